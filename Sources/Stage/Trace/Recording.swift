public import MiniUIKit

/// One line of the trace.
public struct TraceLine: Equatable, Sendable {
  /// When, in microseconds since the experiment began.
  public var time: Microseconds
  /// What kind of thing.
  public var kind: String
  /// The name of the object that did it, or to which it happened.
  public var who: String
  /// What happened.
  public var what: String
  /// Further facts in order.
  public var details: [Detail]
  /// How deep a hit test's question or answer is nested; 0 for everything else.
  public var depth: Int

  /// A further fact with its key.
  public struct Detail: Equatable, Sendable {
    /// The key, as in JSON.
    public var key: String
    /// The value.
    public var value: String
  }
}

/// Everything that happened on a stage, in order.
public final class Recording {
  /// The lines so far.
  public private(set) var lines: [TraceLine] = []
  /// What each finger did on the glass, and when, in order.
  public private(set) var samples: [(time: Microseconds, contact: HIDEvent.Contact)] = []
  /// When the phone was shaken, each time from the moment it began, in microseconds.
  public private(set) var shakes: [Microseconds] = []
  /// When a finger did something last, or a shake began; nil if nothing was done.
  public var lastDeed: Microseconds? {
    guard let shake = shakes.last else { return samples.last?.time }
    return max(shake, samples.last?.time ?? shake)
  }
  /// What an experiment tells besides the trace, in tables of rows.
  public private(set) var tables: [Table] = []

  /// How far something was at a time: what an experiment notes for a figure.
  struct Value: Equatable {
    var time: Microseconds
    var name: String
    var value: Double
  }

  /// What an experiment has noted for a figure, in order.
  private(set) var values: [Value] = []

  /// When something was lit and when it was dark: what an experiment notes for a timeline.
  struct Light: Equatable {
    var time: Microseconds
    var name: String
    var isLit: Bool
  }

  /// What an experiment has noted of lights, in order.
  private(set) var lights: [Light] = []

  /// How a view looks besides its colour, as its scene says it.
  struct Look {
    var view: UIView
    /// A word for it now, such as `lit` or `3 of 5`; nil if there is nothing to say.
    var word: () -> String?
    /// Whether the views in it only draw what it shows.
    var holdsDrawings = false
  }

  /// What some views say of how they look.
  var looks: [Look] = []

  /// How the scene looked after each line, if that is recorded.
  public internal(set) var film: Film?

  /// What fingers and shakes did and when, to be done again.
  public private(set) var script = Script()

  /// Where fingers came down, on the screen, in order.
  public private(set) var touches: [CGPoint] = []

  /// The names along the responder chain, as it was when a view first heard of a touch.
  ///
  /// An override of `next` could lead in a circle, so there is an end to it.
  public private(set) var chain: [String] = []

  /// The names along the responder chain of the view that was hit last, as it was then.
  public private(set) var latestChain: [String] = []

  /// From whom to whom the first touch's began was handed on so that a later phase may follow, as it
  /// was when one came; nil if none has.
  private(set) var notes: [(from: String, to: String)]?
  /// Says how the began of the first finger's touch was handed on.
  var handings: (() -> [(from: String, to: String)])?

  private static let longestChain = 64
  private var depth = 0

  init() {}

  func note(_ contact: HIDEvent.Contact, at time: Microseconds) {
    samples.append((time, contact))
    if contact.change == .down { touches.append(contact.location) }
  }

  func note(_ value: Value) { values.append(value) }

  func note(_ light: Light) { lights.append(light) }

  func noteShake(at time: Microseconds) { shakes.append(time) }

  func note(_ step: Script.Step) { script.add(step) }

  func append(_ event: TraceEvent, at time: Microseconds) {
    var depth = 0
    switch event {
    case .hitTestAsked:
      depth = self.depth
      self.depth += 1
    case .hitTestAnswered(_, let answer):
      self.depth -= 1
      depth = self.depth
      if let answer, depth == 0 { latestChain = Self.chain(from: answer) }
    case .point: depth = max(0, self.depth - 1)
    case .touch(let responder, _, _) where chain.isEmpty: chain = Self.chain(from: responder)
    case .touch(_, let phase, _) where notes == nil && phase != .began: notes = handings?()
    default: break
    }
    lines.append(
      TraceLine(
        time: time, kind: event.kind, who: event.who, what: event.what,
        details: event.details.map { TraceLine.Detail(key: $0.key, value: $0.value) },
        depth: depth))
    // A hit test changes nothing that can be seen.
    switch event {
    case .hitTestAsked, .hitTestAnswered, .point: break
    default: look()
    }
  }

  /// Looks at the scene as it is between two things that happen.
  func look() { film?.see(after: lines.count - 1, looks) }

  private static func chain(from start: UIResponder) -> [String] {
    var chain: [String] = []
    var each: UIResponder? = start
    while let responder = each, chain.count < longestChain {
      chain.append(responder.name)
      each = responder.next
    }
    return chain
  }

  /// Adds a table that is printed below the trace.
  public func add(_ table: Table) { tables.append(table) }
}

/// Facts in rows and columns.
public struct Table: Equatable, Sendable {
  /// What the table shows.
  public var title: String
  /// The rows, all of the same length.
  public var rows: [[String]]
  /// Whether the first row is a heading.
  ///
  /// Without one, rows of one cell are the lines of a map, and the first cell of others is the name of
  /// what follows.
  public var hasHeading: Bool

  /// Makes a table.
  public init(_ title: String, _ rows: [[String]], hasHeading: Bool = true) {
    (self.title, self.rows, self.hasHeading) = (title, rows, hasHeading)
  }
}
