public import MiniUIKit

/// A plain view with a name and a place, for a grader's scene.
///
/// - Parameters:
///   - name: What messages call it.
///   - x: The left edge, in the superview.
///   - y: The upper edge, in the superview.
///   - width: The width.
///   - height: The height.
///   - superview: What it is added to, in front of what lies there already.
/// - Returns: The view.
public func card(
  _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  in superview: UIView? = nil
) -> UIView {
  place(UIView(), name, CGRect(x: x, y: y, width: width, height: height), in: superview)
}

/// Gives a view of any class a name and a place, for a grader's scene.
///
/// - Parameters:
///   - view: The view.
///   - name: What messages call it.
///   - frame: Its frame.
///   - superview: What it is added to, in front of what lies there already.
/// - Returns: The view.
@discardableResult
public func place<View: UIView>(
  _ view: View, _ name: String, _ frame: CGRect, in superview: UIView? = nil
) -> View {
  view.traceName = name
  view.frame = frame
  if let superview { superview.addSubview(view) } else { play.note(view) }
  return view
}

/// Asks a view for the view under a point.
///
/// - Parameters:
///   - view: Who is asked.
///   - x: The first coordinate, in that view.
///   - y: The second coordinate, in that view.
/// - Returns: The name of the view that is found, or `nil`.
public func hit(_ view: UIView, _ x: Double, _ y: Double) -> String {
  view.hitTest(CGPoint(x: x, y: y), with: nil)?.name ?? "nil"
}

/// A scene in one line, so that one found at random can be built again.
///
/// Each view has its place and size in its superview, then what is unusual about it, and in braces
/// what lies in it: the last one is in front.
///
/// - Parameter view: The scene's outermost view.
/// - Returns: As in `root (0, 0) 300×300 {panel (0, 0) 120×120 hidden, sheet (50, 50) 200×200}`.
public func outline(of view: UIView) -> String {
  var words = [view.name]
  let (size, origin) = (view.bounds.size, view.bounds.origin)
  if view.transform == .identity {
    words.append(coordinates(view.frame.origin))
  } else {
    words.append("turned about \(coordinates(view.center))")
  }
  let sides = coordinates(size.width, size.height).dropFirst().dropLast()
  words.append(sides.split(separator: ", ").joined(separator: "×"))
  if origin != .zero { words.append("bounds.origin \(coordinates(origin))") }
  if view.isHidden { words.append("hidden") }
  if !view.isUserInteractionEnabled { words.append("off") }
  if view.alpha < 1 { words.append("alpha \((Double(view.alpha) * 1000).rounded() / 1000)") }
  if !view.subviews.isEmpty {
    words.append("{" + view.subviews.map(outline).joined(separator: ", ") + "}")
  }
  return words.joined(separator: " ")
}
