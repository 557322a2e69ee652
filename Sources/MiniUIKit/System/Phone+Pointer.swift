// A trackpad or a mouse: the pointer, what scrolls under it, and what a pencil reports late. A button
// that is pressed is a touch, which the digitizer reports with the type `indirectPointer` (EV-41).

extension Phone {
  /// Moves the pointer with no button pressed (EV-40).
  ///
  /// - Parameter place: Where to, on the screen; nil if it leaves the screen.
  /// - Throws: `ScriptError` if the place is not finite; nothing has happened then.
  public func movePointer(to place: CGPoint?) throws(ScriptError) {
    if let place { try check(place) }
    hardware { [dispatcher] in dispatcher.movePointer(to: place) }
  }

  /// Lets a scroll begin: two fingers on a trackpad, or a wheel (EV-40).
  ///
  /// - Parameters:
  ///   - place: Where the pointer is, on the screen.
  ///   - type: What scrolls.
  /// - Throws: `ScriptError` if the place is not finite; nothing has happened then.
  public func beginScroll(
    at place: CGPoint, _ type: UIScrollType = .continuous
  ) throws(ScriptError) {
    try check(place)
    hardware { [dispatcher] in dispatcher.beginScroll(type, at: place) }
  }

  /// Lets the scroll under way go on.
  ///
  /// - Parameter way: How far the content should go, in points; without a scroll under way nothing
  ///   happens.
  /// - Throws: `ScriptError` if the way is not finite; nothing has happened then.
  public func scroll(by way: CGPoint) throws(ScriptError) {
    try check(way)
    hardware { [dispatcher] in dispatcher.scroll(.changed, by: way) }
  }

  /// Ends the scroll under way.
  ///
  /// - Parameter isCancelled: Whether the system takes it away.
  public func endScroll(isCancelled: Bool = false) {
    hardware { [dispatcher] in dispatcher.scroll(isCancelled ? .cancelled : .ended) }
  }

  /// Lets a pencil report a force that was an estimate before (EV-42).
  ///
  /// - Parameters:
  ///   - force: The measured force, 1 being an average touch; nil if none will come any more.
  ///   - index: The `estimationUpdateIndex` of the sample; one that waits for nothing changes nothing.
  /// - Throws: `ScriptError` if the force is not finite; nothing has happened then.
  public func reportForce(_ force: CGFloat?, of index: Int) throws(ScriptError) {
    if let force, !force.isFinite { throw .notANumber("a force or a radius") }
    hardware { [dispatcher] in dispatcher.update(force: force, of: index) }
  }

  private func check(_ point: CGPoint) throws(ScriptError) {
    guard point.isFinite else { throw .notANumber("a point") }
    guard point.x.magnitude < 1e6, point.y.magnitude < 1e6 else { throw .isTooFar }
  }
}
