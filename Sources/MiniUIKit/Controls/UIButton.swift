/// A control that is tapped.
open class UIButton: UIControl {
  /// What a button looks like; nothing of it is drawn here.
  public enum ButtonType: Int, Sendable {
    /// As its owner makes it.
    case custom = 0
    /// As the system's buttons look.
    case system = 1
  }

  /// What the button looks like.
  open var buttonType: ButtonType { kind }
  private final var kind = ButtonType.custom

  /// The menu that comes up; with `showsMenuAsPrimaryAction` by a touch (CT-51).
  open var menu: UIMenu?

  /// Makes a button of no size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  /// Makes a button of no size whose primary action runs some code.
  ///
  /// - Parameters:
  ///   - buttonType: What it looks like.
  ///   - primaryAction: What runs for `primaryActionTriggered`; nil for nothing.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    kind = buttonType
  }

  /// Keeps a foreign one-finger tap from beginning (CT-40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isForeignTap(gestureRecognizer)
  }

  override var hasPrimaryAction: Bool { !opensMenu }
  override var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  override var nameOfKind: String { "button" }
}
