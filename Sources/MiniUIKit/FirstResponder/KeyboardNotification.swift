/// What an app is told about the keyboard (FR-17).
public struct KeyboardNotification: Equatable, Sendable {
  /// Which message.
  public enum Name: String, Sendable {
    /// The area is about to change.
    case willChangeFrame = "keyboardWillChangeFrame"
    /// The area is about to come up.
    case willShow = "keyboardWillShow"
    /// The area is about to go down.
    case willHide = "keyboardWillHide"
    /// The area has changed.
    case didChangeFrame = "keyboardDidChangeFrame"
    /// The area is up.
    case didShow = "keyboardDidShow"
    /// The area is down.
    case didHide = "keyboardDidHide"
  }

  /// Which message.
  public let name: Name
  /// Where the area is at first, on the screen.
  public let frameBegin: CGRect
  /// Where the area will be, on the screen.
  public let frameEnd: CGRect
  /// How long the movement takes, in virtual seconds.
  public let animationDuration: Seconds
}

extension UIApplication {
  /// Calls something whenever the keyboard's area is about to change, or has changed (FR-17).
  ///
  /// Not part of UIKit: there these are notifications of `NotificationCenter`, which is global.
  /// [model]
  public final func observeKeyboard(_ observer: @escaping (KeyboardNotification) -> Void) {
    keyboardObservers.append(observer)
  }
}
