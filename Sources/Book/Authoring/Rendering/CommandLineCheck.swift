import BookKit
import Foundation
import Stage

/// Checks that a command the book asks the reader to type exists.
struct CommandLineCheck {
  let files: BookFiles

  /// What may stand behind a pipe.
  private static let filters = ["head", "tail", "grep", "wc", "less"]

  /// Checks one line; what stands behind ` #` is a remark, and a pipe may lead to a usual filter.
  func check(_ line: String) throws(Problem) {
    let command = trimmed(line.components(before: " #"))
    let pipes = command.split(separator: "|").map { $0.split(separator: " ").map { String($0) } }
    guard let words = pipes.first, !words.isEmpty else {
      throw Problem("an empty line is no command")
    }
    for filter in pipes.dropFirst() where !Self.filters.contains(filter.first ?? "") {
      throw Problem("pipe only into \(Self.filters.joined(separator: ", "))")
    }
    switch words.prefix(2) {
    case ["swift", "run"]: try checkRun(Array(words.dropFirst(2)))
    case ["swift", "test"]: try checkTest(Array(words.dropFirst(2)))
    case ["WHOLE_BOOK=1", "swift"] where words.dropFirst(2) == ["test"]: break
    case ["git", "clone"] where words.count >= 3: break
    default:
      guard words[0] == "cd", words.count == 2 else {
        throw Problem(
          "\(quoted(command)) is none of the book's commands: swift run …, swift test …, "
            + "git clone …, cd …")
      }
    }
  }

  private func checkRun(_ words: [String]) throws(Problem) {
    if words == ["-c", "release", "bench"] { return }
    guard let name = words.first else { throw Problem("swift run needs a program's name") }
    let arguments = Array(words.dropFirst())
    if name == "study" { return try checkStudy(arguments) }
    _ = try Request(arguments, for: try files.chapter(name))
  }

  private func checkTest(_ words: [String]) throws(Problem) {
    if words.isEmpty { return }
    let parts = words.count == 2 ? words[1].split(separator: "_") : []
    guard words[0] == "--filter", parts.count >= 2, parts[0].hasPrefix("ex"),
      isExercise(parts[0].dropFirst(2) + "." + parts[1])
    else { throw Problem("swift test takes nothing, or --filter exN_M of an exercise that exists") }
  }

  private func checkStudy(_ words: [String]) throws(Problem) {
    guard let name = words.first else { return }
    let rest = Array(words.dropFirst())
    let isRight =
      switch name {
      case "hint" where rest.count == 2: isExercise(rest[0]) && ["1", "2", "3"].contains(rest[1])
      case "solution" where rest.count == 2: isExercise(rest[0]) && rest[1] == "--anyway"
      case "check", "hint", "reset", "solution": rest.count == 1 && isExercise(rest[0])
      case "watch": rest.isEmpty || (rest.count == 1 && isExercise(rest[0]))
      case "quiz":
        rest.isEmpty
          || files.chapters.contains { ["\($0.number)"] == rest.filter { $0 != "--before" } }
      case "doctor", "phone-log", "--json", "--help": rest.isEmpty
      case "find": rest.allSatisfy { !$0.hasPrefix("-") }
      case "compare":
        rest.count >= 2 && rest.count <= 3
          && files.chapters.contains { $0.experiments.contains { $0.id == rest[0] } }
          && rest[1].hasSuffix(".log") && (rest.count == 2 || rest[2] == "--json")
      case "web": rest.isEmpty || (rest.count == 2 && ["--out", "--at"].contains(rest[0]))
      case "render": rest.isEmpty || rest == ["--write"]
      case "prove":
        rest.isEmpty || rest == ["--write"] || rest == ["--record"]
          || isExercise(rest.last ?? "") && [[], ["--record"]].contains(rest.dropLast())
      case "new": rest.count == 2 && rest[0] == "exercise"
      default: false
      }
    guard isRight else {
      throw Problem(
        "study has no command \(quoted(words.joined(separator: " "))), or no such exercise; "
          + "see swift run study --help"
      )
    }
  }

  /// Whether there is an exercise `2.1`.
  private func isExercise(_ id: String) -> Bool {
    let parts = id.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2, "\(parts[0]).\(parts[1])" == id else { return false }
    return files.chapters.contains { chapter in
      chapter.number == parts[0]
        && files.exists("\(chapter.exercises)/Exercise\(parts[0])_\(parts[1]).swift")
    }
  }
}

extension String {
  /// What stands before the first occurrence of a text; everything if there is none.
  fileprivate func components(before text: String) -> String {
    guard let range = self.range(of: text) else { return self }
    return String(self[..<range.lowerBound])
  }
}
