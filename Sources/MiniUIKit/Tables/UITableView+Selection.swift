// Which rows are selected: by the user's finger, and by the program.

extension UITableView {
  /// Where a row is put that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Nowhere: nothing scrolls.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The user selects a row: the delegate may choose another one or none.
  ///
  /// Where several rows may be selected, a row that is selected already is deselected.
  final func userSelects(_ indexPath: IndexPath) {
    guard rowCounts.has(indexPath) else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      userDeselects(indexPath)
      return
    }
    let wanted = rows.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let wanted, rowCounts.has(wanted) else { return }
    if !allowsMultipleSelection {
      for old in selection where old != wanted { userDeselects(old) }
    }
    mark(wanted)
    rows?.tableView(self, didSelectRowAt: wanted)
  }

  /// The user takes a selection back: the delegate may choose another one or none.
  private final func userDeselects(_ indexPath: IndexPath) {
    let wanted = rows.map { $0.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
    guard let wanted, selection.contains(wanted) else { return }
    deselect(wanted)
    rows?.tableView(self, didDeselectRowAt: wanted)
  }

  /// What `selectRow(at:animated:scrollPosition:)` does.
  final func select(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else {
      for old in selection { deselect(old) }
      return
    }
    guard rowCounts.has(indexPath) else { return }
    if !allowsMultipleSelection {
      for old in selection where old != indexPath { deselect(old) }
    }
    mark(indexPath)
    scroll(to: indexPath, position, animated: animated)
  }

  /// What `deselectRow(at:animated:)` does.
  final func deselect(_ indexPath: IndexPath) {
    guard selection.contains(indexPath) else { return }
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: false)
    tracer?.report(.row(self, .deselect, indexPath))
  }

  private final func mark(_ indexPath: IndexPath) {
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: false)
    tracer?.report(.row(self, .select, indexPath))
  }

  /// What `scrollToRow(at:at:animated:)` does.
  final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let (area, height) = (rectForRow(at: indexPath), bounds.height)
    let top =
      switch position {
      case .none: contentOffset.y
      case .top: area.minY
      case .middle: area.midY - height / 2
      case .bottom: area.maxY - height
      }
    guard position != .none else { return }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: animated)
  }
}
