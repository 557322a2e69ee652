/// Recognizes a pointer above a view; no finger hovers (GR-102).
///
/// It begins as the pointer comes in, changes while it moves there, and ends as it leaves (GR-122).
///
/// [model] It competes with no other recognizer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// While the pointer is above the view, the recognizer takes no touch.
  override var isUnderPointer: Bool { progress.isUnderWay }

  /// A finger is no pointer, nor is a button that is pressed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    assign(.failed, because: "no pointer")
  }

  /// Reports a state to the targets.
  final func tell(_ state: State, _ place: CGPoint, _ gestures: GestureEnvironment) {
    guard !progress.isOver, state == .began || progress.isUnderWay else { return }
    environment = gestures
    progress.decided = state
    attempt.center = place
    gestures.tracer.report(.gesture(self, state, because: nil))
    sendActions(reporting: state)
    // The action may have switched it off.
    let isGivenUp = progress.requested.last == .cancelled
    progress.requested = .none
    environment = nil
    if isGivenUp, progress.isUnderWay { return tell(.cancelled, place, gestures) }
    guard progress.isOver else { return }
    gestures.tracer.report(.gesture(self, .possible, because: nil))
    startOver(tracer: gestures.tracer)
  }

  override var nameOfKind: String { "hover" }
}
