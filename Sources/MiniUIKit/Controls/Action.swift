/// What a control asks its target to do.
///
/// UIKit names a method by a selector, which needs the Objective-C runtime; here the method itself
/// is kept. Its name is known only if it is given with `addTarget`.
public struct Action {
  /// The name by which the trace calls the action.
  public let name: String
  /// Calls the method on a target; false if the target has no such method.
  let perform: (AnyObject, UIControl, UIEvent?) -> Bool

  /// Makes an action of its name and what it does; false from `perform` means "not mine".
  init(name: String, perform: @escaping (AnyObject, UIControl, UIEvent?) -> Bool) {
    (self.name, self.perform) = (name, perform)
  }
}
