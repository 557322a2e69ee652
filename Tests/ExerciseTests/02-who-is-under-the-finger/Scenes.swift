import MiniUIKit

/// A view with a name, for the scenes of this chapter's graders.
func card(
  _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  in superview: UIView? = nil
) -> UIView {
  place(UIView(), name, CGRect(x: x, y: y, width: width, height: height), in: superview)
}

/// Gives a view a name and a place.
@discardableResult
func place<View: UIView>(
  _ view: View, _ name: String, _ frame: CGRect, in superview: UIView? = nil
) -> View {
  view.traceName = name
  view.frame = frame
  superview?.addSubview(view)
  return view
}

/// The name of the view that is found, or `nil`.
func hit(_ view: UIView, _ x: Double, _ y: Double) -> String {
  view.hitTest(CGPoint(x: x, y: y), with: nil)?.name ?? "nil"
}
