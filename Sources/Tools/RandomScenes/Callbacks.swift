import MiniUIKit

/// What a scene does when the engine calls one of its objects.
final class Callbacks {
  /// A view, by its number, hears of some touches.
  var onTouches: (Int, UITouch.Phase, Set<UITouch>) -> Void = { _, _, _ in }
  /// Something is called, and an app may do anything.
  var onMoment: (Moment, AnyObject) -> Void = { _, _ in }

  /// Asks something on behalf of a law, so that no callback follows.
  func quietly<Result>(_ question: () -> Result) -> Result {
    let outer = onMoment
    onMoment = { _, _ in }
    defer { onMoment = outer }
    return question()
  }

  /// Listens no more, when the scene goes away.
  func silence() { (onTouches, onMoment) = ({ _, _, _ in }, { _, _ in }) }
}

/// Reports what one object of a scene hears, under the object's number.
struct Reporter {
  let number: Int
  let callbacks: Callbacks

  func touches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, of view: UIView) {
    callbacks.onTouches(number, phase, touches)
    if let moment = Moment(view: phase) { callbacks.onMoment(moment, view) }
  }

  func moment(_ moment: Moment, _ object: AnyObject) { callbacks.onMoment(moment, object) }
}
