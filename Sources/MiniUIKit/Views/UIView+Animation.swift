// What an animation changes about touching a view (HT-22, HT-23). Nothing is drawn here.

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views can be touched while they are being animated (HT-22).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }

  /// The animation that moves this view at the moment.
  final var isUnderBlockingAnimation: Bool {
    var each: UIView? = self
    while let view = each {
      if let animation = view.animation, animation.blocksTouches { return true }
      each = view.superview
    }
    return false
  }

  /// A point of the superview in this view's coordinates, for a hit test.
  ///
  /// A view moved by a property animator is hit where it is seen; all others are hit where they
  /// are going (HT-23).
  @inline(__always)
  final func pointForHitTest(_ point: CGPoint) -> CGPoint {
    guard let animation else { return pointFromSuperview(point) }
    let offset = animation.offsetOfPresentation
    return pointFromSuperview(CGPoint(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// Called before a property changes that an animation block can animate.
  final func noteAnimatableChange() {
    window?.scene?.application?.openAnimation?.note(self)
  }
}

/// The animation of one view.
final class ViewAnimation {
  let block: AnimationBlock
  private let center: CGPoint
  private unowned(unsafe) let view: UIView

  init(of view: UIView, in block: AnimationBlock) {
    (self.view, self.block, center) = (view, block, view.center)
  }

  var blocksTouches: Bool { !block.allowsUserInteraction }

  /// How far the view is seen from where it will be, in points.
  var offsetOfPresentation: CGPoint {
    guard block.isHitWhereSeen else { return .zero }
    let rest = 1 - block.progress
    return CGPoint(x: (center.x - view.center.x) * rest, y: (center.y - view.center.y) * rest)
  }
}

/// What one block of changes animates, and how.
final class AnimationBlock {
  let allowsUserInteraction: Bool
  let duration: Seconds
  var isHitWhereSeen: Bool
  private let clock: Clock
  private var start: Microseconds
  /// Weak, as each view holds the block by its animation.
  private var views: [Weak<UIView>] = []

  init(_ clock: Clock, duration: Seconds, allowsUserInteraction: Bool, isHitWhereSeen: Bool) {
    (self.clock, self.duration, start) = (clock, duration, clock.now)
    (self.allowsUserInteraction, self.isHitWhereSeen) = (allowsUserInteraction, isHitWhereSeen)
  }

  /// How much of the time has passed, from 0 to 1; [model] the movement is even.
  var progress: CGFloat {
    duration > 0 ? min(1, CGFloat(Clock.seconds(clock.now - start) / duration)) : 1
  }

  func note(_ view: UIView) {
    guard view.animation?.block !== self else { return }
    view.animation = ViewAnimation(of: view, in: self)
    views.append(Weak(view))
  }

  /// Runs the changes and lets the time of the animation pass.
  func run(
    in application: UIApplication, _ changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    start = clock.now
    let outer = application.openAnimation
    application.openAnimation = self
    changes()
    application.openAnimation = outer
    application.phone?.runLoop.schedule(after: duration) { [self] in
      for view in views {
        guard let view = view.object, view.animation?.block === self else { continue }
        view.animation = nil
      }
      views = []
      completion?(true)
    }
  }
}

extension UIApplication {
  /// Animates changes of views in this app's windows: in UIKit, `UIView.animate(withDuration:…)`.
  ///
  /// [model] As a method of the app it is not part of UIKit; a static one would need global state.
  /// What the changes touch cannot be touched by a finger until the time has passed, unless the
  /// options allow it (HT-22).
  ///
  /// - Parameters:
  ///   - duration: In virtual seconds.
  ///   - options: Whether touches are allowed.
  ///   - animations: The changes; they take effect at once, as in UIKit's model (HT-23).
  ///   - completion: Called when the time has passed.
  public final func animate(
    withDuration duration: Seconds, options: UIView.AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let clock = phone?.clock else { return animations() }
    let block = AnimationBlock(
      clock, duration: duration,
      allowsUserInteraction: options.contains(.allowUserInteraction), isHitWhereSeen: false)
    block.run(in: self, animations, completion: completion)
  }
}
