import ExerciseKit
import TestKit
import Testing

@testable import Grading
@testable import GradingCore

@Suite(.provedOnce(.grading)) struct WrittenExerciseTests {
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
    let error = #expect(throws: Wrong.self) { try read(".up(), " + text) }
    expect(error?.description.hasPrefix("Pair 1: step 2 cannot be read: ") == true)
  }

  @Test func `touches and presses are read as numbers, and what is none is shown`() throws {
    expectEqual(try TryReader.touch.read("120, -72.5", "Mistake 1"), CGPoint(x: 120, y: -72.5))
    expectEqual(try TryReader.press.read(" 0.4 ", "Pair 1"), 0.4)
    expectNil(try TryReader.press.read("nil", "Pair 1"))
    let probe = TryReader<String>.touch(in: ["as it is", "hidden"]) { "\($0.x) \($1)" }
    expectEqual(try probe.read("3, 4, hidden", "Mistake 1"), "3.0 1")
    for text in ["", "120", "1, 2, 3", "a, 2", "1e3, 2", "1,,2"] {
      let error = #expect(throws: Wrong.self) { try TryReader.touch.read(text, "Mistake 1") }
      expect(error?.description.hasPrefix("Mistake 1: no touch can be read: ") == true)
    }
    for text in ["", "soon", "1 s", "1e3"] {
      let error = #expect(throws: Wrong.self) { try TryReader.press.read(text, "Pair 2") }
      expect(error?.description.hasPrefix("Pair 2: no time can be read: ") == true)
    }
    for text in ["3, 4", "3, 4, gone", "3, 4, hidden, 5"] {
      let error = #expect(throws: Wrong.self) { try probe.read(text, "Mistake 3") }
      expect(error?.description.hasPrefix("Mistake 3: no state can be read: ") == true)
    }
  }

  @Test func `a quiz whose answer the engine does not give is refused`() throws {
    let quiz = Quiz([String](), ["a", "b", "c", "d"].map { Question("view", is: $0, rule: "r.") })
    try agree(quiz, [["a"], ["b"], ["c"], ["d"]])
    #expect(throws: Wrong.self) { try agree(quiz, [["a"], ["b"], ["d"], ["c"]]) }
    #expect(throws: Wrong.self) { try agree(quiz, [["a"], ["b"], ["c"]]) }
  }
}
