import Grading
import MiniUIKit
import Stage
import WrittenExercises

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

/// What answers to exercise 4.6 are told.
enum Diagnosis4_6 {
  static let mendsTheCountAndForgetsTheCall =
    "This touch never ends with ended. The key has to undo its look at cancelled as well."
  static let doesNotUndoItsLook =
    """
    The finger is lifted, and the key still looks pressed.
    Rule: the statement: the key is pressed from began until the touch is over.
    """
  static let takesAMoveForTheEnd =
    """
    The finger is still down, and its touch belongs to the key, wherever it has slid.
    Rule: \(cameDownOn)
    """
  static let isNotPressedYet = """
    The finger has come down on the key and hasn't moved, and the key doesn't look pressed.
    Rule: the statement: the key is pressed from began until the touch is over.
    """
  static let isStillPressed = "The touch has come to its end, and the key still looks pressed."
  static let isOfTheLabel =
    """
    The finger is on the key's label, so touch.view is the label. The key hears the touch, too.
    Rule: chapter 4, Reacting isn't keeping: a view hears its subviews' touches, too (RC-10).
    """
  static let passesTheControllerOver = """
    The keyboard is a controller here, and the key its root view: the superview comes after it.
    Rule: chapter 4, Who comes next: a controller stands between its root view and that view's \
    superview (RC-2, RC-3).
    """
  static let asksForAllFingersOnTheScreen =
    "The finger that is still down is on key 2, and its touch belongs there."

  static let all =
    "a responder that got a touch's began waits for its end, and an end goes only there (RC-13)."
  static let ends = "a touch comes to its end with ended or with cancelled (EV-17)."
  static let cameDownOn = "a touch belongs to the view it came down on (RC-20)."
}

let exercise4_6: Grader<Lit> = Grader(
  "4.6", .repair, read: Rule4.record,
  solution: {
    let key = Solutions04.Key()
    return Lit(view: key) { key.isPressed }
  }, alternatives: [{ lit(AllByHand()) }, { lit(HoldsTouches()) }],
  wrong: wrong4_6,
  statement: [
    .tells("A keyboard counts"),
    .asks("Two complaints", "A tap", "An alert during a touch"),
    .asks(
      "Repair the key", "A finger on the key", "A finger that moves on the key",
      "A finger that slides off",
      "A drag off the key", "A tap, then a finger", "An alert during a touch, then a finger",
      "Two keys", "A keyboard that is a controller", "Random scene"),
    .asks(
      "That goes for", "A tap on the key's label", "An alert during a touch on the key's label"),
    .asks("Worked touch", "A finger on the key", "A tap"),
  ]
) { make in
  func scene(
    _ name: String, _ deeds: [TouchDeed], fingers: Int, heard: String, onLabel: Bool = false,
    pressed: String = Diagnosis4_6.isStillPressed
  ) throws {
    try playing(name) {
      let (stage, key, keyboard) = (Stage(), make(), Keyboard())
      stage.add(keyboard, "keyboard", around: key.view, "key")
      if onLabel { key.view.addSubview(view("label", CGRect(x: 10, y: 10, width: 40, height: 40))) }
      for deed in deeds { try stage.play(deed) }
      let label = onLabel ? Diagnosis4_6.isOfTheLabel : nil
      try expect(
        "the key is \(key.isLit() ? "" : "not ")pressed",
        is: "the key is \(fingers > 0 ? "" : "not ")pressed", name,
        otherwise: label
          ?? (fingers == 0
            ? pressed
            : deeds.inWords.contains("moves")
              ? Diagnosis4_6.takesAMoveForTheEnd : Diagnosis4_6.isNotPressedYet),
        rule: Diagnosis4_6.ends)
      let got = keyboard.heard.isEmpty ? "nothing" : keyboard.heard.joined(separator: ", ")
      let reason =
        try label
        ?? whyHeard(
          got, insteadOf: heard, by: "The keyboard", from: "the key",
          isByHand: { try handsOnByHand(make().view) })[got]
      try expect(
        "the count is \(keyboard.fingers)", is: "the count is \(fingers)", name,
        otherwise: reason, rule: Diagnosis4_6.all)
      try expect(
        "the keyboard hears " + got, is: "the keyboard hears " + heard, name,
        otherwise: reason, rule: Diagnosis4_6.all)
    }
  }
  let (tap, call): ([TouchDeed], [TouchDeed]) = ([.down(1), .up(1)], [.down(1), .cancel(1)])
  try scene("A finger on the key", [.down(1)], fingers: 1, heard: "began")
  try scene(
    "A tap", tap, fingers: 0, heard: "began, ended",
    pressed: Diagnosis4_6.doesNotUndoItsLook)
  try scene(
    "An alert during a touch", call, fingers: 0, heard: "began, cancelled",
    pressed: Diagnosis4_6.mendsTheCountAndForgetsTheCall)
  try scene(
    "A finger that moves on the key", [.down(1), .move(1, by: 20)], fingers: 1,
    heard: "began, moved")
  try scene(
    "A finger that slides off the key", [.down(1), .move(1, by: 200)], fingers: 1,
    heard: "began, moved")
  try scene(
    "A drag off the key", [.down(1), .move(1, by: 200), .up(1)], fingers: 0,
    heard: "began, moved, ended")
  try scene("A tap, then a finger", tap + [.down(1)], fingers: 1, heard: "began, ended, began")
  try scene(
    "An alert during a touch, then a finger", call + [.down(1)], fingers: 1,
    heard: "began, cancelled, began")
  try scene(
    "A tap on the key's label", tap, fingers: 0, heard: "began, ended", onLabel: true)
  try scene(
    "A drag from the key's label", [.down(1), .move(1, by: 200)], fingers: 1,
    heard: "began, moved", onLabel: true)
  try scene(
    "An alert during a touch on the key's label", call, fingers: 0, heard: "began, cancelled",
    onLabel: true)
  try twoKeys(make)
  try controllersKey(make)
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

/// The key is the root view of a controller, which is the keyboard.
private func controllersKey(_ make: () -> Lit) throws {
  let scripts: [(deeds: [TouchDeed], word: String, heard: String)] = [
    ([.down(1), .up(1)], "a tap", "began, ended"),
    ([.down(1), .cancel(1)], "an alert during a touch", "began, cancelled"),
  ]
  for (deeds, word, heard) in scripts {
    let scene = "A keyboard that is a controller, \(word)"
    try playing(scene) {
      let (stage, key, keyboard) = (Stage(), make(), named("keyboard", UIViewController()))
      keyboard.view = key.view
      stage.add(UIView(), "superview", around: key.view, "key")
      for deed in deeds { try stage.play(deed) }
      let got = stage.heard(by: "keyboard")
      let isPassedOver = got != heard && stage.heard(by: "superview") == heard
      try expect(
        "the keyboard hears \(got)", is: "the keyboard hears \(heard)", scene,
        otherwise: isPassedOver ? Diagnosis4_6.passesTheControllerOver : nil,
        rule: Diagnosis4_6.all)
    }
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
      otherwise: why, rule: Diagnosis4_6.cameDownOn)
  }
  try stage.play(.down(1))
  try stage.finger(2).down(at: besideKey)
  let both = "a finger on each"
  try check(first, "key 1", is: true, both, "Finger 1 is on it.")
  try check(second, "key 2", is: true, both, "Finger 2 is on it.")
  try stage.play(.up(1))
  let lifted = "the finger on key 1 is lifted"
  try check(
    first, "key 1", is: false, lifted, Diagnosis4_6.asksForAllFingersOnTheScreen)
  try check(second, "key 2", is: true, lifted, "Finger 2 is still on it.")
  try expect(
    "the count is \(keyboard.fingers)", is: "the count is 1", "Two keys, \(lifted)",
    otherwise: "One finger of two is lifted: hand on the touches of the call, and no others.",
    rule: "a call brings the view's touches in that phase (RC-21).")
}
