import BookKit
import Foundation
import LiveBook
import Stage
import TestKit
import Testing

@testable import study

/// A phone's log beside the model's run.
///
/// The logs are made from the model's own runs.
@Suite(.provedOnce(.study)) struct CompareTests {
  /// What the command prints, and its status.
  struct Answer {
    var status: Int32
    var out: [String]
    var err: [String]
  }

  private static func call(_ words: [String]) -> Answer {
    var answer = Answer(status: 0, out: [], err: [])
    var (out, err): ([String], [String]) = ([], [])
    var study = Study()
    study.directory = Products.package
    study.out = { out.append($0) }
    study.err = { err.append($0) }
    answer.status = study.run(words)
    (answer.out, answer.err) = (out, err)
    return answer
  }

  /// Compares a log that lies in a file.
  private static func compare(_ id: String, _ log: [String], _ more: [String] = []) throws -> Answer
  {
    try compare(id, Data(log.joined(separator: "\n").utf8), more)
  }

  private static func compare(_ id: String, _ log: Data, _ more: [String] = []) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("phone.log")
    try log.write(to: file)
    var answer = call(["compare", id, file.path] + more)
    answer.err = answer.err.map { $0.replacingOccurrences(of: file.path, with: "phone.log") }
    return answer
  }

  /// The log as a phone would write it that does what the model does.
  private static func log(of id: String, _ options: String = "") throws -> [String] {
    let chapter = try #require(liveBook.first { $0.experiments.contains { $0.id == id } })
    let command = "swift run \(chapter.program) \(id)\(options) --uikit"
    let words = command.split(separator: " ").dropFirst(3).map { String($0) }
    let request = try Request(words, for: chapter)
    return try log(of: request.experiments[0], request.settings, chapter, command)
  }

  private static func log(
    of experiment: Experiment, _ settings: Settings, _ chapter: Chapter, _ command: String
  ) throws(Problem) -> [String] {
    let file = try PhoneFile(
      of: experiment, settings, source: ChapterSource(folder: chapter.folder), command: command)
    var lines = ["The log of: \(command)", ""]
    var (last, start) = (0.0, 0.0)
    for line in file.expected {
      var line = line
      let now = Double(line.time) / 1_000_000
      if now - last > 3 {
        start = now
        lines.append("")
      }
      last = now
      line.time -= Int64(start * 1_000_000)
      lines.append(line.text)
    }
    return lines
  }

  private static func place(_ part: String, in log: [String]) throws -> Int {
    try #require(log.firstIndex { $0.contains(part) })
  }

  @Test func `every log that is made from the model's run agrees with it`() throws {
    var differing: [String] = []
    var count = 0
    for chapter in liveBook {
      for experiment in EveryRun.some(of: chapter.experiments) {
        let command = "swift run \(chapter.program) \(experiment.id) --uikit"
        guard let log = try? Self.log(of: experiment, Settings(), chapter, command) else {
          continue
        }
        let file = try PhoneFile(
          of: experiment, source: ChapterSource(folder: chapter.folder), command: command)
        if file.expected.isEmpty { continue }
        count += 1
        let report = try Report(log.joined(separator: "\n"), "phone.log", file, command)
        let isOne = report.tries.count == 1 && report.tries[0].difference == nil
        if !isOne || !report.tries[0].overlooked.isEmpty { differing.append(experiment.id) }
      }
    }
    expectLines(differing, [])
    #expect(count > (EveryRun.isAsked ? 200 : 50))
  }

  @Test func `a log that agrees is told so, with status 0`() throws {
    let answer = try Self.compare("7A", Self.log(of: "7A"))
    expectEqual(answer.status, 0)
    expectEqual(answer.err, [])
    expectLines(
      answer.out,
      [
        "The phone beside the model, as made by: swift run chapter7 7A --uikit", "",
        "The log agrees in all 12 lines that must agree.", "",
        "Times are not compared, nor how often a finger's moves are told.",
      ])
  }

  @Test func `of lines in another order the first is named, with its rules and the question`()
    throws
  {
    var log = try Self.log(of: "7A")
    let action = log.remove(at: try Self.place("didTapRed", in: log))
    log.append(action)
    let answer = try Self.compare("7A", log)
    expectEqual(answer.status, 1)
    let text = answer.out.joined(separator: "\n")
    expect(text.contains("\n  model  0.080  action  viewController didTapRed\n"))
    expect(text.contains("\n  phone  0.080  touch   red cancelled\n"))
    expect(text.contains("The phone has both lines, in another order."))
    expect(text.contains("  GR-50 [seen] The action comes before the cancel."))
    expect(text.contains("  DEC-2 [model] Does the action come before the cancel?"))
    expect(text.contains("  EX-4 What comes first, action or cancel?"))
  }

  @Test func `a line that the phone does not have is named`() throws {
    var log = try Self.log(of: "7A")
    log.remove(at: try Self.place("tap(red) ended", in: log))
    let answer = try Self.compare("7A", log)
    expectEqual(answer.status, 1)
    let text = answer.out.joined(separator: "\n")
    expect(text.contains("\n  model  0.080  gesture tap(red) ended\n"))
    expect(text.contains("The phone does not have the model's line."))
    expect(text.contains("  EX-1 How long may a tap last?"))
    log = try Self.log(of: "7A")
    log.removeLast()
    let last = try Self.compare("7A", log).out.joined(separator: "\n")
    expect(last.contains("\n  phone  the log ends here\n"))
  }

  @Test func `a line too many is named, wherever it stands`() throws {
    let whole = try Self.log(of: "7A")
    let line = "  0.090  touch   grey ended"
    for place in 3...whole.count {
      var log = whole
      log.insert(line, at: place)
      let answer = try Self.compare("7A", log)
      expectEqual(answer.status, 1)
      expect(answer.out.contains { $0.hasPrefix("  phone") && $0.hasSuffix("grey ended") })
    }
  }

  @Test func `where no rule is open the phone has found a mistake`() throws {
    var log = try Self.log(of: "6A")
    log.remove(at: try Self.place("touchDown", in: log))
    let answer = try Self.compare("6A", log)
    expectEqual(answer.status, 1)
    expect(answer.out.contains { $0.hasPrefix("None of them is an open question.") })
  }

  @Test func `other lines of the console, and the ends of its lines, do not count`() throws {
    let log = try Self.log(of: "7A")
    let noise = [
      "2026-01-01 10:00:00.123456+0000 App[12:34] Something else", "  0.001  info    a b",
      "Line without a time", "  0.050  touch", "\u{FEFF}\t",
    ]
    var mixed: [String] = []
    for (place, line) in log.enumerated() { mixed += [line, noise[place % noise.count]] }
    expectEqual(try Self.compare("7A", mixed).status, 0)
    let text = log.joined(separator: "\r\n") + "\r\n"
    expectEqual(try Self.compare("7A", Data(text.utf8)).status, 0)
    expectEqual(try Self.compare("7A", Data([0xFF, 0xFE, 0x0A]) + Data(text.utf8)).status, 0)
  }

  @Test func `a hand's many moves and slow times do not count`() throws {
    let log = try Self.log(of: "7D")
    var slow: [String] = []
    for line in log {
      slow.append(line.replacing(pattern: "^( *\\d)\\.(\\d)", "$1.9"))
      if line.contains("changed") || line.contains("photo began") {
        slow.append(
          slow[slow.count - 1].replacing(pattern: "gesture.*|touch .*", "touch   photo moved"))
      }
    }
    let again = slow.flatMap { $0.contains("changed") ? [$0, $0, $0] : [$0] }
    let answer = try Self.compare("7D", again)
    expectEqual(answer.status, 1, "the touch is taken when the press begins")
    let before =
      try log[..<Self.place("longPress(photo) began", in: log)]
      + ["  0.400  touch   photo moved"] + log[Self.place("longPress(photo) began", in: log)...]
    expectEqual(try Self.compare("7D", Array(before)).status, 0)
  }

  @Test func `the same hit test twice is one`() throws {
    let log = try Self.log(of: "2A")
    let first = try Self.place("hitTest", in: log)
    let last = try #require(log.lastIndex { $0.contains("hitTest") })
    let twice = Array(log[...last]) + log[first...last] + log[(last + 1)...]
    expectEqual(try Self.compare("2A", twice).status, 0)
    var other = twice
    other.remove(at: last + 3)
    expectEqual(try Self.compare("2A", other).status, 1)
  }

  @Test func `a failure may come late, and one that is overlooked is told and no difference`()
    throws
  {
    var log = try Self.log(of: "7A")
    let failure = log.remove(at: try Self.place("tap(grey) failed", in: log))
    let without = try Self.compare("7A", log)
    expectEqual(without.status, 0)
    expect(without.out.joined(separator: " ").contains("the log tells nothing: tap(grey)"))
    log.append(failure)
    let late = try Self.compare("7A", log)
    expectEqual(late.status, 0)
    expect(!late.out.joined().contains("tells nothing"))
    log.append("  0.080  gesture tap(red) failed")
    expectEqual(try Self.compare("7A", log).status, 1)
  }

  @Test func `each try is compared by itself`() throws {
    let good = try Self.log(of: "7A")
    var bad = good
    bad.remove(at: try Self.place("didTapRed", in: bad))
    let answer = try Self.compare("7A", good + [""] + bad.dropFirst() + [""] + good.dropFirst())
    expectEqual(answer.status, 1)
    expectLines(
      Array(answer.out[2...6]),
      [
        "Try 1 agrees in all 12 lines that must agree.", "Try 2 differs.",
        "Try 3 agrees in all 12 lines that must agree.", "", "The first difference of try 2:",
      ])
  }

  @Test func `the log says with which options its file was made`() throws {
    let log = try Self.log(of: "7A", " --hold 1")
    expectEqual(try Self.compare("7A", log).status, 0)
    let without = Array(log.dropFirst())
    expectEqual(try Self.compare("7A", without).status, 1)
  }

  @Test func `as JSON the same is one object`() throws {
    var log = try Self.log(of: "7A")
    let whole = try Self.compare("7A", log, ["--json"])
    expectEqual(whole.status, 0)
    let action = log.remove(at: try Self.place("didTapRed", in: log))
    log.append(action)
    let answer = try Self.compare("7A", log, ["--json"])
    expectEqual(answer.status, 1)
    struct Object: Decodable {
      struct Try: Decodable {
        struct Difference: Decodable {
          struct Line: Decodable { let kind, who, what: String }
          struct Entry: Decodable { let id, title, tag, file: String }
          let kind: String
          let model, phone: Line?
          let rules, questions: [Entry]
        }
        let lines: Int
        let agrees: Bool
        let difference: Difference?
      }
      let experiment, command: String
      let agrees: Bool
      let tries: [Try]
    }
    let objects = try [whole, answer].map {
      try JSONDecoder().decode(Object.self, from: Data($0.out.joined(separator: "\n").utf8))
    }
    expectEqual(objects.map(\.agrees), [true, false])
    expectEqual(objects[1].experiment, "7A")
    let difference = try #require(objects[1].tries.first?.difference)
    expectEqual(difference.kind, "swapped")
    expectEqual(difference.model?.what, "didTapRed")
    expectEqual(difference.questions.first?.id, "EX-4")
    expectEqual(difference.questions.first?.file, "Sources/MiniUIKit/Rules/OpenQuestions.md")
  }

  @Test func `bad input gets one sentence and the status 2`() throws {
    func expectProblem(_ answer: Answer, _ sentence: String) {
      expectEqual(answer.status, 2)
      expectEqual(answer.out, [])
      expectEqual(answer.err, [sentence])
    }
    let usage =
      "study compare takes an experiment and a file, as in: swift run study compare 7A phone.log"
    for words in [[], ["7A"], ["7A", "a.log", "b.log"], ["7A", "--jsn"], ["7A", "a.log", "--x"]] {
      expectProblem(Self.call(["compare"] + words), usage)
    }
    expectProblem(Self.call(["compare", "7A", "no/such.log"]), "no/such.log cannot be read.")
    expectProblem(
      try Self.compare("7Z", ["a"]),
      #"There is no experiment "7Z"; swift run chapter7 --list shows those of chapter 7."#)
    expectProblem(try Self.compare("7A", [""]), "phone.log is empty.")
    expectProblem(try Self.compare("7A", ["", " \r\n"]), "phone.log is empty.")
    expectProblem(
      try Self.compare("7A", ["Hello", "0.1 touch"]),
      "phone.log has no line as the files for a phone write them.")
    expectProblem(
      try Self.compare("7A", ["  0.000  touch   photo began"]),
      "phone.log names none of the objects of this experiment; it is another one's log.")
    expectProblem(
      try Self.compare("7A", Self.log(of: "7B")),
      "phone.log is a log of another experiment than 7A: swift run chapter7 7B --uikit")
    expectProblem(
      try Self.compare("5F", ["  0.000  touch   red began"]),
      "5F cannot leave the book: no finger touches its scene; the script itself calls what happens in "
        + "it")
  }

  @Test func `every rule that the table names is a rule of the book`() throws {
    let answer = Reasons.all
    #expect(answer.count > 50)
    let folder = Products.package.appendingPathComponent("Sources/MiniUIKit/Rules")
    let text = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
    expectLines(answer.filter { !text.contains("### \($0)\n") }.sorted(), [])
  }

  @Test func `the log's file is printed as it is`() {
    let answer = Self.call(["phone-log"])
    expectEqual(answer.status, 0)
    expectLines(answer.out, PhoneLog.lines)
    expectEqual(Self.call(["phone-log", "7A"]).status, 2)
  }
}
