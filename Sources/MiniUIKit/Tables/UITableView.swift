/// A list of rows that scrolls.
///
/// It handles its touches and those of its cells, and passes none on: highlight and selection follow
/// from the touches methods alone (SV-30).
open class UITableView: UIScrollView {
  #if hasFeature(Embedded)
    /// Who knows what the rows show.
    public final var dataSource: (any UITableViewDataSource)?
  #else
    /// Who knows what the rows show; not kept alive.
    public final weak var dataSource: (any UITableViewDataSource)?
  #endif

  /// The height of a row, in points.
  open var rowHeight: CGFloat = 44 { didSet { layOutRows() } }
  /// How many rows there are, where there is no data source; not part of UIKit.
  open var numberOfRows = 0 { didSet { layOutRows() } }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// The row that is selected; not part of UIKit, which has index paths.
  public internal(set) final var selectedRow: Int?
  /// The row that is highlighted; not part of UIKit.
  public internal(set) final var highlightedRow: Int?

  /// The cells in view, by row.
  final var cells: [UITableViewCell] = []
  /// Cells that wait for another row.
  final var spare: [UITableViewCell] = []
  private final var trackedTouch: Int?

  /// How far a finger may move and still select the row, in points.
  ///
  /// [model]
  static let selectionMovement: CGFloat = 10

  /// The delegate, if it wants to hear of rows.
  private final var rows: (any UITableViewDelegate)? { delegate?.tableViewDelegate }

  /// What of the rows lies at the upper left corner; the cells follow it.
  open override var contentOffset: CGPoint { didSet { layOutRows() } }

  /// The cells are made when the table comes into a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    layOutRows()
  }

  // MARK: - Touches

  // listing: began
  /// Highlights the row under a finger (SV-30).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.began, touches, event)
    guard trackedTouch == nil, let touch = touches.inOrder.first else { return }
    trackedTouch = touch.id
    guard allowsSelection, let row = row(at: touch.location(in: self)),
      rows?.tableView(self, shouldHighlightRowAt: row) ?? true
    else { return }
    highlight(row)
  }
  // end

  /// A finger that moves too far selects nothing.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.moved, touches, event)
    guard let touch = tracked(touches) else { return }
    if touch.place.distance(to: touch.firstPlace) > Self.selectionMovement { unhighlight() }
  }

  // listing: over
  /// Selects the row that is highlighted (SV-30).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.ended, touches, event)
    guard tracked(touches) != nil else { return }
    trackedTouch = nil
    guard let row = highlightedRow else { return }
    unhighlight()
    select(row)
  }

  /// A touch that is taken away selects nothing (SV-30).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.cancelled, touches, event)
    guard tracked(touches) != nil else { return }
    trackedTouch = nil
    unhighlight()
  }
  // end

  private final func tracked(_ touches: Set<UITouch>) -> UITouch? {
    touches.first { $0.id == trackedTouch }
  }

  // MARK: - Highlight and selection

  private final func highlight(_ row: Int) {
    highlightedRow = row
    cellForRow(at: row)?.isHighlighted = true
    tracer?.report(.row(self, .highlight, row))
    rows?.tableView(self, didHighlightRowAt: row)
  }

  private final func unhighlight() {
    guard let row = highlightedRow else { return }
    highlightedRow = nil
    cellForRow(at: row)?.isHighlighted = false
    tracer?.report(.row(self, .unhighlight, row))
    rows?.tableView(self, didUnhighlightRowAt: row)
  }

  /// The user selects a row: the delegate may choose another one or none.
  private final func select(_ row: Int) {
    let wanted = rows.map { $0.tableView(self, willSelectRowAt: row) } ?? row
    guard let wanted, wanted >= 0, wanted < rowCount else { return }
    if let old = selectedRow, old != wanted {
      deselectRow(at: old, animated: false)
      rows?.tableView(self, didDeselectRowAt: old)
    }
    selectedRow = wanted
    cellForRow(at: wanted)?.isSelected = true
    tracer?.report(.row(self, .select, wanted))
    rows?.tableView(self, didSelectRowAt: wanted)
  }

  /// Takes a selection back without telling the delegate.
  open func deselectRow(at row: Int, animated: Bool) {
    guard selectedRow == row else { return }
    selectedRow = nil
    cellForRow(at: row)?.isSelected = false
    tracer?.report(.row(self, .deselect, row))
  }

  /// [model] A table without a data source has no cells; its rows are content all the same.
  override func isContent(_ view: UIView) -> Bool { view !== self || dataSource == nil }

  override var nameOfKind: String { "tableView" }
}
