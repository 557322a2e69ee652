extension UIGestureRecognizer {
  /// How far a recognizer has got: what it asked for, what was decided, and what its actions are
  /// told.
  ///
  /// A recognizer asks for a state by assigning it; the settle pass decides. In between the two
  /// differ, and while an action runs, `state` reads what that action is about.
  struct Progress {
    /// The state the environment has decided on; the rules of competition go by this one.
    var decided = State.possible
    /// What was assigned to `state` since then, with nothing decided about it yet.
    var requested = StateList.none
    /// Whether it would recognize, but another recognizer must fail first (GR-65).
    var isWaiting = false
    /// The state that an action, which runs just now, reports (GR-34).
    var reported: State?

    /// The state that counts for the next assignment, whatever an action reports just now.
    var latest: State { isWaiting ? .possible : requested.last ?? decided }

    /// Whether the attempt may still become the gesture.
    var isPossible: Bool { decided == .possible }
    /// Whether it may, and has asked to recognize.
    var wouldRecognize: Bool { isPossible && !requested.isEmpty }
    /// Whether a continuous gesture is under way.
    var isUnderWay: Bool { decided.isUnderWay }
    /// Whether the attempt is over, for better or worse (GR-4).
    var isOver: Bool { decided.isTerminal }
  }

  /// The states that an event's assignments have led to, a few at most, in order.
  ///
  /// They are kept in place, four bits for each, as every event of a gesture under way makes some.
  struct StateList: RandomAccessCollection {
    private var bits: UInt64 = 0
    private(set) var endIndex = 0
    var startIndex: Int { 0 }

    /// No states.
    static let none = StateList()

    private init() {}

    /// One state.
    init(_ state: State) { append(state) }

    /// Adds a state; nothing comes after an end, so there are never many.
    mutating func append(_ state: State) {
      bits |= UInt64(state.rawValue) << UInt64(4 * endIndex)
      endIndex += 1
    }

    subscript(place: Int) -> State {
      State(rawValue: Int(bits >> UInt64(4 * place) & 15)) ?? .possible
    }
  }
}
