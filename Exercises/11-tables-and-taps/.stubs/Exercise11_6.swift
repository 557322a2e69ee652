import ExerciseKit

/// Exercise 11.6 ★★ · write · 10 minutes
///
/// Write a list whose rows can be ticked. A tap on a row ticks it, the next tap on it takes the tick
/// back; nothing else does either. A cell in view always shows the tick of its row: at once, after
/// scrolling and after `reloadData()`. Cells are still used again.
///
///     row 0   ✓          scroll        row 11
///     row 1   ✓   ◀── tap   …          row 12     no tick, whichever cell it has
///     row 2                            row 13
///
/// Worked touch: a tap on row 0 ticks it. Row 1 has no tick.
///
/// Out of scope: how a tick looks; `willDisplay` and `reloadRows`, which our engine lacks.
final class CheckList: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "check")
      ?? CheckCell(style: .default, reuseIdentifier: "check")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    todo("11.6")
  }
}

final class CheckCell: UITableViewCell {
  /// Whether the cell shows a tick.
  var isTicked = false
}
