import GradingCore
import TestKit
import Testing

/// What is seen in an answer's text before it is built.
@Suite(.provedOnce(.grading), .ownPlay) struct AnswerTextTests {
  @Test(arguments: [
    ("@main struct App { static func main() {} }", "@main"),
    ("@_cdecl(\"main\") func f() {}", "@_cdecl"), ("@c func f() {}", "@c"),
    ("@_silgen_name(\"x\") func f()", "@_silgen_name"),
    ("@_extern(c, \"x\") func f()", "@_extern"),
    ("@testable import Solutions02", "import Solutions02"),
    ("import class Solutions02.CardStack", "import Solutions02"),
    ("internal import Grading", "import Grading"),
    ("let a = \"a\"; @main struct B {}", "@main"),
    ("#sourceLocation(file: \"a\", line: 3)", "#sourceLocation"),
    ("/* one */ @main struct C {}", "@main"),
    ("public struct Exercises02 {}", "a declaration of Exercises02"),
    ("let Exercises14 = 1", "a declaration of Exercises14"),
  ])
  func `what no exercise needs is found with its line`(line: String, what: String) {
    let refusal = AnswerText.refusal(in: "import ExerciseKit\n\n" + line + "\nlet end = 1\n")
    expectEqual(refusal?.what, what)
    expectEqual(refusal?.line, 3)
  }

  @Test(arguments: [
    "import Foundation", "@testable import MiniUIKit", "// @main", "/* @_cdecl\n@main */",
    "let a = \"@main\"", "let a = \"\\\"@main\"", "@MainActor func main() {}", "let main = 1",
    "@discardableResult func c() -> Int { 1 }", "let b = #file", "",
    "struct Exercises {}", "let ExercisesAB = 1", "Exercises02.answer()", "// class Exercises02",
    "struct Exercises020 {}",
  ])
  func `everything else is built`(text: String) {
    expectNil(AnswerText.refusal(in: text)?.what)
  }

  @Test func `tasks and queues are seen, and no word that only looks like one`() {
    for text in ["Task { }", "Task.detached { }", "DispatchQueue.main.async {}", "Timer()"] {
      expect(AnswerText.asksForTasks("func f() { \(text) }"), text)
    }
    for text in ["myTask()", "Tasks()", "// Task", "\"Task\"", "timer()"] {
      expect(!AnswerText.asksForTasks("func f() { \(text) }"), text)
    }
  }
}
