/// A part of a menu: an action, or a menu in a menu.
open class UIMenuElement {
  /// The words by which it is shown; those of an action can be changed.
  final var words: String

  /// The words by which it is shown.
  open var title: String { words }

  init(title: String) { words = title }
}

/// A list of actions; here it is never drawn (CT-51).
public final class UIMenu: UIMenuElement {
  /// What the menu contains.
  public let children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The words above it.
  ///   - children: What it contains.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}
