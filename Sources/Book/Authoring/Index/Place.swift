package import Stage

/// A section of a chapter, to which a glossary or an index can lead.
package struct Place: Equatable {
  /// The chapter's number.
  package let chapter: Int
  /// The section's heading.
  package let title: String
  /// The title of the section of level 2 it belongs to, which may be itself.
  package let part: String
  /// Where it is from the folder of the chapters.
  package let target: String
  /// What stands below its heading, up to the next one.
  package var blocks: [Page.Block] = []

  /// The names that the section explains, as a comment in it says: `<!-- explains: reset() -->`.
  var explains: [(line: Int, name: String)] {
    blocks.filter { $0.kind == .comment && $0.comment.hasPrefix("explains:") }.flatMap { block in
      block.comment.dropFirst("explains:".count).split(separator: ",").map {
        (block.line, trimmed($0))
      }
    }
  }

  /// The link in Markdown.
  var link: String { "[\(chapter) · \(title)](\(target))" }

  package static func == (left: Place, right: Place) -> Bool { left.target == right.target }
}

extension BookFiles {
  /// The sections of a chapter in order, those of level 3 apart from those around them.
  package func places(of chapter: Chapter) -> [Place] {
    let page = Page(file: chapter.page, text: text(of: chapter.page) ?? "")
    var anchors = page.headingAnchors[...]
    var part = ""
    var places: [Place] = []
    for block in page.blocks {
      guard case .heading(let level) = block.kind, let anchor = anchors.popFirst() else {
        if !places.isEmpty { places[places.count - 1].blocks.append(block) }
        continue
      }
      if level <= 2 { part = block.title }
      // What a heading says is part of its section.
      places.append(
        Place(
          chapter: chapter.number, title: block.title, part: part,
          target: "\(chapter.folder)/README.md#\(anchor)", blocks: [block]))
    }
    return places
  }
}
