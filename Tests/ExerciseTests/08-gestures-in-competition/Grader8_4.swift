import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions08

/// A gallery of any design, after `build()`.
struct Gallery {
  let screen: UIView
  let back: UIScreenEdgePanGestureRecognizer
  let pages: UIPanGestureRecognizer
  let carousel: UIView
}

/// What answers to exercise 8.4 are told.
enum Diagnosis8_4 {
  static let letsBackWaitForPages =
    "pages began with the first move of 12 points; nothing made it stand back."
  static let both = "Both began: the page turns while the screen goes back."
  static let movesTheCarouselAwayFromTheEdge =
    "A finger near the edge no longer finds the carousel there."
  static let looksWhereTheFingerIsByThen =
    "20 points from the edge is within 20; where the finger is later is no matter."
  static let givesTheEdgeMoreThanItHas =
    "Beyond 20 points from the edge nobody else wants this finger."
  static let putsBackOnTheCarousel =
    "No carousel is there, and going back must work all over the screen."
  static let putsPagesOnTheScreen = "pages heard of a finger that is not on the carousel."
  static let refused =
    "pages was refused when it asked whether it may begin, and a no ends the attempt."
  static let waitsTooLong = "pages waits for a recognizer that is still possible; that is too late."
  static let hearsNothing = "pages did not get this finger: it is off, or gets no touches here."
  static let twoFingers =
    "pages gets this finger and does not begin: it asks for more than that."
  static let takesAllEdges = "The right edge has become an edge to go back from."

  static let wait = "the wait: who is to stand back waits for the other one's failure (GR-65)."
  static let nothingMoves = "all frames stay as they are."
  static let first =
    "the first: 20 points from the edge belong to the edge pan, the 20th too (DEC-16)."
  static let noMore = "the first: 20 points from the edge belong to the edge pan, no more (DEC-16)."
  static let branch =
    "the branch: a recognizer hears of its own view and all that lies in it (GR-11)."
  static let panBegins = "the first: a pan begins at 10 points (GR-88)."
  static let itsEdges = "the first: an edge pan has the edges that it is given (GR-101)."
}

let exercise8_4: Grader<Gallery> = Grader(
  "8.4", .repair, read: theRule, steps: steps,
  solution: {
    let screen = Solutions08.GalleryScreen(frame: screenFrame)
    screen.build()
    return Gallery(
      screen: screen, back: screen.back, pages: screen.pages, carousel: screen.carousel)
  },
  alternatives: [
    { gallery(KeepsTheEdgeOut()) }, { gallery(SaysSoPerAttempt()) },
  ], wrong: wrong8_4,
  statement: [
    .asks("A finger that comes in", "From (8, 100)", "From (8, 280)", "From (366, 280)"),
    .asks("In this engine an edge", "From (20, 280)", "From (20.5, 280)"),
    .tells("Over the carousel it turns"),
    .asks(
      "Mend `build()`", "From (8, 280)", "From (180, 280)",
      "From (180, 220) downward, over the carousel", "From (150, 100)", "From the edge, then",
      "Random scene"),
    .asks("Away from the edge", "From (180, 280), after one move"),
    .asks("All frames stay", "The place of the carousel", "The place of the screen"),
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
    begun(drag(8, 280), make), is: "back", "From (8, 280) to the right, over the carousel",
    why: [
      "pages": Diagnosis8_4.letsBackWaitForPages,
      "back, pages": Diagnosis8_4.both, "pages, back": Diagnosis8_4.both,
    ], rule: Diagnosis8_4.wait)
  try expect(
    begun(drag(20, 280), make), is: "back", "From (20, 280) to the right, over the carousel",
    why: ["pages": Diagnosis8_4.looksWhereTheFingerIsByThen], rule: Diagnosis8_4.first)
  try expect(
    begun([.down(x: 180, y: 280), .wait(0.05), .move(x: 192, y: 280)], make), is: "pages",
    "From (180, 280), after one move of 12 points",
    why: ["nothing": try whyNoPages(make)], rule: Diagnosis8_4.panBegins)
  try expect(
    begun(drag(20.5, 280), make), is: "pages", "From (20.5, 280) to the right, over the carousel",
    why: [
      "nothing": Diagnosis8_4.givesTheEdgeMoreThanItHas,
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
  try expect(
    begun(stroke(from: 366, 280, by: -48, 0, in: 4), make), is: "pages",
    "From (366, 280) to the left, over the carousel",
    why: [
      "back": Diagnosis8_4.takesAllEdges,
      "nothing": "At the right edge nobody begins: more edges count than the left one.",
    ], rule: Diagnosis8_4.itsEdges)
  let again = drag(8, 280) + [.wait(0.5)] + drag(180, 280) + [.wait(0.5)] + drag(8, 280)
  try expect(
    begun(again, make), is: "back, pages, back", "From the edge, then from the middle, then again",
    otherwise: "The first drag was right; what came after it differs.",
    rule: "the wait: each drag is an attempt of its own (GR-65).")
  try randomScenes(1...30) { name, random in
    let (x, y) = (random.coordinate(0...200), random.coordinate(150...400))
    let (moves, length) = (random.int(in: 1...6), random.coordinate(20...120))
    let isOn = y >= 200 && y < 360
    try expect(
      begun(stroke(from: x, y, by: length, 0, in: moves), make),
      is: x <= 20 ? "back" : isOn ? "pages" : "nothing",
      "\(name): from \(coordinates(x, y)), \(coordinates(length, 0)) in \(moves) moves",
      rule: Diagnosis8_4.wait)
  }
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
  return lines.contains { $0.kind == "gestureTouch" }
    ? Diagnosis8_4.twoFingers : Diagnosis8_4.hearsNothing
}

let screenFrame = CGRect(x: 0, y: 0, width: 375, height: 812)

/// What begins on a gallery.
private func begun(_ script: [TouchStep], _ make: () -> Gallery) throws -> String {
  let (stage, gallery, log) = (Stage(), make(), Log())
  stage.root.addSubview(gallery.screen)
  log.note(gallery.back, as: "back")
  log.note(gallery.pages, as: "pages")
  try stage.phone.play(script)
  return log.text
}
