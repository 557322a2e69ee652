import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// What answers to exercise 9.5 are told.
enum Diagnosis9_5 {
  static let lost = "You said yes, and the tap took the touch from the heart."
  static let anothers =
    "The tap is another view's; that this view is a control as well changes nothing."
    + "\nRule: the list: its own is only the recognizer on the control itself (CT-44)."
  static let saysNoToAll = "You refused a recognizer that is the heart's own."
  static let lostFurtherUp =
    "You said yes: this tap sits further up than the superview, and it took the touch all the same."
    + "\nRule: the statement: a tap that belongs to another view, wherever that lies."
  static let lostToASubclass =
    "A class that inherits from the tap is a tap; you said yes, and it took the touch."
    + "\nRule: the statement: any single tap with one finger that belongs to another view."
  static let lostLater =
    "You refused the first tap and not the second one."
    + "\nRule: the question: it comes before each recognition, with each attempt anew (GR-43)."
  static let sentTwice =
    "The heart sent its event twice for one tap: with the touch left to it, it sends it itself."
    + "\nRule: chapter 6, A finger that strays: a touch lifted inside sends touchUpInside (CT-7)."
  static let refusedMoreTaps =
    "You refused it, and it needs more than one tap."
    + "\nRule: the list: a button refuses a single tap, and no double or triple one (CT-42)."
  static let refusedTwoFingers =
    "You refused it, and it needs two fingers."
    + "\nRule: the list: a button refuses a tap with one finger, and with no more (CT-42)."
  static let looksAtTheFinger =
    "You said yes, as no finger is on the heart; which tap it is, and whose, is all that counts."
    + "\nRule: the statement: any single tap with one finger that belongs to another view."
  static let refused = "You refused it, and it is no tap at all."

  static let pair = "the list: a button refuses a single tap with one finger (CT-40)."
  static let own = "the list: a recognizer of the control's own gets the touch (CT-44)."
  static let others = "the list: a gesture that isn't on it gets the touch (CT-42)."
}

let exercise9_5: Grader<UIControl> = Grader(
  "9.5", read: theRule, steps: steps, solution: { Solutions09.HeartControl(frame: .zero) },
  alternatives: [{ heart(.byCases) }, { heart(.askingAButton) }, { heart(.byPattern) }],
  wrong: wrong9_5,
  statement: [
    .tells("A control of our own"),
    .asks(
      "Protect it as a button", "A tap recognizer on the panel", "A tap recognizer on the window",
      "The heart lies on a control", "A class of its own", "The heart's own", "The heart is asked",
      "A double tap",
      "A triple tap", "A tap of two",
      "A long press", "A pan", "A swipe", "Random scene"),
    .asks("Then a tap on", "A tap recognizer on the panel", "A tap on the panel, twice"),
    .asks("Worked touch:", "A pan on the panel"),
  ]
) { make in
  func scene(
    _ name: String, on owner: Owner, _ recognizer: @autoclosure () -> UIGestureRecognizer,
    _ script: [TouchStep], is wanted: String, why: [String: String], rule: String
  ) throws {
    try expect(
      outcome(owner, recognizer(), script, make), is: wanted, name, why: why, rule: rule)
  }
  for owner in [Owner.panel, .root, .window] {
    try scene(
      "A tap recognizer on the \(owner.rawValue), the heart is tapped", on: owner, tapper(),
      tap(150, 220), is: "touchDown, touchUpInside",
      why: [
        "touchDown, gesture, touchCancel": owner == .panel
          ? Diagnosis9_5.lost : Diagnosis9_5.lostFurtherUp,
        "touchDown, gesture, touchUpInside": "Both ran: the heart got its touch, and the tap too.",
        "touchDown, touchUpInside, touchUpInside": Diagnosis9_5.sentTwice,
        "touchUpInside, touchDown, touchUpInside": Diagnosis9_5.sentTwice,
      ], rule: Diagnosis9_5.pair)
  }
  try scene(
    "The heart lies on a control of your own, which has a tap recognizer; the heart is tapped",
    on: .control, tapper(), tap(150, 220), is: "touchDown, touchUpInside",
    why: ["touchDown, gesture, touchCancel": Diagnosis9_5.anothers], rule: Diagnosis9_5.pair)
  try scene(
    "A class of its own, inheriting from the tap, on the panel", on: .panel, SubclassedTap(),
    tap(150, 220), is: "touchDown, touchUpInside",
    why: ["touchDown, gesture, touchCancel": Diagnosis9_5.lostToASubclass],
    rule: Diagnosis9_5.pair)
  try scene(
    "The heart's own tap", on: .heart, tapper(), tap(150, 220),
    is: "touchDown, gesture, touchCancel",
    why: ["touchDown, touchUpInside": Diagnosis9_5.saysNoToAll], rule: Diagnosis9_5.own)
  try scene(
    "A double tap on the panel, two quick taps", on: .panel, tapper(taps: 2),
    tap(150, 220) + tap(150, 220), is: "touchDown, gesture, touchCancel",
    why: [
      "touchDown, touchUpInside, touchDown, touchUpInside": Diagnosis9_5.refusedMoreTaps,
      "touchDown, touchUpInside": Diagnosis9_5.refusedMoreTaps,
    ], rule: Diagnosis9_5.others)
  try scene(
    "A triple tap on the panel, three quick taps", on: .panel, tapper(taps: 3),
    tap(150, 220) + tap(150, 220) + tap(150, 220), is: "touchDown, gesture, touchCancel",
    why: [
      "touchDown, touchUpInside, touchDown, touchUpInside, touchDown, touchUpInside": Diagnosis9_5
        .refusedMoreTaps,
      "touchDown, touchUpInside": Diagnosis9_5.refusedMoreTaps,
    ], rule: Diagnosis9_5.others)
  try scene(
    "A tap of two fingers on the panel", on: .panel, tapper(fingers: 2), twoFingers,
    is: "touchDown, gesture, touchCancel",
    why: ["touchDown, touchUpInside": Diagnosis9_5.refusedTwoFingers], rule: Diagnosis9_5.others)
  try scene(
    "A long press on the panel, held for a second", on: .panel, UILongPressGestureRecognizer(),
    hold(150, 220), is: "touchDown, gesture, touchCancel, gesture",
    why: ["touchDown, touchUpInside": Diagnosis9_5.refused], rule: Diagnosis9_5.others)
  try scene(
    "A pan on the panel, dragged by 40 points", on: .panel, UIPanGestureRecognizer(),
    drag(150, 220, by: (x: 40, y: 0)), is: "touchDown, gesture, touchCancel, gesture, gesture",
    why: ["touchDown, touchUpInside": Diagnosis9_5.refused], rule: Diagnosis9_5.others)
  try scene(
    "A swipe on the panel, swiped by 100 points", on: .panel, UISwipeGestureRecognizer(),
    drag(130, 220, by: (x: 100, y: 0)), is: "touchDown, gesture, touchCancel",
    why: ["touchDown, touchUpInside": Diagnosis9_5.refused], rule: Diagnosis9_5.others)
  try scene(
    "The heart's own double tap, two quick taps", on: .heart, tapper(taps: 2),
    tap(150, 220) + tap(150, 220), is: "touchDown, gesture, touchCancel",
    why: [
      "touchDown, touchUpInside, touchDown, touchUpInside": Diagnosis9_5.saysNoToAll,
      "touchDown, touchUpInside": Diagnosis9_5.saysNoToAll,
    ], rule: Diagnosis9_5.own)
  try scene(
    "The heart's own pan, dragged by 40 points", on: .heart, UIPanGestureRecognizer(),
    drag(150, 220, by: (x: 40, y: 0)), is: "touchDown, gesture, touchCancel, gesture, gesture",
    why: ["touchDown, touchUpInside": Diagnosis9_5.saysNoToAll], rule: Diagnosis9_5.own)
  try scene(
    "The heart's own long press, held for a second", on: .heart, UILongPressGestureRecognizer(),
    hold(150, 220), is: "touchDown, gesture, touchCancel, gesture",
    why: ["touchDown, touchUpInside": Diagnosis9_5.saysNoToAll], rule: Diagnosis9_5.own)
  try scene(
    "A tap on the panel, twice", on: .panel, tapper(),
    tap(150, 220) + [.wait(1)] + tap(150, 220),
    is: "touchDown, touchUpInside, touchDown, touchUpInside",
    why: ["touchDown, touchUpInside, touchDown, gesture, touchCancel": Diagnosis9_5.lostLater],
    rule: Diagnosis9_5.pair)
  let (asked, panel, itsTap) = (make(), UIView(), tapper())
  panel.addSubview(asked)
  panel.addGestureRecognizer(itsTap)
  try expect(
    withExtendedLifetime(panel) { asked.gestureRecognizerShouldBegin(itsTap) } ? "yes" : "no",
    is: "no", "The heart is asked about a tap of the panel, with no finger on it",
    why: ["yes": Diagnosis9_5.looksAtTheFinger], rule: Diagnosis9_5.pair)
  try randomScenes { name, random in
    let (heart, model) = (make(), UIButton())
    let (kind, depth) = (random.int(in: 0...6), random.int(in: 1...4))
    let (taps, fingers) = (random.int(in: 1...3), random.int(in: 1...3))
    let isOwn = random.bool()
    let (mine, root) = made(kind, taps, fingers, on: heart, isOwn ? 0 : depth)
    let (theirs, otherRoot) = made(kind, taps, fingers, on: model, isOwn ? 0 : depth)
    defer { withExtendedLifetime((root, otherRoot)) {} }
    let names = ["", "", "a pan", "a swipe", "a long press", "a pinch", "a rotation"]
    let what = kind > 1 ? names[kind] : "a tap recognizer for \(taps) taps with \(fingers) fingers"
    let owner = isOwn ? "of its own" : "of a view \(depth) above the heart"
    try expect(
      heart.gestureRecognizerShouldBegin(mine) ? "yes" : "no",
      is: model.gestureRecognizerShouldBegin(theirs) ? "yes" : "no",
      "\(name): the heart is asked about \(what) \(owner)", rule: Diagnosis9_5.pair)
  }
}

/// A recognizer on a control, or on a view so many above it.
private func made(
  _ kind: Int, _ taps: Int, _ fingers: Int, on control: UIControl, _ depth: Int
) -> (UIGestureRecognizer, UIView) {
  var owner: UIView = control
  for _ in 0..<depth {
    let view = UIView()
    view.addSubview(owner)
    owner = view
  }
  let recognizer: UIGestureRecognizer =
    switch kind {
    case 2: UIPanGestureRecognizer()
    case 3: UISwipeGestureRecognizer()
    case 4: UILongPressGestureRecognizer()
    case 5: UIPinchGestureRecognizer()
    case 6: UIRotationGestureRecognizer()
    default: tapper(taps: taps, fingers: fingers)
    }
  owner.addGestureRecognizer(recognizer)
  return (recognizer, owner)
}

private enum Owner: String { case panel, root, window, control, heart }

/// A tap recognizer of a class of somebody's own.
private final class SubclassedTap: UITapGestureRecognizer {}

/// Two fingers on the heart, lifted one after the other.
private let twoFingers: [TouchStep] = [
  .down(1, x: 140, y: 220), .down(2, x: 160, y: 220), .up(1), .up(2),
]

private func tapper(taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
  let tap = UITapGestureRecognizer()
  (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
  return tap
}

/// What heart and recognizer do in a script.
private func outcome(
  _ owner: Owner, _ recognizer: UIGestureRecognizer, _ script: [TouchStep], _ make: () -> UIControl
) throws -> String {
  let (stage, log, heart) = (Stage(), Log(), make())
  let panel = place(
    owner == .control ? UIControl() : UIView(), "panel",
    CGRect(x: 50, y: 150, width: 300, height: 300), in: stage.root)
  place(heart, "heart", CGRect(x: 50, y: 50, width: 100, height: 60), in: panel)
  heart.note("touchDown", for: .touchDown, log)
  heart.note("touchUpInside", log)
  heart.note("touchUpOutside", for: .touchUpOutside, log)
  heart.note("touchCancel", for: .touchCancel, log)
  switch owner {
  case .panel, .control: panel.add(recognizer, "gesture", log)
  case .root: stage.root.add(recognizer, "gesture", log)
  case .window: stage.window.add(recognizer, "gesture", log)
  case .heart: heart.add(recognizer, "gesture", log)
  }
  try play(script, on: stage)
  return log.text
}
