import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions01

let exercise1_3: Grader<[String]> = Grader(
  written1_3, solution: { Solutions01.answers() },
  alternatives: [{ ["5", "1", ".stationary", "Ended", "Cancelled"] }], wrong: wrong1_3,
  statement: [
    .tells("Answer each"),
    .asks("1. Finger 1", "Question 1,"),
    .asks("How many calls of the", "Question 1,"),
    .asks("2. In that", "Question 2,"),
    .asks("3. Finger 1", "Question 3,"),
    .asks("Which phase", "Question 3,"),
    .asks("4. Finger 1", "Question 4,"),
    .asks("What is the last", "Question 4,"),
    .asks("5. Finger 1", "Question 5,"),
    .asks("What does", "Question 5,"),
    .tells("Worked touch"),
  ]
) { make in
  let drag: [[Contact]] =
    [[down(1, onLeft)]] + (1...3).map { [move(1, CGPoint(x: 105 + 5 * Double($0), y: 120))] }
    + [[up(1, onLeft)]]
  let slide = try replay([[down(1, onLeft)], [move(1, onRight)], [up(1, onRight)]])
  let (dragged, second) = (try replay(drag), try replay([[down(1, onLeft)], [down(2, onRight)]]))
  let alert = try replay([[down(1, onLeft)], [cancel(1, onLeft)]])
  let played = [
    String(dragged.phases.count), String(dragged.hitTests), second.phases.last?.first ?? "",
    slide.heard, alert.heard,
  ]
  try agree(quiz1_3([]), played.map { [$0] })
  try judge(quiz1_3(make()))
}

private final class PhaseCounter: UIApplication {
  var phases: [[String]] = []

  override func sendEvent(_ event: UIEvent) {
    phases.append((event.allTouches ?? []).sorted { $0.finger < $1.finger }.map { $0.phase.word })
    super.sendEvent(event)
  }
}

/// What the engine does with a script: the phases of every event, how often card was hit-tested,
/// and what card heard last.
private func replay(_ script: [[Contact]]) throws -> (
  phases: [[String]], hitTests: Int, heard: String
) {
  let app = PhaseCounter()
  let stage = Stage(application: app)
  let card = stage.root.addRecorder("card", leftFrame)
  stage.root.addSubview(UIView(frame: rightFrame))
  for contacts in script { try stage.event(contacts) }
  let asked = stage.recording.lines.filter { $0.who == "card" && $0.what == "asked" }.count
  return (app.phases, asked, String(card.heard.last?.split(separator: " ").first ?? ""))
}
