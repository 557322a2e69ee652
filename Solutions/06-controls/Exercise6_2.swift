import ExerciseKit

// endTracking is called once for each touch that was followed to its lift, and by then the control
// has computed anew whether that was inside: isTouchInside knows about the 70 points.
// It is not called when the touch is cancelled, so an alert that comes up changes nothing. Super is
// called, as Apple demands: it is the default that ends the tracking. It comes first on purpose, so
// that the guard cannot skip it. isTouchInside is still right afterwards: the control chooses
// between up inside and up outside only after endTracking, as the chapter's code for a lift shows.
// The stars of At work ask before super; in our engine that comes to the same.
// The event is sent here and not in a didSet of isChecked: valueChanged means that the user did it.
// The tick turns before the event goes out, so that a listener reads the new value.
// The trap: overriding touchesEnded instead. It works only with super. Without super the
// control follows its first touch for ever.
// A view on the box would take the touch, and the box would follow nothing. hitTest gives each point
// that super has a view for to the box itself. So what is beside the box stays beside it, and a box
// that is hidden is not touched: in both cases super says nil.
final class Checkbox: UIControl {
  var isChecked = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    isChecked.toggle()
    sendActions(for: .valueChanged)
  }
}
