public import MiniUIKit

/// One step of a script for fingers: what an exercise that tells two things apart is answered with.
public enum TouchStep: Sendable, Equatable {
  /// A finger comes down, at a point of the screen.
  case down(_ finger: Int = 1, x: Double, y: Double)
  /// A finger moves to a point of the screen.
  case move(_ finger: Int = 1, x: Double, y: Double)
  /// A finger is lifted where it is.
  case up(_ finger: Int = 1)
  /// The system takes a finger's touch away from the app.
  case cancel(_ finger: Int = 1)
  /// Virtual seconds pass.
  case wait(Double)
}

extension Phone {
  /// Plays a script; every step but a wait is a report of the glass of its own.
  ///
  /// - Parameter steps: The script.
  /// - Throws: `ScriptError` at the first step that no finger can do.
  public func play(_ steps: [TouchStep]) throws(ScriptError) {
    for step in steps {
      switch step {
      case .down(let finger, let x, let y): try report(finger, .down, CGPoint(x: x, y: y))
      case .move(let finger, let x, let y): try report(finger, .moved, CGPoint(x: x, y: y))
      case .up(let finger): try report(finger, .up, nil)
      case .cancel(let finger): try report(finger, .cancelled, nil)
      case .wait(let duration): try clock.advance(by: duration)
      }
    }
  }

  private func report(
    _ finger: Int, _ change: HIDEvent.Contact.Change, _ point: CGPoint?
  ) throws(ScriptError) {
    let place = digitizer.fingers.first { $0.finger == finger }?.location
    try digitizer.report([.init(finger: finger, change, at: point ?? place ?? .zero)])
  }
}
