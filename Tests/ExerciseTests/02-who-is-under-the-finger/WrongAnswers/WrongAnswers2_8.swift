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

/// The way from the root down to a view.
private func way(_ view: UIView, _ root: UIView) -> [UIView] {
  view === root ? [view] : way(view.superview ?? root, root) + [view]
}

let gatesBeforeAreas: Explanation = { view, point, root in
  for each in way(view, root) where isOff(each) { return "off \(each.name)" }
  return explainsDownwards(view, point, root)
}

let areasBeforeGates: Explanation = { view, point, root in
  for each in way(view, root) {
    if !each.point(inside: root.convert(point, to: each), with: nil) {
      return "outside \(each.name)"
    }
    if isOff(each) { return "off \(each.name)" }
  }
  return explainsDownwards(view, point, root)
}

let hitTestAtTheEnd: Explanation = { view, point, root in
  for each in way(view, root) {
    if isOff(each) { return "off \(each.name)" }
    if !each.point(inside: root.convert(point, to: each), with: nil) {
      return "outside \(each.name)"
    }
  }
  let hit = root.hitTest(point, with: nil)
  return hit === view ? "hit" : "covered by \(hit?.name ?? "nobody")"
}

let forgetsInteraction: Explanation = { view, point, root in
  let way = way(view, root)
  for each in way { each.isUserInteractionEnabled = true }
  return explainsDownwards(view, point, root)
}

let limitOfTenPercent: Explanation = { view, point, root in
  for each in way(view, root) where each.alpha < 0.1 { return "off \(each.name)" }
  return explainsDownwards(view, point, root)
}

let subtractsOrigins: Explanation = { view, point, root in
  var local = point
  for each in way(view, root) {
    if each !== root { local = CGPoint(x: local.x - each.frame.minX, y: local.y - each.frame.minY) }
    if isOff(each) { return "off \(each.name)" }
    if !each.point(inside: local, with: nil) { return "outside \(each.name)" }
  }
  return explainsDownwards(view, point, root)
}
