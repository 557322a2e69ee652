/// Checks that every name of the sources on a page is declared in the file it links to.
///
/// Code on the page is the text of a link to the Swift file that declares it, or else a command or
/// the path of a file.
///
/// - Parameters:
///   - page: The page.
///   - files: The book's files.
/// - Returns: What is wrong.
package func checkSourceNames(_ page: Page, in files: BookFiles) -> [Finding] {
  var findings: [Finding] = []
  var declared: [String: Set<String>] = [:]
  let prose = page.blocks.filter { $0.kind != .fence && $0.kind != .comment }
  for (block, offset, line) in prose.flatMap({ block in
    block.lines.enumerated().map { (block, $0.offset, $0.element) }
  }) {
    func report(_ message: String) {
      findings.append(Finding(page.file, block.line + offset, message))
    }
    let links = line.matches(of: /\[`([^`]+)`\]\(([^)\s]+)\)/)
    for link in links where link.2.hasSuffix(".swift") {
      guard let file = BookFiles.target(of: String(link.2), in: page.file) else { continue }
      if declared[file] == nil { declared[file] = files.declaredNames(in: file) }
      if declared[file]?.contains(String(link.1)) != true {
        report("\(link.1) is not declared in \(file)")
      }
    }
    for span in line.matches(of: /`([^`]+)`/)
    where !links.contains(where: { $0.range.contains(span.range.lowerBound) }) {
      let code = String(span.1)
      let isCommand = ["swift ", "bash ", "-"].contains { code.hasPrefix($0) }
      if !isCommand, !files.exists(code) {
        report("\(code) is no file, and not linked to its declaration")
      }
    }
  }
  return findings
}

extension BookFiles {
  /// What a Swift file declares, as in `MainRunLoop`, `MainRunLoop.schedule(after:_:)` or
  /// `render(root:chapters:write:)`.
  fileprivate func declaredNames(in file: String) -> Set<String> {
    var reader = DeclarationReader(file: file, .all)
    reader.read(text(of: file) ?? "")
    return Set(
      reader.names.map { $0.owner.isEmpty ? $0.signature : $0.owner + "." + $0.signature })
  }
}
