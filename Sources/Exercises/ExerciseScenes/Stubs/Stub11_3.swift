import MiniUIKit

/// What the file of exercise 11.3 has, as the reader gets it.
enum Stub11_3 {
  final class PriceCell: UITableViewCell {
    let title = UILabel(frame: CGRect(x: 10, y: 12, width: 150, height: 20))
    let buy = UIButton(frame: CGRect(x: 260, y: 4, width: 100, height: 36))
    private(set) var fingers = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(title)
      title.isUserInteractionEnabled = true
      title.addGestureRecognizer(UITapGestureRecognizer())
      addSubview(buy)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers += 1
    }
  }
}
