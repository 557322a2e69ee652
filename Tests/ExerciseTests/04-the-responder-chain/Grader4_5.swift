import Grading
import MiniUIKit
import Stage

@testable import Exercises04
@testable import Solutions04

let exercise4_5 = Exercise(
  "4.5", .repair, read: "Chapters/04-the-responder-chain, The rule, The record",
  yours: {
    let frame = Exercises04.GlowingFrame()
    return Lit(view: frame) { frame.isGlowing }
  },
  solution: {
    let frame = Solutions04.GlowingFrame()
    return Lit(view: frame) { frame.isGlowing }
  },
  alternatives: [{ lit(LitByFlag()) { $0.isLit } }, { lit(AllByHand()) { $0.isLit } }],
  wrong: [
    WrongAnswer(
      "adds super where the counter listens",
      gets: """
        A tap on the photo, main: began, ended is right, your answer is nothing.
        The frame keeps began, so main never gets this touch; super in ended comes too late.
        Rule: super in all of the phases or in none: an end goes only where began went (RC-12, RC-13).
        """
    ) { lit(FrameSuperInEnded()) { $0.isLit } },
    WrongAnswer(
      "adds super in began alone",
      gets: """
        A tap on the photo, main: began, ended is right, your answer is began.
        main hears a touch come and never go: the frame keeps ended, and that is what counts.
        Rule: super in all of the phases or in none: an end goes only where began went (RC-12, RC-13).
        """
    ) { lit(FrameSuperInBegan()) { $0.isLit } },
    WrongAnswer(
      "forgets super in cancelled",
      gets: """
        A call during a touch on the photo, main: began, cancelled is right, your answer is began.
        For main this finger is still down: the frame keeps cancelled.
        Rule: super in all of the phases or in none: an end goes only where began went (RC-12, RC-13).
        """
    ) { lit(FrameKeepsCancelled()) { $0.isLit } },
    WrongAnswer(
      "takes the overrides away",
      gets: """
        A finger on the photo, the frame: glowing is right, your answer is dark.
        The touch passes, but the frame does not react to it any more.
        Rule: an override may do its own work and call super as well (RC-10).
        """
    ) { lit(UIView()) { _ in false } },
    WrongAnswer(
      "tells the controller by hand at the end",
      gets: """
        A tap on the photo, main: began, ended is right, your answer is ended.
        main hears the end of a touch that never began for it.
        Rule: super in all of the phases or in none: an end goes only where began went (RC-12, RC-13).
        """
    ) { lit(FrameEndedByHand()) { $0.isLit } },
  ]
) { make in
  let rule =
    "super in all of the phases or in none: an end goes only where began went (RC-12, RC-13)."
  func gallery() -> (stage: Stage, frame: Lit) {
    let (stage, frame) = (Stage(viewController: named("main", UIViewController())), make())
    stage.add(frame.view, "frame", around: UIView(), "photo")
    return (stage, frame)
  }
  func glow(_ frame: Lit, is wanted: String, _ scene: String) throws {
    try expect(
      frame.isLit() ? "glowing" : "dark", is: wanted, "\(scene), the frame",
      why: [
        "dark": "The touch passes, but the frame does not react to it any more.",
        "glowing": "The touch has come to its end, and the frame glows on.",
      ], rule: "an override may do its own work and call super as well (RC-10).")
  }
  func scene(
    _ name: String, _ deeds: [TouchDeed], heard: String, why: [String: String]
  ) throws {
    let (stage, frame) = gallery()
    for deed in deeds { try stage.play(deed) }
    try expect(stage.heard(by: "main"), is: heard, "\(name), main", why: why, rule: rule)
    try glow(frame, is: "dark", name)
  }
  let (stage, frame) = gallery()
  try stage.play(.down(1))
  try glow(frame, is: "glowing", "A finger on the photo")
  let tap: [TouchDeed] = [.down(1), .up(1)]
  try scene(
    "A tap on the photo", tap, heard: "began, ended",
    why: [
      "nothing":
        "The frame keeps began, so main never gets this touch; super in ended comes too late.",
      "began":
        "main hears a touch come and never go: the frame keeps ended, and that is what counts.",
      "ended": "main hears the end of a touch that never began for it.",
    ])
  try scene(
    "A call during a touch on the photo", [.down(1), .cancel(1)], heard: "began, cancelled",
    why: ["began": "For main this finger is still down: the frame keeps cancelled."])
  try scene(
    "A drag on the photo", [.down(1), .move(1, by: 20), .up(1)], heard: "began, moved, ended",
    why: ["began, ended": "The moves do not pass; they belong to the same touch."])
  try scene(
    "Two taps on the photo", tap + tap, heard: "began, ended, began, ended", why: [:])
  let (bare, around) = gallery()
  try bare.finger.tap(at: besideKey)
  try expect(
    bare.heard(by: "main"), is: "began, ended", "A tap on the frame itself, main", why: [:],
    rule: rule)
  try glow(around, is: "dark", "A tap on the frame itself")
  try randomScenes { name, random in
    let deeds = random.script()
    let plain = Stage(viewController: named("main", UIViewController()))
    plain.add(UIView(), "frame", around: UIView(), "photo")
    for deed in deeds { try plain.play(deed) }
    try scene(name, deeds, heard: plain.heard(by: "main"), why: [:])
  }
}
