extension UIGestureRecognizer {
  /// The states that an event's assignments have led to, a few at most, in order.
  ///
  /// They are kept in place, four bits for each, as every event of a gesture under way makes some.
  struct Pending: RandomAccessCollection {
    private var bits: UInt64 = 0
    private(set) var endIndex = 0
    var startIndex: Int { 0 }

    /// None.
    static let none = Pending()

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
