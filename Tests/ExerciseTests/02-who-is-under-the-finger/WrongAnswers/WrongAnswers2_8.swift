import Grading
import MiniUIKit

let wrong2_8: [WrongAnswer<Explanation>] = [
  WrongAnswer("looks at the view first and at its superviews later") { upwards },
  WrongAnswer("tests all gates first and all areas later") { gatesBeforeAreas },
  WrongAnswer("tests the area before the gates") { areasBeforeGates },
  WrongAnswer("tests gates and areas first and asks hitTest at the end") { hitTestAtTheEnd },
  WrongAnswer("forgets isUserInteractionEnabled") { forgetsInteraction },
  WrongAnswer("takes 0.1 for the limit") { limitOfTenPercent },
  WrongAnswer("subtracts origins instead of converting") { subtractsOrigins },
  WrongAnswer("names the sibling and not the view that is found in it") { namesTheSibling },
  WrongAnswer("asks only the siblings of the view itself") { lastSiblingsOnly },
  WrongAnswer("counts a sibling that declines as a cover") { everySibling },
  WrongAnswer("names the hindmost of several") { namesTheHindmost },
  WrongAnswer("begins above the root") {
    { view, point, root in
      if let house = root.superview, house.isHidden { return "off \(house.name)" }
      return explainsDownwards(view, point, root)
    }
  },
  WrongAnswer("names the hindmost in the view") { namesTheHindmostInIt },
  WrongAnswer("looks beside the root") { looksBesideTheRoot },
]

/// Takes what is found in the view from the back.
private let namesTheHindmostInIt: Explanation = { view, point, root in
  let answer = explainsDownwards(view, point, root)
  let local = root.convert(point, to: view)
  let inIt = view.subviews.filter { $0.frame.contains(local) }
  return inIt.count > 1 && answer == "covered by \(inIt[inIt.count - 1].name)"
    ? "covered by \(inIt[0].name)" : answer
}

/// Asks what lies beside the root and in front of it as well.
private let looksBesideTheRoot: Explanation = { view, point, root in
  let beside = (root.superview?.subviews ?? []).drop { $0 !== root }.dropFirst()
  return beside.first.map { "covered by \($0.name)" } ?? explainsDownwards(view, point, root)
}

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

/// A right answer that looks at one step of the way after the other, from a list of them.
let explainsByNames: Explanation = { view, point, root in
  let way = Array(sequence(first: view) { $0 === root ? nil : $0.superview }.reversed())
  let steps = zip(way, way.dropFirst().map(Optional.some) + [nil])
  return steps.lazy.compactMap { each, next -> String? in
    if isOff(each) { return "off \(each.name)" }
    let local = root.convert(point, to: each)
    if !each.point(inside: local, with: nil) { return "outside \(each.name)" }
    let inFront = each.subviews.reversed().prefix { $0 !== next }
    return inFront.lazy.compactMap { $0.hitTest(each.convert(local, to: $0), with: nil) }.first
      .map { "covered by \($0.name)" }
  }.first ?? "hit"
}

let namesTheHindmost: Explanation = { view, point, root in
  let answer = explainsDownwards(view, point, root)
  guard answer.hasPrefix("covered by") else { return answer }
  let inFront = root.subviews.drop { !view.isDescendant(of: $0) }.dropFirst()
  let found = inFront.lazy.compactMap { $0.hitTest(root.convert(point, to: $0), with: nil) }.first
  return found.map { "covered by \($0.name)" } ?? answer
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
  return hit === view ? "hit" : "covered by \(hit?.name ?? "nothing")"
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
