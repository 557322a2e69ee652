import Foundation
import Testing

@testable import study

struct NotebookTests {
  @Test func `notes are lines in order, and a new one replaces the old`() throws {
    let book = try TestBook()
    let notes = Notebook(book.root, "verdicts")
    #expect(notes.all == [:])
    #expect(notes.note(["10.1": "passed", "2.1": "not yet"]))
    #expect(notes.note(["2.1": "passed"]))
    #expect(try book.read(".study/verdicts.txt") == "2.1 passed\n10.1 passed\n")
    #expect(notes.all == ["2.1": "passed", "10.1": "passed"])
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
    #expect(Notebook(root, "quiz").all.keys.sorted() == ids.sorted())
    #expect(try book.list(".study") == [".lock", "quiz.txt"])
  }

  @Test func `a reader never sees half a file`() async throws {
    let book = try TestBook()
    let root = book.root
    let all = Dictionary(uniqueKeysWithValues: (1...200).map { ("1.\($0)", "not yet") })
    #expect(Notebook(root, "verdicts").note(all))
    await withTaskGroup { group in
      group.addTask { for _ in 1...20 { Notebook(root, "verdicts").note(all) } }
      for _ in 1...200 {
        #expect(Notebook(root, "verdicts").all.count == 200)
      }
    }
  }
}
