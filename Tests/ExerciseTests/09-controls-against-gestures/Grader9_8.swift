import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// What answers to exercise 9.8 are told.
enum Diagnosis9_8 {
  static let isATapLikeAnyOther =
    "The heart has no veto, and your recognizer had its touch to the end."
  static let recognizesNothing = "A tap beside all controls was not recognized."
  static let cancelsNothing =
    "The heart keeps its touch, but your recognizer was recognized as well."
  static let looksAtTheTouchsViewOnly = "The icon is no control, but it lies in one."
  static let looksOneLevelUp = "The dot lies in a control, two levels below it."
  static let climbsBeyondItsOwnView =
    "That control holds the panel; you climbed beyond the recognizer's view."
  static let sparesItsOwnView =
    "The recognizer is on this very control; its own taps are its business."
  static let fails = "The finger on the heart ended the tap that the first finger had begun."
  static let ignoresTheWholeSet =
    "One set held both touches, and the panel's was lost with the heart's."
  static let keepsQuietAndIgnoresNothing = "The first finger's tap took the touch of the second."
  static let asksAboutAllFingersOfTheEvent =
    "The finger on the heart switched the tap off for the other finger."
  static let ignoresATouchAndPassesItOn =
    "The tap on the heart came between the other two; your recognizer let it count."

  static let one =
    "a touch whose view is a control, or lies in one, is left alone; the others count."
  static let usual = "for all other touches it is a tap recognizer like any other."
  static let below = "only a control that lies in the recognizer's view is one to spare."
  static let alone =
    "ignoring a touch leaves the recognizer possible; failing ends it for all (GR-17)."
}

let exercise9_8: Grader<UITapGestureRecognizer> = Grader(
  "9.8", read: theRule, steps: steps, solution: { Solutions09.PoliteTap() },
  alternatives: [{ OwnDelegateTap() }], wrong: wrong9_8
) { make in
  func scene(
    _ name: String, _ script: [TouchStep], on owner: TapOwner = .panel, taps: Int = 1,
    fingers: Int = 1, is wanted: String, why: [String: String], rule: String
  ) throws {
    try expect(polite(script, owner, taps, fingers, make), is: wanted, name, why: why, rule: rule)
  }
  try scene(
    "The empty panel is tapped", tap(300, 450), is: "tap",
    why: ["nothing": Diagnosis9_8.recognizesNothing], rule: Diagnosis9_8.usual)
  try scene(
    "The heart, a control of your own, is tapped", tap(80, 180), is: "heart",
    why: [
      "tap": Diagnosis9_8.isATapLikeAnyOther,
      "tap, heart": Diagnosis9_8.cancelsNothing,
      "nothing": "Neither of the two got its way.",
    ], rule: Diagnosis9_8.one)
  try scene(
    "A button is tapped", tap(80, 280), is: "button",
    why: ["tap, button": "The button keeps its touch, but your recognizer was recognized as well."],
    rule: Diagnosis9_8.one)
  try scene(
    "The icon on the heart is tapped", tap(130, 180), is: "nothing",
    why: ["tap": Diagnosis9_8.looksAtTheTouchsViewOnly], rule: Diagnosis9_8.one)
  try scene(
    "A dot on the icon on the heart is tapped", tap(126, 171), is: "nothing",
    why: ["tap": Diagnosis9_8.looksOneLevelUp], rule: Diagnosis9_8.one)
  try scene(
    "A heart in a box on the panel is tapped", tap(80, 380), is: "heart",
    why: ["tap": "The box is no control, but the heart in it is."], rule: Diagnosis9_8.one)
  try scene(
    "The panel lies on a control; the panel is tapped", tap(300, 450), on: .panelOnControl,
    is: "tap",
    why: ["nothing": Diagnosis9_8.climbsBeyondItsOwnView], rule: Diagnosis9_8.below)
  try scene(
    "The recognizer's own view is a control; it is tapped", tap(80, 180), on: .heart, is: "tap",
    why: ["heart": Diagnosis9_8.sparesItsOwnView], rule: Diagnosis9_8.below)
  let joins = [TouchStep.down(1, x: 300, y: 450), .down(2, x: 80, y: 180), .up(2), .up(1)]
  try scene(
    "A finger is on the panel, another taps the heart, and the first is lifted", joins,
    is: "heart, tap",
    why: [
      "heart": Diagnosis9_8.fails,
      "tap": Diagnosis9_8.keepsQuietAndIgnoresNothing,
      "nothing": "Neither of the two got its way.",
    ], rule: Diagnosis9_8.alone)
  let rests = [TouchStep.down(1, x: 80, y: 180), .down(2, x: 300, y: 450), .up(2), .up(1)]
  try scene(
    "A finger rests on the heart, another taps the panel", rests, is: "tap, heart",
    why: [
      "heart": Diagnosis9_8.asksAboutAllFingersOfTheEvent,
      "tap": "The second finger's tap took the touch of the first.",
      "nothing": "Neither of the two got its way.",
    ], rule: Diagnosis9_8.alone)
  let together = [
    TouchStep.down(1, x: 80, y: 180), .down(2, x: 300, y: 450), .up(1), .wait(0.05), .up(2),
  ]
  try scene(
    "The same, the finger on the heart is lifted first", together, is: "heart, tap",
    why: [
      "heart": Diagnosis9_8.asksAboutAllFingersOfTheEvent,
      "tap": "The second finger's tap took the touch of the first.",
    ], rule: Diagnosis9_8.alone)
  try expect(
    atOnce(make), is: "tap and heart",
    "Two fingers in one event, one on the heart, one on the panel",
    why: [
      "heart": Diagnosis9_8.ignoresTheWholeSet,
      "tap": "One set held both touches, and the heart's was taken with the panel's.",
      "nothing": "Neither of the two got its way.",
    ], rule: Diagnosis9_8.alone)
  try scene(
    "The heart, and a tenth of a second later the panel",
    tap(80, 180) + [.wait(0.05)] + tap(300, 450), is: "heart, tap",
    why: [
      "heart":
        "The tap on the panel was lost: your recognizer still had the heart's touch in its count."
    ], rule: Diagnosis9_8.alone)
  try scene(
    "The heart, then the panel", tap(80, 180) + [.wait(1)] + tap(300, 450), is: "heart, tap",
    why: ["heart": "After a touch on a control your recognizer recognizes nothing any more."],
    rule: Diagnosis9_8.alone)
  try scene(
    "Down on the heart, lifted on the panel", drag(80, 180, by: (x: 0, y: 40)), is: "heart",
    why: ["tap": "Where the touch began counts, and it began on the heart."], rule: Diagnosis9_8.one
  )
  try scene(
    "A double tap on the panel, with a PoliteTap that needs two",
    tap(300, 450) + tap(300, 450), taps: 2, is: "tap",
    why: ["nothing": "Two quick taps beside all controls were not recognized."],
    rule: Diagnosis9_8.usual)
  try scene(
    "Panel, heart, panel, tapped quickly, with a PoliteTap that needs two taps",
    tap(300, 450) + tap(80, 180) + tap(300, 450), taps: 2, is: "heart, tap",
    why: [
      "heart": Diagnosis9_8.ignoresATouchAndPassesItOn,
      "nothing": "Neither of the two got its way.",
    ], rule: Diagnosis9_8.one)
  let third = [
    TouchStep.down(1, x: 80, y: 180), .down(2, x: 300, y: 450), .down(3, x: 250, y: 450), .up(2),
    .up(3), .up(1),
  ]
  try scene(
    "A finger rests on the heart, and two tap the panel, with a PoliteTap that needs two", third,
    fingers: 2, is: "tap, heart",
    why: [
      "heart": "Two fingers tapped beside all controls, and it was not recognized.",
      "tap": "The tap of the other two took the touch of the heart.",
    ], rule: Diagnosis9_8.alone)
  try scene(
    "The panel is held for a second", hold(300, 450), is: "nothing",
    why: ["tap": "That is too long for a tap; the superclass knows."], rule: Diagnosis9_8.usual)
  try randomScenes(1...40) { name, random in
    let (x, y) = (random.coordinate(0...374), random.coordinate(100...600))
    let (place, stage) = (CGPoint(x: x, y: y), Stage())
    let scene0 = PoliteScene(on: .panel, stage, Log(), UITapGestureRecognizer())
    var each = stage.owner(at: place)
    var found: UIControl?
    while let view = each, found == nil {
      found = view as? UIControl
      each = view.superview
    }
    let isHit = stage.owner(at: place) === found
    let isInPanel = stage.owner(at: place)?.isDescendant(of: scene0.panel) == true
    let wanted = found.map { isHit ? $0.name : "nothing" } ?? (isInPanel ? "tap" : "nothing")
    try scene(
      "\(name), a tap at \(coordinates(x, y))", tap(x, y), is: wanted, why: [:],
      rule: Diagnosis9_8.one)
  }
}

/// Where a recognizer is.
enum TapOwner { case panel, panelOnControl, heart }

/// The screen of the scenes.
private struct PoliteScene {
  let panel: UIView

  init(on owner: TapOwner, _ stage: Stage, _ log: Log, _ recognizer: UITapGestureRecognizer) {
    let superview: UIView =
      owner == .panelOnControl
      ? place(UIControl(), "plate", CGRect(x: 0, y: 0, width: 375, height: 700), in: stage.root)
      : stage.root
    panel = card("panel", 20, 120, 335, 460, in: superview)
    let heart = place(UIControl(), "heart", CGRect(x: 30, y: 30, width: 100, height: 60), in: panel)
    let icon = card("icon", 70, 10, 25, 40, in: heart)
    _ = card("dot", 0, 0, 12, 12, in: icon)
    let button = place(
      UIButton(), "button", CGRect(x: 30, y: 130, width: 100, height: 60), in: panel)
    let box = card("box", 10, 220, 200, 120, in: panel)
    let second = place(UIControl(), "heart", CGRect(x: 20, y: 10, width: 100, height: 60), in: box)
    heart.note("heart", log)
    button.note("button", log)
    second.note("heart", log)
    (owner == .heart ? heart : panel).add(recognizer, "tap", log)
  }
}

/// Who is heard of in a script.
private func polite(
  _ script: [TouchStep], _ owner: TapOwner, _ taps: Int, _ fingers: Int,
  _ make: () -> UITapGestureRecognizer
) throws -> String {
  let (stage, log, recognizer) = (Stage(), Log(), make())
  (recognizer.numberOfTapsRequired, recognizer.numberOfTouchesRequired) = (taps, fingers)
  _ = PoliteScene(on: owner, stage, log, recognizer)
  try play(script, on: stage)
  return log.text
}

/// Who is heard of when two fingers come down and are lifted at the same instants.
private func atOnce(_ make: () -> UITapGestureRecognizer) throws -> String {
  let (stage, log) = (Stage(), Log())
  _ = PoliteScene(on: .panel, stage, log, make())
  try stage.play([
    (1, .tap(at: CGPoint(x: 80, y: 180))), (2, .tap(at: CGPoint(x: 300, y: 450))),
  ])
  return log.heard.isEmpty ? "nothing" : log.heard.sorted(by: >).joined(separator: " and ")
}
