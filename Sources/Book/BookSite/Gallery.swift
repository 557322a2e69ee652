import Authoring
import Stage

/// All experiments on one page, by chapter: each a small picture that the engine plays, with its
/// question.
struct Gallery {
  let layout: Layout

  /// The page's name.
  static let page = "experiments.html"

  /// The page.
  var html: String {
    let chapters = layout.map.files.chapters.map(section).joined()
    let count = layout.map.files.chapters.map(\.experiments.count).reduce(0, +)
    let main = """
      <h1>All experiments</h1>
      <p class="lede">\(count) small screens, each with something to find out. Rest on one and it plays; \
      those with an open question wait for your answer. A press leads to the figure.</p>
      <p class="chooser" hidden><label>Show those about <input type="search" \
      placeholder="pan, hidden, scroll …"></label> <span role="status"></span></p>
      \(chapters)
      """
    return layout.page(
      title: "All experiments", name: "All experiments", side: layout.side(Self.page),
      article: main, page: Self.page, styles: ["gallery.css"], scripts: ["book.js", "gallery.js"],
      description: "Every experiment of the book, played by its engine in your browser.")
  }

  private func section(_ chapter: Chapter) -> String {
    let cards = chapter.experiments.map(card).joined()
    return """
      <h2 id="chapter-\(chapter.number)">\(chapter.number) · \(escaped(chapter.title))</h2>
      <ul class="minis wide">\(cards)</ul>

      """
  }

  private func card(_ experiment: Experiment) -> String {
    let question = experiment.prediction.map { "<i>\(escaped($0.question))</i>" } ?? ""
    let href = layout.map.run(experiment.id, from: "") ?? "lab.html#\(experiment.id)"
    return "<li><a class=\"mini\" href=\"\(escaped(href))\" data-film=\"\(experiment.id)\""
      + "\(question.isEmpty ? "" : " data-asks")><span class=\"pic\"></span>"
      + "<span class=\"says\"><b><span class=\"id\">\(experiment.id)</span> "
      + "\(escaped(experiment.title))</b>\(question)</span></a></li>\n"
  }
}
