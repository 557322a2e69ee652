import Authoring
import BookKit
import Foundation
import Stage

/// Writes an article block by block.
struct ArticleWriter {
  let article: Article
  let anchors: [Int: String]
  var html = ""
  private var openList: String?
  /// How many items of the numbered list that was closed last there were.
  private var counted = 0
  private var detailsDepth = 0
  /// Where in the text the fold begins that is open, counted in bytes.
  private var detailsStart = 0
  /// The question whose answer is told by what follows; nil for none.
  private var gateKey: RunKey?
  /// The question that was asked last, until its answer comes.
  private var open: RunKey?
  /// The question whose answer follows, as long as nothing that tells it has come.
  private var closing: RunKey?
  /// Whether the fold that comes next has the answer to the question before it.
  private var isAnswer = false
  /// The runs that have a figure so far.
  private var alive: Set<RunKey> = []

  private var inline: Inline { article.inline }

  init(article: Article, anchors: [Int: String]) {
    (self.article, self.anchors) = (article, anchors)
  }

  /// Writes the whole article.
  ///
  /// - Parameter contents: What stands in place of the section of the chapters, which comes first.
  /// - Returns: Its HTML.
  /// - Throws: What a run throws.
  mutating func all(contents: String? = nil) throws -> String {
    let sections = article.page.sections(2)
    try begin(sections[0])
    var rest = sections.dropFirst()
    if let contents, let place = rest.firstIndex(where: { $0.title == "The chapters" }) {
      let section = rest.remove(at: place)
      add(heading: section.title, level: 2, line: section.line)
      html += contents
      try add(section.blocks.filter { $0.kind != .table })
    }
    for section in rest { try write(section) }
    return html
  }

  private mutating func write(_ section: Page.Section) throws {
    (gateKey, closing) = (nil, nil)
    add(heading: section.title, level: 2, line: section.line)
    let questions = section.questions
    if questions.contains(where: { !$0.choices.isEmpty }) {
      html += try Quiz(section, questions, article: article).html()
      return
    }
    if let chapter = article.chapter, section.title == "Exercises" {
      try exercises(section, chapter)
      return
    }
    try add(section.blocks)
  }

  /// From here on the answer to the last question is told.
  private mutating func closeGate() {
    guard let asked = open else { return }
    (gateKey, closing, open) = (asked, asked, nil)
  }

  /// What is hidden begins behind the first command, which tells nothing.
  private mutating func gate(before block: Page.Block) {
    if case .command? = article.binding(at: block.line)?.binding { return }
    guard let key = closing else { return }
    closing = nil
    html += """
      <p class="gate" data-gate="\(key.id)"><span>What follows tells the answer. Predict above, and it \
      opens by itself.</span> <button class="plain">Read on without predicting</button></p>

      """
  }

  private mutating func exercises(_ section: Page.Section, _ chapter: Chapter) throws {
    let place = section.blocks.firstIndex { $0.kind == .table } ?? section.blocks.endIndex
    try add(Array(section.blocks[..<place]))
    html += ExerciseCards(chapter, article: article).html(article.page.exercisesInTable)
    try add(Array(section.blocks[place...].dropFirst()))
  }

  /// What stands before the first section: the title, and a chapter's facts.
  private mutating func begin(_ section: Page.Section) throws {
    try add(
      section.blocks.filter { block in
        block.kind != .heading(1)
          && (article.chapter == nil
            || block.kind != .item && block.line != article.page.caseHead?.line)
      })
  }

  // MARK: - Blocks

  mutating func add(_ blocks: [Page.Block]) throws {
    for block in blocks { try add(block) }
    closeList()
  }

  private mutating func add(_ block: Page.Block) throws {
    if block.kind != .item, block.kind != .fence || !isIndented(block) { closeList() }
    // A fold behind a question tells its answer.
    if block.kind == .html, block.lines[0].contains("<details>") {
      isAnswer = open != nil
      closeGate()
    }
    if block.kind != .comment { gate(before: block) }
    switch block.kind {
    case .heading(let level): add(heading: block.title, level: level, line: block.line)
    // Where references lead, which nobody reads.
    case .paragraph where block.lines[0].prefixMatch(of: #/\[[^\]]+\]: /#) != nil: break
    // The badge of a workflow, which only the place that runs it can show.
    case .paragraph where block.lines[0].contains("](../../actions/"): break
    case .paragraph:
      html += "<p\(gate)>\(inline.html(text(block)))</p>\n"
      if let chapter = article.chapter,
        let row = article.page.exercisesInText.first(where: { $0.line == block.line })
      {
        html += ExerciseCards(chapter, article: article).html([row])
      }
    case .item: add(item: block)
    case .quote:
      let kind = article.chapter != nil && block.saysHowWeKnow ? "know" : ""
      html +=
        "<blockquote\(attributes(kind))><p>\(inline.html(text(block)))</p></blockquote>\n"
    case .table:
      html += Table(block.lines, inline: inline, isCases: article.page.file == BookFiles.symptoms)
        .html(gate)
    case .fence: try add(fence: block)
    case .image: add(image: block)
    case .html: add(markup: block)
    case .comment: break
    }
  }

  private func isIndented(_ block: Page.Block) -> Bool { block.lines[0].hasPrefix(" ") }

  /// The attributes of what is hidden until the question is answered.
  private var gate: String { attributes() }

  private func attributes(_ classes: String = "") -> String {
    guard detailsDepth == 0, let asked = gateKey else {
      return classes.isEmpty ? "" : " class=\"\(classes)\""
    }
    let all = classes.isEmpty ? "gated" : classes + " gated"
    return " class=\"\(all)\" data-gate=\"\(asked.id)\""
  }

  private mutating func add(heading: String, level: Int, line: Int) {
    let anchor = anchors[line] ?? ""
    html +=
      "<h\(level) id=\"\(escaped(anchor))\"\(gate)>\(inline.plain.html(heading))</h\(level)>\n"
  }

  /// The text of a block without what marks its lines.
  private func text(_ block: Page.Block) -> String {
    block.lines.map { line in
      var text = line.drop { $0 == " " }
      if block.kind == .quote { text = text.drop { $0 == ">" }.drop { $0 == " " } }
      return String(text)
    }.joined(separator: "\n")
  }

  private mutating func add(item block: Page.Block) {
    let text = text(block)
    let digits = text.prefix { $0.isNumber }
    let isNumbered = !digits.isEmpty
    let kind = isNumbered ? "ol" : "ul"
    if openList != kind {
      closeList()
      let start = Int(digits) ?? 1
      html += "<\(kind)\(attributes())\(isNumbered && start != 1 ? " start=\"\(start)\"" : "")>\n"
      openList = kind
    }
    let content = text.drop { !$0.isWhitespace }.drop { $0 == " " }
    html += "<li>\(inline.html(content))</li>\n"
  }

  private mutating func closeList() {
    if let list = openList { html += "</\(list)>\n" }
    openList = nil
  }

  private mutating func add(markup block: Page.Block) {
    for line in block.lines {
      if let match = line.firstMatch(of: /<details><summary>(.*?)<\/summary>/) {
        // Who has predicted, or reads on, has decided to see it: it opens with the gate.
        if detailsDepth == 0 { detailsStart = html.utf8.count }
        html += "<details\(gate)\(isAnswer ? " data-answer" : "")>"
        html += "<summary>\(inline.html(match.1))</summary><div>\n"
        detailsDepth += 1
        isAnswer = false
      } else if line.contains("</details>") {
        markRuns()
        html += "</div></details>\n"
        detailsDepth -= 1
      } else {
        html += "<p class=\"anchors\">\(inline.html(line))</p>\n"
      }
    }
  }

  /// Marks a fold with a living figure, which is as wide as the page.
  ///
  /// If a style asked for its contents, with `:has()`, the browser would ask anew with everything that
  /// a figure changes.
  private mutating func markRuns() {
    let start = html.utf8.index(html.startIndex, offsetBy: detailsStart)
    guard detailsDepth == 1, html[start...].contains("<figure class=\"run") else { return }
    html.insert(contentsOf: " data-runs", at: html.index(start, offsetBy: "<details".count))
  }

  // MARK: - Fences

  private mutating func add(fence block: Page.Block) throws {
    let lines = Array(block.lines.dropFirst().dropLast())
    guard let bound = article.binding(at: block.line) else {
      closeList()
      html += Listing(lines, name: nil, isSwift: block.lines[0].contains("swift")).html(gate)
      return
    }
    switch bound.binding {
    case .command: html += Self.command(bound.content)
    case .listing(let path, let name):
      html += Listing(
        bound.content, name: path.split(separator: "/").last.map { String($0) },
        isSwift: true, part: name
      ).html(attributes("listing"))
    case .output, .quote: html += text(of: bound)
    case .ask(let words):
      guard let key = RunKey(words) else { return }
      let figure = try RunFigure(key, article: article, text: nil, asks: true).html(attributes: "")
      // A second question of a section would tell what the first one asks.
      html += gate.isEmpty ? figure : "<div\(gate)>\n\(figure)</div>\n"
      open = key
      alive.insert(key)
    case .run(let words):
      guard let key = RunKey(words) else {
        html += text(of: bound)
        return
      }
      // The figure that asks shows the run, too.
      if article.asked.contains(key), alive.contains(key) {
        if open == key {
          closeGate()
          gate(before: block)
        }
        html += text(of: bound)
        return
      }
      let isFirst = !alive.contains(key)
      alive.insert(key)
      html += try RunFigure(
        key, article: article, text: bound.content, asks: false, isFirst: isFirst
      )
      .html(attributes: gateOfFigure)
    }
  }

  /// What a program prints, as it stands in the book.
  private func text(of bound: BoundBlock) -> String {
    let text = escaped(bound.content.joined(separator: "\n"))
    return "<pre\(attributes("trace-text shown"))>\(text)</pre>\n"
  }

  /// A figure keeps its own class.
  private var gateOfFigure: String {
    detailsDepth == 0 ? gateKey?.id ?? "" : ""
  }

  static func command(_ lines: [String]) -> String {
    let text = lines.joined(separator: "\n")
    return "<div class=\"command\"><pre><code>\(escaped(text))</code></pre></div>\n"
  }

  // MARK: - Images

  private mutating func add(image block: Page.Block) {
    guard let picture = PictureName(block.lines[0]) else {
      html += "<p>\(inline.html(block.lines[0]))</p>\n"
      return
    }
    let source = "figures/\(picture.link.split(separator: "/").last ?? "")"
    let path = BookFiles.target(of: picture.link, in: article.page.file)
    let size = Drawing(svg: path.flatMap { article.map.files.text(of: $0) } ?? "").size
    let alt = escaped(picture.alt)
    var image = "<img src=\"\(escaped(source))\" alt=\"\(alt)\"\(size) loading=\"lazy\">"
    if let tall = TallDrawing(picture, in: article.chapters) {
      image = "<picture>\(tall.source)\(image)</picture>"
    }
    let key = RunKey(experiment: picture.run)
    let isInText = article.keys.contains { $0.id == picture.run && !$0.isPlaces && hasBlock($0) }
    let isKnown = article.map.experiments.contains(picture.run)
    if isInText || picture.isStill || alive.contains(key) || !isKnown {
      html +=
        "<p\(attributes("picture echo")) data-echo=\"\(picture.run)\" "
        + "data-picture=\"\(picture.picture)\">\(image)</p>\n"
      return
    }
    alive.insert(key)
    html +=
      (try? RunFigure(
        key, article: article, text: nil, asks: false, image: image
      ).html(attributes: gateOfFigure)) ?? ""
  }

  /// Whether the page prints the run or asks about it.
  private func hasBlock(_ key: RunKey) -> Bool {
    article.page.boundBlocks().blocks.contains { block in
      switch block.binding {
      case .run(let words), .ask(let words): RunKey(words) == key
      default: false
      }
    }
  }
}
