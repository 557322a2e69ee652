import Dispatch
import Foundation
import MiniUIKit

/// What can be measured, by name.
enum Workload: String, CaseIterable {
  case W1
  case W2
  case W3
  case W4
  case W5
  case W6
  case W7
  case W8

  /// What it is, in a line.
  var summary: String {
    switch self {
    case .W1: "hit test among 1,024 siblings, all of which are asked"
    case .W2: "hit test through 50 nested views, plain and each turned by 0.001 rad"
    case .W3: "hit test in a tree of 11,111 views"
    case .W4: "a drag of 102 events onto a view 10 deep, with a pan on an ancestor and without"
    case .W5: "W1, W3 and W4 with a listener that stores everything"
    case .W6: "a tap on N recognizers with N² failure requirements, N = 8, 35, 100"
    case .W7: "one event with 100 fingers, against one with 10"
    case .W8: "a tree of a million views: build, hit, free, memory; and one 10,000 deep"
    }
  }

  /// What the table says of it; `measure()` has an outcome for each.
  var lines: [Line] {
    switch self {
    case .W1: [line("1,024 siblings", "≤ 4 ×")]
    case .W2: [line("50 nested, plain", "≤ 4 ×"), line("50 nested, turned", "≤ 4 ×")]
    case .W3: [line("tree of 11,111", "≤ 4 ×")]
    case .W4:
      [
        line("drag, an event, a pan on an ancestor", "≤ 4 ×"),
        line("drag, an event kept by its view"),
        line("drag, an event passed on to 14 responders", "≤ 4 ×"),
      ]
    case .W5:
      [
        line("traced: 1,024 siblings, 3,075 facts", "≤ 3 × silent"),
        line("traced: tree, 123 facts", "≤ 3 × silent"),
        line("traced: drag with a pan, 14 facts an event", "≤ 3 × silent"),
      ]
    case .W6:
      [
        line("a tap, 100 wait for those before", "≤ N², 8.2 ×"),
        line("a tap, 100 wait for each other", "≤ N², 8.2 ×"),
      ]
    case .W7: [line("an event of 100 fingers", "≤ 12 ×")]
    case .W8:
      [
        line("build a million views"), line("one hit in them", "≤ 4 ×"), line("free them"),
        line("memory of one view", "≤ 500 bytes"),
        line("one hit, 10,000 deep", "no overflow"), line("free 10,000 deep", "no overflow"),
      ]
    }
  }

  private func line(_ what: String, _ target: String = "") -> Line {
    Line(name: rawValue, what: what, target: target)
  }

  /// Measures it.
  func measure() -> [Outcome] {
    switch self {
    case .W1: [Self.hit(.grid())]
    case .W2: [Self.hit(.nest(angle: 0)), Self.hit(.nest(angle: 0.001))]
    case .W3: [Self.hit(.tree(levels: 4))]
    case .W4: Self.drag()
    case .W5:
      [
        Self.traced(.grid(), facts: 3075), Self.traced(.tree(levels: 4), facts: 123),
        Self.tracedDrag(facts: 14),
      ]
    case .W6: [Self.requirements(isCircle: false), Self.requirements(isCircle: true)]
    case .W7: [Self.fingers()]
    case .W8: Self.million() + Self.deep()
    }
  }

  /// The lines with what was measured for them.
  func rows() -> [Row] { zip(lines, measure()).map { Row(line: $0, outcome: $1) } }

  /// A hit test against the roof.
  private static func hit(_ scene: Scene) -> Outcome {
    let (time, roof) = (
      nanoseconds(of: scene), nanoseconds(of: PlainView(scene.window), scene.point)
    )
    return outcome(time, roof, isMet: time <= 4 * roof)
  }

  static func outcome(_ time: Double, _ roof: Double, isMet: Bool? = nil) -> Outcome {
    Outcome(
      value: Write.time(time), roof: Write.time(roof), ratio: Write.ratio(time, roof), isMet: isMet)
  }

  /// The roof of a traced run is the silent one.
  ///
  /// Everything that is reported is stored; at the end it is read and compared with what a walk of
  /// our own expects.
  private static func traced(_ scene: Scene, facts count: Int) -> Outcome {
    let silent = nanoseconds(of: scene)
    let store = BatchStore()
    scene.phone.tracer.listener = { [store] in store.append($0) }
    let blackhole = Blackhole()
    let time = Measure.nanoseconds {
      store.removeAll()
      blackhole.take(scene.window.hitTest(scene.point, with: nil) != nil)
    }
    let facts = store.facts
    let isTrue = facts.count == count && facts == Fact.expected(of: scene.window, scene.point)
    return isTrue
      ? outcome(time, silent, isMet: time <= 3 * silent)
      : Outcome(value: "WRONG FACTS", isMet: false)
  }

  private static func million() -> [Outcome] {
    let before = Machine.residentBytes
    var scene: Scene?
    let build = Measure.once { scene = .tree(levels: 6) }
    let after = Machine.residentBytes
    let time = scene.map { nanoseconds(of: $0) } ?? .nan
    let free = Measure.once { scene = nil }

    var plain: PlainView?
    let plainBuild = Measure.once { plain = PlainView(levels: 6, size: 1024) }
    let roof = plain.map { nanoseconds(of: $0, CGPoint(x: 0.000_01, y: 0.000_01)) } ?? .nan
    let plainFree = Measure.once { plain = nil }

    return [
      outcome(build, plainBuild), outcome(time, roof, isMet: time <= 4 * roof),
      outcome(free, plainFree),
      memory(from: before, to: after),
    ]
  }

  private static func memory(from before: Double?, to after: Double?) -> Outcome {
    guard let before, let after else { return Outcome(value: "unknown") }
    let bytes = (after - before) / 1_111_111
    return Outcome(value: String(format: "%.0f bytes", bytes), isMet: bytes <= 500)
  }

  /// A hit test is a recursion, as in UIKit, so a tree that deep needs a stack that suits it.
  private static func deep() -> [Outcome] {
    onLargeStack {
      var scene: Scene? = .chain(depth: 10_000)
      let time = scene.map { nanoseconds(of: $0) } ?? .nan
      let free = Measure.once { scene = nil }
      return [time, free].map { Outcome(value: Write.time($0), isMet: true) }
    }
  }

  private static func onLargeStack(_ work: @escaping @Sendable () -> [Outcome]) -> [Outcome] {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var outcomes: [Outcome] = []
    let thread = Thread {
      outcomes = work()
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return outcomes
  }

  // MARK: - One hit test

  private static func nanoseconds(of scene: Scene) -> Double {
    let blackhole = Blackhole()
    let (window, point) = (scene.window, scene.point)
    return Measure.nanoseconds { blackhole.take(window.hitTest(point, with: nil) != nil) }
  }

  private static func nanoseconds(of view: PlainView, _ point: CGPoint) -> Double {
    let blackhole = Blackhole()
    let (x, y) = (Double(point.x), Double(point.y))
    return Measure.nanoseconds { blackhole.take(view.isHit(x, y)) }
  }
}
