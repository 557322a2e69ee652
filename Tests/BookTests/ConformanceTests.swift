import Authoring
import TestKit
import Testing

/// How sure every rule of the book is, by its id.
let ruleConfidence = RuleBook(BookFiles(root: packageRoot, chapters: chapters)).confidence

/// Every rule has its words and sources, and is proved by a test that bears its id, or left out.
@Suite(.provedOnce(.book)) struct ConformanceTests {
  private let files = BookFiles(root: packageRoot, chapters: chapters)

  @Test func `every rule has its confidence, its sources, and a test or a reason why not`() {
    record(checkRules(files))
  }

  @Test func `every id in a text or a comment is that of a rule`() {
    // The tests of these checks name rules that do not exist.
    let tests = ["MiniUIKitTests", "StageTests", "ExerciseTests"].map { "Tests/" + $0 }
    let folders = ["Sources", "Chapters", "Exercises", "Solutions"]
    record(checkRuleMentions(files, in: folders + tests))
  }

  @Test func `the rules of the book are known with their confidence`() {
    #expect(ruleConfidence.count > 270)
    expectEqual(ruleConfidence["HT-2"]?.text, "documented, measured")
    expectEqual(ruleConfidence["HT-2"]?.tag, .doc)
    expectEqual(ruleConfidence["HT-4"]?.tag, .seen)
    expectEqual(ruleConfidence["GR-82"]?.tag, .model)
  }
}
