import Stage

/// A place in a page where a figure is shown.
struct FigureReference {
  let file: String
  let line: Int
  /// What the reader gets who cannot see it.
  let alt: String
  /// What stands in the page.
  let link: String
  /// The figure's file from the package's root; nil if it lies outside.
  var path: String? { BookFiles.target(of: link, in: file) }
}

extension Page {
  /// The figures the page shows.
  func figureReferences() -> [FigureReference] {
    links().filter { $0.isImage }.map {
      FigureReference(file: file, line: $0.line, alt: $0.text, link: $0.target)
    }
  }
}

/// Every figure the experiments make if nothing is varied; each is drawn when it is asked for.
struct FigureCatalog {
  /// The experiments by their figures' paths from the package's root.
  private var experiments: [String: Experiment] = [:]
  /// The paths of which two experiments make a figure.
  private(set) var findings: [Finding] = []

  init(_ chapters: [Chapter]) {
    for chapter in chapters {
      for experiment in chapter.experiments {
        for name in experiment.pictures.compactMap({ experiment.figureName($0) }) {
          let path = Self.folder(of: chapter) + name
          if experiments.updateValue(experiment, forKey: path) != nil {
            findings.append(Finding(path, 1, "two experiments make a figure of this name"))
          }
        }
      }
    }
  }

  private static func folder(of chapter: Chapter) -> String {
    "Chapters/\(chapter.folder)/Figures/"
  }

  /// Whether an experiment makes a figure of this path.
  func has(_ path: String) -> Bool { experiments[path] != nil }

  /// The figure of a path, from the package's root, drawn by playing its experiment.
  ///
  /// - Throws: What an experiment throws that cannot be played.
  func svg(_ path: String) throws -> String? {
    try experiments[path]?.run().figures.first { path.hasSuffix("/\($0.name)") }?.svg
  }
}
