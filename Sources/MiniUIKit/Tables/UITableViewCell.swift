/// A row of a table: a view with a content view in front, into which everything belongs.
open class UITableViewCell: UIView {
  /// How a cell arranges its texts and its image; nothing of that is drawn here.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text on the left, another on the right.
    case value1 = 1
    /// Two texts, the first of them a label for the second.
    case value2 = 2
    /// A text with another below it.
    case subtitle = 3
  }

  /// The view for what the row shows; it fills the cell.
  ///
  /// What is added to the cell itself lies behind it and is not hit (HT-5).
  open var contentView: UIView { content }
  private final let content = UIView()
  /// Which kind of cell it is, for reuse.
  open var reuseIdentifier: String? { identifier }
  private final let identifier: String?
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { looksHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private final var looksHighlighted = false
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { looksSelected }
    set { setSelected(newValue, animated: false) }
  }
  private final var looksSelected = false
  /// The row it shows; nil while it shows none.
  final var indexPath: IndexPath?

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: How its texts are arranged.
  ///   - reuseIdentifier: By what it is found when it can be used again; nil if it never is.
  public init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a cell that is not used again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The table calls it when a finger comes to the row or leaves it; call super.
  ///
  /// Every control in the cell is highlighted as well (SV-51).
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard looksHighlighted != highlighted else { return }
    looksHighlighted = highlighted
    Self.highlight(content, highlighted)
  }

  private static func highlight(_ view: UIView, _ isHighlighted: Bool) {
    for subview in view.subviews {
      (subview as? UIControl)?.isHighlighted = isHighlighted
      highlight(subview, isHighlighted)
    }
  }

  /// The table calls it when the row is selected or is not any more; call super.
  open func setSelected(_ selected: Bool, animated: Bool) { looksSelected = selected }

  /// Called before the cell shows another row; put back here what belongs to the old one.
  open func prepareForReuse() {}

  /// Puts the cell where its row is; whatever was added to it, the content view is in front (P-36).
  final func place(_ frame: CGRect) {
    self.frame = frame
    bringSubviewToFront(content)
    content.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// Gives the cell and its content the names by which the trace calls them.
  final func show(_ indexPath: IndexPath, word: String) {
    self.indexPath = indexPath
    traceName = "cell " + word
    content.traceName = "content " + word
  }
}
