import Authoring
import Stage

/// A small engine and two chapters to make a glossary and an index of.
enum SampleEngine {
  static let chapters = [
    Chapter(2, "Who is there?", folder: "02-who", [Sample.bare]),
    Chapter(3, "Who hears?", folder: "03-hears", []),
  ]
  static let files = BookFiles(root: "", chapters: chapters)

  static let engine = """
    /// A view.
    open class UIView: UIResponder {
      /// What a gate { looks at.
      open var isHidden: Bool { "}".isEmpty }
      public let alpha, tag: Double
      var secret = 0
      open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      open override func touchesBegan() {}
      /// The trace's word; not part of UIKit.
      @discardableResult
      public func wordInTrace() -> String { "" }
      public struct Level: RawRepresentable {
        public let rawValue: Int
        public static let alert = Level(rawValue: 1)
      }
    }
    final class UISecret { public var hidden = 0 }
    public final class Phone { public var screen = 0 }
    """

  static let delegate = """
    public protocol UITableViewDelegate: AnyObject {
      func tableView(
        _ tableView: UITableView, didSelectRowAt row: [Int]
      )
    }
    extension UITableViewDelegate {
      public func tableView(_ tableView: UITableView, didSelectRowAt row: [Int]) {}
    }
    public protocol Source: UIView {}
    extension Source {
      public func addTarget(_ target: (Int, Int) -> Void, name: Int, file: Int, line: Int) {}
    }
    extension UITouch {
      public enum Phase {
        case began, ended
      }
    }
    """

  /// The first chapter: it explains `hitTest`, and shows `isHidden` in a listing only.
  static let first = """
    # 2 · Who is there?

    ## Remember

    `touchesBegan` and `hitTest`, `hitTest`, `hitTest`. A **gate** stands elsewhere.

    ## The rule

    A **branch** is a view. Lines say `point` and `began red`; a `UITouch.Phase` is `.began`.

    ### The gates

    <!-- explains: UIView -->

    A **gate** is a test. `hitTest(_:with:)`, says `view.hitTest`, and `swift run tag`.

    <!-- listing: A b -->
    ```swift
    // view.addTarget
    view.isHidden = view.alpha
    ```

    ## Sources

    Nobody's.
    """

  static let second = """
    # 3 · Who hears?

    ## The rule

    A **responder** hears; `tableView(_:didSelectRowAt:)` and `didSelectRowAt`.

    ## You may have heard

    `hitTest` again.

    ## Sources

    Nobody's.
    """

  /// The page of the words.
  static let glossary = """
    # Glossary

    | word | what it means | explained in |
    |---|---|---|
    | Branch | a view and all in it. | [2 · The rule](02-who/README.md#the-rule) |
    | Gates | three tests. | [2 · The gates](02-who/README.md#the-gates) |
    | Responder | who hears. | [3 · The rule](03-hears/README.md#the-rule) |
    """

  /// A folder with the engine and both chapters, some texts replaced.
  static func folder(_ old: String = "", _ new: String = "") throws -> Folder {
    func changed(_ text: String) -> String { old.isEmpty ? text : text.replacing(old, with: new) }
    return try Folder([
      "README.md": "", BookFiles.howTo: "", BookFiles.glossary: changed(glossary),
      "Sources/MiniUIKit/Views/UIView.swift": engine,
      "Sources/MiniUIKit/Tables/UITableViewDelegate.swift": delegate,
      "Chapters/02-who/README.md": changed(first),
      "Chapters/03-hears/README.md": changed(second),
      "Exercises/03-hears/Exercise3_1.swift": "",
      "Solutions/03-hears/Exercise3_1.swift": "// isHidden\nview.hitTest(point, with: nil)\n",
    ])
  }

  static func files(in folder: Folder) -> BookFiles {
    BookFiles(root: folder.root, chapters: chapters)
  }
}
