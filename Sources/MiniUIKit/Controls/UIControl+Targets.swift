extension UIControl {
  /// One target with one action and the events it is sent for.
  struct Registration {
    let target: Weak<AnyObject>
    let action: Action
    var events: Event
  }

  /// Sends the actions of every target that is registered for one of some events (CT-30).
  ///
  /// Each registration is visited once, in the order in which they were made. A target that is
  /// gone is left out (CT-31, DEC-15). Targets that an action adds or removes count from the next
  /// time on (CT-34).
  public final func sendActions(for events: Event) { sendActions(for: events, nil) }

  final func sendActions(for events: Event, _ event: UIEvent?) {
    for (each, _) in events.single { tracer?.report(.control(self, each)) }
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      guard let target = registration.target.object else { continue }
      sendAction(registration.action, to: target, for: event)
    }
  }

  /// Hands an action to the application, which performs it (CT-30).
  public final func sendAction(_ action: Action, to target: AnyObject, for event: UIEvent?) {
    guard let application = window?.scene?.application else {
      _ = action.perform(target, self, event)
      return
    }
    tracer?.report(.send(self, action, target: target))
    tracer?.report(.send(application, action, target: target))
    application.sendAction(action, to: target, from: self, for: event)
  }

  /// Registers a target; the same target and action again only adds events (CT-33).
  final func register(_ target: AnyObject, _ action: Action, _ events: Event) {
    let same = registrations.firstIndex {
      $0.target.object === target && $0.action.name == action.name
    }
    if let same {
      registrations[same].events.formUnion(events)
    } else {
      registrations.append(Registration(target: Weak(target), action: action, events: events))
    }
  }
}

/// What can have targets.
///
/// A protocol, so that an action's sender has the class of the control.
public protocol TargetActionSource: UIControl {}

extension UIControl: TargetActionSource {}

extension TargetActionSource {
  /// Calls a method of a target whenever one of some events happens.
  ///
  /// Where UIKit takes `#selector(Screen.didTap)`, this takes the method itself: `Screen.didTap`.
  ///
  /// The target is not kept alive (CT-31). The method has no arguments or one, the control (RC-25).
  /// The name is the trace's word for the action; the default is the line of this call.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: UIControl.Event,
    name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    let action = Action(name: name ?? place(file, line)) { target, _, _ in
      guard let target = target as? Target else { return false }
      action(target)()
      return true
    }
    register(target, action, events)
  }

  /// Calls a method of a target, with the control, whenever one of some events happens.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Self) -> Void, for events: UIControl.Event,
    name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    let action = Action(name: name ?? place(file, line)) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Self else { return false }
      action(target)(sender)
      return true
    }
    register(target, action, events)
  }
}

/// The place of a call as a name for an action that has none.
private func place(_ file: StaticString, _ line: UInt) -> String {
  file.description + ":" + String(line)
}
