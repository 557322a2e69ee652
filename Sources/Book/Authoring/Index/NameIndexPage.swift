import Stage

extension NameIndex {
  /// The page that lists the names, as Markdown.
  ///
  /// - Parameter files: The book's files; the page's links are relative to its own folder.
  /// - Returns: The lines of the page.
  package func page(_ files: BookFiles) -> [String] {
    let types = entries.filter { $0.isType }
    let members = entries.filter { !$0.isType }
    let letters = Dictionary(grouping: members) { $0.key.prefix(1).uppercased() }
      .sorted { $0.key < $1.key }
    let links = ["[Types](#types)"] + letters.map { "[\($0.key)](#\($0.key.lowercased()))" }
    var lines = head(types: types.count, members: members.count)
    lines += ["", links.joined(separator: " · ")]
    lines += ["", "## Types", ""]
    lines += ["| name | explained in | also in | exercises |", "|---|---|---|---|"]
    lines += types.map { entry in
      "| \(entry.owners { $0.signature }) | " + entry.whereabouts(files)
    }
    for (letter, entries) in letters {
      lines += ["", "## \(letter)", ""]
      lines += ["| name | of | explained in | also in | exercises |", "|---|---|---|---|---|"]
      lines += entries.map { entry in
        "| \(entry.signatures) | \(entry.owners { $0.owner }) | " + entry.whereabouts(files)
      }
    }
    return lines + silence
  }

  private func head(types: Int, members: Int) -> [String] {
    let trained = entries.filter { !$0.exercises.isEmpty }.count
    return [
      "# Index of names", "",
      "This page says where the book explains a name of UIKit. It has \(entries.count) names:",
      "\(types) types and \(members) members. Exercises train \(trained) of them.",
      "For words that are no names there is the [glossary](glossary.md).",
      "",
      "- **Explained in** is the section that a chapter marks for the name. Without a mark it is the",
      "  one that says the name most often.",
      "- **Also in** has the best section of each other chapter that says the name.",
      "- **Exercises** are those whose solution uses the name: of the chapter that explains it, or of",
      "  the first chapter that has some.",
      "- The name of a type leads to the engine's file.",
    ]
  }

  private var silence: [String] {
    [
      "", "## In the engine, not in the text", "",
      "The engine declares these types and \(silentMembers) members besides. No chapter names them.",
      "",
    ] + silentTypes.map { "- \($0.link($0.signature))" }
  }
}

extension NameIndex.Entry {
  /// The names in full, each once; before them the word they stand under, if they begin otherwise.
  fileprivate var signatures: String {
    let all = unique(names.map { "`\($0.signature)`" })
    let word = names.allSatisfy { $0.signature.hasPrefix(key) } ? [] : ["**`\(key)`**"]
    return (word + all).joined(separator: ", ")
  }

  /// The types of the names, each once, as links to their files.
  fileprivate func owners(_ title: (EngineName) -> String) -> String {
    let titles = unique(names.map(title))
    let links = titles.compactMap { wanted in
      names.first { title($0) == wanted }.map { $0.link(wanted) }
    }
    return links.joined(separator: ", ")
  }

  /// The columns that lead into the book.
  fileprivate func whereabouts(_ files: BookFiles) -> String {
    let others = also.map { $0.link }.joined(separator: ", ")
    return "\(explained.link) | \(others) | \(files.links(toExercises: exercises)) |"
  }
}

extension EngineName {
  /// A link to the file that declares it, from the folder of the chapters.
  fileprivate func link(_ title: String) -> String { "[`\(title)`](../\(file))" }
}

extension BookFiles {
  /// Links to exercises, from the folder of the chapters.
  fileprivate func links(toExercises ids: [String]) -> String {
    ids.map { id in
      let chapter = chapters.first { id.hasPrefix("\($0.number).") }
      let name = "Exercise" + id.replacing(".", with: "_") + ".swift"
      return "[\(id)](../\(chapter?.exercises ?? "")/\(name))"
    }.joined(separator: ", ")
  }
}

/// Some texts, each where it comes first.
private func unique(_ texts: [String]) -> [String] {
  texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
}
