import ExerciseKit

/// Exercise 14.2 ★ · diagnose · 14 minutes
///
/// “I tap a way to pay, and nothing happens. Only the edge of the tile works.”
///
/// Name the cause or causes in `causes14_2`, then mend the screen with the smallest change: a tap
/// anywhere on a tile but on its i pays. These must keep working: a tap on the i explains, and does
/// not pay. A tile is lit as long as the finger is on it, but not if it came down on the i. A
/// finger that leaves a tile does not pay, nor does a tap beside the tiles. A tap closes the hint.
///
///     ┌───────────────────────┐    visa: (20, 120) 335 × 88
///     │ icon   price      (i) │    run: swift run chapter14 14B
///     └───────────────────────┘
///
/// Worked touch: (187, 184) on visa does nothing; it should pay visa.
func causes14_2() -> [Cause] {
  todo("14.2", [Cause(.whichWindow, object: "", line: "")])
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
