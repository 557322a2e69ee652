import Authoring
import Foundation
import LiveBook
import Stage
import TestKit
import Testing

@testable import BookSite

/// The book as a folder of pages, made natively; how it lives in a browser is tested in WebTests.
@Suite(.provedOnce(.book)) struct SiteTests {
  private static let files = BookFiles(root: packageRoot, chapters: liveBook)
  private static let theSite = Site(files)
  private static let made = Result { try SitePages(theSite) }

  /// Every file of the site that is text, by its name.
  private struct SitePages {
    var pages: [String: String] = [:]
    var other: [String: Data] = [:]

    init(_ site: Site) throws {
      for name in site.pageNames {
        for file in try site.page(name) { add(file) }
      }
      for file in try site.shared() + site.figures + site.tools { add(file) }
    }

    private mutating func add(_ file: Site.File) {
      if file.path.hasSuffix(".html") {
        pages[file.path] = String(decoding: file.data, as: UTF8.self)
      } else {
        other[file.path] = file.data
      }
    }
  }

  private var site: SitePages { get throws { try Self.made.get() } }

  @Test func `every chapter has a page, and so have the pages one looks things up in`() throws {
    let names = Set(try site.pages.keys)
    let chapters = liveBook.map { SiteMap.page(of: $0.number) }
    let others = [
      "index.html", "symptoms.html", "myths.html", "glossary.html", "names.html", "rules.html",
      "rules-hit-testing.html", "how-to-read-a-trace.html", "in-real-uikit.html",
      "what-a-touch-knows.html",
    ]
    expectEqual((chapters + others).filter { !names.contains($0) }, [])
  }

  @Test func `every link of every page leads somewhere`() throws {
    let site = try site
    let ids = site.pages.mapValues { page in
      Set(page.matches(of: #/\sid="([^"]+)"/#).map { String($0.1) })
    }
    let bench = Set(liveBook.flatMap(\.experiments).map(\.id))
    var lost: [String] = []
    for (name, page) in site.pages {
      for match in page.matches(of: #/<(?:a|img|script|link)[^>]*? (?:href|src)="([^"]*)"/#) {
        let link = String(match.1)
        if link.hasPrefix("http") || link.hasPrefix("data:") { continue }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map { String($0) }
        let file = parts[0].isEmpty ? name : parts[0]
        if file == BuildPage.page, parts.count > 1, parts[1].contains("_") {
          // Behind # stands a whole scene, which another test builds.
          continue
        }
        if file == "lab.html" {
          if parts.count > 1, !bench.contains(parts[1]) { lost.append("\(name): \(link)") }
        } else if let there = ids[file] {
          if parts.count > 1, !there.contains(parts[1]) { lost.append("\(name): \(link)") }
        } else if site.other[file] == nil {
          lost.append("\(name): \(link)")
        }
      }
    }
    expectEqual(Set(lost).sorted(), [])
  }

  @Test func `what tells the answer to a question is one step away: a gate, and no fold behind it`()
    throws
  {
    let site = try site
    var (count, wrong) = (0, [String]())
    for (name, page) in site.pages {
      let asked = page.matches(of: #/ data-ask data-gate="([^"]+)"/#).map { String($0.1) }
      count += asked.count
      for id in asked {
        let gates = page.components(separatedBy: "<p class=\"gate\" data-gate=\"\(id)\">")
        guard gates.count == 2, let next = gates[1].firstMatch(of: #/<\/p>\s*(<[^>]+>)/#)?.1 else {
          wrong.append("\(name), \(id): \(gates.count - 1) gates")
          continue
        }
        let isHidden = next.contains("gated") && next.contains("data-gate=\"\(id)\"")
        let opens = !next.hasPrefix("<details") || next.contains(" data-answer>")
        if !isHidden || !opens { wrong.append("\(name), \(id): \(next)") }
      }
    }
    expectEqual(wrong.sorted(), [])
    expect(count >= 25, "\(count)")
  }

  @Test func `the search leads to places that are there, and knows all kinds of them`() throws {
    let site = try site
    var index = SearchIndex()
    for name in site.pages.keys.sorted() { index.add(name, site.pages[name] ?? "") }
    let lost = index.entries.filter { entry in
      let parts = entry.href.split(separator: "#")
      let page = site.pages[String(parts[0])] ?? ""
      return parts.count > 1 ? !page.contains(" id=\"\(parts[1])\"") : page.isEmpty
    }
    expectEqual(lost.map(\.href), [])
    let counts = Dictionary(grouping: index.entries, by: \.kind).mapValues(\.count)
    expectEqual(counts["chapter"], liveBook.count)
    for (kind, least) in [
      ("section", 120), ("name", 150), ("symptom", 80), ("rule", 200), ("run", 150),
      ("exercise", 90), ("word", 50),
    ] {
      #expect(counts[kind] ?? 0 >= least, "\(kind)")
    }
    // What is looked for is text: no tags, no code of figures.
    #expect(index.entries.allSatisfy { !$0.title.isEmpty && !$0.title.contains("<") })
  }

  @Test func `a page has every id once`() throws {
    var twice: [String] = []
    for (name, page) in try site.pages {
      var seen: Set<Substring> = []
      for match in page.matches(of: #/\sid="([^"]+)"/#) where !seen.insert(match.1).inserted {
        twice.append("\(name): \(match.1)")
      }
    }
    expectEqual(twice.sorted(), [])
  }

  @Test func `tags that open are closed in their order`() throws {
    let single: Set<Substring> = ["meta", "link", "img", "input", "br", "source", "!doctype"]
    var wrong: [String] = []
    for (name, page) in try site.pages {
      var open: [Substring] = []
      for match in page.matches(of: #/<(\/?)([!a-z][a-z0-9]*)[^>]*>/#)
      where !single.contains(match.2) {
        if match.1.isEmpty {
          open.append(match.2)
        } else if open.popLast() != match.2 {
          wrong.append("\(name): </\(match.2)>")
          break
        }
      }
      if !open.isEmpty { wrong.append("\(name): \(open.joined(separator: " ")) stay open") }
    }
    expectEqual(wrong.sorted(), [])
  }

  @Test func `a script is squeezed to what it means, and its texts stay as they are`() {
    let script = """
      const half = (each) => each + 0.5 / 2; // a half
      function f(x) {
      if (x) return `a + ${x + 1} b`;
      return x ? "0.5  + }" : /a +b/;
      }
      async (x) => x - -1;
      k += 1 % 2;
      """
    let short = [
      "let half=each=>each+.5/2;function f(x){if(x)return `a + ${x+1} b`;",
      #"return x?"0.5  + }":/a +b/}async(x)=>x - -1;k+=1%2;"#,
    ]
    expectEqual(Assets.squeezed(script: script), short.joined())
  }

  @Test func `a chapter's page with its runs, script and style stays below 300 kB`() throws {
    let site = try site
    let shared = ["book.css", "book.js"].reduce(0) { $0 + (site.other[$1]?.count ?? 0) }
    var large: [String] = []
    for chapter in liveBook {
      let name = SiteMap.page(of: chapter.number)
      let runs = "runs-" + name.dropFirst("chapter-".count).dropLast(5) + ".js"
      let size = (site.pages[name]?.utf8.count ?? 0) + (site.other[runs]?.count ?? 0) + shared
      if size > 300_000 { large.append("\(name): \(size)") }
    }
    expectEqual(large, [])
  }

  @Test func `every run that a page shows alive is recorded beside it`() throws {
    let site = try site
    var missing: [String] = []
    var count = 0
    // The page on which a scene is built brings one along, which is no experiment's.
    for (name, page) in site.pages where name != BuildPage.page {
      let records = try Self.theSite.records(of: name)
      let runs = page.firstMatch(of: #/src="(runs-[^"]+)"/#).map { String($0.1) }
      expectEqual(runs == nil, records.isEmpty)
      expect(runs == nil || site.other[runs ?? ""] != nil)
      for match in page.matches(of: #/<figure class="run[^>]* data-key="([^"]+)"/#) {
        count += 1
        if records[String(match.1)] == nil { missing.append("\(name): \(match.1)") }
      }
    }
    expectEqual(missing, [])
    expect(count > 150)
  }

  @Test func `the text of every chapter arrives, and its questions with their reasons`() throws {
    for chapter in liveBook {
      let page = try #require(try site.pages[SiteMap.page(of: chapter.number)])
      let text = try #require(Self.files.text(of: chapter.page))
      let source = Page(file: chapter.page, text: text)
      let headings = source.blocks.filter { $0.kind == .heading(2) }.count
      let symptoms = ChapterSymptoms.rows(of: chapter, in: Self.files).isEmpty ? 0 : 1
      expectEqual(page.matches(of: #/<h2 /#).count, headings + symptoms)
      let questions = source.checkQuestions
      let items = page.matches(
        of: #/<fieldset class="item" data-question="[0-9]+" data-right="([a-d])"/#)
      expectEqual(items.count, questions.count, "\(chapter.number)")
      let named = Set(
        page.matches(of: #/data-why="([^"]+)"/#).flatMap { $0.1.split(separator: " ") })
      for question in questions {
        // Why a choice is wrong is said only where that teaches something.
        for choice in question.choices where question.right.contains(choice.letter) {
          expect(
            named.contains("\(question.number)\(choice.letter)"),
            "\(chapter.number): \(question.number) \(choice.letter)")
        }
      }
      for row in source.exerciseRows {
        expect(page.contains("id=\"exercise-\(row.id)\""), "\(row.id)")
        expect(
          page.contains("<code class=\"cmd\">swift run study check \(row.id)</code>"), "\(row.id)")
      }
    }
  }

  @Test func `inline Markdown becomes what a reader sees`() {
    let inline = Inline(map: SiteMap(Self.files), file: "Chapters/symptoms.md")
    expectEqual(
      inline.html("a **b** and *c* & `d<e`"),
      "a <strong>b</strong> and <em>c</em> &amp; <code>d&lt;e</code>")
    expectEqual(
      inline.html("[glossary](glossary.md#x)"), "<a href=\"glossary.html#x\">glossary</a>")
    expect(inline.html("**[doc]** (HT-11)").contains("<span class=\"tag\">doc</span>"))
    expect(inline.html("(HT-11)").contains("href=\"rules-hit-testing.html#ht-11\""))
    expectEqual(inline.html("2 * 3 * 4"), "2 * 3 * 4")
    expect(inline.html("`swift run chapter2 2A`").contains("href=\"chapter-02.html#run-2A\""))
    expectEqual(
      inline.html("[stub](../Exercises/02-who-is-under-the-finger/Exercise2_1.swift)"),
      "<a href=\"chapter-02.html#exercise-2.1\">stub</a>")
    expectEqual(
      inline.html("[engine](../Sources/Stage/Stage.swift)"),
      "<span class=\"file\" title=\"Sources/Stage/Stage.swift\">engine</span>")
  }

  @Test func `within a paragraph a number begins no list, except 1`() {
    func kinds(_ text: String) -> [String] {
      Page(file: "a.md", text: text).blocks.map { "\($0.kind) \($0.lines.count)" }
    }
    expectEqual(kinds("- An article,\n  2017. It is old.\n- Another"), ["item 2", "item 1"])
    expectEqual(kinds("In\n2017. It is old."), ["paragraph 2"])
    expectEqual(kinds("First:\n1. one\n2. two"), ["paragraph 1", "item 1", "item 1"])
    expectEqual(kinds("First:\n\n3. three"), ["paragraph 1", "item 1"])
  }

  @Test func `Swift is coloured, and strings and comments are left whole`() {
    expectEqual(
      SwiftColors.html("let a = View(\"let b\") // if c"),
      "<i class=\"kw\">let</i> a = <i class=\"ty\">View</i>("
        + "<i class=\"st\">&quot;let b&quot;</i>) <i class=\"cm\">// if c</i>")
  }

  @Test func `a reason is given to the choices it names`() {
    let block = Page(
      file: "x",
      text:
        "**1 c.** It is off. **[doc]** (HT-11) Else **1 a** were right, and **1 b** never. So it is.\n"
    ).blocks
    let reasons = Quiz.reasons(block)
    expectEqual(
      reasons.map(\.text),
      [
        "It is off. **[doc]** (HT-11)", "Else **a** were right, and **b** never.", "So it is.",
      ])
    expectEqual(reasons.map { $0.letters.sorted().joined() }, ["c", "ab", "ab"])
  }

  @Test func `the parts of the book are those its first page names`() {
    let parts = Layout.parts(Self.files)
    expectEqual(parts.first?.title, "I  Finding the view")
    expectEqual(parts.flatMap(\.chapters).map(\.number), liveBook.map(\.number))
    expect(parts.allSatisfy { !$0.title.isEmpty })
  }
}
