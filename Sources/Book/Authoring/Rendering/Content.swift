import BookKit
import PlacesApp
import Stage

/// Makes what bound blocks must contain.
struct Content {
  let files: BookFiles

  /// What a block must contain; nil if any content is right.
  func content(for block: BoundBlock, in file: String) throws(Problem) -> [String]? {
    switch block.binding {
    case .run(let words): return try run(words)
    case .ask(let words): return try ask(words)
    case .listing(let path, let name):
      guard let path = BookFiles.target(of: path, in: ""), let source = files.text(of: path) else {
        throw Problem("there is no file \(quoted(path)); write the path from the package's root")
      }
      return try listing(name, in: source)
    case .command:
      if block.content.isEmpty { throw Problem("the block has no command") }
      for line in block.content { try CommandLineCheck(files: files).check(line) }
      return nil
    case .output:
      // What Xcode shows is drawn by hand.
      guard file == "README.md" || file == BookFiles.inXcode else {
        throw Problem("output: stands only in the top README.md; use run: here")
      }
      return nil
    case .quote(let source):
      guard let rules = files.text(of: BookFiles.rules), rules.contains("| \(source) |") else {
        throw Problem("the rules know no source \(quoted(source)); see \(BookFiles.rules)")
      }
      return nil
    }
  }

  private func run(_ words: [String]) throws(Problem) -> [String] {
    // The first lines of what is too long for a page: `chapter7 7A --uikit | head -30`.
    if let pipe = words.firstIndex(of: "|") {
      guard words.count == pipe + 3, words[pipe + 1] == "head", let count = Int(words[pipe + 2]),
        count < 0
      else { throw Problem("run: takes a pipe only into head, as in | head -30") }
      return Array(try run(Array(words[..<pipe])).prefix(-count))
    }
    let chapter = try files.chapter(words[0])
    let arguments = Array(words.dropFirst())
    if case .figures = try Request(arguments, for: chapter).mode {
      throw Problem("run: prints text; --svg writes files")
    }
    var (output, errors) = ("", "")
    let console = Console(
      arguments,
      write: { output += $0 }, writeError: { errors += $0 })
    guard perform(chapter, on: console) == 0 else { throw Problem(trimmed(errors)) }
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func ask(_ words: [String]) throws(Problem) -> [String] {
    let chapter = try files.chapter(words[0])
    let request = try Request(Array(words.dropFirst()), for: chapter)
    guard request.experiments.count == 1, let prediction = request.experiments[0].prediction else {
      throw Problem("ask: needs one experiment that has a prediction")
    }
    return prediction.text()
  }
}

extension BookFiles {
  /// The chapter of a program, or the app that grows through all of them.
  func chapter(_ program: String) throws(Problem) -> Chapter {
    let all: [Chapter] = chapters + [PlacesApp.places]
    guard let chapter = all.first(where: { $0.program == program }) else {
      throw Problem(
        "there is no program \(quoted(program)); choose from "
          + all.map { $0.program }.joined(separator: ", "))
    }
    return chapter
  }
}
