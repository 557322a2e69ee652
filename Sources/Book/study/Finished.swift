import Authoring
import Foundation

extension Study {
  /// A chapter's text; empty if it cannot be read.
  func page(of chapter: ChapterFolder, _ root: URL) -> Page { page(chapter.page, root) }

  /// A page of the book; empty if there is none.
  func page(_ file: String, _ root: URL) -> Page {
    let place = root.appendingPathComponent(file)
    return Page(file: file, text: (try? String(contentsOf: place, encoding: .utf8)) ?? "")
  }

  /// The numbers of the exercises that a chapter's table calls extra.
  func extraExercises(of chapter: ChapterFolder, _ root: URL) -> Set<String> {
    Set(page(of: chapter, root).exerciseRows.filter(\.isExtra).map(\.id))
  }

  /// Whether all of a chapter's exercises are passed, the extra ones aside.
  func isFinished(_ chapter: ChapterFolder, _ states: [String: State], _ root: URL) -> Bool {
    let extra = extraExercises(of: chapter, root)
    return chapter.exercises.allSatisfy { extra.contains($0.id) || states[$0.id] == .passed }
  }
}
