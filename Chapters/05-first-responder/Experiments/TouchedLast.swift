import MiniUIKit
import Stage

// listing: cup
/// A cup of dice that rolls them when the phone is shaken.
final class Cup: UIView {
  private(set) var rolls = 0

  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    rolls += 1
  }
}
// end

/// A cup, a note, a tap on the cup, and a shake.
let touchedLast = [
  game(
    "5A", "A tap on the cup, then a shake; note is first responder", first: "note",
    prediction: Prediction(
      "The user is writing in note, taps the cup, and shakes the phone. When does the cup hear the "
        + "shake?",
      [
        .init("first of all", "It was touched last, but that makes no such view first responder."),
        .init("later, after note", "The shake climbs from note to root, past the cup."),
        .init("not at all", "The shake begins at note, and the cup is not in note's chain."),
      ], outcome: { run in whetherTheCupHears(run) })),
  game("5A2", "A tap on the cup, then a shake; nothing is first responder", first: "nothing"),
  game("5A3", "A tap on the cup, then a shake; the cup is first responder", first: "cup"),
]

/// Whether the cup heard a shake, and when, read off the trace.
private func whetherTheCupHears(_ run: Run) -> String {
  let hearers = run.lines("motion").map { $0.who }
  guard hearers.contains("cup") else { return "not at all" }
  return hearers.first == "cup" ? "first of all" : "later, after note"
}

private func game(
  _ id: String, _ title: String, first: String, prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .word("first", first, of: ["note", "cup", "nothing"], "which one is first responder")
    ],
    touch: CGPoint(x: 110, y: 300), answersShakes: true, prediction: prediction,
    pictures: prediction == nil ? [.map] : [.map, .first]
  ) { stage throws(ScriptError) in
    // listing: game
    let note = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    let cup = Cup(frame: CGRect(x: 40, y: 230, width: 160, height: 140))
    stage.root.addSubview(dressed(note, "note", .yellow))
    stage.root.addSubview(dressed(cup, "cup", .orange))
    switch stage.word("first") {
    case "note": note.becomeFirstResponder()
    case "cup": cup.becomeFirstResponder()
    default: break
    }
    try stage.wait(1)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
    try stage.shake()
    // end
    stage.recording.add(Table("The dice in the cup:", [["rolls"], [String(cup.rolls)]]))
  }
}
