import MiniUIKit

enum Order {
  case added
  case frame
  case height
  case hiddenBox
  case disabled
  case wraps
  case twice
  case sum
  case middle
  case shallow
  case nearly
  case hiddenField
}

private func all(_ view: UIView) -> [UITextField] {
  ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap { all($0) }
}

private func isHidden(_ view: UIView, upTo root: UIView) -> Bool {
  var each: UIView? = view
  while let current = each {
    if current.isHidden { return true }
    each = current === root ? nil : current.superview
  }
  return false
}

private func place(_ view: UIView, _ root: UIView) -> CGPoint {
  view.convert(CGPoint.zero, to: root)
}

/// Right: the nearest of all fields behind this one, without putting them in order.
func nearest(_ field: UITextField, _ root: UIView) -> UITextField? {
  let start = place(field, root)
  var best: UITextField?
  for other in all(root) where other.isEnabled && !isHidden(other, upTo: root) {
    let spot = place(other, root)
    guard spot.y > start.y || (spot.y == start.y && spot.x > start.x) else { continue }
    if let now = best.map({ place($0, root) }), (now.y, now.x) < (spot.y, spot.x) { continue }
    best = other
  }
  return best
}

/// The frames' origins, added up.
private func sum(_ view: UIView, _ root: UIView) -> CGPoint {
  guard view !== root, let superview = view.superview else { return .zero }
  let rest = sum(superview, root)
  return CGPoint(x: rest.x + view.frame.minX, y: rest.y + view.frame.minY)
}

/// The next of all fields in an order, with one mistake.
func order(_ field: UITextField, _ root: UIView, by order: Order) -> UITextField? {
  let found =
    order == .shallow
    ? (root.subviews + root.subviews.flatMap { $0.subviews }).compactMap { $0 as? UITextField }
    : all(root)
  let fields = found.filter { field in
    let isOut =
      switch order {
      case .hiddenBox: field.isHidden
      case .hiddenField: field.superview.map { isHidden($0, upTo: root) } ?? false
      default: isHidden(field, upTo: root)
      }
    return !isOut && (field.isEnabled || order == .disabled)
  }
  func key(_ field: UITextField) -> (CGFloat, CGFloat) {
    switch order {
    case .frame: (field.frame.minY, field.frame.minX)
    case .height: (place(field, root).y, 0)
    case .nearly: ((place(field, root).y / 10).rounded(), place(field, root).x)
    case .middle: (place(field, root).y + field.bounds.midY, place(field, root).x)
    case .sum: (sum(field, root).y, sum(field, root).x)
    case .twice:
      (field.convert(field.frame, to: root).minY, field.convert(field.frame, to: root).minX)
    default: (place(field, root).y, place(field, root).x)
    }
  }
  let ordered = order == .added ? fields : fields.sorted { key($0) < key($1) }
  guard let index = ordered.firstIndex(where: { $0 === field }) else { return nil }
  return ordered.dropFirst(index + 1).first ?? (order == .wraps ? ordered.first : nil)
}
