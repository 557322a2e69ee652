import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

typealias Delegate = any UIScrollViewDelegate

/// What answers to exercise 10.6 are told.
enum Diagnosis10_6 {
  static let left =
    "Your card lies on the left of the target; the one on its right is nearer.\nRule: \(nearest)"
  static let right =
    "Your card lies on the right of the target; the one on its left is nearer.\nRule: \(nearest)"
  static let exactlyBetween =
    "Exactly between two cards, the one further right counts.\nRule: \(between)"
  static let theCardNextToTheFinger =
    "The content lies at 0 when the finger is lifted; what counts is the target, and that is 200."
  static let looksAtTheFinger =
    "The card at 0 is nearer to where the finger is lifted, not to the target."
  static let leavesOutDragsThatEndWithoutSpeed =
    "The target is as it was: every drag counts, one without speed as well.\nRule: \(everyDrag)"
  static let leavesOutSlowDrags =
    "The target is as it was: every drag counts, a slow one as well.\nRule: \(everyDrag)"
  static let onceOnly =
    "The first drag was led to a card, and the second one was not.\nRule: \(everyDrag)"
  static let noEdge =
    "That is no card's left edge: the cards are 120 points wide.\nRule: \(nearest)"
  static let fewCards =
    "360 is nearer; there are more cards than the drawing shows.\nRule: \(nearest)"
  static let scrollsThereByAProgram = "The content has moved, not the target.\nRule: \(itself)"
  static let movesTargetAndContent =
    "The target is right, and the content has moved as well.\nRule: \(itself)"
  static let changesTheCarousel =
    "The target is right, and something of the carousel has changed, for all drags to come."
    + "\nRule: slow down: a new target is for this drag; a list's setting is for each one (SV-23)."
  static let changesOnlyTheCarousel =
    "The target is as it was; instead something of the carousel has changed, for all drags to come."
    + "\nRule: slow down: a new target is for this drag; a list's setting is for each one (SV-23)."
  static let makesANewPointOfTheTarget =
    "The carousel's cards lie side by side; y is no business of theirs."
    + "\nRule: slow down: the target has an x and a y; what you leave alone stays (SV-23)."

  static let nearest =
    "slow down: each multiple of 120 is a card's edge; the nearest is at most 60 away (SV-23)."
  static let between =
    "slow down: 60 points from either edge, no card is nearer; then it's the one on the right."
  static let everyDrag =
    "slow down: the delegate is asked at the end of each drag, whatever its speed (SV-23)."
  static let itself =
    "slow down: the list moves to its target by itself; you only say where that is (SV-23)."

  static let rule =
    "slow down: the target is where the motion leads, not where the finger is lifted (SV-23)."
}

let exercise10_6: Grader<Delegate> = Grader(
  "10.6", read: theMotion, steps: steps, solution: { Solutions10.CardSnapper() },
  alternatives: [
    { Snapper { _, _, target in target.x = ((target.x + 60) / 120).rounded(.down) * 120 } },
    {
      Snapper { _, _, target in
        let cards = (0...9).map { CGFloat($0) * 120 }
        let place = target.x
        target.x = cards.last { $0 - 60 <= place } ?? 0
      }
    },
    {
      Snapper { carousel, _, target in
        let place = target.x
        let edges = carousel.subviews.map { $0.frame.minX }
        target.x = edges.last { $0 - 60 <= place } ?? 0
      }
    },
  ], wrong: wrong10_6,
  statement: [
    .tells("Cards of 120"),
    .asks(
      "Let every drag", "A target of 200", "A target of 160", "A target of 59", "Lifted at 130",
      "Lifted at 110", "Lifted at 50", "Lifted at 70", "A target of 350", "A second drag",
      "Random scene"),
    .asks("Exactly between", "A target of 60", "A target of 300"),
    .asks("Change the target", "A target of 200", "A target of (200, 33)"),
    .asks("Worked touch", "A target of 250"),
  ]
) { make in
  /// The target, changed by the delegate, and where the content lies then.
  func target(
    _ x: Double, y: Double = 0, offset: Double = 0, speed: Double = 1, again: Bool = false
  ) -> String {
    let (carousel, delegate) = (carousel(), make())
    carousel.contentOffset.x = offset
    var target = CGPoint(x: 100, y: 0)
    if again {
      delegate.scrollViewWillEndDragging(
        carousel, withVelocity: CGPoint(x: speed, y: 0), targetContentOffset: &target)
    }
    target = CGPoint(x: x, y: y)
    let before = settings(of: carousel)
    delegate.scrollViewWillEndDragging(
      carousel, withVelocity: CGPoint(x: speed, y: 0), targetContentOffset: &target)
    let stays = carousel.contentOffset.x == offset
    let words = coordinates(target.x, target.y) + (stays ? "" : ", and the content jumps")
    return words + (settings(of: carousel) == before ? "" : ", and the carousel is changed")
  }
  try expect(
    target(200), is: "(240, 0)", "A target of 200",
    why: [
      "(200, 0)": "The target is as it was.", "(120, 0)": Diagnosis10_6.left,
      "(0, 0)": Diagnosis10_6.theCardNextToTheFinger, "(180, 0)": Diagnosis10_6.noEdge,
      "(200, 0), and the content jumps": Diagnosis10_6.scrollsThereByAProgram,
      "(240, 0), and the content jumps": Diagnosis10_6.movesTargetAndContent,
      "(240, 0), and the carousel is changed": Diagnosis10_6.changesTheCarousel,
      "(200, 0), and the carousel is changed": Diagnosis10_6.changesOnlyTheCarousel,
    ], rule: Diagnosis10_6.rule)
  try expect(
    target(160), is: "(120, 0)", "A target of 160",
    why: ["(240, 0)": Diagnosis10_6.right, "(0, 0)": "That is a whole page away; 120 is nearer."],
    rule: Diagnosis10_6.rule)
  try expect(
    target(60), is: "(120, 0)", "A target of 60, exactly between two cards",
    why: ["(0, 0)": Diagnosis10_6.exactlyBetween], rule: Diagnosis10_6.rule)
  try expect(
    target(350), is: "(360, 0)", "A target of 350",
    why: ["(240, 0)": Diagnosis10_6.fewCards], rule: Diagnosis10_6.rule)
  try expect(
    target(300), is: "(360, 0)", "A target of 300, exactly between two cards",
    why: ["(240, 0)": Diagnosis10_6.exactlyBetween], rule: Diagnosis10_6.rule)
  try expect(
    target(250), is: "(240, 0)", "A target of 250", why: ["(360, 0)": Diagnosis10_6.right],
    rule: Diagnosis10_6.rule)
  try expect(
    target(59.666), is: "(0, 0)", "A target of 59.666", why: ["(120, 0)": Diagnosis10_6.right],
    rule: Diagnosis10_6.rule)
  try expect(
    target(180.333), is: "(240, 0)", "A target of 180.333", why: ["(120, 0)": Diagnosis10_6.left],
    rule: Diagnosis10_6.rule)
  try expect(
    target(500, offset: 130), is: "(480, 0)", "Lifted at 130, a target of 500",
    why: [
      "(120, 0)": "That is the card next to the finger, not next to the target.",
      "(240, 0)": "That is one card beside the finger; the target is 500.",
      "(360, 0)": "480 is nearer; there are more cards than the drawing shows.",
    ], rule: Diagnosis10_6.rule)
  try expect(
    target(110, offset: 130, speed: -0.2), is: "(120, 0)",
    "Lifted at 130 while it goes left, a target of 110",
    why: ["(0, 0)": "The card on the left is further away than that at 120."],
    rule: Diagnosis10_6.rule)
  try expect(
    target(130, offset: 110, speed: 0.2), is: "(120, 0)",
    "Lifted at 110 while it goes right, a target of 130",
    why: ["(240, 0)": "The card on the right is further away than that at 120."],
    rule: Diagnosis10_6.rule)
  try expect(
    target(70, offset: 50, speed: 0.1), is: "(120, 0)",
    "Lifted at 50 while it goes slowly, a target of 70",
    why: [
      "(0, 0)": Diagnosis10_6.looksAtTheFinger,
      "(70, 0)": Diagnosis10_6.leavesOutSlowDrags,
    ], rule: Diagnosis10_6.rule)
  try expect(
    target(70, offset: 70, speed: 0), is: "(120, 0)", "Lifted at 70 after a rest, a target of 70",
    why: ["(70, 0)": Diagnosis10_6.leavesOutDragsThatEndWithoutSpeed], rule: Diagnosis10_6.rule)
  try expect(
    target(200, again: true), is: "(240, 0)", "A second drag, a target of 200",
    why: ["(200, 0)": Diagnosis10_6.onceOnly], rule: Diagnosis10_6.rule)
  try expect(
    target(200, y: 33), is: "(240, 33)", "A target of (200, 33)",
    why: [
      "(240, 0)": Diagnosis10_6.makesANewPointOfTheTarget,
      "(240, 120)": Diagnosis10_6.makesANewPointOfTheTarget,
    ], rule: Diagnosis10_6.rule)
  try randomScenes { name, random in
    let (x, offset) = (random.coordinate(0...960), random.coordinate(0...960))
    let card = Int((x + 60) / 120) * 120
    let speed = random.coordinate(-3...3)
    try expect(
      target(x, offset: offset, speed: speed), is: "(\(card), 0)",
      "\(name), lifted at \(offset), a target of \(x)", rule: Diagnosis10_6.rule)
  }
  try randomScenes(51...60) { name, random in
    let (stage, carousel, delegate) = (Stage(), carousel(), make())
    stage.root.addSubview(named("carousel", carousel))
    carousel.delegate = delegate
    carousel.contentOffset.x = random.coordinate(200...700)
    let way = random.coordinate(-200...200)
    try stage.finger.drag(
      through: [CGPoint(x: 120, y: 200), CGPoint(x: 120 + way, y: 200)], over: 0.3)
    try stage.wait(6)
    let rest = Int(carousel.contentOffset.x) % 120
    try expect(
      rest == 0 || way.magnitude < 10 ? "a card" : "\(rest) points beside it", is: "a card",
      "\(name), dragged by \(way): at the left edge", rule: Diagnosis10_6.rule)
  }
}

/// What a carousel keeps from one drag to the next.
private func settings(of carousel: UIScrollView) -> [Double] {
  let size = carousel.contentSize
  return [
    Double(carousel.decelerationRate.rawValue), size.width, size.height, carousel.contentInset.left,
    carousel.contentInset.right, carousel.isPagingEnabled ? 1 : 0, carousel.bounces ? 1 : 0,
    carousel.isScrollEnabled ? 1 : 0,
  ]
}

/// Ten cards, of which two are shown.
private func carousel() -> UIScrollView {
  let carousel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 240, height: 200))
  carousel.contentSize = CGSize(width: 1200, height: 200)
  for number in 0..<10 {
    _ = card("card \(number + 1)", Double(number) * 120, 0, 120, 200, in: carousel)
  }
  return carousel
}
