import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions13

/// What answers to exercise 13.1 are told.
enum Diagnosis13_1 {
  static let waitsForTheLift =
    "The finger is lifted later, but by then the touch is no longer a touch of note."
  static let bothEnds = "A touch has one end: after cancelled a view hears nothing more of it."
  static let noEnd = "What has heard began also hears an end."
  static let looksAgain =
    "The view under a finger is looked up once, when the finger comes down."
  static let takesTheBannerForAnAlert = "The app stays active under a banner."
  static let givesBack =
    "The pan had taken the touch before its action ran; what is taken is not given back."
  static let beginsOnce = "A touch begins once; it goes on, and no view hears a second began of it."
  static let scrolls = "The scroll view's own pan begins with that move, and takes the touch."
  static let hearsTheMove = "The move makes the pan begin, and note does not hear that move."
  static let neverHears = "After 0.15 s the scroll view stops holding the touch: note hears began."

  static let leave = "leave: a view that leaves its window loses its touches (EV-17)."
  static let stay = "stay: a touch keeps the view it came down on (HT-19)."
  static let interrupt = "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  static let banner = "interrupt: a banner does not make the app inactive (EV-30)."
  static let take = "take: what a gesture takes is cancelled in its view, at once (GR-40)."
}

let exercise13_1: Grader<[[String]]> = Grader(
  "13.1", .trace, read: theRule, steps: steps, solution: { Solutions13.whatNoteHears() },
  wrong: wrong13_1,
  statement: [
    .tells("A finger comes down"), .tells("Then something happens"),
    .asks(
      "What does `note` hear", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,", "Question 6,", "Question 7,", "Question 8,"),
    .tells("The finger moves only"), .tells("Question 2 is about"), .tells("Worked touch"),
  ]
) { make in
  let lost = [
    "began, ended": Diagnosis13_1.waitsForTheLift,
    "began, cancelled, ended": Diagnosis13_1.bothEnds, "began": Diagnosis13_1.noEnd,
  ]
  let kept = [
    "began, cancelled": Diagnosis13_1.looksAgain, "began": Diagnosis13_1.looksAgain,
    "began, cancelled, ended": Diagnosis13_1.bothEnds,
    "began, cancelled, began, ended": Diagnosis13_1.beginsOnce,
  ]
  let taken = [
    "began, ended": Diagnosis13_1.givesBack, "began, cancelled, ended": Diagnosis13_1.givesBack,
    "began, moved, ended": Diagnosis13_1.givesBack,
    "began, moved, cancelled, ended": Diagnosis13_1.givesBack,
    "began, moved, cancelled": Diagnosis13_1.hearsTheMove, "began": Diagnosis13_1.noEnd,
  ]
  func question(
    _ text: String, _ why: [String: String], _ rule: String, _ happen: (Scene13_1) -> Void
  ) throws -> Question {
    Question(text, is: try Scene13_1().heard(while: happen), why: why, rule: rule)
  }
  try judge(
    make(), among: ["began", "moved", "ended", "cancelled"],
    [
      question("board is removed", lost, Diagnosis13_1.leave) { $0.board.removeFromSuperview() },
      question("note is hidden", kept, Diagnosis13_1.stay) { $0.note.isHidden = true },
      question("a view covers note", kept, Diagnosis13_1.stay) {
        _ = card("cover", 0, 0, 375, 812, in: $0.page)
      },
      question("an alert of the system", lost, Diagnosis13_1.interrupt) {
        $0.stage.phone.isApplicationInFront = false
      },
      question(
        "a call shown as a banner",
        [
          "began, cancelled": Diagnosis13_1.takesTheBannerForAnAlert,
          "began": Diagnosis13_1.noEnd, "began, cancelled, ended": Diagnosis13_1.bothEnds,
        ], Diagnosis13_1.banner
      ) { _ in },
      question("note goes from board to page", kept, Diagnosis13_1.stay) {
        $0.page.addSubview($0.note)
      },
      question("the pan is switched off in its action", taken, Diagnosis13_1.take) {
        $0.moves = true
      },
      Question(
        "a scroll view scrolls", is: try Scene13_1(scrolls: true).heard { $0.moves = true },
        why: [
          "": Diagnosis13_1.neverHears, "began": Diagnosis13_1.noEnd,
          "began, ended": Diagnosis13_1.scrolls, "began, moved, ended": Diagnosis13_1.scrolls,
          "began, cancelled, ended": Diagnosis13_1.bothEnds,
          "began, moved, cancelled": Diagnosis13_1.hearsTheMove,
        ], rule: Diagnosis13_1.take),
    ])
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
