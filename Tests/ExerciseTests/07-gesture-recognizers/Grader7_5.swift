import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// What answers to exercise 7.5 are told.
enum Diagnosis7_5 {
  static let setsTheStateBackToPossible =
    "The second attempt was not recognized: something of the first one is still there."
  static let early = "The second touch was taken for a latch, though it never was 80 points out."
  static let leavesThePhaseOpenOut =
    "The recognizer decides nothing any more: something of the first attempt is still there."
  static let needsNoWayOut = "The finger was not out before it came back."
  static let keepsThePlaceWhereTheFirstTouch =
    "The second attempt was measured from another place than its own beginning."

  static let reset =
    "reset: your own variables are put back by nobody but you, after every attempt (GR-5)."
  static let decide = "decide: possible goes to recognized or to failed, by what you assign (GR-2)."
}

let exercise7_5: Grader<UIGestureRecognizer> = Grader(
  "7.5", .repair, read: "Chapters/07-gesture-recognizers, The rule, reset",
  solution: { Solutions07.Latch() }, alternatives: [{ SomeLatch(.inBegan) }], wrong: wrong7_5
) { make in
  func scene(
    _ name: String, _ steps: [TouchStep], is wanted: String, why: [String: String] = [:],
    rule: String = Diagnosis7_5.reset
  ) throws {
    try playing(name) {
      let got = try course(make(), steps)
      try expect(
        got, is: wanted, named(name, steps), why: why, otherwise: unforeseen(got), rule: rule)
    }
  }
  let open = [down(20, 50), move(120, 50), move(30, 50), .up(), TouchStep.wait(0.5)]
  let left = [down(20, 50), move(120, 50)]
  let stroke = [down(20, 50), move(30, 50), .up()]
  try scene(
    "Out and back", open, is: "recognized at step 3",
    why: ["recognized at step 2": Diagnosis7_5.needsNoWayOut], rule: Diagnosis7_5.decide)
  try scene(
    "Out by 80 points, back to 20", [down(20, 50), move(100, 50), move(40, 50)],
    is: "recognized at step 3",
    why: ["no decision": "80 points are enough, and 20 are near enough."], rule: Diagnosis7_5.decide
  )
  try scene(
    "Out by 79 points and back", [down(20, 50), move(99, 50), move(20, 50), .up()],
    is: "failed at step 4",
    why: ["recognized at step 3": "The finger was never 80 points out."], rule: Diagnosis7_5.decide)
  try scene(
    "Out and back to 21 points", [down(20, 50), move(120, 50), move(41, 50), .up()],
    is: "failed at step 4",
    why: ["recognized at step 3": "21 points are too far from where the finger came down."],
    rule: Diagnosis7_5.decide)
  try scene(
    "The same again, after it was recognized", open + open,
    is: "recognized at step 3, recognized at step 8",
    why: [
      "recognized at step 3, failed at step 9": Diagnosis7_5.setsTheStateBackToPossible,
      "recognized at step 3": Diagnosis7_5.leavesThePhaseOpenOut,
      "recognized at step 3, recognized at step 7":
        "The second touch was taken for a latch while it was still out.",
    ])
  try scene(
    "A short stroke, after it was recognized", open + stroke,
    is: "recognized at step 3, failed at step 8",
    why: ["recognized at step 3, recognized at step 7": Diagnosis7_5.early])
  try scene(
    "A short stroke, after a touch that was lifted out there",
    left + [.up(), .wait(0.5)] + stroke, is: "failed at step 3, failed at step 7",
    why: ["failed at step 3, recognized at step 6": Diagnosis7_5.early])
  try scene(
    "A short stroke, after a touch that was cancelled out there",
    left + [.cancel(), .wait(0.5)] + stroke, is: "failed at step 3, failed at step 7",
    why: ["failed at step 3, recognized at step 6": Diagnosis7_5.early])
  let pad = Pad(make())
  try pad.play(left)
  pad.recognizer.isEnabled = false
  try pad.play([.up(), .wait(0.5)])
  pad.recognizer.isEnabled = true
  try pad.play(stroke)
  try expect(
    pad.verdict, is: "failed at step 3, failed at step 7",
    "A short stroke, after the recognizer was switched off and on out there",
    why: ["failed at step 3, recognized at step 6": Diagnosis7_5.early], rule: Diagnosis7_5.reset)
  try scene(
    "Out and back 40 points further right, after it was recognized",
    open + [down(60, 50), move(150, 50), move(75, 50), .up()],
    is: "recognized at step 3, recognized at step 8",
    why: ["recognized at step 3, failed at step 9": Diagnosis7_5.keepsThePlaceWhereTheFirstTouch])
  try playing("What super hears") { try expectSuper(make()) }
  try randomScenes { name, random in
    var steps: [TouchStep] = []
    for _ in 0..<random.int(in: 2...4) {
      let start = random.coordinate(0...60)
      steps.append(down(start, 50))
      for _ in 0..<random.int(in: 1...4) {
        steps.append(move(start + Double(random.pick([5, 20, 21, 50, 79, 80, 110])), 50))
      }
      steps += [random.int(in: 0...3) == 0 ? .cancel() : .up(), .wait(0.5)]
    }
    try expect(
      course(make(), steps), is: course(SomeLatch(.inBegan), steps), "\(name), \(shown(steps))",
      why: [:], rule: Diagnosis7_5.reset)
  }
}
