import MiniUIKit

/// Stores what a listener hears, to be read later.
final class BatchStore {
  private var batches: [TraceBatch] = []

  func append(_ batch: TraceBatch) { batches.append(batch) }

  func removeAll() { batches.removeAll(keepingCapacity: true) }

  /// What was stored, read.
  var facts: [Fact] { batches.flatMap { $0.map { Fact($0) } } }
}

/// What is to be read of one event of a hit test.
enum Fact: Equatable {
  case asked(UIView, CGPoint)
  case point(UIView, Bool)
  case answered(UIView, UIView?)
  case other

  init(_ event: TraceEvent) {
    switch event {
    case .hitTestAsked(let view, let point): self = .asked(view, point)
    case .point(let view, let isInside): self = .point(view, isInside)
    case .hitTestAnswered(let view, let hit): self = .answered(view, hit)
    default: self = .other
    }
  }

  /// What a hit test of plain views must report, by a walk of our own.
  static func expected(of view: UIView, _ point: CGPoint) -> [Fact] {
    walk(view, point).facts
  }

  private static func walk(_ view: UIView, _ point: CGPoint) -> (facts: [Fact], hit: UIView?) {
    let isInside = view.bounds.contains(point)
    var facts: [Fact] = [.asked(view, point), .point(view, isInside)]
    var hit = isInside ? view : nil
    for subview in isInside ? view.subviews.reversed() : [] {
      let answer = walk(subview, view.convert(point, to: subview))
      facts += answer.facts
      if let found = answer.hit {
        hit = found
        break
      }
    }
    return (facts + [.answered(view, hit)], hit)
  }
}
