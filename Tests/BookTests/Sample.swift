import Authoring
import BookKit
import Foundation
import GradingCore
import MiniUIKit
import Stage

/// A chapter to test with: one experiment with everything, and one without.
enum Sample {
  static let chapter = Chapter(2, "Who is there?", folder: "02-who", [full, bare])

  /// A red view that can be switched off, and a question about it.
  static let full = Experiment(
    "2A", "A red view", kinds: ["hitTest", "touch"],
    parameters: [
      .number("alpha", 1, in: 0...1, "how opaque red is"),
      .flag("hidden", false, "whether red is hidden"),
      .word("side", "left", of: ["left", "right"], "where red lies"),
    ],
    touch: CGPoint(x: 46, y: 154),
    prediction: Prediction(
      "Which view is hit?",
      [
        Prediction.Choice("red", "It is deepest under the finger."),
        Prediction.Choice("nobody", "The root view is under the finger at least."),
      ]
    ) { $0.hit() },
    pictures: [.map, .scene]
  ) { stage throws(ScriptError) in
    let x: CGFloat = stage.word("side") == "left" ? 0 : 200
    let red = view("red", CGRect(x: x, y: 100, width: 100, height: 100))
    red.alpha = CGFloat(stage.number("alpha"))
    red.isHidden = stage.flag("hidden")
    stage.root.addSubview(red)
    stage.recording.add(Table("Facts", [["who", "what"], ["red", "hit"]]))
    try stage.finger.tap(at: stage.settings.touch ?? .zero)
  }

  /// Time passes; no finger comes down.
  static let bare = Experiment("2B", "No finger", pictures: []) { stage throws(ScriptError) in
    try stage.wait(1)
  }

  /// An experiment whose script cannot be played.
  static let broken = Experiment("2C", "Up without down") { stage throws(ScriptError) in
    try stage.finger.up()
  }
}

/// What a program printed.
struct Transcript {
  var status: Int32 = 0
  var output = ""
  var errors = ""

  /// Runs a chapter's program.
  ///
  /// - Parameters:
  ///   - arguments: The command, split at its spaces.
  ///   - chapter: The chapter.
  ///   - cases: The chapter's reports.
  ///   - answers: What is typed; nil if nothing is, and there is no terminal.
  ///   - isTerminal: Whether there is a terminal; nil if there is one for what is typed.
  ///   - columns: How wide the terminal is.
  ///   - environment: The environment's variables.
  init(
    _ arguments: String, of chapter: Chapter = Sample.chapter, cases: [String: CaseFile] = [:],
    typing answers: [String]? = nil, isTerminal: Bool? = nil, columns: Int = 80,
    environment: [String: String] = ["NO_COLOR": "1"]
  ) {
    self.init(
      arguments.split(separator: " ").map { String($0) }, of: chapter, cases: cases,
      typing: answers, isTerminal: isTerminal, columns: columns, environment: environment)
  }

  init(
    _ arguments: [String], of chapter: Chapter = Sample.chapter, cases: [String: CaseFile] = [:],
    typing answers: [String]? = nil, isTerminal: Bool? = nil, columns: Int = 80,
    environment: [String: String] = ["NO_COLOR": "1"]
  ) {
    var (output, errors) = ("", "")
    var rest = ArraySlice(answers ?? [])
    var console = Console(arguments, write: { output += $0 }, writeError: { errors += $0 })
    console.environment = environment
    console.isTerminal = isTerminal ?? (answers != nil)
    console.columns = columns
    console.readLine = { rest.popFirst() }
    status = perform(chapter, cases: cases, on: console)
    (self.output, self.errors) = (output, errors)
  }

  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A folder with files, which is removed when nobody needs it any more.
final class Folder {
  let root: String

  init(_ files: [String: String] = [:]) throws {
    root = NSTemporaryDirectory() + "book-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, _ name: String) throws {
    let place = URL(fileURLWithPath: root + "/" + name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: root + "/" + name, encoding: .utf8)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }
}

/// A run's map without the empty lines around it.
func map(of run: Run) -> [String] {
  Array(run.map.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
}

/// The sentences of findings with their lines: `3: the fence is never closed`.
func messages(_ findings: [Finding]) -> [String] { findings.map { "\($0.line): \($0.message)" } }
