// Which targets and actions a control has, and for which events.

extension UIControl {
  /// One registration: a target, its action, and for which events.
  struct Registration {
    /// The target and its action.
    enum Receiver {
      /// An object that may go away; the responder chain is searched then (CT-31, CT-35).
      case target(Weak<AnyObject>, Action)
      /// No particular target: the responder chain is searched (RC-22).
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
  /// Visits each registration for one of some events once, in the order in which they were made
  /// (CT-30).
  ///
  /// For a target that is gone the chain is searched, as if none had been named (CT-31, CT-35). What
  /// an action adds or removes counts from the next time on (CT-34).
  final func sendActions(for events: Event, _ event: UIEvent?) {
    for (each, _) in events.single { tracer?.report(.control(self, each)) }
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.receiver {
      case .target(let target, let action):
        sendAction(action, to: target.object, for: event)  // nil if it is gone (CT-35)
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

  /// Takes targets back (CT-37); nil stands for every target, or for every action of the target.
  final func withdraw(_ target: AnyObject?, _ action: String?, _ events: Event) {
    withdraw(events) { registration in
      guard let name = registration.action?.name else { return false }
      return (target == nil || registration.isFor(target)) && (action == nil || action == name)
    }
  }

  /// Registers an action with code (CT-32); one with the same identifier is replaced.
  final func register(_ action: UIAction, _ events: Event) {
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

  /// Takes an action with code back (CT-32).
  final func withdraw(_ action: UIAction, _ events: Event) {
    withdraw(events) {
      guard case .handler(let own) = $0.receiver else { return false }
      return own.isReplaced(by: action)
    }
  }

  /// Takes the action with an identifier back (CT-32).
  final func withdraw(_ identifier: UIAction.Identifier, _ events: Event) {
    withdraw(events) {
      guard case .handler(let own) = $0.receiver else { return false }
      return own.given == identifier
    }
  }

  private final func withdraw(_ events: Event, where isMeant: (Registration) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  // MARK: - What is registered

  /// Every target once, in the order of registration (CT-36).
  final var registeredTargets: [AnyObject?] {
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

  /// The names of a target's actions for one of some events, in the order of registration (CT-36).
  final func names(for target: AnyObject?, _ events: Event) -> [String]? {
    let names = registrations.filter { $0.isFor(target) && !$0.events.isDisjoint(with: events) }
      .compactMap { $0.action?.name }
    return names.isEmpty ? nil : names
  }
}
