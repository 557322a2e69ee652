/// A list of rows that scrolls.
///
/// It handles its touches and those of its cells, and passes none on: highlight and selection follow
/// from the touches methods alone (SV-30). It has neither headers nor footers.
open class UITableView: UIScrollView {
  #if hasFeature(Embedded)
    /// The object that knows what the rows show.
    open var dataSource: (any UITableViewDataSource)? { didSet { dataSourceHasChanged() } }
    /// The delegate, as one that hears of rows.
    final var rows: (any UITableViewDelegate)?
  #else
    /// The object that knows what the rows show; not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { dataSourceHasChanged() } }
    /// The delegate, as one that hears of rows.
    final weak var rows: (any UITableViewDelegate)?
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
  open var numberOfRows = 0 {
    didSet {
      knownCounts = nil
      layOutRows()
    }
  }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether a tap on a row leaves the other rows selected, and a second one deselects the row.
  open var allowsMultipleSelection = false

  /// How many rows there are, as far as it is known (SV-49).
  final var knownCounts: RowCounts?
  /// The rows that are selected, in the order in which they were.
  final var selection: [IndexPath] = []
  /// The row on which a finger is.
  package internal(set) final var highlighted: IndexPath?
  /// The cells in view, by row.
  final var cells: [UITableViewCell] = []
  /// Whether they are those of another data source.
  final var isStale = false
  /// Cells that wait for another row.
  final var spare: [UITableViewCell] = []
  /// What makes cells, by their reuse identifiers.
  final var makers: [String: (UITableViewCell.CellStyle, String?) -> UITableViewCell] = [:]
  private final var trackedTouch: Int?

  /// What of the rows lies at the upper left corner; the cells follow it.
  open override var contentOffset: CGPoint { didSet { layOutRows() } }

  // MARK: - Rows (UITableView+Rows)

  /// How many sections there are.
  open var numberOfSections: Int { rowCounts.sections.count }

  /// How many rows a section has.
  ///
  /// - Precondition: There is such a section.
  open func numberOfRows(inSection section: Int) -> Int { rowCounts.sections[section] }

  /// The rectangle of a row, in the table's coordinates; that of no size if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let place = rowCounts.place(of: indexPath) else { return .zero }
    return CGRect(
      x: 0, y: CGFloat(place) * rowHeight, width: bounds.width, height: rowHeight)
  }

  /// The row at a place of the table; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard rowHeight > 0, point.y >= 0, point.x >= bounds.minX, point.x < bounds.maxX else {
      return nil
    }
    return rowCounts.row(at: place(of: point.y))
  }

  /// Asks the data source again, for everything; no row is selected any more (SV-48).
  open func reloadData() { reload() }

  // MARK: - Cells

  /// The cells in view.
  open var visibleCells: [UITableViewCell] {
    indexPathsForVisibleRows?.compactMap { cellForRow(at: $0) } ?? []
  }

  /// The rows that have a cell in view; nil if none has.
  open var indexPathsForVisibleRows: [IndexPath]? {
    reloadIfStale()
    return cells.isEmpty ? nil : cells.compactMap { $0.indexPath }.sorted()
  }

  /// The cell that shows a row at the moment.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    reloadIfStale()
    return cells.first { $0.indexPath == indexPath }
  }

  /// The row that a cell shows at the moment.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.contains { $0 === cell } ? cell.indexPath : nil
  }

  /// Says how cells with a reuse identifier are made.
  ///
  /// UIKit takes the class, `RowCell.self`; here it is the class's initializer, `RowCell.init`, as
  /// Swift alone makes no object of a class that it learns at run time.
  open func register(
    _ makeCell: ((UITableViewCell.CellStyle, String?) -> UITableViewCell)?,
    forCellReuseIdentifier identifier: String
  ) {
    makers[identifier] = makeCell
  }

  /// A cell to be used again, or else one as it was registered; nil if none was (SV-45).
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeSpare(identifier) ?? makers[identifier].map { $0(.default, identifier) }
  }

  /// A cell to be used again, or else one as it was registered (SV-45).
  ///
  /// - Precondition: A cell was registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No cell was registered for the identifier (SV-45).")
    }
    return cell
  }

  // MARK: - Selection (UITableView+Selection)

  /// The row that was selected first, of those that are; nil if none is.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The rows that are selected, in the order in which they were; nil if none is.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate, and scrolls to it if that is wanted.
  ///
  /// Unless several rows may be selected, another one is not any more.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil deselects all. One that does not exist is left out.
  ///   - animated: Whether it scrolls in a while.
  ///   - scrollPosition: Where the row will be.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated, scrollPosition)
  }

  /// Takes a selection back without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that does not exist is left out.
  ///   - scrollPosition: Where the row will be; with none, it scrolls as little as possible.
  ///   - animated: Whether it scrolls in a while.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard rowCounts.has(indexPath) else { return }
    if scrollPosition == .none {
      scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
    } else {
      scroll(to: indexPath, scrollPosition, animated: animated)
    }
  }

  /// The cells are made when the table comes into a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    layOutRows()
  }

  /// Another data source has other rows: they take the place of the old ones as soon as somebody looks
  /// for them, if the table is not reloaded before [model].
  private final func dataSourceHasChanged() {
    knownCounts = nil
    isStale = !cells.isEmpty
  }

  /// Finds the view under a point among the rows as they are now.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    reloadIfStale()
    return super.hitTest(point, with: event)
  }

  // MARK: - Touches

  // listing: began
  /// Highlights the row under a finger (SV-30).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.began, touches, event)
    // An override may have taken the table away, and so its touch, before it called super (EV-17).
    guard trackedTouch == nil, let touch = touches.inOrder.first, touch.isDelivered else { return }
    trackedTouch = touch.id
    guard allowsSelection, let row = indexPathForRow(at: touch.location(in: self)),
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
    guard let row = highlighted else { return }
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

  private final func highlight(_ row: IndexPath) {
    highlighted = row
    cellForRow(at: row)?.setHighlighted(true, animated: false)
    tracer?.report(.row(self, .highlight, row))
    rows?.tableView(self, didHighlightRowAt: row)
  }

  private final func unhighlight() {
    guard let row = highlighted else { return }
    highlighted = nil
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
