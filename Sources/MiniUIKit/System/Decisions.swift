/// What UIKit does not publish and the engine had to decide, each with its id.
///
/// None of these numbers is a fact about UIKit. The book never presents one as such.
public enum Decisions {
  /// How often a touch that begins is hit-tested: once (DEC-1; 1, 2 and 3 have been seen, HT-20).
  public static let hitTestPasses = 1
  /// How far outside its edges a control counts a touch as inside, in points (DEC-6, CT-9).
  public static let controlTolerance: CGFloat = 70
  /// The longest time from an up to the next down of a double tap, in seconds (DEC-14).
  public static let tapInterval: Seconds = 0.35
  /// The longest distance between two taps of a double tap, in points (DEC-14).
  public static let tapRadius: CGFloat = 45
  /// The longest duration of a tap, in seconds (DEC-4: 0.75 and 1.5 have been said).
  public static let tapDuration: Seconds = 0.75
  /// How far a tap's fingers may move, and the next tap lie away, in points (DEC-5).
  public static let tapMovement: CGFloat = 45
  /// How far from the edge of the screen a screen edge pan may begin, in points (DEC-16).
  public static let edgeWidth: CGFloat = 20
  /// How long a stepper is held down before it repeats, in seconds (CT-49).
  ///
  /// [model]
  public static let stepperDelay: Seconds = 0.5
  /// The time between two repeated steps of a stepper, in seconds (CT-49).
  ///
  /// [model]
  public static let stepperInterval: Seconds = 0.1
  /// The radius of a finger's contact where a script gives none, in points.
  ///
  /// [model]
  public static let fingerRadius: CGFloat = 20
  /// The height of the system's keyboard, in points.
  ///
  /// [model]
  public static let keyboardHeight: CGFloat = 336
  /// How long the keyboard takes to come up, in seconds.
  ///
  /// [model]
  public static let keyboardDuration: Seconds = 0.25
}
