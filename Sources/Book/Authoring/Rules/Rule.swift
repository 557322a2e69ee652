import Foundation

/// An entry on the pages of the rules, such as a rule, a decision, a trace or a pitfall.
///
/// Its heading is its id; below stand a sentence in bold, its text, and a list of lines such as
/// `- Confidence: measured`.
package struct Rule {
  /// Its id: `HT-12`.
  package let id: String
  /// The sentence in bold: what it says in short.
  package let title: String
  /// The file it stands in, from the package's root.
  package let file: String
  /// The heading's line number.
  package let line: Int
  /// The lines of its list: what stands before the colon, and after it.
  let lines: [String: String]

  /// The letters before the number: `HT`.
  var area: String { String(id.prefix { $0 != "-" }) }
  /// Who says so.
  var sources: [String] { lines["Source"]?.components(separatedBy: "; ") ?? [] }
  /// The years of the talks among its sources: `WWDC 2010-120` is one of 2010.
  var talks: Set<String> {
    let named = sources.filter { $0.hasPrefix("WWDC ") }
    return Set(named.compactMap { $0.prefixMatch(of: /WWDC (\d{4})/).map { String($0.1) } })
  }
  /// Why the engine leaves it out; nil if it does not.
  var leftOut: String? { lines["Left out"] }
  /// The rules whose tests prove it as well.
  var testedAs: [String] { lines["Tested as"]?.components(separatedBy: ", ") ?? [] }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - section: Its heading and what stands below.
  ///   - file: The file it stands in.
  init(_ section: Page.Section, in file: String) {
    (id, line, self.file) = (section.title, section.line, file)
    let text = section.blocks.first { $0.kind == .paragraph }.map(Self.text)
    title = text?.prefixMatch(of: /\*\*(.+?)\*\*/).map { String($0.1) } ?? ""
    var lines: [String: String] = [:]
    for block in section.blocks where block.kind == .item {
      let item = Self.text(of: block).dropFirst(2)
      guard let colon = item.range(of: ": ") else { continue }
      lines[String(item[..<colon.lowerBound])] = String(item[colon.upperBound...])
    }
    self.lines = lines
  }

  /// The text of a block in one line.
  private static func text(of block: Page.Block) -> String {
    block.lines.map { trimmed($0) }.joined(separator: " ")
  }
}
