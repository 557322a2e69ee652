/// What may stand in every chapter in the same words, because it leads the reader on.
///
/// Code is `C`, and every number 0.
private let signposts: Set<String> = [
  "C gives the verdict, C a hint."
]

/// Checks that no sentence stands in three chapters, the signposts aside: what is told three times
/// sounds like a form that is filled in.
///
/// - Parameter files: The book's files.
/// - Returns: The places where such a sentence stands.
func checkRepetitions(in files: BookFiles) -> [Finding] {
  let pages = files.chapters.compactMap { chapter in
    files.text(of: chapter.page).map { Page(file: chapter.page, text: $0) }
  }
  return checkRepetitions(in: pages)
}

/// Checks the same for pages.
func checkRepetitions(in pages: [Page]) -> [Finding] {
  var places: [String: [Finding]] = [:]
  for page in pages {
    var seen: Set<String> = []
    for sentence in page.prose.flatMap(\.sentences) where sentence.wordCount >= 6 {
      let words = sentence.text.replacing(/[0-9]+/, with: "0")
      guard !signposts.contains(words), seen.insert(words).inserted else { continue }
      let message = "this sentence stands in three chapters: \(sentence.text)"
      places[words, default: []].append(Finding(page.file, sentence.line, message))
    }
  }
  return places.keys.sorted().compactMap { places[$0] }.filter { $0.count > 2 }.flatMap { $0 }
}
