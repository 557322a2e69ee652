/// A line of text.
///
/// By default it cannot be touched, nor can anything in it (HT-14).
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// Makes a label that cannot be touched.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var nameOfKind: String { "label" }
}
