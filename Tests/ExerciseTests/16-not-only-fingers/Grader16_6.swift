import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions16

/// A game's screen of any design.
struct Game {
  let screen: UIViewController
  let field: UITextField
  let speed: () -> Int
}

/// What answers to exercise 16.6 are told.
enum Diagnosis16_6 {
  static let noText =
    "The screen has kept the press, and a key's text is typed only when nobody does."
  static let movesWhileTyping =
    "The field is first responder, and the screen has moved the ship without asking who is."
    + "\nRule: keys: a press climbs from the field, too, and the screen hears it (EV-13)."
  static let noMove = "The screen is first responder, and its key doesn't move the ship."
  static let fliesOn = "The key is not held any more, and the ship still moves.\nRule: \(end)"
  static let passesMoves = "The press moves the ship and is passed on as well."
  static let keepsBegan = "A press that moves nothing should reach the window above the screen."
  static let keepsEnd =
    "The window has heard the press begin, and never hears it end.\nRule: \(both)"
  static let endOnly =
    "The window hears the end of a press whose beginning it never heard.\nRule: \(both)"
  static let otherWord =
    "The press was taken away, and the window hears that it ended."
    + "\nRule: keys: pass a press on by the method that you got it in (EV-13)."
  static let beganTwice =
    "The press has ended, and the window hears it begin once more."
    + "\nRule: keys: what ends is passed on by `pressesEnded`, what begins by `pressesBegan` (EV-13)."
  static let swapped =
    "The ship flies the other way."
    + "\nRule: the statement: A makes the speed -1, and D makes it 1."
  static let otherKey = "Only A and D move the ship."

  static let keys = "keys: a key's text is typed when every responder has passed it on (EV-35)."
  static let chain = "keys: a press goes up the chain as far as `super` is called (EV-13)."
  static let lost = "keys: an app that is left loses its presses, which are cancelled (EV-13)."
  static let end = "keys: a press ends with `pressesEnded` or with `pressesCancelled` (EV-13)."
  static let both =
    "keys: pass on the end of a press whose beginning you passed on, and of no other (EV-13)."
}

let exercise16_6: Grader<Game> = Grader(
  "16.6", .repair, read: "Chapters/16-not-only-fingers, The way of a key",
  steps: steps,
  solution: {
    let screen = Solutions16.GameScreen()
    return Game(screen: screen, field: screen.field, speed: { screen.speed })
  },
  alternatives: [{ game(AsksTheEnd()) }, { game(OnePerKey()) }], wrong: wrong16_6,
  statement: [
    .asks("A game's screen moves", "D is held", "A is held", "D is released"),
    .tells("It has a chat"),
    .asks("In that field nothing", "The app is left", "The field is first, D"),
    .asks("Repair it", "The field is first, D", "The field is first, X"),
    .asks(
      "A press that doesn't move", "The screen is first, X", "The field is first, D",
      "Select on a remote"),
    .asks("Worked example", "D is held"), .tells("Delete the `todo`"),
  ]
) { make in
  func scene(
    _ name: String, types: Bool = false, _ play: Press, during: Bool = false, leaves: Bool = false,
    is wanted: String, why: [String: String], rule: String
  ) throws {
    let got = try making(name) {
      try played(make(), types: types, play, during: during, leaves: leaves)
    }
    try expect(got, is: wanted, name, why: why, rule: rule)
  }
  let (keys, chain) = (Diagnosis16_6.keys, Diagnosis16_6.chain)
  let idle = "speed 0, typed nothing, window heard nothing"
  try scene(
    "D is held", .key("d"), during: true, is: "speed 1, typed nothing, window heard nothing",
    why: [
      idle: Diagnosis16_6.noMove,
      "speed 1, typed nothing, window heard began": Diagnosis16_6.passesMoves,
      "speed -1, typed nothing, window heard nothing": Diagnosis16_6.swapped,
    ], rule: chain)
  try scene(
    "A is held", .key("a"), during: true, is: "speed -1, typed nothing, window heard nothing",
    why: [
      idle: Diagnosis16_6.noMove,
      "speed -1, typed nothing, window heard began": Diagnosis16_6.passesMoves,
    ], rule: chain)
  try scene(
    "D is released", .key("d"), is: idle,
    why: [
      "speed 1, typed nothing, window heard nothing": Diagnosis16_6.fliesOn,
      "speed 0, typed nothing, window heard ended": Diagnosis16_6.endOnly,
      "speed 0, typed nothing, window heard began, ended": Diagnosis16_6.passesMoves,
    ], rule: chain)
  try scene(
    "The app is left while D is held", .key("d"), leaves: true, is: idle,
    why: [
      "speed 1, typed nothing, window heard nothing": Diagnosis16_6.fliesOn,
      "speed 0, typed nothing, window heard cancelled": Diagnosis16_6.endOnly,
      "speed 1, typed nothing, window heard cancelled": Diagnosis16_6.fliesOn,
    ], rule: Diagnosis16_6.lost)
  for letter in ["d", "a"] {
    let speed = letter == "d" ? 1 : -1
    try scene(
      "The field is first, \(letter.uppercased()) is pressed", types: true, .key(letter),
      is: "speed 0, typed \(letter), window heard began, ended",
      why: [
        idle: Diagnosis16_6.noText,
        "speed 0, typed nothing, window heard ended": Diagnosis16_6.noText,
        "speed 0, typed \(letter), window heard began": Diagnosis16_6.keepsEnd,
        "speed 0, typed \(letter), window heard began, began": Diagnosis16_6.beganTwice,
        "speed \(speed), typed \(letter), window heard began, ended":
          Diagnosis16_6.movesWhileTyping,
      ], rule: keys)
    try scene(
      "The field is first, \(letter.uppercased()) is held", types: true, .key(letter), during: true,
      is: "speed 0, typed \(letter), window heard began",
      why: [
        "speed \(speed), typed nothing, window heard nothing": Diagnosis16_6.movesWhileTyping,
        "speed \(speed), typed \(letter), window heard began": Diagnosis16_6.movesWhileTyping,
        idle: Diagnosis16_6.noText,
      ], rule: keys)
  }
  let passed = "speed 0, typed nothing, window heard began, ended"
  let kept = [
    idle: Diagnosis16_6.keepsBegan,
    "speed 0, typed nothing, window heard began": Diagnosis16_6.keepsEnd,
    "speed 0, typed nothing, window heard ended": Diagnosis16_6.keepsBegan,
  ]
  try scene("The screen is first, X is pressed", .key("x"), is: passed, why: kept, rule: chain)
  try scene(
    "The field is first, X is pressed", types: true, .key("x"),
    is: "speed 0, typed x, window heard began, ended",
    why: [
      idle: Diagnosis16_6.noText,
      "speed 0, typed x, window heard began": Diagnosis16_6.keepsEnd,
    ], rule: keys)
  try scene("Select on a remote", .select, is: passed, why: kept, rule: chain)
  try scene(
    "The app is left while X is held", .key("x"), leaves: true,
    is: "speed 0, typed nothing, window heard began, cancelled",
    why: [
      "speed 0, typed nothing, window heard began": Diagnosis16_6.keepsEnd,
      "speed 0, typed nothing, window heard began, ended": Diagnosis16_6.otherWord,
    ], rule: chain)
}

/// What is pressed.
enum Press {
  case key(String)
  case select
}

/// How fast the ship is, what the field says, and which presses the window has heard.
private func played(
  _ game: Game, types: Bool, _ press: Press, during: Bool, leaves: Bool
) throws -> String {
  let stage = Stage(viewController: game.screen)
  if types { game.field.becomeFirstResponder() } else { game.screen.becomeFirstResponder() }
  try stage.wait(1)
  var speed: Int?
  func line() -> String {
    let heard = stage.recording.lines.filter { $0.kind == "press" && $0.who == "window" }
      .map { $0.what }
    let text = game.field.text ?? ""
    return "speed \(speed ?? game.speed()), typed \(text.isEmpty ? "nothing" : text), "
      + "window heard \(heard.isEmpty ? "nothing" : heard.joined(separator: ", "))"
  }
  var early: String?
  stage.phone.runLoop.schedule(after: 0.05) {
    if during { early = line() }
    if leaves { stage.phone.isApplicationInFront = false }
  }
  switch press {
  case .key(let letter): try stage.phone.pressKey(letter, for: 0.1)
  case .select: try stage.phone.press(.select, for: 0.1)
  }
  try stage.wait(0.1)
  speed = nil
  return early ?? line()
}

/// A screen of the graders' own.
class AnyGame: UIViewController {
  final let field = UITextField(frame: CGRect(x: 20, y: 700, width: 335, height: 44))
  final var speed = 0
  override var canBecomeFirstResponder: Bool { true }
  override func viewDidLoad() { view.addSubview(field) }

  /// The speed that a press gives the ship; nil for one that does not move it.
  final func wanted(_ press: UIPress) -> Int? {
    switch press.key?.charactersIgnoringModifiers {
    case "a": -1
    case "d": 1
    default: nil
    }
  }
}

func game(_ screen: AnyGame) -> Game {
  Game(screen: screen, field: screen.field, speed: { screen.speed })
}

/// Asks at the end what was asked at the beginning.
private final class AsksTheEnd: AnyGame {
  private func moves(_ presses: Set<UIPress>) -> Int? {
    field.isFirstResponder ? nil : presses.compactMap { wanted($0) }.first
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let new = moves(presses) else { return super.pressesBegan(presses, with: event) }
    speed = new
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard moves(presses) != nil else { return super.pressesEnded(presses, with: event) }
    speed = 0
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard moves(presses) != nil else { return super.pressesCancelled(presses, with: event) }
    speed = 0
  }
}

/// Keeps the presses that it has taken.
private final class OnePerKey: AnyGame {
  private var taken: Set<UIPress> = []
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if !field.isFirstResponder, let new = wanted(press) {
        taken.insert(press)
        speed = new
      } else {
        super.pressesBegan([press], with: event)
      }
    }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where taken.remove(press) == nil {
      super.pressesEnded([press], with: event)
    }
    if taken.isEmpty { speed = 0 }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where taken.remove(press) == nil {
      super.pressesCancelled([press], with: event)
    }
    if taken.isEmpty { speed = 0 }
  }
}
