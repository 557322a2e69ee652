import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions08

/// What answers to exercise 8.9 are told.
enum Diagnosis8_9 {
  static let bounces = """
    At its left end the carousel has nothing to pull in, and it bounces.
    Rule: \(useless)
    """
  static let beyond = """
    The content is pulled out beyond its left end. It has nothing to pull in there, either.
    Rule: the statement: at its left end, or beyond it; compare with <=, not with ==.
    """
  static let slowly = """
    The finger goes slowly, and to the right all the same; pop takes slow ones, too.
    Rule: the statement: a finger to the right, at any speed; the velocity's sign is its direction.
    """
  static let slanted = """
    The finger goes down, too, but further to the right, so it is pop's.
    Rule: the statement: out of scope is only what goes more up or down than sideways.
    """
  static let waits = """
    The carousel has begun. It is asked once, as soon as the finger has gone ten points.
    Rule: one tap or two: the question comes before it recognizes, and not again later (GR-44).
    """
  static let nobody =
    "Nobody began. As the view that was hit, the carousel is asked about pop as well, and says no."
  static let nobodyOnAPage =
    """
    Nobody began: a finger that is pop's or the carousel's is refused.
    Rule: \(use)
    """
  static let inset = """
    With this contentInset the left end is elsewhere, and not where x is 0.
    Rule: the swipe back: contentInset moves the end to which the content can be scrolled.
    """
  static let toTheLeft = """
    A finger to the left pulls the next page in, also at the left end; its pan was refused.
    Rule: \(use)
    """
  static let leftOff = """
    A finger to the left pulls the next page in, but at its left end this carousel is switched off.
    Rule: the swipe back: decide when its pan asks whether it may begin, and for this finger (SV-10).
    """
  static let inTheMiddle = """
    Here the carousel has something to pull in from the left, and uses it.
    Rule: \(use)
    """
  static let onePoint = """
    One point is left to pull in, so this isn't the left end yet.
    Rule: the statement: the left end is where nothing is left to pull in.
    """
  static let rightEnd =
    """
    At its right end the carousel bounces, as now; only the left end gives way.
    Rule: the statement: every other finger is the carousel's, as now.
    """
  static let both = """
    Both began: the screen goes back, and the carousel bounces.
    Rule: \(useless)
    """
  static let late = "pop begins with the first move of 12 points elsewhere, and not here."
  static let again = """
    The first drag was right; what came after it differs.
    Rule: chapter 7, That kind of crumb: each drag is an attempt of its own (GR-5).
    """

  static let off = """
    After the first drag the carousel scrolls no more: something is switched off for good.
    Rule: one tap or two: a no makes this attempt fail, and the next begins anew (GR-44).
    """

  static let wayBack =
    "the swipe back: it is asked about other pans, too; refuse only its own (SV-10, GR-43)."
  static let early = "the swipe back: what refuses in an event makes room in the same one."
  static let use =
    "the swipe back: refuse the finger that you can't use, and no other one (SV-10)."
  static let useless = "the swipe back: what can't use a finger should refuse it (SV-10)."
}

/// A pan that goes back, for fingers to the right.
private final class Pop: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = velocity(in: nil)
    return speed.x > speed.y.magnitude
  }
}

let exercise8_9: Grader<UIScrollView> = Grader(
  "8.9", read: theRule, steps: steps, solution: { Solutions08.GivingCarousel(frame: .zero) },
  alternatives: [
    { AsksTheTranslation(frame: .zero) }, { BouncesNowhereAtTheLeftEnd(frame: .zero) },
    { WaitsAtItsLeftEnd(frame: .zero) },
  ], wrong: wrong8_9,
  statement: [
    .tells("`pop` is a pan"), .tells("Over the carousel it never"), .tells("Write the carousel"),
    .asks(
      "Where a finger to the", "On page 0, 48 points to the right", "On page 0, after one move",
      "On the carousel itself", "Beyond the left end", "On page 0, slowly", "On page 0, at a slant",
      "On page 0, twice", "On page 0 to the right, far", "Random scene"),
    .asks(
      "The left end is where", "With a contentInset of 20, at", "With a contentInset of 20, 10",
      "With a contentInset of 20, where"),
    .asks(
      "Every other finger", "On page 0, 48 points to the left", "On page 1, 48 points to the right",
      "On page 1, 48 points to the left", "1 point from the left end",
      "On page 2, 48 points to the left", "On page 2, 48 points to the right",
      "On the carousel itself, in the middle"),
    .asks("Worked touch", "On page 0, 48 points to the right"),
    .asks("On page 1: the", "On page 1, 48 points to the right"),
  ]
) { make in
  func scene(
    _ name: String, at offset: Double = 0, inset: Double = 0, pages: Int = 3,
    _ script: [TouchStep], is wanted: String, why: [String: String] = [:],
    rule: String = Diagnosis8_9.wayBack
  ) throws {
    try playing(name) {
      let begun = try whoBegins(script, on: make(), at: offset, inset: inset, pages: pages)
      try expect(
        begun, is: wanted, name,
        why: [
          "carousel": wanted == "pop" ? Diagnosis8_9.bounces : Diagnosis8_9.again,
          "nothing": Diagnosis8_9.nobodyOnAPage, "pop": Diagnosis8_9.inTheMiddle,
          "pop, carousel": Diagnosis8_9.both, "carousel, pop": Diagnosis8_9.both,
        ].merging(why) { $1 }, rule: rule)
    }
  }
  let (right, left) = (drag(48, 0), drag(-48, 0))
  // Whoever gives way to pop further on than after ten points has a way of measuring.
  let isLate = try making("On page 0, 48 points to the right, in one move") {
    try whoBegins(drag(48, 0, in: 1), on: make(), at: 0, inset: 0, pages: 3) == "pop"
  }
  try scene(
    "On page 0, 48 points to the right", right, is: "pop",
    why: isLate ? ["carousel": Diagnosis8_9.waits] : [:])
  try scene("On page 1, 48 points to the right", at: 375, right, is: "carousel")
  try scene(
    "On page 0, 48 points to the left", left, is: "carousel",
    why: ["pop": Diagnosis8_9.toTheLeft, "nothing": try whyNotToTheLeft(left, make)])
  try scene("On page 1, 48 points to the left", at: 375, left, is: "carousel")
  try scene(
    "On page 2, 48 points to the left", at: 750, left, is: "carousel",
    why: ["nothing": Diagnosis8_9.rightEnd])
  try scene("On page 2, 48 points to the right", at: 750, right, is: "carousel")
  try scene(
    "On the carousel itself, at its left end", pages: 0, right, is: "pop",
    why: ["nothing": Diagnosis8_9.nobody])
  try scene("On the carousel itself, in the middle", at: 375, pages: 0, right, is: "carousel")
  try scene(
    "On page 0, after one move of 12 points to the right",
    [.down(x: 180, y: 280), .wait(0.05), .move(x: 192, y: 280)], is: "pop",
    why: ["nothing": Diagnosis8_9.late], rule: Diagnosis8_9.early)
  try scene(
    "1 point from the left end, to the right", at: 1, right, is: "carousel",
    why: ["pop": Diagnosis8_9.onePoint])
  try scene(
    "Beyond the left end, to the right", at: -30, right, is: "pop",
    why: ["carousel": Diagnosis8_9.beyond])
  try scene(
    "On page 0, slowly to the right", drag(30, 0, in: 6, over: 1.5), is: "pop",
    why: ["carousel": Diagnosis8_9.slowly])
  try scene(
    "On page 0, at a slant to the right and down", drag(48, 30), is: "pop",
    why: ["carousel": Diagnosis8_9.slanted])
  try scene(
    "With a contentInset of 20, at the left end, to the right", at: -20, inset: 20, right,
    is: "pop", why: ["carousel": Diagnosis8_9.inset])
  try scene(
    "With a contentInset of 20, 10 points from the left end, to the right", at: -10, inset: 20,
    right, is: "carousel", why: ["pop": Diagnosis8_9.inset])
  try scene(
    "With a contentInset of 20, where x is 0, to the right", at: 0, inset: 20, right,
    is: "carousel", why: ["pop": Diagnosis8_9.inset])
  try scene(
    "On page 0 to the right, far to the left, and to the right again",
    right + [.wait(1)] + drag(-150, 0) + [.wait(4)] + right, is: "pop, carousel, carousel",
    why: ["pop, carousel, pop": Diagnosis8_9.again, "pop, pop": Diagnosis8_9.off])
  try scene(
    "On page 0, twice to the right", right + [.wait(1)] + right, is: "pop, pop",
    why: ["pop, carousel": Diagnosis8_9.again])
  try randomScenes(1...30) { name, random in
    let inset = Double(random.int(in: 0...2)) * 20
    let offset = random.bool() ? -inset : random.coordinate(0...750) - inset
    let (moves, length) = (random.int(in: 1...6), random.coordinate(14...120))
    let goesRight = random.bool()
    let wanted = goesRight && offset <= -inset ? "pop" : "carousel"
    try expect(
      whoBegins(
        drag(goesRight ? length : -length, 0, in: moves), on: make(), at: offset, inset: inset,
        pages: 3), is: wanted,
      "\(name): offset \(offset), contentInset.left \(inset), "
        + "\(length) points to the \(goesRight ? "right" : "left") in \(moves) moves",
      why: [
        "carousel": Diagnosis8_9.bounces, "pop": Diagnosis8_9.inTheMiddle,
        "nothing": Diagnosis8_9.nobodyOnAPage,
      ], rule: Diagnosis8_9.wayBack)
  }
}

/// Why a finger to the left scrolls nothing at the left end, by the trace.
private func whyNotToTheLeft(
  _ left: [TouchStep], _ make: () -> UIScrollView
) throws -> String {
  let (stage, carousel) = (Stage(), make())
  _ = try whoBegins(left, on: carousel, at: 0, inset: 0, pages: 3, stage: stage)
  return stage.sawRefusal(of: carousel.panGestureRecognizer)
    ? Diagnosis8_9.toTheLeft : Diagnosis8_9.leftOff
}

/// A finger from the middle of the carousel.
private func drag(
  _ dx: Double, _ dy: Double, in moves: Int = 4, over time: Double = 0.16
) -> [TouchStep] {
  stroke(from: 180, 280, by: dx, dy, in: moves, over: time)
}

/// Which pans begin, in order.
private func whoBegins(
  _ script: [TouchStep], on carousel: UIScrollView, at offset: Double, inset: Double, pages: Int,
  stage: Stage = Stage()
) throws -> String {
  let (log, pop) = (Log(), Pop())
  let screen = UIView(frame: screenFrame)
  stage.root.addSubview(screen)
  carousel.frame = CGRect(x: 0, y: 200, width: 375, height: 160)
  carousel.contentSize = CGSize(width: 1125, height: 160)
  carousel.contentInset.left = inset
  carousel.contentOffset = CGPoint(x: offset, y: 0)
  screen.addSubview(carousel)
  for page in 0..<pages {
    carousel.addSubview(UIView(frame: CGRect(x: page * 375, y: 0, width: 375, height: 160)))
  }
  pop.delegate = pop
  screen.addGestureRecognizer(pop)
  log.note(pop, as: "pop")
  log.note(carousel.panGestureRecognizer, as: "carousel")
  try stage.phone.play(script)
  return log.text
}
