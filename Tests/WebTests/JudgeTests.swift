import ExerciseKit
import Foundation
import Grading
import SeededRandom
import Testing
import WrittenExercises

@testable import Graders01
@testable import Graders02
@testable import Graders03
@testable import Graders04
@testable import Graders05
@testable import Graders06
@testable import Graders07
@testable import Graders08
@testable import Graders09
@testable import Graders10
@testable import Graders11
@testable import Graders12
@testable import Graders13
@testable import Graders14
@testable import Graders15
@testable import Graders16

/// The judge of the pages beside the graders of `swift test`.
@Suite(.serialized) struct JudgeTests {
  /// What an answer is told: by the grader, and by what the page asks.
  struct Case: Sendable {
    let id: String
    let answer: String
    let message: String
  }

  @Test func `the page says what swift test says, of our answers, the wrong ones and 200 others`()
    throws
  {
    let judge = try built("judge.js")
    let node = try program("node", "a JavaScript runtime")
    let cases = Self.quizzes + Self.scripts + Self.tries + Self.diagnoses
    #expect(Set(cases.map(\.id)) == Set(WrittenExercise.all.map(\.id)))
    #expect(cases.count > 200 * WrittenExercise.all.count)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try JSONEncoder().encode(cases.map { [$0.id, $0.answer] }).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try run(node, [script("judge.mjs"), judge, file.path])
    let findings = try JSONDecoder().decode([String].self, from: Data(output.utf8))
    try #require(findings.count == cases.count)
    let others = zip(cases, findings).filter { $0.message != $1 }
    for (wanted, got) in others.prefix(5) {
      Issue.record("\(wanted.id), \(wanted.answer)\nswift test: \(wanted.message)\npage: \(got)")
    }
    #expect(others.isEmpty)
    // Some are right, and some are wrong, of each exercise.
    for id in WrittenExercise.all.map(\.id) {
      let messages = cases.filter { $0.id == id }.map(\.message)
      #expect(messages.contains(""), "\(id)")
      #expect(Set(messages).count >= 4, "\(id)")
    }
  }

  @Test func `the judge has at most 400 kB`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: built("judge.js")))
    #expect(data.count <= 400_000)
  }

  @Test func `exercises are tried in their cards, by mouse and by keyboard, kept and forgotten`()
    throws
  {
    try Self.expectTries(in: program(WebTests.browsers, "a browser"))
  }

  /// What the cards answer in a browser.
  static func expectTries(in browser: String) throws {
    let folder = URL(fileURLWithPath: try built("index.html")).deletingLastPathComponent().path
    let node = try program("node", "a JavaScript runtime")
    let findings = try Findings(run(node, [script("try.mjs"), browser, folder]))
    #expect(findings["failed"] == nil)
    func text(_ what: String) -> String {
      (findings[what] as? String ?? "nothing").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    func message(_ id: String, _ answer: String) -> String {
      (WrittenExercise.verdict(id, answer) ?? "").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    let right = ["root, veil, panel, grid, two, one", "root, veil, panel, knob"]
    #expect(findings["nothing is loaded before"] as? [String] == ["runs-02.js", "book.js"])
    #expect(findings["focus"] as? Bool == true)
    let wrong = message("2.2", (["root, grid, two"] + right + [right[1]]).joined(separator: "\n"))
    #expect(wrong.contains("veil and panel decline"))
    #expect(text("a wrong order") == wrong)
    #expect(findings["judge loaded"] as? Bool == true)
    #expect(text("changed, the verdict is gone") == "")
    let moved = findings["by keyboard"] as? [Any]
    #expect(moved?.first as? [String] == ["root", "two", "grid"])
    #expect(moved?[1] as? String == "two")
    #expect(moved?[2] as? [String] == ["root", "grid"])
    #expect(moved?[3] as? [String] == [])
    #expect(findings["put in by keys"] as? [String] == ["root", "veil", "panel", "grid", "two"])
    #expect(text("a right order").hasPrefix("Right. Exercise 2.2 is passed"))
    #expect(findings["passed"] as? Bool == true)
    // Wrong, and passed all the same; then right again.
    let more = findings["one more try"] as? [Any]
    #expect(more?[0] as? Bool == false && more?[1] as? Bool == true)
    #expect((more?[2] as? String)?.hasPrefix("Right. Exercise 2.2") == true)
    #expect(text("a missing answer") == "Still without an answer: 1, 2, 3, 4 and 5.")
    #expect(text("a wrong name") == message("2.1", "heart\nmore\nroot\nroot\ncard"))
    let kept = findings["kept"] as? [Any]
    #expect(kept?.first as? [String] == ["root", "veil", "panel", "grid", "two"])
    #expect((kept?[1] as? String)?.hasPrefix("Right. Exercise 2.2") == true)
    #expect(
      (kept?[2] as? String)?.hasPrefix("Question 1, touch (190, 130): you said heart. It is card.")
        == true)
    let forgotten = findings["forgotten"] as? [Any]
    #expect(forgotten?.first as? [String] == [])
    #expect(forgotten?[1] as? String == "Forgotten.")
    #expect(forgotten?[2] is NSNull)
    #expect(text("half a touch") == "Still without an answer: 5.")
    let probes = ["100, 74, as it is", "122, 100, as it is", "84, 100, as it is"]
    let open = probes + ["100, 100, as it is", "100, 80, as it is"]
    #expect(text("a probe that shows nothing") == message("3.6", open.joined(separator: "\n")))
    #expect(text("a probe that shows nothing").contains("Every gate of the pin is open"))
    #expect(text("probes that show all").hasPrefix("Right. Exercise 3.6 is passed"))
    #expect(text("no time").hasPrefix("Pair 6: no time can be read: soon"))
    #expect(text("presses that tell apart").hasPrefix("Right. Exercise 11.7 is passed"))
    let presses = findings["kept presses"] as? [[Any]]
    #expect(presses?[4].first as? String == "" && presses?[4].last as? Bool == true)
    #expect(presses?[5].first as? String == "0.4" && presses?[5].last as? Bool == false)
    #expect(text("no cause yet").hasPrefix("A cause has a question"))
    #expect(text("a wrong line") == message("14.1", "Who was hit | gold | A"))
    #expect(text("the right cause").hasPrefix("Right: that is what the trace says."))
    #expect(text("no bug") == message("14.1", ""))
    #expect(
      text("written words")
        == message("4.2", "nothing\nBegan.\nbegan, cancelled\nbegan ended\nended"))
    #expect(findings["written by buttons"] as? [String] == ["0", ".down(x: 0, y: 0), .up()"])
    let rest = [".down(x: 50, y: 50), .cancel()", ".down(x: 50, y: 50), .up()"]
    func scripts(_ first: String) -> String {
      message("4.7", ([first] + rest).joined(separator: "\n"))
    }
    let beside = scripts(".down(x: 0, y: 0), .up()")
    #expect(beside.contains("did not come down on the key"))
    #expect(text("a script beside the key") == beside)
    #expect(text("a step that is none").hasPrefix("Touch 1: step 2 cannot be read: .mve(x: 60"))
    #expect(text("scripts that tell apart").hasPrefix("Right. Exercise 4.7 is passed"))
    #expect(findings["unlabelled"] as? [String] == [])
    #expect(findings["live"] as? Bool == true)
    #expect(findings["complaints"] as? [String] == [])
  }

  // MARK: - The answers

  /// Our answers and the wrong ones of each trace and order, and 200 that are made of the right one.
  private static var quizzes: [Case] {
    cases("1.2", exercise1_2) + cases("1.3", exercise1_3) + cases("2.1", exercise2_1)
      + cases("2.2", exercise2_2) + cases("3.1", exercise3_1) + cases("4.1", exercise4_1)
      + cases("4.2", exercise4_2) + cases("4.9", exercise4_9) + cases("5.1", exercise5_1)
      + cases("6.1", exercise6_1)
      + cases("6.8", exercise6_8)
      + cases("7.2", exercise7_2) + cases("8.2", exercise8_2) + cases("9.2", exercise9_2)
      + cases("10.2", exercise10_2) + cases("10.3", exercise10_3) + cases("11.2", exercise11_2)
      + cases("12.2", exercise12_2) + cases("13.1", exercise13_1)
      + cases("13.10", exercise13_10) + cases("15.1", exercise15_1) + cases("16.1", exercise16_1)
  }

  private static func cases(_ id: String, _ grader: Grader<[String]>) -> [Case] {
    cases(id, grader.answers) { lines in (lines, grader.message(of: lines)) }
  }

  private static func cases(_ id: String, _ grader: Grader<[[String]]>) -> [Case] {
    cases(id, grader.answers.map { $0.map { $0.joined(separator: ", ") } }) { lines in
      let lists = lines.map { line in
        line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      return (lines, grader.message(of: lists))
    }
  }

  private static func cases(
    _ id: String, _ answers: [[String]], _ judge: ([String]) -> ([String], String)
  ) -> [Case] {
    let names = WrittenExercise.all.first { $0.id == id }?.form().names ?? []
    let others = Mutations.of(answers[0], 200, seed: id, names: names)
    return (answers + others).map { lines in
      Case(id: id, answer: lines.joined(separator: "\n"), message: judge(lines).1)
    }
  }

  /// Our scripts and the wrong ones where two things are told apart, and 200 others.
  private static var scripts: [Case] {
    cases("4.7", exercise4_7) + cases("5.7", exercise5_7) + cases("6.6", exercise6_6)
      + cases("7.7", exercise7_7) + cases("8.6", exercise8_6) + cases("10.7", exercise10_7)
      + cases("13.9", exercise13_9)
  }

  private static func cases(_ id: String, _ grader: Grader<[[TouchStep]]>) -> [Case] {
    let all =
      grader.answers
      + ScriptMutations.of(grader.answers[0], 200, seed: id).map { scripts in
        scripts.map { $0 ?? [] }
      }
    return all.map { scripts in
      Case(
        id: id, answer: scripts.map { text(of: $0) }.joined(separator: "\n"),
        message: grader.message(of: scripts))
    }
  }

  private static func cases(_ id: String, _ grader: Grader<[[TouchStep]?]>) -> [Case] {
    let all = grader.answers + ScriptMutations.of(grader.answers[0], 200, seed: id)
    return all.map { scripts in
      Case(
        id: id, answer: scripts.map { text(of: $0) }.joined(separator: "\n"),
        message: grader.message(of: scripts))
    }
  }

  /// Our touches, probes, presses and named scripts, the wrong ones, and 200 others of each.
  private static var tries: [Case] {
    var points = Numbers("2.6")
    let touches = others("2.6", exercise2_6.answers) { _ in points.point() }.map { touches in
      Case(
        id: "2.6", answer: touches.map { "\($0.x), \($0.y)" }.joined(separator: "\n"),
        message: exercise2_6.message(of: touches))
    }
    let states: [(name: String, state: PinProbe.State)] = [
      ("as it is", .asItIs), ("hidden", .hidden), ("faded", .faded),
    ]
    var places = Numbers("3.6")
    let probes = others("3.6", exercise3_6.answers) { _ in
      PinProbe(places.point(), states[places.random.int(in: 0...2)].state)
    }.map { probes in
      let lines = probes.map { probe in
        let state = states.first { $0.state == probe.state }?.name ?? ""
        return "\(probe.touch.x), \(probe.touch.y), \(state)"
      }
      return Case(
        id: "3.6", answer: lines.joined(separator: "\n"), message: exercise3_6.message(of: probes))
    }
    var times = Numbers("11.7")
    let presses = others("11.7", exercise11_7.answers) { _ in times.time() }.map { presses in
      Case(
        id: "11.7", answer: presses.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: "\n"),
        message: exercise11_7.message(of: presses))
    }
    let right = exercise1_7.answers.map { [$0.halvesFromBegans, $0.begansFromLifts] }
    let mutated = ScriptMutations.of(right[0], 260, seed: "1.7").filter { $0.count == 2 }
    let scripts = (right + mutated.map { $0.map { $0 ?? [] } }).map { scripts in
      Case(
        id: "1.7", answer: scripts.map { text(of: $0) }.joined(separator: "\n"),
        message: exercise1_7.message(of: (scripts[0], scripts[1])))
    }
    return touches + probes + presses + scripts
  }

  /// Answers, and 200 that have one to four other parts; at times the last part is missing.
  private static func others<Part>(
    _ id: String, _ answers: [[Part]], _ make: (Int) -> Part
  ) -> [[Part]] {
    var random = SplitMix(seed: Mutations.seed(id))
    return answers
      + (0..<200).map { _ in
        var parts = answers[0]
        for _ in 0..<random.int(in: 1...4) {
          let place = random.int(in: 0...max(0, parts.count - 1))
          if parts.indices.contains(place) { parts[place] = make(place) }
          if random.int(in: 0...40) == 0 { parts.removeLast() }
        }
        return parts
      }
  }

  /// Random numbers as a reader writes them.
  private struct Numbers {
    var random: SplitMix

    init(_ id: String) { random = SplitMix(seed: Mutations.seed(id) &+ 1) }

    mutating func coordinate() -> Double { Double(random.int(in: -40...3200)) / 10 }
    mutating func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
    mutating func time() -> Double? {
      let time = random.int(in: -4...240)
      return time % 9 == 0 ? nil : Double(time) / Double([10, 100, 1000][random.int(in: 0...2)])
    }
  }

  /// A script as a reader writes it.
  private static func text(of script: [TouchStep]?) -> String {
    guard let script else { return "nil" }
    return script.map { step in
      func number(_ finger: Int) -> String { finger == 1 ? "" : "\(finger), " }
      return switch step {
      case .down(let finger, let x, let y): ".down(\(number(finger))x: \(x), y: \(y))"
      case .move(let finger, let x, let y): ".move(\(number(finger))x: \(x), y: \(y))"
      case .up(let finger): ".up(\(finger == 1 ? "" : "\(finger)"))"
      case .cancel(let finger): ".cancel(\(finger == 1 ? "" : "\(finger)"))"
      case .wait(let duration): ".wait(\(duration))"
      }
    }.joined(separator: ", ")
  }

  /// Each report with the diagnoses of our answers and the wrong ones, and 200 others.
  private static var diagnoses: [Case] {
    cases("14.1", exercise14_1, diagnosis14_1) + cases("14.2", exercise14_2, diagnosis14_2)
      + cases("14.3", exercise14_3, diagnosis14_3) + cases("14.4", exercise14_4, diagnosis14_4)
      + cases("14.5", exercise14_5, diagnosis14_5) + cases("14.6", exercise14_6, diagnosis14_6)
      + cases("14.7", exercise14_7, diagnosis14_7) + cases("14.8", exercise14_8, diagnosis14_8)
      + cases("14.9", exercise14_9, diagnosis14_9) + cases("14.10", exercise14_10, diagnosis14_10)
      + cases("14.11", exercise14_11, diagnosis14_11)
      + cases("14.12", exercise14_12, diagnosis14_12)
      + cases("14.13", exercise14_13, diagnosis14_13)
  }

  private static func cases<Screen>(
    _ id: String, _ grader: Grader<Diagnosed<Screen>>, _ diagnosis: Diagnosis
  ) -> [Case] {
    let form = WrittenExercise.all.first { $0.id == id }?.form()
    let answers = grader.answers.map { answer in
      answer.causes.map { "\($0.question.rawValue) | \($0.object) | \($0.line)" }
    }
    let words = (form?.questions ?? []) + (form?.names ?? []) + (form?.marks ?? [])
    var random = SplitMix(seed: Mutations.seed(id))
    let others = (0..<200).map { _ in
      (0..<random.int(in: 0...3)).map { _ in
        [form?.questions ?? [], form?.names ?? [], form?.marks ?? []].map { list in
          // One in eight is a word of another kind, or no word of the scene.
          switch random.int(in: 0...15) {
          case 0: words[random.int(in: 0...words.count - 1)]
          case 1: Mutations.strange[random.int(in: 0...Mutations.strange.count - 1)]
          default: list[random.int(in: 0...list.count - 1)]
          }
        }.joined(separator: " | ")
      }
    }
    return (answers + others).map { lines in
      let causes = lines.compactMap { line -> Cause? in
        let parts = line.components(separatedBy: "|")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        guard let question = Cause.Question(rawValue: parts[0]), parts.count == 3 else {
          return nil
        }
        return Cause(question, object: parts[1], line: parts[2])
      }
      let message = grader.message { try judge(causes, diagnosis) }
      return Case(id: id, answer: lines.joined(separator: "\n"), message: message)
    }
  }
}
