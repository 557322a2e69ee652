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

  /// Measures it.
  func run() -> [Row] {
    switch self {
    case .W1: [Self.grid()]
    case .W2: [Self.nest(angle: 0, "plain"), Self.nest(angle: 0.001, "turned")]
    case .W3: [Self.tree()]
    case .W4: Self.drag()
    case .W5:
      [
        Self.traced(.grid(), "1,024 siblings"), Self.traced(.tree(levels: 4), "tree"),
        Self.tracedDrag(),
      ]
    case .W6: [Self.requirements(isCircle: false), Self.requirements(isCircle: true)]
    case .W7: [Self.fingers()]
    case .W8: Self.million() + Self.deep()
    }
  }

  private static func grid() -> Row {
    let scene = Scene.grid()
    let (time, roof) = (hit(scene), hit(PlainView(scene.window), scene.point))
    return Row(
      name: "W1", what: "1,024 siblings", value: Write.time(time), roof: Write.time(roof),
      ratio: Write.ratio(time, roof), target: "≤ 4 ×, ≤ 20 µs",
      isMet: time <= 4 * roof && time <= 20_000)
  }

  private static func nest(angle: CGFloat, _ word: String) -> Row {
    let scene = Scene.nest(angle: angle)
    let (time, roof) = (hit(scene), hit(PlainView(scene.window), scene.point))
    return Row(
      name: "W2", what: "50 nested, \(word)", value: Write.time(time), roof: Write.time(roof),
      ratio: Write.ratio(time, roof), target: angle == 0 ? "" : "≤ 4 ×",
      isMet: angle == 0 ? nil : time <= 4 * roof)
  }

  private static func tree() -> Row {
    let scene = Scene.tree(levels: 4)
    let (time, roof) = (hit(scene), hit(PlainView(scene.window), scene.point))
    return Row(
      name: "W3", what: "tree of 11,111", value: Write.time(time), roof: Write.time(roof),
      ratio: Write.ratio(time, roof), target: "≤ 1 µs", isMet: time <= 1000)
  }

  /// The roof of a traced run is the silent one.
  ///
  /// Everything that is reported is stored; at the end it is read and compared with what a walk of
  /// our own expects.
  private static func traced(_ scene: Scene, _ word: String) -> Row {
    let silent = hit(scene)
    let store = BatchStore()
    scene.phone.tracer.listener = { [store] in store.append($0) }
    let blackhole = Blackhole()
    let time = Measure.nanoseconds {
      store.removeAll()
      blackhole.take(scene.window.hitTest(scene.point, with: nil) != nil)
    }
    let isTrue = store.facts == Fact.expected(of: scene.window, scene.point)
    return Row(
      name: "W5", what: "traced: \(word), \(store.facts.count) events" + (isTrue ? "" : ", WRONG"),
      value: Write.time(time), roof: Write.time(silent), ratio: Write.ratio(time, silent),
      target: "≤ 3 × silent", isMet: isTrue && time <= 3 * silent)
  }

  private static func million() -> [Row] {
    let before = Machine.residentBytes
    var scene: Scene?
    let build = Measure.once { scene = .tree(levels: 6) }
    let after = Machine.residentBytes
    let time = scene.map { hit($0) } ?? .nan
    let free = Measure.once { scene = nil }

    var plain: PlainView?
    let plainBuild = Measure.once { plain = PlainView(levels: 6, size: 1024) }
    let roof = plain.map { hit($0, CGPoint(x: 0.000_01, y: 0.000_01)) } ?? .nan
    let plainFree = Measure.once { plain = nil }

    var rows = [
      row("build a million views", build, plainBuild), row("one hit in them", time, roof),
      row("free them", free, plainFree),
    ]
    if let before, let after {
      let bytes = (after - before) / 1_111_111
      rows.append(
        Row(
          name: "W8", what: "memory of one view", value: String(format: "%.0f bytes", bytes),
          target: "≤ 500 bytes", isMet: bytes <= 500))
    }
    return rows
  }

  private static func row(_ what: String, _ time: Double, _ roof: Double) -> Row {
    Row(
      name: "W8", what: what, value: Write.time(time), roof: Write.time(roof),
      ratio: Write.ratio(time, roof), target: "", isMet: nil)
  }

  /// A hit test is a recursion, as in UIKit, so a tree that deep needs a stack that suits it.
  private static func deep() -> [Row] {
    onLargeStack {
      var scene: Scene? = .chain(depth: 10_000)
      let time = scene.map { hit($0) } ?? .nan
      let free = Measure.once { scene = nil }
      return [
        Row(
          name: "W8", what: "one hit, 10,000 deep", value: Write.time(time),
          target: "no overflow", isMet: true),
        Row(
          name: "W8", what: "free 10,000 deep", value: Write.time(free), target: "no overflow",
          isMet: true),
      ]
    }
  }

  private static func onLargeStack(_ work: @escaping @Sendable () -> [Row]) -> [Row] {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var rows: [Row] = []
    let thread = Thread {
      rows = work()
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return rows
  }

  // MARK: - One hit test

  private static func hit(_ scene: Scene) -> Double {
    let blackhole = Blackhole()
    let (window, point) = (scene.window, scene.point)
    return Measure.nanoseconds { blackhole.take(window.hitTest(point, with: nil) != nil) }
  }

  private static func hit(_ view: PlainView, _ point: CGPoint) -> Double {
    let blackhole = Blackhole()
    let (x, y) = (Double(point.x), Double(point.y))
    return Measure.nanoseconds { blackhole.take(view.isHit(x, y)) }
  }
}
