import Authoring
import TestKit
import Testing

/// The index of names, on an engine of two files.
@Suite(.provedOnce(.book)) struct IndexTests {
  private func index(_ old: String = "", _ new: String = "") throws -> NameIndex {
    let folder = try SampleEngine.folder(old, new)
    return NameIndex(SampleEngine.files(in: folder))
  }

  private func entry(_ key: String, in index: NameIndex) throws -> NameIndex.Entry {
    try #require(index.entries.first { $0.key == key })
  }

  @Test func `the engine's names are its public declarations in types of UIKit`() throws {
    let folder = try SampleEngine.folder()
    let names = SampleEngine.files(in: folder).engineNames
    expectEqual(
      names.map { $0.owner.isEmpty ? $0.signature : $0.owner + " " + $0.signature },
      [
        "UITableViewDelegate", "UITableViewDelegate tableView(_:didSelectRowAt:)",
        "UIView addTarget(_:)", "UITouch.Phase", "UITouch.Phase began", "UITouch.Phase ended",
        "UIView", "UIView isHidden", "UIView alpha", "UIView tag", "UIView hitTest(_:with:)",
        "UIView.Level", "UIView.Level alert",
      ])
    expectEqual(names.first { $0.kind == .method }?.key, "didSelectRowAt")
  }

  @Test func `a name is explained where a rule says it most often, and stands also elsewhere`()
    throws
  {
    let entry = try entry("hitTest", in: index())
    expectEqual(entry.explained.target, "02-who/README.md#the-gates")
    expectEqual(entry.also.map { $0.target }, ["03-hears/README.md#you-may-have-heard"])
    expectEqual(entry.exercises, ["3.1"])
  }

  @Test func `a mark decides, and needs no mention`() throws {
    try expectEqual(entry("UIView", in: index()).explained.title, "The gates")
    let marked = try index("`hitTest` again.", "<!-- explains: hitTest(_:with:) -->")
    try expectEqual(
      entry("hitTest", in: marked).explained.target, "03-hears/README.md#you-may-have-heard")
    try expectEqual(entry("hitTest", in: marked).also.map { $0.title }, ["The gates"])
  }

  @Test func `a mark of nothing, or a second one, is found`() throws {
    let unknown = try index("explains: UIView", "explains: UIView, hitTest")
    expectEqual(
      messages(unknown.findings),
      [
        "13: the engine declares no \"hitTest\" publicly in a UIKit type"
      ])
    let twice = try index("`hitTest` again.", "<!-- explains: UIView -->")
    expectEqual(
      messages(twice.findings),
      [
        "9: \"UIView\" is explained in 02-who/README.md#the-gates already"
      ])
  }

  @Test func `what no sentence says may stand in a listing, if no word of English is like it`()
    throws
  {
    let index = try index()
    try expectEqual(entry("isHidden", in: index).explained.title, "The gates")
    expect(!index.entries.contains { $0.key == "alpha" })
    try expect(self.index("`.began`", "`alpha`").entries.contains { $0.key == "alpha" })
  }

  @Test func `a trace, a command, a comment and a question name nothing`() throws {
    let index = try index("`.began`", "`began`")
    let keys = index.entries.map { $0.key }
    expectEqual(keys, ["didSelectRowAt", "hitTest", "isHidden", "UITouch.Phase", "UIView"])
  }

  @Test func `a constant counts behind a dot, and for its type too`() throws {
    let index = try index("a `UITouch.Phase` is", "a phase is")
    try expectEqual(entry("began", in: index).explained.target, "02-who/README.md#the-rule")
    try expectEqual(entry("UITouch.Phase", in: index).explained.title, "The rule")
    let ofObject = try self.index("a `UITouch.Phase` is `.began`", "`touch.began`")
    expect(!ofObject.entries.contains { $0.key == "began" })
  }

  @Test func `the page has every type, said or not, and numbers that are counted`() throws {
    let folder = try SampleEngine.folder()
    let files = SampleEngine.files(in: folder)
    let page = NameIndex(files).page(files)
    let text = page.joined(separator: "\n")
    expect(text.contains("It has 6 names:\n2 types and 4 members. Exercises train 1 of them."))
    for type in ["UITouch.Phase", "UIView", "UIView.Level", "UITableViewDelegate"] {
      expect(text.contains("[`\(type)`](../Sources/MiniUIKit/"))
    }
    expect(
      page.contains(
        "| `hitTest(_:with:)` | [`UIView`](../Sources/MiniUIKit/Views/UIView.swift) "
          + "| [2 · The gates](02-who/README.md#the-gates) "
          + "| [3 · You may have heard](03-hears/README.md#you-may-have-heard) "
          + "| [3.1](../Exercises/03-hears/Exercise3_1.swift) |"))
    expect(text.contains("| **`didSelectRowAt`**, `tableView(_:didSelectRowAt:)` |"))
  }
}
