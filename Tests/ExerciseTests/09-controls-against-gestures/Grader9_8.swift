import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// What answers to exercise 9.8 are told.
enum Diagnosis9_8 {
  static let isATapLikeAnyOther =
    "The heart has no veto, and your recognizer had its touch to the end."
  static let knowsButtonsOnly =
    "The heart is a control and no button, and your recognizer ignores only buttons."
    + "\nRule: the statement: it leaves controls alone, yours included."
  static let beginsAbove =
    "The heart is the touch's view itself, and your recognizer begins to look above it."
    + "\nRule: the statement: it ignores a finger on a control, or on anything in one."
  static let recognizesNothing = "A tap beside all controls was not recognized."
  static let cancelsNothing =
    "The heart keeps its touch, but your recognizer was recognized as well."
    + "\nRule: chapter 9, Five places to decide: where nothing is cancelled, both act (CT-45)."
  static let looksAtTheTouchsViewOnly =
    "The icon is no control, but it lies in one.\nRule: \(climb)"
  static let looksOneLevelUp = "The dot lies in a control, two levels below it.\nRule: \(climb)"
  static let climbsBeyondItsOwnView =
    "That control holds the panel; you climbed beyond the recognizer's view."
  static let sparesItsOwnView =
    "The recognizer is on this very control; its own taps are its business."
  static let sparesNothing =
    "The knob is a control in the recognizer's own view, and not that view: it is one to spare."
  static let fails = "The finger on the heart ended the tap that the first finger had begun."
  static let ignoresTheWholeSet =
    "One set held both touches, and the panel's was lost with the heart's."
    + "\nRule: chapter 9, Five places to decide: ignore(_:for:) is about one touch; look at each "
    + "of the set (GR-17)."
  static let countsTooMany =
    "It failed because of too many fingers: super counted the heart's, which was not ignored yet."
    + "\nRule: chapter 9, Five places to decide: an ignored touch is never received, so super "
    + "mustn't have it (GR-17)."
  static let keepsQuietAndIgnoresNothing =
    "The first finger's tap took the touch of the second, which was not ignored."
    + "\nRule: chapter 9, Five places to decide: only a touch that is ignored can't be taken; "
    + "skipping it isn't enough (GR-17)."
  static let asksAboutAllFingersOfTheEvent =
    "The finger on the heart switched the tap off for the other finger."
    + "\nRule: the statement: it goes by each finger alone, whatever other fingers do."
  static let neverComesBack =
    "Since the finger came down on the heart, your recognizer recognizes nothing any more."
    + "\nRule: chapter 7, That kind of crumb: the state is put back by UIKit, everything else by you."
  static let ignoresATouchAndPassesItOn =
    "The tap on the heart came between the other two; your recognizer let it count."

  static let holdsTheEndBack =
    "The heart's touch is over, and the heart has not heard it: your recognizer holds its end back."
  static let tellsTheMiddle =
    "The place is the middle of both fingers, or the other one's: the ignored finger was passed on."
  static let forgetsSome =
    "Of the fingers that came down together, not each was looked at for itself."

  static let one =
    "chapter 9, Five places to decide: a touch that the class ignores can't be taken, nor held "
    + "back (GR-17)."
  static let climb = "the statement: it ignores a finger on a control or on anything in one."
  static let usual = "the statement: with all other fingers it is a tap like any other."
  static let below =
    "the statement: the recognizer's own view, and what that lies in, do not count."
  static let holds = one
  static let place = "chapter 9, Exercises: a tap is in the middle of where its fingers came down."
  static let alone =
    "chapter 9, Five places to decide: ignore(_:for:) is about this touch alone; a recognizer "
    + "fails for all (GR-17)."
}

let exercise9_8: Grader<UITapGestureRecognizer> = Grader(
  "9.8", read: theRule, steps: steps, solution: { Solutions09.PoliteTap() },
  alternatives: [{ OwnDelegateTap() }, { LateSortingTap() }, { HelpedTap() }], wrong: wrong9_8,
  statement: [
    .asks(
      "Write a tap recognizer", "The empty panel", "The heart, a control", "A button",
      "A finger is still down"),
    .asks(
      "It ignores every finger", "The icon", "A dot", "A heart in a box",
      "A finger is on the panel",
      "A finger rests on the heart", "Two fingers in one event", "Three fingers in one event",
      "Down on the heart", "The heart, and", "Panel, heart, panel", "The heart is tapped, with",
      "Random scene"),
    .asks(
      "The recognizer's own view may", "The panel lies on a control", "The recognizer's own view",
      "A picture on the recognizer's own view", "A knob on the recognizer's own view"),
    .asks(
      "With all other fingers", "A double tap", "The panel is held", "The panel, and an alert",
      "Where the tap is"),
    .asks("Worked touch:", "A picture on the panel"),
    .tells("Chapter 7 shows"),
  ]
) { make in
  func scene(
    _ name: String, _ script: [TouchStep], on owner: TapOwner = .panel, taps: Int = 1,
    fingers: Int = 1, is wanted: String, why: @autoclosure () throws -> [String: String],
    rule: String
  ) throws {
    try expect(polite(script, owner, taps, fingers, make), is: wanted, name, why: why(), rule: rule)
  }
  try scene(
    "The empty panel is tapped", tap(300, 450), is: "tap",
    why: ["nothing": Diagnosis9_8.recognizesNothing], rule: Diagnosis9_8.usual)
  try scene(
    "A picture on the panel is tapped", tap(320, 180), is: "tap",
    why: ["nothing": "The picture is no control and lies in none."], rule: Diagnosis9_8.usual)
  try scene(
    "The heart, a control of your own, is tapped", tap(80, 180), is: "heart",
    why: [
      "tap": try whyHeart(make),
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
  try scene(
    "A picture on the recognizer's own view, which is a control, is tapped", tap(100, 180),
    on: .heart, is: "tap", why: ["nothing": Diagnosis9_8.sparesItsOwnView],
    rule: Diagnosis9_8.below)
  try scene(
    "A knob on the recognizer's own view, both of them controls, is tapped", tap(65, 165),
    on: .heart, is: "knob", why: ["tap": Diagnosis9_8.sparesNothing], rule: Diagnosis9_8.below)
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
      "heart": try neverBack(make)
        ? Diagnosis9_8.neverComesBack : Diagnosis9_8.asksAboutAllFingersOfTheEvent,
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
      "heart": try countsTooMany(make)
        ? Diagnosis9_8.countsTooMany : Diagnosis9_8.ignoresTheWholeSet,
      "tap": "One set held both touches, and the heart's was taken with the panel's.",
      "nothing": "Neither of the two got its way.",
    ], rule: Diagnosis9_8.alone)
  try expect(
    atOnce(at: [(80, 180), (300, 450), (80, 280)], make), is: "tap and heart and button",
    "Three fingers in one event, on heart, panel, and button",
    why: [
      "heart and button": Diagnosis9_8.forgetsSome, "tap and button": Diagnosis9_8.forgetsSome,
      "tap and heart": Diagnosis9_8.forgetsSome, "tap": Diagnosis9_8.forgetsSome,
    ], rule: Diagnosis9_8.alone)
  try expect(
    location(make), is: coordinates(300, 450),
    "Where the tap is, of two fingers in one event, on the heart and on (300, 450)",
    why: [
      coordinates(190, 315): Diagnosis9_8.tellsTheMiddle,
      coordinates(80, 180): Diagnosis9_8.tellsTheMiddle,
    ], rule: Diagnosis9_8.place)
  try expect(
    polite(tap(80, 180), .panel, 2, 1, rests: true, make), is: "heart",
    "The heart is tapped, with a PoliteTap that needs two; looked at with the up",
    why: ["nothing": Diagnosis9_8.holdsTheEndBack], rule: Diagnosis9_8.holds)
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
  try scene(
    "The panel, and an alert comes up", [.down(x: 300, y: 450), .cancel()], is: "nothing",
    why: ["tap": "The touch was taken away; that is no tap."], rule: Diagnosis9_8.usual)
  try expect(
    polite([.down(x: 300, y: 450)], .panel, 1, 1, rests: true, make), is: "nothing",
    "A finger is still down on the panel",
    why: ["tap": "A tap is recognized when the finger is lifted."], rule: Diagnosis9_8.usual)
  try randomScenes(1...40) { name, random in
    let kinds = (0..<random.int(in: 0...5)).map { _ in random.bool() ? "control" : "view" }
    let (isOnControl, rests) = (random.bool(), random.bool())
    let wanted =
      kinds.last == "control" ? "inner" : kinds.contains("control") ? "nothing" : "tap"
    let words = kinds.isEmpty ? "nothing" : kinds.joined(separator: ", in it a ")
    try expect(
      nested(kinds, isOnControl, rests, make), is: wanted,
      "\(name): the panel\(isOnControl ? ", on a control," : "") holds a \(words); a tap on "
        + "the innermost\(rests ? ", while a finger rests on another control" : "")",
      rule: Diagnosis9_8.one)
  }
  try randomScenes(41...70) { name, random in
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

/// Who is heard of after a tap on the innermost of some views, each in the one before, on a panel.
private func nested(
  _ kinds: [String], _ isOnControl: Bool, _ rests: Bool, _ make: () -> UITapGestureRecognizer
) throws -> String {
  let (stage, log) = (Stage(), Log())
  let plate = place(
    isOnControl ? UIControl() : UIView(), "plate", CGRect(x: 0, y: 0, width: 375, height: 700),
    in: stage.root)
  let panel = card("panel", 20, 120, 335, 460, in: plate)
  place(UIControl(), "other", CGRect(x: 200, y: 0, width: 100, height: 60), in: panel)
  panel.add(make(), "tap", log)
  var each: UIView = panel
  for (level, kind) in kinds.enumerated() {
    each = place(
      kind == "control" ? UIControl() : UIView(), "\(kind)\(level + 1)",
      CGRect(x: 5, y: 5, width: 100, height: 100), in: each)
  }
  (each as? UIControl)?.note("inner", log)
  let one = tap(60, 160)
  try play(
    rests ? [.down(2, x: 270, y: 150)] + one + [.wait(0.05), .up(2)] : one, on: stage)
  return log.text
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
    _ = card("picture", 280, 30, 40, 60, in: panel)
    if owner == .heart {
      _ = card("print", 40, 10, 25, 40, in: heart)
      place(UIControl(), "knob", CGRect(x: 5, y: 5, width: 20, height: 20), in: heart)
        .note("knob", log)
    }
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
  _ script: [TouchStep], _ owner: TapOwner, _ taps: Int, _ fingers: Int, rests: Bool = false,
  _ make: () -> UITapGestureRecognizer
) throws -> String {
  let (stage, log, recognizer) = (Stage(), Log(), make())
  (recognizer.numberOfTapsRequired, recognizer.numberOfTouchesRequired) = (taps, fingers)
  _ = PoliteScene(on: owner, stage, log, recognizer)
  if rests { try stage.phone.play(script) } else { try play(script, on: stage) }
  return log.text
}

/// Why the heart loses its touch, by what becomes of a button and of a view on the heart.
private func whyHeart(_ make: () -> UITapGestureRecognizer) throws -> String {
  if try polite(tap(80, 280), .panel, 2, 1, rests: true, make) == "button" {
    return Diagnosis9_8.knowsButtonsOnly
  }
  return try polite(tap(130, 180), .panel, 1, 1, make) == "nothing"
    ? Diagnosis9_8.beginsAbove : Diagnosis9_8.isATapLikeAnyOther
}

/// Whether a touch on a control is the end of all later taps.
private func neverBack(_ make: () -> UITapGestureRecognizer) throws -> Bool {
  try polite(tap(80, 180) + [.wait(1)] + tap(300, 450), .panel, 1, 1, make) == "heart"
}

/// Who is heard of when some fingers come down and are lifted at the same instants.
private func atOnce(
  at places: [(x: Double, y: Double)] = [(80, 180), (300, 450)],
  _ make: () -> UITapGestureRecognizer
) throws -> String {
  let (stage, log) = (Stage(), Log())
  _ = PoliteScene(on: .panel, stage, log, make())
  try stage.play(
    places.enumerated().map { ($0.offset + 1, .tap(at: CGPoint(x: $0.element.x, y: $0.element.y))) }
  )
  let order = ["tap", "heart", "button"].filter(log.heard.contains)
  return order.isEmpty ? "nothing" : order.joined(separator: " and ")
}

/// Whether a recognizer fails with two fingers at once because it counts both.
private func countsTooMany(_ make: () -> UITapGestureRecognizer) throws -> Bool {
  let (stage, log) = (Stage(), Log())
  _ = PoliteScene(on: .panel, stage, log, make())
  try stage.play([
    (1, .tap(at: CGPoint(x: 80, y: 180))), (2, .tap(at: CGPoint(x: 300, y: 450))),
  ])
  return stage.recording.lines.contains { $0.text.contains("too many fingers") }
}

/// Where the tap is when two fingers come down in one event, one of them on the heart.
private func location(_ make: () -> UITapGestureRecognizer) throws -> String {
  let (stage, log, recognizer) = (Stage(), Log(), make())
  _ = PoliteScene(on: .panel, stage, log, recognizer)
  let ear = PlaceEar()
  recognizer.addTarget(ear, action: PlaceEar.hear, name: "place")
  try stage.play([
    (1, .tap(at: CGPoint(x: 80, y: 180))), (2, .tap(at: CGPoint(x: 300, y: 450))),
  ])
  return withExtendedLifetime(ear) { ear.place.map { coordinates($0.x, $0.y) } ?? "nowhere" }
}

/// Notes where a tap was, on the screen.
private final class PlaceEar {
  private(set) var place: CGPoint?
  func hear(_ tap: UIGestureRecognizer) { place = tap.location(in: nil) }
}
