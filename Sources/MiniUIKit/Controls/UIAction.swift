/// An action that carries its own code, so that no target is needed (CT-32).
public final class UIAction: UIMenuElement {
  /// What tells one action from another (CT-32).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// Makes an identifier of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The words on a button that shows the action.
  public override var title: String {
    get { words }
    set { words = newValue }
  }
  /// By what an action added later replaces this one; made up where none was given.
  public var identifier: Identifier {
    given
      ?? Identifier("action " + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())))
  }
  /// The identifier it was made with; nil for none, so that the object itself counts.
  let given: Identifier?
  /// The control that sent the action, while its handler runs.
  public internal(set) var sender: AnyObject?

  let handler: (UIAction) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The words on a button that shows the action.
  ///   - identifier: By what an action added later replaces this one (CT-32).
  ///   - handler: What happens.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    (given, self.handler) = (identifier, handler)
    super.init(title: title)
  }

  /// The name by which the trace calls the action.
  var name: String { given?.rawValue ?? (title.isEmpty ? "handler" : title) }

  /// Whether an action added later takes this one's place.
  func isReplaced(by other: UIAction) -> Bool {
    self === other || (given != nil && given == other.given)
  }
}
