import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_6: [WrongAnswer<Diagnosed<Composers>>] = [
  suspect("takes the tap for the cause", .whoTookIt, "tap", line: "A", .unchanged),
  suspect("takes the delay for the cause", .whoHeard, "send", line: "B", .unchanged),
  suspect("takes the event for the cause", .whoWasTold, "send", line: "C", .strict),
  suspect("takes the larger area for the cause", .whoWasHit, "send", line: "D", .small),
  WrongAnswer("sends only where send is drawn") { right14_6(.strict) },
  WrongAnswer("sends by a tap recognizer") { right14_6(.tapOnIcon) },
  WrongAnswer("takes the larger area away") { right14_6(.small) },
  WrongAnswer("sends wherever the finger is lifted") { right14_6(.alsoOutside) },
  WrongAnswer("sends when the finger comes down") { right14_6(.touchDown) },
  WrongAnswer("is finished with a finger that has left") { right14_6(.noWayBack) },
]

private func suspect(
  _ name: String, _ question: Cause.Question, _ object: String, line: String,
  _ design: TrialComposer.Design
) -> WrongAnswer<Diagnosed<Composers>> {
  WrongAnswer(name) { composer14_6([Cause(question, object: object, line: line)], design) }
}

/// The right diagnosis with a screen of any design.
func right14_6(_ design: TrialComposer.Design) -> Diagnosed<Composers> {
  composer14_6([], design)
}

private func composer14_6(
  _ causes: [Cause], _ design: TrialComposer.Design
) -> Diagnosed<Composers> {
  Diagnosed(causes) {
    let screen = TrialComposer(design)
    return Composer(screen: screen, log: { screen.log })
  }
}

/// The screen with one of several changes.
final class TrialComposer: UIView {
  enum Design {
    case unchanged, strict, tapOnIcon, small, alsoOutside, touchDown, noWayBack
    case largeBounds, ownHitTest, closures
  }

  private(set) var log: [String] = []
  private let text = UITextField(frame: CGRect(x: 20, y: 100, width: 335, height: 44))

  init(_ design: Design) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let tap = UITapGestureRecognizer(target: self, action: TrialComposer.didTap)
    (tap.cancelsTouchesInView, tap.delaysTouchesEnded) = (false, false)
    addGestureRecognizer(tap)
    let send = TrialSend(design)
    let discard = UIButton(frame: CGRect(x: 20, y: 160, width: 80, height: 44))
    switch design {
    case .tapOnIcon:
      send.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: TrialComposer.didSend))
    case .alsoOutside:
      send.addTarget(
        self, action: TrialComposer.didSend, for: [.touchUpInside, .touchUpOutside])
    case .touchDown: send.addTarget(self, action: TrialComposer.didSend, for: .touchDown)
    case .closures:
      send.addAction(
        UIAction { [unowned self] _ in didSend() }, for: .touchUpInside)
    default: send.addTarget(self, action: TrialComposer.didSend, for: .touchUpInside)
    }
    discard.addTarget(self, action: TrialComposer.didDiscard, for: .touchUpInside)
    for view in [text, send, discard] { addSubview(view) }
  }

  func didTap() {
    text.resignFirstResponder()
    log.append("end typing")
  }
  func didSend() { log.append("send") }
  func didDiscard() { log.append("discard") }
}

final class TrialSend: UIButton {
  private let design: TrialComposer.Design

  init(_ design: TrialComposer.Design) {
    self.design = design
    let isLarge = design == .largeBounds
    super.init(
      frame: isLarge
        ? CGRect(x: 321, y: 160, width: 44, height: 44)
        : CGRect(x: 331, y: 170, width: 24, height: 24))
  }

  private func area(_ point: CGPoint) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch design {
    case .largeBounds, .ownHitTest, .small: super.point(inside: point, with: event)
    default: area(point)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if design == .ownHitTest, isUserInteractionEnabled, !isHidden, alpha >= 0.01, area(point) {
      return self
    }
    return super.hitTest(point, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    switch design {
    case .strict: bounds.contains(touch.location(in: self))
    case .noWayBack: touch.location(in: self).y < 120
    default: super.continueTracking(touch, with: event)
    }
  }
}
