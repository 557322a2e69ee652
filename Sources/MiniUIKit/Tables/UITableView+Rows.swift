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
    let row = Int(point.y / rowHeight)
    return row < rowCount ? row : nil
  }

  /// The rectangle of a row, in the table's coordinates.
  public final func rectForRow(at row: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
  }

  /// The cell that shows a row at the moment.
  public final func cellForRow(at row: Int) -> UITableViewCell? { cells.first { $0.row == row } }

  /// A cell to be used again, or a new one.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, make: () -> UITableViewCell
  ) -> UITableViewCell {
    guard let place = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return make()
    }
    let cell = spare.remove(at: place)
    cell.prepareForReuse()
    return cell
  }

  /// Asks the data source anew.
  public final func reloadData() {
    for cell in cells {
      cell.removeFromSuperview()
      if cell.reuseIdentifier != nil { spare.append(cell) }
    }
    cells = []
    layOutRows()
  }

  // listing: rows
  /// Puts the cells of the rows in view into the table, and takes the others out.
  final func layOutRows() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    guard let dataSource, rowHeight > 0 else { return }
    let first = max(0, Int(bounds.minY / rowHeight))
    let last = min(rowCount - 1, Int(bounds.maxY / rowHeight))
    for cell in cells where cell.row < first || cell.row > last {
      cell.removeFromSuperview()
      if cell.reuseIdentifier != nil { spare.append(cell) }
    }
    cells.removeAll { $0.row < first || $0.row > last }
    guard first <= last else { return }
    for row in first...last where cellForRow(at: row) == nil {
      let cell = dataSource.tableView(self, cellForRowAt: row)
      cell.row = row
      cell.place(rectForRow(at: row))
      // A cell that is used again looks as its row is.
      (cell.isSelected, cell.isHighlighted) = (row == selectedRow, row == highlightedRow)
      cells.append(cell)
      insertSubview(cell, at: 0)
    }
  }
  // end
}
