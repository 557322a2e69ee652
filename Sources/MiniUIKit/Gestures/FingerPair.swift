/// Two fingers that belong together: those of a pinch or a rotation.
struct FingerPair {
  private var touches: [Int] = []

  /// Takes fingers in as long as there is room; the others are left over.
  mutating func join(_ new: Set<UITouch>) -> Set<UITouch> {
    let taken = new.inOrder.prefix(2 - touches.count)
    touches += taken.map { $0.id }
    return new.subtracting(taken)
  }

  /// A finger is lifted.
  mutating func leave(_ touch: UITouch) { touches.removeAll { $0 == touch.id } }

  /// The way from the first finger to the second, in window coordinates; nil unless both are down.
  func way(_ all: [UITouch]) -> CGPoint? {
    let own = all.filter { touches.contains($0.id) }
    guard own.count == 2 else { return nil }
    return CGPoint(x: own[1].place.x - own[0].place.x, y: own[1].place.y - own[0].place.y)
  }

  /// The distance of the fingers in points; nil unless both are down.
  func distance(_ all: [UITouch]) -> CGFloat? { way(all).map { $0.distance(to: .zero) } }
}
