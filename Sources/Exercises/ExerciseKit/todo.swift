/// What happens when a placeholder is reached; a grader replaces it.
///
/// Set once, before the answer runs, in a process that grades this one answer and nothing else.
package nonisolated(unsafe) var todoReached:
  @Sendable (_ id: String, _ file: String, _ line: Int) -> Void = { id, file, line in
    print("\(file):\(line): exercise \(id) is not started")
  }

/// Marks the place where an exercise's answer goes, and stands in for it.
///
/// Replace the whole call by your answer: an exercise in which it is still reached is not started.
///
/// - Parameters:
///   - id: The exercise, as in `3.4`.
///   - placeholder: What stands in for the answer, so that the file compiles.
///   - file: Where the call stands.
///   - line: Where the call stands.
/// - Returns: The placeholder.
public func todo<Value>(
  _ id: String, _ placeholder: @autoclosure () -> Value, file: String = #filePath, line: Int = #line
) -> Value {
  todoReached(id, file, line)
  return placeholder()
}

/// Marks code that is to be completed or repaired: delete the line when you begin.
///
/// - Parameters:
///   - id: The exercise, as in `3.4`.
///   - file: Where the call stands.
///   - line: Where the call stands.
public func todo(_ id: String, file: String = #filePath, line: Int = #line) {
  todoReached(id, file, line)
}
