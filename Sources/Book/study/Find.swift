import Authoring
import BookKit
import Foundation

extension Study {
  /// Asks the five questions, one after the other, and shows the symptom that the answers lead to;
  /// or shows the symptoms that some words are about.
  func find(_ words: [String]) throws -> Int32 {
    if words.contains(where: { $0.hasPrefix("-") }) {
      throw Problem("study find takes words or nothing, as in: swift run study find pan list")
    }
    let root = try Catalog.root(from: directory)
    let file = BookFiles.symptoms
    guard let text = try? Data(contentsOf: root.appendingPathComponent(file)) else {
      throw Problem("\(file) cannot be read.")
    }
    let guide = SymptomGuide(Page(file: file, text: String(decoding: text, as: UTF8.self)))
    guard let first = guide.questions.first else { throw Problem("\(file) has no questions.") }
    let search = SymptomSearch(self, guide)
    guard words.isEmpty else { return find(words.joined(separator: " "), guide, search) }
    guard isTerminal else {
      explain(guide, search)
      return 0
    }
    interruptedBy("\nThe search has ended.\n")
    out("Think of one touch that goes wrong. Type the number of what you find,")
    out("or words for what you see, such as: pan list. Other answers: b goes")
    out("back, l lists all symptoms, and q ends the search.")
    search.ask(from: .question(first, open: []))
    return 0
  }

  /// Shows what some words are about; 1 if no symptom fits.
  private func find(_ words: String, _ guide: SymptomGuide, _ search: SymptomSearch) -> Int32 {
    let found = guide.symptoms(with: words)
    guard !found.isEmpty else {
      out(search.refusal(of: words))
      out("All symptoms are in \(BookFiles.symptoms); swift run study find asks you.")
      return 1
    }
    let step = SymptomSearch.Step(found)
    if isTerminal {
      interruptedBy("\nThe search has ended.\n")
      search.ask(from: step)
    } else {
      search.show(step)
      if found.count > 1 { out("\nTheir causes are in \(BookFiles.symptoms).") }
    }
    return 0
  }

  /// What somebody reads who cannot be asked.
  private func explain(_ guide: SymptomGuide, _ search: SymptomSearch) {
    for question in guide.questions { search.show(.question(question, open: [])) }
    search.show(.symptoms(guide.symptoms))
    out("")
    out("At a terminal, swift run study find asks these questions one by one, and")
    out("shows the symptom that your answers lead to, with its causes. With words,")
    out("as in swift run study find pan list, it shows the symptoms about them.")
    out("All symptoms are in \(BookFiles.symptoms).")
  }
}
