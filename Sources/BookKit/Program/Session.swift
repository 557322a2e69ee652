import Stage

/// Shows runs to somebody at a terminal: the scene, the question, the run, the answer.
struct Session {
  let console: Console
  /// Input has ended; nothing more is asked.
  private var isOver = false

  init(console: Console) { self.console = console }

  private var width: Int { max(20, min(outputWidth, console.columns)) }

  /// Shows runs one after another.
  ///
  /// Between two of them it waits, so that a whole chapter does not rush by.
  mutating func show(_ runs: [Run], settings: Settings) {
    for (index, run) in runs.enumerated() {
      if index > 0, !goesOn(with: run) { return }
      console.print(head(of: run))
      var verdict: [String] = []
      if !isOver, let prediction = run.experiment.prediction,
        settings == Settings(), !prediction.choices.isEmpty
      {
        console.print([""] + prediction.text(width: width))
        if let (choice, sureness) = ask(prediction) {
          verdict = prediction.verdict(on: choice, after: run, width: width)
          if sureness == 3, prediction.outcome(run) != choice.answer {
            verdict += wrapped("You were certain: this one is worth a second look.", width: width)
          }
        }
      }
      let body = run.body.flatMap { fitted($0, width: console.columns) }
      if !body.isEmpty { console.print([""] + body) }
      if !verdict.isEmpty { console.print([""] + verdict) }
    }
  }

  /// Title and map; a map that does not fit would be broken by the terminal and is left out.
  private func head(of run: Run) -> [String] {
    var lines = run.head
    if lines.contains(where: { $0.count > console.columns }) {
      lines = hanging("\(run.experiment.id)  ", run.experiment.title, width: width)
      lines += run.intro(width: width)
      if run.experiment.pictures.contains(.map) {
        lines += wrapped("(The map needs a wider terminal.)", width: width)
      }
    }
    if console.isBold { lines[0] = "\u{1B}[1m" + lines[0] + "\u{1B}[0m" }
    return lines
  }

  /// Waits for the reader before the next run; false if that was enough.
  private mutating func goesOn(with run: Run) -> Bool {
    let answer =
      isOver ? nil : line(after: "\nReturn shows \(run.experiment.id), q and return ends: ")
    console.print([""])
    return answer?.filter { !$0.isWhitespace }.lowercased() != "q"
  }

  /// Reads a line after a prompt; nil at the end of input.
  private mutating func line(after prompt: String) -> String? {
    console.write(prompt)
    let line = console.readLine()
    if line == nil { isOver = true }
    return line
  }

  /// Asks for an answer and how sure; nil if the reader skips.
  private mutating func ask(
    _ prediction: Prediction
  ) -> (choice: Prediction.Choice, sureness: Int?)? {
    guard let answer = number(upTo: prediction.choices.count, "Your answer") else { return nil }
    let sureness = number(upTo: 3, "How sure? 1 guess, 2 fairly, 3 certain")
    return (prediction.choices[answer - 1], sureness)
  }

  /// Reads a number; an empty line or the end of input skips, anything else asks again, twice.
  private mutating func number(upTo count: Int, _ prompt: String) -> Int? {
    guard !isOver else { return nil }
    for attempt in 1...3 {
      guard let line = line(after: prompt + " (1-\(count), return skips): ") else {
        console.print([""])
        return nil
      }
      let text = line.filter { !$0.isWhitespace }
      if text.isEmpty { return nil }
      if let number = Int(text), (1...count).contains(number) { return number }
      console.print([
        attempt < 3 ? "Type a number from 1 to \(count)." : "Then we go on without your answer."
      ])
    }
    return nil
  }
}
