import Foundation

// What shows nowhere, whatever a solution is about: values that are there already, and edges that are
// never met. A change that no scene could tell from the solution is no mistake, and is not made.

extension Code {
  // MARK: - What a property is already

  /// Properties of UIKit's classes with the values they have when an object is made, and the classes
  /// whose objects have another one.
  static let defaults: [(property: String, value: String, besides: String?)] = [
    ("isHidden", "false", nil), ("alpha", "1", nil), ("isMultipleTouchEnabled", "false", nil),
    ("isExclusiveTouch", "false", nil), ("bounces", "true", nil),
    ("alwaysBounceVertical", "false", "UITableView"), ("alwaysBounceHorizontal", "false", nil),
    ("delaysContentTouches", "true", nil), ("canCancelContentTouches", "true", nil),
    ("isPagingEnabled", "false", nil), ("isDirectionalLockEnabled", "false", nil),
    ("isScrollEnabled", "true", nil), ("scrollsToTop", "true", nil),
    ("cancelsTouchesInView", "true", nil), ("delaysTouchesBegan", "false", nil),
    ("delaysTouchesEnded", "true", nil), ("isEnabled", "true", nil),
    ("numberOfTapsRequired", "1", "UILongPressGestureRecognizer"),
    ("numberOfTouchesRequired", "1", nil),
  ]

  /// Whether a statement may be left out: it sets what the object has anyway, and nothing else in
  /// the file sets it, or a colour, as no touch minds one, or a name that only a trace shows.
  func changesNothing(_ statement: ClosedRange<Int>) -> Bool {
    guard let equals = statement.first(where: { isAt($0, "=") }),
      targets(of: equals) == [statement.lowerBound]
    else { return false }
    let property = String(tokens[equals - 1].text)
    if property == "backgroundColor" { return true }
    let isText = equals + 1 == statement.upperBound && tokens[equals + 1].text.hasPrefix("\"")
    if isText, ["name", "traceName"].contains(property) { return true }
    let isOnlyOne =
      tokens.indices.count {
        isAt($0, property) && (isAt($0 + 1, "=") || isAt($0 + 1, ".") && isAt($0 + 2, "toggle"))
      } == 1
    return isOnlyOne && equals + 1 == statement.upperBound
      && Self.defaults.contains { known in
        known.property == property && isAt(equals + 1, known.value)
          && !tokens.contains { $0.text == known.besides ?? "" }
      }
  }

  /// Whether a place lies in a statement that only sets a colour.
  func isAboutColor(_ place: Range<String.Index>) -> Bool {
    bodies.joined().contains { statement in
      guard let equals = statement.first(where: { isAt($0, "=") }) else { return false }
      let range = self.place(statement)
      return range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound
        && targets(of: equals) == [statement.lowerBound] && isAt(equals - 1, "backgroundColor")
    }
  }

  // MARK: - What has no order, and never changes

  /// Causes of a report are named in any order.
  func areCauses(_ one: ClosedRange<Int>, _ other: ClosedRange<Int>) -> Bool {
    [one, other].allSatisfy { isAt($0.lowerBound, "Cause") && isAt($0.lowerBound + 1, "(") }
  }

  /// A list of causes has the same answer every time.
  static func areCauses(_ code: some StringProtocol) -> Bool {
    let words = Token.all(of: String(code))
    return words.first?.text == "[" && words.last?.text == "]"
      && words.indices.dropFirst().allSatisfy { index in
        words[index].text != "(" || words[index - 1].text == "Cause"
      }
  }

  // MARK: - What is never met

  /// Whether the two sides of a comparison are never equal, so that an edge more or less changes nothing.
  func areNeverEqual(_ sign: Int) -> Bool {
    isFloat(sign) || areOffsets(sign) || wereCompared(sign)
  }

  /// `alpha >= 0.01`: a view keeps its alpha as a Float, and no Float is exactly 0.01.
  private func isFloat(_ sign: Int) -> Bool {
    guard isAt(sign - 1, "alpha"), let edge = Double(tokens[sign + 1].text) else { return false }
    return Double(Float(edge)) != edge
  }

  /// `one.offset > other.offset`, also at the end of tuples: no two of `enumerated()` have the same.
  private func areOffsets(_ sign: Int) -> Bool {
    guard tokens.contains(where: { $0.text == "enumerated" }) else { return false }
    let one = isAt(sign - 1, ")") ? sign - 2 : sign - 1
    let other = partners[sign + 1].map { $0 - 1 } ?? operand(after: sign)?.upperBound ?? sign
    let sides = [one, other].filter { isAt($0, "offset") && isAt($0 - 1, ".") }
    return sides.count == 2 && text(receiver(of: one)...one) != text(receiver(of: other)...other)
  }

  /// `a == b ? … : a > b`: there the two differ.
  private func wereCompared(_ sign: Int) -> Bool {
    guard let one = operand(before: sign), let other = operand(after: sign),
      isAt(one.lowerBound - 1, ":"),
      let statement = bodies.joined().last(where: { $0.contains(sign) })
    else { return false }
    return onOneLine(text(statement)).contains("\(text(one)) == \(text(other)) ?")
  }
}
