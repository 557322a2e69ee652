import ExerciseKit

/// Exercise 14.1 ★ · diagnose · 12 minutes
///
/// “I tap the x of a card and nothing happens. I tap it again, and the next card opens.”
///
/// Name the cause or causes in `causes14_1`, or none, then mend the screen with the smallest
/// change: a tap anywhere on an x closes its card. These must keep working: a tap on a card opens
/// it, right up to an x. An x stays on its corner, as large as it looks. A closed card is gone,
/// with its x. A quick drag scrolls the shelf from anywhere, and the x's go with their cards.
///
///     ┌── red ─[x]── gold ─[x]    an x: 40 × 40, its middle on the corner
///     │         │ │         │
///     └─────────┘ └─────────┘     run: swift run chapter14 14A
///
/// Worked touch: (156, 340) on the x of red opens gold; it should close red.
func causes14_1() -> [Cause] {
  todo("14.1", [Cause(.whichWindow, object: "", line: "")])
}

// The screen, as a colleague wrote it.

final class ShelfScreen: UIView {
  /// What the user has done so far, as in `open red` and `close red`.
  private(set) var log: [String] = []
  let shelf = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 190))
  private var cards: [ShelfCard] = []

  init(cards names: [String]) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, shelf.traceName) = ("screen", "shelf")
    shelf.contentSize = CGSize(width: 130 * CGFloat(names.count) + 40, height: 190)
    addSubview(shelf)
    for name in names {
      let card = ShelfCard(name)
      card.frame.origin = CGPoint(x: 20 + 130 * CGFloat(cards.count), y: 30)
      card.tap.addTarget(self, action: ShelfScreen.didTap, name: "open")
      card.x.addTarget(self, action: ShelfScreen.didTapX, for: .touchUpInside, name: "close")
      cards.append(card)
      shelf.insertSubview(card, at: 0)  // [A] behind the cards before it
    }
  }

  func didTap(_ tap: UITapGestureRecognizer) {
    if let card = cards.first(where: { $0.tap === tap }) { log.append("open " + card.title) }
  }

  func didTapX(_ x: UIButton) {
    guard let card = cards.first(where: { $0.x === x }) else { return }
    log.append("close " + card.title)
    card.removeFromSuperview()
  }
}

final class ShelfCard: UIView {
  let title: String
  let tap = UITapGestureRecognizer()
  let x = UIButton()

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 124, height: 140))
    (traceName, x.traceName, tap.name) = (title, "x of " + title, "tap of " + title)
    (backgroundColor, x.backgroundColor) = (.gray, .red)
    clipsToBounds = false  // [B] what hangs out is drawn
    addGestureRecognizer(tap)  // [C] opens the card
    x.bounds.size = CGSize(width: 40, height: 40)  // [D] Apple asks for 44
    x.center = CGPoint(x: 124, y: 0)  // [E] the middle of the x is the card's corner
    addSubview(x)
  }
}

// The end of the screen.
