import Grading
import MiniUIKit

@testable import Exercises02
@testable import Solutions02

let exercise2_5 = Exercise(
  "2.5", read: "Chapters/02-who-is-under-the-finger, The rule",
  yours: { Exercises02.HandWrittenView() as UIView },
  solution: { Solutions02.HandWrittenView() as UIView },
  alternatives: [{ LoopFromTheEnd() }],
  wrong: [
    WrongAnswer(
      "asks back to front",
      gets: """
        Two cards that overlap, touch (50, 50): front is right, your answer is back.
        back lies behind front: whoever asks first to last finds it first.
        Rule: the last subview is in front and is asked first (HT-5).
        """
    ) { BackToFront() },
    WrongAnswer(
      "hands the point down unconverted",
      gets: """
        One card at (100, 100), touch (110, 110): card is right, your answer is container.
        The card was asked about (110, 110), a point of its superview; in the card it is (10, 10).
        Rule: a subview is asked in its own coordinates (HT-8).
        """
    ) { Unconverted() },
    WrongAnswer(
      "forgets the gates",
      gets: """
        A hidden container with a card, touch (50, 50): nil is right, your answer is card.
        Hidden or not, your hitTest goes on to the subviews.
        Rule: a view that is switched off answers nil, for its whole subtree (HT-11).
        """
    ) { NoGates() },
    WrongAnswer(
      "answers nil when nobody in it wants the touch",
      gets: """
        An empty container, touch (50, 50): container is right, your answer is nil.
        The point is inside and no subview wants it, so the container itself is the answer.
        Rule: a view whose subviews all decline returns itself (HT-7).
        """
    ) { NeverMyself() },
    WrongAnswer("calls itself for ever", ends: .crashed) { Recursive() },
    WrongAnswer("loops for ever", ends: .endless) { Loop() },
  ]
) { make in
  func scene(_ cards: [(String, Double, Double)], _ change: (UIView) -> Void = { _ in }) -> UIView {
    let container = place(make(), "container", CGRect(x: 0, y: 0, width: 200, height: 200))
    for (name, x, y) in cards { _ = card(name, x, y, 60, 60, in: container) }
    change(container)
    return container
  }
  try expect(
    hit(scene([("back", 20, 20), ("front", 30, 30)]), 50, 50), is: "front",
    "Two cards that overlap, touch (50, 50)",
    why: ["back": "back lies behind front: whoever asks first to last finds it first."],
    rule: "the last subview is in front and is asked first (HT-5).")
  try expect(
    hit(scene([("card", 100, 100)]), 110, 110), is: "card",
    "One card at (100, 100), touch (110, 110)",
    why: [
      "container":
        "The card was asked about (110, 110), a point of its superview; in the card it is (10, 10)."
    ], rule: "a subview is asked in its own coordinates (HT-8).")
  let scrolled = scene([("card", 100, 300)]) { $0.bounds.origin.y = 250 }
  try expect(
    hit(scrolled, 110, 310), is: "card", "A container scrolled by 250, touch (110, 310)",
    why: ["container": "The card's frame lies in the container's coordinates, scrolled or not."],
    rule: "a subview is asked in its own coordinates (HT-8).")
  let gates = "a view that is switched off answers nil, for its whole subtree (HT-11)."
  let changes: [(String, (UIView) -> Void)] = [
    ("A hidden container", { $0.isHidden = true }),
    ("A container without interaction", { $0.isUserInteractionEnabled = false }),
  ]
  for (name, change) in changes {
    try expect(
      hit(scene([("card", 20, 20)], change), 50, 50), is: "nil",
      "\(name) with a card, touch (50, 50)",
      why: ["card": "Hidden or not, your hitTest goes on to the subviews."], rule: gates)
  }
  try expect(
    hit(scene([]), 50, 50), is: "container", "An empty container, touch (50, 50)",
    why: [
      "nil": "The point is inside and no subview wants it, so the container itself is the answer."
    ], rule: "a view whose subviews all decline returns itself (HT-7).")
  for alpha in [0.009, 0.01, 0.011] {
    try expect(
      hit(scene([]) { $0.alpha = alpha }, 50, 50), is: alpha > 0.01 ? "container" : "nil",
      "A container with alpha \(alpha), touch (50, 50)",
      why: [
        "nil":
          "The point is inside and no subview wants it, so the container itself is the answer.",
        "container": "Stored as a Float, \(alpha) reads back below 0.01.",
      ], rule: gates)
  }
  for (x, wanted) in [(0.0, "container"), (199.9, "container"), (200, "nil"), (-0.1, "nil")] {
    try expect(
      hit(scene([]), x, 50), is: wanted, "A container 200 wide, touch \(coordinates(x, 50))",
      why: ["container": "x = 200 is not inside: right and lower edges do not belong to a view."],
      rule: "point(inside:with:) decides, half open (HT-6).")
  }
  try randomScenes { scene, random in
    let cards = (0..<5).map {
      ("card\($0)", random.coordinate(-40...200), random.coordinate(-40...200))
    }
    let yours = make()
    let model = UIView()
    for container in [yours, model] {
      place(container, "container", CGRect(x: 0, y: 0, width: 200, height: 200))
      for (name, x, y) in cards { _ = card(name, x, y, 60, 60, in: container) }
    }
    let (dark, angle) = (random.int(in: 0...4), Double(random.int(in: 0...6)) / 2)
    for container in [yours, model] {
      container.subviews[dark].isHidden = true
      container.subviews[(dark + 1) % 5].transform = CGAffineTransform(rotationAngle: angle)
    }
    let (x, y) = (random.coordinate(-20...220), random.coordinate(-20...220))
    try expect(
      hit(yours, x, y), is: hit(model, x, y),
      "\(scene): five cards, one hidden, one turned, touch \(coordinates(x, y))",
      rule: "the four steps, as in UIView's own hitTest (HT-3).")
  }
}
