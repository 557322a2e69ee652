import ExerciseKit

// First collect: a hidden view ends its whole branch, so what lies in it is not even looked at.
// Then put in order by the place in root's coordinates; `convert` goes up through every superview.
// A tuple compares its first part first: y, and x only where y is the same.
// The field itself is in the list, so the next one is the element after it.
// The trap: comparing frames. A frame lies in its superview's coordinates, so frames of fields in
// different boxes cannot be compared.
func fieldAfter(_ field: UITextField, in root: UIView) -> UITextField? {
  func fields(in view: UIView) -> [UITextField] {
    if view.isHidden { return [] }
    let own = (view as? UITextField).map { [$0] } ?? []
    return own.filter { $0.isEnabled } + view.subviews.flatMap { fields(in: $0) }
  }
  func place(_ view: UIView) -> (CGFloat, CGFloat) {
    let origin = view.convert(view.bounds, to: root).origin
    return (origin.y, origin.x)
  }
  let ordered = fields(in: root).sorted { place($0) < place($1) }
  guard let index = ordered.firstIndex(where: { $0 === field }) else { return nil }
  return ordered.dropFirst(index + 1).first
}
