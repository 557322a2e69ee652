/// A view that turns its own touches into events and sends actions for them (CT-1).
open class UIControl: UIView {
  /// Whether the control works.
  ///
  /// A disabled one is not hit, nor is anything in it (HT-15, DEC-25).
  open var isEnabled = true
  /// Whether the control looks pressed.
  open var isHighlighted = false
  /// Whether the control is selected; touches neither ask nor change it.
  open var isSelected = false
  /// What the control is at the moment, computed of the three above (CT-11).
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether the control follows a touch at the moment.
  open var isTracking: Bool { isFollowing }
  private final var isFollowing = false
  /// Whether the touch it follows is inside, tolerance included (CT-9).
  open var isTouchInside: Bool { isInside }
  private final var isInside = false

  /// Whether a touch brings up the control's menu and nothing else (CT-51).
  open var showsMenuAsPrimaryAction = false

  final var registrations: [Registration] = []
  /// The id of the touch the control follows; the touch itself would keep the control alive.
  private final var trackedTouch: Int?

  /// Makes a control whose primary action runs some code.
  ///
  /// - Parameters:
  ///   - frame: Where it lies, in its future superview's coordinates.
  ///   - primaryAction: What runs for `primaryActionTriggered`; nil for nothing.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A disabled control answers nil, for its whole subtree (HT-15, DEC-25: disputed).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    reportingHitTest(point) { isEnabled ? super.hitTest(point, with: event) : nil }
  }

  // MARK: - What a subclass may override (CT-2)

  // listing: tracking
  /// A touch came down on the control; false means that it does not want to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved; false means that the control does not want to follow it any more (CT-6).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch was lifted: the control follows it no more.
  ///
  /// Call super. Without it the control goes on tracking and stays highlighted (CT-2).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { isFollowing = false }

  /// The touch was taken away: the control gives up and sends `touchCancel` (CT-8).
  ///
  /// Call super. Without it the control goes on tracking, stays highlighted and sends nothing
  /// (CT-2).
  ///
  /// - Parameter event: The event; nil if the control has lost its window.
  open func cancelTracking(with event: UIEvent?) {
    guard isFollowing else { return }
    stopTracking()
    sendActions(for: .touchCancel, event)
  }
  // end

  // MARK: - Actions

  /// Hands an action to the application, which performs it (CT-30).
  ///
  /// Every action of this control comes by here but those that carry their own code.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - target: Its target; nil searches the responder chain (RC-22).
  ///   - event: The event of the touch, if there is one.
  open func sendAction(_ action: Action, to target: AnyObject?, for event: UIEvent?) {
    guard let application = window?.scene?.application else {
      // [model] UIKit has one application for all; here a control may be on no phone.
      let receiver = target ?? self.target(forAction: action, withSender: self)
      _ = receiver.map { action.perform($0, self, event) }
      return
    }
    tracer?.report(.send(self, action, target: target))
    tracer?.report(.send(application, action, target: target))
    application.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action that carries its own code; the application does not hear of it (CT-32).
  open func sendAction(_ action: UIAction) {
    tracer?.report(.sendHandler(self, action))
    tracer?.report(.handler(self, action))
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  /// Sends the actions of every registration for one of some events, in the order in which they were
  /// made (CT-30).
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, nil) }

  // MARK: - What is registered (UIControl+Targets)

  /// Takes targets back (CT-37).
  ///
  /// A registration keeps the events that are not taken back.
  ///
  /// - Parameters:
  ///   - target: The target; nil stands for every target.
  ///   - action: The action's name; nil stands for every action of the target.
  ///   - controlEvents: The events for which it is not called any more.
  open func removeTarget(_ target: AnyObject?, action: String?, for controlEvents: Event) {
    withdraw(target, action, controlEvents)
  }

  /// Runs an action's code whenever one of some events happens (CT-32).
  ///
  /// An action with the same identifier is replaced for all its events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    register(action, controlEvents)
  }

  /// Takes an action back for some events (CT-32).
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    withdraw(action, controlEvents)
  }

  /// Takes the action with an identifier back for some events (CT-32).
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    withdraw(actionIdentifier, controlEvents)
  }

  /// Every target once, in the order of registration; nil stands for "search the chain" (CT-36).
  ///
  /// UIKit has a set with `NSNull` in nil's place.
  open var allTargets: [AnyObject?] { registeredTargets }

  /// All events for which anything is registered.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of a target's actions for one of some events, in the order of registration; nil if
  /// there are none (CT-36).
  ///
  /// - Parameters:
  ///   - target: The target; nil asks for actions that search the chain.
  ///   - controlEvent: The events.
  /// - Returns: The names as far as they were given; else the places of the calls.
  open func actions(
    forTarget target: AnyObject?, forControlEvent controlEvent: Event
  ) -> [String]? { names(for: target, controlEvent) }

  // MARK: - Touches. None is passed on, tracked or not (RC-16, DEC-20).

  // listing: begin
  /// Starts to follow a touch of its own (CT-3, CT-4).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.began, touches, event)
    let own = touches.filter { $0.view === self }.min { $0.id < $1.id }
    guard trackedTouch == nil, isEnabled, isUserInteractionEnabled, let touch = own else {
      return
    }
    // What it is asked may take it out of its window, and so the touch away.
    guard beginTracking(touch, with: event), touch.view === self else { return }
    trackedTouch = touch.id
    (isFollowing, isInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown, event)
    if touch.tapCount > 1, follows(touch) { sendActions(for: .touchDownRepeat, event) }
    if opensMenu, follows(touch) { sendActions(for: .menuActionTriggered, event) }
  }
  // end

  // listing: move
  /// Follows its touch (CT-5).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.moved, touches, event)
    guard let touch = tracked(touches) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    followEdge(touch, event)
    guard follows(touch) else { return }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside, event)
  }
  // end

  // listing: stop
  /// Decides where the touch was lifted and says so (CT-7).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.ended, touches, event)
    guard let touch = tracked(touches) else { return }
    followEdge(touch, event)
    guard follows(touch) else { return }
    endTracking(touch, with: event)
    guard follows(touch) else { return }
    let isInside = isInside
    trackedTouch = nil
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside, hasPrimaryAction { sendActions(for: .primaryActionTriggered, event) }
    // Last, so that an action still finds the control highlighted (CT-7); and not at all where an
    // override of endTracking has not called super (CT-2).
    if !isFollowing { stopTracking() }
  }
  // end

  /// Gives up (CT-8).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.cancelled, touches, event)
    if tracked(touches) != nil { giveUp(event) }
  }

  /// A control that leaves its window while it follows a touch gives up as well (CT-8).
  override func willLeaveWindow() {
    if trackedTouch != nil, isFollowing { giveUp(nil) }
  }

  private final func tracked(_ touches: Set<UITouch>) -> UITouch? {
    guard let trackedTouch else { return nil }
    return touches.first { $0.id == trackedTouch }
  }

  /// Whether it still follows a touch, after code that may have taken it out of its window: that is
  /// its end, and it sends no second one (CT-8).
  private final func follows(_ touch: UITouch) -> Bool { trackedTouch == touch.id }

  private final func giveUp(_ event: UIEvent?) {
    trackedTouch = nil
    cancelTracking(with: event)
  }

  /// Whether a touch that is lifted inside is the control's primary action (CT-13).
  var hasPrimaryAction: Bool { false }
  /// Whether a touch brings up the control's menu (CT-51).
  var opensMenu: Bool { false }

  // listing: follow
  /// Computes inside or outside anew, and sends enter or exit on a change (CT-5).
  ///
  /// Inside is within 70 points of the bounds, or wherever `point(inside:with:)` says so (CT-9).
  private final func followEdge(_ touch: UITouch, _ event: UIEvent?) {
    guard follows(touch) else { return }
    let tolerance = Decisions.controlTolerance
    let point = touch.location(in: self)
    let isNear = bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(point)
    let isNowInside = isNear || self.point(inside: point, with: event)
    guard isNowInside != isInside else { return }
    (isInside, isHighlighted) = (isNowInside, isNowInside)
    sendActions(for: isNowInside ? .touchDragEnter : .touchDragExit, event)
  }
  // end

  private final func stopTracking() {
    trackedTouch = nil
    (isFollowing, isInside, isHighlighted) = (false, false, false)
  }

  override var nameOfKind: String { "control" }
}
