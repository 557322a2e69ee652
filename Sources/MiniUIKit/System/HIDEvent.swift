/// What the driver of the touch screen reports at one moment: a hand with its fingers (EV-20).
public struct HIDEvent {
  /// One finger's part of the report.
  public struct Contact: Sendable, Equatable {
    /// What the glass has noticed about a finger.
    public enum Change: Sendable {
      /// It came down.
      case down
      /// It moved, or presses differently.
      case moved
      /// It was lifted.
      case up
      /// The system takes the touch away from the app.
      case cancelled
    }

    /// The finger's number in the script.
    public var finger: Int
    /// What the glass noticed.
    public var change: Change
    /// Where, on the screen, in points.
    public var location: CGPoint
    /// Where exactly; nil if the screen knows no better.
    public var preciseLocation: CGPoint?
    /// How hard, 1 being an average touch; the screen measures it only of a pencil (EV-6).
    public var force: CGFloat = 1
    /// The radius of the contact, in points.
    public var majorRadius: CGFloat = Decisions.fingerRadius
    /// What touches.
    public var type = UITouch.TouchType.direct
    /// The buttons of a pointer that are pressed when it comes down; nothing else has any (GR-121).
    public var buttonMask = UIEvent.ButtonMask.primary
    /// Whether the force is a pencil's estimate, so that the measured one comes later (EV-42).
    public var isForceEstimated = false

    /// Makes a finger's part of a report; the other properties can be set afterwards.
    public init(finger: Int, _ change: Change, at location: CGPoint, force: CGFloat = 1) {
      (self.finger, self.change, self.location, self.force) = (finger, change, location, force)
    }
  }

  /// When the glass noticed, in microseconds of virtual time.
  public let time: Microseconds
  /// The fingers that changed, by number.
  public let contacts: [Contact]
}
