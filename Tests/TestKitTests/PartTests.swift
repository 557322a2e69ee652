import Foundation
import Testing

@testable import TestKit

@Suite(.provedOnce(.book)) struct PartTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let chapters = folders(in: "Tests/ExerciseTests")
  private static let parts = Part.targets + chapters.map { .chapter($0) }

  private static func folders(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + path)
    return (names ?? []).filter { !$0.contains(".") }.sorted()
  }

  /// The folder of a module of the package; nil for the toolchain's, and for what readers write.
  private static func folder(of module: String) -> String? {
    for folder in ["Sources", "Tests"] where folders(in: folder).contains(module) {
      return "\(folder)/\(module)"
    }
    let chapter = chapters.first { module.hasSuffix($0.prefix(2)) } ?? ""
    if module.hasPrefix("Experiments") { return "Chapters/\(chapter)" }
    return module.hasPrefix("Solutions") ? "Solutions/\(chapter)" : nil
  }

  private static func covers(_ part: Part, _ path: String) -> Bool {
    part.inputs.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  @Test(arguments: parts.indices)
  func `every module that a part's files import is among its inputs`(index: Int) {
    let part = Self.parts[index]
    let paths = Snapshot(of: Self.root.path).files.keys.filter {
      Self.covers(part, $0) && $0.hasSuffix(".swift")
    }
    expect(paths.count > 3, part.name)
    for path in paths.sorted() {
      let text = try? String(contentsOfFile: Self.root.path + "/" + path, encoding: .utf8)
      let imports = (text ?? "").split(separator: "\n").filter { $0.contains("import ") }
      for line in imports where !line.hasPrefix(" ") && !line.hasPrefix("//") {
        let module = line.split(separator: " ").last.map(String.init) ?? ""
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
    let proved = Self.parts.flatMap(\.inputs).filter { $0.hasPrefix("Tests/") }
    let missing = Self.folders(in: "Tests").filter { folder in
      !proved.contains { $0.hasPrefix("Tests/" + folder) }
    }
    // The tests of the page cancel themselves where there is no page, so no record is kept.
    expectEqual(missing, ["WebTests"])
  }
}
