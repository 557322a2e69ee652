import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions01

let exercise1_2: Grader<[String]> = Grader(
  written1_2, solution: { Solutions01.stages() }, wrong: wrong1_2,
  statement: [
    .tells("The stages of the way"),
    .tells("How far"),
    .tells("Write the stages"),
    .asks("1. A", "Question 1,"),
    .asks("2. It", "Question 2,"),
    .asks("3. It", "Question 3,"),
    .asks("4. No app", "Question 4,"),
    .asks("5. The app", "Question 5,"),
    .tells("Worked touch"),
  ]
) { make in
  try agree(
    quiz1_2([]),
    [
      stagesPassed { _ in [down(1, onLeft)] },
      stagesPassed { [[down(1, onLeft)], [move(1, CGPoint(x: 115, y: 120))]][$0 ? 1 : 0] },
      stagesPassed { [[down(1, onLeft)], [up(1, CGPoint(x: 20, y: 600))]][$0 ? 1 : 0] },
      stagesPassed(inFront: false) { _ in [down(1, onLeft)] },
      stagesPassed(app: Forgetful()) { _ in [down(1, onLeft)] },
    ])
  try judge(quiz1_2(make()))
}

private final class Forgetful: UIApplication {
  override func sendEvent(_ event: UIEvent) {}
}

/// The stages that the last event of a script passes, as the engine reports them.
private func stagesPassed(
  app: UIApplication = UIApplication(), inFront: Bool = true, _ event: (_ last: Bool) -> [Contact]
) throws -> [String] {
  let stage = Stage(application: app)
  let card = UIView(frame: leftFrame)
  card.traceName = "card"
  stage.root.addSubview(card)
  stage.phone.isApplicationInFront = inFront
  if event(false).map(\.change) != event(true).map(\.change) { try stage.event(event(false)) }
  let before = stage.recording.lines.count
  try stage.event(event(true))
  let left = ["IOKit", "machPort", "runLoop", "source1", "source0"]
  var passed: [String] = []
  for line in stage.recording.lines[before...] {
    let name = line.kind == "hitTest" || line.kind == "point" ? "hitTest" : line.who
    if !left.contains(name), line.what != "sendEvent ended",
      line.kind != "touch" || name == "card", passed.last != name
    {
      passed.append(name)
    }
  }
  return passed
}
