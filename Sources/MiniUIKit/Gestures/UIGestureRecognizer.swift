/// Watches the touches of a view and of everything in it, and says when they are a gesture.
///
/// A recognizer is no responder and stands in no chain (GR-10). The window hands it each touch
/// before the views get it (GR-20); whether it may recognize is decided by the gesture environment.
/// Subclasses override the touches methods, set `state`, and clear their own variables in `reset()`;
/// each override calls super (GR-107).
open class UIGestureRecognizer {
  /// How far an attempt at a gesture has got (GR-1).
  public enum State: Int, Sendable {
    /// Nothing is decided yet; every attempt begins here.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// A continuous gesture is over, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was taken away.
    case cancelled = 4
    /// It is not this gesture.
    case failed = 5
    /// Another word for `ended`, used of discrete gestures.
    public static let recognized = State.ended
  }

  /// The name by which UIKit's debugger, and the trace here, calls the recognizer.
  ///
  /// Without one the trace makes a name of its kind and its view: `tap(red)`.
  open var name: String?

  #if hasFeature(Embedded)
    /// The object that is asked before the recognizer does anything.
    public final var delegate: (any UIGestureRecognizerDelegate)? { didSet { checkDelegate() } }
  #else
    /// The object that is asked before the recognizer does anything; not kept alive.
    public final weak var delegate: (any UIGestureRecognizerDelegate)? {
      didSet { checkDelegate() }
    }
  #endif

  /// The view whose touches the recognizer watches; it has one at the most (GR-15).
  public internal(set) final unowned(unsafe) var view: UIView?

  /// Whether the recognizer works.
  ///
  /// Switched off while it works, it fails, or is cancelled if it has begun (GR-7).
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp(because: "disabled") } }
  }

  /// Whether the touches of the gesture are taken from their views when it is recognized; true by
  /// default (GR-40).
  open var cancelsTouchesInView = true
  /// Whether the views hear nothing of a touch while it may still become the gesture; false by
  /// default (GR-55).
  open var delaysTouchesBegan = false
  /// Whether the views do not hear of a touch's end while it may still become the gesture; true by
  /// default (GR-56).
  open var delaysTouchesEnded = true

  /// The types of touches the recognizer takes; all by default (GR-14).
  open var allowedTouchTypes: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
  /// Whether, having a touch of one type, it takes none of another; true by default (GR-14).
  open var requiresExclusiveTouchType = true
  /// The buttons the recognizer gets; the select button by default (GR-110).
  open var allowedPressTypes: [UIPress.PressType] = [.select]

  /// The modifier keys of the last event; none, as fingers have no keyboard (GR-106).
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer's buttons of the last event; none, if fingers touch (GR-106).
  open var buttonMask: UIEvent.ButtonMask { attempt.touches.last?.buttonMask ?? [] }

  // What the recognizer is at, see UIGestureRecognizer+State.

  /// What it asked for, what was decided, and what its actions are told.
  final var progress = Progress()
  /// Everything that is forgotten with a reset.
  final var attempt = Attempt()
  /// The environment, while the recognizer works.
  final unowned(unsafe) var environment: GestureEnvironment?

  /// Whether the default implementation of the method called last has run (GR-107).
  final var hasCalledSuper = false
  /// The methods whose overrides have been found not to call super, each reported once.
  final var methodsWithoutSuper: [Method] = []

  /// The targets and their actions, in the order added.
  final var registrations: [Registration] = []
  /// The recognizers that must fail before this one may recognize (GR-65).
  final var requirements: [Weak<UIGestureRecognizer>] = []

  /// Makes a recognizer without a target.
  public init() {}

  /// Whether it has neither touches nor presses nor a scroll, and waits for no time.
  final var isIdle: Bool {
    attempt.touches.isEmpty && attempt.presses.isEmpty && attempt.scroll == nil
      && attempt.timer == nil && !progress.isWaiting
  }

  /// Takes targets back.
  ///
  /// - Parameters:
  ///   - target: The target; nil stands for every target.
  ///   - action: The action's name; nil stands for every action of the target.
  open func removeTarget(_ target: AnyObject?, action: String?) {
    unregister(target, action)
  }

  // MARK: - Failure requirements

  /// Waits until another recognizer has failed, before this one recognizes (GR-65).
  ///
  /// Recognizers that wait for each other all fail as soon as each of them would recognize; the
  /// trace reports the circle [model].
  ///
  /// - Precondition: The other one is not this one.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    precondition(
      otherGestureRecognizer !== self, "A recognizer cannot wait for its own failure (GR-65).")
    guard !requirements.contains(where: { $0.object === otherGestureRecognizer }) else { return }
    requirements.append(Weak(otherGestureRecognizer))
  }

  // MARK: - For subclasses (UIGestureRecognizerSubclass)

  /// How far the attempt has got.
  ///
  /// A subclass assigns it; what becomes of the assignment is the table of GR-8a to GR-8c. While a recognizer
  /// waits for another one's failure it is `possible` (GR-65).
  open var state: State {
    get { progress.reported ?? progress.latest }
    set { assign(newValue) }
  }

  /// Takes no further part in what a touch does (GR-17).
  ///
  /// The recognizer hears nothing more of it, does not cancel it in its view, and holds nothing of
  /// it back.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt.touches.removeAll { $0 === touch }
    attempt.live.removeAll { $0 === touch }
    environment?.somethingChanged()
  }

  /// Takes no further part in a press: hears nothing more of it, and does not cancel it (GR-17).
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    attempt.presses.removeAll { $0 === button }
    environment?.somethingChanged()
  }

  // An override calls super (GR-107). What UIKit's default implementations do is not published; here
  // they take note that they were called, and do nothing else. [model]

  /// Fingers came down on the view, or on one in it; an override calls super (GR-107).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { hasCalledSuper = true }
  /// Fingers moved; an override calls super (GR-107).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { hasCalledSuper = true }
  /// Fingers were lifted; an override calls super (GR-107).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { hasCalledSuper = true }
  /// Touches were taken away by the system; an override calls super (GR-107).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hasCalledSuper = true
  }
  /// Estimates of earlier touches were measured, or never will be; the default does nothing (EV-42).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Buttons were pressed; an override calls super (GR-107).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hasCalledSuper = true
  }
  /// Buttons changed their force; an override calls super (GR-107).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hasCalledSuper = true
  }
  /// Buttons were released; an override calls super (GR-107).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hasCalledSuper = true
  }
  /// Presses were taken away by the system; an override calls super (GR-107).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hasCalledSuper = true
  }

  /// Called when an attempt is over and the recognizer becomes possible again (GR-5).
  ///
  /// A subclass puts its own variables back here, and calls super (GR-107).
  open func reset() { hasCalledSuper = true }

  /// Whether this recognizer, having recognized, excludes another one; true by default (GR-62).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer that has recognized excludes this one; true by default (GR-62).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits until another one has failed; asked once an attempt (GR-66).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits until this one has failed; asked once an attempt (GR-66).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer takes anything of an event; true by default (GR-106).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - Where the fingers are

  /// How many fingers the recognizer has at the moment (GR-18).
  ///
  /// In an action, fingers that have just been lifted are no more: when a pan has ended it is 0.
  open var numberOfTouches: Int { fingers.count }

  /// The fingers that count at the moment, in the order in which they came down.
  private final var fingers: [UITouch] {
    progress.reported == nil ? attempt.live : attempt.live.filter { !$0.isOver }
  }

  /// The centre of the fingers in a view's coordinates; in the window's for nil (GR-18).
  ///
  /// When all are lifted, where it was last.
  open func location(in view: UIView?) -> CGPoint { convert(attempt.center, to: view) }

  /// Where one of the fingers is, in a view's coordinates; in the window's for nil (GR-18).
  ///
  /// - Precondition: The index is smaller than `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let fingers = fingers
    precondition(fingers.indices.contains(touchIndex), "The recognizer has no such touch (GR-18).")
    return fingers[touchIndex].location(in: view)
  }

  // MARK: - What the engine's own classes add

  /// Called when the delegate was changed.
  func checkDelegate() {}
  /// Called when the environment lets a gesture begin, before its action.
  func willRecognize() {}
  /// Called when a state is told to the targets, before they hear of it.
  func didReport(_ state: State) {}
  /// Whether the recognizer may take its touches; asked before any view or delegate is.
  func mayTakeTouches() -> Bool { true }
  /// Whether it has something that is no touch, so that it takes none. [model]
  final var isBusy: Bool { !attempt.presses.isEmpty || attempt.scroll != nil || isUnderPointer }
  /// Whether a pointer is above its view; only a hover can say so (GR-122).
  var isUnderPointer: Bool { false }
  /// Whether it takes scroll events of a type; only a pan may (GR-120).
  func takesScrolls(of type: UIScrollType) -> Bool { false }
  /// Called before a scroll is handed to it.
  func noteScroll(at time: Seconds) {}
  /// Takes its part of a scroll (GR-120).
  func scrolled(_ step: ScrollStroke.Step, at time: Seconds) {}
  /// The scroll view that owns the recognizer and is its delegate (SV-10).
  var owner: UIView? { nil }
  /// Whether a touch may reach its view; asked when the view would hear that it began.
  func shouldDeliver(_ touch: UITouch, to view: UIView, _ event: UIEvent?) -> Bool { true }

  /// The trace's word for a recognizer of this class.
  var nameOfKind: String { "gesture" }
}

extension UIGestureRecognizer {
  /// What belongs to one attempt at a gesture and is forgotten with the reset.
  struct Attempt {
    /// All touches of the attempt, also those that were lifted meanwhile.
    var touches: [UITouch] = []
    /// The touches whose fingers are down, or were lifted in this very event.
    var live: [UITouch] = []
    /// The presses of the attempt whose buttons are down, or were released in this very event.
    var presses: [UIPress] = []
    /// The scroll of the attempt that has not ended yet, or has in this very event (GR-120).
    var scroll: ScrollStroke?
    /// The recognizers that must fail first; asked for once an attempt (GR-66).
    var required: [UIGestureRecognizer]?
    /// The recognizer it has been said to wait for.
    var obstacle: UIGestureRecognizer?
    /// Whether it has recognized, or goes on, in the settle pass under way.
    var isReporting = false
    /// Whether others may recognize beside this one, as far as delegates were asked (GR-63).
    var answers: [(other: ObjectIdentifier, answer: Bool)] = []
    /// What the trace called it before it lost its view.
    var word: String?
    /// The timer that runs.
    var timer: ClockTimer?
    /// The event it has heard of last, by its number.
    var heard = 0
    /// Where the centre of its fingers was, in window coordinates.
    var center = CGPoint.zero

    /// Whether it gets the event under way.
    var hasInput: Bool { !live.isEmpty || !presses.isEmpty || scroll != nil }

    /// The delegates' answer whether another one may recognize too; nil before they are asked.
    func knownAnswer(about other: UIGestureRecognizer) -> Bool? {
      answers.first { $0.other == ObjectIdentifier(other) }?.answer
    }

    /// Takes note of the delegates' answer.
    mutating func note(_ answer: Bool, about other: UIGestureRecognizer) {
      answers.removeAll { $0.other == ObjectIdentifier(other) }
      answers.append((ObjectIdentifier(other), answer))
    }
  }
}

/// What the trace can call by a name.
public protocol Traceable: AnyObject {
  /// The name.
  var wordInTrace: String { get }
}

extension UIResponder: Traceable {
  /// The name of the object, or of its kind; not part of UIKit.
  public final var wordInTrace: String { name }
}

extension UIGestureRecognizer: Traceable {
  /// The name the recognizer was given, or its kind and its view: `tap(red)`, `tap2(red)`.
  ///
  /// Not part of UIKit.
  public final var wordInTrace: String {
    if let word = name ?? attempt.word { return word }
    guard let view else { return nameOfKind }
    var number = 1
    for other in view.recognizers {
      if other === self { break }
      if other.nameOfKind == nameOfKind { number += 1 }
    }
    return nameOfKind + (number > 1 ? String(number) : "") + "(" + view.name + ")"
  }
}

extension UIGestureRecognizer: Hashable {
  /// Two recognizers are equal if they are the same object.
  public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
