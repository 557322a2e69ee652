// How the system's controls keep the gestures of their superviews away (CT-40, CT-41). A class of
// your own keeps none away (CT-43).

extension UIControl {
  // listing: veto
  /// Whether a recognizer of another view wants a tap as the control itself does: one finger, once.
  final func isForeignTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return false }
    return tap.numberOfTouchesRequired == 1 && tap.numberOfTapsRequired == 1
  }
  // end
}

extension UISwitch {
  /// Whether a recognizer of another view wants to be dragged with one finger along the switch.
  final func isForeignPan(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.view !== self,
      pan.numberOfTouches == 1
    else { return false }
    let way = pan.travel(in: self)
    return way.x.magnitude > way.y.magnitude
  }
}

extension UISlider {
  /// Whether a recognizer of another view wants to be swiped with one finger along the slider, from
  /// its thumb.
  final func isForeignSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let swipe = recognizer as? UISwipeGestureRecognizer, swipe.view !== self,
      swipe.numberOfTouchesRequired == 1
    else { return false }
    // The slider follows a touch only from its thumb on.
    return isTracking && swipe.isHorizontal
  }
}
