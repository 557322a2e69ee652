/// A picture.
///
/// By default it cannot be touched, nor can anything in it (HT-14).
open class UIImageView: UIView {
  /// Makes an image view that cannot be touched.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var nameOfKind: String { "imageView" }
}
