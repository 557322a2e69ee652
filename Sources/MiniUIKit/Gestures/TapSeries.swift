/// Several taps at one place, each with several fingers: what a tap and a long press after taps
/// have to remember (GR-81, GR-84).
struct TapSeries {
  /// What a finger that comes down means for the series.
  enum Verdict {
    case fine
    case tooFar
    case tooManyFingers
  }

  /// How many taps are complete.
  private(set) var count = 0
  /// How many fingers the tap under way has had at once.
  private(set) var fingers = 0
  /// The centre of the first tap's fingers where they came down, in window coordinates.
  private(set) var start: CGPoint?
  /// Where each of the first tap's fingers came down, in window coordinates.
  private(set) var places: [CGPoint] = []

  /// Some fingers come down.
  ///
  /// - Parameters:
  ///   - touches: The new ones.
  ///   - fingers: How many are down now.
  ///   - required: How many the gesture has.
  /// - Returns: Whether the series goes on.
  mutating func begin(_ touches: [UITouch], fingers: Int, of required: Int) -> Verdict {
    self.fingers = max(self.fingers, fingers)
    guard fingers <= required else { return .tooManyFingers }
    guard count == 0 else {
      let isNear = touches.allSatisfy { touch in
        places.contains { touch.firstPlace.distance(to: $0) <= Decisions.tapMovement }
      }
      return isNear ? .fine : .tooFar
    }
    places += touches.map { $0.firstPlace }
    start = CGPoint(inTheMiddleOf: places)
    return .fine
  }

  /// Whether the centre of the fingers has moved further than allowed from where they came down.
  func hasMoved(_ touches: [UITouch], further limit: CGFloat) -> Bool {
    let from = CGPoint(inTheMiddleOf: touches.map { $0.firstPlace })
    return UIGestureRecognizer.center(of: touches).distance(to: from) > limit
  }

  /// The last finger of a tap is lifted.
  mutating func endTap() {
    count += 1
    fingers = 0
  }
}
