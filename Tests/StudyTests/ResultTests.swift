import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct ResultTests {
  @Test func `each exercise has the result its events tell`() {
    let events = [
      Events.test("ex2_1_order"), Events.runStarted, Events.passed("ex2_1_order"),
      Events.wrong("ex2_2_write", #"red is right.\nRule: front to back."#),
      Events.notStarted(
        "ex12_3_repair", #"Exercise 12.3 is not started: Exercises\/a.swift, line 8"#),
    ].joined(separator: "\n")
    expectEqual(
      TestRun(events: events).results,
      [
        "2.1": .passed,
        "2.2": .notYet("red is right.\nRule: front to back."),
        "12.3": .notStarted("Exercise 12.3 is not started: Exercises/a.swift, line 8"),
      ])
  }

  @Test func `a test that began and never ended has no result`() {
    expectEqual(TestRun(events: Events.started("ex2_1_order")).results, [:])
  }

  @Test func `of two issues the first is told`() {
    let twice = Events.wrong("ex2_1_order", "first") + "\n" + Events.wrong("ex2_1_order", "second")
    expectEqual(TestRun(events: twice).results, ["2.1": .notYet("first")])
  }

  @Test func `other tests and broken lines count for nothing`() {
    let events = [
      Events.passed("solutions of chapter 2 pass"), Events.passed("ex2_write"), "{", "",
    ].joined(separator: "\n")
    expectEqual(TestRun(events: events).results, [:])
  }

  @Test func `the errors of the compiler are found among its notes`() {
    let run = TestRun(
      output: """
        [3/5] Compiling Exercises02 Exercise2_1.swift
        /book/Exercises/02-a/Exercise2_1.swift:9:3: warning: variable was never used
        /book/Exercises/02-a/Exercise2_1.swift:10:4: error: cannot find 'rot' in scope
         10 |   [rot, "back"]
            |    `- error: cannot find 'rot' in scope
        /book/.build/study/Exercises/02-a/Exercise2_2.swift:11:1: error: expected expression
        error: fatalError
        """)
    let errors = run.compileErrors
    let book = URL(fileURLWithPath: "/book")
    expectEqual(errors.map(\.text), ["cannot find 'rot' in scope", "expected expression"])
    expectEqual(errors.map(\.line), [10, 11])
    expectEqual(
      errors.map { $0.place(in: book) },
      [
        "Exercises/02-a/Exercise2_1.swift:10:4", "Exercises/02-a/Exercise2_2.swift:11:1",
      ])
    expectEqual(errors.first?.file(in: book), "Exercises/02-a/Exercise2_1.swift")
    expectEqual(
      errors.first?.place(in: URL(fileURLWithPath: "/b")),
      "/book/Exercises/02-a/Exercise2_1.swift:10:4")
    expectEqual(TestRun(output: "Build complete!").compileErrors, [])
  }
}
