import Authoring
import Foundation
import Stage
import TestKit
import Testing

/// The package's root, from where this file lies.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

@Suite(.provedOnce(.book), .enabled(if: !chapters.isEmpty, "there is no chapter yet"))
struct BookIsTrueTests {
  @Test func `every output, listing and figure is what the program makes`() {
    let report = render(root: packageRoot, chapters: chapters, write: false)
    record(report.errors)
    record(report.differences)
    expect(
      report.differences.isEmpty,
      "swift run study render --write rewrites them; look at the difference before you commit")
  }

  @Test func `the pages around the chapters are in order`() {
    record(checkPages(root: packageRoot, chapters: chapters, confidence: ruleConfidence))
  }

  @Test func `the register of myths covers every claim that is not right`() throws {
    let files = BookFiles(root: packageRoot, chapters: chapters)
    let file = try #require(files.register)
    let covered = Set(Page(file: file, text: try #require(files.text(of: file))).claims)
    expectEqual(Set(claims).subtracting(covered).sorted(), [], "these claims have no entry")
    expectEqual(covered.subtracting(claims).sorted(), [], "these ids are no claims of the list")
  }

  @Test(arguments: chapters.map { $0.number })
  func `a chapter's text keeps the rules of the book`(number: Int) throws {
    let chapter = try #require(chapters.first { $0.number == number })
    let files = BookFiles(root: packageRoot, chapters: chapters)
    record(checkChapter(chapter, files, confidence: ruleConfidence))
  }

  @Test(arguments: chapters.map { $0.number })
  func `a chapter's experiments can be asked, read and repeated`(number: Int) throws {
    let chapter = try #require(chapters.first { $0.number == number })
    record(checkExperiments(chapter))
  }
}

/// Reports each finding as an issue at its own file and line.
func record(_ findings: [Finding]) {
  for finding in findings {
    let place = SourceLocation(
      fileID: "Book/" + finding.file, filePath: packageRoot + "/" + finding.file,
      line: max(1, finding.line), column: 1)
    Issue.record("\(finding.description)", sourceLocation: place)
  }
}
