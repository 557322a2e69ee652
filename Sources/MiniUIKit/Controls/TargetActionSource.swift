/// What can have targets.
///
/// A protocol, so that an action's sender has the class of the control.
public protocol TargetActionSource: UIControl {}

extension UIControl: TargetActionSource {}

// Where UIKit takes `#selector(Screen.didTap)`, these take the method itself: `Screen.didTap`.
// The name is the trace's word for the action; the default is the line of the call.
extension TargetActionSource {
  /// Calls a method of a target whenever one of some events happens.
  ///
  /// The target is not kept alive (CT-31). Without a target, the method is called on the first
  /// responder that has it (RC-22).
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for events: UIControl.Event,
    name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    register(target, Action(name ?? placeOfCall(file, line), action), events)
  }

  /// Calls a method of a target, with the control, whenever one of some events happens (RC-25).
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> (Self) -> Void, for events: UIControl.Event,
    name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    register(target, Action(name ?? placeOfCall(file, line), action), events)
  }

  /// Calls a method of a target, with the control and the event, whenever one of some events
  /// happens (RC-25).
  ///
  /// There is no event where a program calls `sendActions(for:)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> (Self, UIEvent?) -> Void,
    for events: UIControl.Event, name: String? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    register(target, Action(name ?? placeOfCall(file, line), action), events)
  }
}

/// The place of a call as a name for an action that has none.
func placeOfCall(_ file: StaticString, _ line: UInt) -> String {
  file.description + ":" + String(line)
}
