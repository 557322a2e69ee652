import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Exercises08
@testable import Solutions08

/// A gallery of any design, after `build()`.
struct Gallery {
  let screen: UIView
  let back: UIScreenEdgePanGestureRecognizer
  let pages: UIPanGestureRecognizer
  let carousel: UIView
}

let exercise8_4 = Exercise(
  "8.4", .repair, read: theRule, steps: steps,
  yours: {
    let screen = Exercises08.GalleryScreen(frame: screenFrame)
    screen.build()
    return Gallery(
      screen: screen, back: screen.back, pages: screen.pages, carousel: screen.carousel)
  },
  solution: {
    let screen = Solutions08.GalleryScreen(frame: screenFrame)
    screen.build()
    return Gallery(
      screen: screen, back: screen.back, pages: screen.pages, carousel: screen.carousel)
  },
  alternatives: [
    { gallery(KeepsTheEdgeOut()) }, { gallery(SaysSoPerAttempt()) },
  ],
  wrong: wrong8_4
) { make in
  let wait = "the wait: who is to stand back waits for the other one's failure (GR-65)."
  let both = "Both began: the page turns while the screen goes back."
  let nothing = "Neither began: who is needed here is gone, or waits for something else."
  let drag = { (x: Double, y: Double) in stroke(from: x, y, by: 48, 0, in: 4) }
  try expect(
    coordinates(make().carousel.frame.origin), is: coordinates(0, 200), "The place of the carousel",
    otherwise: "A finger near the edge no longer finds the carousel there.",
    rule: "nothing may move on the screen.")
  try expect(
    begun(drag(8, 280), make), is: "back", "From (8, 280) to the right, over the carousel",
    why: [
      "pages": "pages began with the first move of 12 points; nothing made it stand back.",
      "back, pages": both, "pages, back": both, "nothing": nothing,
    ], rule: wait)
  try expect(
    begun(drag(20, 280), make), is: "back", "From (20, 280) to the right, over the carousel",
    why: [
      "pages": "20 points from the edge is within 20; where the finger is later is no matter."
    ], rule: "the first: 20 points from the edge belong to the edge pan, the 20th too (DEC-16).")
  try expect(
    begun([.down(x: 180, y: 280), .wait(0.05), .move(x: 192, y: 280)], make), is: "pages",
    "From (180, 280), after one move of 12 points",
    why: [
      "nothing": "pages has not begun: it is off or refused, hears nothing, or waits for somebody."
    ],
    rule: "the first: a pan begins at 10 points (GR-88).")
  try expect(
    begun(drag(20.5, 280), make), is: "pages", "From (20.5, 280) to the right, over the carousel",
    why: [
      "nothing": "Beyond 20 points from the edge nobody else wants this finger.",
      "back": "The finger came down more than 20 points from the edge.",
    ],
    rule: "the first: 20 points from the edge belong to the edge pan, no more (DEC-16).")
  try expect(
    begun(drag(8, 100), make), is: "back", "From (8, 100) to the right, above the carousel",
    why: ["nothing": "No carousel is there, and going back must work all over the screen."],
    rule: "the branch: a recognizer hears of its own view and all that lies in it (GR-11).")
  try expect(
    begun(drag(180, 280), make), is: "pages", "From (180, 280) to the right, over the carousel",
    why: [
      "nothing": "No page turns any more: the carousel's pan is off, or waits for something else.",
      "back": "The finger is far from the edge.",
    ], rule: wait)
  try expect(
    begun(drag(150, 100), make), is: "nothing", "From (150, 100) to the right, above the carousel",
    why: [
      "pages": "pages heard of a finger that is not on the carousel.",
      "back": "The finger is far from the edge.",
    ], rule: "the branch: a recognizer hears of its own view and all that lies in it (GR-11).")
  try expect(
    begun(stroke(from: 366, 280, by: -48, 0, in: 4), make), is: "pages",
    "From (366, 280) to the left, over the carousel",
    why: [
      "back": "The right edge has become an edge to go back from.",
      "nothing": "At the right edge nobody begins: more edges count than the left one.",
    ], rule: "the first: an edge pan has the edges that it is given (GR-101).")
  let again = drag(8, 280) + [.wait(0.5)] + drag(180, 280) + [.wait(0.5)] + drag(8, 280)
  try expect(
    begun(again, make), is: "back, pages, back", "From the edge, then from the middle, then again",
    otherwise: "The first drag was right; what came after it differs.",
    rule: "the wait: each drag is an attempt of its own (GR-65).")
  try randomScenes(1...30) { name, random in
    let (x, y) = (random.coordinate(0...60), random.coordinate(150...400))
    let isOn = y >= 200 && y < 360
    try expect(
      begun(drag(x, y), make), is: x <= 20 ? "back" : isOn ? "pages" : "nothing",
      "\(name): from \(coordinates(x, y)) to the right", rule: wait)
  }
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
