import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct OverviewJSONTests {
  private struct Overview: Decodable, Equatable {
    struct Chapter: Decodable, Equatable {
      let number: Int
      let title: String
      let finished: Bool
      let exercises: [Exercise]
    }
    struct Exercise: Decodable, Equatable {
      let id: String
      let state: String
      let status: Int
      let extra: Bool
      let file: String
    }
    let graded: Bool
    let chapters: [Chapter]
  }

  private func overview(_ book: TestBook) throws -> Overview {
    try JSONDecoder().decode(Overview.self, from: Data(book.out.joined(separator: "\n").utf8))
  }

  private func exercise(
    _ id: String, _ state: String, _ status: Int, extra: Bool = false
  ) -> Overview.Exercise {
    let folder = id == "10.1" ? "10-scroll-views" : "02-under-the-finger"
    let file = "Exercise\(id.replacing(".", with: "_")).swift"
    return .init(
      id: id, state: state, status: status, extra: extra, file: "Exercises/\(folder)/\(file)")
  }

  @Test func `the overview is one object with every exercise's state`() throws {
    let book = try TestBook()
    book.next.events =
      Events.passed("ex2_1_order") + "\n"
      + Events.notStarted("ex2_2_write", "Exercise 2.2 is not started: a, line 1")
    expectEqual(book.study("--json"), 0)
    try expectEqual(
      overview(book),
      Overview(
        graded: true,
        chapters: [
          .init(
            number: 2, title: "Who is under the finger?", finished: true,
            exercises: [
              exercise("2.1", "passed", 0), exercise("2.2", "not started", 3, extra: true),
            ]),
          .init(
            number: 10, title: "Scroll views", finished: false,
            exercises: [exercise("10.1", "not graded", 1)]),
        ]))
    expectEqual(book.err, [])
  }

  @Test func `with an error of the compiler it is the last grading, and the error stands apart`()
    throws
  {
    let book = try TestBook()
    try book.write(".study/verdicts.txt", "2.1 not yet\n10.1 passed\n")
    book.next = TestRun(output: "\(book.root.path)/A.swift:4:2: error: expected expression\n")
    expectEqual(book.study("--json"), 1)
    let overview = try overview(book)
    expectEqual(overview.graded, false)
    expectEqual(
      overview.chapters.flatMap(\.exercises).map(\.state), ["not yet", "not started", "passed"])
    expectEqual(overview.chapters.flatMap(\.exercises).map(\.status), [1, 3, 0])
    expect(book.err.contains("  A.swift:4:2:"))
  }
}
