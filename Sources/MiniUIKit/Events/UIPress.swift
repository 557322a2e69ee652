/// A button of the hardware, or a key of a keyboard, from the moment it is pressed until it is
/// released (EV-13).
public final class UIPress {
  /// Which button (EV-13).
  public enum PressType: Int, Sendable, CaseIterable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// The middle.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play or pause.
    case playPause = 6
    /// Page up, on a television's remote.
    case pageUp = 30
    /// Page down, on a television's remote.
    case pageDown = 31
    /// A digit, on a television's remote.
    case tvRemoteOneTwoThree = 32
    /// A key of a keyboard, which `key` tells; not part of UIKit, where the value has no name.
    case key = 2000

    /// The types that UIKit names; not part of UIKit.
    public static let allCases: [PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
      .tvRemoteOneTwoThree,
    ]
  }

  /// How far a press has got.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force changed.
    case changed = 1
    /// Nothing changed.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The press was taken away.
    case cancelled = 4
  }

  /// Which button.
  public let type: PressType
  /// The key of the keyboard; nil if it is another button (EV-13).
  public let key: UIKey?
  /// How far the press has got.
  public internal(set) var phase = Phase.began
  /// How hard, from 0 to 1.
  public internal(set) var force: CGFloat = 1
  /// When the press last changed, in seconds since the phone was started.
  public internal(set) var timestamp: Seconds = 0
  /// The responder that hears it first.
  public internal(set) var responder: UIResponder?
  /// The window whose first responder decides.
  public internal(set) var window: UIWindow?

  /// The recognizers that got it when it began.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether a gesture has taken it from the responders (GR-110).
  var isTaken = false
  /// Whether it was a key command, so that it is no press for anything else (EV-31).
  var isCommand = false

  init(_ type: PressType, key: UIKey? = nil) { (self.type, self.key) = (type, key) }

  /// The recognizers that got the press when it began.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.isEmpty ? nil : recognizers
  }
}

extension UIPress: Hashable {
  /// Two presses are equal if they are the same object.
  public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of buttons.
public final class UIPressesEvent: UIEvent {
  /// Every press of the event.
  public internal(set) var allPresses: Set<UIPress> = []

  init() { super.init(type: .presses) }

  /// The presses that a recognizer got.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.recognizers.contains(gesture) }
  }
}
