import Grading
import MiniUIKit
import Stage

@testable import Exercises04
@testable import Solutions04

/// A keyboard that counts the fingers on it.
private final class Keyboard: UIView {
  private(set) var fingers = 0
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
    heard.append("cancelled")
  }
}

let exercise4_6 = Exercise(
  "4.6", .repair, read: "Chapters/04-the-responder-chain, The rule, The record",
  yours: {
    let key = Exercises04.Key()
    return Lit(view: key) { key.isPressed }
  },
  solution: {
    let key = Solutions04.Key()
    return Lit(view: key) { key.isPressed }
  },
  alternatives: [{ lit(AllByHand()) { $0.isLit } }, { lit(HoldsTouches()) { $0.isLit } }],
  wrong: [
    WrongAnswer(
      "mends the look and not the count",
      gets: """
        A tap: the count is 0 is right, your answer is the count is 1.
        The keyboard heard began and no end: the key kept it.
        Rule: super in all of the phases or in none: whoever got began waits for the end (RC-12).
        """
    ) { lit(FrameSuperInBegan()) { $0.isLit } },
    WrongAnswer(
      "mends the count and forgets the call",
      gets: """
        A call during a touch: the key is not pressed is right, your answer is the key is pressed.
        This touch never ends with ended. The key has to undo its look at cancelled as well.
        Rule: a touch that is taken away ends with cancelled (EV-17).
        """
    ) { lit(LitWithoutCancelled()) { $0.isLit } },
    WrongAnswer(
      "keeps cancelled",
      gets: """
        A call during a touch: the count is 0 is right, your answer is the count is 1.
        The keyboard heard began and no end: the key kept it.
        Rule: super in all of the phases or in none: whoever got began waits for the end (RC-12).
        """
    ) { lit(FrameKeepsCancelled()) { $0.isLit } },
    WrongAnswer(
      "keeps the whole touch",
      gets: """
        A finger on the key: the count is 1 is right, your answer is the count is 0.
        The keyboard does not hear this touch. Its count never falls, but it never rises either.
        Rule: super in all of the phases or in none: whoever got began waits for the end (RC-12).
        """
    ) { lit(LitWithoutSuper()) { $0.isLit } },
    WrongAnswer(
      "calls ended for cancelled",
      gets: """
        A call during a touch: the keyboard hears began, cancelled is right, your answer is the keyboard hears began, ended.
        A touch that was taken away is told as if it had been lifted: a key would be typed.
        Rule: a touch that is taken away ends with cancelled (EV-17).
        """
    ) { lit(EndedForCancelled()) { $0.isLit } },
  ]
) { make in
  let all = "super in all of the phases or in none: whoever got began waits for the end (RC-12)."
  let taken = "a touch that is taken away ends with cancelled (EV-17)."
  func scene(_ name: String, _ deeds: [TouchDeed], fingers: Int, heard: String? = nil) throws {
    let (stage, key, keyboard) = (Stage(), make(), Keyboard())
    stage.add(keyboard, "keyboard", around: key.view, "key")
    for deed in deeds { try stage.play(deed) }
    try expect(
      "the key is \(key.isLit() ? "" : "not ")pressed",
      is: "the key is \(fingers > 0 ? "" : "not ")pressed", name,
      why: [
        "the key is pressed":
          "This touch never ends with ended. The key has to undo its look at cancelled as well.",
        "the key is not pressed": "A finger is on the key.",
      ], rule: taken)
    let late = "The keyboard heard began and no end: the key kept it."
    try expect(
      "the count is \(keyboard.fingers)", is: "the count is \(fingers)", name,
      why: [
        "the count is 1": late, "the count is 2": late,
        "the count is 0":
          "The keyboard does not hear this touch. Its count never falls, but it never rises either.",
      ], rule: all)
    if let heard {
      let told = "the keyboard hears "
      try expect(
        told + keyboard.heard.joined(separator: ", "), is: told + heard, name,
        why: [
          told + "began, ended":
            "A touch that was taken away is told as if it had been lifted: a key would be typed."
        ], rule: taken)
    }
  }
  let (tap, call): ([TouchDeed], [TouchDeed]) = ([.down(1), .up(1)], [.down(1), .cancel(1)])
  try scene("A finger on the key", [.down(1)], fingers: 1, heard: "began")
  try scene("A tap", tap, fingers: 0, heard: "began, ended")
  try scene("A call during a touch", call, fingers: 0, heard: "began, cancelled")
  try scene(
    "A drag off the key", [.down(1), .move(1, by: 200), .up(1)], fingers: 0,
    heard: "began, moved, ended")
  try scene("A tap, then a finger", tap + [.down(1)], fingers: 1)
  try scene("A call, then a finger", call + [.down(1)], fingers: 1)
  try randomScenes { name, random in
    var deeds = random.script() + random.script()
    let isDown = random.bool()
    if isDown { deeds.append(.down(1)) }
    try scene(name, deeds, fingers: isDown ? 1 : 0)
  }
}
