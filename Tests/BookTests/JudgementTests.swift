import Authoring
import TestKit
import Testing

/// The table of what the engine's names are beside UIKit's, and the page that is made from it.
@Suite(.provedOnce(.book)) struct JudgementTests {
  private let engine = """
    /// A view.
    open class UIView: UIResponder {
      open var alpha = 1
      public final var superview: UIView? { nil }
      public init(frame: CGRect) {}
      public static let normal = 1
      open override func touchesBegan() {}
      /// The trace's word; not part of UIKit.
      public func word() -> String { "" }
      func secret() {}
    }
    extension UIView {
      public enum Level {
        case low, high
      }
    }
    public final class UITouch {
      public var phase = 0
    }
    public struct Phone {
      public init() {}
      public func shake() {}
    }
    public typealias Seconds = Double
    """
  private let table = """
    # What each name is

    ## UIView

    - As in UIKit: `UIView`, `superview`, `init(frame:)`,
      `normal`.
    - Differs: `alpha`: it is a whole number, `Int`.
    - Not in UIKit: `word()`.
    - Closed: `superview`: it is read often.

    ## UIView.Level

    - As in UIKit: `UIView.Level`, `low`, `high`.

    ## UITouch

    - As in UIKit: `UITouch`, `phase`.
    - Closed: `UITouch`: only the system makes some.

    ## The engine's own

    - Not in UIKit: `Phone`, `Seconds`.
    """

  private func names(_ old: String = "", _ new: String = "") throws -> JudgedNames {
    func text(_ page: String) -> String { old.isEmpty ? page : page.replacing(old, with: new) }
    let folder = try Folder([
      "Sources/MiniUIKit/Views/UIView.swift": text(engine),
      "Sources/MiniUIKit/Rules/Judgements.md": text(table),
    ])
    return try #require(JudgedNames(SampleEngine.files(in: folder)))
  }

  @Test func `a table that judges every public name once is in order`() throws {
    try expectEqual(messages(names().findings), [])
  }

  @Test(arguments: [
    ("  func secret() {}", "  public func open() {}", "\"UIView.open()\" has no judgement"),
    ("`word()`", "`words()`", "the engine declares no public \"words()\" in UIView"),
    ("`low`, `high`", "`low`", "\"UIView.Level.high\" has no judgement"),
    ("`Phone`, `Seconds`", "`Phone`", "\"Seconds\" has no judgement"),
    ("`normal`.", "`normal`, `alpha`.", "\"UIView.alpha\" has 2 judgements"),
    (
      "- Closed: `superview`: it is read often.\n", "",
      "\"UIView.superview\" is not open, and no line says why"
    ),
    ("public final class UITouch", "open class UITouch", "\"UITouch\" is closed nowhere but here"),
    ("- Closed: `UITouch`", "- Sealed: `UITouch`", "a line begins with one of"),
    (": it is a whole number, `Int`", "", "only what differs or is closed has a reason"),
  ])
  func `what table and sources do not agree on is found`(
    old: String, new: String, message: String
  ) throws {
    let found = try names(old, new).findings.map { $0.message }
    expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test func `the page lists each name with what it is, and a type of one's own once`() throws {
    let page = try names().page
    func row(_ name: String, _ words: String) -> String {
      "| [`\(name)`](../Views/UIView.swift) | \(words) |"
    }
    for line in [
      row("UIView", "as in UIKit"), row("alpha", "differs: it is a whole number, `Int`"),
      row("superview", "as in UIKit; closed: it is read often"), row("word()", "not in UIKit"),
      row("Phone", "not in UIKit"),
    ] {
      expect(page.contains(line), line)
    }
    expect(!page.contains { $0.contains("shake") })
    expect(page.contains { $0.hasPrefix("9 names are as in UIKit, 1 differ") }, "\(page.prefix(6))")
  }
}
