import Authoring
import Foundation
import Stage

/// What stands around an article: head, contents at the side, ways on.
struct Layout {
  /// A part of the book.
  struct Part {
    let title: String
    let chapters: [Chapter]
  }

  let map: SiteMap
  let parts: [Part]
  /// Where the pages will lie, with a stroke at its end; empty if that is not known.
  ///
  /// A preview has to be named by its whole address.
  let address: String

  /// What a page may load and run.
  static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    + "img-src 'self' data:"

  init(_ map: SiteMap, at address: String = "") {
    (self.map, self.address) = (map, address)
    parts = Self.parts(map.files)
  }

  /// The parts as the first page names them: `Chapters 1 to 3 are part I, Finding the view`.
  static func parts(_ files: BookFiles) -> [Part] {
    let text = (files.text(of: "README.md") ?? "").split(separator: "\n").joined(separator: " ")
    var rest = files.chapters
    var parts: [Part] = []
    for match in text.matches(
      of:
        /[Cc]hapters? ([0-9]+)(?:(?: to| and) ([0-9]+))? (?:(?:are|is) )?part ([IVX]+), ([A-Z][A-Za-z' ]*?)(?=[.,;]| and chapter)/
    ) {
      guard let first = Int(match.1) else { continue }
      let last = match.2.flatMap { Int($0) } ?? first
      let own = rest.filter { (first...max(first, last)).contains($0.number) }
      rest.removeAll { chapter in own.contains { $0.number == chapter.number } }
      if !own.isEmpty { parts.append(Part(title: "\(match.3)  \(match.4)", chapters: own)) }
    }
    return rest.isEmpty ? parts : parts + [Part(title: "", chapters: rest)]
  }

  /// The whole page.
  ///
  /// - Parameters:
  ///   - file: The file it is made of.
  ///   - article: Its article.
  ///   - content: What stands in it.
  ///   - runs: The file with its runs; nil if it has none.
  /// - Returns: The page's HTML.
  func html(_ file: String, _ article: Article, content: String, runs: String?) -> String {
    let name = article.chapter.map { "\($0.number) · \(article.title)" } ?? article.title
    let isFirst = file == "README.md"
    let title = isFirst ? article.title : "\(name) · The Life of a Touch"
    return page(
      title: title, name: name, side: side(file, article), isFirst: isFirst,
      article: "\(head(file, article))\(content)\(foot(article))", page: map.pages[file] ?? "",
      styles: isFirst ? ["first.css"] : [],
      scripts: isFirst ? ["book.js", "first.js"] : ["book.js"],
      runs: runs, description: summary(of: article))
  }

  /// A page around an article.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - name: What stands above it on a narrow screen.
  ///   - side: What stands at its side.
  ///   - isFirst: Whether it is the book's first page.
  ///   - article: What stands in the article.
  ///   - page: The page's name.
  ///   - styles: The styles besides those of all pages.
  ///   - scripts: Its scripts, in order.
  ///   - runs: The file with its runs; nil if it has none.
  ///   - description: What it is about, in a sentence or two.
  /// - Returns: The page's HTML.
  func page(
    title: String, name: String, side: String, isFirst: Bool = false, article: String,
    page: String, styles: [String] = [], scripts: [String] = ["book.js"], runs: String? = nil,
    description: String
  ) -> String {
    let head =
      (["book.css"] + styles).map { "<link rel=\"stylesheet\" href=\"\($0)\">" }
      + (runs.map { ["<script src=\"\($0)\" charset=\"windows-1252\" defer></script>"] } ?? [])
      + scripts.map { "<script src=\"\($0)\" defer></script>" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(escaped(title))</title>
      <meta name="description" content="\(escaped(description))">
      <meta property="og:title" content="\(escaped(title))">
      <meta property="og:description" content="\(escaped(description))">
      <meta property="og:image" content="\(escaped(address))previews/\(preview(of: page))">
      <meta name="twitter:card" content="summary_large_image">
      <link rel="icon" href="data:,">
      \(head.joined(separator: "\n"))
      </head>
      <body>
      <a class="skip" href="#text">To the text</a>
      <div class="topbar"><button type="button" class="menu" aria-expanded="false" \
      aria-controls="contents">☰ Contents</button><span>\(escaped(name))</span>\
      <button type="button" class="search" hidden>Search</button></div>
      <div class="page">
      \(side)
      <main id="text"><article\(isFirst ? " class=\"first\"" : "") data-page="\(page)">
      \(article)</article></main>
      </div>
      </body>
      </html>

      """
  }

  /// The picture that a message with a link to a page shows: that of its chapter, or of the first page.
  private func preview(of page: String) -> String {
    (page.hasPrefix("chapter-") ? String(page.dropLast(5)) : "index") + ".png"
  }

  /// What an article is about: what one can do after a chapter, or the first paragraph.
  private func summary(of article: Article) -> String {
    let blocks = article.page.sections(2).first?.blocks ?? []
    let texts = blocks.filter { $0.kind == .paragraph || $0.kind == .item }
      .map { $0.lines.map { trimmed($0) }.joined(separator: " ") }
    let aim = texts.first { $0.hasPrefix("- **After this chapter you can:**") }
    let text =
      aim.map { "After this chapter you can " + $0.dropFirst(34) }
      ?? texts.first { $0.first?.isLetter == true } ?? article.title
    let plain = text.replacing(/\[([^\]]+)\]\([^)]*\)/) { String($0.1) }
      .replacing(/[`*]/, with: "")
    guard plain.count > 240 else { return plain }
    return plain.prefix(240).split(separator: " ").dropLast().joined(separator: " ") + " …"
  }

  private func head(_ file: String, _ article: Article) -> String {
    guard let chapter = article.chapter else {
      return "<h1>\(article.inline.plain.html(article.title))</h1>\n"
    }
    let part = parts.first { $0.chapters.contains { $0.number == chapter.number } }?.title ?? ""
    let halves = part.split(separator: " ", maxSplits: 1).map { trimmed($0) }
    let eyebrow =
      (halves.count == 2 ? "Part \(halves[0]), \(halves[1]) · " : "") + "Chapter \(chapter.number)"
    var facts = ""
    var lede = ""
    if let head = article.page.caseHead {
      facts =
        "<div><dt>Reading</dt><dd>\(head.reading) minutes</dd></div>"
        + "<div><dt>Exercises</dt><dd>\(head.exercises) minutes</dd></div>"
      if !head.after.isEmpty {
        let after = head.after.dropFirst("after ".count)
        facts += "<div><dt>After</dt><dd>\(article.inline.html(String(after)))</dd></div>"
      }
    }
    for block in article.page.sections(2).first?.blocks ?? [] where block.kind == .item {
      let text = block.lines.map { trimmed($0) }.joined(separator: " ")
      guard let match = text.wholeMatch(of: /- \*\*(.+?):\*\* (.*)/) else { continue }
      switch match.1 {
      case "Number", "Title", "Program": continue
      case "After this chapter you can":
        lede = "<p class=\"lede\">After this chapter you can \(article.inline.html(match.2))</p>\n"
      case "Minutes":
        for piece in match.2.split(separator: "·") {
          let words = trimmed(piece).split(separator: " ")
          guard words.count == 2 else { continue }
          facts +=
            "<div><dt>\(words[0].prefix(1).uppercased() + words[0].dropFirst())</dt>"
            + "<dd>\(words[1]) minutes</dd></div>"
        }
      default: facts += "<div><dt>\(match.1)</dt><dd>\(article.inline.html(match.2))</dd></div>"
      }
    }
    return """
      <p class="eyebrow">\(escaped(eyebrow))</p>
      <h1>\(article.inline.plain.html(article.title))</h1>
      \(lede)<dl class="facts">\(facts)</dl>

      """
  }

  /// The contents at the side of a page; without a file they are those of the bench.
  func side(_ file: String? = nil, _ article: Article? = nil) -> String {
    var list = ""
    for part in parts {
      if !part.title.isEmpty { list += "<li class=\"part\">\(escaped(part.title))</li>" }
      for chapter in part.chapters {
        let isHere = chapter.number == article?.chapter?.number
        list +=
          "<li\(isHere ? " class=\"here\"" : "")><a href=\"\(SiteMap.page(of: chapter.number))\""
          + "\(isHere ? " aria-current=\"page\"" : "")><span class=\"n\">\(chapter.number)</span>"
          + "<span>\(escaped(chapter.title))</span></a>"
        if let article, isHere {
          list +=
            "<div class=\"toc\">"
            + article.entries.map {
              "<a href=\"#\($0.anchor)\" data-section=\"\(chapter.number).\($0.anchor)\">"
                + article.inline.plain.html($0.title) + "</a>"
            }.joined() + "</div>"
        }
        list += "</li>"
      }
    }
    let pages = [
      (BookFiles.symptoms, "Something does not work?"), (BookFiles.howTo, "How to read a trace"),
      (BookFiles.glossary, "Glossary"), (BookFiles.index, "Index of names"),
      (map.files.register ?? "", "Register of myths"), (BookFiles.differences, "In real UIKit"),
      (BookFiles.touches, "What a touch knows"), (BookFiles.rules, "The rules"),
    ]
    let foot = pages.compactMap { page, title in
      map.pages[page].map {
        "<a href=\"\($0)\"\(page == file ? " aria-current=\"page\"" : "")>\(title)</a>"
      }
    }.joined()
    return """
      <nav class="side" id="contents" aria-label="Contents">\
      <button type="button" class="close" aria-label="Close the contents">✕</button><a class="book" href="index.html">The Life \
      of a Touch</a><button type="button" class="search" hidden>Search <kbd>/</kbd></button><ol>\(list)</ol><div class="foot">\(foot)\
      <a href="\(Gallery.page)"\(file == Gallery.page ? " aria-current=\"page\"" : "")>All experiments</a>\
      <a href="\(BuildPage.page)"\(file == BuildPage.page ? " aria-current=\"page\"" : "")>Build a scene</a>\
      <a href="lab.html"\(file == nil ? " aria-current=\"page\"" : "")>The bench</a>\
      <button type="button" class="plain forget" hidden>Forget my answers</button></div></nav>
      """
  }

  private func foot(_ article: Article) -> String {
    guard let chapter = article.chapter else { return "" }
    let chapters = map.files.chapters
    guard let place = chapters.firstIndex(where: { $0.number == chapter.number }) else { return "" }
    func link(_ chapter: Chapter, _ kind: String) -> String {
      "<a rel=\"\(kind)\" href=\"\(SiteMap.page(of: chapter.number))\"><span>"
        + (kind == "prev" ? "Before" : "Next")
        + "</span>\(chapter.number) · \(escaped(chapter.title))</a>"
    }
    let before = place > 0 ? link(chapters[place - 1], "prev") : "<span></span>"
    let next = place + 1 < chapters.count ? link(chapters[place + 1], "next") : "<span></span>"
    return "<nav class=\"nextprev\" aria-label=\"Chapters\">\(before)\(next)</nav>\n"
  }
}
