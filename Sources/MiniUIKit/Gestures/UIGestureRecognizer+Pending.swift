extension UIGestureRecognizer {
  /// The states that an event's assignments have led to, a few at most, in order.
  ///
  /// They are kept in place, four bits for each, as every event of a gesture under way makes some.
  struct Pending {
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    /// None.
    static let none = Pending()

    private init() {}

    /// One state.
    init(_ state: State) { append(state) }

    var isEmpty: Bool { count == 0 }

    /// The newest one.
    var last: State? { isEmpty ? nil : state(at: count - 1) }

    /// Adds a state; what comes after an end is of no use, so there are never many.
    mutating func append(_ state: State) {
      bits |= UInt64(state.rawValue) << (4 * count)
      count += 1
    }

    /// Calls something with each, in order.
    func forEach(_ body: (State) -> Void) {
      for place in 0..<count { if let state = state(at: place) { body(state) } }
    }

    private func state(at place: UInt64) -> State? {
      State(rawValue: Int(bits >> (4 * place) & 15))
    }
  }
}
