/// A part of a file that can be exchanged while the program runs: a body, or an initial value.
struct Region {
  enum Kind: Equatable {
    case body
    /// A body that returns a value of a type.
    case function(returns: String)
    /// A body that is one expression, whose value is returned.
    case value
    case initial
  }
  let kind: Kind
  let range: Range<String.Index>

  func contains(_ other: Range<String.Index>) -> Bool {
    range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
  }
}

extension Code {
  /// The outermost bodies of functions and getters, and the values that properties begin with.
  var regions: [Region] {
    let members = ([statements(in: tokens.indices)] + types).joined()
    return members.compactMap(region).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func region(of member: ClosedRange<Int>) -> Region? {
    let isFunction = member.contains { isAt($0, "func") || isAt($0, "init") }
    let brace = member.first { isAt($0, "{") }
    if !isFunction, let equals = member.first(where: { isAt($0, "=") }),
      equals < brace ?? .max
    {
      // Behind the value may stand observers: `= 0.0 { didSet … }`.
      let observers = member.first { isAt($0, "{") && isType($0) }
      return Region(
        kind: .initial, range: place(equals + 1...(observers ?? member.upperBound + 1) - 1))
    }
    guard let brace, !isType(brace), let end = partners[brace], end > brace + 1 else { return nil }
    let head = member.lowerBound..<brace
    let arrow = head.last { isAt($0, "->") }
    let colon = head.contains { isAt($0, "var") } ? head.first { isAt($0, ":") } : nil
    let statements = statements(in: inside(brace))
    let first = tokens[brace + 1].text
    let isStatement = ["return", "if", "switch", "for", "while", "guard"].contains(first)
    var kind = Region.Kind.body
    if let type = arrow ?? colon {
      let isValue = statements.count == 1 && !isStatement
      kind = isValue ? .value : .function(returns: String(text(type + 1...brace - 1)))
    }
    return Region(kind: kind, range: place(brace + 1...end - 1))
  }
}
