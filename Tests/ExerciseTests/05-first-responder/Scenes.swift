import MiniUIKit

/// Where the mechanism of this chapter stands.
let theRule = "Chapters/05-first-responder, The rule"

/// The sections of The rule: what a message's rule begins with, the reader finds there.
let steps = [
  "The first responder", "Becoming first responder", "Giving it up", "Input views", "Delivery",
]

/// A phone with one window, and a finger.
final class Desk {
  let phone = Phone()
  let window: UIWindow
  let controller: UIViewController
  let root: UIView

  init(_ controller: UIViewController = UIViewController()) {
    window = UIWindow(windowScene: phone.application.windowScene)
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    root = controller.view
  }

  /// What is first responder: one of some things with names.
  func first(of things: [(String, UIResponder)]) -> String {
    guard let responder = window.firstResponder else { return "nobody" }
    return things.first { $0.1 === responder }?.0 ?? "another view"
  }

  func down(_ x: Double, _ y: Double) throws {
    try phone.digitizer.report([.init(finger: 1, .down, at: CGPoint(x: x, y: y))])
  }
  func lift(_ x: Double, _ y: Double, cancelled: Bool = false) throws {
    try phone.clock.advance(by: 0.08)
    let point = CGPoint(x: x, y: y)
    try phone.digitizer.report([.init(finger: 1, cancelled ? .cancelled : .up, at: point)])
    try phone.clock.advance(by: 1)
  }
  func tap(_ x: Double, _ y: Double) throws {
    try down(x, y)
    try lift(x, y)
  }
}

/// A view that may become first responder and may refuse to resign.
final class Stubborn: UIView {
  var letsGo = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { letsGo }
}
