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
  /// The largest force that a screen measures of a pencil, in average touches.
  ///
  /// [model]
  public static let maximumPencilForce: CGFloat = 4
  /// The height of the system's keyboard, in points.
  ///
  /// [model]
  public static let keyboardHeight: CGFloat = 336
  /// How long the keyboard takes to come up, in seconds.
  ///
  /// [model]
  public static let keyboardDuration: Seconds = 0.25
  /// How long a shake takes where a script gives no duration, in seconds.
  ///
  /// [model]
  public static let shakeDuration: Seconds = 0.4
  /// How long a button is pressed where a script gives no duration, in seconds.
  ///
  /// [model]
  public static let pressDuration: Seconds = 0.1
  /// How long an animated change of a scroll view's offset takes, in seconds.
  ///
  /// [model]
  public static let scrollDuration: Seconds = 0.3
  /// What is left of a pinch beyond the limits of a scale, as a power (SV-40).
  ///
  /// [model]
  public static let zoomYield: CGFloat = 0.5
  /// How small a point of one scroll view may be in another one, in points, to be handed over (SV-13).
  ///
  /// [model]
  public static let smallestRatio: CGFloat = 0.01
  /// How many times further along one axis than along the other a drag must go to be locked to it
  /// (SV-15).
  ///
  /// [model]
  public static let lockRatio: CGFloat = 2
  /// The height of a table's rows where none is given, in points.
  ///
  /// [model]
  public static let rowHeight: CGFloat = 44
  /// How far a finger may move and still select the row, in points.
  ///
  /// [model]
  public static let rowMovement: CGFloat = 10
  /// The size of a switch, in points.
  ///
  /// [model]
  public static let switchSize = CGSize(width: 51, height: 31)
  /// How far the thumb of a switch can move, in points.
  ///
  /// [model]
  public static let switchTravel: CGFloat = 20
  /// The size of a stepper, in points.
  ///
  /// [model]
  public static let stepperSize = CGSize(width: 94, height: 32)
  /// The side of a slider's thumb, in points.
  ///
  /// [model]
  public static let sliderThumb: CGFloat = 31
  /// The height of a slider's track, in points.
  ///
  /// [model]
  public static let sliderTrack: CGFloat = 4
  /// What a sum of times may be wrong by, in seconds, and still be the same: far below a
  /// microsecond, the clock's unit.
  ///
  /// [model]
  public static let timeTolerance: Seconds = 1e-9
  /// What a sum of angles may be wrong by, in radians, and still be the same.
  ///
  /// [model]
  public static let angleTolerance: CGFloat = 1e-12
}

/// What Apple publishes or others have measured, each number with its rule.
///
/// The laws of motion and of swipes are numbers that belong together; they stand in files of their
/// own, `ScrollLaws` and `UISwipeGestureRecognizer`.
public enum Measures {
  /// The smallest opacity with which a view can be touched (HT-11, HT-12).
  public static let touchableAlpha = 0.01
  /// How long a scroll view holds a touch back from its content, in seconds (SV-3).
  public static let contentDelay: Seconds = 0.15
  /// How long the fingers of a long press stay, in seconds (GR-86).
  public static let pressDuration: Seconds = 0.5
  /// How far the fingers of a long press may move before it begins, in points (GR-86).
  public static let pressMovement: CGFloat = 10
  /// How far the centre of a pan's fingers must travel, in points (GR-88, DEC-26).
  public static let panDistance: CGFloat = 10
  /// By how much the distance of a pinch's fingers must change, in points (GR-98).
  public static let pinchChange: CGFloat = 10
  /// How much of that change is taken into the baseline, in points (GR-98).
  public static let pinchAbsorbed: CGFloat = 8
  /// By how much a rotation's fingers must turn: 10 degrees, in radians (GR-100).
  public static let rotationChange: CGFloat = 10 * .pi / 180
  /// How much of that turn does not count: 5 degrees, in radians (GR-100).
  public static let rotationAbsorbed: CGFloat = 5 * .pi / 180
}
