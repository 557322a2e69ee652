import Foundation

/// The tests that prove a rule: those whose names bear its id.
package struct Proofs {
  /// Where the engine's tests lie, and those of what stands on it.
  private static let folders = ["Tests/MiniUIKitTests", "Tests/StageTests"]

  /// For every id the files of its tests, one for each test.
  let files: [String: [String]]

  /// Test files of the same name; the page links to them by their names.
  var namesakes: [[String]] {
    let names = Dictionary(grouping: Set(files.values.joined()), by: ConformancePage.name)
    return names.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// The ids in the names of tests.
  package var ids: Set<String> { Set(files.keys) }

  /// Reads the tests' sources.
  ///
  /// - Parameter files: The book's files.
  package init(_ files: BookFiles) {
    var result: [String: [String]] = [:]
    for file in Self.folders.flatMap({ files.sources(in: $0) }) {
      let names = files.text(of: file)?.components(separatedBy: "func `").dropFirst() ?? []
      for name in names {
        for id in ruleIDs(in: name.prefix { $0 != "`" }) {
          result[id, default: []].append(file)
        }
      }
    }
    self.files = result
  }
}

/// The letters with which the ids of the rules begin.
private let areas = ["HT", "RC", "EV", "FR", "GR", "CT", "SV", "SU", "DEC", "TR", "VE", "EX", "P"]

/// The ids of rules, decisions and so on in a text, in their order.
///
/// It reads bytes: the texts of the whole book go through it, which takes an expression seconds.
func ruleIDs(in text: some StringProtocol) -> [String] {
  let bytes = Array(text.utf8)
  var result: [String] = []
  for dash in bytes.indices where bytes[dash] == UInt8(ascii: "-") {
    let before = bytes[..<dash].reversed().prefix { $0.isLetter || $0.isDigit }.reversed()
    let digits = bytes[(dash + 1)...].prefix { $0.isDigit }
    if digits.isEmpty || !areas.contains(String(decoding: before, as: UTF8.self)) { continue }
    // One small letter may follow: GR-8a.
    let rest = bytes[digits.endIndex...].prefix { $0.isLetter || $0.isDigit }
    if rest.count > 1 || rest.first?.isDigit == true { continue }
    let id = bytes[(dash - before.count)..<rest.endIndex]
    result.append(String(decoding: id, as: UTF8.self))
  }
  return result
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension BookFiles {
  /// The Swift files and pages in a folder and below, sorted.
  func sources(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: place(of: folder).path)
    let names = (all?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(".md")
    }
    return names.map { "\(folder)/\($0)" }.sorted()
  }
}
