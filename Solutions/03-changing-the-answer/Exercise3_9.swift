import ExerciseKit

// `super` decides first. Only if it answers with the keypad itself is there anything left to
// change, so gates, keys under the finger and points outside need no further thought.
// On each axis the distance from a point to a rectangle is zero between the edges, and otherwise
// the distance to the nearer edge.
// The loop begins with the front key and replaces the best key only by one that is strictly nearer,
// so that the front one wins a tie.
// Whether a key is off has to be tested here, because its `hitTest` isn't asked; it would answer
// nil for a point outside the key.
// The trap is to measure to the middle of a key, because then a long key would lose against a small
// one beside it.
class Keypad: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    var best: (key: UIView, way: CGFloat)?
    for key in subviews.reversed() where isOn(key) {
      let dx = max(key.frame.minX - point.x, 0, point.x - key.frame.maxX)
      let dy = max(key.frame.minY - point.y, 0, point.y - key.frame.maxY)
      let way = hypot(dx, dy)
      if way <= 20, way < best?.way ?? .infinity { best = (key, way) }
    }
    return best?.key ?? self
  }

  private func isOn(_ key: UIView) -> Bool {
    key.isUserInteractionEnabled && !key.isHidden && key.alpha >= 0.01
      && (key as? UIControl)?.isEnabled != false
  }
}
