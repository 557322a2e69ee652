public import MiniUIKit

extension TryReader where Try == CGPoint {
  /// Touches: the x and the y of a point, with a comma between them.
  public static var touch: TryReader {
    TryReader(part: .touch, states: []) { line, name throws(Wrong) in
      try touched(line.split(separator: ",", omittingEmptySubsequences: false), line, name)
    }
  }
}

extension TryReader {
  /// Touches with what is done before: x, y and one of the states, with commas between them.
  ///
  /// - Parameters:
  ///   - states: What may be done before, as a page shows it; the first stands for nothing.
  ///   - make: Makes the try of the touch and the state, by its place.
  /// - Returns: The reader.
  public static func touch(
    in states: [String], _ make: @escaping @Sendable (_ touch: CGPoint, _ state: Int) -> Try
  ) -> TryReader {
    TryReader(part: .touch, states: states) { line, name throws(Wrong) in
      let parts = line.split(separator: ",", omittingEmptySubsequences: false)
      let touch = try touched(parts.prefix(2), line, name)
      guard parts.count == 3, let state = states.firstIndex(of: trimmed(parts[2])) else {
        throw Wrong(
          """
          \(name): no state can be read: \(Message.shown(line, atMost: 40))
          The states are \(list(states)).
          Rule: behind the touch stands what is done before it.
          """)
      }
      return make(touch, state)
    }
  }
}

/// The point whose x and y are the parts of a line.
private func touched(
  _ parts: some Collection<Substring>, _ line: String, _ name: String
) throws(Wrong) -> CGPoint {
  let numbers = parts.compactMap { decimal($0) }
  if numbers.count == 2, parts.count == 2 { return CGPoint(x: numbers[0], y: numbers[1]) }
  throw Wrong(
    """
    \(name): no touch can be read: \(Message.shown(line, atMost: 40))
    It needs two numbers such as 120 and 72.5, without a letter or another sign.
    Rule: a touch is a point, its x and its y.
    """)
}
