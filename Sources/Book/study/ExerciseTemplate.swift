/// What the files of a new exercise begin with: it compiles, and its proof says what is missing.
struct ExerciseTemplate {
  let chapter: Int
  let number: Int
  /// The chapter's folder, as in `08-gestures-in-competition`.
  let folder: String

  var id: String { "\(chapter).\(number)" }
  /// The number as it stands in names, as in `8_9`.
  var key: String { "\(chapter)_\(number)" }
  var name: String { "Exercise\(key)" }
  private var module: String { String(folder.prefix(2)) }

  var stub: String {
    """
    import ExerciseKit

    /// Exercise \(id) ★ · write · 5 minutes
    ///
    /// Write what is asked for, in at most 110 words.
    ///
    /// Worked touch: what becomes of one touch.
    func answer\(key)() -> UIView {
      todo("\(id)", UIView())
    }

    """
  }

  var solution: String {
    """
    import ExerciseKit

    // Why this is right, what else would be, and the trap.
    func answer\(key)() -> UIView {
      UIView()
    }

    """
  }

  var grader: String {
    """
    import Grading
    import MiniUIKit
    import Stage

    @testable import Solutions\(module)

    /// What answers to exercise \(id) are told.
    enum Diagnosis\(key) {
      static let rule = "the rule in one sentence, and its id in brackets."
    }

    let exercise\(key): Grader<UIView> = Grader(
      "\(id)", read: "Chapters/\(folder), The rule",
      solution: { Solutions\(module).answer\(key)() }, alternatives: [], wrong: wrong\(key),
      statement: [
        .asks("Write what is asked for", "A tap"),
        .asks("Worked touch", "A tap"),
      ]
    ) { make in
      try playing("A tap") {
        let (stage, view) = (Stage(), make())
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        stage.root.addSubview(view)
        try stage.finger.tap(at: CGPoint(x: 150, y: 150))
        try expect(
          "what the answer did", is: "what it should do", "A tap",
          why: ["what a mistake does": "What the mistake is."], rule: Diagnosis\(key).rule)
      }
    }

    """
  }

  var wrongAnswers: String {
    """
    import Grading
    import MiniUIKit

    let wrong\(key): [WrongAnswer<UIView>] = [
      WrongAnswer("the misconception in words") { UIView() }
    ]

    """
  }

  var yours: String { "  exercise\(key).grading { Exercises\(module).answer\(key)() },\n" }

  var test: String {
    "  @Test func ex\(key)_write() async throws { try await chapter.grade(\"\(id)\", isolated) }"
  }

  var hints: String {
    "\n## \(id) Title\n\n"
      + (1...3).map { "<details><summary>Hint \($0)</summary>\n\nHint.\n\n</details>\n" }.joined()
  }
}
