/// The characters with which a terminal can draw.
///
/// What is piped or rendered into the book is in ASCII always.
package enum Glyphs: Sendable {
  /// Letters and signs of ASCII only.
  case ascii
  /// The box-drawing characters of Unicode, and a few signs beside them.
  case box

  /// What an environment promises: its locale has UTF-8, as the first variable that is set says.
  package init(_ environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    let isUnicode = name.contains("utf-8") || name.contains("utf8")
    self = isUnicode && environment["TERM"] != "dumb" ? .box : .ascii
  }

  /// All characters beside ASCII, each as wide as a letter.
  static let all: Set<Character> = Set("─│┌┐└┘├┤┬┴┼·→█░✓✗")

  /// What stands between two responders of a chain, with its blanks.
  package var link: String { self == .box ? " · " : " > " }
  /// What stands before a right answer, and before one that is not, with its blank.
  package var marks: (right: String, wrong: String) {
    self == .box ? ("✓ ", "✗ ") : ("", "")
  }
  /// A filled and an empty part of a bar.
  package var bar: (full: String, empty: String) { self == .box ? ("█", "░") : ("#", ".") }

  /// A bar that says how much of something is done.
  ///
  /// - Parameters:
  ///   - done: How much.
  ///   - all: Of how much, above 0.
  ///   - width: How many characters the bar has.
  /// - Returns: The bar, without its ends.
  package func bar(_ done: Int, of all: Int, width: Int) -> String {
    let full = all > 0 ? done * width / all : 0
    return String(repeating: bar.full, count: full)
      + String(repeating: bar.empty, count: max(0, width - full))
  }

  /// The character in which some arms meet; a cross of its own where none does.
  static func joint(up: Bool, down: Bool, left: Bool, right: Bool) -> Character {
    switch (up, down, left, right) {
    case (true, true, true, true): "┼"
    case (true, true, true, false): "┤"
    case (true, true, false, true): "├"
    case (true, false, true, true): "┴"
    case (false, true, true, true): "┬"
    case (false, true, false, true): "┌"
    case (false, true, true, false): "┐"
    case (true, false, false, true): "└"
    case (true, false, true, false): "┘"
    case (true, _, false, false), (_, true, false, false): "│"
    case (false, false, true, _), (false, false, _, true): "─"
    default: "+"
    }
  }
}
