import Authoring
import BookKit
import Stage

/// A run in the text: with script a figure that lives, without it its drawing and its trace.
struct RunFigure {
  let key: RunKey
  let article: Article
  /// The lines as the Markdown has them; nil if it has none.
  let text: [String]?
  let asks: Bool
  let isFirst: Bool
  /// The static drawing, if the text has only that.
  let image: String?

  init(
    _ key: RunKey, article: Article, text: [String]?, asks: Bool, isFirst: Bool = true,
    image: String? = nil
  ) {
    (self.key, self.article, self.text, self.asks) = (key, article, text, asks)
    (self.isFirst, self.image) = (isFirst, image)
  }

  /// The figure.
  ///
  /// - Parameter gate: The question whose answer it tells; empty for none.
  /// - Returns: Its HTML.
  /// - Throws: What the run throws.
  func html(attributes gate: String) throws -> String {
    let (experiment, _) = try key.resolved(in: article.chapters)
    var result =
      "<figure class=\"run\(key.isPlaces ? " places" : "")\(gate.isEmpty ? "" : " gated")\""
    if isFirst { result += " id=\"\(key.anchor)\"" }
    result += " data-run=\"\(key.id)\" data-key=\"\(escaped(key.text))\""
    if let only = key.only { result += " data-only=\"\(escaped(only))\"" }
    if asks { result += " data-ask" }
    if asks || !gate.isEmpty { result += " data-gate=\"\(asks ? key.id : gate)\"" }
    let pictures = experiment.pictures.map { "\($0)" }.joined(separator: ",")
    result += " data-pictures=\"\(pictures)\">\n"
    let label = key.isPlaces ? "Places \(key.id.replacing("-", with: ", "))" : key.id
    result +=
      "<figcaption><span class=\"id\">\(label)</span> "
      + "<span class=\"title\">\(escaped(experiment.title))</span></figcaption>\n"
    if let image { result += "<div class=\"static\">\(image)</div>\n" }
    if let text {
      // The figure's title says what the first line says.
      let lines = text.drop { $0.hasPrefix(key.id + "  ") }.drop { $0.isEmpty }
      let trace = Self.withoutKinds(Array(lines)).joined(separator: "\n")
      result += "<pre class=\"trace-text\">\(escaped(trace))</pre>\n"
    } else if !asks {
      let trace = try experiment.run().trace()
      result +=
        "<details class=\"trace-fold\"><summary>The trace</summary><div>"
        + "<pre class=\"trace-text\">\(escaped(trace.joined(separator: "\n")))</pre></div></details>\n"
    }
    if asks, let prediction = experiment.prediction { result += form(prediction) }
    return result + "</figure>\n"
  }

  /// A trace without the note on how the command shows other kinds of lines.
  private static func withoutKinds(_ lines: [String]) -> [String] {
    guard let first = lines.firstIndex(where: { $0.hasPrefix("(shown:") }) else { return lines }
    var open = 0
    let last = lines[first...].firstIndex { line in
      open += line.count { $0 == "(" } - line.count { $0 == ")" }
      return open == 0
    }
    return Array(lines[..<first] + lines[((last ?? first) + 1)...])
  }

  private func form(_ prediction: Prediction) -> String {
    let name = key.anchor
    func choice(_ group: String, _ answer: String) -> String {
      "<label class=\"choice\"><input type=\"radio\" name=\"\(group)\" value=\"\(escaped(answer))\">"
        + "<span>\(escaped(answer))</span></label>"
    }
    let answers = prediction.choices.map { choice("answer", $0.answer) }.joined()
    let sure = ["guessing", "fairly sure", "certain"].map { choice("sure", $0) }.joined()
    return """
      <form class="predict" aria-labelledby="\(name)-q">
      <p class="q" id="\(name)-q">\(escaped(prediction.question))</p>
      <fieldset><legend class="unseen">Your answer</legend><div class="choices">\(answers)</div></fieldset>
      <fieldset><legend>How sure are you?</legend><div class="sure">\(sure)</div></fieldset>
      <div class="go"><button type="button" class="primary" disabled>Show me</button>\
      <span class="need" role="status"></span></div>
      <button type="button" class="plain skip-it">Show it without a prediction</button>
      </form>

      """
  }
}
