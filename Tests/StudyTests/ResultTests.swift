import Foundation
import Testing

@testable import study

struct ResultTests {
  @Test func `each exercise has the result its events tell`() {
    let events = [
      Events.test("ex2_1_order"), Events.runStarted, Events.passed("ex2_1_order"),
      Events.wrong("ex2_2_write", #"red is right.\nRule: front to back."#),
      Events.notStarted(
        "ex12_3_repair", #"Exercise 12.3 is not started: Exercises\/a.swift, line 8"#),
    ].joined(separator: "\n")
    #expect(
      TestRun(events: events).results == [
        "2.1": .passed,
        "2.2": .notYet("red is right.\nRule: front to back."),
        "12.3": .notStarted("Exercise 12.3 is not started: Exercises/a.swift, line 8"),
      ])
  }

  @Test func `a test that began and never ended has no result`() {
    #expect(TestRun(events: Events.started("ex2_1_order")).results == [:])
  }

  @Test func `of two issues the first is told`() {
    let twice = Events.wrong("ex2_1_order", "first") + "\n" + Events.wrong("ex2_1_order", "second")
    #expect(TestRun(events: twice).results == ["2.1": .notYet("first")])
  }

  @Test func `other tests and broken lines count for nothing`() {
    let events = [
      Events.passed("solutions of chapter 2 pass"), Events.passed("ex2_write"), "{", "",
    ].joined(separator: "\n")
    #expect(TestRun(events: events).results == [:])
  }

  @Test func `the first error of the compiler is found among its notes`() {
    let run = TestRun(
      output: """
        [3/5] Compiling Exercises02 Exercise2_1.swift
        /book/Exercises/02-a/Exercise2_1.swift:9:3: warning: variable was never used
        /book/Exercises/02-a/Exercise2_1.swift:10:4: error: cannot find 'rot' in scope
         10 |   [rot, "back"]
            |    `- error: cannot find 'rot' in scope
        /book/Exercises/02-a/Exercise2_1.swift:11:1: error: expected expression
        error: fatalError
        """)
    let error = run.compileError
    #expect(error?.text == "cannot find 'rot' in scope")
    #expect(
      error?.place(in: URL(fileURLWithPath: "/book")) == "Exercises/02-a/Exercise2_1.swift:10:4")
    #expect(
      error?.place(in: URL(fileURLWithPath: "/b")) == "/book/Exercises/02-a/Exercise2_1.swift:10:4")
    #expect(
      error?.file(in: URL(fileURLWithPath: "/book")) == "Exercises/02-a/Exercise2_1.swift")
    #expect(TestRun(output: "Build complete!").compileError == nil)
  }
}
