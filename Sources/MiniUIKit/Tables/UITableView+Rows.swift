// Which cells a table has at a time.

extension UITableView {
  /// How many rows there are.
  final var rowCount: Int { dataSource?.numberOfRows(in: self) ?? numberOfRows }

  /// The row at a place of the table; nil if there is none.
  ///
  /// Not part of UIKit, which has index paths.
  public final func row(at point: CGPoint) -> Int? {
    guard rowHeight > 0, point.y >= 0, point.x >= bounds.minX, point.x < bounds.maxX else {
      return nil
    }
    let row = place(of: point.y)
    return row < rowCount ? row : nil
  }

  /// How many rows end above a coordinate; more than any table has for one that is out of reach.
  private final func place(of y: CGFloat) -> Int { Int(max(0, min(y / rowHeight, 1e15))) }

  /// A cell that waits to be used again.
  final func takeSpare(_ identifier: String) -> UITableViewCell? {
    guard let place = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let cell = spare.remove(at: place)
    cell.prepareForReuse()
    return cell
  }

  /// What `reloadData()` does.
  final func layOutAnew() {
    takeOut { _ in true }
    layOutRows()
  }

  /// Takes cells out of the table; they are the table's no more before any delegate hears of it.
  private final func takeOut(where isGone: (UITableViewCell) -> Bool) {
    let gone = cells.filter(isGone)
    cells.removeAll(where: isGone)
    for cell in gone {
      cell.removeFromSuperview()
      if cell.reuseIdentifier != nil { spare.append(cell) }
    }
  }

  // listing: rows
  /// Puts the cells of the rows in view into the table, and takes the others out.
  final func layOutRows() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    guard let dataSource, rowHeight > 0 else { return }
    let first = place(of: bounds.minY)
    let last = bounds.maxY < 0 ? -1 : min(max(0, rowCount) - 1, place(of: bounds.maxY))
    takeOut { $0.row < first || $0.row > last }
    guard first <= last else { return }
    for row in first...last where cellForRow(at: row) == nil {
      let cell = dataSource.tableView(self, cellForRowAt: row)
      // The data source may have scrolled or reloaded, and the row may have its cell.
      guard cellForRow(at: row) == nil else { continue }
      cell.row = row
      cell.place(rectForRow(at: row))
      // A cell that is used again looks as its row is.
      cell.setSelected(selectedRows.contains(row), animated: false)
      cell.setHighlighted(row == highlightedRow, animated: false)
      cells.append(cell)
      insertSubview(cell, at: 0)
    }
  }
  // end
}
