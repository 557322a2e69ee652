import ExerciseKit

// Who was hit: the stack, which lies in the tile and is an interactive view like any other. It hears
// began and passes it on, but a control only follows touches of which it is the hit view, so it is
// never lit and never pays. The rim is what the stack leaves free. So the tile takes for itself what
// its hit test finds, unless that is a control of its own, such as the i.
// A stack of a class of your own could give up itself only; or the i moves out of the stack, and the
// stack is switched off.
// The trap: switching the stack off as it is. What lies in it is out of reach then, and so is the i.
func causes14_2() -> [Cause] {
  [Cause(.whoWasHit, object: "stack of visa", line: "C")]
}

final class PaymentScreen: UIView {
  /// What the user has done so far, as in `pay visa` and `explain visa`.
  private(set) var log: [String] = []
  private(set) var isHintOpen = true
  private(set) var tiles: [PaymentTile] = []

  init(tiles names: [String]) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    traceName = "screen"
    let tap = UITapGestureRecognizer(target: self, action: PaymentScreen.didTap, name: "close hint")
    tap.name = "tap"
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)  // [A] a tap anywhere closes the hint
    for name in names {
      let tile = PaymentTile(name)
      tile.frame.origin = CGPoint(x: 20, y: 120 + 100 * CGFloat(tiles.count))
      tile.addTarget(self, action: PaymentScreen.didPay, for: .touchUpInside, name: "pay")  // [B]
      tile.info.addTarget(self, action: PaymentScreen.didAsk, for: .touchUpInside, name: "explain")
      tiles.append(tile)
      addSubview(tile)
    }
  }

  func didTap() { isHintOpen = false }

  func didPay(_ tile: PaymentTile) { log.append("pay " + tile.title) }

  func didAsk(_ info: UIButton) {
    if let tile = tiles.first(where: { $0.info === info }) { log.append("explain " + tile.title) }
  }
}

final class PaymentTile: UIControl {
  let title: String
  let stack = UIView(frame: CGRect(x: 8, y: 8, width: 319, height: 72))
  let info = UIButton(frame: CGRect(x: 275, y: 16, width: 40, height: 40))

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 335, height: 88))
    let icon = UIImageView(frame: CGRect(x: 4, y: 16, width: 40, height: 40))
    let price = UILabel(frame: CGRect(x: 60, y: 16, width: 200, height: 40))
    (traceName, stack.traceName, info.traceName) = (title, "stack of " + title, "info of " + title)
    (icon.traceName, price.traceName) = ("icon of " + title, "price of " + title)
    (backgroundColor, info.backgroundColor) = (.gray, .blue)
    for view in [icon, price, info] { stack.addSubview(view) }
    addSubview(stack)  // [C] keeps everything in its place
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit is UIControl ? hit : self
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .yellow : .gray }  // [D] lit under the finger
  }
}
