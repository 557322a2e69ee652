import Stage

/// Shows runs to somebody at a terminal: the scene, the question, the run, the answer.
struct Session {
  let console: Console
  /// Whether each responder that a touch is passed on to has a line of its own.
  let showsChain: Bool
  /// Input has ended; nothing more is asked.
  private var isOver = false

  init(console: Console, showsChain: Bool = false) {
    (self.console, self.showsChain) = (console, showsChain)
  }

  private var width: Int { max(20, min(outputWidth, console.columns)) }
  private var glyphs: Glyphs { Glyphs(console.environment) }
  /// How traces are shown; the reader's terminal may be wider than the book.
  private var form: TraceRows.Form {
    TraceRows.Form(
      width: max(20, console.columns), foldsChain: !showsChain, glyphs: glyphs)
  }

  /// Shows runs one after another.
  ///
  /// Between two of them it waits, so that a whole chapter does not rush by.
  mutating func show(_ runs: [Run], settings: Settings) {
    for (index, run) in runs.enumerated() {
      if index > 0, !goesOn(with: run) { return }
      console.print(head(of: run))
      var verdict: [String] = []
      if !isOver, settings == Settings(), let asked = try? AskedRun(run.experiment),
        !asked.prediction.choices.isEmpty
      {
        console.print([""] + asked.prediction.text(width: width))
        if let guess = ask(asked.prediction) {
          let reply = asked.reply(of: run)
          verdict = asked.prediction.verdict(
            on: guess, reply, proof: reply.proof.map { run.lines[$0] }, width: width,
            glyphs: glyphs)
        }
      }
      let body = run.body(in: form).flatMap { fitted($0, width: console.columns) }
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
  private mutating func ask(_ prediction: Prediction) -> Guess? {
    guard let answer = number(upTo: prediction.choices.count, "Your answer") else { return nil }
    let sureness = number(upTo: 3, Sureness.question).flatMap { Sureness(rawValue: $0) }
    return Guess(choice: prediction.choices[answer - 1], sureness: sureness)
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
