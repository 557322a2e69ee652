import Foundation

/// The Swift source of a chapter's experiments, cut into its top-level declarations.
///
/// A scene can be read off its objects, but not what their classes override. That stands in the
/// source, which is part of the package.
package struct ChapterSource {
  /// One declaration at the top level of a file.
  struct Declaration {
    /// Its first word, such as `class`, `extension` or `func`.
    let keyword: String
    /// What it declares; of an extension, the type that it extends.
    let names: [String]
    /// Its lines, with its comment above.
    let lines: [String]
    /// The identifiers in its code.
    let words: Set<String>

    var text: String { lines.joined(separator: "\n") }
  }

  /// The declarations in the order of files and lines.
  let declarations: [Declaration]

  /// Reads the experiments of a chapter.
  ///
  /// - Parameter folder: The chapter's folder below `Chapters`.
  /// - Throws: `Problem` if the package is not at hand.
  package init(folder: String) throws(Problem) {
    guard let root = bookFolder(from: placeInBook()) else {
      throw Problem(
        "--uikit reads the experiments' source; run it in the book's folder or below it")
    }
    let place = root.appendingPathComponent("Chapters/\(folder)/Experiments")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
      try? String(contentsOf: place.appendingPathComponent($0), encoding: .utf8)
    }
    guard !files.isEmpty else { throw Problem("there is no source in Chapters/\(folder)") }
    self.init(files: files)
  }

  /// Cuts files into declarations.
  ///
  /// - Parameter files: Their texts, formatted as this package is: what begins a declaration begins
  ///   its line, and nothing else does but closing braces.
  package init(files: [String]) {
    declarations = files.flatMap { Self.cut($0) }
  }

  // MARK: - Cutting

  private static func cut(_ file: String) -> [Declaration] {
    var declarations: [Declaration] = []
    var lines: [String] = []
    func finish() {
      if let declaration = Declaration(lines) { declarations.append(declaration) }
      lines = []
    }
    for line in native(file.components(separatedBy: "\n")) {
      if line.hasPrefix("import ") || line.hasPrefix("public import ")
        || line.hasPrefix("package import ") || line.hasPrefix("// listing:")
        || line.hasPrefix("// end")
      {
        continue
      }
      let begins = line.first.map { $0.isLetter || $0 == "@" || $0 == "/" } ?? false
      if begins, lines.contains(where: { !$0.hasPrefix("/") && !$0.hasPrefix("@") }) { finish() }
      // A comment with an empty line below it is about the file.
      if line.isEmpty, lines.allSatisfy({ $0.hasPrefix("/") }) { lines = [] }
      if !line.isEmpty || !lines.isEmpty { lines.append(line) }
    }
    finish()
    return declarations
  }

  /// The lines that are compiled here, not those for Embedded Swift.
  private static func native(_ lines: [String]) -> [String] {
    var result: [String] = []
    var part = ""
    for line in lines {
      switch line {
      case "#if hasFeature(Embedded)": part = "embedded"
      case "#else" where part == "embedded": part = "native"
      case "#endif" where !part.isEmpty: part = ""
      default:
        if part == "native" {
          result.append(line.hasPrefix("  ") ? String(line.dropFirst(2)) : line)
        }
        if part.isEmpty { result.append(line) }
      }
    }
    return result
  }
}

extension ChapterSource.Declaration {
  private static let modifiers = [
    "public", "package", "private", "fileprivate", "final", "open", "indirect", "nonisolated",
  ]

  /// Reads a declaration; nil for lines that declare nothing.
  fileprivate init?(_ lines: [String]) {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    let code = lines.filter { !$0.hasPrefix("//") }
    let head = code.joined(separator: " ")
      .split(separator: " ").map { String($0) }
      .drop { Self.modifiers.contains($0) || $0.hasPrefix("@") }
    guard let keyword = head.first, head.count > 1 else { return nil }
    let name = head.dropFirst().joined(separator: " ")
    if keyword == "let" || keyword == "var", name.hasPrefix("(") {
      names = identifiers(in: String(name.prefix { $0 != ")" }))
    } else {
      names = identifiers(in: name).prefix(1).map { $0 }
    }
    (self.keyword, self.lines) = (keyword, lines)
    words = Set(identifiers(in: code.joined(separator: "\n")))
  }
}

/// The identifiers in some code, in order; comments and what stands in quotation marks have none.
func identifiers(in code: String) -> [String] {
  let bare = code.replacing(pattern: "//[^\n]*", "").replacing(pattern: "\"[^\"\n]*\"", "\"\"")
  return bare.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
    .filter { $0.first?.isNumber == false }
}

extension String {
  /// The text with every match of a regular expression replaced.
  ///
  /// - Parameters:
  ///   - pattern: The expression; `^` and `$` are the ends of lines.
  ///   - template: What takes a match's place; `$1` stands for its first group.
  /// - Returns: The text.
  package func replacing(pattern: String, _ template: String) -> String {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    else { preconditionFailure("The pattern is no regular expression.") }
    let range = NSRange(startIndex..., in: self)
    return expression.stringByReplacingMatches(in: self, range: range, withTemplate: template)
  }

  /// The groups of every match of a regular expression.
  ///
  /// - Parameter pattern: The expression; `^` and `$` are the ends of lines.
  /// - Returns: For each match its groups; an empty text for a group that took no part.
  package func matches(of pattern: String) -> [[String]] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    else { preconditionFailure("The pattern is no regular expression.") }
    return expression.matches(in: self, range: NSRange(startIndex..., in: self)).map { match in
      (1..<match.numberOfRanges).map { group in
        Range(match.range(at: group), in: self).map { String(self[$0]) } ?? ""
      }
    }
  }
}
