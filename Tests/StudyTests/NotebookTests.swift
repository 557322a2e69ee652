import Foundation
import TestKit
import Testing

@testable import study

@Suite(.provedOnce(.study)) struct NotebookTests {
  @Test func `notes are lines in order, and a new one replaces the old`() throws {
    let book = try TestBook()
    let notes = Notebook(book.root, "verdicts")
    expectEqual(notes.all, [:])
    expect(notes.note(["10.1": "passed", "2.1": "not yet"]))
    expect(notes.note(["2.1": "passed"]))
    try expectEqual(book.read(".study/verdicts.txt"), "2.1 passed\n10.1 passed\n")
    expectEqual(notes.all, ["2.1": "passed", "10.1": "passed"])
  }

  @Test func `of many commands at once every note is kept, and nothing else lies there`()
    async throws
  {
    let book = try TestBook()
    let root = book.root
    let ids = (1...40).map { "1.\($0)" }
    await withTaskGroup { group in
      for id in ids { group.addTask { _ = Notebook(root, "quiz").note([id: "right"]) } }
    }
    expectEqual(Notebook(root, "quiz").all.keys.sorted(), ids.sorted())
    try expectEqual(book.list(".study"), [".lock", "quiz.txt"])
  }

  @Test func `a reader never sees half a file`() async throws {
    let book = try TestBook()
    let root = book.root
    let all = Dictionary(uniqueKeysWithValues: (1...200).map { ("1.\($0)", "not yet") })
    expect(Notebook(root, "verdicts").note(all))
    await withTaskGroup { group in
      group.addTask { for _ in 1...20 { Notebook(root, "verdicts").note(all) } }
      for _ in 1...200 {
        expectEqual(Notebook(root, "verdicts").all.count, 200)
      }
    }
  }

  @Test func `lines that mean nothing here are kept, bytes that are no text as well`() throws {
    let book = try TestBook()
    let file = book.root.appendingPathComponent(".study/verdicts.txt")
    try book.write(".study/verdicts.txt", "")
    let foreign: [UInt8] = [0xFF, 0xFE, 0x20, 0x80, 0x0A]
    try (Data("2.1 brilliant\r\n# mine\n2.2 passed".utf8) + [0x0A] + foreign).write(to: file)
    let notes = Notebook(book.root, "verdicts")
    #expect(notes.all["2.1"] == "brilliant")
    #expect(notes.note(["2.2": "not yet", "10.1": "passed"]))
    let data = try Data(contentsOf: file)
    #expect(data.range(of: Data(foreign.dropLast())) != nil)
    let text = String(decoding: data, as: UTF8.self)
    for line in ["2.1 brilliant", "# mine", "2.2 not yet", "10.1 passed"] {
      #expect(text.split(separator: "\n").filter { $0 == line }.count == 1)
    }
    #expect(!text.contains("2.2 passed"))
    #expect(try book.list(".study") == [".lock", "verdicts.txt"])
  }

  @Test func `a folder in the place of the file is left alone`() throws {
    let book = try TestBook()
    try book.write(".study/quiz.txt/mine", "x")
    let notes = Notebook(book.root, "quiz")
    #expect(notes.all == [:])
    #expect(!notes.note(["2.1": "right"]))
    #expect(try book.read(".study/quiz.txt/mine") == "x")
  }

  @Test func `what a command that was killed has left is gone after the next one`() throws {
    let book = try TestBook()
    try book.write(".study/quiz.txt.new", "2.1 ri")
    #expect(Notebook(book.root, "quiz").note(["2.2": "right"]))
    #expect(try book.list(".study") == [".lock", "quiz.txt"])
  }
}
