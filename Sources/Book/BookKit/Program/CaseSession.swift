import ExerciseKit
import GradingCore
import Stage

/// Lets somebody solve a report: a complaint, five answers that each have a price, and accusations
/// that cost more if they are wrong.
///
/// It reads lines, from a terminal or from anywhere else, and ends politely with them.
struct CaseSession {
  /// What an answer and a wrong accusation cost, in minutes.
  private static let (price, fine) = (5, 30)

  private let run: Run
  private let file: CaseFile
  private let console: Console
  /// The questions whose answers are bought.
  private var bought: Set<Cause.Question> = []
  /// The places of the causes that are found.
  private var found: Set<Int> = []
  private var mistakes = 0

  init(of run: Run, _ file: CaseFile, console: Console) {
    (self.run, self.file, self.console) = (run, file, console)
  }

  private var width: Int { max(20, min(outputWidth, console.columns)) }
  private var minutes: Int { bought.count * Self.price + mistakes * Self.fine }

  /// Shows the complaint, and obeys lines until the case is closed, the reader leaves, or no line is
  /// left.
  mutating func hold() {
    console.print(opening)
    while let line = nextLine() {
      let words = line.split { $0.isWhitespace }.map { String($0) }
      if ["q", "quit", "exit"].contains(words.first?.lowercased() ?? "") { break }
      if obey(words) { return }
    }
    console.print(["", "You leave the case open, after \(minutes) minutes."])
  }

  // MARK: - What is shown

  private var opening: [String] {
    var lines = [run.titleLine, ""] + wrapped(run.experiment.intro.first ?? "", width: width)
    let map = Run.withoutMargins(run.map)
    if file.showsMap, run.experiment.pictures.contains(.map),
      map.allSatisfy({ $0.count <= console.columns })
    {
      lines += [""] + map
    }
    return lines + ["", "An answer costs \(Self.price) minutes:"] + Self.questions
      + ["A wrong accusation costs \(Self.fine)."] + usage
  }

  private static let questions = Cause.Question.allCases.enumerated().map {
    "  \($0 + 1)  \($1.rawValue)"
  }

  private var usage: [String] {
    let isSilent = run.experiment.intro.count < 2
    return wrapped(
      "Type a number to buy its answer; a number and a name to accuse, as in: 2 root; nobody if "
        + "nothing is wrong; " + (isSilent ? "" : "w for what works; ") + "q to leave.",
      width: width)
  }

  /// Reads a line after a prompt with the bill; where nobody types, the line is shown, too.
  private func nextLine() -> String? {
    console.write("\n\(minutes) min > ")
    let line = console.readLine()
    if line == nil || !console.isTerminal { console.write((line ?? "") + "\n") }
    return line
  }

  // MARK: - What is obeyed

  /// Does what a line says; true if the case is closed with it.
  private mutating func obey(_ words: [String]) -> Bool {
    let first = words.first?.lowercased() ?? ""
    if first == "w", words.count == 1, run.experiment.intro.count > 1 {
      console.print(Array(run.intro(width: width).drop { $0.isEmpty || !$0.hasPrefix("What") }))
      return false
    }
    if first == "nobody", words.count == 1 { return acquit() }
    guard let number = Int(first), (1...5).contains(number) else {
      console.print(usage)
      return false
    }
    let question = Cause.Question.allCases[number - 1]
    if words.count == 1 {
      buy(question, number)
      return false
    }
    return accuse(words.dropFirst().joined(separator: " "), by: question, number)
  }

  private mutating func buy(_ question: Cause.Question, _ number: Int) {
    bought.insert(question)
    console.print(["\(question.rawValue)?"] + answer(to: question))
  }

  private mutating func accuse(
    _ name: String, by question: Cause.Question, _ number: Int
  ) -> Bool {
    guard bought.contains(question) else {
      say("An accusation needs its evidence: type \(number) first.")
      return false
    }
    switch file.reply(to: name, accusedBy: question) {
    case .unknown:
      say(
        "Nothing here is called \(quoted(name)). The names are "
          + file.diagnosis.names.joined(separator: ", ") + ".")
      return false
    case .wrong(let why):
      mistakes += 1
      say("Not so. " + why)
      return false
    case .right(let place, _):
      found.insert(place)
      if found.count == file.questions.count { return close("Right: \(name).") }
      say("Right: \(name). But that is not all. " + file.hint)
      return false
    }
  }

  /// Says that nothing is wrong, which takes all five answers.
  private mutating func acquit() -> Bool {
    guard bought.count == Cause.Question.allCases.count else {
      say("That nothing is wrong, only all five answers can say.")
      return false
    }
    if file.questions.isEmpty { return close("Right: everything does what it should.") }
    mistakes += 1
    say(found.isEmpty ? "Not so: something has to behave differently." : "Not so. " + file.hint)
    return false
  }

  private func close(_ verdict: String) -> Bool {
    let order = Cause.Question.allCases
    let last = file.questions.compactMap { order.firstIndex(of: $0) }.max() ?? order.count - 1
    say("\(verdict) The case is closed, after \(minutes) minutes.")
    say("From the first question to the one that decides, it takes \((last + 1) * Self.price).")
    if let exercise = file.exercise { say("To name its line and mend it: \(exercise)") }
    return true
  }

  private func say(_ text: String) { console.print(wrapped(text, width: width)) }

  // MARK: - The answers

  /// What the trace says to a question: its lines, but nothing a third time.
  private func answer(to question: Cause.Question) -> [String] {
    var previous: TraceLine?
    var (shown, known): ([String], [String: Int]) = ([], [:])
    var count = 0
    for line in run.lines {
      let isChain = line.isPassedOn(from: previous) && !run.experiment.showsChain
      previous = line
      guard Self.answers(line, question), !isChain else { continue }
      known["\(line.kind) \(line.who) \(line.what)", default: 0] += 1
      // A view that is asked once more is asked about another touch.
      let isNew = known["\(line.kind) \(line.who) \(line.what)", default: 0] <= 2
      if isNew || line.kind == "hitTest" { shown.append(line.text) } else { count += 1 }
    }
    if shown.isEmpty { shown = ["  The trace has no line about it."] }
    if count > 0 { shown.append("  (and \(count) more lines, each like one of these)") }
    if question == file.tables { shown += run.stage.recording.tables.flatMap { [""] + $0.text } }
    return shown.flatMap { fitted($0, width: console.columns) }
  }

  private static func answers(_ line: TraceLine, _ question: Cause.Question) -> Bool {
    switch question {
    case .whichWindow: line.kind == "hitTest" && line.depth == 0
    case .whoWasHit: ["hitTest", "point"].contains(line.kind)
    case .whoHeard: ["delay", "touch", "press"].contains(line.kind)
    case .whoTookIt:
      ["gesture", "ask", "scroll"].contains(line.kind)
        || line.kind == "touch" && line.what == "cancelled"
    case .whoWasTold:
      ["control", "send", "chain", "action", "responder", "row"].contains(line.kind)
    }
  }
}
