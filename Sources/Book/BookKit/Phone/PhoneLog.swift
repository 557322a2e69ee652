/// The file that every scene for a phone shares: it starts the app, and writes down what happens in
/// the words of the trace.
///
/// A reader adds it to an app once. Each scene is a file of its own beside it, and says which kinds of
/// lines it wants.
package enum PhoneLog {
  /// The name of the file.
  package static let name = "PhoneLog.swift"

  /// UIKit's classes of which the file has one that logs.
  static let classes = [
    "UIView", "UIWindow", "UIViewController", "UIButton", "UITextField", "UISlider", "UILabel",
    "UIImageView", "UIScrollView", "UITableView",
  ]

  /// UIKit's views of which a class may make some for its own screen; the log of one that the file does
  /// not have stands with the scene.
  static let views = [
    "UIView", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView", "UITextField",
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIControl",
  ]

  /// The file, line by line.
  package static var lines: [String] {
    let head = """
      // The log of "The Life of a Touch", printed by:
      //   swift run study phone-log
      //
      // Add it to your app once. Each scene that --uikit prints is a file beside it; the page
      // Chapters/on-a-real-phone.md of the book says how.
      //
      // Checked against declarations, not run on a phone.

      import UIKit
      """
    var parts = [head, app, basics, recognizers, helpers, changes, hitTests, controls, selfMade]
    parts += [scrolling, rows, plainRows] + BookWords.shared
    parts += classes.map { LoggedClass(base: $0, root: $0).text }
    return parts.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
  }
}
