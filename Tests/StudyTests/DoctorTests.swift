import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct DoctorTests {
  private func built() throws -> TestBook {
    let book = try TestBook()
    try book.write(".build/debug/LifeOfATouchPackageTests.xctest", "")
    try book.write(".git/HEAD", "")
    book.isTerminal = true
    return book
  }

  @Test func `everything is a line that begins with ok, note or problem`() throws {
    let book = try built()
    expectEqual(book.study("doctor"), 0)
    expectEqual(book.out.first, "ok       Swift 6.3.1; 6.3 or newer is needed.")
    expect(book.out.contains("ok       The book is built: a verdict takes a few seconds."))
    expect(book.out.contains("ok       All 3 exercises are there."))
    expect(book.out.contains("ok       This is a git checkout. Nothing here calls git."))
    expectEqual(book.out.last, "Everything is fine.")
    expect(book.out.allSatisfy { $0.count <= 72 })
    let words = book.out.dropLast(2).map { $0.prefix(9) }
    expect(words.allSatisfy { ["ok       ", "note     ", "problem  ", "         "].contains($0) })
  }

  @Test func `a folder for temporary files that is not there is a problem`() throws {
    let book = try built()
    book.environment["TMPDIR"] = "/no/such/folder"
    expectEqual(book.study("doctor"), 1)
    expectLines(
      Array(book.out.suffix(4)),
      [
        #"problem  TMPDIR is "/no/such/folder", where nothing can be written: make"#,
        "         that folder, or unset TMPDIR.", "", "One thing needs fixing.",
      ])
    book.environment["TMPDIR"] = book.root.path
    expectEqual(book.study("doctor"), 0)
  }

  @Test func `what is skipped or missing and no problem is a note`() throws {
    let book = try TestBook()
    expectEqual(book.study("doctor"), 0)
    expect(
      book.out.contains("note     The book is not built yet, so the first verdict takes a few"))
    expect(book.out.contains("note     This is no git checkout. Nothing here needs one."))
    expect(book.out.contains { $0.hasPrefix("note     There is no terminal, ") })
  }

  @Test(arguments: [
    (nil, "problem  No swift on the path: install Swift 6.3 or newer, or Xcode 26.4."),
    (
      "Swift version 6.2.4 (swift)",
      "problem  Swift 6.2.4 is too old: install Xcode 26.4, or Swift 6.3 or newer."
    ),
    (
      "Apple Swift version 5.10 (x)",
      "problem  Swift 5.10 is too old: install Xcode 26.4, or Swift 6.3 or newer."
    ),
    ("Apple Swift version 6.3 (x)", "ok       Swift 6.3; 6.3 or newer is needed."),
    ("Swift version 7.0-dev", "ok       Swift 7.0; 6.3 or newer is needed."),
    ("?", "note     Swift's version cannot be read; 6.3 or newer is needed."),
  ])
  func `the toolchain is judged by its version`(printed: String?, line: String) throws {
    let book = try built()
    book.swiftVersion = printed
    expectEqual(book.study("doctor"), (line.hasPrefix("problem") ? 1 : 0))
    // A long line is broken, and goes on below its words.
    let lines = book.out.prefix(1) + book.out.dropFirst().prefix { $0.hasPrefix(" ") }
    let words = lines.joined(separator: " ").split(separator: " ")
    expectEqual(words, line.split(separator: " "))
  }

  @Test func `a folder in which nothing can be built must be mended`() throws {
    let book = try TestBook()
    try book.write(".build", "")
    expectEqual(book.study("doctor"), 1)
    expect(
      book.out.contains(
        "problem  The book's folder, or .build in it, is read-only: nothing can"))
    expectEqual(book.out.last, "One thing needs fixing.")
  }

  @Test func `an exercise or a stub that is missing is named, with the remedy`() throws {
    let book = try built()
    let file = "Exercises/02-under-the-finger/Exercise2_2.swift"
    try FileManager.default.removeItem(at: book.root.appendingPathComponent(file))
    expectEqual(book.study("doctor"), 1)
    let text = book.out.joined(separator: "\n").replacing(/\n +/, with: " ")
    expect(text.contains("problem  \(file) cannot be read: swift run study reset 2.2 restores it."))
  }
}
