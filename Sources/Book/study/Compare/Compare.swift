import Authoring
import BookKit
import Foundation
import LiveBook
import Stage

extension Study {
  /// Prints the file that every scene for a phone shares.
  func phoneLog() -> Int32 {
    PhoneLog.lines.forEach(out)
    return 0
  }

  /// Lays a phone's log beside the model's run of the same experiment.
  ///
  /// - Parameter words: The experiment, the file with the log, and perhaps `--json`.
  /// - Returns: 0 if they agree in every try, else 1.
  /// - Throws: `Problem` if one of them is no such thing.
  func compare(_ words: [String]) throws -> Int32 {
    let files = words.filter { $0 != "--json" }
    guard files.count == 2, words.count <= 3, !files[1].hasPrefix("--") else {
      throw Problem(
        "study compare takes an experiment and a file, as in: swift run study compare 7A phone.log")
    }
    let root = try Catalog.root(from: directory)
    let (id, name) = (files[0], files[1])
    guard let chapter = liveBook.first(where: { $0.experiments.contains { $0.id == id } }) else {
      throw Problem(
        "There is no experiment \(quoted(id)); swift run chapter7 --list shows those of chapter 7.")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: folderMeant(by: name))) else {
      throw Problem("\(name) cannot be read.")
    }
    let text = String(decoding: data, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) { throw Problem("\(name) is empty.") }
    let command = try Self.command(in: text, name, of: id, chapter)
    let request = try Request(
      Array(command.split(separator: " ").dropFirst(3).map { String($0) }), for: chapter)
    let file = try PhoneFile(
      of: request.experiments[0], request.settings, source: ChapterSource(folder: chapter.folder),
      command: command)
    let report = try Report(text, name, file, command)
    let book = RuleBook(BookFiles(root: root.path, chapters: liveBook))
    if words.contains("--json") {
      try out(report.json(book))
    } else {
      report.lines(book).forEach(out)
    }
    return report.tries.allSatisfy { $0.difference == nil } ? 0 : 1
  }

  /// The command that made the file: the log's own head says it, with the options.
  private static func command(
    in text: String, _ name: String, of id: String, _ chapter: Chapter
  ) throws -> String {
    let usual = "swift run \(chapter.program) \(id) --uikit"
    guard let command = PhoneTrace(text).command else { return usual }
    let words = command.split(separator: " ")
    guard command.hasPrefix("swift run chapter"), words.count > 3 else {
      throw Problem("\(name) is no log of an experiment: its head says \(quoted(command)).")
    }
    guard words[2] == chapter.program, words.contains(Substring(id)) else {
      throw Problem("\(name) is a log of another experiment than \(id): \(command)")
    }
    return command
  }
}
