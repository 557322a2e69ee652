import BookKit
import Foundation

/// What one run of the tests said.
struct TestRun {
  /// All that the build and the tests printed.
  var output = ""
  /// The testing library's events, one JSON object a line.
  var events = ""

  /// What became of every exercise that was graded, by number.
  var results: [String: Result] {
    // In the place of one that was left out, its stub was graded.
    Result.read(events).filter { leftOut.errors[$0.key] == nil }
  }

  /// What was said against something else than a reader's answer.
  var faults: [String] { Result.faults(events) }

  /// What the compiler says against the package, in its own order.
  var compileErrors: [CompileError] { CompileError.all(in: output) }

  /// The error that kept everything from being graded, if possible that of one exercise.
  func compileError(of exercise: ExerciseFile?, _ catalog: Catalog) -> CompileError? {
    guard events.isEmpty else { return nil }
    let errors = compileErrors
    return errors.first { exercise != nil && catalog.exercise(of: $0) == exercise } ?? errors.first
  }

  /// The exercises without which all was built.
  var leftOut = LeftOut()
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
    for event in TestEvent.all(in: events) {
      guard let id = event.exercise else { continue }
      let payload = event.payload
      switch payload.kind {
      case "issueRecorded":
        if case .notYet = results[id] { break }
        results[id] = .notYet(payload.issue)
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

  /// Reads the issues of tests that grade no reader's answer.
  static func faults(_ events: String) -> [String] {
    TestEvent.all(in: events)
      .filter { $0.payload.kind == "issueRecorded" && $0.exercise == nil }.map(\.payload.issue)
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
    var issue: String { text(of: "details") ?? text(of: "fail") ?? "" }
  }
  let payload: Payload

  static func all(in events: String) -> [TestEvent] {
    events.split(separator: "\n")
      .compactMap { try? JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
  }

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
