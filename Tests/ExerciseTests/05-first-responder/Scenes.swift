import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where a message sends its reader if its rule names no section.
let theRule = Rule5.page

/// What a rule begins with, and the section that explains it.
let steps = Rule5.steps

/// A phone with one window, and a finger.
///
/// It is a stage, so that a message can show what happened on it.
final class Desk {
  let stage: Stage
  var phone: Phone { stage.phone }
  var window: UIWindow { stage.window }
  var root: UIView { stage.root }

  init(_ controller: UIViewController = UIViewController()) {
    stage = Stage(viewController: controller)
  }

  /// What is first responder: one of some things with names.
  func first(of things: [(String, UIResponder)]) -> String {
    guard let responder = window.firstResponder else { return "nothing" }
    return things.first { $0.1 === responder }?.0 ?? "another view"
  }

  func down(_ x: Double, _ y: Double) throws { try stage.finger.down(at: CGPoint(x: x, y: y)) }

  /// Lifts the finger, or has its touch cancelled, and waits.
  func lift(cancelled: Bool = false, then pause: Double = 1) throws {
    try stage.wait(0.08)
    if cancelled { try stage.finger.cancel() } else { try stage.finger.up() }
    try stage.wait(pause)
  }
  func tap(_ x: Double, _ y: Double, cancelled: Bool = false, then pause: Double = 1) throws {
    try down(x, y)
    try lift(cancelled: cancelled, then: pause)
  }
  /// Taps the middle of a view, wherever it lies; false if it lies on no screen.
  @discardableResult
  func tap(_ view: UIView, cancelled: Bool = false, then pause: Double = 1) throws -> Bool {
    guard let place = middle(of: view) else { return false }
    try tap(Double(place.x), Double(place.y), cancelled: cancelled, then: pause)
    return true
  }
  func middle(of view: UIView) -> CGPoint? {
    view.window.map {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: $0)
    }
  }
}

/// Where a bar lies, in words: at which height of the screen, or nowhere.
func place(of bar: UIView?) -> String {
  guard let bar, let window = bar.window, !bar.isHidden else { return "nowhere" }
  return "at \(Int(bar.convert(bar.bounds, to: window).minY))"
}

/// A view that may become first responder and may refuse to resign.
final class Stubborn: UIView {
  var letsGo = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { letsGo }
}
