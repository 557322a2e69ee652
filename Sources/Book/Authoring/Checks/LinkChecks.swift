import BookKit
import Foundation

/// Checks that every relative link resolves, and that every figure is described.
///
/// - Parameters:
///   - page: The page.
///   - files: The book's files.
/// - Returns: What is wrong.
package func checkLinks(_ page: Page, in files: BookFiles) -> [Finding] {
  var findings: [Finding] = []
  var anchors: [String: Set<String>] = [:]
  for link in page.links() {
    func report(_ message: String) { findings.append(Finding(page.file, link.line, message)) }
    if link.isImage, link.text.count < 40 {
      report("describe the figure so that it could be drawn again: at least 40 characters")
    }
    // Rendering compares the figures themselves.
    if link.isImage, link.target.contains("Figures/") { continue }
    if link.target.hasPrefix("https://") || link.target.hasPrefix("http://") { continue }
    // The pages of the repository about its own runs, whoever keeps it.
    if page.file == "README.md", link.target.hasPrefix("../../actions/") { continue }
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    let file = path.isEmpty ? page.file : BookFiles.target(of: path, in: page.file)
    guard let file, path.isEmpty || files.exists(file) else {
      report("the link leads nowhere: \(quoted(link.target))")
      continue
    }
    guard parts.count > 1, file.hasSuffix(".md") else { continue }
    if anchors[file] == nil {
      let text = path.isEmpty ? page : Page(file: file, text: files.text(of: file) ?? "")
      anchors[file] = Set(text.anchors)
    }
    if anchors[file]?.contains(String(parts[1])) != true {
      report("there is no heading for \(quoted(link.target))")
    }
  }
  return findings
}

extension Page {
  /// The anchors of the page, those of its headings first.
  package var anchors: [String] {
    var result = headingAnchors
    for block in blocks where [.html, .paragraph, .item, .table].contains(block.kind) {
      let text = block.lines.joined(separator: " ")
      guard text.contains("<a ") else { continue }
      for match in text.matches(of: /<a (?:id|name)="([^"]+)"/) { result.append(String(match.1)) }
    }
    return result
  }

  /// The anchors of the page's headings in order, as repository browsers make them.
  package var headingAnchors: [String] {
    var result: [String] = []
    for block in blocks {
      guard case .heading = block.kind else { continue }
      let anchor = Page.anchor(block.title)
      var name = anchor
      var count = 1
      while result.contains(name) {
        name = "\(anchor)-\(count)"
        count += 1
      }
      result.append(name)
    }
    return result
  }

  /// The name of a heading in links, as repository browsers make it, if no other heading has it.
  static func anchor(_ title: String) -> String {
    var text = title
    if title.contains("](") {
      text = title.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
    }
    var result = ""
    for character in text.lowercased() {
      if character == " " { result.append("-") }
      if character.isLetter || character.isNumber || "-_".contains(character) {
        result.append(character)
      }
    }
    return result
  }
}

/// Checks that the outputs of our programs that stand in a page fit into 72 columns.
///
/// - Parameter page: The page.
/// - Returns: What is wrong.
package func checkWidth(_ page: Page) -> [Finding] {
  var findings: [Finding] = []
  for block in page.boundBlocks().blocks {
    // What the package manager prints is as wide as it is.
    switch block.binding {
    case .listing, .output, .quote: continue
    case .run, .ask, .command: break
    }
    for (index, line) in block.content.enumerated() where line.count > outputWidth {
      findings.append(
        Finding(
          page.file, block.line + 1 + index, "the output has \(line.count) columns; at most 72"))
    }
  }
  return findings
}
