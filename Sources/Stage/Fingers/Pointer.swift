public import MiniUIKit

// What is no finger: a pencil, a pointer with its buttons, and what scrolls under it.

extension Stage {
  /// A pencil; its number is that of a finger which is never down with it.
  public var pencil: Finger { Finger(number: 9, stage: self, type: .pencil) }

  /// A pointer that presses its buttons (EV-41).
  ///
  /// - Parameter buttonMask: Which.
  /// - Returns: The pointer; it comes down when the buttons are pressed, and is lifted when they are
  ///   released.
  public func pointer(_ buttonMask: UIEvent.ButtonMask = .primary) -> Finger {
    Finger(number: 8, stage: self, type: .indirectPointer, buttonMask: buttonMask)
  }

  /// Moves the pointer with its buttons up (EV-40).
  ///
  /// - Parameter place: Where to, on the screen; nil if it leaves the screen.
  /// - Throws: `ScriptError` if the place is not finite.
  public func movePointer(to place: CGPoint?) throws(ScriptError) { try step(.moved(place)) }

  /// Lets a scroll begin: two fingers on a trackpad, or a wheel.
  ///
  /// - Parameters:
  ///   - place: Where the pointer is, on the screen.
  ///   - type: What scrolls.
  /// - Throws: `ScriptError` if the place is not finite.
  public func beginScroll(
    at place: CGPoint, _ type: UIScrollType = .continuous
  ) throws(ScriptError) {
    try step(.scrollBegan(place, type))
  }

  /// Lets the scroll go on.
  ///
  /// - Parameter way: How far the content should go, in points.
  /// - Throws: `ScriptError` if the way is not finite.
  public func scroll(by way: CGPoint) throws(ScriptError) { try step(.scrolled(way)) }

  /// Ends the scroll.
  ///
  /// - Parameter isCancelled: Whether the system takes it away.
  /// - Throws: What ends a script whose stage is to be played live.
  public func endScroll(isCancelled: Bool = false) throws(ScriptError) {
    try step(.scrollEnded(isCancelled: isCancelled))
  }

  /// Scrolls from beginning to end, a tenth of a second for each part.
  ///
  /// - Parameters:
  ///   - ways: How far each part goes, downwards.
  ///   - place: Where the pointer is, on the screen.
  ///   - type: What scrolls.
  /// - Throws: `ScriptError` if a number is not finite.
  public func scroll(
    _ ways: [CGFloat], at place: CGPoint, _ type: UIScrollType = .continuous
  ) throws(ScriptError) {
    try beginScroll(at: place, type)
    for way in ways {
      try wait(0.1)
      try scroll(by: CGPoint(x: 0, y: way))
    }
    try wait(0.1)
    try endScroll()
  }

  private func step(_ pointing: Script.Pointing) throws(ScriptError) {
    try beginStep()
    try perform(.pointer(pointing))
    onStep?(true)
  }

  /// Does what a pointer does.
  func perform(_ pointing: Script.Pointing) throws(ScriptError) {
    switch pointing {
    case .moved(let place): try phone.movePointer(to: place)
    case .scrollBegan(let place, let type): try phone.beginScroll(at: place, type)
    case .scrolled(let way): try phone.scroll(by: way)
    case .scrollEnded(let isCancelled): phone.endScroll(isCancelled: isCancelled)
    }
  }
}
