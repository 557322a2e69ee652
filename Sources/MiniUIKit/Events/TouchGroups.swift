// Touches put in order and in groups, at little cost where there is only one of them.

extension UITouch.Phase {
  /// The phases that are delivered, in the order in which those of one event are (DEC-18).
  static let delivered: [Self] = [.began, .moved, .ended, .cancelled]
}

extension Set<UITouch> {
  /// The touches in the order in which they began.
  ///
  /// A set has another order in every process.
  package var inOrder: [UITouch] { count > 1 ? sorted { $0.id < $1.id } : Array(self) }

  /// Calls something for each group of touches with the same owner; a touch without one is left out.
  ///
  /// The groups come in the order of their first touch. A set of one group is handed on as it is.
  func forEachGroup<Owner: UIResponder>(
    by owner: (UITouch) -> Owner?, _ body: (Owner, Set<UITouch>) -> Void
  ) {
    guard let touch = first else { return }
    let only = owner(touch)
    if count == 1 || allSatisfy({ owner($0) === only }) {
      if let only { body(only, self) }
    } else {
      for (owner, group) in inOrder.groups(by: owner) { body(owner, group) }
    }
  }
}

extension [UITouch] {
  /// The touches with the same owner together, in the order of their first touch; a touch without
  /// an owner is left out.
  func groups<Owner: UIResponder>(
    by owner: (UITouch) -> Owner?
  ) -> [(owner: Owner, touches: Set<UITouch>)] {
    var groups: [(owner: Owner, touches: Set<UITouch>)] = []
    var places: [ObjectIdentifier: Int] = [:]
    for touch in self {
      guard let owner = owner(touch) else { continue }
      if let place = places[ObjectIdentifier(owner)] {
        groups[place].touches.insert(touch)
      } else {
        if count > 1 { places[ObjectIdentifier(owner)] = groups.count }
        groups.append((owner, [touch]))
      }
    }
    return groups
  }
}
