import ExerciseKit
import Grading

let wrong9_5: [WrongAnswer<UIControl>] = [
  WrongAnswer("says yes to all") { heart(.yes) },
  WrongAnswer("says no to all") { heart(.no) },
  WrongAnswer("refuses whatever is not its own") { heart(.foreign) },
  WrongAnswer("does not ask whose tap it is") { heart(.anybodys) },
  WrongAnswer("does not count the fingers") { heart(.anyFingers) },
  WrongAnswer("does not count the taps") { heart(.anyTaps) },
  WrongAnswer("looks at the superview only") { heart(.superviews) },
  WrongAnswer("knows one class only") { heart(.exactClass) },
  WrongAnswer("refuses once") { heart(.once) },
  WrongAnswer("lets double taps through and no others") { heart(.allButDouble) },
  WrongAnswer("refuses swipes as well") { heart(.swipes) },
  WrongAnswer("counts the fingers that are down") { heart(.fingersDown) },
  WrongAnswer("refuses only while it tracks") { heart(.whileTracking) },
  WrongAnswer("sends the event besides") { heart(.sends) },
  WrongAnswer("refuses its own pan") { heart(.ownPan) },
  WrongAnswer("takes the taps of all controls for its own") { heart(.ofControls) },
]

enum HeartDesign {
  case byCases, yes, no, foreign, anybodys, anyFingers, anyTaps, superviews, exactClass, once
  case allButDouble, swipes, fingersDown, askingAButton, byPattern, sends, ownPan
  case ofControls, whileTracking
}

func heart(_ design: HeartDesign) -> UIControl {
  let heart = AnyHeart(frame: .zero)
  heart.design = design
  return heart
}

/// Right as `byCases`, as `byPattern`, and as `askingAButton`, which asks a button that has the same
/// recognizer behind it.
private final class AnyHeart: UIControl {
  var design = HeartDesign.byCases
  private var refusals = 0

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isForeign = recognizer.view !== self
    if design == .askingAButton {
      return !isForeign || UIButton().gestureRecognizerShouldBegin(recognizer)
    }
    if design == .ownPan, !isForeign, recognizer is UIPanGestureRecognizer { return false }
    guard let tap = recognizer as? UITapGestureRecognizer else {
      if design == .swipes, recognizer is UISwipeGestureRecognizer { return !isForeign }
      return design == .no || (design == .foreign && isForeign) ? false : true
    }
    let (isOnce, isAlone) = (tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1)
    switch design {
    case .byPattern:
      let facts = (tap.numberOfTapsRequired, tap.numberOfTouchesRequired, isForeign)
      if case (1, 1, true) = facts { return false }
      return true
    case .sends:
      guard isForeign, isOnce, isAlone else { return true }
      sendActions(for: .touchUpInside)
      return false
    case .byCases, .swipes, .ownPan, .askingAButton: return !isForeign || !isOnce || !isAlone
    case .whileTracking: return !(isTracking && isForeign && isOnce && isAlone)
    case .yes: return true
    case .ofControls: return tap.view is UIControl || !isOnce || !isAlone
    case .no: return false
    case .foreign: return !isForeign
    case .anybodys: return !(isOnce && isAlone)
    case .anyFingers: return !(isForeign && isOnce)
    case .allButDouble: return !(isForeign && tap.numberOfTapsRequired != 2 && isAlone)
    case .fingersDown: return !(isForeign && isOnce && tap.numberOfTouches == 1)
    case .anyTaps: return !(isForeign && isAlone)
    case .superviews: return !(tap.view === superview && isOnce && isAlone)
    case .exactClass:
      return !(type(of: tap) == UITapGestureRecognizer.self && isForeign && isOnce && isAlone)
    case .once:
      guard isForeign, isOnce, isAlone else { return true }
      refusals += 1
      return refusals > 1
    }
  }
}
