import BookKit
import Foundation
package import Stage

/// What rendering found and did.
package struct RenderReport: Sendable {
  /// Blocks and figures that are not, or were not, what the program makes.
  package fileprivate(set) var differences: [Finding] = []
  /// What has to be put right by hand.
  package fileprivate(set) var errors: [Finding] = []
  /// The files that were written.
  package fileprivate(set) var written: [String] = []
  /// How many words of prose each chapter has.
  package fileprivate(set) var lengths: [String] = []

  /// Everything found and done, as the learner's tool prints it.
  package var lines: [String] {
    (errors + differences).map { $0.description } + written.map { "written: " + $0 } + lengths
      + ["\(errors.count) errors, \(differences.count) differences, \(written.count) files written"]
  }

  /// Whether the text is what the program makes.
  package var isClean: Bool { differences.isEmpty && errors.isEmpty }
}

/// Compares every output, listing and figure of the book with what the program makes of it, and the
/// code that is made of exercises with them.
///
/// - Parameters:
///   - root: The package's root.
///   - chapters: The chapters.
///   - write: Whether what differs is written, each file in one step.
/// - Returns: What differs, what is wrong, and what was written.
package func render(root: String, chapters: [Chapter], write: Bool) -> RenderReport {
  let files = BookFiles(root: root, chapters: chapters)
  var report = RenderReport()
  var references: [FigureReference] = []
  for file in files.pages {
    guard let text = files.text(of: file) else {
      report.errors.append(Finding(file, 1, "the page is missing"))
      continue
    }
    let page = Page(file: file, text: text)
    references += page.figureReferences()
    renderBlocks(of: page, files, write: write, into: &report)
  }
  renderFigures(references, files, write: write, into: &report)
  renderCode(files, write: write, into: &report)
  renderWholePages(files, write: write, into: &report)
  report.lengths = chapters.compactMap { chapter in
    files.text(of: chapter.page).map {
      "chapter \(chapter.number): \(Page(file: chapter.page, text: $0).wordsOfProse) words"
    }
  }
  return report
}

/// Compares the pages that are written from their first line to their last; they come after what
/// the chapters get.
private func renderWholePages(_ files: BookFiles, write: Bool, into report: inout RenderReport) {
  for (file, lines) in files.wholePages {
    let old = files.text(of: file).map { Page(file: file, text: $0).lines } ?? []
    if old == lines { continue }
    report.differences.append(
      Finding(
        file, 1, "the page is not what the program makes", difference: shortDifference(old, lines)))
    if write { store(Data((lines.joined(separator: "\n") + "\n").utf8), file, files, &report) }
  }
}

/// Compares the code that is made of exercises' untouched files.
private func renderCode(_ files: BookFiles, write: Bool, into report: inout RenderReport) {
  for code in files.derivedCode {
    let old = files.text(of: code.file) ?? ""
    if old == code.text { continue }
    report.differences.append(
      Finding(
        code.file, 1, "the code is not what is made of \(code.stub)",
        difference: shortDifference(
          old.components(separatedBy: "\n"), code.text.components(separatedBy: "\n"))))
    if write { store(Data(code.text.utf8), code.file, files, &report) }
  }
}

private func renderBlocks(
  of page: Page, _ files: BookFiles, write: Bool, into report: inout RenderReport
) {
  let (blocks, findings) = page.boundBlocks()
  report.errors += findings + checkInlineCommands(page, files)
  var lines = page.lines
  // From the last block to the first, so that the earlier line numbers stay true.
  for block in blocks.reversed() {
    do {
      guard let content = try Content(files: files).content(for: block, in: page.file),
        content != block.content
      else { continue }
      report.differences.append(
        Finding(
          page.file, block.line, "the block is not what the program makes",
          difference: shortDifference(block.content, content)))
      lines.replaceSubrange(
        block.line..<(block.line + block.content.count),
        with: content.map { $0.isEmpty ? "" : block.indent + $0 })
    } catch {
      report.errors.append(Finding(page.file, block.line, error.message))
    }
  }
  if write, lines != page.lines {
    store(Data((lines.joined(separator: "\n") + "\n").utf8), page.file, files, &report)
  }
}

/// Checks the commands that stand within sentences; those with a placeholder are not meant.
private func checkInlineCommands(_ page: Page, _ files: BookFiles) -> [Finding] {
  var findings: [Finding] = []
  for block in page.blocks where block.kind != .fence && block.kind != .comment {
    for (index, line) in block.lines.enumerated() where line.contains("`swift ") {
      for match in line.matches(
        of: /`(swift (?:run (?:chapter[0-9]|places|study)|test --filter ex[0-9])[^`]*)`/)
      {
        do {
          try CommandLineCheck(files: files).check(String(match.1))
        } catch {
          findings.append(Finding(page.file, block.line + index, error.message))
        }
      }
    }
  }
  return findings
}

private func renderFigures(
  _ references: [FigureReference], _ files: BookFiles, write: Bool,
  into report: inout RenderReport
) {
  let catalog = FigureCatalog(files.chapters)
  report.errors += catalog.findings
  var seen: Set<String> = []
  for reference in references {
    if let path = reference.path, seen.contains(path) { continue }
    let drawn = Result { try reference.path.flatMap { try catalog.svg($0) } }
    guard let path = reference.path, case .success(let svg?) = drawn else {
      let reason = if case .failure(let error) = drawn { ": \(error)" } else { "" }
      report.errors.append(
        Finding(
          reference.file, reference.line,
          "no experiment makes the figure \(quoted(reference.link))\(reason)"))
      continue
    }
    seen.insert(path)
    let data = Data(svg.utf8)
    let old = try? Data(contentsOf: files.place(of: path))
    if old == data { continue }
    report.differences.append(
      Finding(
        path, 1, old == nil ? "the figure is missing" : "the figure is not what the program makes"))
    if write { store(data, path, files, &report) }
  }
  for chapter in files.chapters {
    for name in files.names(in: "Chapters/\(chapter.folder)/Figures") {
      let path = "Chapters/\(chapter.folder)/Figures/\(name)"
      if !catalog.has(path) {
        report.errors.append(Finding(path, 1, "no experiment makes this figure; delete it"))
      } else if !references.contains(where: { $0.path == path }) {
        report.errors.append(Finding(path, 1, "no page shows this figure; delete it"))
      }
    }
  }
}

private func store(
  _ data: Data, _ file: String, _ files: BookFiles, _ report: inout RenderReport
) {
  if report.written.contains(file) { return }
  let place = files.place(of: file)
  do {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place, options: .atomic)
    report.written.append(file)
  } catch {
    report.errors.append(Finding(file, 1, "cannot be written"))
  }
}
