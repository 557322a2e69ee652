import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct CommandLineTests {
  @Test(arguments: [
    (
      ["wach", "2.1"],
      #"There is no "study wach"; possible are check, watch, hint, quiz, solution, reset, "#
        + "find, doctor, web, phone-log, compare, render, prove, new, --json, --help, or nothing."
    ),
    (
      ["watch", "2.1", "2.2"],
      "study watch takes one exercise or nothing, as in: swift run study watch 2.1"
    ),
    (["watch", "2.9"], "There is no exercise 2.9: chapter 2 has 2.1 to 2.2."),
    (
      ["quiz", "2", "3"],
      "study quiz takes one chapter or nothing, as in: swift run study quiz 2, or quiz 2 --before"
    ),
    (["quiz", "3"], #"There is no chapter "3": the chapters with exercises are 2, 10."#),
    (
      ["quiz", "10"], "Chapters/10-scroll-views/README.md has no questions to check yourself with."
    ),
    (["solution"], "study solution takes one exercise, as in: swift run study solution 2.1"),
    (
      ["solution", "2.1", "--now"],
      "study solution takes one exercise, as in: swift run study solution 2.1"
    ),
    (
      ["wach\n\u{1B}[31m"],
      #"There is no "study wach??[31m"; possible are check, watch, hint, quiz, solution, reset, "#
        + "find, doctor, web, phone-log, compare, render, prove, new, --json, --help, or nothing."
    ),
    (
      ["find", "--all"],
      "study find takes words or nothing, as in: swift run study find pan list"
    ),
    (["doctor", "2.1"], "study doctor takes nothing more, not \"2.1\"."),
    (["--json", "2.1"], "study --json takes nothing more, not \"2.1\"."),
    (["--help", "me"], "study --help takes nothing more, not \"me\"."),
    (["check"], "study check takes one exercise, as in: swift run study check 2.1"),
    (["check", "2.1", "2.2"], "study check takes one exercise, as in: swift run study check 2.1"),
    (["reset"], "study reset takes one exercise, as in: swift run study reset 2.1"),
    (["hint"], "study hint takes one exercise, as in: swift run study hint 2.1"),
    (["hint", "2.1", "4"], #"Exercise 2.1 has the hints 1 to 3, not "4"."#),
    (["hint", "2.1", "x"], #"Exercise 2.1 has the hints 1 to 3, not "x"."#),
    (["hint", "2.2"], "Exercises/02-under-the-finger/README.md has no hint for 2.2."),
    (["check", "two"], #""two" is not an exercise's number; they look like 2.1."#),
    (["check", "2"], #""2" is not an exercise's number; they look like 2.1."#),
    (["check", "2.3"], "There is no exercise 2.3: chapter 2 has 2.1 to 2.2."),
    (["check", "3.1"], "There is no exercise 3.1: the chapters with exercises are 2, 10."),
    (["prove", "3.1"], "There is no exercise 3.1: the chapters with exercises are 2, 10."),
    (
      ["prove", "2", "10"],
      "study prove takes one exercise or one chapter, or nothing for the whole book."
    ),
    (["prove", "--fast"], "study prove takes --again, --write and --record, not --fast."),
    (["prove", "2", "--write"], "--write needs a run of the whole book, not of 2."),
    (
      ["prove", "2.1"],
      "Tests/ExerciseTests/Survivors.md cannot be read, so no survivor has a reason."
    ),
    (
      ["new", "2.1"],
      "study new takes an exercise's number, as in: swift run study new exercise 8.9"
    ),
    (["new", "exercise", "two"], #""two" is not an exercise's number; they look like 2.1."#),
    (
      ["new", "exercise", "3.1"],
      #"There is no chapter "3": the chapters with exercises are 2, 10."#
    ),
    (["render", "2.1"], "study render takes --write or nothing, not \"2.1\"."),
  ])
  func `bad input gets one sentence and the status 2, and nothing is run`(
    words: [String], sentence: String
  ) throws {
    let book = try TestBook()
    expectEqual(book.study(words), 2)
    expectEqual(book.err, [sentence])
    expectEqual(book.out, [])
    expectEqual(book.filters, [])
  }

  @Test func `help names every command`() throws {
    let book = try TestBook()
    expectEqual(book.study("--help"), 0)
    for command in [
      "check", "watch", "hint", "quiz", "solution", "reset", "find", "doctor", "--json", "render",
      "prove", "new", "phone-log", "compare",
    ] {
      expect(book.out.contains { $0.hasPrefix("swift run study \(command)") })
    }
    expect(book.out.allSatisfy { $0.count <= 72 })
  }

  @Test func `the book is found from any folder in it`() throws {
    let book = try TestBook()
    book.next.events = Events.passed("ex2_1_order")
    expectEqual(book.study("check", "2.1", from: "Exercises/02-under-the-finger"), 0)
  }

  @Test func `outside the book it says where to go`() throws {
    let book = try TestBook()
    try book.write("Package.swift", "let package = Package(name: \"Another\")\n")
    expectEqual(book.study("check", "2.1"), 2)
    expectEqual(
      book.err,
      [
        "study works in the book's folder. Go to the folder with its Package.swift, or to one below it."
      ])
  }

  @Test func `the tenth exercise comes after the ninth`() throws {
    let book = try TestBook()
    for number in 3...10 {
      try book.write("Exercises/02-under-the-finger/Exercise2_\(number).swift", "")
    }
    expectEqual(
      try Catalog(from: book.root).chapters[0].exercises.map(\.id), (1...10).map { "2.\($0)" })
  }

  @Test func `a chapter without text is called by its folder, and other files are no exercises`()
    throws
  {
    let book = try TestBook()
    try book.write("Exercises/10-scroll-views/Helper.swift", "")
    try book.write("Exercises/10-scroll-views/Exercise10_2 copy.swift", "")
    try book.write("Exercises/README.md", "")
    let chapters = try Catalog(from: book.root).chapters
    expectEqual(chapters.map(\.title), ["Who is under the finger?", "Scroll views"])
    expectEqual(chapters.flatMap(\.exercises).map(\.id), ["2.1", "2.2", "10.1"])
  }
}
