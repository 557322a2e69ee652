// Which rows a table has, and which of them have cells at a time.

/// How many rows each section of a table has, as its data source said when it was asked last.
struct RowCounts {
  /// The number of rows of each section.
  let sections: [Int]
  /// How many rows come before each section.
  private let starts: [Int]
  /// How many rows there are in all.
  let total: Int

  init(_ sections: [Int]) {
    self.sections = sections.map { max(0, $0) }
    var (starts, total) = ([Int](), 0)
    for count in self.sections {
      starts.append(total)
      total += count
    }
    (self.starts, self.total) = (starts, total)
  }

  /// Whether there is such a row.
  func has(_ indexPath: IndexPath) -> Bool { place(of: indexPath) != nil }

  /// How many rows stand above a row; nil if there is no such row.
  func place(of indexPath: IndexPath) -> Int? {
    let (section, row) = (indexPath.section, indexPath.row)
    guard sections.indices.contains(section), row >= 0, row < sections[section] else { return nil }
    return starts[section] + row
  }

  /// The row that has so many above it; nil if there is none.
  func row(at place: Int) -> IndexPath? {
    guard place >= 0, place < total else { return nil }
    var (low, high) = (0, sections.count - 1)
    // The last section that begins at this place or before it; empty ones come before it.
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return IndexPath(row: place - starts[low], section: low)
  }
}

extension UITableView {
  /// The numbers of rows; the data source is asked when nothing is known.
  final var rowCounts: RowCounts {
    if let knownCounts { return knownCounts }
    let counts: RowCounts
    if let dataSource {
      let sections = dataSource.numberOfSections(in: self)
      counts = RowCounts(
        (0..<max(0, sections)).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
    } else {
      counts = RowCounts([numberOfRows])
    }
    knownCounts = counts
    return counts
  }

  /// How the trace calls a row: its number, with that of its section if there are several.
  final func word(for indexPath: IndexPath) -> String {
    let row = String(indexPath.row)
    guard let knownCounts, knownCounts.sections.count > 1 else { return row }
    return "[" + String(indexPath.section) + ", " + row + "]"
  }

  /// How many rows end above a coordinate; more than any table has for one that is out of reach.
  final func place(of y: CGFloat) -> Int { Int(max(0, min(y / rowHeight, 1e15))) }

  /// A cell that waits to be used again.
  final func takeSpare(_ identifier: String) -> UITableViewCell? {
    guard let place = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let cell = spare.remove(at: place)
    cell.prepareForReuse()
    return cell
  }

  /// What `reloadData()` does: everything is asked again, and no row is selected any more (SV-45).
  final func reload() {
    isStale = false
    for selected in selection { deselect(selected) }
    knownCounts = nil
    takeOut { _ in true }
    layOutRows()
  }

  /// Shows the rows of a data source that is new.
  final func reloadIfStale() {
    if isStale { reload() }
  }

  /// Takes cells out of the table; they are the table's no more before any delegate hears of it.
  private final func takeOut(where isGone: (UITableViewCell) -> Bool) {
    let gone = cells.filter(isGone)
    cells.removeAll(where: isGone)
    for cell in gone {
      cell.indexPath = nil
      cell.removeFromSuperview()
      if cell.reuseIdentifier != nil { spare.append(cell) }
    }
  }

  // listing: rows
  /// Puts the cells of the rows in view into the table, and takes the others out.
  final func layOutRows() {
    if isStale { return reload() }
    let counts = rowCounts
    contentSize = CGSize(width: bounds.width, height: CGFloat(counts.total) * rowHeight)
    guard let dataSource, rowHeight > 0 else { return }
    let first = place(of: bounds.minY)
    let last = bounds.maxY < 0 ? -1 : min(counts.total - 1, place(of: bounds.maxY))
    takeOut { cell in
      let place = cell.indexPath.flatMap { counts.place(of: $0) }
      return place.map { $0 < first || $0 > last } ?? true
    }
    guard first <= last else { return }
    for place in first...last {
      guard let indexPath = counts.row(at: place), cellForRow(at: indexPath) == nil else {
        continue
      }
      let cell = dataSource.tableView(self, cellForRowAt: indexPath)
      // The data source may have scrolled or reloaded, and the row may have its cell.
      guard cellForRow(at: indexPath) == nil else { continue }
      cell.show(indexPath, word: word(for: indexPath))
      cell.place(rectForRow(at: indexPath))
      // A cell that is used again looks as its row is.
      cell.setSelected(selection.contains(indexPath), animated: false)
      cell.setHighlighted(indexPath == highlighted, animated: false)
      cells.append(cell)
      insertSubview(cell, at: 0)
    }
  }
  // end
}
