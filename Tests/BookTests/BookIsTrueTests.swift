import BookKit
import Foundation
import Stage
import Testing

/// The package's root, from where this file lies.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

@Suite(.enabled(if: !chapters.isEmpty, "there is no chapter yet"))
struct BookIsTrueTests {
  @Test func `every output, listing and figure is what the program makes`() {
    let report = render(root: packageRoot, chapters: chapters, write: false)
    #expect(lines(report.errors) == [])
    #expect(
      lines(report.differences) == [],
      "swift run study render --write rewrites them; look at the difference before you commit")
  }

  @Test func `the two pages around the chapters are in order`() {
    #expect(
      lines(checkPages(root: packageRoot, chapters: chapters, confidence: ruleConfidence)) == [])
  }

  @Test(arguments: chapters.map { $0.number })
  func `a chapter's text keeps the rules of the book`(number: Int) throws {
    let chapter = try #require(chapters.first { $0.number == number })
    let files = BookFiles(root: packageRoot, chapters: chapters)
    #expect(lines(checkChapter(chapter, files, confidence: ruleConfidence)) == [])
  }

  @Test(arguments: chapters.map { $0.number })
  func `a chapter's experiments can be asked, read and repeated`(number: Int) throws {
    let chapter = try #require(chapters.first { $0.number == number })
    #expect(lines(checkExperiments(chapter)) == [])
  }

  private func lines(_ findings: [Finding]) -> [String] { findings.map { $0.description } }
}
