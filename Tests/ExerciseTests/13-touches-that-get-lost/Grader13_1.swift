import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions13

let exercise13_1: Grader<[[String]]> = Grader(
  written13_1, solution: { Solutions13.whatNoteHears() },
  wrong: wrong13_1,
  statement: [
    .tells("A finger comes down"), .tells("Then something happens"),
    .asks(
      "What does `note` hear", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,", "Question 6,", "Question 7,", "Question 8,"),
    .tells("The finger moves only"), .tells("Questions 2 and 6 are"), .tells("Worked touch"),
  ]
) { make in
  func played(_ happen: (Scene13_1) -> Void) throws -> [String] {
    try Scene13_1().heard(while: happen)
  }
  try agree(
    quiz13_1([]),
    [
      played { $0.board.removeFromSuperview() },
      played { $0.note.isHidden = true },
      played { _ = card("cover", 0, 0, 375, 812, in: $0.page) },
      played { $0.stage.phone.isApplicationInFront = false },
      played { _ in },
      played { $0.page.addSubview($0.note) },
      played { $0.moves = true },
      Scene13_1(scrolls: true).heard { $0.moves = true },
    ])
  try judge(quiz13_1(make()))
}

/// What the engine says: a note with a finger on it, in a board with a pan or in a scroll view.
private final class Scene13_1 {
  let stage = Stage()
  let page: UIView
  let board: UIView
  let note = Note()
  var moves = false
  private let pan = UIPanGestureRecognizer()

  init(scrolls: Bool = false) {
    page = card("page", 0, 0, 375, 812, in: stage.root)
    board = scrolls ? UIScrollView() : UIView()
    place(board, "board", CGRect(x: 0, y: 100, width: 375, height: 400), in: page)
    place(note, "note", CGRect(x: 20, y: 20, width: 200, height: 200), in: board)
    (board as? UIScrollView)?.contentSize = CGSize(width: 375, height: 1200)
    guard !scrolls else { return }
    pan.addTarget(self, action: Scene13_1.didPan)
    board.addGestureRecognizer(pan)
  }

  func didPan(_ pan: UIPanGestureRecognizer) { pan.isEnabled = false }

  func heard(while happen: (Scene13_1) -> Void) throws -> [String] {
    try stage.phone.play([.down(x: 100, y: 220), .wait(0.3)])
    happen(self)
    if moves { try stage.phone.play([.move(x: 100, y: 180), .wait(0.1)]) }
    try stage.phone.play([.up(), .wait(1)])
    return note.heard
  }
}

private final class Note: UIView {
  private(set) var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}
