/// A value for each of some fingers, by the fingers' numbers; found in logarithmic time.
struct ByFinger<Value> {
  /// The fingers by number, each with its value.
  private(set) var entries: ContiguousArray<(finger: Int, value: Value)> = []

  /// The value of a finger; nil if it has none.
  subscript(finger: Int) -> Value? {
    get {
      let place = place(of: finger)
      return holds(finger, at: place) ? entries[place].value : nil
    }
    set {
      let place = place(of: finger)
      switch (newValue, holds(finger, at: place)) {
      case (let value?, true): entries[place].value = value
      case (let value?, false): entries.insert((finger, value), at: place)
      case (nil, true): entries.remove(at: place)
      case (nil, false): break
      }
    }
  }

  private func holds(_ finger: Int, at place: Int) -> Bool {
    place < entries.count && entries[place].finger == finger
  }

  /// Where a finger stands, or would have to.
  private func place(of finger: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].finger < finger { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
