import Grading
import MiniUIKit
import Stage

@testable import Exercises04
@testable import Solutions04

/// A view that is lit while a finger is on it, of any design.
struct Lit {
  let view: UIView
  let isLit: () -> Bool
}

let exercise4_4 = Exercise(
  "4.4", read: "Chapters/04-the-responder-chain, The rule, Super",
  yours: {
    let view = Exercises04.LitView()
    return Lit(view: view) { view.isLit }
  },
  solution: {
    let view = Solutions04.LitView()
    return Lit(view: view) { view.isLit }
  },
  alternatives: [
    { lit(HoldsTouches()) { $0.isLit } }, { lit(AsksTheEvent()) { $0.isLit } },
    { lit(AllByHand()) { $0.isLit } },
  ],
  wrong: [
    WrongAnswer(
      "reacts and calls super nowhere",
      gets: """
        Finger 1 comes down, the superview: began is right, your answer is nothing.
        The view's override did not call super; that ends the way of this touch here.
        Rule: super passes a phase on (RC-11).
        """
    ) { lit(LitWithoutSuper()) { $0.isLit } },
    WrongAnswer(
      "calls super only at the end",
      gets: """
        Finger 1 comes down, the superview: began is right, your answer is nothing.
        The view's override did not call super; that ends the way of this touch here.
        Rule: super passes a phase on (RC-11).
        """
    ) { lit(LitSuperAtEnd()) { $0.isLit } },
    WrongAnswer(
      "forgets cancelled",
      gets: """
        A call takes finger 1 away, the view: dark is right, your answer is lit.
        This touch has no ended. It came to its end with cancelled.
        Rule: whoever overrides one of the four overrides all that end a touch (RC-12).
        """
    ) { lit(LitWithoutCancelled()) { $0.isLit } },
    WrongAnswer(
      "is dark as soon as any finger is lifted",
      gets: """
        Finger 1 of two is lifted, the view: lit is right, your answer is dark.
        Finger 2 is still on the view. Each touch begins and ends for itself.
        Rule: a view hears of each of its touches, and of each end (RC-21).
        """
    ) { lit(LitByFlag()) { $0.isLit } },
    WrongAnswer(
      "passes on by hand and forgets moved",
      gets: """
        Finger 1 moves, the superview: began, moved is right, your answer is began.
        moved is not overridden, but the began went on by hand: super knows nobody who got it.
        Rule: a later phase is passed on only to whoever got this touch's began (RC-13).
        """
    ) { lit(LitByHandWithoutMoved()) { $0.isLit } },
  ]
) { make in
  let pass = "super passes a phase on (RC-11)."
  let noSuper = "The view's override did not call super; that ends the way of this touch here."
  func scene(
    _ deeds: [TouchDeed], _ name: String, lit: Bool, heard: String, _ lightWhy: String,
    _ why: [String: String], _ rule: String, heardRule: String = pass
  ) throws {
    let (stage, answer) = (Stage(), make())
    stage.add(UIView(), "superview", around: answer.view, "view")
    for deed in deeds { try stage.play(deed) }
    try expect(
      answer.isLit() ? "lit" : "dark", is: lit ? "lit" : "dark", "\(name), the view",
      why: [lit ? "dark" : "lit": lightWhy], rule: rule)
    try expect(
      stage.heard(by: "superview"), is: heard, "\(name), the superview", why: why, rule: heardRule)
  }
  let four = "whoever overrides one of the four overrides all that end a touch (RC-12)."
  let record = "a later phase is passed on only to whoever got this touch's began (RC-13)."
  let each = "a view hears of each of its touches, and of each end (RC-21)."
  try scene(
    [.down(1)], "Finger 1 comes down", lit: true, heard: "began",
    "A finger is on the view.", ["nothing": noSuper], pass)
  try scene(
    [.down(1), .up(1)], "Finger 1 is lifted", lit: false, heard: "began, ended",
    "The touch has ended.", ["began": noSuper], pass)
  try scene(
    [.down(1), .cancel(1)], "A call takes finger 1 away", lit: false, heard: "began, cancelled",
    "This touch has no ended. It came to its end with cancelled.", ["began": noSuper], four)
  try scene(
    [.down(1), .move(1, by: 5)], "Finger 1 moves", lit: true, heard: "began, moved",
    "The finger is still down.",
    [
      "began":
        "moved is not overridden, but the began went on by hand: super knows nobody who got it."
    ], pass, heardRule: record)
  try scene(
    [.down(1), .move(1, by: 300)], "Finger 1 leaves the view", lit: true, heard: "began, moved",
    "The touch still belongs to the view, wherever the finger is.", [:], pass)
  let two = "began, began finger 2"
  let second = "Finger 2 is still on the view. Each touch begins and ends for itself."
  try scene(
    [.down(1), .down(2), .up(1)], "Finger 1 of two is lifted", lit: true,
    heard: two + ", ended finger 1", second, [:], each)
  try scene(
    [.down(1), .down(2), .cancel(1)], "Finger 1 of two is taken away", lit: true,
    heard: two + ", cancelled finger 1", second, [:], each)
  try scene(
    [.down(1), .down(2), .up(1), .up(2)], "Both fingers are lifted", lit: false,
    heard: two + ", ended finger 1, ended finger 2", "Both touches have ended.", [:], each)
  try together(make)
  try randomScenes { name, random in
    let deeds = random.script(fingers: 2)
    let (plain, stage, answer) = (Stage(), Stage(), make())
    plain.add(UIView(), "superview", around: UIView(), "view")
    stage.add(UIView(), "superview", around: answer.view, "view")
    var down = 0
    for deed in deeds {
      try plain.play(deed)
      try stage.play(deed)
      switch deed {
      case .down: down += 1
      case .up, .cancel: down -= 1
      case .move: break
      }
      try expect(
        answer.isLit() ? "lit" : "dark", is: down > 0 ? "lit" : "dark", "\(name), the view",
        rule: each)
    }
    try expect(
      stage.heard(by: "superview"), is: plain.heard(by: "superview"), "\(name), the superview",
      rule: pass)
  }
}

/// Two fingers in one event each: one call brings both.
private func together(_ make: () -> Lit) throws {
  let (stage, answer) = (Stage(), make())
  stage.add(UIView(), "superview", around: answer.view, "view")
  let other = CGPoint(x: 90, y: 90)
  func event(_ change: HIDEvent.Contact.Change, is wanted: String, _ name: String) throws {
    try stage.wait(0.05)
    try stage.phone.digitizer.report([
      .init(finger: 1, change, at: onKey), .init(finger: 2, change, at: other),
    ])
    try expect(
      answer.isLit() ? "lit" : "dark", is: wanted, "\(name) in one event, the view",
      why: ["lit": "One call may bring several touches: count the touches, not the calls."],
      rule: "a call brings all of the view's touches in that phase (RC-21).")
  }
  try event(.down, is: "lit", "Two fingers come down")
  try event(.up, is: "dark", "Two fingers are lifted")
}

func lit<View: UIView>(_ view: View, _ isLit: @escaping (View) -> Bool) -> Lit {
  Lit(view: view) { isLit(view) }
}
