import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions11

/// What answers to exercise 11.7 are told.
enum Diagnosis11_7 {
  static let alwaysALongPress =
    "No tap recognized on either of them, and no row's touch was taken away."
  static let alwaysTheMiddlePress =
    "On both the row was lit at the lift, and then the tap took its touch."
  static let alwaysAQuickTap =
    "On both the touch was still held when the tap recognized; the row heard nothing of it."

  static let takesNothing =
    "On both the action ran and the row was selected; only when the row lights up could differ."
  static let givesUp =
    "Two clocks run, of 0.15 and of 0.75 seconds: that makes three kinds of press."
  static let clocks =
    "the hold: a table holds for 0.15 s, a tap as long as it may recognize (GR-55)."

  static let decision =
    "the decision: a press that is too long is no tap, and the row has it (SV-33)."
  static let taken =
    "the decision: a tap that recognizes takes the touch, unless it cancels none (GR-40)."
  static let hold = "the hold: what is held when a recognizer takes it is dropped (GR-59)."
}

let exercise11_7: Grader<[Double?]> = Grader(
  "11.7", .tellApart, read: theRule, steps: steps,
  solution: { Solutions11.pressesThatTellScreensApart() },
  alternatives: [{ [0.14, 0.16, 0.76, 0.74, nil, 0.74] }, { [0.01, 0.7, 5, 0.7, nil, 0.16] }],
  wrong: wrong11_7,
  statement: [
    .tells("Six pairs"),
    .asks("For each pair", "Pair 1", "Pair 2", "Pair 3", "Pair 4", "Pair 5", "Pair 6"),
    .asks("If no press", "Pair 5"),
    .tells("What counts"),
    .tells("In this engine"),
    .tells("Worked touch"),
  ]
) { make in
  let presses = make()
  let pairs: [(one: Screen, other: Screen)] = [
    (.plain, .hearsAtOnce), (.plain, .tapHolds), (.plain, .answersNil), (.cancelsNothing, .refuses),
    (.tapHolds, .bothHold), (.cancelsNothing, .cancelsNothingAndHolds),
  ]
  guard presses.count == pairs.count else {
    throw Wrong(
      "There are \(pairs.count) pairs to tell apart; your presses are \(presses.count).",
      slip: .count)
  }
  for (index, (time, pair)) in zip(presses, pairs).enumerated() {
    try playing("Pair \(index + 1)") {
      let name = "Pair \(index + 1)"
      guard let time else {
        let times = [0.05, 0.1, 0.2, 0.4, 0.6, 0.9, 2]
        if try times.allSatisfy({ try course($0, on: pair.one) == course($0, on: pair.other) }) {
          return
        }
        throw Wrong(
          """
          \(name): nil says that no press tells them apart, and there is one.
          \(Diagnosis11_7.givesUp)
          Rule: \(Diagnosis11_7.clocks)
          """)
      }
      guard time >= 0, time <= 60 else {
        throw Wrong(
          "\(name): a press of \(time) s cannot be played; take 0 to 60 seconds.", slip: .unplayable
        )
      }
      let (one, other) = (try course(time, on: pair.one), try course(time, on: pair.other))
      guard one == other else { return }
      let (why, rule) = explanation(of: one, on: pair.one)
      throw Wrong(
        "\(name), \(time) s: both screens do the same, \(listed(one)).\n\(why)\nRule: \(rule)")
    }
  }
}

/// Why two screens that do the same could not differ.
private func explanation(
  of course: [String], on screen: Screen
) -> (why: String, rule: String) {
  if screen == .cancelsNothing, course.contains("action") {
    return (Diagnosis11_7.takesNothing, Diagnosis11_7.decision)
  }
  if course.contains("select") {
    return (
      Diagnosis11_7.alwaysALongPress, Diagnosis11_7.decision
    )
  }
  if course.contains("highlight") {
    return (
      Diagnosis11_7.alwaysTheMiddlePress, Diagnosis11_7.taken
    )
  }
  return (
    Diagnosis11_7.alwaysAQuickTap, Diagnosis11_7.hold
  )
}

private enum Screen {
  case plain
  case hearsAtOnce
  case tapHolds
  case answersNil
  case cancelsNothing
  case refuses
  case bothHold
  case cancelsNothingAndHolds
}

private func course(_ time: Double, on screen: Screen) throws -> [String] {
  let home = Home()
  let (tap, doorman) = (home.addTap(), Doorman(home.table))
  switch screen {
  case .plain: break
  case .hearsAtOnce: home.table.delaysContentTouches = false
  case .tapHolds: tap.delaysTouchesBegan = true
  case .answersNil: home.answersNil = true
  case .cancelsNothing: tap.cancelsTouchesInView = false
  case .refuses: tap.delegate = doorman
  case .bothHold: (tap.delaysTouchesBegan, home.table.delaysContentTouches) = (true, false)
  case .cancelsNothingAndHolds: (tap.cancelsTouchesInView, tap.delaysTouchesBegan) = (false, true)
  }
  try withExtendedLifetime(doorman) {
    try home.stage.finger.press(at: home.middle(of: 2), for: time)
  }
  return home.course
}

private final class Doorman: UIGestureRecognizerDelegate {
  private let table: UITableView
  init(_ table: UITableView) { self.table = table }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view?.isDescendant(of: table) != true }
}
