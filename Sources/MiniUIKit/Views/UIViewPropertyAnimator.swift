/// Moves views so that they are touched where they are seen (HT-23).
///
/// [model] Made for an app, because there is no global one; the movement is even.
public final class UIViewPropertyAnimator {
  /// Whether the animated views can be touched; true by default (HT-22).
  public var isUserInteractionEnabled = true
  /// Whether views are hit where they are going and not where they are seen (HT-23).
  public var isManualHitTestingEnabled = false
  /// How long the animation takes, in virtual seconds.
  public let duration: Seconds

  private let application: UIApplication
  private let animations: () -> Void

  /// Makes an animator that has not begun.
  ///
  /// - Parameters:
  ///   - duration: In virtual seconds.
  ///   - application: The app whose views move.
  ///   - animations: The changes.
  public init(
    duration: Seconds, in application: UIApplication, animations: @escaping () -> Void
  ) {
    (self.duration, self.application, self.animations) = (duration, application, animations)
  }

  /// Begins.
  public func startAnimation() {
    guard let clock = application.phone?.clock else { return animations() }
    let block = AnimationBlock(
      clock, duration: duration, allowsUserInteraction: isUserInteractionEnabled,
      isHitWhereSeen: !isManualHitTestingEnabled)
    block.run(in: application, animations, completion: nil)
  }
}
