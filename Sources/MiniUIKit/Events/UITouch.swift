/// A finger on the glass, from the moment it comes down until it is lifted.
///
/// One object stands for the finger during its whole life and is changed with every event, so
/// keep values, not the object (EV-18).
public final class UITouch {
  /// How far the life of a touch has got (EV-3).
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved, or its force changed.
    case moved = 1
    /// Nothing changed, but another touch of the same event did.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The touch was taken away.
    case cancelled = 4
    /// A pointer came in (hover).
    case regionEntered = 5
    /// A pointer moved inside (hover).
    case regionMoved = 6
    /// A pointer left (hover).
    case regionExited = 7
  }

  /// What touches (EV-5).
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A remote control's surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// How far the life of this touch has got.
  public internal(set) var phase = Phase.began
  /// How many taps this touch is part of: 2 from the second quick touch's began on (EV-8).
  public internal(set) var tapCount = 1
  /// When this touch last changed, in seconds since the phone was started (EV-7).
  public internal(set) var timestamp: Seconds = 0
  /// What touches.
  public internal(set) var type = TouchType.direct
  /// How hard a pencil presses, 1 being an average touch; 0 for a finger, as no iPhone since the 11
  /// measures one (EV-6).
  public internal(set) var force: CGFloat = 0
  /// The largest value of `force`; 0 where nothing is measured (EV-6).
  public var maximumPossibleForce: CGFloat {
    type == .pencil ? Decisions.maximumPencilForce : 0
  }
  /// The radius of the contact, in points.
  public internal(set) var majorRadius = Decisions.fingerRadius
  /// The properties whose values are estimates (EV-42).
  public internal(set) var estimatedProperties: Properties = []
  /// The properties of which measured values are still to come (EV-42).
  public internal(set) var estimatedPropertiesExpectingUpdates: Properties = []
  /// The number by which late values name this sample; nil without estimates (EV-42).
  public internal(set) var estimationUpdateIndex: Int?
  /// The window the touch began in; it does not change any more (HT-19).
  public internal(set) var window: UIWindow?
  /// The view to which the touch is being delivered: the one that was hit when it began.
  ///
  /// Once a gesture has taken the touch, or the view has left its window, no view receives it any
  /// more, and this is nil (HT-19, DEC-28, EV-17).
  public var view: UIView? { isDelivered ? hitView : nil }
  /// The view that was hit when the touch began; it does not change any more (HT-19).
  var hitView: UIView?
  /// Whether the touch still belongs to its view; no more once it was taken away (DEC-28).
  var isDelivered = true

  /// Touches are numbered in the order in which they begin.
  package let id: Int
  /// The number of the finger in the script.
  package let finger: Int
  let tracer: Tracer

  /// The buttons of the pointer that were pressed when it began (GR-121).
  var buttonMask: UIEvent.ButtonMask = []

  /// All places are in window coordinates; without a window, on the screen.
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero
  var precisePlace = CGPoint.zero
  /// Where the touch began.
  var firstPlace = CGPoint.zero
  /// Where the finger has been since the last event, the newest place last (EV-12).
  private var coalesced: [UITouch] = []
  /// Whether this touch itself is a sample that the list of coalesced touches does not have yet.
  var hasSample = false
  /// Whether the view's touches methods hear of this touch (EV-10, EV-11); decided at began.
  var reachesView = true
  /// The recognizers that got this touch when it began (GR-11).
  var recognizers: ContiguousArray<UIGestureRecognizer> = []
  /// What the view has heard of this touch so far.
  var hearing = Hearing.nothing
  /// Whether a gesture has taken the touch from the view (GR-40).
  var isTaken = false
  /// Whether something of this touch is held back from the view (GR-55).
  var isHeld = false
  /// Whether the finger's last event is over.
  var isLifted = false
  /// How this touch's began was handed on (RC-13): by the n-th sender to the n-th recipient.
  private(set) var forwardings: [(from: UIResponder, to: UIResponder)] = []
  /// The senders once more, to be searched without counting a reference to each.
  private var senders: ContiguousArray<ObjectIdentifier> = []

  init(id: Int, finger: Int, tracer: Tracer) {
    (self.id, self.finger, self.tracer) = (id, finger, tracer)
  }

  /// The recognizers that got this touch when it began, in the order in which they hear of it
  /// (GR-12).
  public var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.isEmpty ? nil : Array(recognizers)
  }

  /// Where the finger is, in a view's coordinates; in the window's for nil (EV-9).
  public func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the finger was in the previous event, in a view's coordinates (EV-9).
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  /// Where the finger is as exactly as the screen knows; not what a hit test uses (HT-28).
  public func preciseLocation(in view: UIView?) -> CGPoint { convert(precisePlace, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }

  // MARK: - Coalesced touches

  /// Where the finger has been since the last event, the newest place last.
  ///
  /// Most apps never ask, so the newest is copied only when one does, or when it gets old.
  func samples() -> [UITouch] {
    keepSample()
    return coalesced
  }

  /// Puts a copy of the newest sample on the list, before this touch changes.
  func keepSample() {
    guard hasSample else { return }
    coalesced.append(copy())
    hasSample = false
  }

  /// Begins a new list.
  func forgetSamples() {
    if !coalesced.isEmpty { coalesced = [] }
    hasSample = false
  }

  /// A copy of this touch as it is now.
  func copy() -> UITouch {
    let copy = UITouch(id: id, finger: finger, tracer: tracer)
    (copy.phase, copy.tapCount, copy.timestamp, copy.type) = (phase, tapCount, timestamp, type)
    (copy.force, copy.majorRadius, copy.window) = (force, majorRadius, window)
    (copy.hitView, copy.isDelivered) = (hitView, isDelivered)
    (copy.place, copy.previousPlace, copy.precisePlace) = (place, previousPlace, precisePlace)
    (copy.estimatedProperties, copy.estimationUpdateIndex) =
      (estimatedProperties, estimationUpdateIndex)
    copy.estimatedPropertiesExpectingUpdates = estimatedPropertiesExpectingUpdates
    return copy
  }

  // MARK: - The forwarding record

  func noteForwarding(from sender: UIResponder, to recipient: UIResponder) {
    // Few chains are that long, so looking for a circle costs nothing elsewhere.
    if forwardings.count % 256 == 255 { recipient.expectChainToEnd() }
    // Views that move meanwhile may bring the touch back to one that has handed it on before. Later
    // phases do not go round in that ring; they stop where it would close. An override of `next` may
    // bring it back for ever.
    guard !senders.contains(ObjectIdentifier(recipient)) else {
      return recipient.expectChainToEnd()
    }
    forwardings.append((sender, recipient))
    senders.append(ObjectIdentifier(sender))
  }

  /// The responder that received this touch's began from a sender.
  func recipient(from sender: UIResponder) -> UIResponder? {
    senders.firstIndex(of: ObjectIdentifier(sender)).map { forwardings[$0].to }
  }

  /// Forgets how this touch was handed on, so that it keeps no responder alive after its life; not
  /// while something of it is held back.
  func forgetForwardingsIfOver() {
    if isLifted, !isHeld { (forwardings, senders) = ([], []) }
  }
}

extension UITouch {
  /// What a view has heard of a touch.
  enum Hearing {
    /// Not even that it began.
    case nothing
    /// That it began, and maybe more.
    case something
    /// That it is over.
    case everything

    /// Takes note of a phase that the view hears of.
    mutating func note(_ phase: Phase) {
      switch phase {
      case .began: self = .something
      case .ended, .cancelled: self = .everything
      default: break
      }
    }
  }

  /// What an event changes of a touch, to be put back when it is told later (GR-58).
  struct Values {
    var phase: Phase
    var tapCount: Int
    var timestamp: Seconds
    var force, majorRadius: CGFloat
    var place, previousPlace, precisePlace: CGPoint
  }

  var values: Values {
    get {
      Values(
        phase: phase, tapCount: tapCount, timestamp: timestamp, force: force,
        majorRadius: majorRadius, place: place, previousPlace: previousPlace,
        precisePlace: precisePlace)
    }
    set {
      (phase, tapCount, timestamp) = (newValue.phase, newValue.tapCount, newValue.timestamp)
      (force, majorRadius) = (newValue.force, newValue.majorRadius)
      (place, previousPlace) = (newValue.place, newValue.previousPlace)
      precisePlace = newValue.precisePlace
    }
  }

  /// Whether the finger is lifted, or its touch taken away, in this event.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}

extension UITouch: Hashable {
  /// Two touches are equal if they are the same object.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
