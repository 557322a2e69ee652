import Authoring
import TestKit
import Testing

/// Proof that the checks of the rules can fail, and that the conformance page follows the rules.
@Suite(.provedOnce(.book)) struct RuleCheckTests {
  private let first = """
    # The rules

    - [Hit testing](Hit.md)
    - [Decisions](Decisions.md)

    ## How sure a rule is

    | word | meaning | tag |
    |---|---|---|
    | documented | a page says so | **[doc]** |
    | session | said on stage | **[talk]** |
    | measured | measured | **[seen]** |
    | model | our choice | **[model]** |

    ## Sources

    | name | what it is |
    |---|---|
    | Apple | a page |
    | WWDC 2010-1 | a talk |
    | not published | nobody |
    """
  private let hit = """
    # Hit testing

    ### HT-1

    **The window comes
    first.** Then its views.

    - Confidence: documented, measured; model: the order
    - Source: Apple, "UIWindow"; not published

    ### HT-2

    **A view declines.**

    - Confidence: measured
    - Source: Apple
    - Left out: Nobody asked.
    """
  private let decisions = """
    # Decisions

    ### DEC-1

    **How often?** Not known.

    - Decided: Once.
    - Tested as: HT-1
    """
  private let folder = "Sources/MiniUIKit/Rules/"

  /// A book with these pages and one test, something in them being replaced.
  private func book(_ old: String = "", _ new: String = "") throws -> Folder {
    func text(_ page: String) -> String { old.isEmpty ? page : page.replacing(old, with: new) }
    return try Folder([
      "README.md": "", BookFiles.howTo: "", "Chapters/02-who/README.md": "",
      folder + "README.md": text(first), folder + "Hit.md": text(hit),
      folder + "Decisions.md": text(decisions),
      "Tests/StageTests/HitTests.swift": text("@Test func `HT-1 the window is first`() {}\n"),
    ])
  }

  private func files(_ folder: Folder) -> BookFiles {
    BookFiles(root: folder.root, chapters: [Sample.chapter])
  }

  @Test func `rules in order are accepted, with the strongest tag of their words`() throws {
    let folder = try book()
    expectEqual(messages(checkRules(files(folder))), [])
    let confidence = RuleBook(files(folder)).confidence
    expectEqual(confidence["HT-1"]?.tag, .doc)
    expectEqual(confidence["HT-2"]?.tag, .seen)
    expectNil(confidence["DEC-1"])
  }

  @Test func `a rule that rests on a talk carries the talk's tag and year`() throws {
    let folder = try book(
      "Confidence: measured\n- Source: Apple", "Confidence: session\n- Source: WWDC 2010-1")
    let known = try #require(RuleBook(files(folder)).confidence["HT-2"])
    expectEqual(messages(checkRules(files(folder))), [])
    expectEqual(known.tag, .talk)
    expectEqual(known.talks, ["2010"])
  }

  @Test(arguments: [
    ("### HT-2", "### HT-1", 2), ("### HT-2", "### HTX-2", 1), ("**A view declines.**", "Text.", 1),
    ("Confidence: measured", "Confidence: believed", 1),
    ("- Confidence: measured\n", "", 1), ("- Source: Apple\n", "", 1),
    ("Source: Apple\n", "Source: Applets\n", 1), ("Source: Apple\n", "Origin: Apple\n", 2),
    ("- Left out: Nobody asked.", "", 1), ("HT-1 the window", "HT-1 HT-2 the window", 1),
    ("HT-1 the window", "HT-1 HT-9 the window", 1), ("HT-1 the window", "the window", 2),
    ("- Tested as: HT-1", "", 1), ("- Tested as: HT-1", "- Tested as: HT-2", 1),
    ("- [Decisions](Decisions.md)", "", 1), ("- [Decisions](Decisions.md)", "- [D](Gone.md)", 2),
  ])
  func `a rule that is not in order is found`(old: String, new: String, count: Int) throws {
    let folder = try book(old, new)
    let findings = withExtendedLifetime(folder) { checkRules(files(folder)) }
    expectEqual(findings.count, count, "\(messages(findings))")
  }

  @Test func `two test files of one name are found`() throws {
    let folder = try book()
    try folder.write("@Test func `HT-1 again`() {}\n", "Tests/MiniUIKitTests/HitTests.swift")
    expectEqual(checkRules(files(folder)).map { $0.file }, ["Tests/MiniUIKitTests/HitTests.swift"])
  }

  @Test func `an id that is none is found with its line`() throws {
    let folder = try book()
    try folder.write("One\nas HT-1, HT-7 and DEC-1, GR-2b\n", "README.md")
    try folder.write("// XHT-7 P-1x0 ab-1 HT-1 HT-8\n", "Sources/A.swift")
    expectEqual(
      messages(checkRuleMentions(files(folder), in: ["Sources"])),
      [
        "1: there is no rule \"HT-8\"", "2: there is no rule \"HT-7\"",
        "2: there is no rule \"GR-2b\"",
      ])
  }

  @Test func `the conformance page is written from the rules and the tests`() throws {
    let folder = try book()
    let page = "Sources/MiniUIKit/Conformance.md"
    func report(write: Bool = false) -> RenderReport {
      render(root: folder.root, chapters: [Sample.chapter], write: write)
    }
    expectEqual(report().differences.map { $0.file }, [page])
    expectEqual(report(write: true).written, [page])
    expect(report().isClean)
    let lines = try #require(folder.text(page)).split(separator: "\n").map { String($0) }
    let confidence = "documented, measured; model: the order"
    for line in [
      "| [HT-1](Rules/Hit.md#ht-1) | The window comes first. | \(confidence) | 1: [HitTests] |",
      "| [HT-2](Rules/Hit.md#ht-2) | A view declines. | measured | [left out](#what-is-left-out) |",
      "| [HT-2](Rules/Hit.md#ht-2) | A view declines. | Nobody asked. |",
      "| [DEC-1](Rules/Decisions.md#dec-1) | How often? | Once. | those of HT-1 |",
      "[HitTests]: ../../Tests/StageTests/HitTests.swift",
    ] {
      expect(lines.contains(line))
    }
    let test = "@Test func `HT-2 a view declines`() {}\n"
    try folder.write(test, "Tests/MiniUIKitTests/MoreTests.swift")
    expectEqual(report().differences.count, 1)
  }
}
