import Foundation
import Testing

@testable import TestKit

@Suite(.provedOnce(.book)) struct PartTests {
  private static let root = Products.package
  private static let chapters = folders(in: "Tests/ExerciseTests")
  private static let files = Snapshot(of: root.path).files.keys.sorted()
  /// What each Swift file imports.
  private static let imports = files.filter { $0.hasSuffix(".swift") }.map { path in
    let lines = text(path).split(separator: "\n").filter {
      $0.contains("import ") && !$0.hasPrefix(" ") && !$0.hasPrefix("//")
    }
    return (
      path: path, modules: lines.compactMap { $0.split(separator: " ").last.map(String.init) }
    )
  }
  private static let parts = Part.targets + chapters.map { .chapter($0) }

  private static func folders(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + path)
    return (names ?? []).filter { !$0.contains(".") }.sorted()
  }

  /// The folder of a module of the package; nil for the toolchain's, and for what readers write.
  private static func folder(of module: String) -> String? {
    let rooms = folders(in: "Sources").map { "Sources/\($0)" }
    for folder in ["Sources", "Tests"] + rooms where folders(in: folder).contains(module) {
      return "\(folder)/\(module)"
    }
    let chapter = chapters.first { module.hasSuffix($0.prefix(2)) } ?? ""
    if module.hasPrefix("Experiments") { return "Chapters/\(chapter)" }
    return module.hasPrefix("Solutions") ? "Solutions/\(chapter)" : nil
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: root.path + "/" + path, encoding: .utf8)) ?? ""
  }

  private static func covers(_ part: Part, _ path: String) -> Bool {
    part.inputs.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  @Test(arguments: parts.indices)
  func `every module that a part's files import is among its inputs`(index: Int) {
    let part = Self.parts[index]
    let files = Self.imports.filter { Self.covers(part, $0.path) }
    expect(files.count > 3, part.name)
    for (path, modules) in files {
      for module in modules {
        guard let folder = Self.folder(of: module) else { continue }
        expect(Self.covers(part, folder), "\(part.name): \(path) imports \(module)")
      }
    }
  }

  @Test func `every input of a part exists`() {
    for part in Self.parts {
      for input in part.inputs {
        expect(
          FileManager.default.fileExists(atPath: Self.root.path + "/" + input),
          "\(part.name): \(input)")
      }
    }
  }

  @Test func `every folder of tests has its part`() {
    let proved = Self.files.filter { path in
      path.hasPrefix("Tests/") && Self.text(path).contains(".provedOnce(.")
    }
    let missing = Self.folders(in: "Tests").filter { folder in
      !proved.contains { $0.hasPrefix("Tests/\(folder)/") }
    }
    // The tests of the page cancel themselves where there is no page, so no record is kept.
    expectEqual(missing, ["TestKit", "WebTests"])
  }
}
