import Authoring
import Foundation
import Stage

/// What one sees on a screen, and the runs of a chapter that show it: the chapter's rows of the page
/// of symptoms.
struct ChapterSymptoms {
  /// A symptom with the runs that show it.
  struct Row: Equatable {
    let title: String
    let anchor: String
    var runs: [String]
  }

  /// The name of their place on a chapter's page.
  static let anchor = "something-does-not-work"
  /// Their heading.
  static let title = "Something does not work?"

  /// The rows of a chapter.
  static func rows(of chapter: Chapter, in files: BookFiles) -> [Row] {
    guard let text = files.text(of: BookFiles.symptoms) else { return [] }
    let page = Page(file: BookFiles.symptoms, text: text)
    var anchors = page.headingAnchors[...]
    var title = ("", "")
    var rows: [Row] = []
    for block in page.blocks {
      if case .heading = block.kind { title = (block.title, anchors.popFirst() ?? "") }
      guard block.kind == .table else { continue }
      for line in block.lines where line.contains("`swift run \(chapter.program) ") {
        for match in line.matches(of: /`swift run chapter([0-9]+) ([0-9]+[A-Z][0-9]*)/)
        where Int(match.1) == chapter.number {
          let run = String(match.2)
          if rows.last?.anchor != title.1 {
            rows.append(Row(title: title.0, anchor: title.1, runs: []))
          }
          if rows.last?.runs.contains(run) == false { rows[rows.count - 1].runs.append(run) }
        }
      }
    }
    return rows
  }

  /// The section at the end of a chapter; empty if nothing of the chapter is a symptom.
  static func html(of chapter: Chapter, _ inline: Inline) -> String {
    let rows = rows(of: chapter, in: inline.map.files)
    guard !rows.isEmpty, let page = inline.map.pages[BookFiles.symptoms] else { return "" }
    var result = "<h2 id=\"\(anchor)\">\(title)</h2>\n<ul class=\"symptom\">\n"
    for row in rows {
      let runs = row.runs.map { run in
        "<a class=\"try\" href=\"\(inline.map.run(run, from: inline.file) ?? "")\">\(run)</a>"
      }
      result +=
        "<li><a href=\"\(page)#\(escaped(row.anchor))\">\(inline.plain.html(row.title))</a>"
        + "<span>run \(runs.joined(separator: ", "))</span></li>\n"
    }
    return result + "</ul>\n"
  }
}
