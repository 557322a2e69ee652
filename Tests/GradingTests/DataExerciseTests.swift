import ExerciseKit
import TestKit
import Testing

@testable import Grading
@testable import Judging

@Suite(.provedOnce(.grading)) struct DataExerciseTests {
  private func read(_ text: String) throws -> [TouchStep]? {
    var reader = ScriptReader(text)
    return try reader.script("Pair 1")
  }

  @Test func `a script is read as Swift reads it`() throws {
    let steps: [TouchStep] = [
      .down(2, x: -1.5, y: 60), .move(x: 0.1, y: 119.25), .wait(0.05), .up(2), .cancel(),
    ]
    let text = ".down(2, x: -1.5, y: 60), .move(x: 0.1, y: 119.25), .wait(0.05), .up(2), .cancel()"
    expectEqual(try read(text), steps)
    expectEqual(try read(" [ " + text.replacing(", .", with: " ,\n.") + ",\u{a0}] "), steps)
    expectEqual(try read(""), [])
    expectNil(try read(" nil "))
  }

  @Test(arguments: [
    ".dwn(x: 1, y: 2)", "down(x: 1, y: 2)", ".down(1, 2)", ".down(y: 1, x: 2)", ".wait()",
    ".wait(1e3)", ".wait(.5)", ".wait(1.)", ".up(1.5)", ".up(1, 2)", ".up() .up()", ".up(", ")",
    ".wait(1234567890123456)", ".down(x: 1, y: 2, 3)", "nil, nil",
  ])
  func `what is no step is shown with its number`(text: String) {
    let told = #expect(throws: Wrong.self) { try read(".up(), " + text) }
    expect(told?.description.hasPrefix("Pair 1: step 2 cannot be read: ") == true)
  }

  @Test func `a quiz whose answer the engine does not give is refused`() throws {
    let quiz = Quiz([String](), ["a", "b", "c", "d"].map { Question("view", is: $0, rule: "r.") })
    try agree(quiz, [["a"], ["b"], ["c"], ["d"]])
    #expect(throws: Wrong.self) { try agree(quiz, [["a"], ["b"], ["d"], ["c"]]) }
    #expect(throws: Wrong.self) { try agree(quiz, [["a"], ["b"], ["c"]]) }
  }
}
