import MiniUIKit

// A shake of the phone. It begins with the next frame, like whatever a finger does.

extension LiveSession {
  /// Shakes the phone for as long as a shake lasts.
  ///
  /// Not heard while a script is played, nor while the phone is being shaken.
  public func shake() {
    guard !isPlaying, shakeEnd == nil else { return }
    wantsShake = true
  }

  /// When something comes from outside next; nil if nothing waits.
  var nextInput: Microseconds? {
    guard wantsShake || !inbox.isEmpty else { return shakeEnd }
    return min(nextFrame, shakeEnd ?? nextFrame)
  }

  /// Ends the shake if it ends no later than some moment.
  func endShake(by time: Microseconds) {
    guard let end = shakeEnd, end <= time else { return }
    shakeEnd = nil
    perform(.wait(until: end))
    perform(.shake(.ended))
  }

  /// Lets the shake begin that waits.
  func beginShake(at time: Microseconds) {
    guard wantsShake else { return }
    wantsShake = false
    shakeEnd = time + Clock.microseconds(Decisions.shakeDuration)
    perform(.wait(until: time))
    perform(.shake(.began))
  }
}
