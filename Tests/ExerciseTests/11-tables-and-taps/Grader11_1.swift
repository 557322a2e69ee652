import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions11

/// Sets up grey's tap.
typealias Setup = @Sendable (UITapGestureRecognizer) -> Void

/// What answers to exercise 11.1 are told.
enum Diagnosis11_1 {
  static let changesNothing = "The tap recognized, and the touch was taken from the row."
  static let switchesTheTapOff =
    "The keyboard is still up: a tap that is off hears no touch, here and everywhere else."
    + "\nRule: the ways out: a recognizer that is off, or refuses a touch, takes no part (GR-13)."
  static let asksForMore =
    "The keyboard is still up: one tap of one finger isn't what this tap waits for now."
    + "\nRule: chapter 8, Finishing lines: a tap is one tap of one finger, if you ask no more (GR-80)."
  static let refuses =
    "The keyboard is still up: the tap refuses this touch, so its action doesn't run."
    + "\nRule: the ways out: a tap that refuses a touch takes no part, and doesn't act (SV-36)."
  static let lightsLate =
    "The row lights up only after the action: the tap holds its touch back (delaysTouchesBegan)."
    + "\nRule: chapter 7, What is held back: a tap that delays holds until it fails (GR-55)."
  static let hearsAtOnce =
    "The row lights up before 0.15 s are over: the table holds nothing back any more."
    + "\nRule: the hold: 0.15 s, or until the finger is lifted (SV-3)."
  static let changesMore =
    "delaysTouchesEnded was true, and your repair has switched it as well."
    + "\nRule: the statement: one word changes, and nothing else."

  static let rule =
    "the ways out: a tap that cancels nothing acts, and leaves the row its selection (SV-35)."

  /// Why the tap's action did not run.
  static func isSilent(_ tap: UITapGestureRecognizer) -> String {
    if !tap.isEnabled { return switchesTheTapOff }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1 ? asksForMore : refuses
  }
}

let exercise11_1: Grader<Setup> = Grader(
  "11.1", .repair, read: "Chapters/11-tables-and-taps, Three ways out", steps: steps,
  solution: { { Solutions11.letRowsHear(of: $0) } },
  alternatives: [{ { $0.delegate = decidesForEachTouch } }], wrong: wrong11_1,
  statement: [
    .tells("Grey has"), .asks("Its action hides", "A tap on grey"), .tells("Since it is there"),
    .asks("Change one word", "A tap on row 1", "A press of 0.4 s on row 1", "Random scene"),
    .asks(
      "Nothing else", "A press of 0.8 s", "A press of 0.7 s", "What happens in a press",
      "A finger is down", "The tap's delaysTouchesEnded"),
    .asks("Worked touch", "A tap on row 0"), .tells("Delete"),
  ]
) { make in
  let short = "the decision: a row gets what no recognizer takes (SV-31 to SV-34)."
  let why = [
    "hidden 1 ×, no row": Diagnosis11_1.changesNothing,
    "hidden 0 ×, no row": "Neither the action ran nor is the row selected.",
  ]
  func scene(
    _ name: String, _ presses: [(point: CGPoint, time: Double)], is wanted: String,
    why: [String: String] = [:], rule: String
  ) throws {
    try playing(name) {
      let home = Home()
      let tap = home.addTap()
      make()(tap)
      for press in presses {
        try home.stage.finger.press(at: press.point, for: press.time)
        try home.stage.wait(1)
      }
      try expect(
        "hidden \(home.hides) ×, \(home.rows)", is: wanted, name, why: why,
        otherwise: home.hides == 0 ? Diagnosis11_1.isSilent(tap) : nil, rule: rule)
    }
  }
  let home = Home()
  let (row1, beside) = (home.middle(of: 1), CGPoint(x: 180, y: 600))
  try scene(
    "A tap on row 1", [(row1, 0.08)], is: "hidden 1 ×, row 1", why: why, rule: Diagnosis11_1.rule)
  try scene(
    "A press of 0.4 s on row 1", [(row1, 0.4)], is: "hidden 1 ×, row 1", why: why,
    rule: Diagnosis11_1.rule)
  try scene(
    "A tap on row 0", [(home.middle(of: 0), 0.08)], is: "hidden 1 ×, row 0",
    rule: Diagnosis11_1.rule)
  try scene(
    "A tap on grey, below the table", [(beside, 0.08)], is: "hidden 1 ×, no row",
    rule: Diagnosis11_1.rule)
  try scene(
    "A press of 0.7 s on row 1", [(row1, 0.7)], is: "hidden 1 ×, row 1", why: why,
    rule: Diagnosis11_1.rule)
  try scene(
    "A press of 0.8 s on row 1", [(row1, 0.8)], is: "hidden 0 ×, row 1",
    why: ["hidden 1 ×, row 1": "This is no tap any more; its action ran all the same."],
    rule: short)
  try scene(
    "A tap on row 1 and one on row 3", [(row1, 0.08), (home.middle(of: 3), 0.08)],
    is: "hidden 2 ×, row 1, 3", why: [:], rule: Diagnosis11_1.rule)
  try playing("What happens in a press of 0.4 s on row 1") {
    let home = Home()
    make()(home.addTap())
    try home.stage.finger.press(at: row1, for: 0.4)
    try expect(
      order: home.course, is: ["highlight", "action", "unhighlight", "select"],
      "What happens in a press of 0.4 s on row 1",
      why: ["action, highlight, unhighlight, select": Diagnosis11_1.lightsLate],
      rule: Diagnosis11_1.rule)
  }
  try playing("A finger is down on row 1 for 0.1 s") {
    let home = Home()
    make()(home.addTap())
    try home.stage.finger.down(at: row1)
    try home.stage.wait(0.1)
    try expect(
      order: home.course, is: [], "A finger is down on row 1 for 0.1 s",
      why: ["highlight": Diagnosis11_1.hearsAtOnce], rule: Diagnosis11_1.rule)
  }
  try playing("The tap's delaysTouchesEnded") {
    let tap = Home().addTap()
    make()(tap)
    try expect(
      tap.delaysTouchesEnded ? "true" : "false", is: "true", "The tap's delaysTouchesEnded",
      why: ["false": Diagnosis11_1.changesMore], rule: nil)
  }
  try randomScenes { name, random in
    var (presses, hides, rows) = ([(point: CGPoint, time: Double)](), 0, [String]())
    for _ in 0..<random.int(in: 1...5) {
      let time = Double(random.int(in: 1...74)) / 100 + (random.int(in: 0...3) == 0 ? 0.76 : 0)
      let (row, isBeside) = (random.int(in: 0...3), random.int(in: 0...3) == 0)
      presses.append(
        (isBeside ? beside : home.middle(of: row, x: random.coordinate(1...370)), time))
      if time < 0.75 { hides += 1 }
      if !isBeside { rows.append("\(row)") }
    }
    try scene(
      "\(name): " + listed(presses.map { coordinates($0.point.x, $0.point.y) + " \($0.time) s" }),
      presses,
      is: "hidden \(hides) ×, " + (rows.isEmpty ? "no row" : "row " + listed(rows)),
      rule: Diagnosis11_1.rule)
  }
}
