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

/// Every figure the experiments make if nothing is varied.
struct FigureCatalog {
  /// The figures by their paths from the package's root.
  private(set) var figures: [String: String] = [:]
  /// What went wrong while they were made.
  private(set) var findings: [Finding] = []

  init(_ chapters: [Chapter]) {
    for chapter in chapters {
      for experiment in chapter.experiments {
        do {
          for figure in try experiment.run().figures {
            let path = "Chapters/\(chapter.folder)/Figures/\(figure.name)"
            if figures[path] != nil {
              findings.append(Finding(path, 1, "two experiments make a figure of this name"))
            }
            figures[path] = figure.svg
          }
        } catch {
          let text = "\(experiment.id) cannot be played: \(error)"
          findings.append(Finding(chapter.page, 1, text))
        }
      }
    }
  }
}
