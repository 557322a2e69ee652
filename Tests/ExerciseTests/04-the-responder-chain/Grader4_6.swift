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

private let all =
  "whoever got a touch's began waits for its end, and an end goes only there (RC-13)."
private let ends = "a touch comes to its end with ended or with cancelled (EV-17)."

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
        ended does not get past the key: either its override keeps it, or began went on by hand, and super finds no note of it.
        Rule: \(all)
        """
    ) { lit(FrameSuperInBegan()) { $0.isLit } },
    WrongAnswer(
      "mends the count and forgets the call",
      gets: """
        A call during a touch: the key is not pressed is right, your answer is the key is pressed.
        This touch never ends with ended. The key has to undo its look at cancelled as well.
        Rule: \(ends)
        """
    ) { lit(LitWithoutCancelled()) { $0.isLit } },
    WrongAnswer(
      "keeps cancelled",
      gets: """
        A call during a touch: the count is 0 is right, your answer is the count is 1.
        cancelled does not get past the key: either its override keeps it, or began went on by hand, and super finds no note of it.
        Rule: \(all)
        """
    ) { lit(FrameKeepsCancelled()) { $0.isLit } },
    WrongAnswer(
      "keeps the whole touch",
      gets: """
        A finger on the key: the count is 1 is right, your answer is the count is 0.
        began does not get past the key: nobody after it ever gets this touch.
        Rule: \(all)
        """
    ) { lit(LitWithoutSuper()) { $0.isLit } },
    WrongAnswer(
      "calls ended for cancelled",
      gets: """
        A call during a touch: the keyboard hears began, cancelled is right, your answer is the keyboard hears began, ended.
        A touch that was taken away is passed on as if it had been lifted.
        Rule: \(all)
        """
    ) { lit(EndedForCancelled()) { $0.isLit } },
    WrongAnswer(
      "does not undo its look when the finger is lifted",
      gets: """
        A tap: the key is not pressed is right, your answer is the key is pressed.
        The finger is lifted, and the key still looks pressed.
        Rule: \(ends)
        """
    ) { lit(KeyStaysDown()) { $0.isLit } },
    WrongAnswer(
      "takes a move for the end",
      gets: """
        A finger that moves on the key: the key is pressed is right, your answer is the key is not pressed.
        A finger is on the key.
        Rule: \(ends)
        """
    ) { lit(FrameStopsAtMove()) { $0.isLit } },
    WrongAnswer(
      "asks for all fingers on the screen",
      gets: """
        Two keys, the finger on key 1 is lifted: key 1 is not pressed is right, your answer is key 1 is pressed.
        The finger that is still down is on key 2, and its touch belongs there.
        Rule: a touch belongs to the view it came down on (RC-20).
        """
    ) { lit(LitByAnyFinger()) { $0.isLit } },
    WrongAnswer(
      "calls super and next as well",
      gets: """
        A finger on the key: the count is 1 is right, your answer is the count is 2.
        A phase went on twice: one call of super in each override is enough.
        Rule: \(all)
        """
    ) { lit(LitTwice()) { $0.isLit } },
  ]
) { make in
  func scene(
    _ name: String, _ deeds: [TouchDeed], fingers: Int, heard: String,
    pressed: String = "The touch has come to its end, and the key still looks pressed."
  ) throws {
    let (stage, key, keyboard) = (Stage(), make(), Keyboard())
    stage.add(keyboard, "keyboard", around: key.view, "key")
    for deed in deeds { try stage.play(deed) }
    try expect(
      "the key is \(key.isLit() ? "" : "not ")pressed",
      is: "the key is \(fingers > 0 ? "" : "not ")pressed", name,
      otherwise: fingers > 0 ? "A finger is on the key." : pressed, rule: ends)
    let got = keyboard.heard.isEmpty ? "nothing" : keyboard.heard.joined(separator: ", ")
    let reason = whyHeard(got, insteadOf: heard, by: "The keyboard", from: "the key")[got]
    let otherwise = reason ?? "The keyboard hears \(got); right is \(heard)."
    try expect(
      "the count is \(keyboard.fingers)", is: "the count is \(fingers)", name,
      otherwise: otherwise, rule: all)
    try expect(
      "the keyboard hears " + got, is: "the keyboard hears " + heard, name,
      otherwise: otherwise, rule: all)
  }
  let (tap, call): ([TouchDeed], [TouchDeed]) = ([.down(1), .up(1)], [.down(1), .cancel(1)])
  try scene("A finger on the key", [.down(1)], fingers: 1, heard: "began")
  try scene(
    "A tap", tap, fingers: 0, heard: "began, ended",
    pressed: "The finger is lifted, and the key still looks pressed.")
  try scene(
    "A call during a touch", call, fingers: 0, heard: "began, cancelled",
    pressed: "This touch never ends with ended. "
      + "The key has to undo its look at cancelled as well.")
  try scene(
    "A finger that moves on the key", [.down(1), .move(1, by: 20)], fingers: 1,
    heard: "began, moved")
  try scene(
    "A drag off the key", [.down(1), .move(1, by: 200), .up(1)], fingers: 0,
    heard: "began, moved, ended")
  try scene("A tap, then a finger", tap + [.down(1)], fingers: 1, heard: "began, ended, began")
  try scene(
    "A call, then a finger", call + [.down(1)], fingers: 1, heard: "began, cancelled, began")
  try twoKeys(make)
  try randomScenes { name, random in
    var deeds = random.script() + random.script()
    let isDown = random.bool()
    if isDown { deeds.append(.down(1)) }
    let plain = Stage()
    plain.add(UIView(), "keyboard", around: UIView(), "key")
    for deed in deeds { try plain.play(deed) }
    try scene(
      "\(name), \(deeds.inWords)", deeds, fingers: isDown ? 1 : 0,
      heard: plain.heard(by: "keyboard"))
  }
}

/// A finger on each of two keys; the first is lifted.
private func twoKeys(_ make: () -> Lit) throws {
  let (stage, first, second, keyboard) = (Stage(), make(), make(), Keyboard())
  stage.add(keyboard, "keyboard", around: first.view, "key 1")
  second.view.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
  keyboard.addSubview(named("key 2", second.view))
  func check(_ key: Lit, _ name: String, is pressed: Bool, _ scene: String, _ why: String) throws {
    try expect(
      "\(name) is \(key.isLit() ? "" : "not ")pressed",
      is: "\(name) is \(pressed ? "" : "not ")pressed", "Two keys, \(scene)",
      otherwise: why, rule: "a touch belongs to the view it came down on (RC-20).")
  }
  try stage.play(.down(1))
  try stage.finger(2).down(at: besideKey)
  let both = "a finger on each"
  try check(first, "key 1", is: true, both, "Finger 1 is on it.")
  try check(second, "key 2", is: true, both, "Finger 2 is on it.")
  try stage.play(.up(1))
  let lifted = "the finger on key 1 is lifted"
  try check(
    first, "key 1", is: false, lifted,
    "The finger that is still down is on key 2, and its touch belongs there.")
  try check(second, "key 2", is: true, lifted, "Finger 2 is still on it.")
  try expect(
    "the count is \(keyboard.fingers)", is: "the count is 1", "Two keys, \(lifted)",
    otherwise: "One finger of two is lifted: hand on the touches of the call, and no others.",
    rule: "a call brings the view's touches in that phase (RC-21).")
}
