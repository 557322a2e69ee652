import Authoring
import BookKit
import Foundation
import Stage

/// A run as the text names it: an experiment, with the settings that the text gives it.
struct RunKey: Hashable {
  /// What identifies the run on a page: `2A`, `places 2`, `3B --minimum 300`.
  let text: String
  /// The experiment, or the step of Places.
  let id: String
  /// Whether it is a step of Places.
  let isPlaces: Bool
  /// The kinds that the text shows; nil if it leaves that to the experiment.
  let only: String?

  /// Reads the words behind `run:` or `ask:`: a program, a run, options.
  ///
  /// Nil where the program prints something else than a trace, such as a file for a phone.
  init?(_ words: [String]) {
    guard words.count > 1, !words.contains("--uikit"), !words.contains("--json") else { return nil }
    isPlaces = words[0] == "places"
    var rest = Array(words.dropFirst())
    var only: String?
    if let place = rest.firstIndex(of: "--only"), place + 1 < rest.count {
      only = rest[place + 1]
      rest.removeSubrange(place...(place + 1))
    }
    self.only = only
    // `places 6 --before` is the step 6-before.
    if isPlaces, rest.count == 2, rest[1].hasPrefix("--") {
      rest = [rest[0] + rest[1].dropFirst()]
    }
    id = rest[0]
    text = (isPlaces ? "places " : "") + rest.joined(separator: " ")
  }

  /// A run of an experiment as it stands in the book.
  init(experiment id: String) { (text, self.id, isPlaces, only) = (id, id, false, nil) }

  /// The name of the figure's place on a page.
  var anchor: String {
    "run-"
      + text.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
      .replacing(/-+/, with: "-")
  }

  /// Without the kinds, two keys of one run are the same.
  static func == (left: RunKey, right: RunKey) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The experiment with its settings.
  func resolved(in chapters: [Chapter]) throws -> (experiment: Experiment, settings: Settings) {
    for chapter in chapters where chapter.isApp == isPlaces {
      guard let experiment = chapter.experiments.first(where: { $0.id == id }) else { continue }
      let words = text.split(separator: " ").dropFirst(isPlaces ? 1 : 0).map { String($0) }
      return (experiment, try Request(words, for: chapter).settings)
    }
    throw Problem("There is no run \(text).")
  }

  /// The runs of which a page has a live figure: those it prints, asks about, or draws.
  static func keys(on page: Page) -> [RunKey] {
    var keys: [RunKey] = []
    for block in page.boundBlocks().blocks {
      switch block.binding {
      case .run(let words), .ask(let words):
        if let key = RunKey(words), !keys.contains(key) { keys.append(key) }
      default: break
      }
    }
    for block in page.blocks where block.kind == .image {
      guard let picture = PictureName(block.lines[0]), !picture.isStill else { continue }
      let key = RunKey(experiment: picture.run)
      if !keys.contains(where: { $0.id == key.id && !$0.isPlaces }) { keys.append(key) }
    }
    return keys
  }
}

/// The file of a picture: `Figures/2A-question.svg` shows the question of 2A.
struct PictureName {
  /// What the reader gets who cannot see it.
  let alt: String
  /// The link in the text.
  let link: String
  /// The experiment.
  let run: String
  /// What it shows, such as `scene`, `question` or `timeline`.
  let picture: String

  /// Whether it stays a drawing where the page neither prints its run nor asks about it: no live
  /// figure shows what it shows, or one would tell the answer.
  var isStill: Bool { ["border", "exclusions", "lines", "question"].contains(picture) }

  /// Reads a line that holds an image.
  init?(_ line: String) {
    guard
      let match = line.firstMatch(
        of: /!\[([^\]]*)\]\(([^)\s]*Figures\/([0-9A-Z]+)(?:-([a-z]+))?\.svg)\)/)
    else { return nil }
    (alt, link, run) = (String(match.1), String(match.2), String(match.3))
    picture = match.4.map { String($0) } ?? "scene"
  }
}
