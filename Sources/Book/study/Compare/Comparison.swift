import BookKit

/// One try on a phone beside the model's run.
///
/// Names and order must agree. How often a finger's moves are told does not count, nor when a failure
/// comes, nor how often the same hit test is done.
struct Comparison {
  /// The first place where the two part.
  struct Difference: Equatable {
    /// How they part.
    enum Kind: String {
      /// The phone leaves out a line of the model's.
      case missing
      /// The phone has a line that the model has not.
      case extra
      /// The phone has both lines, in another order.
      case swapped
      /// One says something else than the other.
      case other
    }
    let kind: Kind
    /// The model's line; nil where its run has none.
    let model: PhoneTrace.Line?
    /// The phone's line; nil where its log has none.
    let phone: PhoneTrace.Line?
  }

  /// How many lines were compared.
  let lines: Int
  /// Failures in the model's run of which the phone tells nothing.
  let overlooked: [PhoneTrace.Line]
  /// How many of the phone's lines are about objects that the scene does not name.
  let unknown: Int
  /// The first difference; nil if the two agree.
  let difference: Difference?

  /// Compares.
  ///
  /// - Parameters:
  ///   - phone: The lines of a try.
  ///   - model: The lines of the model's run.
  ///   - names: The objects that the scene names.
  init(_ phone: [PhoneTrace.Line], with model: [PhoneTrace.Line], names: Set<String>) {
    let known = phone.filter { names.contains($0.who) }
    unknown = phone.count - known.count
    let (a, b) = (Sorted(model), Sorted(known))
    lines = a.firm.joined().count
    var left = b.failures
    overlooked = a.failures.filter { failure in
      guard let place = left.firstIndex(where: { $0.says(failure) }) else { return true }
      left.remove(at: place)
      return false
    }
    difference =
      Self.difference(a.firm, b.firm)
      ?? b.stray(besides: a).map { Difference(kind: .extra, model: nil, phone: $0) }
      ?? left.first.map { Difference(kind: .extra, model: nil, phone: $0) }
  }

  private typealias Step = [PhoneTrace.Line]

  private static func difference(_ model: [Step], _ phone: [Step]) -> Difference? {
    func same(_ a: Step?, _ b: Step?) -> Bool {
      guard let a, let b else { return false }
      return a.count == b.count && zip(a, b).allSatisfy { $0.says($1) }
    }
    func step(_ steps: [Step], _ place: Int) -> Step? {
      steps.indices.contains(place) ? steps[place] : nil
    }
    let all = 0..<max(model.count, phone.count)
    guard let place = all.first(where: { !same(step(model, $0), step(phone, $0)) }) else {
      return nil
    }
    let (a, b) = (step(model, place), step(phone, place))
    guard let a else { return Difference(kind: .extra, model: nil, phone: b?.first) }
    guard let b else { return Difference(kind: .missing, model: a.first, phone: nil) }
    // Of a hit test the lines are compared one by one.
    if a.count > 1, b.count > 1 {
      let inside = zip(a, b).first { !$0.says($1) }
      return Difference(
        kind: .other, model: inside?.0 ?? a[min(b.count, a.count - 1)],
        phone: inside?.1 ?? b[min(a.count, b.count - 1)])
    }
    func count(_ step: Step, in steps: [Step]) -> Int {
      steps.dropFirst(place).count { same($0, step) }
    }
    let isMissing = count(a, in: phone) < count(a, in: model)
    let isExtra = count(b, in: phone) > count(b, in: model)
    let kind: Difference.Kind =
      switch (isMissing, isExtra) {
      case (true, false): .missing
      case (false, true): .extra
      case (false, false): .swapped
      case (true, true): .other
      }
    return Difference(kind: kind, model: a[0], phone: b[0])
  }
}

/// The lines of a trace by what must agree of them.
private struct Sorted {
  /// What must come in this order; a hit test is one step of several lines.
  private(set) var firm: [[PhoneTrace.Line]] = []
  /// What says that a recognizer has failed.
  private(set) var failures: [PhoneTrace.Line] = []
  /// What comes as often as a finger moves, and whether its object was at work just then.
  private var moves: [(line: PhoneTrace.Line, isAtWork: Bool)] = []

  init(_ lines: [PhoneTrace.Line]) {
    var block: [PhoneTrace.Line] = []
    var isMoving = false
    var atWork: Set<String> = []
    for line in lines {
      if line.kind == "hitTest" || line.kind == "point" {
        block.append(line)
        if line.kind == "hitTest", line.depth == 0, line.what.hasPrefix("->") { add(&block) }
        continue
      }
      if line.kind == "gesture", line.what == "failed" {
        failures.append(line)
        continue
      }
      add(&block)
      let object = line.kind + " " + line.who
      if Self.isMove(line) {
        isMoving = true
        moves.append((line, line.kind == "scroll" || atWork.contains(object)))
      } else if isMoving, Self.mayFollowMove(line) {
        continue
      } else {
        isMoving = false
        if Self.begins(line) {
          atWork.insert(object)
        } else if Self.ends(line) {
          atWork.remove(object)
        }
        firm.append([line])
      }
    }
    add(&block)
  }

  /// Adds a hit test, unless it is done again.
  private mutating func add(_ block: inout [PhoneTrace.Line]) {
    guard !block.isEmpty else { return }
    let isAgain =
      firm.last.map { last in
        last.count == block.count && zip(last, block).allSatisfy { $0.says($1) }
      } ?? false
    if !isAgain { firm.append(block) }
    block = []
  }

  /// A move of an object that is not at work, and of which the other trace has none either.
  func stray(besides other: Sorted) -> PhoneTrace.Line? {
    moves.first { move in
      !move.isAtWork && !other.moves.contains { !$0.isAtWork && $0.line.says(move.line) }
    }?.line
  }

  private static func isMove(_ line: PhoneTrace.Line) -> Bool {
    switch line.kind {
    case "touch": line.what == "moved"
    case "gesture": line.what == "changed"
    case "scroll": line.what == "didScroll"
    case "control": line.what == "touchDragInside" || line.what == "touchDragOutside"
    default: false
    }
  }

  /// What a move may bring about each time.
  private static func mayFollowMove(_ line: PhoneTrace.Line) -> Bool {
    line.kind == "action"
      || (line.kind == "control"
        && (line.what == "valueChanged" || line.what == "primaryActionTriggered"))
  }

  private static func begins(_ line: PhoneTrace.Line) -> Bool {
    switch line.kind {
    case "control": line.what == "touchDown" || line.what == "touchDownRepeat"
    default: line.what == "began"
    }
  }

  private static func ends(_ line: PhoneTrace.Line) -> Bool {
    switch line.kind {
    case "control": ["touchUpInside", "touchUpOutside", "touchCancel"].contains(line.what)
    default: line.what == "ended" || line.what == "cancelled"
    }
  }
}
