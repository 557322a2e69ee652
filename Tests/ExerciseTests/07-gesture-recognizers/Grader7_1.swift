import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// A screen whose long press opens menus.
struct Menus {
  let press: UILongPressGestureRecognizer
  let count: () -> Int

  init<Screen: AnyObject>(
    _ screen: Screen, _ action: @escaping (Screen) -> (UILongPressGestureRecognizer) -> Void,
    count: @escaping () -> Int
  ) {
    press = UILongPressGestureRecognizer(target: screen, action: action, name: "didPress")
    self.count = count
  }
}

/// What answers to exercise 7.1 are told.
enum Diagnosis7_1 {
  static let waitsForAMove =
    "The first menu opens when the finger moves, and it need not move at all."
  static let waitsForTheLift =
    "Nothing opens while the finger is down; the menu opens when it is lifted."
  static let waitsForTheCancel =
    "The menu opens only when the touch is taken away, as an alert does it."
  static let neverOpens =
    "No menu opens, however the press continues: what you test is true in no call of the action."
  static let opensSeveral = "One call of the action opens more than one menu."
  static let opensAtTheLift =
    "The action ran again when the finger was lifted, and one more menu opened."
  static let takesBack =
    "The lift took the menu back from the count, which says how often one was opened."
  static let opensAtEachMove = "The action ran with each move, and one more menu opened."
  static let opensWhenItIsCancelled =
    "The alert cancels the press; that runs the action again, and one more menu opened."
  static let opensOnceAndNeverAgain =
    """
    The second press is a gesture of its own, and nothing opened.
    Rule: \(anew)
    """
  static let opensAgainOnlyAfterALift =
    """
    The first press was cancelled; the second one is a gesture of its own.
    Rule: \(anew)
    """
  static let opensAtOnce = "That is no long press; it takes half a second."

  static let states =
    "the states: began once, changed with every move, ended or cancelled when it is over (GR-2)."
  static let acts = "the states: the action runs for began, changed, ended and cancelled (GR-30)."
  static let anew = "the states: each attempt has a began of its own (GR-2)."
}

let exercise7_1: Grader<Menus> = Grader(
  "7.1", .finish, read: theRule, steps: steps,
  solution: {
    let screen = Solutions07.PhotoScreen()
    return Menus(screen, Solutions07.PhotoScreen.didPress) { screen.menus }
  },
  alternatives: [
    { menus { state in if case .began = state { true } else { false } } },
    {
      // The first call of the action in each press.
      var isUnderWay = false
      return menus { state in
        defer { isUnderWay = state == .began || state == .changed }
        return !isUnderWay
      }
    },
  ], wrong: wrong7_1,
  statement: [
    .asks(
      "A long press on a photo", "Held for 0.6 seconds, the finger", "Held for 3 seconds",
      "Held for 0.6 seconds and lifted", "Held, and then an alert", "Two long presses",
      "A press that an alert cancels"),
    .asks("Whether the finger moves", "Held and moved three times", "Random scene"),
    .tells("`didPress` is the press's action"), .tells("One word is missing"),
    .asks("Worked touch:", "A press of 0.2 seconds", "Lifted after 0.45 seconds"),
  ]
) { make in
  let press = [down(50, 50), TouchStep.wait(0.5)]
  let moved = press + [move(60, 50), move(70, 50), move(80, 50)]
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: Int, why: [Int: String] = [:],
    more: String? = nil, rule: String = Diagnosis7_1.states
  ) throws {
    try playing(name) {
      let count = try opened(make(), steps)
      let why = why[count] ?? (count > wanted ? more : nil)
      try expect(word(count), is: word(wanted), name, otherwise: why, rule: rule)
    }
  }
  try playing("Held for 0.6 seconds, the finger still down") {
    let count = try opened(make(), press)
    try expect(
      word(count), is: word(1), "Held for 0.6 seconds, the finger still down",
      otherwise: count > 1 ? Diagnosis7_1.opensSeveral : whenItOpens(make, press),
      rule: Diagnosis7_1.states)
  }
  try scene("Held for 3 seconds, the finger still down", [down(50, 50), .wait(3)], is: 1)
  try scene(
    "Held for 0.6 seconds and lifted", press + [.up()], is: 1, why: [0: Diagnosis7_1.takesBack],
    more: Diagnosis7_1.opensAtTheLift,
    rule: Diagnosis7_1.acts)
  try scene(
    "Held and moved three times", moved, is: 1, more: Diagnosis7_1.opensAtEachMove,
    rule: Diagnosis7_1.acts)
  try scene(
    "Held and moved three times, and lifted", moved + [.up()], is: 1,
    more: Diagnosis7_1.opensAtTheLift, rule: Diagnosis7_1.acts)
  try scene(
    "Held, and then an alert comes up", press + [.cancel()], is: 1,
    more: Diagnosis7_1.opensWhenItIsCancelled, rule: Diagnosis7_1.acts)
  try scene(
    "Two long presses", press + [.up(), .wait(0.5)] + press + [.up()], is: 2,
    why: [1: Diagnosis7_1.opensOnceAndNeverAgain])
  try scene(
    "A press that an alert cancels, and another press",
    press + [.cancel(), .wait(0.5)] + press + [.up()], is: 2,
    why: [1: Diagnosis7_1.opensAgainOnlyAfterALift])
  try scene(
    "A press of 0.2 seconds", [down(50, 50), .wait(0.1), .up()], is: 0,
    more: Diagnosis7_1.opensAtOnce)
  try scene(
    "Lifted after 0.45 seconds", [down(50, 50), .wait(0.35), .up()], is: 0,
    more: Diagnosis7_1.opensAtOnce)
  try randomScenes { name, random in
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...3) {
      let (x, y) = (random.coordinate(10...190), random.coordinate(10...190))
      steps += [down(x, y), .wait(Double(random.int(in: 1...8)) / 10)]
      for _ in 0..<random.int(in: 0...3) {
        steps.append(move(x + random.coordinate(-5...5), y + random.coordinate(-5...5)))
      }
      steps += [random.bool() ? .up() : .cancel(), .wait(0.5)]
    }
    let wanted = try opened(menus { $0 == .began }, steps)
    try expect(
      word(opened(make(), steps)), is: word(wanted), "\(name), \(shown(steps))",
      rule: Diagnosis7_1.states)
  }
}

/// In which call of the action the first menu opens, if none does at half a second.
private func whenItOpens(_ make: () -> Menus, _ press: [TouchStep]) throws -> String {
  func opens(_ steps: [TouchStep]) throws -> Bool { try opened(make(), press + steps) > 0 }
  if try opens([.up()]) { return Diagnosis7_1.waitsForTheLift }
  if try opens([move(55, 50)]) { return Diagnosis7_1.waitsForAMove }
  if try opens([.cancel()]) { return Diagnosis7_1.waitsForTheCancel }
  return Diagnosis7_1.neverOpens
}

/// Opens a menu where a state is as it should be.
func menus(_ opens: @escaping (UIGestureRecognizer.State) -> Bool) -> Menus {
  let screen = AnyScreen()
  screen.opens = opens
  return Menus(screen, AnyScreen.didPress) { screen.menus }
}

final class AnyScreen {
  var menus = 0
  var opens: (UIGestureRecognizer.State) -> Bool = { _ in false }
  func didPress(_ press: UILongPressGestureRecognizer) {
    if opens(press.state) { menus += 1 }
  }
}

private func opened(_ menus: Menus, _ steps: [TouchStep]) throws -> Int {
  try Pad(menus.press).play(steps)
  return menus.count()
}

private func word(_ count: Int) -> String { count == 1 ? "1 menu" : "\(count) menus" }
