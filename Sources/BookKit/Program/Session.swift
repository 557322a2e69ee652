import Stage

/// Shows runs to somebody at a terminal: the scene, the question, the run, the answer.
struct Session {
  let console: Console
  /// Input has ended; nothing more is asked.
  private var isOver = false

  init(console: Console) { self.console = console }

  private var width: Int { max(20, min(outputWidth, console.columns)) }

  /// Shows runs one after another, until nobody reads any more.
  mutating func show(_ runs: [Run], settings: Settings) {
    for (index, run) in runs.enumerated() {
      if index > 0 { console.print([""]) }
      console.print(head(of: run))
      var verdict: [String] = []
      if !isOver, let prediction = run.experiment.prediction,
        let standard = Self.standardOutcome(of: run, settings: settings),
        Self.asks(prediction, of: run, settings: settings)
      {
        console.print([""] + prediction.text(width: width))
        if let (choice, sureness) = ask(prediction) {
          verdict = prediction.verdict(
            on: choice, after: run, givesReasons: prediction.outcome(run) == standard,
            width: width)
          if sureness == 3, prediction.outcome(run) != choice.answer {
            verdict += wrapped("You were certain: this one is worth a second look.", width: width)
          }
        }
      }
      let body = run.body
      if !body.isEmpty { console.print([""] + body) }
      if !verdict.isEmpty, !console.print([""] + verdict) { return }
    }
  }

  /// Title and map; a map that does not fit would be broken by the terminal and is left out.
  private func head(of run: Run) -> [String] {
    var lines = run.head
    if lines.contains(where: { $0.count > console.columns }) {
      lines = hanging("\(run.experiment.id)  ", run.experiment.title, width: width)
      if run.experiment.pictures.contains(.map) {
        lines += wrapped("(The map needs a wider terminal.)", width: width)
      }
    }
    if console.isBold { lines[0] = "\u{1B}[1m" + lines[0] + "\u{1B}[0m" }
    return lines
  }

  /// After changed settings the question is only asked if one of its answers can still be right.
  private static func asks(_ prediction: Prediction, of run: Run, settings: Settings) -> Bool {
    if prediction.choices.isEmpty { return false }
    let answer = prediction.outcome(run)
    return settings == Settings() || prediction.choices.contains { $0.answer == answer }
  }

  /// What the run says if nothing is varied: the case the choices' reasons are about.
  private static func standardOutcome(of run: Run, settings: Settings) -> String? {
    guard let prediction = run.experiment.prediction else { return nil }
    if settings == Settings() { return prediction.outcome(run) }
    return (try? run.experiment.run()).map { prediction.outcome($0) } ?? ""
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
      guard console.write(prompt + " (1-\(count), return skips): "), let line = console.readLine()
      else {
        isOver = true
        console.print([""])
        return nil
      }
      let text = line.filter { !$0.isWhitespace }
      if text.isEmpty { return nil }
      if let number = Int(text), (1...count).contains(number) { return number }
      if attempt < 3 { console.print(["Type a number from 1 to \(count)."]) }
    }
    return nil
  }
}
