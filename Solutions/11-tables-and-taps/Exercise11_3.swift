import ExerciseKit

// Three places, three causes. buy lay behind the content view, which is in front and is hit instead;
// in the content view it is asked before it. The row was dead because the table selects in its
// touches methods and the cell swallowed began. And title's recognizer, though it has no target,
// recognized every tap on the title and cancelled the row's touch.
// A label lets fingers through by default, so without the two lines about it the title is again what
// it should be: text.
// The trap: handing began to `next` by hand. The table lights the row then, and never hears the end,
// because only super remembers to whom a touch was passed on.
final class PriceCell: UITableViewCell {
  let title = UILabel(frame: CGRect(x: 10, y: 12, width: 150, height: 20))
  let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))
  private(set) var fingers = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
    contentView.addSubview(buy)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += 1
    super.touchesBegan(touches, with: event)
  }
}
