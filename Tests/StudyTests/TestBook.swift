import Authoring
import Foundation
import Testing

@testable import study

/// A small book in a temporary folder, with a learner at its terminal.
final class TestBook {
  let root: URL
  private(set) var out: [String] = []
  private(set) var err: [String] = []
  private(set) var filters: [String] = []
  /// The chapters without some answers, of each run of the tests.
  private(set) var chapters: [[String]] = []
  /// The exercises whose messages each run of the tests records.
  private(set) var recorded: [[String]] = []
  /// What the next run of the tests says.
  var next = TestRun(events: Events.runStarted)
  /// What a run says in which answers are left out, if it is something else.
  var nextWithout: TestRun?
  /// Whether the learner sits at a terminal.
  var isTerminal = false
  /// What the learner types, line by line; then the input ends.
  var typed: [String] = []
  /// The keys that the learner presses, one after another; nil if there is no keyboard.
  var pressed: [Character]?
  /// Whether the keyboard was given back.
  private(set) var hasReleasedKeys = false
  /// The environment's variables.
  var environment = ["NO_COLOR": "1", "TERM": "xterm"]
  /// What the learner was asked.
  private(set) var prompts: [String] = []
  /// What happens while a watched file is waited for, one after another; then watching ends.
  var pauses: [() throws -> Void] = []
  /// What happens while the tests run.
  var whileGrading: () throws -> Void = {}
  /// What happens between keeping a version and restoring the stub.
  var beforeRestoring: () -> Void = {}
  /// What `swift --version` prints.
  var swiftVersion: String? = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n"

  /// What grades mutants.
  var runner: any MutantRunner = FakeRunner()

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    root = folder.resolvingSymlinksInPath()
    try write("Package.swift", "let package = Package(name: \"LifeOfATouch\")\n")
    try write("Chapters/02-under-the-finger/README.md", Self.chapter)
    try write("Exercises/02-under-the-finger/README.md", Self.hints)
    for id in ["2_1", "2_2", "10_1"] {
      let folder = id == "10_1" ? "10-scroll-views" : "02-under-the-finger"
      try write("Exercises/\(folder)/Exercise\(id).swift", Self.stub(id))
      try write("Exercises/\(folder)/.stubs/Exercise\(id).swift", Self.stub(id))
      try write("Solutions/\(folder)/Exercise\(id).swift", Self.solution)
      try write("Tests/ExerciseTests/\(folder)/Yours/Yours.swift", "")
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Calls the command, and returns the exit status.
  func study(_ words: String..., from folder: String = "") -> Int32 { study(words, from: folder) }

  func study(_ words: [String], from folder: String = "") -> Int32 {
    (out, err, prompts, filters, chapters, recorded) = ([], [], [], [], [], [])
    var study = Study()
    study.directory = folder.isEmpty ? root : root.appendingPathComponent(folder)
    study.out = { self.out += $0.components(separatedBy: "\n") }
    study.err = { self.err += $0.components(separatedBy: "\n") }
    study.test = { _, filter, chapters in
      self.filters.append(filter)
      self.chapters.append(chapters)
      try self.whileGrading()
      return chapters.isEmpty ? self.next : self.nextWithout ?? self.next
    }
    study.testRecording = { _, filter, ids in
      self.filters.append(filter)
      self.recorded.append(ids)
      try self.whileGrading()
      return self.next
    }
    study.makeMutantRunner = { _, _ in self.runner }
    study.isTerminal = isTerminal
    study.ask = { prompt in
      self.prompts.append(prompt)
      return self.typed.isEmpty ? nil : self.typed.removeFirst()
    }
    study.pause = {
      guard !self.pauses.isEmpty else { return false }
      do { try self.pauses.removeFirst()() } catch { Issue.record(error) }
      return true
    }
    study.environment = environment
    study.makeKeys = {
      guard self.pressed != nil else { return nil }
      return Keys(
        next: { self.pressed?.isEmpty == false ? self.pressed?.removeFirst() : nil },
        release: { self.hasReleasedKeys = true })
    }
    study.swiftVersion = { self.swiftVersion }
    study.beforeRestoring = { self.beforeRestoring() }
    study.interruptedBy = { _ in }
    return study.run(words)
  }

  func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func list(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path)
      .sorted()
  }

  static func stub(_ id: String) -> String {
    let id = id.replacingOccurrences(of: "_", with: ".")
    return """
      import ExerciseKit

      /// Exercise \(id) ★ · order · 3 minutes
      func answer() -> String { todo("\(id)", "") }

      """
  }

  static let solution = """
    import ExerciseKit

    // The last subview is in front, so it is asked first, and whoever answers ends the search at once.
    // The trap: the first subview.
    func answer() -> String { "red" }

    """

  private static let chapter = """
    # 2 Who is under the finger?

    ## Remember

    **1.** Why is red hit, which lies behind blue, and in front of green, which is larger than
    both?

    - a) Because it is `red`.
    - b) Because blue is hidden.

    **2.** Why is blue asked?

    - a) Because it was added last.
    - b) Because it is larger.
    - c) Because it is blue.

    <details><summary>Answers</summary>

    **1 b** is right: a hidden view's gates are shut **[doc]** (HT-11). **1 a**: names do not count.

    **2 a** is right: the last one is in front. **2 b**: size plays no part. **2 c**: colours
    neither.

    </details>

    ## Exercises

    | id | stars | minutes | trains | file |
    |---|---|---|---|---|
    | 2.1 | ★ | 3 | the order | [file](x) |
    | 2.2 | ★ | 3 | extra: more of it | [file](x) |

    """

  private static let hints = """
    # Hints

    ## 2.1 Asked in order

    <details><summary>Hint 1</summary>

    Which view is drawn last?

    </details>
    <details>
    <summary>Hint 2</summary>
    Front to back.
    </details>

    <details><summary>Hint 3</summary>

    First line.

    Second line.

    </details>

    ## 2.10 Not this one

    <details><summary>Hint 1</summary>Another exercise.</details>

    """
}
