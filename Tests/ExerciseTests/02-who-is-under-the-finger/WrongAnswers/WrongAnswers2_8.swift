import MiniUIKit

private func isOff(_ view: UIView) -> Bool {
  view.isHidden || !view.isUserInteractionEnabled || view.alpha < 0.01
}

/// A right answer by recursion from the root down.
let explainsDownwards: Explanation = { view, point, root in
  func look(_ each: UIView, _ local: CGPoint) -> String {
    if isOff(each) { return "off \(each.name)" }
    if !each.point(inside: local, with: nil) { return "outside \(each.name)" }
    for subview in each.subviews.reversed() {
      let inner = each.convert(local, to: subview)
      if view !== each, view.isDescendant(of: subview) { return look(subview, inner) }
      if let hit = subview.hitTest(inner, with: nil) { return "covered by \(hit.name)" }
    }
    return "hit"
  }
  return look(root, point)
}

let upwards: Explanation = { view, point, root in
  var next: UIView? = view
  while let each = next {
    if isOff(each) { return "off \(each.name)" }
    next = each === root ? nil : each.superview
  }
  return explainsDownwards(view, point, root)
}

let namesTheSibling: Explanation = { view, point, root in
  let answer = explainsDownwards(view, point, root)
  guard answer.hasPrefix("covered by") else { return answer }
  for subview in root.subviews.reversed() where !view.isDescendant(of: subview) {
    if subview.point(inside: root.convert(point, to: subview), with: nil) {
      return "covered by \(subview.name)"
    }
  }
  return answer
}

let lastSiblingsOnly: Explanation = { view, point, root in
  let answer = explainsDownwards(view, point, root)
  guard answer.hasPrefix("covered by"), let parent = view.superview else { return answer }
  let siblings = parent.subviews.reversed().prefix { $0 !== view } + Array(view.subviews)
  return siblings.contains { answer.hasSuffix($0.name) } ? answer : "hit"
}

let everySibling: Explanation = { view, point, root in
  let answer = explainsDownwards(view, point, root)
  guard answer == "hit" else { return answer }
  for subview in root.subviews.reversed() where !view.isDescendant(of: subview) {
    if subview.point(inside: root.convert(point, to: subview), with: nil) {
      return "covered by \(subview.name)"
    }
  }
  return answer
}
