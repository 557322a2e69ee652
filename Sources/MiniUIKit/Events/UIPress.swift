/// A button of the hardware, from the moment it is pressed until it is released (EV-13).
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
  /// How far the press has got.
  public internal(set) var phase = Phase.began
  /// How hard, from 0 to 1.
  public internal(set) var force: CGFloat = 1
  /// When the press last changed, in seconds since the phone was started.
  public internal(set) var timestamp: Seconds = 0
  /// The responder that hears of it first.
  public internal(set) var responder: UIResponder?
  /// The window whose first responder decides.
  public internal(set) var window: UIWindow?

  /// The recognizers that want to hear no more of it.
  var ignoring: [ObjectIdentifier] = []

  init(_ type: PressType) { self.type = type }
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
}
