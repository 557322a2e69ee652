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
  public internal(set) final var isTracking = false
  /// Whether the touch it follows is inside, tolerance included (CT-9).
  public internal(set) final var isTouchInside = false

  final var registrations: [Registration] = []
  /// The id of the touch the control follows; the touch itself would keep the control alive.
  private final var trackedTouch: Int?

  /// A disabled control answers nil, for its whole subtree (HT-15, DEC-25: disputed).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled else { return HitTestReport(of: self, point).answer(nil) }
    return super.hitTest(point, with: event)
  }

  // MARK: - What a subclass may override (CT-2)

  /// A touch came down on the control; false means that it does not want to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved; false means that the control does not want to follow it any more (CT-6).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away (CT-8).
  open func cancelTracking(with event: UIEvent?) {}

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

  // MARK: - Touches. None is passed on, tracked or not (RC-16, DEC-20).

  // listing: begin
  /// Starts to follow a touch of its own (CT-3, CT-4).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.began, touches, event)
    let own = touches.filter { $0.view === self }.min { $0.id < $1.id }
    guard trackedTouch == nil, isEnabled, isUserInteractionEnabled, let touch = own else {
      return
    }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch.id
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown, event)
    if touch.tapCount > 1, isFollowing(touch) { sendActions(for: .touchDownRepeat, event) }
  }
  // end

  /// Follows its touch (CT-5).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.moved, touches, event)
    guard let touch = tracked(touches) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    followEdge(touch, event)
    guard isFollowing(touch) else { return }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  // listing: stop
  /// Decides where the touch was lifted and says so (CT-7).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.ended, touches, event)
    guard let touch = tracked(touches) else { return }
    followEdge(touch, event)
    guard isFollowing(touch) else { return }
    endTracking(touch, with: event)
    guard isFollowing(touch) else { return }
    let isInside = isTouchInside
    (trackedTouch, isTracking) = (nil, false)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside, hasPrimaryAction { sendActions(for: .primaryActionTriggered, event) }
    // Last, so that an action still finds the control highlighted (CT-7).
    (isTouchInside, isHighlighted) = (false, false)
  }
  // end

  /// Gives up (CT-8).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.cancelled, touches, event)
    if tracked(touches) != nil { giveUp(event) }
  }

  /// A control that leaves its window while it follows a touch gives up as well (CT-8).
  override func willLeaveWindow() {
    if trackedTouch != nil { giveUp(nil) }
  }

  private final func tracked(_ touches: Set<UITouch>) -> UITouch? {
    guard let trackedTouch else { return nil }
    return touches.first { $0.id == trackedTouch }
  }

  /// Whether it still follows a touch, after code that may have taken it out of its window: that is
  /// its end, and it sends no second one (CT-8).
  private final func isFollowing(_ touch: UITouch) -> Bool { trackedTouch == touch.id }

  private final func giveUp(_ event: UIEvent?) {
    trackedTouch = nil
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, event)
  }

  /// Whether a touch that is lifted inside is the control's primary action (CT-13).
  var hasPrimaryAction: Bool { false }

  // listing: follow
  /// Computes inside or outside anew, and sends enter or exit on a change (CT-5).
  private final func followEdge(_ touch: UITouch, _ event: UIEvent?) {
    guard isFollowing(touch) else { return }
    let tolerance = Decisions.controlTolerance
    let (point, area) = (touch.location(in: self), bounds.insetBy(dx: -tolerance, dy: -tolerance))
    // Unlike a hit test, the far edges belong to it (DEC-6).
    let isInside =
      point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
    guard isInside != isTouchInside else { return }
    (isTouchInside, isHighlighted) = (isInside, isInside)
    sendActions(for: isInside ? .touchDragEnter : .touchDragExit, event)
  }
  // end

  private final func stopTracking() {
    trackedTouch = nil
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
  }

  override var nameOfKind: String { "control" }
}
