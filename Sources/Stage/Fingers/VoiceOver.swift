public import MiniUIKit

extension Stage {
  /// Does what VoiceOver does when a view is selected and its user taps twice, anywhere.
  ///
  /// It asks the view to activate itself. If the answer is no, a tap follows at the view's activation
  /// point, which takes the same way as a finger (HT-33, HT-35). In our engine it is the first
  /// finger's, and as quick as any other [model].
  ///
  /// - Parameter view: A view on the screen.
  /// - Throws: `ScriptError` if the first finger is down, or the activation point is not finite.
  public func activate(_ view: UIView) throws(ScriptError) {
    try beginStep()
    takeSnapshot()
    recording.look()
    let isActivated = phone.askToActivate(view)
    recording.look()
    onStep?(true)
    if !isActivated { try finger.tap(at: view.accessibilityActivationPoint) }
  }
}
