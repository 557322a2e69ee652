import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_1: [WrongAnswer<Diagnosed<Shelves>>] = [
  suspect("takes the order of the cards for the cause", line: "A", .laterInFront),
  suspect("takes clipping for the cause", line: "B", .clips),
  suspect("takes the card's tap for the cause", line: "C", .unchanged),
  suspect("takes the size for the cause", line: "D", .larger),
  WrongAnswer("asks which window, and mends the right line") {
    shelf14_1([Cause(.whichWindow, object: "red", line: "E")], .cardHandsOver)
  },
  WrongAnswer("asks who took it, and mends the right line") {
    shelf14_1([Cause(.whoTookIt, object: "gold", line: "E")], .cardHandsOver)
  },
  WrongAnswer("blames the card that was hit") {
    shelf14_1([Cause(.whoWasHit, object: "gold", line: "E")], .cardHandsOver)
  },
  WrongAnswer("says that nothing is to be mended") { shelf14_1([], .unchanged) },
  touch("mends nothing", .unchanged),
  touch("makes the x larger", .larger),
  touch("moves the x into the card", .inside),
  touch("sends the later cards to the front", .laterInFront),
  WrongAnswer("gives the card a border of 20 points") { right14_1(.border) },
  WrongAnswer("lets the x be the card's only area") { right14_1(.onlyTheX) },
  WrongAnswer("adds the x to the shelf and leaves it there") { right14_1(.xStays) },
  WrongAnswer("adds the x to the screen") { right14_1(.xOnScreen) },
]

private func suspect(
  _ name: String, line: String, _ design: TrialShelf.Design
) -> WrongAnswer<Diagnosed<Shelves>> {
  WrongAnswer(name) { shelf14_1([Cause(.whoWasHit, object: "red", line: line)], design) }
}

private func touch(
  _ name: String, _ design: TrialShelf.Design
) -> WrongAnswer<Diagnosed<Shelves>> {
  WrongAnswer(name) { right14_1(design) }
}

/// The right diagnosis with a mend of any design.
func right14_1(_ design: TrialShelf.Design) -> Diagnosed<Shelves> {
  shelf14_1([Cause(.whoWasHit, object: "x of red", line: "[e]")], design)
}

private func shelf14_1(
  _ causes: [Cause], _ design: TrialShelf.Design
) -> Diagnosed<Shelves> {
  Diagnosed(causes) { names in
    let screen = TrialShelf(names, design)
    return Shelf(screen: screen, shelf: screen.shelf, log: { screen.log })
  }
}

/// The screen with one of several mends.
final class TrialShelf: UIView {
  enum Design {
    case unchanged, larger, clips, laterInFront, inside, border, onlyTheX, xStays, xOnScreen
    case cardHandsOver, xInShelf, shelfAsks
  }

  private(set) var log: [String] = []
  let shelf: UIScrollView
  private let design: Design
  private var cards: [TrialCard] = []

  init(_ names: [String], _ design: Design) {
    self.design = design
    let asking = AskingShelf()
    shelf = design == .shelfAsks ? asking : UIScrollView()
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    shelf.frame = CGRect(x: 0, y: 300, width: 375, height: 190)
    shelf.contentSize = CGSize(width: 130 * names.count + 40, height: 190)
    addSubview(shelf)
    for (index, name) in names.enumerated() {
      let card = TrialCard(name, design)
      card.frame.origin = CGPoint(x: 20 + 130 * index, y: 30)
      card.tap.addTarget(self, action: TrialShelf.didTap)
      card.x.addTarget(self, action: TrialShelf.didTapX, for: .touchUpInside)
      cards.append(card)
      if design == .laterInFront {
        shelf.addSubview(card)
      } else {
        shelf.insertSubview(card, at: 0)
      }
    }
    asking.xs = cards.map(\.x)
    for card in cards where [.xInShelf, .xStays].contains(design) {
      card.x.center = CGPoint(x: card.frame.maxX, y: card.frame.minY)
      shelf.addSubview(card.x)
    }
    for card in cards where design == .xOnScreen {
      card.x.center = CGPoint(x: card.frame.maxX, y: card.frame.minY + 300)
      addSubview(card.x)
    }
  }

  func didTap(_ tap: UITapGestureRecognizer) {
    if let card = cards.first(where: { $0.tap === tap }) { log.append("open " + card.title) }
  }

  func didTapX(_ x: UIButton) {
    guard let card = cards.first(where: { $0.x === x }) else { return }
    log.append("close " + card.title)
    card.removeFromSuperview()
    if design != .xStays { x.removeFromSuperview() }
  }
}

final class TrialCard: UIView {
  let title: String
  let tap = UITapGestureRecognizer()
  let x = UIButton()
  private let design: TrialShelf.Design

  init(_ title: String, _ design: TrialShelf.Design) {
    (self.title, self.design) = (title, design)
    super.init(frame: CGRect(x: 0, y: 0, width: 124, height: 140))
    x.traceName = "x of " + title
    clipsToBounds = design == .clips
    addGestureRecognizer(tap)
    let side = design == .larger ? 44 : 40
    x.bounds.size = CGSize(width: side, height: side)
    x.center = design == .inside ? CGPoint(x: 104, y: 20) : CGPoint(x: 124, y: 0)
    addSubview(x)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if design == .cardHandsOver, x.frame.contains(point) { return x }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch design {
    case .border: bounds.insetBy(dx: -20, dy: -20).contains(point)
    case .onlyTheX: x.frame.contains(point)
    default: super.point(inside: point, with: event)
    }
  }
}

/// Asks the x's of its cards before anything else.
final class AskingShelf: UIScrollView {
  var xs: [UIButton] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for x in xs where x.superview?.superview === self {
      if x.point(inside: convert(point, to: x), with: event) { return x }
    }
    return super.hitTest(point, with: event)
  }
}
