import ExerciseKit

/// Exercise 11.3 ★★ · repair · 8 minutes
///
/// A row with a title and a button. The button is dead, the row cannot be selected, and even after
/// that is mended a tap on the title would select nothing. Repair all three. A tap on buy buys,
/// selects nothing and is not counted; everywhere else a tap selects the row. `fingers` still
/// counts the touches of which the cell hears, each as soon as it hears.
///
///     cell  375 × 44
///     ├── contentView ── title (10, 12) 150 × 20
///     └── buy (260, 4) 100 × 36
///
/// Worked touch: a tap at (370, 42), below buy, selects the row; fingers is 1.
/// Delete the `todo` when you begin.
final class PriceCell: UITableViewCell {
  let title = UILabel(frame: CGRect(x: 10, y: 12, width: 150, height: 20))
  let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))
  private(set) var fingers = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    todo("11.3")
    contentView.addSubview(title)
    title.isUserInteractionEnabled = true
    title.addGestureRecognizer(UITapGestureRecognizer())
    addSubview(buy)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += 1
  }
}
