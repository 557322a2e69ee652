import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions04

/// What answers to exercise 4.5 are told.
enum Diagnosis4_5 {
  static let takesTheOverridesAway = "The finger is still down, and the frame does not glow."
  static let handsEveryPhaseToItsSuperview =
    "main is passed over: it is no view's superview, but next after its root view."

  static let callsMain =
    "root lies between the frame and main, and hears less than main: it is passed over."

  static let followsTheFinger =
    """
    The touch has not come to its end: it belongs to the photo, wherever the finger is.
    Rule: a touch belongs to the view it came down on, wherever the finger is (RC-20).
    """
  static let passesItOnTooLate =
    """
    A tap gets to main when it is over. Each phase goes on when it comes, and not later.
    Rule: super in each override passes the phase on when it comes (RC-11).
    """
  static let isLate = "The touch has come to its end, and the frame glows on."

  static let all =
    "a responder that got a touch's began waits for its end, and an end goes only there (RC-13)."
  static let ownWork = "an override may do its own work and call super as well (RC-10)."
  static let rootView =
    "chapter 4, Who comes next: a root view's next is its controller, not its superview (RC-2)."
}

let exercise4_5: Grader<Lit> = Grader(
  "4.5", .repair, read: Rule4.record,
  solution: {
    let frame = Solutions04.GlowingFrame()
    return Lit(view: frame) { frame.isGlowing }
  }, alternatives: [{ lit(LitByFlag()) }, { lit(AllByHand()) }],
  wrong: wrong4_5,
  statement: [
    .tells("A controller counts taps"), .tells("Since somebody put"),
    .asks(
      "Repair the frame", "A finger on the photo", "A finger that moves on the photo",
      "A finger that has left the frame", "A finger on the frame itself", "A tap on the photo",
      "An alert during a touch on the photo", "A drag on the photo",
      "A drag off the frame", "Two taps on the photo", "An alert during a touch, then a tap",
      "A tap on the frame itself", "Random scene"),
    .asks(
      "On another screen", "A tap where the frame is main's root view",
      "A drag where the frame is main's root view"),
    .asks("In this engine", "A drag on the photo"),
    .asks("Worked touch", "A finger on the photo", "A tap on the photo"),
  ]
) { make in
  func gallery() -> (stage: Stage, frame: Lit) {
    let stage = Stage(viewController: named("main", UIViewController()))
    let frame = making("The gallery is built", make)
    stage.add(frame.view, "frame", around: UIView(), "photo")
    return (stage, frame)
  }
  func glow(_ frame: Lit, is wanted: String, _ scene: String) throws {
    try expect(
      frame.isLit() ? "glowing" : "dark", is: wanted, "\(scene), the frame",
      otherwise: wanted == "dark"
        ? Diagnosis4_5.isLate
        : scene.contains("left")
          ? Diagnosis4_5.followsTheFinger : Diagnosis4_5.takesTheOverridesAway,
      rule: wanted == "dark"
        ? "a touch comes to its end with ended or with cancelled (EV-17)."
        : Diagnosis4_5.ownWork)
  }
  func check(_ stage: Stage, _ frame: Lit, heard: String, _ scene: String) throws {
    let got = stage.heard(by: "main")
    try expect(
      got, is: heard, "\(scene), main",
      why: whyHeard(got, insteadOf: heard, by: "main", from: "the frame"), rule: Diagnosis4_5.all)
    try expect(
      stage.heard(by: "root"), is: heard, "\(scene), root", otherwise: Diagnosis4_5.callsMain,
      rule: "chapter 4, Who comes next: from the frame to root, from there to main (RC-1, RC-2).")
    try glow(frame, is: "dark", scene)
  }
  func scene(_ name: String, _ deeds: [TouchDeed], heard: String) throws {
    try playing(name) {
      let (stage, frame) = gallery()
      for deed in deeds { try stage.play(deed) }
      try check(stage, frame, heard: heard, name)
    }
  }
  let (photo, frame) = gallery()
  try photo.play(.down(1))
  try glow(frame, is: "glowing", "A finger on the photo")
  try photo.play(.move(1, by: 20))
  try glow(frame, is: "glowing", "A finger that moves on the photo")
  try photo.play(.move(1, by: 320))
  try glow(frame, is: "glowing", "A finger that has left the frame")
  let tap: [TouchDeed] = [.down(1), .up(1)]
  try scene("A tap on the photo", tap, heard: "began, ended")
  for (deed, heard) in [(TouchDeed.down(1), "began"), (.move(1, by: 20), "began, moved")] {
    let name = "A finger on the photo, not lifted yet"
    let (stage, _) = gallery()
    try stage.play(.down(1))
    if case .move = deed { try stage.play(deed) }
    let got = stage.heard(by: "main")
    try expect(
      got, is: heard, "\(name), main",
      why: got == "nothing"
        ? [got: Diagnosis4_5.passesItOnTooLate]
        : whyHeard(got, insteadOf: heard, by: "main", from: "the frame"), rule: Diagnosis4_5.all)
  }
  try scene(
    "An alert during a touch on the photo", [.down(1), .cancel(1)], heard: "began, cancelled")
  try scene(
    "A drag on the photo", [.down(1), .move(1, by: 20), .up(1)], heard: "began, moved, ended")
  try scene(
    "A drag off the frame", [.down(1), .move(1, by: 320), .up(1)], heard: "began, moved, ended")
  try scene(
    "An alert during a touch, then a tap on the photo", [.down(1), .cancel(1)] + tap,
    heard: "began, cancelled, began, ended")
  try scene("Two taps on the photo", tap + tap, heard: "began, ended, began, ended")
  let (bare, around) = gallery()
  try bare.finger.down(at: besideKey)
  try glow(around, is: "glowing", "A finger on the frame itself")
  try bare.wait(0.05)
  try bare.finger.up()
  try check(bare, around, heard: "began, ended", "A tap on the frame itself")
  try asRootView(make, "A tap", [.down(1), .up(1)], "began, ended")
  try asRootView(
    make, "A drag", [.down(1), .move(1, by: 20), .up(1)], "began, moved, ended")
  try randomScenes { name, random in
    let deeds = (1...random.int(in: 1...3)).flatMap { _ in random.script() }
    let plain = Stage(viewController: named("main", UIViewController()))
    plain.add(UIView(), "frame", around: UIView(), "photo")
    for deed in deeds { try plain.play(deed) }
    try scene("\(name), \(deeds.inWords)", deeds, heard: plain.heard(by: "main"))
  }
}

/// The frame as the root view of a controller that lies in another one's view.
private func asRootView(
  _ make: () -> Lit, _ name: String, _ deeds: [TouchDeed], _ wanted: String
) throws {
  let scene = "\(name) where the frame is main's root view"
  try playing(scene) {
    let (stage, main, frame) = (Stage(), named("main", UIViewController()), make())
    main.view = frame.view
    stage.viewController.addChild(main)
    stage.add(frame.view, "frame", around: UIView(), "photo")
    for deed in deeds { try stage.play(deed) }
    let got = stage.heard(by: "main")
    let isPassedOver = got != wanted && stage.heard(by: "root") == wanted
    try expect(
      got, is: wanted, "\(scene), main",
      why: isPassedOver
        ? [got: Diagnosis4_5.handsEveryPhaseToItsSuperview]
        : whyHeard(got, insteadOf: wanted, by: "main", from: "the frame"),
      rule: isPassedOver ? Diagnosis4_5.rootView : Diagnosis4_5.all)
  }
}
