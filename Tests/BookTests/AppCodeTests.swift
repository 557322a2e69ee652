import Authoring
import BookKit
import Foundation
import Stage
import TestKit
import Testing

/// Code that a reader may copy into an app: listings, exercises, solutions.
@Suite(.provedOnce(.book)) struct AppCodeTests {
  private static let numbers = chapters.map { String($0.folder.prefix(2)) }

  /// The Swift files of a folder, by their names.
  private static func files(_ folder: String) throws -> [String: String] {
    let place = Products.package.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOf: place.appendingPathComponent($1), encoding: .utf8)
    }
  }

  /// What exercises and solutions share, but for the phone that plays touches.
  private static func kit() throws -> [String] {
    let kit = try files("Sources/Exercises/ExerciseKit")
    let touchStep = (kit["TouchStep.swift"] ?? "").components(separatedBy: "extension Phone")[0]
    return [kit["BareViews.swift"] ?? "", kit["Cause.swift"] ?? "", touchStep]
  }

  /// What a chapter's code needs besides UIKit, by the number of the chapter.
  private static func fragments(_ number: String) -> [String: String] {
    number == "15" ? ["SwiftUI.swift": SwiftUIFragments.text] : [:]
  }

  private static let todo = """
    import UIKit
    func todo<Value>(_ id: String, _ placeholder: @autoclosure () -> Value) -> Value { placeholder() }
    func todo(_ id: String) {}
    """

  @Test(arguments: ["Exercises", "Solutions"])
  func `exercises and solutions are code for an app, but for what the page says`(
    kind: String
  ) async throws {
    let findings = try await withUIKit { uikit in
      try Self.numbers.flatMap { number in
        let folder = try #require(chapters.first { $0.folder.hasPrefix(number) }).folder
        let texts = try Self.files("\(kind)/\(folder)").sorted { $0.key < $1.key }.map { $0.value }
        let code = ChapterSource(files: try Self.kit() + texts).appCode()
        return try uikit.findings(
          in: ["App.swift": code, "Todo.swift": Self.todo].merging(Self.fragments(number)) { $1 },
          "\(kind)\(number)"
        ).map { "\(kind) \(number), \($0)" }
      }
    }
    expectLines(findings, [])
  }

  /// The listings of a page that show an app's classes, with the classes; those of the engine, and
  /// functions that make scenes, are none.
  private static func classes(listedIn page: String, _ source: ChapterSource, _ folder: String)
    throws -> [String]
  {
    let text = try String(
      contentsOf: Products.package.appendingPathComponent(page), encoding: .utf8)
    let listings = text.matches(
      of: "<!-- listing: \\Q\(folder)\\E/\\S+ \\S+ -->\n```swift\n([\\s\\S]*?)```")
    return listings.flatMap { source.classes(with: $0[0].components(separatedBy: "\n")) }
  }

  @Test func `every listing of an app's class is code for an app`() async throws {
    var count = 0
    let findings = try await withUIKit { uikit in
      try chapters.flatMap { chapter -> [String] in
        let folder = "Chapters/\(chapter.folder)"
        let source = try ChapterSource(folder: chapter.folder)
        let names = try Self.classes(
          listedIn: folder + "/README.md", source, folder + "/Experiments")
        count += names.count
        let code = ["App.swift": source.appCode(of: names)]
        let all = code.merging(Self.fragments("\(chapter.number)")) { $1 }
        return try uikit.findings(in: all, chapter.program)
          .map { "\(chapter.program), \($0)" }
      }
    }
    expectLines(findings, [])
    #expect(count >= 30)
  }

  @Test func `what a chapter shows for work compiles as it stands`() async throws {
    let findings = try await withUIKit { uikit in
      try chapters.flatMap { chapter -> [String] in
        let file = Products.package.appendingPathComponent(
          "Chapters/\(chapter.folder)/AtWork.swift")
        guard let code = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return try uikit.findings(in: ["AtWork.swift": code], "AtWork\(chapter.number)")
          .map { "\(chapter.program), \($0)" }
      }
    }
    expectLines(findings, [])
  }

  @Test func `the app Places is code for an app`() async throws {
    func texts(_ folder: String, _ isWanted: (String) -> Bool = { _ in true }) throws -> [String] {
      try Self.files(folder).filter { isWanted($0.key) }.sorted { $0.key < $1.key }.map { $0.value }
    }
    let source = ChapterSource(
      files: try texts("Sources/Book/Places/App") { $0 == "Place.swift" }
        + texts("Sources/Book/Places/App/Steps")
        + texts("Chapters/12-putting-it-together/Experiments") {
          $0.hasPrefix("SheetScreen") || $0.hasPrefix("SheetOver")
        })
    let names = try chapters.flatMap {
      try Self.classes(
        listedIn: "Chapters/\($0.folder)/README.md", source, "Sources/Book/Places/App/Steps")
    }
    #expect(names.count >= 10)
    let findings = try await withUIKit { uikit in
      try uikit.findings(
        in: ["App.swift": source.appCode(of: names), "SwiftUI.swift": SwiftUIFragments.text],
        "places")
    }
    expectLines(findings, [])
  }

  @Test func `each row of the page In your app is a rule, and the rule makes what the row says`()
    throws
  {
    let page = try String(
      contentsOf: Products.package.appendingPathComponent(BookFiles.inApp), encoding: .utf8)
    let rows = page.matches(of: "^\\| `([^`]+)` \\| `([^`]+)` \\|")
    #expect(rows.count == 10)
    for row in rows {
      let (book, app) = (row[0], row[1])
      // What is no declaration by itself stands in a method, a method in a class.
      let method = "  func didTap() {}\n  func set() {\n    \(book)\n  }"
      let body = book.contains("func ") ? "  \(book)" : method
      let isWhole = book.hasPrefix("class ") || book.hasPrefix("import ")
      let sender =
        book.hasPrefix("func")
        ? "\n  func set(_ b: UIButton) { b.addTarget(self, action: Screen.didTap, for: .touchUpInside) }"
        : ""
      let file = isWhole ? book : "class Screen: UIViewController {\n\(body)\(sender)\n}"
      expect(
        ChapterSource(files: [file]).appCode().contains(app),
        "\(book): \(ChapterSource(files: [file]).appCode())")
    }
  }
}
