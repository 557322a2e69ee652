/// A view that turns its own touches into events and sends actions for them (CT-1).
open class UIControl: UIView {
  /// Whether the control works.
  ///
  /// A disabled one is not hit, nor is anything in it (HT-15, DEC-25).
  open var isEnabled = true
  /// Whether the control looks pressed.
  open var isHighlighted = false
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

  // MARK: - Touches. None is passed on, tracked or not (RC-16, DEC-20).

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
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, event) }
  }

  /// Follows its touch (CT-5).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.moved, touches, event)
    guard let touch = tracked(touches) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    followEdge(touch, event)
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  /// Decides where the touch was lifted and says so (CT-7).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    reportUnlessAnnounced(.ended, touches, event)
    guard let touch = tracked(touches) else { return }
    followEdge(touch, event)
    endTracking(touch, with: event)
    let isInside = isTouchInside
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside, hasPrimaryAction { sendActions(for: .primaryActionTriggered, event) }
  }

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

  private final func giveUp(_ event: UIEvent?) {
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, event)
  }

  /// Whether a touch that is lifted inside is the control's primary action (CT-13).
  var hasPrimaryAction: Bool { false }

  /// Computes inside or outside anew, and sends enter or exit on a change (CT-5).
  private final func followEdge(_ touch: UITouch, _ event: UIEvent?) {
    let tolerance = Decisions.controlTolerance
    let (point, area) = (touch.location(in: self), bounds.insetBy(dx: -tolerance, dy: -tolerance))
    // Unlike a hit test, the far edges belong to it (DEC-6).
    let isInside =
      point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
    guard isInside != isTouchInside else { return }
    (isTouchInside, isHighlighted) = (isInside, isInside)
    sendActions(for: isInside ? .touchDragEnter : .touchDragExit, event)
  }

  private final func stopTracking() {
    trackedTouch = nil
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
  }

  override var nameOfKind: String { "control" }
}
