/// What a control asks its target to do: the part that `Selector` plays in UIKit.
///
/// UIKit names a method by a selector, which needs the Objective-C runtime; here the method itself
/// is kept, unapplied: `Screen.didTap`. Its name is known only if it is given.
///
/// The method has no arguments, the sender, or the sender and the event (RC-25). A method that asks
/// for a sender of a class that the sender is not of is not called.
public struct Action {
  /// The name by which the trace, and an override of `canPerformAction`, calls the action.
  public let name: String
  /// Whether an object is of the class the method belongs to.
  let isMethod: (AnyObject) -> Bool
  /// Calls the method on a target; false if the target or the sender is none of the method's.
  let perform: (AnyObject, AnyObject?, UIEvent?) -> Bool
  /// Where a search for a target reports what it asks; set while an app searches.
  var tracer: Tracer?

  /// An action without arguments (RC-25).
  ///
  /// - Parameters:
  ///   - name: The name by which trace and overrides call it.
  ///   - method: The method, unapplied, as in `Screen.didTap`.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> () -> Void
  ) {
    self.init(name: name, of: Target.self) { target, _, _ in
      method(target)()
      return true
    }
  }

  /// An action with the sender (RC-25).
  ///
  /// - Parameters:
  ///   - name: The name by which trace and overrides call it.
  ///   - method: The method, unapplied, as in `Screen.didTap`.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(name: name, of: Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// An action with the sender and the event (RC-25).
  ///
  /// - Parameters:
  ///   - name: The name by which trace and overrides call it.
  ///   - method: The method, unapplied, as in `Screen.didTap`.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    self.init(name: name, of: Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  private init<Target: AnyObject>(
    name: String, of kind: Target.Type,
    perform: @escaping (Target, AnyObject?, UIEvent?) -> Bool
  ) {
    self.name = name
    isMethod = { $0 is Target }
    self.perform = { target, sender, event in
      // The cast is checked here, so that the next one need not count a reference.
      guard target is Target else { return false }
      return perform(unsafeDowncast(target, to: Target.self), sender, event)
    }
  }
}
