/// A list of rows that scrolls.
///
/// It handles its touches and those of its cells, and passes none on: highlight and selection follow
/// from the touches methods alone (SV-30).
open class UITableView: UIScrollView {
  #if hasFeature(Embedded)
    /// The object that knows what the rows show.
    open var dataSource: (any UITableViewDataSource)?
  #else
    /// The object that knows what the rows show; not kept alive.
    open weak var dataSource: (any UITableViewDataSource)?
  #endif

  /// The height of a row, in points; with 0 or less there are no rows to see.
  ///
  /// - Precondition: A height above 0 is finite and at least that of a pixel (SV-27).
  open var rowHeight = Decisions.rowHeight {
    didSet {
      precondition(
        rowHeight <= 0 || rowHeight.isFinite && rowHeight * ScrollLaws.pixelsPerPoint >= 1,
        "A row is at least a pixel high, and not infinitely high (SV-27).")
      layOutRows()
    }
  }
  /// How many rows there are, where there is no data source; not part of UIKit.
  open var numberOfRows = 0 { didSet { layOutRows() } }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether a tap on a row leaves the other rows selected, and a second one deselects the row.
  open var allowsMultipleSelection = false
  /// The row that was selected first, of those that are; not part of UIKit, which has index paths.
  public final var selectedRow: Int? { selectedRows.first }
  /// The rows that are selected, in the order in which they were; not part of UIKit.
  public internal(set) final var selectedRows: [Int] = []
  /// The row that is highlighted; not part of UIKit.
  public internal(set) final var highlightedRow: Int?

  /// The cells in view, by row.
  final var cells: [UITableViewCell] = []
  /// Cells that wait for another row.
  final var spare: [UITableViewCell] = []
  private final var trackedTouch: Int?

  /// The delegate, if it wants to hear of rows.
  final var rows: (any UITableViewDelegate)? { delegate?.tableViewDelegate }

  /// What of the rows lies at the upper left corner; the cells follow it.
  open override var contentOffset: CGPoint { didSet { layOutRows() } }

  // MARK: - Cells (UITableView+Rows)

  /// The rectangle of a row, in the table's coordinates.
  open func rectForRow(at row: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
  }

  /// The cell that shows a row at the moment.
  open func cellForRow(at row: Int) -> UITableViewCell? { cells.first { $0.row == row } }

  /// A cell to be used again, or a new one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, make: () -> UITableViewCell
  ) -> UITableViewCell {
    takeSpare(identifier) ?? make()
  }

  /// Asks the data source anew.
  open func reloadData() { layOutAnew() }

  // MARK: - Selection (UITableView+Selection)

  /// Selects a row without telling the delegate, and scrolls to it if that is wanted.
  ///
  /// Unless several rows may be selected, another one is not any more.
  ///
  /// - Parameters:
  ///   - row: The row; nil deselects all. One that does not exist is left out.
  ///   - animated: Whether it scrolls in a while.
  ///   - scrollPosition: Where the row will be.
  open func selectRow(at row: Int?, animated: Bool, scrollPosition: ScrollPosition) {
    select(row, animated, scrollPosition)
  }

  /// Takes a selection back without telling the delegate.
  open func deselectRow(at row: Int, animated: Bool) { deselect(row) }

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
    // An override may have taken the table away, and so its touch, before it called super (EV-17).
    guard trackedTouch == nil, let touch = touches.inOrder.first, touch.isDelivered else { return }
    trackedTouch = touch.id
    guard allowsSelection, let row = row(at: touch.location(in: self)),
      rows?.tableView(self, shouldHighlightRowAt: row) ?? true,
      trackedTouch == touch.id  // who was asked may have taken the table away (EV-17)
    else { return }
    highlight(row)
  }
  // end

  /// A finger that moves too far selects nothing.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.moved, touches, event)
    guard let touch = tracked(touches) else { return }
    if touch.place.distance(to: touch.firstPlace) > Decisions.rowMovement { unhighlight() }
  }

  // listing: over
  /// Selects the row that is highlighted (SV-30), when the event has been handled (SV-44).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.ended, touches, event)
    guard tracked(touches) != nil else { return }
    trackedTouch = nil
    guard let row = highlightedRow else { return }
    unhighlight()
    let table = Weak(self)
    selectLater { table.object?.userSelects(row) }
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
    cellForRow(at: row)?.setHighlighted(true, animated: false)
    tracer?.report(.row(self, .highlight, row))
    rows?.tableView(self, didHighlightRowAt: row)
  }

  private final func unhighlight() {
    guard let row = highlightedRow else { return }
    highlightedRow = nil
    cellForRow(at: row)?.setHighlighted(false, animated: false)
    tracer?.report(.row(self, .unhighlight, row))
    rows?.tableView(self, didUnhighlightRowAt: row)
  }

  /// Does something when the event under way has been handled, outside `sendEvent` (SV-44).
  private final func selectLater(_ select: @escaping () -> Void) {
    guard let runLoop = window?.scene?.application?.phone?.runLoop else { return select() }
    runLoop.perform(select)
  }

  /// [model] A table without a data source has no cells; its rows are content all the same.
  override func isContent(_ view: UIView) -> Bool { view !== self || dataSource == nil }

  override var nameOfKind: String { "tableView" }
}
