import MiniUIKit

/// Touches on both sides of every edge of an area, and in its middle.
///
/// - Parameter area: The area, half open.
/// - Returns: Each touch with its place in words and whether it is inside.
func touches(around area: CGRect) -> [(place: String, point: CGPoint, isInside: Bool)] {
  let (x, y) = (area.midX, area.midY)
  return [
    ("the middle", CGPoint(x: x, y: y), true),
    ("the left edge", CGPoint(x: area.minX, y: y), true),
    ("left of the area", CGPoint(x: area.minX - 0.5, y: y), false),
    ("inside the right edge", CGPoint(x: area.maxX - 0.5, y: y), true),
    ("the right edge", CGPoint(x: area.maxX, y: y), false),
    ("the upper edge", CGPoint(x: x, y: area.minY), true),
    ("above the area", CGPoint(x: x, y: area.minY - 0.5), false),
    ("inside the lower edge", CGPoint(x: x, y: area.maxY - 0.5), true),
    ("the lower edge", CGPoint(x: x, y: area.maxY), false),
  ]
}
