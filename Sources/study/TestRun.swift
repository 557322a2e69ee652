import BookKit
import Foundation

/// What one run of the tests said.
struct TestRun {
  /// All that the build and the tests printed.
  var output = ""
  /// The testing library's events, one JSON object a line.
  var events = ""

  /// What became of every exercise that was graded, by number.
  var results: [String: Result] { Result.read(events) }

  /// The first error of the compiler, as it names it; nil if all was built.
  var compileError: CompileError? {
    output.components(separatedBy: "\n").lazy.compactMap(CompileError.init).first
  }
}

/// What became of the reader's answer to one exercise.
enum Result: Equatable {
  case passed
  /// With the whole message.
  case notYet(String)
  /// With the sentence that names the file and line.
  case notStarted(String)

  /// Reads the results from the testing library's events.
  ///
  /// A test that began and never ended has none: the process that ran the tests was lost.
  static func read(_ events: String) -> [String: Result] {
    var results: [String: Result] = [:]
    for line in events.split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(TestEvent.self, from: Data(line.utf8)),
        let id = event.exercise
      else { continue }
      let payload = event.payload
      switch payload.kind {
      case "issueRecorded":
        if case .notYet = results[id] { break }
        results[id] = .notYet(payload.text(of: "details") ?? payload.text(of: "fail") ?? "")
      case "testCancelled":
        results[id] = .notStarted("Exercise \(id) is not started")
      case "testEnded":
        if case .notStarted = results[id], let text = payload.text(of: "skip") {
          // "Test … was cancelled after … seconds: "Exercise 2.2 is not started: …""
          let quoted = text.components(separatedBy: "\"").dropFirst().first
          results[id] = .notStarted(quoted ?? text)
        }
        if results[id] == nil, payload.text(of: "pass") != nil { results[id] = .passed }
      default: break
      }
    }
    return results
  }
}

/// One line of the event stream, as far as it is needed.
private struct TestEvent: Decodable {
  struct Payload: Decodable {
    struct Message: Decodable {
      let symbol: String
      let text: String
    }
    let kind: String
    let testID: String?
    let messages: [Message]?

    func text(of symbol: String) -> String? { messages?.first { $0.symbol == symbol }?.text }
  }
  let payload: Payload

  /// The exercise's number, from a test's name such as `Module.Chapter2/ex2_1_order()/…`.
  var exercise: String? {
    let parts = (payload.testID ?? "").split(separator: "/")
    guard parts.count > 1, parts[1].hasPrefix("ex") else { return nil }
    let numbers = parts[1].dropFirst(2).split(separator: "_")
    guard numbers.count > 2, let chapter = Int(numbers[0]), let number = Int(numbers[1]) else {
      return nil
    }
    return "\(chapter).\(number)"
  }
}

/// An error of the compiler: where, and what it says.
struct CompileError: Equatable {
  /// The file as the compiler names it, with line and column.
  let place: String
  let text: String

  /// Reads a line `/path/File.swift:10:4: error: cannot find 'x' in scope`.
  init?(_ line: String) {
    guard line.first == "/", let mark = line.range(of: ": error: ") else { return nil }
    place = String(line[..<mark.lowerBound])
    text = String(line[mark.upperBound...])
  }

  /// The place from the package's folder, if it lies there.
  func place(in root: URL) -> String {
    place.hasPrefix(root.path + "/") ? String(place.dropFirst(root.path.count + 1)) : place
  }

  /// The file from the package's folder, if it lies there.
  func file(in root: URL) -> String {
    place(in: root).replacing(/(:[0-9]+)+$/, with: "")
  }

  /// The place, and below it what the compiler says.
  func lines(in root: URL) -> [String] {
    [place(in: root) + ":"] + wrapped(text, indent: "  ")
  }
}
