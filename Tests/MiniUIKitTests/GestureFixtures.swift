import MiniUIKit

/// A view C in a view A, recognizers on them that note their actions, and the lines about gestures
/// and touches.
///
/// `tap(C) began` means that the recognizer heard it, `tap(C) = ended` that this is its state now.
final class GestureScene {
  let world = World()
  let a: UIView
  let c: UIView
  private var listeners: [Listener] = []

  /// Somebody whose method a recognizer calls.
  final class Listener {
    var calls: [UIGestureRecognizer.State] = []
    var on: (UIGestureRecognizer) -> Void = { _ in }
    func act(_ recognizer: UIGestureRecognizer) {
      calls.append(recognizer.state)
      on(recognizer)
    }
  }

  init() {
    a = world.add("A", CGRect(x: 20, y: 20, width: 200, height: 200))
    c = world.add("C", CGRect(x: 20, y: 20, width: 100, height: 100), to: a)
  }

  /// Puts a recognizer on a view, with an action of a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, _ action: String,
    _ on: @escaping (UIGestureRecognizer) -> Void = { _ in }
  ) -> Recognizer {
    let listener = Listener()
    listener.on = on
    listeners.append(listener)
    recognizer.addTarget(listener, action: Listener.act, name: action)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func tap(
    on view: UIView, _ action: String, taps: Int = 1,
    _ on: @escaping (UIGestureRecognizer) -> Void = { _ in }
  ) -> UITapGestureRecognizer {
    let tap = add(UITapGestureRecognizer(), to: view, action, on)
    tap.numberOfTapsRequired = taps
    return tap
  }

  /// What happened, without what a chain's end hears.
  var lines: [String] {
    let silent = ["viewController", "window", "scene", "application"]
    return world.events.compactMap { kind, who, what in
      switch kind {
      case "gestureTouch": "\(who) \(what)"
      case "gesture": "\(who) = \(what)"
      case "touch": silent.contains(who) ? nil : "\(what) \(who)"
      case "action": "action \(what)"
      case "control", "delay", "wait": "\(who) \(what)"
      default: nil
      }
    }
  }

  func lines(after line: String) -> [String] {
    let all = lines
    guard let place = all.lastIndex(of: line) else { return [] }
    return Array(all[(place + 1)...])
  }
}
