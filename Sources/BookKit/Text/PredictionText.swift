package import Stage

extension Prediction {
  /// The question with its numbered answers, as the program asks it.
  ///
  /// - Parameter width: How many characters fit into a line.
  /// - Returns: The lines.
  package func text(width: Int = outputWidth) -> [String] {
    var lines = wrapped(question, width: width)
    for (index, choice) in choices.enumerated() {
      lines += hanging("  \(index + 1)  ", choice.answer, width: width)
    }
    return lines
  }

  /// Says whether a prediction was right, or why not.
  ///
  /// - Parameters:
  ///   - choice: What was predicted.
  ///   - run: The run.
  ///   - width: How many characters fit into a line.
  /// - Returns: The lines.
  func verdict(on choice: Choice, after run: Run, width: Int) -> [String] {
    let answer = outcome(run)
    guard let right = choices.first(where: { $0.answer == answer }) else {
      return wrapped(
        "You said \(choice.answer). The run says \(answer), which was none of the answers.",
        width: width)
    }
    var lines: [String]
    if right.answer == choice.answer {
      lines = wrapped("You said \(choice.answer), and so does the run. Right.", width: width)
      lines += wrapped(right.reason, width: width)
    } else {
      lines = wrapped("You said \(choice.answer). The run says \(answer).", width: width)
      lines += hanging("\(choice.answer): ", choice.reason, width: width)
      lines += hanging("\(answer): ", right.reason, width: width)
    }
    return lines
  }
}
