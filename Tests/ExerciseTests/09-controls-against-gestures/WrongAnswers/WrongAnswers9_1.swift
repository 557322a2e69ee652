import ExerciseKit
import Grading

let wrong9_1: [WrongAnswer<Like>] = [
  WrongAnswer("leaves the recognizer cancelling") { like(.cancelling) },
  WrongAnswer("switches the recognizer off") { like(.off) },
  WrongAnswer("refuses its own recognizer") { like(.refusing) },
  WrongAnswer("does not delay the end") { like(.undelayed) },
  WrongAnswer("sends the event by hand") { like(.byHand) },
  WrongAnswer("counts the event and not the tap") { like(.byEvent) },
  WrongAnswer("moves the recognizer to the superview") { like(.onSuperview) },
  WrongAnswer("counts the tap and the event") { like(.twice) },
  WrongAnswer("takes a cancel for an end") { like(.endsCancelled) },
  WrongAnswer("counts the end of the touch") { like(.countsEnd) },
  WrongAnswer("counts as far as the worked touch") { like(.upToThree) },
]

enum LikeDesign {
  case gentle, cancelling, off, refusing, undelayed, byHand, byEvent, onSuperview, twice
  case later, endsCancelled, countsEnd, upToThree
}

func like(_ design: LikeDesign) -> Like {
  let button = AnyLike(frame: .zero)
  button.design = design
  return Like(button: button, taps: { button.taps }, build: { button.build() })
}

/// Right: a recognizer of a class of its own, which never cancels.
private final class GentleTap: UITapGestureRecognizer {
  override var cancelsTouchesInView: Bool {
    get { false }
    set {}
  }
}

/// Right as `gentle`, and as `later`, which tells the recognizer when it is on the button already.
private final class AnyLike: UIButton {
  var design = LikeDesign.gentle
  private(set) var taps = 0

  func build() {
    if design == .byEvent {
      return addTarget(self, action: AnyLike.count, for: .touchUpInside, name: "count")
    }
    let tap = design == .gentle ? GentleTap() : UITapGestureRecognizer()
    tap.addTarget(self, action: AnyLike.count, name: "count")
    if design == .off { tap.isEnabled = false }
    if design == .undelayed { tap.delaysTouchesEnded = false }
    if design == .twice {
      tap.cancelsTouchesInView = false
      addTarget(self, action: AnyLike.count, for: .touchUpInside, name: "count")
    }
    if design == .onSuperview { tap.cancelsTouchesInView = false }
    (design == .onSuperview ? superview ?? self : self).addGestureRecognizer(tap)
    if design == .later || design == .upToThree { tap.cancelsTouchesInView = false }
    if design == .countsEnd { removeGestureRecognizer(tap) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if design == .countsEnd { count() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if design == .endsCancelled {
      super.touchesEnded(touches, with: event)
    } else {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    design != .refusing && super.gestureRecognizerShouldBegin(recognizer)
  }

  private func count() {
    if design == .upToThree, taps == 3 { return }
    taps += 1
    if design == .byHand { sendActions(for: .touchUpInside) }
  }
}
