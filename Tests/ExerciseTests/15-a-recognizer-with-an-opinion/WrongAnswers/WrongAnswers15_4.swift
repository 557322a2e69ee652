import Grading
import MiniUIKit
import PieceKit

let wrong15_4: [WrongAnswer<Pushing>] = [
  WrongAnswer("keeps the plain drag") { pushing(.plain) },
  WrongAnswer("gives the drag high priority") { pushing(.high) },
  WrongAnswer("makes the drag simultaneous") { pushing(.simultaneous) },
  WrongAnswer("keeps the shift in a gesture's state") { pushing(.state) },
  WrongAnswer("lets the drag wait for 30 points") { pushing(.minimum) },
  WrongAnswer("reads the way in the drag") { pushing(.readsTheWay) },
  WrongAnswer("takes the drag away") { pushing(.nothing) },
  WrongAnswer("is the delegate of the drag's recognizer") { pushing(.meddles) },
  WrongAnswer("adds a pan and keeps the drag") { pushing(.keepsTheDrag) },
  WrongAnswer("lets the pan recognize beside others") { pushing(.beside) },
  WrongAnswer("doesn't follow the pan") { pushing(.follows) },
  WrongAnswer("follows from the second move on") { pushing(.second) },
  WrongAnswer("adds up the translations") { pushing(.adding) },
  WrongAnswer("goes back in ended only") { pushing(.endedOnly) },
  WrongAnswer("never goes back") { pushing(.neverBack) },
  WrongAnswer("takes every drag") { pushing(.always) },
  WrongAnswer("takes no drag") { pushing(.never) },
  WrongAnswer("takes both sides") { pushing(.sideways) },
  WrongAnswer("takes whatever goes its way at all") { pushing(.leftAtAll) },
  WrongAnswer("takes the other side") { pushing(.right) },
  WrongAnswer("takes the list's direction") { pushing(.vertical) },
  WrongAnswer("compares with the way down only") { pushing(.signedDown) },
  WrongAnswer("never lets it close") { pushing(.leftOnly) },
  WrongAnswer("lets an open card go on") { pushing(.openBothWays) },
  WrongAnswer("keeps the side it had when it was shown") { pushing(.frozen) },
  WrongAnswer("wants twice as far aside") { pushing(.twice) },
  WrongAnswer("switches list and pager off") { pushing(.switchesOff) },
  WrongAnswer("takes both sides and stays") { pushing(.stays) },
  WrongAnswer("knows no side") { pushing(.noSign) },
  WrongAnswer("takes the speed for the way") { pushing(.speed) },
  WrongAnswer("takes a swipe") { pushing(.swipe) },
  WrongAnswer("wants 20 points") { pushing(.far) },
]

enum PushDesign {
  case translation, angle, ownPan
  case adding, plain, high, simultaneous, state, minimum, readsTheWay, nothing, meddles,
    keepsTheDrag
  case beside, follows, second, endedOnly, neverBack
  case always, never, sideways, leftAtAll, right, vertical, signedDown, far, leftOnly, openBothWays
  case frozen
  case twice, switchesOff, stays, noSign, speed, swipe
}

func pushing(_ design: PushDesign) -> Pushing {
  let card = AnyPush(design)
  return Pushing(
    modified: { card.modified($0) }, isShown: { card.isShown(in: $0) },
    open: { card.isOpen = $0 },
    shift: { card.shift })
}

/// Right as `translation`, as `angle`, and as `ownPan`, whose pan is its own delegate.
private final class AnyPush: UIGestureRecognizerDelegate {
  private let design: PushDesign
  var isOpen = false
  private var wasOpen = false
  @GestureState private var state: CGFloat = 0
  private var own: CGFloat = 0
  var shift: CGFloat { design == .state ? state : own }

  init(_ design: PushDesign) { self.design = design }

  func modified(_ card: Piece) -> Piece {
    let drag = DragGesture(minimumDistance: design == .minimum ? 30 : 10)
      .updating($state) { value, state, _ in state = value.translation.width }
      .onChanged { [unowned self] value in
        let way = value.translation
        if design == .readsTheWay, abs(way.width) <= abs(way.height) { return }
        own = way.width
      }
      .onEnded { [unowned self] _ in own = 0 }
    switch design {
    case .plain, .state, .minimum, .readsTheWay, .meddles, .keepsTheDrag: return card.gesture(drag)
    case .high: return card.highPriorityGesture(drag)
    case .simultaneous: return card.simultaneousGesture(drag)
    default: return card
    }
  }

  func isShown(in host: UIView) {
    wasOpen = isOpen
    var around = design == .switchesOff ? host.superview : nil
    while let view = around {
      (view as? UIScrollView)?.isScrollEnabled = false
      around = view.superview
    }
    switch design {
    case .plain, .high, .simultaneous, .state, .minimum, .readsTheWay, .nothing: break
    case .meddles: host.gestureRecognizers?.first?.delegate = self
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      host.addGestureRecognizer(swipe)
    case .ownPan:
      let pan = OwnPan(target: self, action: AnyPush.didPan)
      pan.card = self
      pan.delegate = pan
      host.addGestureRecognizer(pan)
    default:
      let pan = UIPanGestureRecognizer(target: self, action: AnyPush.didPan)
      pan.delegate = self
      host.addGestureRecognizer(pan)
    }
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: pan.view).x
    switch pan.state {
    case .began where design == .second: own = 0
    case .changed where design == .adding: own += way
    case .began where design == .noSign, .changed where design == .noSign: own = abs(way)
    case .began where design == .speed, .changed where design == .speed:
      own = pan.velocity(in: pan.view).x
    case .began where design == .stays, .changed where design == .stays:
      own = isOpen ? max(0, way) : min(0, way)
    case .began, .changed: if design != .follows { own = way }
    case .ended: if design != .neverBack { own = 0 }
    default: if design != .neverBack, design != .endedOnly { own = 0 }
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { design == .beside }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let way = pan.translation(in: pan.view)
    let ahead = (design == .frozen ? wasOpen : isOpen) ? way.x : -way.x
    switch design {
    case .angle: return ahead > 0 && way.x * way.x > way.y * way.y
    case .always: return true
    case .never: return false
    case .twice: return ahead > 2 * abs(way.y)
    case .sideways, .stays: return abs(way.x) > abs(way.y)
    case .leftAtAll: return ahead > 0
    case .right: return -ahead > abs(way.y)
    case .vertical: return abs(way.y) > abs(way.x)
    case .signedDown: return ahead > way.y
    case .far: return ahead >= 20 && ahead > abs(way.y)
    case .leftOnly: return -way.x > abs(way.y)
    case .openBothWays: return (isOpen ? abs(way.x) : -way.x) > abs(way.y)
    default: return ahead > abs(way.y)
    }
  }
}

private final class OwnPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  var card: AnyPush?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = velocity(in: view)
    return (card?.isOpen == true ? way.x : -way.x) > abs(way.y)
  }
}
