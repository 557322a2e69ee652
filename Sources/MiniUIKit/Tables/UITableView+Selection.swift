// Which rows are selected: by the user's finger, and by the program.

extension UITableView {
  /// Where a row is put that is scrolled to.
  public enum ScrollPosition: Sendable {
    /// Nowhere: nothing scrolls.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The user selects a row: the delegate may choose another one or none.
  ///
  /// Where several rows may be selected, a row that is selected already is deselected.
  final func userSelects(_ row: Int) {
    guard row < rowCount else { return }
    if allowsMultipleSelection, selectedRows.contains(row) {
      deselect(row)
      rows?.tableView(self, didDeselectRowAt: row)
      return
    }
    let wanted = rows.map { $0.tableView(self, willSelectRowAt: row) } ?? row
    guard let wanted, wanted >= 0, wanted < rowCount else { return }
    if !allowsMultipleSelection {
      for old in selectedRows where old != wanted {
        deselect(old)
        rows?.tableView(self, didDeselectRowAt: old)
      }
    }
    mark(wanted)
    rows?.tableView(self, didSelectRowAt: wanted)
  }

  /// What `selectRow(at:animated:scrollPosition:)` does.
  final func select(_ row: Int?, _ animated: Bool, _ position: ScrollPosition) {
    guard let row else {
      for old in selectedRows { deselect(old) }
      return
    }
    guard row >= 0, row < rowCount else { return }
    if !allowsMultipleSelection {
      for old in selectedRows where old != row { deselect(old) }
    }
    mark(row)
    scroll(to: row, position, animated: animated)
  }

  /// What `deselectRow(at:animated:)` does.
  final func deselect(_ row: Int) {
    guard selectedRows.contains(row) else { return }
    selectedRows.removeAll { $0 == row }
    cellForRow(at: row)?.setSelected(false, animated: false)
    tracer?.report(.row(self, .deselect, row))
  }

  private final func mark(_ row: Int) {
    if !selectedRows.contains(row) { selectedRows.append(row) }
    cellForRow(at: row)?.setSelected(true, animated: false)
    tracer?.report(.row(self, .select, row))
  }

  private final func scroll(to row: Int, _ position: ScrollPosition, animated: Bool) {
    let (area, height) = (rectForRow(at: row), bounds.height)
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
