import Foundation
import Testing

/// Every rule is proved by a test that bears its id, or stands on the page of what is left out.
struct ConformanceTests {
  private let ids = /(?:HT|RC|EV|FR|GR|CT|SV)-[0-9]+[a-z]?/

  /// The rules whose ids stand in the names of the engine's tests.
  private func proved() throws -> Set<String> {
    let folder = URL(fileURLWithPath: packageRoot + "/Tests/MiniUIKitTests")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var ids: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for name in text.matches(of: /func `([^`]+)`/) {
        for id in name.1.matches(of: self.ids) { ids.insert(String(id.0)) }
      }
    }
    return ids
  }

  /// The rules on the page, each with its reason.
  private func leftOut() throws -> [String: String] {
    let page = try String(
      contentsOfFile: packageRoot + "/Sources/MiniUIKit/Conformance.md", encoding: .utf8)
    var rows: [String: String] = [:]
    for line in page.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].wholeMatch(of: ids) != nil else { continue }
      rows[cells[0]] = cells[2]
    }
    return rows
  }

  @Test func `every rule has a test with its id, or a reason why not`() throws {
    let (proved, leftOut) = (try proved(), try leftOut())
    // Remarks on versions (VE) are no rules.
    for rule in ruleConfidence.keys.sorted() where rule.wholeMatch(of: ids) != nil {
      switch (proved.contains(rule), leftOut[rule]) {
      case (true, nil): break
      case (true, .some): Issue.record("\(rule) has a test and stands on the page all the same")
      case (false, let reason):
        #expect(reason?.isEmpty == false, "\(rule) has no test and no reason")
      }
    }
  }

  @Test func `no test and no row bears the id of a rule that does not exist`() throws {
    let known = Set(ruleConfidence.keys)
    #expect(try proved().subtracting(known).sorted() == [])
    #expect(try Set(leftOut().keys).subtracting(known).sorted() == [])
  }
}
