import Authoring
import Foundation
import LiveBook
import Stage

/// A chapter's exercises as cards: what is asked, the command, and one hint at a time.
struct ExerciseCards {
  let chapter: Chapter
  let article: Article

  init(_ chapter: Chapter, article: Article) { (self.chapter, self.article) = (chapter, article) }

  /// The cards of some exercises.
  func html(_ rows: [ExerciseRow]) -> String {
    let hints = hints
    return rows.filter { $0.cells.count >= 4 }
      .map { card($0, hints[$0.id] ?? (title: "", hints: [])) }.joined()
  }

  private var inline: Inline { article.inline }

  private func card(_ row: ExerciseRow, _ help: (title: String, hints: [[Page.Block]])) -> String {
    let statement = statement(row.id)
    let stars = row.cells[1].isEmpty ? self.stars(row.id) : row.cells[1]
    let trains = row.isInText ? "" : " · trains \(inline.html(row.cells[3]))"
    let command = "swift run study check \(row.id)"
    let minutes = row.cells[2]
    var result = """
      <section class="card" id="exercise-\(row.id)" data-exercise="\(row.id)"\
      \(liveScenes.contains { $0.id == row.id } ? " data-scene" : "") \
      aria-labelledby="exercise-\(row.id)-title">
      <div class="top"><b id="exercise-\(row.id)-title">\(row.id) \(escaped(help.title))</b>\
      <span class="meta">\(stars) · \(minutes) minutes\(trains)</span></div>
      <div class="task">\(statement)</div>

      """
    if !help.hints.isEmpty {
      result += "<ol class=\"hints\">\n"
      for hint in help.hints {
        let text = hint.map { block in
          block.kind == .fence
            ? "<pre><code>\(escaped(block.lines.dropFirst().dropLast().joined(separator: "\n")))</code></pre>"
            : "<p>\(inline.html(block.lines.map { trimmed($0) }.joined(separator: " ")))</p>"
        }
        result += "<li>\(text.joined())</li>\n"
      }
      result += "</ol>\n"
    }
    result += """
      <div class="do"><code class="cmd">\(command)</code>\
      \(ExerciseForms.has(row.id) ? "<button data-try>Try it here</button>" : "")\
      </div></section>

      """
    return result
  }

  /// The titles of the exercises and their hints, from the page beside them.
  private var hints: [String: (title: String, hints: [[Page.Block]])] {
    let file = "\(chapter.exercises)/README.md"
    let page = Page(file: file, text: article.map.files.text(of: file) ?? "")
    var result: [String: (title: String, hints: [[Page.Block]])] = [:]
    for section in page.sections(2).dropFirst() {
      guard let space = section.title.firstIndex(of: " ") else { continue }
      let id = String(section.title[..<space])
      var hints: [[Page.Block]] = []
      for block in section.blocks {
        if block.kind == .html {
          if block.lines.contains(where: { $0.contains("<details") }) { hints.append([]) }
        } else if !hints.isEmpty {
          hints[hints.count - 1].append(block)
        }
      }
      result[id] = (String(section.title[space...].dropFirst()), hints)
    }
    return result
  }

  /// The exercise's file as it was before anybody wrote into it.
  private func stub(_ id: String) -> String {
    let name = id.split(separator: ".").joined(separator: "_")
    let folder = chapter.exercises
    return ["\(folder)/.stubs/Exercise\(name).swift", "\(folder)/Exercise\(name).swift"]
      .lazy.compactMap { article.map.files.text(of: $0) }.first ?? ""
  }

  /// How hard it is, as the first line of its statement says.
  private func stars(_ id: String) -> String {
    stub(id).firstMatch(of: /\/\/\/ Exercise [0-9.]+ (★+)/).map { String($0.1) } ?? ""
  }

  /// The comment at the top of the exercise's file.
  private func statement(_ id: String) -> String {
    let text = stub(id)
    var comment: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = trimmed(line)
      if line.hasPrefix("/// Exercise ") {
        comment = [""]
      } else if line.hasPrefix("///"), !comment.isEmpty {
        comment.append(String(line.dropFirst(3)))
      } else if !comment.isEmpty {
        break
      }
    }
    return html(comment)
  }

  /// A link to the figure of a run that a drawing names.
  private func alive(in drawing: String) -> String {
    guard let run = drawing.firstMatch(of: /swift run chapter[0-9]+ ([0-9]+[A-Z][0-9]*)/),
      let link = article.map.run(String(run.1), from: article.page.file)
    else { return "" }
    return "<p><a href=\"\(escaped(link))\">Run \(run.1), alive</a></p>"
  }

  /// Paragraphs, lists, and drawings, which are indented.
  private func html(_ lines: [String]) -> String {
    var result = ""
    var paragraph: [String] = []
    var drawing: [String] = []
    var (tag, items): (String, [String]) = ("", [])
    /// What stands behind the mark of an item, and the list it belongs to.
    func item(_ text: String) -> (tag: String, text: Substring)? {
      if text.hasPrefix("- ") { return ("ul", text.dropFirst(2)) }
      return text.prefixMatch(of: #/[0-9]+\. /#).map { ("ol", text[$0.range.upperBound...]) }
    }
    func isDrawn(_ line: String) -> Bool { line.hasPrefix("     ") }
    func endList() {
      if !items.isEmpty { result += "<\(tag)>\(items.map { "<li>\($0)</li>" }.joined())</\(tag)>" }
      items = []
    }
    func flush() {
      let text = paragraph.joined(separator: " ")
      if let item = item(text) {
        if item.tag != tag { endList() }
        tag = item.tag
        items.append(inline.html(String(item.text)))
      } else if !text.isEmpty {
        endList()
        result += "<p>\(inline.html(text))</p>"
      }
      while drawing.last?.isEmpty == true { drawing.removeLast() }
      if !drawing.isEmpty {
        endList()
        let text = drawing.joined(separator: "\n")
        result += "<pre class=\"drawing\">\(escaped(text))</pre>" + alive(in: text)
      }
      (paragraph, drawing) = ([], [])
    }
    for line in lines {
      if isDrawn(line) {
        if !paragraph.isEmpty { flush() }
        drawing.append(String(line.dropFirst(5)))
      } else if trimmed(line).isEmpty {
        if drawing.isEmpty { flush() } else { drawing.append("") }
      } else {
        if !drawing.isEmpty { flush() }
        let text = trimmed(line)
        if item(text) != nil { flush() }
        paragraph.append(text)
      }
    }
    flush()
    endList()
    return result
  }
}
