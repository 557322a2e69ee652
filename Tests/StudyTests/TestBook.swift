import Foundation

@testable import study

/// A small book in a temporary folder, with a learner at its terminal.
final class TestBook {
  let root: URL
  private(set) var out: [String] = []
  private(set) var err: [String] = []
  private(set) var filters: [String] = []
  /// What the next run of the tests says.
  var next = TestRun(events: Events.runStarted)

  /// Where mutants are graded.
  var site: any ProofSite = FakeSite()

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    root = folder.resolvingSymlinksInPath()
    try write("Package.swift", "let package = Package(name: \"LifeOfATouch\")\n")
    try write("Chapters/02-under-the-finger/README.md", "# 2 Who is under the finger?\n")
    try write("Exercises/02-under-the-finger/README.md", Self.hints)
    for id in ["2_1", "2_2", "10_1"] {
      let folder = id == "10_1" ? "10-scroll-views" : "02-under-the-finger"
      try write("Exercises/\(folder)/Exercise\(id).swift", Self.stub(id))
      try write("Exercises/\(folder)/.stubs/Exercise\(id).swift", Self.stub(id))
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Calls the command, and returns the exit status.
  func study(_ words: String..., from folder: String = "") -> Int32 { study(words, from: folder) }

  func study(_ words: [String], from folder: String = "") -> Int32 {
    (out, err) = ([], [])
    var study = Study()
    study.directory = folder.isEmpty ? root : root.appendingPathComponent(folder)
    study.out = { self.out += $0.components(separatedBy: "\n") }
    study.err = { self.err += $0.components(separatedBy: "\n") }
    study.test = { _, filter in
      self.filters.append(filter)
      return self.next
    }
    study.makeProofSite = { _, _ in self.site }
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
