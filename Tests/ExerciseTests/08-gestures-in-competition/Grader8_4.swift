import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions08

/// A gallery of any design, after `build()`.
struct Gallery {
  let screen: UIView
  let back: UIScreenEdgePanGestureRecognizer
  let forward: UIScreenEdgePanGestureRecognizer
  let pages: UIPanGestureRecognizer
  let turn: UIPanGestureRecognizer
  let carousel: UIView
  let volume: UIView
}

/// What answers to exercise 8.4 are told.
enum Diagnosis8_4 {
  static let straightOnly =
    """
    The finger leaves the right edge at a slant, and so it is a finger from the edge as well.
    Rule: finishing lines: 10 points away from its edge make an edge pan, at a slant as well (GR-108).
    """
  static let nothingWaits =
    "pages began with the first move of 12 points; nothing made it stand back."
  static let letsBackWaitForPages = """
    You let back wait for pages, which comes first here anyway; so back waits in vain.
    Rule: one tap or two: the receiver waits, the argument must fail; turn the two round (GR-65).
    """
  static let allWait = """
    pages and back wait for each other, so each of them waits in vain.
    Rule: one tap or two: of two that wait for each other both fail; let one of them wait (GR-65).
    """
  static let both = """
    Both began: the page turns while the screen leaves.
    Rule: the swipe back: permission does both; for one of the two, let the other one wait (GR-65).
    """
  static let movesTheCarouselAwayFromTheEdge =
    "A finger near the edge no longer finds the carousel there."
  static let looksWhereTheFingerIsByThen =
    "The finger came down on the edge's last point; that it's further in by now is no matter."
  static let stripEnds =
    "At x = 8 your strip lies over the carousel; here, on the edge's last point, it has ended."
  static let stripIsWider =
    "A view of yours lies over the carousel here, beyond the 20 points of the edge."
  static let givesTheEdgeMoreThanItHas =
    "The edge ends at 20 points, yet your code keeps pages from beginning here."
  static let putsBackOnTheCarousel =
    "No carousel is there, and going back must work all over the screen."
  static let putsPagesOnTheScreen = "pages got a finger that is not on the carousel."
  static let refused =
    """
    pages was refused when it asked whether it may begin, and a no ends the attempt.
    Rule: one tap or two: a refusal is for the whole attempt; a wait is not (GR-44).
    """
  static let waitsTooLong = """
    pages waits for a recognizer that is still possible; that is too late.
    Rule: one tap or two: a wait lasts until the other one has failed; wait for one that fails at once \
    (GR-65).
    """
  static let hearsNothing = """
    pages did not get this finger: the carousel isn't hit here, or its delegate refused the touch.
    Rule: \(branch)
    """
  static let isOff = """
    pages did not get this finger: it is switched off, or sits on no view.
    Rule: chapter 7, Who is told first: a recognizer gets touches on a view, and while on (GR-13).
    """
  static let twoFingers =
    "pages gets this finger and does not begin: it asks for more than that."
  static let takesAllEdges = """
    The right edge has become an edge to go back from.
    Rule: finishing lines: a screen edge pan is for the edges that it names, and leads away from them \
    (GR-108).
    """
  static let rightEdgeForgotten = """
    pages stands back for the left edge, and not for the right one.
    Rule: one tap or two: one line makes it wait for one recognizer; each edge has its own (GR-65).
    """
  static let turnStandsBack = """
    Over the volume the edges are turn's as well; nothing may make it stand back.
    Rule: the statement: over the volume each finger begins only turn, as now.
    """
  static let pagesOverTheVolume = "No carousel is there; the volume has a pan of its own."

  static let wait =
    "one tap or two: a recognizer that is to stand back waits until the other one has failed (GR-65)."
  static let nothingMoves =
    "the statement: all frames stay; it's the recognizers that you arrange."
  static let first =
    "the statement: an edge is 20 points wide, and x = 20 and 355 belong to it."
  static let noMore =
    "finishing lines: an edge is 20 points wide, and no more (DEC-16)."
  static let branch =
    "chapter 7, Who is told first: a recognizer gets touches on its view and on what lies in it (GR-11)."
  static let panBegins = "finishing lines: a pan begins at 10 points (GR-88)."
}

let exercise8_4: Grader<Gallery> = Grader(
  "8.4", .repair, read: theRule, steps: steps,
  solution: {
    let screen = Solutions08.GalleryScreen(frame: screenFrame)
    screen.build()
    return Gallery(
      screen: screen, back: screen.back, forward: screen.forward, pages: screen.pages,
      turn: screen.turn, carousel: screen.carousel, volume: screen.volume)
  },
  alternatives: [
    { gallery(KeepsTheEdgeOut()) }, { gallery(SaysSoPerAttempt()) },
    {
      gallery(AnyGallery()) { screen in
        screen.pages.require(toFail: screen.forward)
        screen.pages.require(toFail: screen.back)
        screen.back.require(toFail: screen.turn)
        screen.forward.require(toFail: screen.turn)
      }
    },
  ], wrong: wrong8_4,
  statement: [
    .asks("A finger from the left", "From (8, 100)", "From (366, 100)", "From (8, 280)"),
    .asks(
      "In this engine an edge", "From (20, 280)", "From (20.5, 280)", "From (355, 280)",
      "From (354.5, 280)"),
    .tells("Over the carousel they"),
    .asks(
      "Repair `build()`", "From (8, 280)", "From (366, 280)", "From (180, 280)",
      "From (180, 220) downward, over the carousel",
      "From (180, 280), after one move", "From (150, 100)", "From the edge, then", "Random scene"),
    .asks(
      "Over the volume", "From (8, 530)", "From (366, 530)", "From (180, 530)",
      "From (8, 530), after one move"),
    .asks(
      "All frames stay", "The place of the carousel", "The place of the screen",
      "The place of the volume"),
    .asks("Worked touch:", "From (8, 280)"), .tells("Delete the `todo`"),
  ]
) { make in
  let drag = { (x: Double, y: Double) in stroke(from: x, y, by: 48, 0, in: 4) }
  try expect(
    coordinates(make().carousel.frame.origin), is: coordinates(0, 200), "The place of the carousel",
    otherwise: Diagnosis8_4.movesTheCarouselAwayFromTheEdge, rule: Diagnosis8_4.nothingMoves)
  try expect(
    coordinates(make().screen.frame.origin), is: coordinates(0, 0), "The place of the screen",
    otherwise: "The screen itself has been moved.", rule: Diagnosis8_4.nothingMoves)
  try expect(
    coordinates(make().volume.frame.origin), is: coordinates(0, 500), "The place of the volume",
    otherwise: "The volume itself has been moved.", rule: Diagnosis8_4.nothingMoves)
  try expect(
    begun(drag(8, 280), make), is: "back", "From (8, 280) to the right, over the carousel",
    why: [
      "pages": try backWaits(make)
        ? Diagnosis8_4.letsBackWaitForPages : Diagnosis8_4.nothingWaits,
      "back, pages": Diagnosis8_4.both, "pages, back": Diagnosis8_4.both,
    ], otherwise: try circle(drag(8, 280), make), rule: Diagnosis8_4.wait)
  try expect(
    begun(drag(20, 280), make), is: "back", "From (20, 280) to the right, over the carousel",
    why: ["pages": whyPagesAtTheEdge(8, 20, make)], rule: Diagnosis8_4.first)
  try expect(
    begun([.down(x: 180, y: 280), .wait(0.05), .move(x: 192, y: 280)], make), is: "pages",
    "From (180, 280), after one move of 12 points",
    why: ["nothing": try whyNoPages(make)], rule: Diagnosis8_4.panBegins)
  try expect(
    begun(drag(20.5, 280), make), is: "pages", "From (20.5, 280) to the right, over the carousel",
    why: [
      "nothing": whyNothingInside(20.5, make),
      "back": "The finger came down more than 20 points from the edge.",
    ], rule: Diagnosis8_4.noMore)
  try expect(
    begun(drag(8, 100), make), is: "back", "From (8, 100) to the right, above the carousel",
    why: ["nothing": Diagnosis8_4.putsBackOnTheCarousel], rule: Diagnosis8_4.branch)
  try expect(
    begun(drag(180, 280), make), is: "pages", "From (180, 280) to the right, over the carousel",
    why: [
      "back": "The finger is far from the edge."
    ], rule: Diagnosis8_4.wait)
  try expect(
    begun(stroke(from: 180, 220, by: 0, 48, in: 4), make), is: "pages",
    "From (180, 220) downward, over the carousel", why: ["nothing": try whyNoPages(make)],
    rule: Diagnosis8_4.panBegins)
  try expect(
    begun(drag(150, 100), make), is: "nothing", "From (150, 100) to the right, above the carousel",
    why: [
      "pages": Diagnosis8_4.putsPagesOnTheScreen,
      "back": "The finger is far from the edge.",
    ], rule: Diagnosis8_4.branch)
  let toTheLeft = { (x: Double, y: Double) in stroke(from: x, y, by: -48, 0, in: 4) }
  try expect(
    begun(toTheLeft(366, 280), make), is: "forward",
    "From (366, 280) to the left, over the carousel",
    why: [
      "back": Diagnosis8_4.takesAllEdges, "pages": Diagnosis8_4.rightEdgeForgotten,
      "forward, pages": Diagnosis8_4.both, "pages, forward": Diagnosis8_4.both,
    ], rule: Diagnosis8_4.wait)
  try expect(
    begun(toTheLeft(355, 280), make), is: "forward",
    "From (355, 280) to the left, over the carousel",
    why: ["pages": whyPagesAtTheEdge(366, 355, make)], rule: Diagnosis8_4.first)
  try expect(
    begun(toTheLeft(354.5, 280), make), is: "pages",
    "From (354.5, 280) to the left, over the carousel",
    why: ["nothing": whyNothingInside(354.5, make)], rule: Diagnosis8_4.noMore)
  try expect(
    begun(toTheLeft(366, 100), make), is: "forward",
    "From (366, 100) to the left, above the carousel",
    why: ["nothing": Diagnosis8_4.putsBackOnTheCarousel, "back": Diagnosis8_4.takesAllEdges],
    rule: Diagnosis8_4.branch)
  for (place, script) in [
    ("(8, 530) to the right", drag(8, 530)), ("(366, 530) to the left", toTheLeft(366, 530)),
    ("(180, 530) to the right", drag(180, 530)),
    (
      "(8, 530), after one move of 12 points",
      [.down(x: 8, y: 530), .wait(0.05), .move(x: 20, y: 530)]
    ),
  ] {
    try expect(
      begun(script, make), is: "turn", "From \(place), over the volume",
      why: [
        "back": Diagnosis8_4.turnStandsBack, "forward": Diagnosis8_4.turnStandsBack,
        "nothing": Diagnosis8_4.turnStandsBack, "pages": Diagnosis8_4.pagesOverTheVolume,
        "turn, back": "Both began: the volume turns while the screen goes back.",
        "back, turn": "Both began: the volume turns while the screen goes back.",
      ], rule: Diagnosis8_4.wait)
  }
  let again = drag(8, 280) + [.wait(0.5)] + drag(180, 280) + [.wait(0.5)] + drag(8, 280)
  try expect(
    begun(again, make), is: "back, pages, back", "From the edge, then from the middle, then again",
    otherwise: "The first drag was right; what came after it differs.",
    rule: "chapter 7, That kind of crumb: each drag is an attempt of its own (GR-5).")
  try expect(
    begun(stroke(from: 366, 280, by: -48, 36, in: 4), make), is: "forward",
    "From (366, 280) to the left and down, over the carousel",
    why: ["nothing": Diagnosis8_4.straightOnly, "pages": Diagnosis8_4.straightOnly],
    rule: Diagnosis8_4.first)
  try randomScenes(1...30) { name, random in
    let (x, y) = (random.coordinate(0...180), random.coordinate(150...600))
    let (moves, length) = (random.int(in: 1...6), random.coordinate(20...120))
    let isFromTheRight = random.bool()
    let start = isFromTheRight ? 375 - x : x
    let isOnCarousel = y >= 200 && y < 360
    let edge = isFromTheRight ? "forward" : "back"
    let wanted =
      y >= 500 && y < 560 ? "turn" : x <= 20 ? edge : isOnCarousel ? "pages" : "nothing"
    // A finger at x = 375 is beside the screen.
    guard start < 375 else { return }
    let way = isFromTheRight ? -length : length
    try expect(
      begun(stroke(from: start, y, by: way, 0, in: moves), make), is: wanted,
      "\(name): from \(coordinates(start, y)), \(coordinates(way, 0)) in \(moves) moves",
      rule: Diagnosis8_4.wait)
  }
}

/// Whether back has to wait for pages: it does so for one that asks for a second finger.
private func backWaits(_ make: () -> Gallery) throws -> Bool {
  try begun([.down(x: 8, y: 280), .wait(0.05), .move(x: 20, y: 280)]) {
    let gallery = make()
    gallery.pages.minimumNumberOfTouches = 2
    return gallery
  } == "nothing"
}

/// Whether the carousel, or what lies in it, is hit at a place.
private func isCarousel(_ x: Double, _ make: () -> Gallery) -> Bool {
  let (stage, gallery) = (Stage(), make())
  stage.root.addSubview(gallery.screen)
  return stage.root.hitTest(CGPoint(x: x, y: 280), with: nil)?.isDescendant(of: gallery.carousel)
    ?? false
}

/// Why pages takes a finger from an edge's last point, where it is hit there and not before.
private func whyPagesAtTheEdge(_ x: Double, _ last: Double, _ make: () -> Gallery) -> String {
  isCarousel(last, make) && !isCarousel(x, make)
    ? Diagnosis8_4.stripEnds : Diagnosis8_4.looksWhereTheFingerIsByThen
}

/// Why nothing begins right beside the edge.
private func whyNothingInside(_ x: Double, _ make: () -> Gallery) -> String {
  isCarousel(x, make) ? Diagnosis8_4.givesTheEdgeMoreThanItHas : Diagnosis8_4.stripIsWider
}

/// Why pages has not begun with a move of 12 points in the middle of the carousel, by the trace.
private func whyNoPages(_ make: () -> Gallery) throws -> String {
  let (stage, gallery, log) = (Stage(), make(), Log())
  stage.root.addSubview(gallery.screen)
  log.note(gallery.pages, as: "pages")
  try stage.phone.play([.down(x: 180, y: 280), .wait(0.05), .move(x: 192, y: 280)])
  let name = gallery.pages.wordInTrace
  let lines = stage.recording.lines.filter { $0.text.contains(name) }
  if lines.contains(where: { $0.kind == "ask" && $0.text.contains("shouldBegin -> no") }) {
    return Diagnosis8_4.refused
  }
  if lines.contains(where: { $0.kind == "wait" }) { return Diagnosis8_4.waitsTooLong }
  if lines.contains(where: { $0.kind == "gestureTouch" }) { return Diagnosis8_4.twoFingers }
  return gallery.pages.isEnabled && gallery.pages.view != nil
    ? Diagnosis8_4.hearsNothing : Diagnosis8_4.isOff
}

/// Whether recognizers wait for each other, in words; nil if they do not.
private func circle(_ script: [TouchStep], _ make: () -> Gallery) throws -> String? {
  let stage = Stage()
  _ = try begun(script, on: stage, make)
  return stage.sawACircle ? Diagnosis8_4.allWait : nil
}

let screenFrame = CGRect(x: 0, y: 0, width: 375, height: 812)

/// What begins on a gallery.
private func begun(
  _ script: [TouchStep], on stage: Stage = Stage(), _ make: () -> Gallery
) throws -> String {
  let (gallery, log) = (make(), Log())
  stage.root.addSubview(gallery.screen)
  log.note(gallery.back, as: "back")
  log.note(gallery.forward, as: "forward")
  log.note(gallery.pages, as: "pages")
  log.note(gallery.turn, as: "turn")
  try stage.phone.play(script)
  return log.text
}
