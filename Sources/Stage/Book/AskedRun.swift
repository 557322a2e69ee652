public import MiniUIKit

/// The run that an experiment's question is about, and what any other run says to that question.
///
/// A right answer for another touch, or under other settings, is no answer to the question. So
/// whatever shows a verdict, a page or a terminal, asks here first.
public struct AskedRun {
  /// What a run says to the question.
  public struct Reply: Equatable, Sendable {
    /// What came of it, in the words of one of the answers, or of none.
    public let outcome: String
    /// In what the run differs from what was asked about, as a sentence; nil if it settles the
    /// question.
    public let difference: String?
    /// The place of the line from which on the run says so; nil if no line does, as when the answer
    /// is that something never happens.
    public let proof: Int?
  }

  /// The question.
  public let prediction: Prediction
  /// The book's run: its own settings and its own touch.
  public let run: Run
  /// Whether fingers and shakes alone bring it about; else no reader can do the same.
  private let isDoneByHand: Bool

  /// Plays the book's run; nil if the experiment has no question.
  ///
  /// - Parameter experiment: The experiment.
  /// - Throws: `ScriptError` if it cannot be played.
  public init?(_ experiment: Experiment) throws(ScriptError) {
    guard let prediction = experiment.prediction else { return nil }
    (self.prediction, run) = (prediction, try experiment.run())
    let session = try LiveSession(experiment)
    try session.play(run.stage.recording.script)
    session.finish()
    isDoneByHand = session.lines == run.lines
  }

  /// The right answer.
  public var right: String { prediction.outcome(run) }
  /// Whether a finger comes down in it.
  public var isTouched: Bool { Course(of: run).touches > 0 }
  /// How many fingers come down in it.
  public var touches: Int { Course(of: run).touches }
  /// How often the phone is shaken in it.
  public var shakes: Int { run.stage.recording.shakes.count }
  /// How long the book waits after the last finger is lifted or the last shake has begun, in
  /// microseconds.
  public var rest: Microseconds {
    let last = run.stage.recording.lastDeed ?? 0
    return max(0, run.stage.phone.clock.now - last)
  }

  /// Whether fingers and shakes that do the same as the book's bring about all of the book's run.
  public var canBePlayed: Bool { isDoneByHand }

  /// What a run of the same experiment says.
  ///
  /// - Parameter other: A run, with whatever settings, by whatever fingers.
  /// - Returns: Its outcome, and whether that settles the question.
  public func reply(of other: Run) -> Reply {
    Reply(
      outcome: prediction.outcome(other), difference: difference(of: other),
      proof: other.proof(of: prediction))
  }

  // MARK: - Whether it is what was asked about

  private func difference(of other: Run) -> String? {
    // The default of every question: which view is hit depends on the views asked and on those that
    // lie there, whatever else is set; everything else also on the settings and on the finger's way.
    let kinds = run.experiment.kinds
    let isAboutHit = kinds.contains { $0 == "hitTest" } && !kinds.contains { $0 == "gesture" }
    let (mine, books) = (Course(of: other), Course(of: run))
    if mine.touches != books.touches { return Self.number(mine.touches, not: books.touches) }
    if other.isLive, !isDoneByHand {
      return "In the book's run the code does something of its own besides, and here it did not."
    }
    if let sentence = shakes(of: other) { return sentence }
    if let first = mine.first {
      let here = other.views(under: first)
      let there = books.first.map { run.views(under: $0) } ?? []
      if other.firstQuestions != run.firstQuestions || here != there {
        let top = here.last { $0 != "window" } ?? "nothing"
        return "You touched (" + decimals(Double(first.x), 0) + ", " + decimals(Double(first.y), 0)
          + "), on " + top + "."
      }
      if !isAboutHit, let sentence = mine.difference(from: books) { return sentence }
    }
    return isAboutHit ? nil : changes(of: other)
  }

  private func shakes(of other: Run) -> String? {
    let mine = other.stage.recording.shakes.count
    if mine == shakes { return nil }
    if mine == 0 { return "The phone was not shaken." }
    let times = mine == 1 ? "once" : String(mine) + " times"
    let books = shakes == 0 ? "no shake" : shakes == 1 ? "one shake" : String(shakes) + " shakes"
    return "The phone was shaken " + times + ", and the question is about " + books + "."
  }

  private static func number(_ mine: Int, not books: Int) -> String {
    if mine == 0 { return "There was no touch." }
    let mine = mine == 1 ? "There was one touch" : "There were " + String(mine) + " touches"
    return mine + ", and the question is about " + (books == 0 ? "none" : String(books)) + "."
  }

  /// What is set otherwise than in the book.
  private func changes(of other: Run) -> String? {
    var changed: [String] = []
    for (name, value) in other.stage.settings.values {
      if let books = run.stage.settings.value(of: name), books != value {
        changed.append(name + " is " + value.text)
      }
    }
    guard let last = changed.popLast() else { return nil }
    return "Now " + (changed.isEmpty ? "" : changed.joined(separator: ", ") + " and ") + last + "."
  }
}

/// The way of a run's fingers, as far as a question may be about it.
private struct Course {
  var touches = 0
  /// Where the first one came down.
  var first: CGPoint?
  /// From the first finger down to the last one lifted, in seconds.
  var length = 0.0
  var hasMoved = false

  init(of run: Run) {
    var start: Microseconds = 0
    for (time, contact) in run.stage.recording.samples {
      if contact.change == .down {
        touches += 1
        if first == nil { (first, start) = (contact.location, time) }
      }
      if contact.change == .up { length = Clock.seconds(time - start) }
      guard let first else { continue }
      let (x, y) = (
        Double(contact.location.x - first.x), Double(contact.location.y - first.y)
      )
      // As far as a tap may move.
      if x * x + y * y > 100 { hasMoved = true }
    }
  }

  func difference(from books: Course) -> String? {
    if hasMoved != books.hasMoved {
      return hasMoved ? "Your finger moved." : "Your finger did not move."
    }
    let areShort = length < 0.3 && books.length < 0.3
    if areShort || (length < books.length * 2 && length > books.length / 2) { return nil }
    return "Your finger was down for " + decimals(length, 2) + " s, not for "
      + decimals(books.length, 2) + " s."
  }
}

extension Run {
  /// The questions and answers of the first hit test, up to the view that is hit.
  fileprivate var firstQuestions: [String] {
    var questions: [String] = []
    for line in lines where line.kind == "hitTest" {
      questions.append(line.who + " " + line.what)
      if line.depth == 0, line.what != "asked", line.what != "-> nil" { return questions }
    }
    return []
  }

  /// The names of the views that can be seen at a point of the screen, from the back to the front,
  /// as they lay there when the first finger came down.
  fileprivate func views(under point: CGPoint) -> [String] {
    let items = stage.snapshot?.items ?? []
    return items.filter { item in
      let isClear = item.color.map { $0.rgba & 0xFF == 0 } ?? true
      if item.isInvisible || (!item.isNamed && isClear) { return false }
      if let clip = item.clip, !clip.contains(point) { return false }
      return Shape(spots: item.corners.map { Spot($0) }).contains(Spot(point))
    }.map { $0.name }
  }

  /// The line at which the outcome becomes what it is in the end; nil if it was so before the first.
  fileprivate func proof(of prediction: Prediction) -> Int? {
    let outcome = prediction.outcome(self)
    func isSo(after count: Int) -> Bool {
      prediction.outcome(Run(of: experiment, on: stage, first: count)) == outcome
    }
    var (open, settled) = (0, lines.count)
    if isSo(after: open) { return nil }
    while settled - open > 1 {
      let middle = (open + settled) / 2
      if isSo(after: middle) { settled = middle } else { open = middle }
    }
    return settled - 1
  }
}
