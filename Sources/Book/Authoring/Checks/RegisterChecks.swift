import BookKit
import Foundation
import Stage

/// Checks the register of myths: no claim has two entries, and each row of its tables names a run that
/// the book has, and a rule with its tag.
///
/// Each entry has an anchor for every claim it covers, as in `<a id="c0-34"></a>`.
///
/// - Parameters:
///   - page: The register.
///   - files: The book's files.
/// - Returns: What is wrong.
package func checkRegister(_ page: Page, in files: BookFiles) -> [Finding] {
  var findings: [Finding] = []
  var covered: Set<String> = []
  for id in page.claims where !covered.insert(id).inserted {
    findings.append(Finding(page.file, 1, "\(id) has an entry already"))
  }
  for table in page.blocks where table.kind == .table {
    let columns = cells(of: table.lines[0])
    guard let run = columns.firstIndex(of: "try it"), columns.last == "how we know" else {
      let message = "a table of the register says what to try, and how we know"
      findings.append(Finding(page.file, table.line, message))
      continue
    }
    for (index, row) in table.lines.enumerated().dropFirst(2) {
      func report(_ message: String) {
        findings.append(Finding(page.file, table.line + index, message))
      }
      let cells = cells(of: row)
      guard cells.count == columns.count else {
        report("a row has \(columns.count) cells, not \(cells.count)")
        continue
      }
      if cells[run] != "no run shows it", !isRun(cells[run], files) {
        report("no run of the book is \(cells[run])")
      }
      if cells.last?.contains("**[") != true { report("a row ends with its rule, with a tag") }
    }
  }
  return findings
}

extension Page {
  /// The ids of the claims that the register covers, in its order: `C0-34`.
  package var claims: [String] {
    blocks.filter { [.html, .paragraph, .table].contains($0.kind) }.flatMap { block in
      block.lines.flatMap { line in
        line.matches(of: /<a id="(c[0-4]-[0-9]+)">/).map { $0.1.uppercased() }
      }
    }
  }
}

private func cells(of row: String) -> [String] { row.split(separator: "|").map { trimmed($0) } }

/// Whether a cell is the command of a run that the book has.
private func isRun(_ cell: String, _ files: BookFiles) -> Bool {
  let run = cell.wholeMatch(of: /`swift run chapter([0-9]+) ([0-9A-Z]+)[^`]*`/)
  let chapter = files.chapters.first { "\($0.number)" == run?.1 ?? "" }
  return chapter?.experiments.contains { $0.id == run?.2 ?? "" } ?? false
}
