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
  static let waitsForTheLift =
    "The action has run, for one state; yours is another, which comes later or not at all."
  static let doesNotAskForTheState =
    "The action ran again when the finger was lifted, and another menu opened."
  static let opensAsLongAsTheFinger = "Every move runs the action, and each opened one more menu."
  static let opensWhenItIsCancelled = "The call cancels the press; that runs the action again."
  static let opensOnceAndNeverAgain =
    "The second press is a gesture of its own, and nothing opened."
  static let opensAgainOnlyAfterALift =
    "The first press was cancelled; the second one is a gesture of its own."

  static let states = "decide: began comes once, changed with every move, ended at the lift (GR-2)."
  static let acts = "act: the action runs for began, changed, ended and cancelled (GR-30)."
}

let exercise7_1: Grader<Menus> = Grader(
  "7.1", .finish, read: "Chapters/07-gesture-recognizers, The rule, decide",
  solution: {
    let screen = Solutions07.PhotoScreen()
    return Menus(screen, Solutions07.PhotoScreen.didPress) { screen.menus }
  },
  alternatives: [
    { menus { state in if case .began = state { true } else { false } } }
  ], wrong: wrong7_1
) { make in
  let press = [down(50, 50), TouchStep.wait(0.5)]
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String], rule: String
  ) throws {
    try expect(opened(make(), steps), is: wanted, name, why: why, rule: rule)
  }
  try scene(
    "Held for 0.6 seconds, the finger still down", press, is: "1 menu",
    why: ["0 menus": Diagnosis7_1.waitsForTheLift], rule: Diagnosis7_1.states)
  try scene(
    "Held for 0.6 seconds and lifted", press + [.up()], is: "1 menu",
    why: ["2 menus": Diagnosis7_1.doesNotAskForTheState], rule: Diagnosis7_1.acts)
  try scene(
    "Held, moved three times, and lifted",
    press + [move(60, 50), move(70, 50), move(80, 50), .up()], is: "1 menu",
    why: [
      "4 menus": Diagnosis7_1.opensAsLongAsTheFinger,
      "5 menus": "The action ran for every state there is, and each opened a menu.",
    ], rule: Diagnosis7_1.acts)
  try scene(
    "Held, and then an alert comes up", press + [.cancel()], is: "1 menu",
    why: ["2 menus": Diagnosis7_1.opensWhenItIsCancelled], rule: Diagnosis7_1.acts)
  try scene(
    "Two long presses", press + [.up(), .wait(0.5)] + press + [.up()], is: "2 menus",
    why: ["1 menu": Diagnosis7_1.opensOnceAndNeverAgain], rule: Diagnosis7_1.states)
  try scene(
    "A press that a call cancels, and another press",
    press + [.cancel(), .wait(0.5)] + press + [.up()], is: "2 menus",
    why: ["1 menu": Diagnosis7_1.opensAgainOnlyAfterALift], rule: Diagnosis7_1.states)
  try scene(
    "Lifted after 0.45 seconds", [down(50, 50), .wait(0.35), .up()], is: "0 menus", why: [:],
    rule: Diagnosis7_1.states)
  try randomScenes { name, random in
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 1...3) {
      steps += [down(50, 50), .wait(Double(random.int(in: 1...8)) / 10)]
      for _ in 0..<random.int(in: 0...3) { steps.append(move(random.coordinate(45...55), 50)) }
      steps += [random.bool() ? .up() : .cancel(), .wait(0.5)]
    }
    let wanted = try opened(menus { $0 == .began }, steps)
    try expect(
      opened(make(), steps), is: wanted, "\(name), \(shown(steps))", why: [:],
      rule: Diagnosis7_1.states)
  }
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

private func opened(_ menus: Menus, _ steps: [TouchStep]) throws -> String {
  let pad = Pad(menus.press)
  try pad.play(steps)
  let count = menus.count()
  return count == 1 ? "1 menu" : "\(count) menus"
}
