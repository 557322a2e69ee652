import MiniUIKit

/// Counts objects from the moment they are first seen until they are freed.
final class Census {
  private var seen: [ObjectIdentifier: Weak<AnyObject>] = [:]
  /// How many objects have been seen.
  private(set) var made = 0

  /// Takes an object in; the same one once.
  func watch(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    // Where an object was freed, another one may lie.
    if seen[id]?.object != nil { return }
    seen[id] = Weak(object)
    made += 1
  }

  /// The classes of the objects that are alive.
  var alive: [String] {
    seen.values.compactMap { $0.object }.map { "\(type(of: $0))" }.sorted()
  }
}
