// [model] UIKit hands over index paths with sections; this table has one section and hands over the
// row.

/// Knows what a table shows.
public protocol UITableViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in tableView: UITableView) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt row: Int) -> UITableViewCell
}

/// Hears of a table's rows (SV-30); every method has a default.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Whether a finger highlights the row; without that it cannot be selected.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt row: Int) -> Bool
  /// A row is highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt row: Int)
  /// A row is not highlighted any more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt row: Int)
  /// Which row is selected instead; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt row: Int) -> Int?
  /// A row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt row: Int)
  /// A row is not selected any more.
  func tableView(_ tableView: UITableView, didDeselectRowAt row: Int)
}

extension UITableViewDelegate {
  /// This one; not part of UIKit.
  public var tableViewDelegate: (any UITableViewDelegate)? { self }
  /// Yes.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt row: Int) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt row: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt row: Int) {}
  /// The row itself.
  public func tableView(_ tableView: UITableView, willSelectRowAt row: Int) -> Int? { row }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt row: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt row: Int) {}
}
