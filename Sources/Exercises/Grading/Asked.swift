/// One sentence of a statement, and the scenes in which what it asks for is tried.
public struct Asked: Sendable {
  let beginning: String
  let scenes: [String]

  /// A sentence that asks for something.
  ///
  /// - Parameters:
  ///   - beginning: How the sentence begins; no other sentence of the statement begins like that.
  ///   - scenes: How the names of the scenes begin that would catch an answer without it, as in
  ///     `A tap on A`, or `Random scene` for the random ones.
  /// - Returns: The sentence.
  public static func asks(_ beginning: String, _ scenes: String...) -> Asked {
    Asked(beginning: beginning, scenes: scenes)
  }

  /// A sentence that asks for nothing: it explains, or says what is given.
  ///
  /// - Parameter beginning: How the sentence begins.
  /// - Returns: The sentence.
  public static func tells(_ beginning: String) -> Asked {
    Asked(beginning: beginning, scenes: [])
  }
}
