import Grading
import MiniUIKit

let wrong3_8: [WrongAnswer<(UIWindowScene) -> Toasts>] = [
  WrongAnswer("takes every touch") { toasts { TakesAll(windowScene: $0) } },
  WrongAnswer("takes every touch while there is a toast") {
    toasts { AllOrNothing(windowScene: $0) }
  },
  WrongAnswer("compares the answer with the content") {
    toasts { ComparesTheAnswer(windowScene: $0) }
  },
  WrongAnswer("forgets to convert") { toasts { DoesNotConvert(windowScene: $0) } },
  WrongAnswer("converts the other way round") { toasts { ConvertsFromItself(windowScene: $0) } },
  WrongAnswer("answers itself in a region") { toasts { AnswersItself(windowScene: $0) } },
  WrongAnswer("adds the origin of the space's frame") { toasts { AddsOneOrigin(windowScene: $0) } },
  WrongAnswer("adds up the origins of the frames") { toasts { AddsOrigins(windowScene: $0) } },
  WrongAnswer("keeps regions in the screen's coordinates") {
    toasts { KeepsThemOnTheScreen(windowScene: $0) }
  },
  WrongAnswer("joins the regions in one") { toasts { JoinsThem(windowScene: $0) } },
  WrongAnswer("remembers the last region only") { toasts { LastOnly(windowScene: $0) } },
  WrongAnswer("adds regions and replaces none") { toasts { ReplacesNone(windowScene: $0) } },
  WrongAnswer("keeps a region for each space") { toasts { OneForEachSpace(windowScene: $0) } },
  WrongAnswer("cuts a region off at its space") { toasts { CutsItOff(windowScene: $0) } },
  WrongAnswer("does nothing for nil") { toasts { IgnoresNil(windowScene: $0) } },
  WrongAnswer("takes everything back for nil") { toasts { ForgetsAll(windowScene: $0) } },
  WrongAnswer("takes the far edges in") { toasts { TakesTheEdges(windowScene: $0) } },
  WrongAnswer("converts when it is asked") { toasts { FollowsTheSpace(windowScene: $0) } },
  WrongAnswer("counts regions of hidden views not") { toasts { LooksAtTheSpace(windowScene: $0) } },
  WrongAnswer("answers the content without asking it") {
    toasts { NamesTheContent(windowScene: $0) }
  },
]

/// A window of any design, for the grader.
func toasts(_ make: @escaping (UIWindowScene) -> AnyToasts) -> (UIWindowScene) -> Toasts {
  { scene in
    let window = make(scene)
    return Toasts(window: window) { window.declare($0, as: $1, in: $2) }
  }
}

/// Right, as long as a subclass says nothing else.
class AnyToasts: UIWindow {
  var regions: [String: CGRect] = [:]

  /// The region in the window's coordinates.
  func placed(_ region: CGRect, in space: UIView) -> CGRect { space.convert(region, to: self) }

  func declare(_ region: CGRect?, as name: String, in space: UIView) {
    regions[name] = region.map { placed($0, in: space) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    regions.values.contains { $0.contains(point) }
  }
}

/// Right: a list instead of a dictionary.
final class ListsItsRegions: AnyToasts {
  private var list: [(name: String, region: CGRect)] = []
  override func declare(_ region: CGRect?, as name: String, in space: UIView) {
    list.removeAll { $0.name == name }
    if let region { list.append((name, convert(region, from: space))) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    list.contains { $0.region.contains(point) }
  }
}

/// Right: answers nil outside, in hitTest.
final class AsksFirst: AnyToasts {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for region in regions.values where region.contains(point) {
      return super.hitTest(point, with: event)
    }
    return nil
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}

final class TakesAll: AnyToasts {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}

final class AllOrNothing: AnyToasts {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { !regions.isEmpty }
}

final class ComparesTheAnswer: AnyToasts {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}

final class DoesNotConvert: AnyToasts {
  override func placed(_ region: CGRect, in space: UIView) -> CGRect { region }
}

final class OneForEachSpace: AnyToasts {
  private var all: [ObjectIdentifier: [String: CGRect]] = [:]
  override func declare(_ region: CGRect?, as name: String, in space: UIView) {
    all[ObjectIdentifier(space), default: [:]][name] = region.map { placed($0, in: space) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    all.values.contains { $0.values.contains { $0.contains(point) } }
  }
}

final class CutsItOff: AnyToasts {
  override func placed(_ region: CGRect, in space: UIView) -> CGRect {
    super.placed(region.intersection(space.bounds), in: space)
  }
}

final class ConvertsFromItself: AnyToasts {
  override func placed(_ region: CGRect, in space: UIView) -> CGRect {
    space.convert(region, from: self)
  }
}

final class AnswersItself: AnyToasts {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
}

final class AddsOneOrigin: AnyToasts {
  override func placed(_ region: CGRect, in space: UIView) -> CGRect {
    region.offsetBy(dx: space.frame.minX, dy: space.frame.minY)
  }
}

final class AddsOrigins: AnyToasts {
  override func placed(_ region: CGRect, in space: UIView) -> CGRect {
    var (region, view): (CGRect, UIView?) = (region, space)
    while let each = view, each !== self {
      region = region.offsetBy(dx: each.frame.minX, dy: each.frame.minY)
      view = each.superview
    }
    return region
  }
}

final class KeepsThemOnTheScreen: AnyToasts {
  override func placed(_ region: CGRect, in space: UIView) -> CGRect {
    super.placed(region, in: space).offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

final class JoinsThem: AnyToasts {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let first = regions.values.first else { return false }
    let left = regions.values.reduce(first.minX) { min($0, $1.minX) }
    let top = regions.values.reduce(first.minY) { min($0, $1.minY) }
    let right = regions.values.reduce(first.maxX) { max($0, $1.maxX) }
    let bottom = regions.values.reduce(first.maxY) { max($0, $1.maxY) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).contains(point)
  }
}

final class LastOnly: AnyToasts {
  override func declare(_ region: CGRect?, as name: String, in space: UIView) {
    super.declare(region, as: "", in: space)
  }
}

final class ReplacesNone: AnyToasts {
  private var count = 0
  override func declare(_ region: CGRect?, as name: String, in space: UIView) {
    guard let region else {
      regions = regions.filter { !$0.key.hasPrefix(name) }
      return
    }
    count += 1
    super.declare(region, as: "\(name) \(count)", in: space)
  }
}

final class IgnoresNil: AnyToasts {
  override func declare(_ region: CGRect?, as name: String, in space: UIView) {
    if let region { super.declare(region, as: name, in: space) }
  }
}

final class ForgetsAll: AnyToasts {
  override func declare(_ region: CGRect?, as name: String, in space: UIView) {
    if region == nil { regions = [:] }
    super.declare(region, as: name, in: space)
  }
}

final class TakesTheEdges: AnyToasts {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    regions.values.contains {
      $0.minX <= point.x && point.x <= $0.maxX && $0.minY <= point.y && point.y <= $0.maxY
    }
  }
}

/// Keeps the views, and converts whenever a touch comes.
class FollowsTheSpace: AnyToasts {
  var spaces: [String: (region: CGRect, space: UIView)] = [:]
  override func declare(_ region: CGRect?, as name: String, in space: UIView) {
    spaces[name] = region.map { ($0, space) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    spaces.values.contains { placed($0.region, in: $0.space).contains(point) }
  }
}

final class LooksAtTheSpace: AnyToasts {
  private var spaces: [String: UIView] = [:]
  override func declare(_ region: CGRect?, as name: String, in space: UIView) {
    super.declare(region, as: name, in: space)
    spaces[name] = space
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    regions.contains { $0.value.contains(point) && spaces[$0.key]?.isHidden != true }
  }
}

final class NamesTheContent: AnyToasts {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? rootViewController?.view : nil
  }
}
