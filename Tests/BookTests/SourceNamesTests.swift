import Authoring
import TestKit
import Testing

@Suite(.provedOnce(.book)) struct SourceNamesTests {
  private static let source = """
    struct Shelf {
      private var books: [String] = []

      func put(
        _ book: String, after other: String
      ) {}
    }

    func read() {}
    """

  private func findings(_ line: String) throws -> [String] {
    let folder = try Folder(["Sources/Shelf.swift": Self.source])
    let page = Page(file: "Sources/README.md", text: line + "\n")
    return messages(
      checkSourceNames(page, in: BookFiles(root: folder.root, chapters: [])))
  }

  @Test(arguments: [
    "[`Shelf`](Shelf.swift) and [`Shelf.books`](Shelf.swift)",
    "[`Shelf.put(_:after:)`](Shelf.swift), then [`read()`](Shelf.swift)",
    "`swift test` reads `Sources/Shelf.swift`.",
  ])
  func `what a file declares, files and commands may be named`(line: String) throws {
    #expect(try findings(line) == [])
  }

  @Test(arguments: [
    ("[`Shelf.put(_:)`](Shelf.swift)", "Shelf.put(_:) is not declared in Sources/Shelf.swift"),
    ("[`Board`](Shelf.swift)", "Board is not declared in Sources/Shelf.swift"),
    ("[`put(_:after:)`](Shelf.swift)", "put(_:after:) is not declared in Sources/Shelf.swift"),
    ("see `Shelf`", "Shelf is no file, and not linked to its declaration"),
  ])
  func `a name that is declared no more, or has no link, is found`(
    line: String, message: String
  ) throws {
    #expect(try findings(line) == ["1: " + message])
  }
}
