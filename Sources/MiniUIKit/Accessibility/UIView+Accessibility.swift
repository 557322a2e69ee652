// What VoiceOver knows of a view. As in UIKit, all of it is on the screen and not in the view, and
// what nobody has set follows from the bounds as they are now (HT-34).

/// What was set for a view's accessibility instead of the defaults.
final class AccessibilityValues {
  var frame: CGRect?
  var activationPoint: CGPoint?
}

extension UIView {
  /// A point of this view on the screen.
  final func onScreen(_ point: CGPoint) -> CGPoint {
    let point = convert(point, to: nil)
    return window?.pointToSuperview(point) ?? point
  }

  /// The bounds on the screen: what VoiceOver frames unless something else is set.
  final var boundsOnScreen: CGRect {
    UIAccessibility.convertToScreenCoordinates(boundsRectangle, in: self)
  }

  /// What is set; made when it is needed first, as few views have any.
  final var ownAccessibility: AccessibilityValues {
    if let accessibility { return accessibility }
    let values = AccessibilityValues()
    accessibility = values
    return values
  }
}

extension Phone {
  /// Asks a view to activate itself, as VoiceOver does first when its user taps twice (HT-33).
  ///
  /// - Parameter view: The view that VoiceOver has selected.
  /// - Returns: What it answers. After no, VoiceOver taps at the view's activation point (HT-35).
  package func askToActivate(_ view: UIView) -> Bool {
    var isActivated = false
    runLoop.perform { [tracer] in
      tracer.report(.activate(view, nil))
      isActivated = view.accessibilityActivate()
      tracer.report(.activate(view, isActivated))
    }
    return isActivated
  }
}
