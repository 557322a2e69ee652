import Grading
import MiniUIKit
import PieceKit
import Stage
import WrittenExercises

@testable import Solutions15

let exercise15_1: Grader<[String]> = Grader(
  written15_1, solution: { Solutions15.whoActs() },
  wrong: wrong15_1,
  statement: [
    .tells("`child` lies in"), .tells("A finger taps `child`"),
    .asks(
      "Which of the two", "Question 1,", "Question 2,", "Question 3,", "Question 4,",
      "Question 5,", "Question 6,", "Question 7,", "Question 8,"),
    .tells("Answer `\"child\"`"), .tells("What the table"), .tells("Another piece"),
    .tells("Worked touch"),
  ]
) { make in
  try agree(
    quiz15_1([]),
    [
      acts { child, parent, tap in
        child.highPriorityGesture(tap("child")).in(parent).gesture(tap("parent"))
      },
      acts { child, parent, tap in
        child.highPriorityGesture(tap("child")).in(parent).highPriorityGesture(tap("parent"))
      },
      acts { child, parent, tap in
        child.highPriorityGesture(tap("child")).in(parent).simultaneousGesture(tap("parent"))
      },
      acts { child, parent, tap in
        child.gesture(tap("child")).allowsHitTesting(false).in(parent).gesture(tap("parent"))
      },
      acts { child, parent, tap in
        child.highPriorityGesture(tap("child")).in(parent)
          .highPriorityGesture(tap("parent"), including: .subviews)
      },
      acts { child, parent, tap in
        child.highPriorityGesture(tap("child")).in(parent)
          .gesture(tap("parent"), including: .gesture)
      },
      acts { child, parent, tap in
        child.gesture(tap("child"), including: .subviews).in(parent)
          .simultaneousGesture(tap("parent"))
      },
      acts { child, parent, tap in
        child.gesture(tap("child")).allowsHitTesting(false).in(parent)
          .gesture(tap("parent"), including: .subviews)
      },
    ])
  try judge(quiz15_1(make()))
}

/// What the engine says: which of two taps run if a finger taps the child.
private func acts(
  _ build: (_ child: Piece, _ parent: Piece, _ tap: (String) -> TapGesture) -> Piece
) throws -> [String] {
  let (stage, log) = (Stage(), Words())
  let piece = build(
    Piece("child", CGRect(x: 40, y: 40, width: 100, height: 100)),
    Piece("back", CGRect(x: 0, y: 0, width: 300, height: 300))
  ) { name in TapGesture().onEnded { log.words.append(name) } }
  stage.root.addSubview(
    HostingView(piece, frame: CGRect(x: 0, y: 100, width: 300, height: 300)))
  try stage.finger.tap(at: CGPoint(x: 90, y: 190))
  switch (log.words.contains("child"), log.words.contains("parent")) {
  case (true, true): return ["both"]
  case (true, false): return ["child"]
  case (false, true): return ["parent"]
  case (false, false): return ["neither"]
  }
}

extension Piece {
  /// A parent that holds another piece and, in front of it, this one.
  fileprivate func `in`(_ other: Piece) -> Piece {
    Piece("parent", CGRect(x: 0, y: 0, width: 300, height: 300), holding: [other, self])
  }
}
