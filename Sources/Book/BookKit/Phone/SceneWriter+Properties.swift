import MiniUIKit
import Stage

// What the experiment's own classes store.

extension SceneWriter {
  /// What an object stores under a name.
  static func property(_ name: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let each = mirror {
      if let child = each.children.first(where: { $0.label == name }) { return child.value }
      mirror = each.superclassMirror
    }
    return nil
  }

  func ownFacts(of object: AnyObject) throws(Problem) {
    guard described.insert(id(object)).inserted, !selfMade.contains(id(object)) else { return }
    let (kinds, word) = (Kinds(of: object), try word(of: object))
    var mirror: Mirror? = Mirror(reflecting: object)
    for own in kinds.allOwn {
      guard let each = mirror else { break }
      let given = Set((source.initializer(of: own) ?? []).filter { !$0.hasDefault }.map { $0.name })
      for child in each.children {
        guard let label = child.label, !given.contains(label),
          let initial = source.initialValue(of: label, in: own)
        else { continue }
        let value = Self.unwrapped(child.value)
        if let other = value as? UIGestureRecognizer, isBuilt(other, by: object) { continue }
        // What only the object itself can set is its own doing.
        if source.isPrivate(label, in: own) { continue }
        if let text = try literal(child.value) {
          if text != initial { add("\(word).\(label)", "\(word).\(label) = \(text)") }
        } else if initial.isEmpty {
          throw Problem("\(own).\(label) cannot be read off its object")
        }
      }
      mirror = each.superclassMirror
    }
  }

  /// Whether a recognizer was made by an object's own initializer, which will make it again.
  func isBuilt(_ recognizer: UIGestureRecognizer, by object: AnyObject) -> Bool {
    recognizer.registeredActions.contains { $0.target === object }
      && Kinds(of: object).allOwn.contains { source.addsRecognizers($0) }
  }

  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { $0.value }
  }

  /// A value as Swift; nil if there is no way to write it.
  func literal(_ value: Any) throws(Problem) -> String? {
    guard let value = Self.unwrapped(value) else { return "nil" }
    switch value {
    case let flag as Bool: return flag ? "true" : "false"
    case let number as Int: return String(number)
    case let number as Double: return code(number)
    case let number as CGFloat: return code(Double(number))
    case let text as String: return code(text)
    case let point as CGPoint: return code(point)
    case let size as CGSize: return code(size)
    case let rectangle as CGRect: return code(rectangle)
    case let color as UIColor: return code(color)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let object = value as AnyObject
      let word = try word(of: object)
      if let view = object as? UIView { try describe(view, in: nil) }
      if !(object is UIResponder || object is UIGestureRecognizer) { try ownFacts(of: object) }
      return word
    case .enum where mirror.children.isEmpty: return ".\(value)"
    case .collection where mirror.children.isEmpty: return "[]"
    default: return nil
    }
  }
}
