import Authoring
import Foundation
import Stage

/// The first page: the book's README, whose table of chapters becomes the contents.
struct FrontPage {
  let article: Article
  let layout: Layout

  /// A touch that falls through the layers of a screen; it needs the script, and is hidden without.
  var touch: String {
    """
    <figure class="falling wide" data-falls="places 6" aria-label="A touch falls through the views of an app">
    <figcaption>A finger comes down on a map, where a callout with five stars is open. Which of these \
    views gets the touch? Move the finger, and see it fall.</figcaption>
    </figure>

    """
  }

  /// The contents, part by part, each chapter with what one takes home.
  func contents() -> String {
    var result = "<div class=\"contents\">\n"
    let says = sentences
    for part in layout.parts {
      result += "<section><h3>\(escaped(part.title))</h3><ol>\n"
      for chapter in part.chapters {
        result +=
          "<li><a href=\"\(SiteMap.page(of: chapter.number))\"><span class=\"n\">\(chapter.number)"
          + "</span><b>\(escaped(chapter.title))</b><span class=\"says\">\(says[chapter.number] ?? "")"
          + "</span></a></li>\n"
      }
      result += "</ol></section>\n"
    }
    return result + "</div>\n"
  }

  /// What each chapter says, from the table of the chapters.
  private var sentences: [Int: String] {
    var result: [Int: String] = [:]
    for block in article.page.blocks where block.kind == .table {
      for line in block.lines.dropFirst(2) {
        let cells = Table.cells(line)
        guard cells.count == 2, let match = cells[0].firstMatch(of: /\[([0-9]+) ·/),
          let number = Int(match.1)
        else { continue }
        result[number] = article.inline.plain.html(cells[1])
      }
    }
    return result
  }
}
