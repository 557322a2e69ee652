import MiniUIKit
import Stage

// Our engine has no stack views. A plain view stands in for one, as both are hit like any other view.

/// 14B: a tap on the middle of a tile.
let reportB = report(
  "14B", "A tap on the middle of a payment tile",
  complaint: "I tap a way to pay, and nothing happens. Only the edge of the tile works.",
  works: [
    "A tap on the i explains the way to pay, and does not pay.",
    "A tile is lit as long as the finger is on it; not if it came down on the i.",
    "A finger that leaves a tile does not pay, and a tap beside the tiles pays nothing.",
    "A tap closes the hint.",
  ],
  kinds: ["hitTest", "touch", "gesture", "control", "action"], touch: CGPoint(x: 187, y: 184)
) { stage throws(ScriptError) in
  stage.root.addSubview(PaymentScreen(tiles: ["visa", "cash"]))
  try stage.finger.tap(at: stage.touch)
}

// The screen, as a colleague wrote it.

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

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .yellow : .gray }  // [D] lit under the finger
  }
}

// The end of the screen.
