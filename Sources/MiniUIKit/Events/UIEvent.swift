/// What happened on the glass at one moment: every finger that is down, and what each of them did.
///
/// One object is used again for every event of touches, so keep nothing of it (EV-18).
public class UIEvent {
  /// What kind of thing happened (EV-1).
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The phone was moved.
    case motion = 1
    /// A headset's or another remote control's button.
    case remoteControl = 2
    /// A physical button.
    case presses = 3
    /// A scroll wheel or track pad.
    case scroll = 10
    /// A pointer that hovers.
    case hover = 11
    /// A pinch or rotation on a track pad.
    case transform = 14
  }

  /// Which of its kind the event is; a touch has none (EV-2).
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Seeking backward begins.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward is over.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward begins.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward is over.
    case remoteControlEndSeekingForward = 109
  }

  /// What kind of thing happened.
  public let type: EventType
  /// Which of its kind the event is.
  public let subtype: EventSubtype
  /// The modifier keys held down; none, as fingers have no keyboard (EV-4).
  public let modifierFlags: UIKeyModifierFlags = []
  /// The buttons of a pointer; none where only fingers touch (EV-4).
  ///
  /// [model] They are those of the press, until and with the event of its release.
  public internal(set) var buttonMask: ButtonMask = []
  /// When it happened, in seconds since the phone was started (EV-7).
  public internal(set) var timestamp: Seconds = 0

  /// The touches of the event by id: every finger that is down or was lifted just now.
  var touches: [UITouch] = []
  /// The touch that was alone when it was delivered last, and a set of it.
  private var singleTouch: UITouch?
  private var single: Set<UITouch> = []
  /// Whether windows, views and recognizers of all its touches are chosen, so that it can be sent.
  package internal(set) var isComplete = true
  /// Which event of touches the object stands for at the moment, counted from 1 (EV-18).
  var serial = 0
  /// How many fingers this sequence has had at the same time at the most.
  var fingersSoFar = 1

  /// What an event that is not of touches tells a responder.
  var message: ChainMessage?
  /// Whether the last responder of the chain has passed it on (EV-35).
  var hasPassedEveryResponder = false
  /// Where the travel of an event that is not of touches is reported.
  var tracer: Tracer?

  init(type: EventType, subtype: EventSubtype = .none) {
    (self.type, self.subtype) = (type, subtype)
  }

  /// Every touch of the event, also those that did not change (EV-3); nil if it is not of touches.
  public var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : nil }

  /// The touches whose hit view is a view (EV-19).
  public func touches(for view: UIView) -> Set<UITouch>? {
    subset { $0.view === view }
  }

  /// The touches that began in a window (EV-19).
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    subset { $0.window === window }
  }

  /// The touches that a recognizer got (EV-19).
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    subset { $0.recognizers.contains(gesture) }
  }

  /// Where a finger has been since the event before, this event's place last (EV-12).
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.samples() : nil
  }

  /// Where a finger may be soon; this phone makes no guesses, so the list is empty (EV-12).
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [] : nil
  }

  /// Whether a touch begins just now that has hit a view of a window.
  final func hasTouchThatBegins(in window: UIWindow) -> Bool {
    touches.contains { $0.phase == .began && $0.window === window }
  }

  /// The set of one touch alone, made once as long as it is wanted of the same touch.
  final func alone(_ touch: UITouch) -> Set<UITouch> {
    if singleTouch !== touch { (singleTouch, single) = (touch, [touch]) }
    return single
  }

  /// Lets the touch go that was alone.
  final func forgetSingle() { (singleTouch, single) = (nil, []) }

  private func subset(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let some = touches.filter(belongs)
    return some.isEmpty ? nil : Set(some)
  }
}
