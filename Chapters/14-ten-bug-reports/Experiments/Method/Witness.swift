import MiniUIKit
import Stage

// A witness on the window names what recognizes: is that who took the touch?

/// Recognizes nothing, and notes which recognizers want to exclude it.
private final class Witness: UIGestureRecognizer {
  private(set) var seen: [String] = []

  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    seen.append(preventingGestureRecognizer.name ?? "one without a name")
    return false
  }
}

/// A tap that excludes nobody.
private final class ModestTap: UITapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The shop with three counters, one after the other, and a witness.
let witnesses = [
  Experiment("14V", "A tap on pay, with a witness on the window", pictures: []) {
    stage throws(ScriptError) in
    var rows = [["the counter", "the witness names", "pay hears", "orders"]]
    for (words, cancels, isModest) in [
      ("as on Monday", true, false), ("cancelsTouchesInView off", false, false),
      ("canPrevent answers false", true, true),
    ] {
      let (shop, witness) = (Shop(), Witness())
      let phone = Stage(viewController: shop)
      shop.build()
      shop.addTarget()
      let counter = isModest ? ModestTap() : UITapGestureRecognizer()
      counter.addTarget(shop, action: Shop.didCount, name: "didCount")
      (counter.name, counter.cancelsTouchesInView) = ("counter", cancels)
      shop.pay.addGestureRecognizer(counter)
      phone.window.addGestureRecognizer(witness)
      try phone.finger.tap(at: CGPoint(x: 187, y: 412))
      try phone.wait(1)
      let last = phone.recording.lines.last { $0.kind == "touch" && $0.who == "pay" }
      rows.append([
        words, witness.seen.isEmpty ? "nobody" : witness.seen.joined(separator: ", "),
        last?.what ?? "nothing", String(shop.orders),
      ])
    }
    stage.recording.add(Table("Each on a phone of its own:", rows))
  }
]
