// The targets of a recognizer. Where UIKit takes `#selector(Screen.didTap)`, these take the method
// itself, `Screen.didTap`, as controls do.

extension UIGestureRecognizer {
  /// A target, and what it does when it is told.
  ///
  /// An object, as going through a list of them then copies no weak reference; the reference is a
  /// variable, as reading a constant would copy it.
  final class Registration {
    private var weakTarget: Weak<AnyObject>
    let action: Action

    /// The target, as long as it lives.
    var target: AnyObject? { weakTarget.object }

    init(_ target: AnyObject, _ action: Action) {
      (weakTarget, self.action) = (Weak(target), action)
    }
  }

  /// Makes a recognizer that calls a method of a target.
  ///
  /// - Parameters:
  ///   - target: Not kept alive (GR-32).
  ///   - action: The method, unapplied.
  ///   - name: The trace's word for the action; the default is the line of the call.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void, name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init()
    addTarget(target, action: action, name: name, file: file, line: line)
  }

  /// Makes a recognizer that calls a method of a target with the recognizer.
  ///
  /// - Parameters:
  ///   - target: Not kept alive (GR-32).
  ///   - action: The method, unapplied.
  ///   - name: The trace's word for the action; the default is the line of the call.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void, name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init()
    addTarget(target, action: action, name: name, file: file, line: line)
  }

  /// Calls a method of a target, too, with every action (GR-32).
  ///
  /// The same target and action are registered once.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    register(target, Action(name ?? placeOfCall(file, line), action))
  }

  /// Calls a method of a target, too, with every action and with the recognizer (GR-32).
  ///
  /// The same target and action are registered once.
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    register(target, Action(name ?? placeOfCall(file, line), action))
  }

  private final func register(_ target: AnyObject, _ action: Action) {
    let isKnown = registrations.contains {
      $0.target === target && $0.action.name == action.name
    }
    if !isKnown { registrations.append(Registration(target, action)) }
  }

  /// What `removeTarget(_:action:)` does.
  final func unregister(_ target: AnyObject?, _ action: String?) {
    registrations.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action.name == action)
    }
  }

  // listing: sendActions
  /// Tells the targets of a state, in the order added (GR-32); `state` is the one they are told of
  /// (GR-34).
  ///
  /// Possible and failed are told to no target (GR-30). A target that is gone is left out.
  final func sendActions(reporting state: State) {
    guard state != .possible, state != .failed else { return }
    let outer = progress.reported
    progress.reported = state
    didReport(state)
    for registration in registrations {
      guard let target = registration.target else { continue }
      tracer?.report(.action(target, registration.action))
      _ = registration.action.perform(target, self, nil)
    }
    progress.reported = outer
  }
  // end
}
