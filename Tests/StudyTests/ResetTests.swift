import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct ResetTests {
  private let file = "Exercises/02-under-the-finger/Exercise2_1.swift"

  @Test func `the stub comes back and every version of the learner's is kept`() throws {
    let book = try TestBook()
    try book.write(file, "first\n")
    expectEqual(book.study("reset", "2.1"), 0)
    expectEqual(
      book.out,
      [
        "Your version is kept:", "  .study/kept/Exercise2_1-1.swift", "The stub is back:",
        "  \(file)",
      ])
    try expectEqual(book.read(file), TestBook.stub("2_1"))
    try book.write(file, "second\n")
    expectEqual(book.study("reset", "2.1"), 0)
    try expectEqual(book.list(".study/kept"), ["Exercise2_1-1.swift", "Exercise2_1-2.swift"])
    try expectEqual(book.read(".study/kept/Exercise2_1-1.swift"), "first\n")
    try expectEqual(book.read(".study/kept/Exercise2_1-2.swift"), "second\n")
  }

  @Test func `nothing lies beside the exercises that a build would warn about`() throws {
    let book = try TestBook()
    let before = try book.list("Exercises/02-under-the-finger")
    try book.write(file, "mine\n")
    expectEqual(book.study("reset", "2.1"), 0)
    try expectEqual(book.list("Exercises/02-under-the-finger"), before)
  }

  @Test func `a stub that is still a stub is left alone`() throws {
    let book = try TestBook()
    expectEqual(book.study("reset", "2.1"), 0)
    expectEqual(book.out, ["There is nothing to reset: this is still the stub.", "  \(file)"])
    try expect(!book.list("").contains(".study"))
  }

  @Test func `a file that was deleted by mistake comes back`() throws {
    let book = try TestBook()
    try FileManager.default.removeItem(at: book.root.appendingPathComponent(file))
    expectEqual(book.study("reset", "2.1"), 0)
    expectEqual(book.out, ["The file was gone; the stub is back:", "  \(file)"])
    try expectEqual(book.read(file), TestBook.stub("2_1"))
  }

  @Test func `an exercise that was reset is not started, whatever was graded before`() throws {
    let book = try TestBook()
    try book.write(file, "mine\n")
    try book.write(".study/verdicts.txt", "2.1 passed\n2.2 passed\n")
    expectEqual(book.study("reset", "2.1"), 0)
    try expectEqual(book.read(".study/verdicts.txt"), "2.1 not started\n2.2 passed\n")
  }

  @Test func `the file's date is newer than before, so that the next build sees it`() throws {
    let book = try TestBook()
    try book.write(file, "mine\n")
    let path = book.root.appendingPathComponent(file).path
    // A clock that was wrong when the learner saved.
    let future = Date(timeIntervalSinceNow: 3600)
    try FileManager.default.setAttributes([.modificationDate: future], ofItemAtPath: path)
    expectEqual(book.study("reset", "2.1"), 0)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(try #require(date) > future)
  }

  @Test func `without a stub, or a place to keep the answer, nothing is changed`() throws {
    let book = try TestBook()
    try book.write(file, "mine\n")
    try book.write(".study", "")
    expectEqual(book.study("reset", "2.1"), 2)
    expectEqual(book.err, [".study/kept cannot be written, so nothing was changed."])
    let stub = "Exercises/02-under-the-finger/.stubs/Exercise2_1.swift"
    try FileManager.default.removeItem(at: book.root.appendingPathComponent(stub))
    expectEqual(book.study("reset", "2.1"), 2)
    expectEqual(book.err, ["\(stub) cannot be read, so nothing was changed."])
    try expectEqual(book.read(file), "mine\n")
  }

  @Test func `what an editor saves in between stays, and both versions are kept`() throws {
    let book = try TestBook()
    try book.write(file, "first\n")
    book.beforeRestoring = { try? book.write(file, "second\n") }
    expectEqual(book.study("reset", "2.1"), 2)
    expectEqual(book.out, ["Your version is kept:", "  .study/kept/Exercise2_1-1.swift"])
    expectEqual(book.err.first?.hasPrefix("\(file) was saved again just now"), true)
    try expectEqual(book.read(file), "second\n")
    try expectEqual(book.read(".study/kept/Exercise2_1-1.swift"), "first\n")
    book.beforeRestoring = {}
    expectEqual(book.study("reset", "2.1"), 0)
    try expectEqual(book.read(".study/kept/Exercise2_1-2.swift"), "second\n")
  }
}
