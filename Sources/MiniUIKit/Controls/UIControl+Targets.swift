// Which targets and actions a control has, and for which events.

extension UIControl {
  /// One registration: whom to tell what, for which events.
  struct Registration {
    /// What is told to whom.
    enum Receiver {
      /// An object that may go away; the action is then left out (CT-31, DEC-15).
      case target(Weak<AnyObject>, Action)
      /// Nobody in particular: the responder chain is searched (RC-22).
      case chain(Action)
      /// Code that needs no target (CT-32).
      case handler(UIAction)
    }

    var receiver: Receiver
    var events: Event

    /// The action, if it is not a handler.
    var action: Action? {
      switch receiver {
      case .target(_, let action), .chain(let action): action
      case .handler: nil
      }
    }

    /// Whether it is for a target; for nil, whether it searches the chain.
    func isFor(_ target: AnyObject?) -> Bool {
      switch receiver {
      case .target(let own, _): target != nil && own.object === target
      case .chain: target == nil
      case .handler: false
      }
    }
  }

  // listing: sendActions
  /// Sends the actions of every registration for one of some events (CT-30).
  ///
  /// Each registration is visited once, in the order in which they were made. A target that is
  /// gone is left out (CT-31, DEC-15). What an action adds or removes counts from the next time on
  /// (CT-34).
  public final func sendActions(for events: Event) { sendActions(for: events, nil) }

  final func sendActions(for events: Event, _ event: UIEvent?) {
    for (each, _) in events.single { tracer?.report(.control(self, each)) }
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.receiver {
      case .target(let target, let action):
        guard let target = target.object else { continue }  // gone, and nobody says so
        sendAction(action, to: target, for: event)
      case .chain(let action): sendAction(action, to: nil, for: event)
      case .handler(let action): sendAction(action)
      }
    }
  }
  // end

  /// Registers a target, or the chain; the same target and action again only adds events (CT-33).
  final func register(_ target: AnyObject?, _ action: Action, _ events: Event) {
    let same = registrations.firstIndex { $0.isFor(target) && $0.action?.name == action.name }
    if let same {
      registrations[same].events.formUnion(events)
    } else {
      let receiver =
        target.map { Registration.Receiver.target(Weak($0), action) } ?? .chain(action)
      registrations.append(Registration(receiver: receiver, events: events))
    }
  }

  /// Takes targets back (CT-37).
  ///
  /// A registration keeps the events that are not taken back.
  ///
  /// - Parameters:
  ///   - target: The target; nil stands for every target.
  ///   - action: The action's name; nil stands for every action of the target.
  ///   - events: The events for which it is not called any more.
  public final func removeTarget(_ target: AnyObject?, action: String?, for events: Event) {
    withdraw(events) { registration in
      guard let name = registration.action?.name else { return false }
      return (target == nil || registration.isFor(target)) && (action == nil || action == name)
    }
  }

  /// Runs an action's code whenever one of some events happens (CT-32).
  ///
  /// An action with the same identifier is replaced for all its events.
  public final func addAction(_ action: UIAction, for events: Event) {
    let same = registrations.firstIndex {
      guard case .handler(let old) = $0.receiver else { return false }
      return old.isReplaced(by: action)
    }
    if let same {
      registrations[same].receiver = .handler(action)
      registrations[same].events.formUnion(events)
    } else {
      registrations.append(Registration(receiver: .handler(action), events: events))
    }
  }

  /// Takes an action back for some events (CT-32).
  public final func removeAction(_ action: UIAction, for events: Event) {
    withdraw(events) {
      guard case .handler(let own) = $0.receiver else { return false }
      return own.isReplaced(by: action)
    }
  }

  /// Takes the action with an identifier back for some events (CT-32).
  public final func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    withdraw(events) {
      guard case .handler(let own) = $0.receiver else { return false }
      return own.identifier == identifier
    }
  }

  private final func withdraw(_ events: Event, where isMeant: (Registration) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  // MARK: - Who is registered

  /// Every target once, in the order of registration; nil stands for "search the chain" (CT-36).
  ///
  /// UIKit has a set with `NSNull` in nil's place.
  public final var allTargets: [AnyObject?] {
    var targets: [AnyObject?] = []
    for registration in registrations {
      switch registration.receiver {
      case .target(let target, _):
        guard let target = target.object, !targets.contains(where: { $0 === target }) else {
          continue
        }
        targets.append(target)
      case .chain:
        if !targets.contains(where: { $0 == nil }) { targets.append(nil) }
      case .handler: break
      }
    }
    return targets
  }

  /// All events for which anything is registered.
  public final var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of a target's actions for one of some events, in the order of registration; nil if
  /// there are none (CT-36).
  ///
  /// - Parameters:
  ///   - target: The target; nil asks for actions that search the chain.
  ///   - events: The events.
  /// - Returns: The names as far as they were given; else the places of the calls.
  public final func actions(
    forTarget target: AnyObject?, forControlEvent events: Event
  ) -> [String]? {
    let names = registrations.filter { $0.isFor(target) && !$0.events.isDisjoint(with: events) }
      .compactMap { $0.action?.name }
    return names.isEmpty ? nil : names
  }
}
