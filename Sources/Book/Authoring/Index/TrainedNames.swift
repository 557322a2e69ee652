import Stage

/// Which names the exercises train: those that their solutions use.
struct TrainedNames {
  /// The words of each exercise's solution.
  private var words: [(id: String, chapter: Int, words: Set<CodeWord>)] = []

  /// Reads the solutions of a book.
  init(_ files: BookFiles) {
    for chapter in files.chapters {
      let folder = "Solutions/\(chapter.folder)"
      for name in files.names(in: folder) where name.hasPrefix("Exercise") {
        let id = name.dropFirst("Exercise".count).prefix { $0 != "." }.map { $0 == "_" ? "." : $0 }
        let lines = (files.text(of: "\(folder)/\(name)") ?? "").split(separator: "\n")
        let code = lines.filter { !trimmed($0).hasPrefix("//") }.joined(separator: "\n")
        words.append((String(id), chapter.number, Set(CodeWord.words(of: code))))
      }
    }
  }

  /// The exercises that train a name: those of a chapter, else of the first chapter that has some.
  func exercises(of names: [EngineName], preferring chapter: Int) -> [String] {
    let found = words.filter { exercise in
      exercise.words.contains { word in names.contains { word.means($0) } }
    }
    let wanted = found.contains { $0.chapter == chapter } ? chapter : found.first?.chapter
    return found.filter { $0.chapter == wanted }.map { $0.id }
  }
}
