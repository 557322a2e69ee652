extension UIGestureRecognizer {
  /// The states that an event's assignments have led to, at most a few, in order.
  ///
  /// They are kept in place, as every event of a gesture under way makes some: four bits for each,
  /// the newest one lowest.
  struct Pending {
    private var bits: UInt64 = 0

    /// None.
    static let none = Pending()

    private init() {}

    /// One state.
    init(_ state: State) { append(state) }

    var isEmpty: Bool { bits == 0 }

    /// The newest one.
    var last: State? { State(rawValue: Int(bits & 15) - 1) }

    mutating func append(_ state: State) { bits = bits << 4 | UInt64(state.rawValue + 1) }

    /// Calls something with each, in order.
    func forEach(_ body: (State) -> Void) {
      for place in (0..<16).reversed() {
        if let state = State(rawValue: Int(bits >> (4 * UInt64(place)) & 15) - 1) { body(state) }
      }
    }
  }
}
