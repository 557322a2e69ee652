import Foundation

/// The page of symptoms, as far as a program needs it: the questions that find a symptom, and the
/// symptoms with their causes.
package struct SymptomGuide {
  /// The title of the section with the questions.
  static let questionsTitle = "Five questions"
  /// The title of the section that lists all symptoms.
  static let listTitle = "What do you see?"
  /// How the answer begins of somebody who cannot say.
  static let unknown = "I don't know"
  /// The questions' names, in the order in which they are asked.
  package static let names = [
    "Which window", "Who was hit", "Who heard", "Who took it", "Who was told",
  ]

  /// One of the questions, with its answers.
  package struct Question {
    /// Its name, as in `Who was hit`.
    package let name: String
    /// The number of its heading's line, from 1.
    let line: Int
    /// Where to look, one text for each paragraph.
    package let looks: [String]
    /// What one may find there.
    package let answers: [Answer]
  }

  /// What one may find, and where that leads.
  package struct Answer {
    /// What one finds.
    package let text: String
    /// The number of its line, from 1.
    let line: Int
    /// The anchors of the question or the symptoms that it leads to.
    let anchors: [String]
    /// Whether it is that of somebody who cannot say what is found.
    package var isUnknown: Bool { text.hasPrefix(SymptomGuide.unknown) }
  }

  /// What somebody sees who begins to look for a cause.
  package struct Symptom {
    /// The title of the section that it stands in, as in `Nothing happens`.
    package let group: String
    /// What one sees.
    package let title: String
    /// The number of its heading's line, from 1.
    let line: Int
    /// The name of its heading in links.
    let anchor: String
    /// The names of the questions that find it.
    package let questions: [String]
    /// What to look at first.
    package let look: String
    /// What one may find then.
    package let causes: [Cause]
  }

  /// A row of a symptom's table.
  package struct Cause {
    /// What one finds.
    package let finding: String
    /// The cause and its cure.
    package let cure: String
    /// The command or the page that shows it, or why none does.
    package let run: String
    /// The exercise about it, as in `3.5`; nil if there is none.
    package let exercise: String?
    /// The exercise's file, from the package's root; nil if there is none.
    package let file: String?
    /// The tag and the rules.
    package let known: String
  }

  /// The questions in order.
  package private(set) var questions: [Question] = []
  /// The symptoms in the page's order.
  package private(set) var symptoms: [Symptom] = []
  /// The anchors in the list of all symptoms, in its order.
  private(set) var listed: [String] = []

  /// Reads the page.
  package init(_ page: Page) {
    for part in page.sections(2).dropFirst() {
      if part.title == Self.listTitle {
        listed = part.blocks.flatMap(\.lines).flatMap(anchors)
      }
      for section in Page.sections(of: part.blocks, 3).dropFirst() {
        if part.title == Self.questionsTitle {
          questions.append(Question(section))
        } else {
          symptoms.append(Symptom(section, of: part.title, in: page))
        }
      }
    }
  }

  /// The question that an answer leads to; nil if it leads to symptoms.
  package func next(after answer: Answer) -> Question? {
    questions.first { answer.anchors == [Page.anchor($0.name)] }
  }

  /// The symptoms that an answer leads to; all of them, if it leads to their list.
  package func symptoms(for answer: Answer) -> [Symptom] {
    if answer.anchors == [Page.anchor(Self.listTitle)] { return symptoms }
    return answer.anchors.compactMap { anchor in symptoms.first { $0.anchor == anchor } }
  }
}

extension SymptomGuide.Question {
  fileprivate init(_ section: Page.Section) {
    (name, line) = (section.title, section.line)
    looks = section.blocks.filter { $0.kind == .paragraph }.map { withoutMarks($0.lines) }
    answers = section.rows.compactMap { row in
      guard row.cells.count == 2 else { return nil }
      return .init(
        text: withoutMarks([row.cells[0]]), line: row.line, anchors: anchors(in: row.cells[1]))
    }
  }
}

extension SymptomGuide.Symptom {
  fileprivate init(_ section: Page.Section, of group: String, in page: Page) {
    self.group = group
    (title, line, anchor) = (section.title, section.line, Page.anchor(section.title))
    let first = section.blocks.first { $0.kind == .paragraph }?.lines ?? []
    var text = first.map { trimmed($0) }.joined(separator: " ")
    var names: [String] = []
    if let lead = text.prefixMatch(of: /\*\*([^*]+)\.\*\* ?/) {
      names = lead.1.split(separator: ",").map { name in
        let name = trimmed(name)
        return name.prefix(1).uppercased() + name.dropFirst()
      }
      text.removeSubrange(lead.range)
    }
    questions = names
    look = withoutMarks([text])
    causes = section.rows.compactMap { .init($0.cells, in: page.file) }
  }
}

extension SymptomGuide.Cause {
  fileprivate init?(_ cells: [String], in page: String) {
    guard cells.count == 5 else { return nil }
    (finding, cure, known) = (
      withoutMarks([cells[0]]), withoutMarks([cells[1]]), withoutMarks([cells[4]])
    )
    let place = Self.link(in: cells[2], of: page)
    run = place.map { "\($0.text), \($0.file)" } ?? cells[2].filter { $0 != "`" }
    let link = Self.link(in: cells[3], of: page)
    (exercise, file) = (link?.text, link?.file)
  }

  /// The text of a cell's link, and the file that it leads to.
  private static func link(in cell: String, of page: String) -> (text: String, file: String)? {
    guard let link = cell.firstMatch(of: /\[([^\]]+)\]\(([^)]+)\)/) else { return nil }
    let file = link.2.prefix { $0 != "#" }
    return (String(link.1), BookFiles.target(of: String(file), in: page) ?? String(file))
  }
}

/// The anchors that a line links to on its own page.
private func anchors(in line: String) -> [String] {
  line.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) }
}

extension Page.Section {
  /// The rows of its first table below the heading, each with its line's number.
  var rows: [(line: Int, cells: [String])] {
    guard let table = blocks.first(where: { $0.kind == .table }) else { return [] }
    return table.lines.enumerated().dropFirst(2).map { index, row in
      (table.line + index, row.split(separator: "|").map { trimmed($0) })
    }
  }
}

/// Lines of Markdown as a terminal shows them: in one line, without bold and without links.
private func withoutMarks(_ lines: [String]) -> String {
  let text = lines.map { trimmed($0) }.joined(separator: " ")
  return text.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.replacing("**", with: "")
}
