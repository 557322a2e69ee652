import MiniUIKit
import Stage

// What the lines of a scene are made of.

/// What the traces of several scenes show.
let (hits, heard) = (["hitTest", "point"], ["touch"])
let (controls, gestures) = (
  ["touch", "control", "action"], ["gestureTouch", "gesture", "delay", "touch", "action"]
)

/// A scene of an exercise.
///
/// - Parameters:
///   - id: The exercise.
///   - title: What the fingers do.
///   - kinds: What its trace shows.
///   - touch: Where the first finger comes down, on the screen.
///   - chain: Whether a touch is shown along the whole responder chain, or only the first to hear it.
///   - shakes: Whether something in it answers a shake.
///   - makeStage: Makes the stage.
///   - perform: Builds the scene, and moves the fingers.
/// - Returns: The scene.
func scene(
  _ id: String, _ title: String, _ kinds: [String], _ touch: CGPoint, chain: Bool = false,
  shakes: Bool = false,
  on makeStage: @escaping @Sendable (Settings) -> Stage = { Stage(settings: $0) },
  _ perform: @escaping @Sendable (Stage) throws(ScriptError) -> Void
) -> Experiment {
  Experiment(
    id, title, kinds: kinds, showsChain: chain, touch: touch, answersShakes: shakes,
    pictures: [.scene], on: makeStage, perform: perform)
}

/// A point.
func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// A frame.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension UIView {
  /// Adds a plain view.
  @discardableResult
  func add(_ name: String, _ frame: CGRect, _ color: UIColor? = nil) -> UIView {
    add(name, UIView(frame: frame), color)
  }

  /// Adds a view of any class, with the frame it has.
  @discardableResult
  func add<View: UIView>(_ name: String, _ view: View, _ color: UIColor? = nil) -> View {
    addSubview(dressed(view, name, color))
    return view
  }
}

extension Stage {
  /// A tap where the touch is.
  func tap() throws(ScriptError) { try finger.tap(at: touch) }

  /// A finger that rests where the touch is.
  func press(_ duration: Seconds) throws(ScriptError) {
    try finger.press(at: touch, for: duration)
  }

  /// A finger that comes down where the touch is, rests, goes some ways from there, one after the
  /// other, and is lifted.
  func drag(
    _ ways: [CGPoint], rest: Seconds = 0.05, pause: Seconds = 0.05
  ) throws(ScriptError) {
    try finger.down(at: touch)
    try wait(rest)
    for way in ways {
      try finger.move(to: at(touch.x + way.x, touch.y + way.y))
      try wait(pause)
    }
    try finger.up()
  }
}
