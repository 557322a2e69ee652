package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 11.7 are told.
package enum Diagnosis11_7 {
  package static let alwaysALongPress =
    "No tap recognized on either of them, and no row's touch was taken away."
  package static let alwaysTheMiddlePress =
    "On both the row was lit at the lift, and then the tap took its touch."
  package static let alwaysAQuickTap =
    "On both the touch was still held when the tap recognized; the row heard nothing of it."

  package static let takesNothing =
    "On both the action ran and the row was selected; only when the row lights up could differ."
  package static let givesUp =
    "Two clocks run, of 0.15 and of 0.75 seconds: that makes three kinds of press."
  package static let clocks =
    "chapter 7, What is held back: a tap that delays holds as long as it may recognize (GR-55)."

  package static let decision =
    "the decision: a press that is too long is no tap, and the row has it (SV-33)."
  package static let taken =
    "the decision: a tap that recognizes takes the touch, unless it cancels none (GR-40)."
  package static let heldAnyway =
    "the hold: before 0.15 s the table holds the touch anyway, whatever the tap delays (SV-3)."
  package static let hold =
    "the decision: what is held when a recognizer takes it is dropped (GR-59)."
}

/// Exercise 11.7.
package let written11_7 = WrittenExercise(
  "11.7", read: Rule11.page, steps: Rule11.steps, apart11_7, .press)

/// What judges the presses of exercise 11.7.
package let apart11_7 = TellApart<Double?>(
  (1...6).map { "Pair \($0)" }, wanted: "There are 6 pairs to tell apart; your presses are"
) { index, time throws(Wrong) in
  let (name, pair) = ("Pair \(index + 1)", pair(index))
  func courses(_ time: Double) throws(Wrong) -> (one: [String], other: [String]) {
    do throws(ScriptError) {
      return (try course(time, on: pair.one), try course(time, on: pair.other))
    } catch {
      throw Wrong("\(name) cannot be played. \(error.description)", malformed: .unplayable)
    }
  }
  guard let time else {
    for time in [0.05, 0.1, 0.2, 0.4, 0.6, 0.9, 2] {
      let (one, other) = try courses(time)
      if one == other { continue }
      throw Wrong(
        """
        \(name): nil says that no press tells them apart, and there is one.
        \(Diagnosis11_7.givesUp)
        Rule: \(Diagnosis11_7.clocks)
        """)
    }
    return
  }
  guard time >= 0, time <= 60 else {
    throw Wrong(
      """
      \(name): a press of \(time) s cannot be played; take 0 to 60 seconds.
      The script stops there, so nothing after it happens.
      Rule: the statement: an answer is how long a finger rests on row 2 before it is lifted.
      """)
  }
  let (one, other) = try courses(time)
  guard one == other else { return }
  let (why, rule) = explanation(of: one, on: pair.one)
  let both = one.isEmpty ? "nothing" : list(one)
  throw Wrong("\(name), \(time) s: both screens do the same, \(both).\n\(why)\nRule: \(rule)")
}

private func pair(_ index: Int) -> (one: Screen, other: Screen) {
  switch index {
  case 0: (.plain, .hearsAtOnce)
  case 1: (.plain, .tapHolds)
  case 2: (.plain, .answersNil)
  case 3: (.cancelsNothing, .refuses)
  case 4: (.tapHolds, .bothHold)
  default: (.cancelsNothing, .cancelsNothingAndHolds)
  }
}

/// Why two screens that do the same could not differ.
private func explanation(
  of course: [String], on screen: Screen
) -> (why: String, rule: String) {
  if screen == .cancelsNothing, course.contains("action") {
    return (Diagnosis11_7.takesNothing, Diagnosis11_7.heldAnyway)
  }
  if course.contains("select") {
    return (Diagnosis11_7.alwaysALongPress, Diagnosis11_7.decision)
  }
  if course.contains("highlight") {
    return (Diagnosis11_7.alwaysTheMiddlePress, Diagnosis11_7.taken)
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

private func course(_ time: Double, on screen: Screen) throws(ScriptError) -> [String] {
  let (stage, table, rows) = (Stage(), UITableView(), Rows(answersNil: screen == .answersNil))
  let grey = view("grey", CGRect(x: 0, y: 88, width: 375, height: 609))
  stage.root.addSubview(grey)
  table.rowHeight = 77
  table.frame = CGRect(x: 0, y: 20, width: 375, height: 304.5)
  grey.addSubview(named("table", table))
  (table.dataSource, table.delegate) = (rows, rows)
  table.reloadData()
  let tap = UITapGestureRecognizer(target: rows, action: Rows.hide, name: "hide")
  grey.addGestureRecognizer(tap)
  let doorman = Doorman(table)
  switch screen {
  case .hearsAtOnce: table.delaysContentTouches = false
  case .tapHolds: tap.delaysTouchesBegan = true
  case .plain, .answersNil: break
  case .cancelsNothing: tap.cancelsTouchesInView = false
  case .refuses: tap.delegate = doorman
  case .bothHold: (tap.delaysTouchesBegan, table.delaysContentTouches) = (true, false)
  case .cancelsNothingAndHolds: (tap.cancelsTouchesInView, tap.delaysTouchesBegan) = (false, true)
  }
  stage.keep(rows)
  stage.keep(doorman)
  try stage.finger.press(at: CGPoint(x: 180, y: 300.5), for: time)
  return stage.recording.lines.compactMap { line in
    switch line.kind {
    case "row": line.what.split(separator: " ").first.map { String($0) }
    case "action": "action"
    default: nil
    }
  }
}

/// Twenty rows; the table asks whether one may be selected, and the tap's action runs.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  private let answersNil: Bool
  init(answersNil: Bool) { self.answersNil = answersNil }

  func hide() {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answersNil ? nil : indexPath
  }
}

private final class Doorman: UIGestureRecognizerDelegate {
  private let table: UITableView
  init(_ table: UITableView) { self.table = table }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view?.isDescendant(of: table) != true }
}
