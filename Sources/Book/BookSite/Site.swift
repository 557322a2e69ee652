package import Authoring
import BookKit
package import Foundation
import LiveBook
import Stage

/// The book as a folder of pages: every file of it except the engine and the bench.
package struct Site {
  /// A file of the site.
  package struct File {
    /// Its path in the site's folder.
    package let path: String
    /// Its content.
    package let data: Data

    init(_ path: String, _ text: String) { self.init(path, Data(text.utf8)) }
    init(_ path: String, _ data: Data) { (self.path, self.data) = (path, data) }
  }

  private let files: BookFiles
  private let root: URL
  private let map: SiteMap
  private let layout: Layout
  private let chapters: [Chapter]

  /// Reads the book.
  ///
  /// - Parameters:
  ///   - files: The book's files.
  ///   - address: Where the pages will lie, with a stroke at its end; empty if that is not known.
  package init(_ files: BookFiles, at address: String = "") {
    self.files = files
    root = URL(fileURLWithPath: files.root, isDirectory: true)
    map = SiteMap(files)
    layout = Layout(map, at: address)
    chapters = files.chapters + [livePlaces]
  }

  /// The pages' names, in the order of the files they are made of.
  package var pageNames: [String] { map.pages.sorted { $0.key < $1.key }.map(\.value) }

  /// The contents of the book, for the side of a page that is none of them.
  package var contents: String { layout.side() }

  /// Makes one of the pages, and the file of its runs if it has some.
  ///
  /// - Parameter name: The page's name.
  /// - Returns: One or two files; none if there is no such page.
  /// - Throws: `Problem`, or what a run throws.
  package func page(_ name: String) throws -> [File] {
    guard let source = map.pages.first(where: { $0.value == name })?.key,
      let text = files.text(of: source)
    else { return [] }
    let chapter = files.chapters.first { $0.page == source }
    let article = Article(
      Page(file: source, text: text), map, chapters: chapters, chapter: chapter)
    let content = try article.html(layout)
    let runs = try records(article)
    let runsName = runs.map { _ in
      chapter.map { "runs-\($0.number < 10 ? "0" : "")\($0.number).js" } ?? "runs-"
        + name.dropLast(5) + ".js"
    }
    var result = [File(name, layout.html(source, article, content: content, runs: runsName))]
    if let runs, let runsName {
      result.append(File(runsName, Packed.script("PACKED_RUNS", try Packed.gzip(Data(runs.utf8)))))
    }
    return result
  }

  /// The style and the scripts of all pages, and those with which exercises are tried.
  ///
  /// - Throws: `Problem` if a part is missing.
  package func shared() throws -> [File] {
    let assets = Assets(root: root)
    return [
      File("book.css", try assets.style()), File("book.js", try assets.script()),
      File("touch.js", try assets.touch()),
      File("gallery.js", try assets.gallery()), File("gallery.css", try assets.galleryStyle()),
      File("build.js", try assets.build()), File("build.css", try assets.buildStyle()),
      File(BuildPage.runs, try BuildPage(layout: layout).record()),
      File("search.css", try assets.searchStyle()),
      File("first.js", try assets.first()), File("first.css", try assets.firstStyle()),
      File("exercises.css", try assets.exerciseStyle()),
      File("exercises.js", try assets.exerciseScript(forms: ExerciseForms(files: files).json)),
    ]
  }

  /// The gallery of all experiments, and the page on which a scene is built.
  package var tools: [File] {
    [
      File(Gallery.page, Gallery(layout: layout).html),
      File(BuildPage.page, BuildPage(layout: layout).html),
    ]
  }

  /// `search.js`: what the pages say, packed, and the field that finds it.
  ///
  /// - Parameter pages: The site's pages, in the order in which they are found.
  /// - Returns: The file.
  /// - Throws: `Problem` if a part is missing or cannot be packed.
  package func search(_ pages: [File]) throws -> File {
    var index = SearchIndex()
    for page in pages { index.add(page.path, String(decoding: page.data, as: UTF8.self)) }
    let packed = Packed.script("PACKED_INDEX", try Packed.gzip(Data(index.json.utf8)))
    return File("search.js", packed + Data(try Assets(root: root).search().utf8))
  }

  /// What `engine.js` has behind the engine: how it is started.
  ///
  /// - Throws: `Problem` if a part is missing.
  package func host() throws -> String { try Assets(root: root).host() }

  /// What messages with a link to the first page or to a chapter show.
  ///
  /// - Throws: What a run throws, or `Problem` if a picture cannot be packed.
  package func previews() throws -> [File] {
    var result: [File] = []
    let first = livePlaces.experiments.first { $0.id == "6" }
    for (name, experiments) in [("index", first.map { [$0] } ?? [])]
      + files.chapters.map({ (String(SiteMap.page(of: $0.number).dropLast(5)), $0.experiments) })
    {
      // The first of which there is something to see.
      for experiment in experiments {
        guard let preview = Preview(of: try experiment.run()) else { continue }
        result.append(File("previews/\(name).png", try preview.canvas.png()))
        break
      }
    }
    return result
  }

  /// The drawings that the pages show.
  package var figures: [File] {
    var result: [File] = []
    var seen: Set<String> = []
    for source in map.pages.keys.sorted() {
      guard let text = files.text(of: source) else { continue }
      for block in Page(file: source, text: text).blocks where block.kind == .image {
        guard let picture = PictureName(block.lines[0]),
          let path = BookFiles.target(of: picture.link, in: source), seen.insert(path).inserted,
          let svg = files.text(of: path), let name = path.split(separator: "/").last
        else { continue }
        result.append(File("figures/\(name)", Drawing(svg: svg).onPage))
        if let tall = TallDrawing(picture, in: chapters) {
          result.append(File("figures/\(tall.name)", tall.drawing.onPage))
        }
      }
    }
    return result
  }

  /// The records of a page's runs as JSON; nil if it has none.
  private func records(_ article: Article) throws -> String? {
    guard !article.keys.isEmpty else { return nil }
    // The first page begins with a touch of its own.
    let first = article.page.file == "README.md" ? [RunKey(["places", "6"])].compactMap { $0 } : []
    let records = try (article.keys + first).map { key in
      let (experiment, settings) = try key.resolved(in: chapters)
      return (
        key: key.text,
        value: RunRecord(
          of: try experiment.film(settings), settings,
          // What a step of Places asks at the terminal, a page may ask in its text alone.
          asked: key.isPlaces && !article.asked.contains(key) ? nil : try AskedRun(experiment)
        ).json
      )
    }
    return "{" + records.map { JSON.text($0.key) + ":" + $0.value }.joined(separator: ",\n") + "}\n"
  }

  /// The records of the runs on a page, by their keys; none if it has no runs.
  func records(of name: String) throws -> [String: Any] {
    guard let source = map.pages.first(where: { $0.value == name })?.key,
      let text = files.text(of: source)
    else { return [:] }
    let article = Article(
      Page(file: source, text: text), map, chapters: chapters,
      chapter: files.chapters.first { $0.page == source })
    let json = try records(article) ?? "{}"
    return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
  }
}
