import MiniUIKit

/// What must hold of every control's events and of every text field: what begins ends, once (CT-4 to
/// CT-8, FR-14).
struct ControlLaws {
  enum Fact: Equatable {
    /// A control sends an event of touches.
    case event(Int, UIControl.Event)
    /// It follows its touch no more, of its own will (CT-6).
    case stopped(Int)
    /// A text field has begun, or ended, to edit.
    case editing(Int, Bool)
    /// All fingers are up: whether it follows a touch, and whether it looks pressed.
    case rest(Int, isTracking: Bool, isHighlighted: Bool)
  }

  /// What was broken, in words that begin with the law.
  private(set) var violations: [String] = []
  /// The controls that follow a touch.
  private var tracking: Set<Int> = []
  private var editing: Set<Int> = []

  private mutating func expect(_ holds: Bool, _ law: String, _ sentence: @autoclosure () -> String)
  {
    if !holds { violations.append(law + ": " + sentence()) }
  }

  mutating func read(_ fact: Fact) {
    switch fact {
    case .event(let control, .touchDown):
      expect(tracking.insert(control).inserted, "control", "\(control) is touched twice")
    case .event(let control, let event)
    where !event.isDisjoint(with: [.touchUpInside, .touchUpOutside, .touchCancel]):
      let wasTracking = tracking.remove(control) != nil
      expect(wasTracking, "control", "\(control) sends \(event.word) without a touch")
    case .event(let control, let event):
      expect(
        tracking.contains(control), "control", "\(control) sends \(event.word) without a touch")
    case .stopped(let control): tracking.remove(control)
    case .editing(let field, true):
      expect(editing.insert(field).inserted, "editing", "\(field) begins twice")
    case .editing(let field, false):
      expect(editing.remove(field) != nil, "editing", "\(field) ends without a beginning")
    case .rest(let control, let isTracking, let isHighlighted):
      expect(!isTracking && !isHighlighted, "at rest", "control \(control) still follows a touch")
      expect(!tracking.contains(control), "at rest", "control \(control) has sent no end")
    }
  }
}
