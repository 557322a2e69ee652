import ExerciseKit

// The first question with a wrong answer is who was hit: the touch lies on the x, and gold is hit. In
// the trace, red is asked and says that the point is outside, so the x in it is never asked: three
// quarters of it hang out of red's bounds. The card is the only one who can help, so its area becomes
// its own bounds and those of the x, and no more.
// The x could lie in the shelf instead of the card, or the card could hand it over in hitTest.
// The trap: a border of 20 points all round the card. It reaches the x, and the edge of the next card
// with it.
func causes14_1() -> [Cause] {
  [Cause(.whoWasHit, object: "red", line: "E")]
}

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

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) || x.frame.contains(point)
  }
}
