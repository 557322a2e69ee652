import Stage

extension BookFiles {
  /// Which section of a chapter tells which rules, as the graders' messages read it.
  ///
  /// A section has a line with the rules of its own *How we know*; one without any has those of the
  /// next one, which may speak for it as well. A chapter's opening tells of a complaint, so nobody is
  /// sent there for a rule. Nil in a book without graders.
  var ruleSections: DerivedCode? {
    let file = "Sources/Exercises/GradingCore/RuleSections.swift"
    guard exists(file) else { return nil }
    let lines = chapters.flatMap { chapter -> [String] in
      let page = Page(file: chapter.page, text: text(of: chapter.page) ?? "")
      var ahead: [String] = []
      // *At work* names what it uses, and explains it no more.
      let sections = page.sections(2).dropFirst().filter { $0.title != "At work" }
      return sections.reversed().compactMap { section in
        let own = rules(of: section)
        defer { if !own.isEmpty { ahead = own } }
        guard !own.isEmpty || !ahead.isEmpty else { return nil }
        let isOpening = section.line == sections.first?.line
        let (taught, rest) = isOpening || own.isEmpty ? ([], own.isEmpty ? ahead : own) : (own, [])
        return "chapter \(chapter.number)|\(section.title)|" + taught.joined(separator: " ") + "|"
          + rest.joined(separator: " ")
      }.reversed()
    }
    return DerivedCode(
      file: file, stub: "what the chapters say of how we know",
      text: """
        // Written by: swift run study render --write

        /// Which section of a chapter tells which rules.
        ///
        /// Each line has the chapter, the section, the rules that its *How we know* names, and those
        /// that the next one names, if it has none. A chapter's opening has its own in the last place:
        /// who reads there may stay, and nobody is sent there.
        enum RuleSections {
          // swift-format-ignore
          static let all = #\"""
            \(lines.joined(separator: "\n    "))
            \"""#
        }

        """)
  }

  private func rules(of section: Page.Section) -> [String] {
    var ids: [String] = []
    for block in section.blocks where block.saysHowWeKnow {
      for match in block.lines.joined(separator: " ").matches(of: #/\b[A-Z]{2,3}-[0-9]+[a-z]?\b/#)
      where !ids.contains(String(match.0)) {
        ids.append(String(match.0))
      }
    }
    return ids
  }
}
