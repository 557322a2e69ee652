/// A control that is tapped.
open class UIButton: UIControl {
  override var hasPrimaryAction: Bool { true }

  override var nameOfKind: String { "button" }
}
