import Foundation
import Testing

@testable import study

struct ResetTests {
  private let file = "Exercises/02-under-the-finger/Exercise2_1.swift"

  @Test func `the stub comes back and every version of the learner's is kept`() throws {
    let book = try TestBook()
    try book.write(file, "first\n")
    #expect(book.study("reset", "2.1") == 0)
    #expect(
      book.out == [
        "Your version is kept:", "  .study/kept/Exercise2_1-1.swift", "The stub is back:",
        "  \(file)",
      ])
    #expect(try book.read(file) == TestBook.stub("2_1"))
    try book.write(file, "second\n")
    #expect(book.study("reset", "2.1") == 0)
    #expect(try book.list(".study/kept") == ["Exercise2_1-1.swift", "Exercise2_1-2.swift"])
    #expect(try book.read(".study/kept/Exercise2_1-1.swift") == "first\n")
    #expect(try book.read(".study/kept/Exercise2_1-2.swift") == "second\n")
  }

  @Test func `nothing lies beside the exercises that a build would warn about`() throws {
    let book = try TestBook()
    let before = try book.list("Exercises/02-under-the-finger")
    try book.write(file, "mine\n")
    #expect(book.study("reset", "2.1") == 0)
    #expect(try book.list("Exercises/02-under-the-finger") == before)
  }

  @Test func `a stub that is still a stub is left alone`() throws {
    let book = try TestBook()
    #expect(book.study("reset", "2.1") == 0)
    #expect(book.out == ["There is nothing to reset: this is still the stub.", "  \(file)"])
    #expect(try !book.list("").contains(".study"))
  }

  @Test func `a file that was deleted by mistake comes back`() throws {
    let book = try TestBook()
    try FileManager.default.removeItem(at: book.root.appendingPathComponent(file))
    #expect(book.study("reset", "2.1") == 0)
    #expect(book.out == ["The file was gone; the stub is back:", "  \(file)"])
    #expect(try book.read(file) == TestBook.stub("2_1"))
  }

  @Test func `an exercise that was reset is not started, whatever was graded before`() throws {
    let book = try TestBook()
    try book.write(file, "mine\n")
    try book.write(".study/verdicts.txt", "2.1 passed\n2.2 passed\n")
    #expect(book.study("reset", "2.1") == 0)
    #expect(try book.read(".study/verdicts.txt") == "2.1 not started\n2.2 passed\n")
  }

  @Test func `the file's date is newer than before, so that the next build sees it`() throws {
    let book = try TestBook()
    try book.write(file, "mine\n")
    let path = book.root.appendingPathComponent(file).path
    // A clock that was wrong when the learner saved.
    let future = Date(timeIntervalSinceNow: 3600)
    try FileManager.default.setAttributes([.modificationDate: future], ofItemAtPath: path)
    #expect(book.study("reset", "2.1") == 0)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(try #require(date) > future)
  }

  @Test func `without a stub, or a place to keep the answer, nothing is changed`() throws {
    let book = try TestBook()
    try book.write(file, "mine\n")
    try book.write(".study", "")
    #expect(book.study("reset", "2.1") == 2)
    #expect(book.err == [".study/kept cannot be written, so nothing was changed."])
    let stub = "Exercises/02-under-the-finger/.stubs/Exercise2_1.swift"
    try FileManager.default.removeItem(at: book.root.appendingPathComponent(stub))
    #expect(book.study("reset", "2.1") == 2)
    #expect(book.err == ["\(stub) cannot be read, so nothing was changed."])
    #expect(try book.read(file) == "mine\n")
  }

  @Test func `what an editor saves in between stays, and both versions are kept`() throws {
    let book = try TestBook()
    try book.write(file, "first\n")
    book.beforeRestoring = { try? book.write(file, "second\n") }
    #expect(book.study("reset", "2.1") == 2)
    #expect(book.out == ["Your version is kept:", "  .study/kept/Exercise2_1-1.swift"])
    #expect(book.err.first?.hasPrefix("\(file) was saved again just now") == true)
    #expect(try book.read(file) == "second\n")
    #expect(try book.read(".study/kept/Exercise2_1-1.swift") == "first\n")
    book.beforeRestoring = {}
    #expect(book.study("reset", "2.1") == 0)
    #expect(try book.read(".study/kept/Exercise2_1-2.swift") == "second\n")
  }
}
