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

  // MARK: - The kept versions on another file system

  #if os(Linux)
    /// A folder that lies on another file system than temporary ones; nil where there is none.
    private static let elsewhere: String? = {
      var (here, there) = (stat(), stat())
      let folder = "/dev/shm"
      guard stat(FileManager.default.temporaryDirectory.path, &here) == 0,
        stat(folder, &there) == 0, here.st_dev != there.st_dev, access(folder, W_OK) == 0
      else { return nil }
      return folder
    }()

    /// Does something with a book whose `.study` lies there.
    private func withStudyElsewhere(_ body: (TestBook, _ study: URL) throws -> Void) throws {
      let folder = try URL(fileURLWithPath: #require(Self.elsewhere))
        .appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let book = try TestBook()
      try FileManager.default.createSymbolicLink(
        at: book.root.appendingPathComponent(".study"), withDestinationURL: folder)
      try body(book, folder)
    }

    @Test(.enabled(if: elsewhere != nil, "There is one file system only."))
    func `a version is kept on another file system as well`() throws {
      try withStudyElsewhere { book, _ in
        let folder = try book.list("Exercises/02-under-the-finger")
        for (number, text) in ["first\n", "second\n"].enumerated() {
          try book.write(file, text)
          expectEqual(book.study("reset", "2.1"), 0)
          try expectEqual(book.read(".study/kept/Exercise2_1-\(number + 1).swift"), text)
          try expectEqual(book.read(file), TestBook.stub("2_1"))
        }
        try expectEqual(book.list("Exercises/02-under-the-finger"), folder)
      }
    }

    @Test(
      .enabled(if: elsewhere != nil, "There is one file system only."),
      arguments: ["a folder", "a link", "a pipe"])
    func `what is no file is kept there, too, or stays where it is`(kind: String) throws {
      try withStudyElsewhere { book, _ in
        let place = book.root.appendingPathComponent(file)
        try FileManager.default.removeItem(at: place)
        switch kind {
        case "a folder": try book.write("\(file)/inner", "mine\n")
        case "a link":
          try FileManager.default.createSymbolicLink(
            atPath: place.path, withDestinationPath: "/no/such/file")
        default: expectEqual(mkfifo(place.path, 0o600), 0)
        }
        let kept = ".study/kept/Exercise2_1-1.swift"
        if kind == "a pipe" {
          expectEqual(book.study("reset", "2.1"), 2)
          expectEqual(
            book.err,
            [
              "Exercise2_1.swift is a device or a pipe, and .study lies on another file system. "
                + "Nothing was changed: move it away yourself, and reset it again."
            ])
          try expectEqual(book.list(".study/kept"), [])
          return
        }
        expectEqual(book.study("reset", "2.1"), 0)
        try expectEqual(book.read(file), TestBook.stub("2_1"))
        if kind == "a folder" {
          try expectEqual(book.read("\(kept)/inner"), "mine\n")
        } else {
          let link = book.root.appendingPathComponent(kept).path
          try expectEqual(
            FileManager.default.destinationOfSymbolicLink(atPath: link), "/no/such/file")
        }
      }
    }

    @Test(.enabled(if: elsewhere != nil, "There is one file system only."))
    func `a place there that cannot be written changes nothing`() throws {
      try withStudyElsewhere { book, study in
        try book.write(file, "mine\n")
        try book.write(".study/kept", "no folder\n")
        expectEqual(book.study("reset", "2.1"), 2)
        expectEqual(book.err, [".study/kept cannot be written, so nothing was changed."])
        try expectEqual(book.read(file), "mine\n")
        try FileManager.default.removeItem(at: study.appendingPathComponent("kept"))
        expectEqual(book.study("reset", "2.1"), 0)
        try expectEqual(book.read(".study/kept/Exercise2_1-1.swift"), "mine\n")
      }
    }
  #endif
}
