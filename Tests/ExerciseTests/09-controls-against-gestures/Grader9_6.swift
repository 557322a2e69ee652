import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// A shade of any design.
struct Shading {
  let shade: UIView
  let panel: UIView
  let closes: () -> Int
  let build: () -> Void
}

/// What answers to exercise 9.6 are told.
enum Diagnosis9_6 {
  static let closed = "It closed, though the touch is on the panel or on a view in it."
  static let open = "It did not close, though the touch is on no view of the panel."
  static let leavesOutThePanelAlone = "It closed: the list is not the panel, but it lies in it."
  static let looksOneLevelUp = "It closed: the row lies in the panel, two levels below it."
  static let takesTheShadesOwnTouchesOnly =
    "The toast is not the shade, but it is no part of the panel either."
  static let asksWhereTheFingerIs = "The toast is hit. It covers the panel, and does not lie in it."
  static let leavesOutWhatLiesDeeper =
    "The word lies in the toast and not in the panel, so it counts as well."
  static let switchesTheTapOff =
    "It did not close for the second touch, which is on the empty shade."

  static let inPanel =
    "the ways round: a delegate chooses the touches, by the view they are on (GR-13)."
}

let exercise9_6: Grader<Shading> = Grader(
  "9.6", .finish, read: theRule, steps: steps,
  solution: {
    let shade = Solutions09.Shade(frame: .zero)
    return Shading(
      shade: shade, panel: shade.panel, closes: { shade.closes }, build: { shade.build() })
  }, alternatives: [{ shade(.climbs) }], wrong: wrong9_6
) { make in
  func scene(
    _ name: String, _ script: [TouchStep], is wanted: String, why: [String: String] = [:]
  ) throws {
    let all = ["closes 1; nothing": Diagnosis9_6.closed, "closes 0; nothing": Diagnosis9_6.open]
    try expect(
      closes(script, make), is: wanted, name, why: all.merging(why) { $1 },
      rule: Diagnosis9_6.inPanel)
  }
  try scene("The panel itself is tapped, at (60, 380)", tap(60, 380), is: "closes 0; nothing")
  try scene("The shade is tapped below the panel", tap(60, 480), is: "closes 1; nothing")
  try scene(
    "A list in the panel is tapped", tap(150, 300), is: "closes 0; nothing",
    why: ["closes 1; nothing": Diagnosis9_6.leavesOutThePanelAlone])
  try scene(
    "A row in the list in the panel is tapped", tap(150, 330), is: "closes 0; nothing",
    why: ["closes 1; nothing": Diagnosis9_6.looksOneLevelUp])
  try scene(
    "A heart, a control of its own in the panel, is tapped", tap(60, 220), is: "closes 0; heart",
    why: ["closes 1; nothing": "It closed, and the heart, which lies in the panel, lost its touch."]
  )
  try scene(
    "The toast is tapped, beside the panel", tap(300, 250), is: "closes 1; nothing",
    why: ["closes 0; nothing": Diagnosis9_6.takesTheShadesOwnTouchesOnly]
  )
  try scene(
    "The toast is tapped where it covers the panel", tap(265, 250), is: "closes 1; nothing",
    why: ["closes 0; nothing": Diagnosis9_6.asksWhereTheFingerIs])
  try scene(
    "A word on the toast is tapped", tap(340, 250), is: "closes 1; nothing",
    why: ["closes 0; nothing": Diagnosis9_6.leavesOutWhatLiesDeeper])
  try scene(
    "The panel, then the shade, then the list",
    tap(60, 380) + [.wait(1)] + tap(60, 480)
      + [.wait(1)] + tap(150, 300), is: "closes 1; nothing",
    why: [
      "closes 0; nothing": Diagnosis9_6.switchesTheTapOff,
      "closes 2; nothing": "It closed for a touch in the panel, when another one had closed.",
      "closes 3; nothing": Diagnosis9_6.closed,
    ])
  try randomScenes(1...40) { name, random in
    let (x, y) = (random.coordinate(0...318), random.coordinate(110...500))
    let isOnToast = x >= 250 && (240..<260).contains(y)
    let isOnPanel = (40..<280).contains(x) && (200..<400).contains(y)
    let isOnHeart = (50..<90).contains(x) && (210..<250).contains(y)
    let wanted =
      isOnToast || !isOnPanel
      ? "closes 1; nothing"
      : isOnHeart
        ? "closes 0; heart"
        : "closes 0; nothing"
    try scene("\(name), a tap at \(coordinates(x, y))", tap(x, y), is: wanted)
  }
}

/// How often a shade closes in a script, and who else is heard of.
private func closes(_ script: [TouchStep], _ make: () -> Shading) throws -> String {
  let (stage, log, shading) = (Stage(), Log(), make())
  place(shading.shade, "shade", CGRect(x: 0, y: 0, width: 375, height: 600), in: stage.root)
  shading.build()
  let list = card("list", 80, 80, 120, 100, in: shading.panel)
  _ = card("row", 10, 40, 100, 20, in: list)
  let heart = place(
    UIControl(), "heart", CGRect(x: 10, y: 10, width: 40, height: 40), in: shading.panel)
  heart.note("heart", log)
  let toast = card("toast", 250, 240, 125, 20, in: shading.shade)
  _ = card("word", 80, 0, 30, 20, in: toast)
  try play(script, on: stage)
  return "closes \(shading.closes()); \(log.text)"
}
