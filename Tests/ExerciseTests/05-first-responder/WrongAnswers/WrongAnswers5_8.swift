import Grading
import MiniUIKit

let wrong5_8: [WrongAnswer<FieldFinder>] = [
  WrongAnswer("finds nobody") { { _, _ in nil } },
  WrongAnswer("takes the order in which the fields were added") { { order($0, $1, by: .added) } },
  WrongAnswer("compares frames of different superviews") { { order($0, $1, by: .frame) } },
  WrongAnswer("converts a frame from the field itself") { { order($0, $1, by: .twice) } },
  WrongAnswer("adds up frames") { { order($0, $1, by: .sum) } },
  WrongAnswer("compares the middles") { { order($0, $1, by: .middle) } },
  WrongAnswer("looks one level deep") { { order($0, $1, by: .shallow) } },
  WrongAnswer("looks at the height only") { { order($0, $1, by: .height) } },
  WrongAnswer("takes nearly the same height for the same") { { order($0, $1, by: .nearly) } },
  WrongAnswer("finds what lies in a hidden box") { { order($0, $1, by: .hiddenBox) } },
  WrongAnswer("finds a disabled field") { { order($0, $1, by: .disabled) } },
  WrongAnswer("finds a hidden field") { { order($0, $1, by: .hiddenField) } },
  WrongAnswer("leaves out what no finger can reach") { { order($0, $1, by: .touchable) } },
  WrongAnswer("leaves out what is transparent") { { order($0, $1, by: .opaque) } },
  WrongAnswer("leaves out what lies in a disabled control") {
    { order($0, $1, by: .enabledControls) }
  },
  WrongAnswer("compares the class itself") { { order($0, $1, by: .ownClass) } },
  WrongAnswer("starts again after the last") { { order($0, $1, by: .wraps) } },
]

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
  case touchable
  case opaque
  case enabledControls
  case ownClass
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

/// The views in which a view lies, from itself up to the root.
private func way(_ view: UIView, upTo root: UIView) -> [UIView] {
  Array(sequence(first: view) { $0 === root ? nil : $0.superview })
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

/// Right: no recursion, and only what comes after the field is kept.
func fromAStack(_ field: UITextField, _ root: UIView) -> UITextField? {
  let start = place(field, root)
  var (waiting, later) = ([root], [(field: UITextField, place: CGPoint)]())
  while let view = waiting.popLast() {
    if view.isHidden { continue }
    waiting += view.subviews
    guard let other = view as? UITextField, other.isEnabled else { continue }
    let spot = place(other, root)
    if (start.y, start.x) < (spot.y, spot.x) { later.append((other, spot)) }
  }
  return later.min { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) }?.field
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
      case .touchable:
        way(field, upTo: root).contains { $0.isHidden || !$0.isUserInteractionEnabled }
      case .opaque: way(field, upTo: root).contains { $0.isHidden || $0.alpha < 0.01 }
      case .enabledControls:
        way(field, upTo: root).contains { $0.isHidden || ($0 as? UIControl)?.isEnabled == false }
      case .ownClass: isHidden(field, upTo: root) || type(of: field) != UITextField.self
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
