import Foundation
package import Stage

/// The files of the book, found below the package's root.
package struct BookFiles {
  /// The package's root.
  package let root: String
  /// The chapters.
  package let chapters: [Chapter]

  /// Makes the files of a book.
  package init(root: String, chapters: [Chapter]) {
    (self.root, self.chapters) = (root, chapters)
  }

  /// The page every chapter links to.
  package static let howTo = "Chapters/how-to-read-a-trace.md"

  /// The page that begins with what goes wrong on a screen.
  package static let symptoms = "Chapters/symptoms.md"

  /// The page with the smaller differences between our engine and UIKit, sorted by subject.
  package static let differences = "Chapters/in-real-uikit.md"

  /// The page with what a touch and an event know besides what chapter 1 needs.
  package static let touches = "Chapters/what-a-touch-knows.md"

  /// The page that says how an experiment gets onto a phone, and how to compare.
  package static let phone = "Chapters/on-a-real-phone.md"
  /// The page that says what of the book's code is written otherwise in an app.
  package static let inApp = "Chapters/in-your-app.md"
  /// The page about the book in Xcode.
  package static let inXcode = "Chapters/in-xcode.md"

  /// The register of myths, a page of chapter 12; nil in a book without that chapter.
  package var register: String? {
    chapters.first { $0.number == 12 }.map { "Chapters/\($0.folder)/myths.md" }
  }

  /// The pages in which one looks things up, as far as the book has them.
  package var lookUpPages: [String] {
    ([register].compactMap { $0 } + appendices).filter(exists)
  }

  /// The pages beside the chapters that one reads when one needs them, as far as they are there.
  package var appendices: [String] {
    [Self.symptoms, Self.differences, Self.touches, Self.inApp, Self.phone, Self.inXcode].filter(
      exists)
  }

  /// The pages for those who work on the package, as far as they are there.
  package var maintainersPages: [String] {
    [Self.architecture, "Sources/Contributing.md", "Sources/Tools/bench/README.md"].filter(exists)
  }

  /// The first page of the rules, with their sources.
  package static let rules = "Sources/MiniUIKit/Rules/README.md"

  /// The page that says how the package is built.
  package static let architecture = "Sources/README.md"

  /// The files whose blocks are rendered.
  package var pages: [String] {
    ["README.md", Self.howTo] + chapters.map { $0.page }
      + chapters.map { $0.questions }.filter(exists) + lookUpPages + maintainersPages
  }

  /// Where a file lies.
  func place(of file: String) -> URL {
    URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(file)
  }

  /// A file's text; nil if there is none.
  package func text(of file: String) -> String? {
    guard let data = try? Data(contentsOf: place(of: file)) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The names in a folder, sorted; none if there is no such folder.
  func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: place(of: folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether there is a file or a folder.
  func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: place(of: file).path)
  }

  /// Where a relative link leads.
  ///
  /// - Parameters:
  ///   - link: The link, without anchor.
  ///   - file: The file it stands in.
  /// - Returns: The file from the package's root; nil if it lies outside.
  package static func target(of link: String, in file: String) -> String? {
    var parts = file.split(separator: "/").dropLast().map { String($0) }
    for part in link.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

extension Chapter {
  /// The chapter's text, from the package's root.
  package var page: String { "Chapters/\(folder)/README.md" }
  /// The page with more questions about it, from the package's root.
  package var questions: String { "Chapters/\(folder)/questions.md" }
  /// The folder of its exercises, from the package's root.
  package var exercises: String { "Exercises/\(folder)" }
}
