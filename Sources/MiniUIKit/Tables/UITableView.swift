// A stand-in. This table has no cells, does not scroll and waits for nothing: it has just what the
// published experiment C6 needs. The real one is a scroll view and comes with chapter 11.

/// Who hears of a table's rows.
public protocol UITableViewDelegate: AnyObject {
  /// A row was selected.
  ///
  /// [model] UIKit hands over an index path; the stand-in has one section and hands over the row.
  func tableView(_ tableView: UITableView, didSelectRowAt row: Int)
}

/// A list of rows, as a stand-in: it handles its touches and those of its subtree, and passes none
/// on.
open class UITableView: UIView {
  #if hasFeature(Embedded)
    /// Who hears of the rows.
    public final var delegate: (any UITableViewDelegate)?
  #else
    /// Who hears of the rows; not kept alive.
    public final weak var delegate: (any UITableViewDelegate)?
  #endif

  /// The height of a row, in points.
  open var rowHeight: CGFloat = 44
  /// How many rows there are.
  open var numberOfRows = 0
  /// The row that is selected.
  public private(set) final var selectedRow: Int?

  private final var trackedTouch: Int?

  /// Follows a touch of its own or of a view in it, and passes it on to nobody.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.began, touches.sorted { $0.id < $1.id }, event)
    if trackedTouch == nil { trackedTouch = touches.min { $0.id < $1.id }?.id }
  }

  /// Passes nothing on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.moved, touches.sorted { $0.id < $1.id }, event)
  }

  /// Selects the row under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.ended, touches.sorted { $0.id < $1.id }, event)
    guard let touch = touches.first(where: { $0.id == trackedTouch }) else { return }
    trackedTouch = nil
    let place = touch.location(in: self)
    guard bounds.contains(place), rowHeight > 0 else { return }
    let row = Int((place.y - bounds.minY) / rowHeight)
    guard row < numberOfRows else { return }
    selectedRow = row
    tracer?.report(.row(self, .select, row))
    delegate?.tableView(self, didSelectRowAt: row)
  }

  /// Gives up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.cancelled, touches.sorted { $0.id < $1.id }, event)
    if touches.contains(where: { $0.id == trackedTouch }) { trackedTouch = nil }
  }

  override var nameOfKind: String { "tableView" }
}
