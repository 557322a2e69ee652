extension UIControl {
  /// What a control says has happened (CT-10).
  public struct Event: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Makes events of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch came down that is not the first of a series of taps.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved and is inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch left.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value was changed by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for has happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Bits for an app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    private static var words: [(Event, String)] {
      [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
        (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
        (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"),
        (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
        (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
        (.editingDidEndOnExit, "editingDidEndOnExit"),
      ]
    }

    /// The events one by one, each with the trace's word for it, the lowest bit first.
    var single: [(event: Event, word: String)] {
      Self.words.filter { contains($0.0) }.map { (event: $0.0, word: $0.1) }
    }

    /// The events in the trace's words; not part of UIKit.
    public var word: String { single.map { $0.word }.joined(separator: " ") }
  }
}
