import Authoring
import BookKit
import Foundation
import LiveBook
import MiniUIKit
import PlacesApp
import Stage
import TestKit
import Testing

/// Experiments as files for an app on a phone.
@Suite(.provedOnce(.book)) struct PhoneFileTests {
  /// Which experiments of the first twelve chapters stay in the book, and why.
  private static let staying: [(reason: String, ids: String)] = [
    (
      "it prints tables, and has no scene to touch",
      "1G 3E7 4B 4G 5D2 8F 8K 8L 9D 9J 10N 10O 10P 11F 11L 11M 11N 12K 12L 12M"
    ),
    (
      "no finger touches its scene; the script itself calls what happens in it",
      "3J3 5D4 5F 5F2 5G 5G2 5H 5H2 5H3 5M"
    ),
    ("it presses buttons of the hardware, and a finger on the screen cannot", "5I 5I2 5J"),
    (
      "its script follows the keyboard by a call of our own, which UIKit does not have", "12I 12I2"
    ),
    ("its script animates a view by a call of our own, which UIKit does not have", "12K2"),
    ("no app is in front in it, so none could show its log", "1C"),
    ("the target of save is gone before a finger comes", "6L"),
  ]

  /// The code of a file, with a sign for each number; whole numbers have a sign of their own.
  private static func withoutNumbers(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      .replacing(pattern: "\\b\\d+\\.\\d+\\b", "#.#").replacing(pattern: "(?<![\\w#.])\\d+\\b", "#")
      .split(separator: "\n").map { String($0) }
  }

  @Test func `every experiment leaves the book, or says in a sentence why not`() throws {
    var left: [String: Int] = [:]
    var stayed: [String] = []
    for made in try PhoneFiles.all() {
      switch made.file {
      case .success(let file):
        expectEqual(file.lines.first, "// \(made.experiment.id)  \(made.experiment.title)")
        expect(file.lines.contains("// Checked against declarations, not run on a phone."))
        left[made.chapter.program, default: 0] += 1
      case .failure(let problem): stayed.append(problem.message)
      }
    }
    // The scenes of chapter 15 are SwiftUI's, all of them.
    for chapter in chapters where chapter.number != 15 {
      expect(left[chapter.program, default: 0] > 0)
    }
    let expected = Self.staying.flatMap { reason, ids in
      ids.split(separator: " ").map { "\($0) cannot leave the book: \(reason)" }
    }
    let later = stayed.filter { line in ["13", "14", "15", "16"].contains { line.hasPrefix($0) } }
    expectLines(stayed.filter { !later.contains($0) }.sorted(), expected.sorted())
    for sentence in later { expect(sentence.contains(" cannot leave the book: ")) }
  }

  @Test func `what leaves the book has the types of UIKit`() async throws {
    // One of each chapter stands for the others; .ci/more asks for every one.
    let isAll = EveryRun.isAsked
    var files: [(name: String, lines: [String])] = []
    var kinds: Set<[String]> = []
    var count = 0
    var seen: Set<Int> = []
    for made in try PhoneFiles.all() {
      guard let lines = try? made.file.get().lines else { continue }
      guard seen.insert(made.chapter.number).inserted || isAll else { continue }
      count += 1
      // Files that differ in comments and numbers only have the same types.
      if kinds.insert(Self.withoutNumbers(lines)).inserted {
        files.append((made.experiment.id, lines))
      }
    }
    #expect(files.count >= 12)
    let found = try await withUIKit { uikit in
      try await withThrowingTaskGroup(of: [String].self) { group in
        for (name, lines) in files {
          group.addTask {
            let texts = ["Scene.swift": lines, PhoneLog.name: PhoneLog.lines]
            return try uikit.findings(
              in: texts.mapValues { $0.joined(separator: "\n") + "\n" }, name
            ).map { "\(name): \($0)" }
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
    if isAll {
      print(
        "➜ \(count) files for a phone, \(files.count) of them of their own kind, have the right types."
      )
    }
    expectLines(found.sorted(), [])
  }

  @Test func `a file has the scene as the reader has varied it`() throws {
    let second = try #require(chapters.first { $0.number == 2 })
    let usual = Transcript("2C5 --uikit", of: second)
    let varied = Transcript("2C5 --alpha 0.02 --uikit", of: second)
    expectEqual(usual.status, 0)
    expect(usual.lines.contains("  blue.alpha = 0.1"))
    expect(varied.lines.contains("  blue.alpha = 0.02"))
    expect(varied.lines.contains { $0.hasPrefix("// ") && $0.contains("2C5 --alpha 0.02 --uikit") })
  }

  @Test func `a file says where a finger comes down, and what the model expects`() throws {
    let seventh = try #require(chapters.first { $0.number == 7 })
    let lines = Transcript("7A --uikit", of: seventh).lines
    let head = lines.prefix { $0.hasPrefix("//") }.map { String($0.dropFirst(2)) }
    for line in [
      "   0.000 one finger comes down at (46, 154), on red", "   0.080 one finger is lifted",
      "     0.080  gesture tap(grey) failed", "     0.080  action  viewController didTapRed",
      "     0.080  touch   red cancelled",
    ] {
      expect(head.contains(line))
    }
    // What a phone cannot show is not expected of it.
    expect(!head.contains { $0.contains("gestureTouch tap(red)") || $0.contains("possible") })
  }

  @Test func `what the script does while a finger is down has its time`() throws {
    let fourth = try #require(chapters.first { $0.number == 4 })
    let lines = Transcript("4K2 --uikit", of: fourth).lines
    let place = try #require(lines.firstIndex(of: "  later(0.1) {"))
    expectLines(
      Array(lines[place...(place + 2)]), ["  later(0.1) {", "    red.removeFromSuperview()", "  }"])
    expect(!Transcript("4K --uikit", of: fourth).lines.contains("  later(0.1) {"))
  }

  @Test func `what the script puts off has its time, too`() throws {
    let thirteenth = try #require(chapters.first { $0.number == 13 })
    let lines = Transcript("13A --uikit", of: thirteenth).lines
    let place = try #require(lines.firstIndex(of: "  later(0.3) {"))
    expectLines(
      Array(lines[place...(place + 4)]),
      [
        "  later(0.3) {", "    beach.removeFromSuperview()", "    dinner.backgroundColor = .orange",
        "    root.addSubview(dinner)", "  }",
      ])
    let fourteenth = try #require(chapters.first { $0.number == 14 })
    let last = Transcript("14J --uikit", of: fourteenth).lines
    expect(last.contains("    messages.isHidden = false"))
    expect(last.contains("    banner.removeFromSuperview()"))
  }

  @Test func `what leaves with its controller is not taken out one by one`() throws {
    let experiment = Experiment("2A", "A screen that goes", touch: CGPoint(x: 50, y: 50)) {
      stage throws(ScriptError) in
      let card = view("card", CGRect(x: 0, y: 0, width: 100, height: 100), .red)
      card.addGestureRecognizer(UITapGestureRecognizer())
      let sign = view("sign", CGRect(x: 0, y: 0, width: 10, height: 10), .blue)
      card.addSubview(sign)
      stage.root.addSubview(card)
      try stage.finger.down(at: stage.touch)
      try stage.wait(0.1)
      sign.removeFromSuperview()
      try stage.wait(0.1)
      stage.window.rootViewController = named("other", UIViewController())
      try stage.wait(0.1)
      try stage.finger.up()
    }
    let lines = try PhoneFile(of: experiment, source: ChapterSource(files: []), command: "").lines
    let place = try #require(lines.firstIndex(of: "  later(0.1) {"))
    expectLines(
      lines[place...].prefix { $0 != "}" && !$0.hasPrefix("  mark") }.map { $0 },
      [
        "  later(0.1) {", "    sign.removeFromSuperview()", "  }", "  later(0.2) {",
        "    window.rootViewController = other", "    root2.backgroundColor = .white", "  }",
      ])
  }

  @Test func `an experiment that stays says so in one line, with status 2 and no output`() throws {
    let first = try #require(chapters.first { $0.number == 1 })
    let transcript = Transcript("1G --uikit", of: first)
    expectEqual(transcript.status, 2)
    expectEqual(transcript.output, "")
    expectEqual(
      transcript.errors,
      "chapter1: 1G cannot leave the book: it prints tables, and has no scene to touch\n")
  }

  @Test func `every open question on the page has a run that leaves the book`() throws {
    let page = try String(
      contentsOf: Products.package.appendingPathComponent(BookFiles.phone), encoding: .utf8)
    let commands = page.matches(of: "\\| `swift run (chapter\\d+) ([^`]* --uikit)` \\|")
    #expect(commands.count > 10)
    for command in commands {
      let chapter = try #require(chapters.first { $0.program == command[0] })
      let transcript = Transcript(command[1], of: chapter)
      expectEqual(transcript.errors, "")
      expectEqual(transcript.status, 0)
    }
  }

  @Test func `the app that grows through the book is no experiment`() {
    let transcript = Transcript("4 --uikit", of: PlacesApp.places)
    expectEqual(transcript.status, 2)
    expectEqual(transcript.output, "")
  }

  @Test func `a source is cut into its declarations, with what Embedded Swift has left out`() throws
  {
    let source = ChapterSource(files: [
      """
      import MiniUIKit

      // listing: lamp
      /// A lamp.
      final class Lamp: UIView {
        private(set) var isLit = false
        let cord = UIView()

        func didTap() { isLit = bright(1) }
      }
      // end

      #if hasFeature(Embedded)
        func bright(_ part: Int) -> Bool { false }
      #else
        private func bright(_ part: Int) -> Bool { part > 0 }
      #endif

      let lamps = [lit("1A")]
      func lit(_ id: String) -> Experiment { Experiment(id) }
      """
    ])
    expectLines(
      source.text(of: ["Lamp"], sending: ["Lamp": ["didTap": "tap"]]),
      """
      /// A lamp.
      class Lamp: UIView {
        var isLit = false
        var cord = UIView()

        @objc func didTap() {
          trace("action", self, "tap")
          isLit = bright(1)
        }
      }
      @MainActor func bright(_ part: Int) -> Bool { part > 0 }
      """.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
  }
}
