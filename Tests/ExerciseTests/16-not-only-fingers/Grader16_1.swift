import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions16

let exercise16_1: Grader<[String]> = Grader(
  written16_1, solution: { Solutions16.whatComesIn() }, wrong: wrong16_1,
  statement: [
    .tells("Eight things are done"), .tells("The app knows of"),
    .asks(
      "Of what type are", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,", "Question 6,", "Question 7,", "Question 8,"),
    .tells("For each of the eight"), .tells("Worked example"),
  ]
) { make in
  let place = CGPoint(x: 100, y: 300)
  try agree(
    quiz16_1([]),
    [
      played { try $0.draw(.finger, [CGPoint(x: 60, y: 120)]) },
      played { try $0.draw(.button, [CGPoint(x: 60, y: 120)]) },
      played { try $0.scroll([-20], at: place) },
      played { try $0.scroll([-20], at: place, .discrete) },
      played { try $0.draw(.pencil, [place]) },
      played { try $0.movePointer(to: place) },
      played { try $0.phone.pressKey("a") },
      played { try $0.draw(.second, [place]) },
    ])
  try judge(quiz16_1(make()))
}

/// The type of the events that something makes, on a screen with a button, a list and a field.
private func played(_ input: (Stage) throws -> Void) throws -> [String] {
  let app = TypesApp()
  let stage = Stage(application: app)
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
  place(field, "field", field.frame, in: stage.root)
  place(UIButton(), "button", CGRect(x: 20, y: 100, width: 100, height: 44), in: stage.root)
  let list = UIScrollView()
  list.contentSize = CGSize(width: 375, height: 2000)
  place(list, "list", CGRect(x: 0, y: 200, width: 375, height: 500), in: stage.root)
  field.becomeFirstResponder()
  try input(stage)
  return app.types
}

private final class TypesApp: UIApplication {
  private(set) var types: [String] = []
  override func sendEvent(_ event: UIEvent) {
    let word =
      switch event.type {
      case .touches: "touches"
      case .presses: "presses"
      case .scroll: "scroll"
      case .hover: "hover"
      default: "other"
      }
    if types.last != word { types.append(word) }
    super.sendEvent(event)
  }
}
