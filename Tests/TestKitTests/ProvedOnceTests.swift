import Foundation
import Testing

@testable import TestKit

/// A package of two exercises, an engine and a solution, in a folder of its own.
private final class SamplePackage {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("TestKitTests-\(UUID().uuidString)")

  init() throws {
    try write("let package", "Package.swift")
    try write("class UIView {}", "Sources/MiniUIKit/UIView.swift")
    try write("// solution", "Solutions/02-who/Exercise2_1.swift")
    try write("// a page", "Chapters/02-who/README.md")
    for name in ["Exercise2_1", "Exercise2_2"] {
      try write(Self.stub, "Exercises/02-who/\(name).swift")
      try write(Self.stub, "Exercises/02-who/.stubs/\(name).swift")
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  static let stub = "import ExerciseKit\n\n/// Say who.\nfunc who() -> Int {\n  todo()\n}\n"

  func write(_ text: String, _ path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  var records: URL { root.appendingPathComponent("records") }

  func record(on surroundings: String = "Swift 6.3, Linux") -> PassRecord {
    PassRecord(folder: records, surroundings: surroundings, snapshot: Snapshot(of: root.path))
  }
}

@Suite(.provedOnce(.tools)) struct ProvedOnceTests {
  private let package: SamplePackage
  private let chapter = Part.chapter("02-who")

  init() throws { package = try SamplePackage() }

  @Test func `what passed is unchanged until a file it depends on has another content`() throws {
    expect(!package.record().isUnchanged("a", of: .engine))
    package.record().passed("a", of: .engine)
    expect(package.record().isUnchanged("a", of: .engine))
    expect(!package.record().isUnchanged("b", of: .engine), "another proof")
    try package.write("// another page", "Chapters/02-who/README.md")
    expect(package.record().isUnchanged("a", of: .engine), "the engine depends on no page")
    try package.write("class UIView { }", "Sources/MiniUIKit/UIView.swift")
    expect(!package.record().isUnchanged("a", of: .engine))
    try package.write("class UIView {}", "Sources/MiniUIKit/UIView.swift")
    expect(package.record().isUnchanged("a", of: .engine), "it is as it was when it passed")
  }

  @Test func `a file more, a file less and a file of another name are a change`() throws {
    package.record().passed("a", of: .engine)
    try package.write("", "Sources/MiniUIKit/UIWindow.swift")
    expect(!package.record().isUnchanged("a", of: .engine))
    let files = FileManager.default
    let folder = package.root.appendingPathComponent("Sources/MiniUIKit")
    try files.removeItem(at: folder.appendingPathComponent("UIWindow.swift"))
    expect(package.record().isUnchanged("a", of: .engine))
    try files.moveItem(
      at: folder.appendingPathComponent("UIView.swift"),
      to: folder.appendingPathComponent("View.swift"))
    expect(!package.record().isUnchanged("a", of: .engine))
  }

  @Test func `another toolchain or system proves everything anew`() {
    package.record().passed("a", of: .engine)
    expect(!package.record(on: "Swift 6.4, Linux").isUnchanged("a", of: .engine))
  }

  @Test func `the toolchain is the one SwiftPM names beside the tests`() throws {
    try package.write("6.3", "build/swift-version-0A.txt")
    try package.write("6.4", "build/swift-version-0B.txt")
    try package.write("… swift-version-0A.txt …", "build/description.json")
    let build = package.root.appendingPathComponent("build")
    let before = PassRecord.surroundings(build)
    expect(before.hasPrefix("swift-version-0A.txt\n6.3\n"))
    try package.write("6.3.2", "build/swift-version-0A.txt")
    expect(PassRecord.surroundings(build) != before)
  }

  @Test func `a reader's code changes nothing, a statement does`() throws {
    package.record().passed("a", of: chapter)
    let begun = SamplePackage.stub.split(separator: "todo()").joined(separator: "2")
    try package.write(begun, "Exercises/02-who/Exercise2_1.swift")
    expect(package.record().isUnchanged("a", of: chapter))
    try package.write("/// Say what.\n", "Exercises/02-who/Exercise2_1.swift")
    expect(!package.record().isUnchanged("a", of: chapter))
  }

  @Test func `what was begun when the chapter was proved is proved when it is reset`() throws {
    let begun = SamplePackage.stub.split(separator: "todo()").joined(separator: "2")
    try package.write(begun, "Exercises/02-who/Exercise2_1.swift")
    package.record().passed("a", of: chapter)
    expect(package.record().isUnchanged("a", of: chapter))
    try package.write(SamplePackage.stub, "Exercises/02-who/Exercise2_1.swift")
    expect(!package.record().isUnchanged("a", of: chapter))
  }

  @Test(arguments: ["", "nonsense", "passed", "\n\n\npassed", "\u{0}"])
  func `a broken record counts as none`(text: String) throws {
    package.record().passed("a", of: .engine)
    try package.write(text, "records/a")
    expect(!package.record().isUnchanged("a", of: .engine))
    package.record().passed("a", of: .engine)
    expect(package.record().isUnchanged("a", of: .engine))
  }

  @Test func `half a record counts as none`() throws {
    package.record().passed("a", of: chapter)
    let file = package.records.appendingPathComponent("a")
    let whole = try String(contentsOf: file, encoding: .utf8)
    for length in 0..<whole.count {
      try package.write(String(whole.prefix(length)), "records/a")
      expect(!package.record().isUnchanged("a", of: chapter), "\(length) characters")
    }
  }

  @Test func `many runs at the same time leave a whole record`() async {
    let record = package.record()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { record.passed("a", of: .engine) } }
    }
    expect(package.record().isUnchanged("a", of: .engine))
  }

  @Test(
    arguments: [
      (["--testing-library", "swift-testing"], [:], true),
      (["--testing-library", "swift-testing"], ["CI": "true"], false),
      (["--testing-library", "swift-testing"], ["CI": "false"], true),
      (["--testing-library", "swift-testing"], ["PROVE_ALL": "1"], false),
      (["--testing-library", "swift-testing", "--filter", "x"], [:], false),
      (["--testing-library", "swift-testing", "--filter=x"], [:], false),
      (["--testing-library", "swift-testing", "--skip", "x"], [:], false),
      (["--testing-library", "swift-testing", "--sanitize", "address"], [:], false),
      ([], [:], false),
      ([], ["XCTestSessionIdentifier": "7"], true),
      ([], ["XCTestSessionIdentifier": "7", "CI": "true"], false),
    ] as [([String], [String: String], Bool)])
  func `a filtered run, CI and PROVE_ALL skip nothing and record nothing`(
    arguments: [String], environment: [String: String], wanted: Bool
  ) {
    expectEqual(PassRecord.isWanted(arguments: arguments, environment: environment), wanted)
  }

  @Test(
    arguments: [
      ("02-who", [], [:], false),
      ("03-changing", [], [:], true),
      ("03-changing", [], ["WHOLE_BOOK": "0"], true),
      ("03-changing", [], ["WHOLE_BOOK": "1"], false),
      ("03-changing", [], ["PROVE_ALL": "1"], false),
      ("03-changing", [], ["CI": "true"], false),
      ("03-changing", ["--filter", "solutions"], [:], false),
    ] as [(String, [String], [String: String], Bool)])
  func `a clean clone proves the graders of one chapter, unless it is asked for more`(
    folder: String, arguments: [String], environment: [String: String], isLeftOut: Bool
  ) {
    let part = Part.chapter(folder)
    expectEqual(part.isLeftOut(arguments: arguments, environment: environment), isLeftOut)
    expect(!Part.engine.isLeftOut(arguments: arguments, environment: environment))
  }

  @Test(.filterIssues { $0.comments != ["on purpose"] })
  func `a proof with an issue is not recorded, one without is`() async throws {
    let (test, record) = (try #require(Test.current), package.record())
    let trait = ProvedOnce(part: .engine, record: record)
    let proof = "engine, \(test.name)"
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      Issue.record("on purpose")
    }
    expect(!record.isUnchanged(proof, of: .engine))
    await #expect(throws: CancellationError.self) {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        throw CancellationError()
      }
    }
    expect(!record.isUnchanged(proof, of: .engine))
    try await trait.provideScope(for: test, testCase: Test.Case.current) {}
    expect(record.isUnchanged(proof, of: .engine))
  }
}
