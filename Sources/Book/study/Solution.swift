import BookKit
import Foundation

extension Study {
  /// Shows our answer with its commentary; before a pass the reader is asked once.
  func solution(_ words: [String]) throws -> Int32 {
    let flags = words.filter { $0.hasPrefix("-") }
    let ids = words.filter { !$0.hasPrefix("-") }
    guard ids.count == 1, flags.allSatisfy({ $0 == "--anyway" }) else {
      throw Problem("study solution takes one exercise, as in: swift run study solution 2.1")
    }
    let catalog = try Catalog(from: directory)
    let exercise = try catalog.exercise(ids[0])
    let file = catalog.root.appendingPathComponent(exercise.solution)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Problem("\(exercise.solution) cannot be read.")
    }
    let memory = Notebook(catalog.root, "solutions")
    let isKnown =
      rememberedStates(catalog)[exercise.id] == .passed || memory.all[exercise.id] != nil
    if !isKnown, flags.isEmpty {
      guard isTerminal else {
        throw Problem(
          "Exercise \(exercise.id) is not passed yet, so its solution is shown with --anyway only.")
      }
      out("Exercise \(exercise.id) is not passed yet, as far as the last verdict tells.")
      let answer = ask("Show the solution all the same? (y/n): ") ?? ""
      guard answer.lowercased().hasPrefix("y") else {
        out("Then it stays hidden. For a hint: swift run study hint \(exercise.id)")
        return 0
      }
      memory.note([exercise.id: "shown"])
    }
    out("The solution of exercise \(exercise.id):\n  \(exercise.solution)\n")
    out(Self.wrappingComments(text))
    return 0
  }

  /// A source whose comments at the left edge fit the terminal; code is left as it is.
  static func wrappingComments(_ source: String) -> String {
    var lines: [String] = []
    var comment: [String] = []
    func flush() {
      if !comment.isEmpty { lines += wrapped(comment.joined(separator: " "), indent: "// ") }
      comment = []
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// ") {
        comment.append(String(line.dropFirst(3)))
      } else {
        flush()
        lines.append(String(line))
      }
    }
    flush()
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
