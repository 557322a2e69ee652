import Authoring
import BookKit
import Foundation
import Stage

/// Turns one Markdown file of the book into the HTML between the head and the foot of its page.
struct Article {
  /// The page's text.
  let page: Page
  /// Where links lead.
  let map: SiteMap
  /// All chapters, and the app that grows.
  let chapters: [Chapter]
  /// The chapter it is the text of; nil for another page.
  let chapter: Chapter?

  let inline: Inline
  /// The runs that are alive on the page.
  let keys: [RunKey]
  /// The runs about which the page asks, in order.
  let asked: [RunKey]
  private let bound: [Int: BoundBlock]

  /// A section of level 2, as the sidebar lists it.
  struct Entry {
    let anchor: String
    let title: String
  }

  init(_ page: Page, _ map: SiteMap, chapters: [Chapter], chapter: Chapter?) {
    (self.page, self.map, self.chapters, self.chapter) = (page, map, chapters, chapter)
    inline = Inline(map: map, file: page.file)
    keys = RunKey.keys(on: page)
    let blocks = page.boundBlocks().blocks
    bound = Dictionary(blocks.map { ($0.line, $0) }) { first, _ in first }
    asked = blocks.compactMap { block in
      if case .ask(let words) = block.binding { RunKey(words) } else { nil }
    }
  }

  /// The title without the chapter's number.
  var title: String {
    let heading = page.blocks.first { $0.kind == .heading(1) }?.title ?? page.file
    return heading.replacing(#/^[0-9]+ · /#, with: "")
  }

  /// The sections of level 2, and a chapter's symptoms.
  var entries: [Entry] {
    let sections = zip(headings, page.headingAnchors).filter { $0.0.kind == .heading(2) }
      .map { Entry(anchor: $0.1, title: $0.0.title) }
    guard let chapter, !ChapterSymptoms.rows(of: chapter, in: map.files).isEmpty else {
      return sections
    }
    return sections + [Entry(anchor: ChapterSymptoms.anchor, title: ChapterSymptoms.title)]
  }

  private var headings: [Page.Block] {
    page.blocks.filter { if case .heading = $0.kind { true } else { false } }
  }

  /// The whole article; the first page gets the contents after its beginning.
  func html(_ layout: Layout) throws -> String {
    let anchors = Dictionary(
      zip(headings.map(\.line), page.headingAnchors).map { ($0, $1) }
    ) { first, _ in first }
    var writer = ArticleWriter(article: self, anchors: anchors)
    if page.file == "README.md" {
      let front = FrontPage(article: self, layout: layout)
      return front.touch + (try writer.all(contents: front.contents()))
    }
    let text = try writer.all()
    return text + (chapter.map { ChapterSymptoms.html(of: $0, inline) } ?? "")
  }

  /// The fenced block that begins at a line, with what binds it.
  func binding(at line: Int) -> BoundBlock? { bound[line] }
}
