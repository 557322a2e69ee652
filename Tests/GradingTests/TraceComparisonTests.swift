import ExerciseKit
import MiniUIKit
import Stage
import TestKit
import Testing

@testable import Grading

/// A view that ought to leave `touchesMoved` alone.
private class Quiet: UIView {
  var seen = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seen += 1 }
}

private final class GoesAway: Quiet {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeFromSuperview()
  }
}

private final class Forgets: Quiet {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Right but for its count.
private final class TakesTwo: Quiet {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seen += 2 }
}

/// Shows in the trace that it was touched.
private class BecomesFirst: Quiet {
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    becomeFirstResponder()
  }
}

private final class BecomesFirstTwice: BecomesFirst {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    seen += 1
  }
}

private final class GoesAwayAtOnce: Quiet {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeFromSuperview()
  }
}

/// A view that counts its taps; its action has no name.
private class Tapped: UIView {
  private(set) var count = 0
  func build() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: Tapped.tap)) }
  func tap() { count += 1 }
}

/// Registers the same action elsewhere, and counts each tap twice.
private final class TappedTwice: Tapped {
  override func build() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: TappedTwice.tap))
  }
  override func tap() {
    super.tap()
    super.tap()
  }
}

/// Calls its action by a name, right.
private final class TappedByAnotherName: Tapped {
  override func build() {
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: TappedByAnotherName.tap, name: "didTap"))
  }
}

/// Calls the same action by a name, and counts each tap twice.
private final class TappedByName: Tapped {
  override func build() {
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: TappedByName.tap, name: "tap"))
  }
  override func tap() {
    super.tap()
    super.tap()
  }
}

private let countsGrader = tapGrader { Tapped() }

/// As the one above, with a name for the action in its right answer.
private let namedGrader = tapGrader { TappedByAnotherName() }

private func tapGrader(_ solution: @escaping @Sendable () -> Tapped) -> Grader<Tapped> {
  Grader("1.8", read: "Chapters/01-slug, The rule", solution: solution, wrong: [], grade: taps)
}

private func taps(_ make: () -> Tapped) throws {
  try playing("A tap") {
    let (stage, view) = (Stage(), make())
    place(view, "card", CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.root)
    view.build()
    try stage.finger.tap(at: CGPoint(x: 10, y: 10))
    try expect("\(view.count)", is: "1", "A tap", rule: "r.")
  }
}

private let staysGrader = Grader<Quiet>(
  "1.8", read: "Chapters/01-slug, The rule", solution: { Quiet() }, alternatives: [], wrong: []
) { make in
  func drag(to x: Double, in scene: String) throws {
    let (stage, view) = (Stage(), make())
    place(view, "card", CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.root)
    try stage.finger.drag(through: [CGPoint(x: 10, y: 10), CGPoint(x: x, y: 10)], over: 0.1)
    try expect(
      view.superview == nil ? "away" : "there, \(view.seen)", is: "there, 1", scene, rule: "r.")
  }
  try playing("A drag") { try drag(to: 60, in: "A drag") }
  try randomScenes { scene, random in try drag(to: random.coordinate(10...90), in: scene) }
}

/// What an answer of the reader's is told.
private func message(_ make: @escaping @Sendable () -> Quiet) -> [String] {
  let answer = staysGrader.grading(make).answers[0]
  do { try answer.grade() } catch { return "\(error)".components(separatedBy: "\n") }
  return []
}

@Suite(.provedOnce(.grading), .ownPlay) struct TraceComparisonTests {
  @Test func `a mistake nobody foresaw is told by the reader's own trace`() {
    expectLines(
      message { GoesAway() },
      [
        "A drag: expected there, 1, but your code gives away.",
        "Your trace of this scene; at → it should say “0.033 touch card moved”:",
        "  0.000  touch   card began", "  0.017  touch   card moved",
        "→ 0.017  touch   card cancelled",
        "Rule: r.", "Read: chapter 1, The rule. Hint: swift run study hint 1.8",
      ])
  }

  @Test func `an action without a name is the same one wherever it was registered`() throws {
    let answer = countsGrader.grading { TappedTwice() }.answers[0]
    let error = #expect(throws: Wrong.self) { try answer.grade() }
    expectEqual(
      error?.description.contains("The trace of this scene shows no difference"), true)
  }

  @Test func `an action is the same one whatever readers call it`() throws {
    for grader in [countsGrader, namedGrader] {
      let answer = grader.grading { TappedByName() }.answers[0]
      let error = #expect(throws: Wrong.self) { try answer.grade() }
      expectEqual(
        error?.description.contains("The trace of this scene shows no difference"), true)
    }
  }

  @Test func `where the trace shows no difference, the message says so`() {
    expectLines(
      message { Forgets() },
      [
        "A drag: expected there, 1, but your code gives there, 0.",
        "The trace of this scene shows no difference; it lies in what your code keeps",
        "or answers.",
        "Rule: r.", "Read: chapter 1, The rule. Hint: swift run study hint 1.8",
      ])
  }

  @Test func `what happens after the check that failed is not told`() {
    let grader = Grader<Quiet>(
      "1.8", read: "Chapters/01-slug, The rule", solution: { Quiet() }, wrong: []
    ) { make in
      try playing("A tap") {
        let (stage, view) = (Stage(), make())
        // As the end of a phone, which takes its views out of their window.
        defer { view.removeFromSuperview() }
        place(view, "card", CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.root)
        try stage.finger.down(at: CGPoint(x: 10, y: 10))
        try expect("\(view.seen)", is: "1", "A tap", rule: "r.")
        try stage.finger.up()
      }
    }
    do { try grader.grading { TakesTwo() }.answers[0].grade() } catch {
      #expect("\(error)".contains("The trace of this scene shows no difference"))
      return
    }
    Issue.record("2 is no right answer")
  }

  @Test func `a difference from one right answer is not blamed if another one has it`() {
    let grader = Grader<Quiet>(
      "1.8", read: "Chapters/01-slug, The rule", solution: { Quiet() },
      alternatives: [{ BecomesFirst() }], wrong: []
    ) { make in
      try playing("A view that is tapped") {
        let (stage, view) = (Stage(), make())
        place(view, "card", CGRect(x: 0, y: 0, width: 100, height: 100), in: stage.root)
        try stage.finger.tap(at: CGPoint(x: 10, y: 10))
        try expect("\(view.seen)", is: "1", "A tap", rule: "r.")
      }
    }
    func message(_ make: @escaping @Sendable () -> Quiet) -> String {
      do { try grader.grading(make).answers[0].grade() } catch { return "\(error)" }
      return ""
    }
    #expect(message { BecomesFirstTwice() }.contains("The trace of this scene shows no difference"))
    #expect(message { Forgets() }.contains("The trace of this scene shows no difference"))
    #expect(message { GoesAwayAtOnce() }.contains("at → it should say"))
  }

  @Test func `what was recorded to find the right answer is not told`() {
    let grader = Grader<Int>(
      "1.8", read: "Chapters/01-slug, The rule", solution: { 1 }, wrong: []
    ) { make in
      func tapped() throws -> String {
        let stage = Stage()
        try stage.finger.tap(at: CGPoint(x: 10, y: 10))
        return "1"
      }
      try expect("\(make())", is: try tapped(), "A tap", rule: "r.")
    }
    do { try grader.grading { 2 }.answers[0].grade() } catch {
      #expect("\(error)".contains(Wrong.untold))
      return
    }
    Issue.record("2 is no right answer")
  }

  @Test func `a right answer is told nothing`() { expectLines(message { Quiet() }, []) }
}

@Suite(.provedOnce(.grading), .ownPlay) struct StatementTests {
  private let stub = """
    import ExerciseKit

    /// Exercise 3.2 ★ · write · 6 minutes
    ///
    /// Give the button an area, e.g. with `point(inside:)`. The bell
    /// keeps still! `touches` is given:
    /// - the first counts. It does.
    /// - the second does not.
    ///
    ///     a drawing. With points. Of its own
    ///
    /// Worked touch: (5, 5) hits A. The rest does not.
    /// Out of scope: everything. Really.
    class Answer {}
    """

  @Test func `the sentences of a statement are those of its comment, without its drawing`() {
    expectLines(
      Statement(stub: stub).sentences,
      [
        "Give the button an area, e.g. with `point(inside:)`.", "The bell keeps still!",
        "`touches` is given:", "- the first counts.", "It does.", "- the second does not.",
        "Worked touch: (5, 5) hits A.", "The rest does not.",
      ])
  }

  @Test func `each sentence is one row of the table, and a worked touch is a scene`() {
    expectLines(
      Statement(stub: stub).faults([
        .asks("Give", "A"), .tells("The bell"), .tells("`touches`"), .asks("- the first", "B"),
        .tells("It does"), .tells("- the second"), .tells("Worked touch"), .tells("The"),
        .asks("Gone", "A"),
      ]),
      [
        "2 rows of the statement's table for: The bell keeps still!",
        "the worked touch is no scene: Worked touch: (5, 5) hits A.",
        "no sentence of the statement begins: Gone",
      ])
  }

  @Test func `a number before an item is no sentence, and the worked touch of a question no scene`()
  {
    let statement = Statement(
      stub: """
        /// Exercise 3.3 ★ · trace · 6 minutes
        ///
        /// Answer with 1.
        ///
        /// 1. A finger comes down. What is hit?
        /// 2. It is
        ///    lifted.
        ///
        /// Worked touch: (5, 5) hits A.
        """)
    expectLines(
      statement.sentences,
      [
        "Answer with 1.", "1. A finger comes down.", "What is hit?", "2. It is lifted.",
        "Worked touch: (5, 5) hits A.",
      ])
    let table: [Asked] = [
      .tells("Answer"), .asks("1. A", "Question 1,"), .asks("What", "Question 1,"),
      .asks("2. It", "Question 2,"), .tells("Worked"),
    ]
    expectLines(statement.faults(table, isWorkedPlayed: false), [])
    expectLines(
      statement.faults(table), ["the worked touch is no scene: Worked touch: (5, 5) hits A."])
  }

  @Test func `each question is a scene that a table can name`() {
    func message(_ last: String) -> String {
      let grader = Grader<[String]>(
        "1.9", .trace, read: "Chapters/01-slug, The rule",
        solution: { ["a", "b", "c", "d"] }, wrong: [], statement: [.asks("Name", last)]
      ) { make in
        try judge(make(), ["a", "b", "c", "d"].map { Question("view", is: $0, rule: "r.") })
      }
      let solution = grader.grading { [] }.answers.first { $0.role == .solution }
      do { try solution?.grade() } catch { return "\(error)" }
      return "nothing"
    }
    expectEqual(message("Question 4, view"), "nothing")
    expect(message("Question 5, view").contains("is never played: Question 5, view"))
  }

  @Test func `a table that names a scene nobody plays is a fault of the grader`() {
    let grader = Grader(
      "1.9", read: "Chapters/01-slug, The rule", solution: { 1 }, wrong: [],
      statement: [.asks("Count", "One", "Two")]
    ) { make in try expect("\(make())", is: "1", "One touch", rule: "r.") }
    let solution = grader.grading { 1 }.answers.first { $0.role == .solution }
    var message = ""
    do { try solution?.grade() } catch { message = "\(error)" }
    #expect(message.hasPrefix("The statement's table names a scene that is never played: Two"))
  }
}
