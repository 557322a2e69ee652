/// What each wrong answer to one exercise was told when somebody last read it: a file of text, in
/// which a name begins a line and its message stands below, indented.
struct Recorded: Equatable {
  /// A wrong answer's name, with the whole message.
  struct Entry: Equatable {
    let name: String
    var message: String
  }

  /// The messages, in the order of the table.
  private(set) var messages: [Entry] = []

  /// What became of a table's wrong answers; those that are told nothing are left out.
  init(of tried: [Exercise.Tried]) {
    messages = tried.compactMap { answer, verdict in
      guard answer.role == .wrong, answer.expected == nil, case .wrong(let message) = verdict
      else { return nil }
      return Entry(name: answer.name, message: message)
    }
  }

  /// Reads a file's text, of which the first line only says what it is.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
      if line.hasPrefix(Self.indentation) {
        guard let last = messages.indices.last else { continue }
        let line = line.dropFirst(Self.indentation.count)
        messages[last].message += (messages[last].message.isEmpty ? "" : "\n") + line
      } else if !line.isEmpty {
        messages.append(Entry(name: String(line), message: ""))
      }
    }
  }

  /// The file's text.
  func text(_ id: String) -> String {
    let entries = messages.map { entry in
      let lines = entry.message.split(separator: "\n", omittingEmptySubsequences: false)
      return "\n" + entry.name + "\n" + lines.map { Self.indentation + $0 + "\n" }.joined()
    }
    return
      "What wrong answers to \(id) are told. Written by: swift run study prove --record \(id)\n"
      + entries.joined()
  }

  /// What an answer must be told; nil if that was never recorded.
  func verdict(on name: String) -> Verdict? {
    messages.first { $0.name == name }.map { .wrong($0.message) }
  }

  private static let indentation = "  "
}
