import MiniUIKit
import TestKit
import Testing

/// What is stored of a hit test and read later.
@Suite(.provedOnce(.engine)) struct TraceBatchTests {
  private let world = World()

  private final class Store {
    var batches: [TraceBatch] = []

    var lines: [String] {
      batches.flatMap { batch in batch.map { "\(batch.time) \($0.kind) \($0.who) \($0.what)" } }
    }
  }

  /// Stores everything from now on.
  private func store() -> Store {
    let store = Store()
    world.phone.tracer.listener = { [store] in store.batches.append($0) }
    return store
  }

  private let square = CGRect(0, 0, 50, 50)
  private let inside = CGPoint(5, 5)

  @Test func `HT-3 HT-5 a hit test is stored in one piece, however long, and read in order`() {
    world.add("back", square)
    world.add("front", CGRect(20, 0, 50, 50))
    let store = store()
    _ = world.root.hitTest(inside, with: nil)
    expectEqual(store.batches.count, 1)
    expectLines(
      store.lines,
      [
        "0 hitTest root asked", "0 point root inside", "0 hitTest front asked",
        "0 point front outside", "0 hitTest front -> nil", "0 hitTest back asked",
        "0 point back inside", "0 hitTest back -> back", "0 hitTest root -> back",
      ])
    _ = world.root.hitTest(CGPoint(-1, 0), with: nil)
    expectEqual(store.batches.count, 2)
    expectLines(Array(store.lines.suffix(1)), ["0 hitTest root -> nil"])

    for view in world.root.subviews { view.removeFromSuperview() }
    for _ in 0..<1000 { world.add("far", CGRect(500, 0, 1, 1)) }
    store.batches = []
    for _ in 0..<2 {
      _ = world.root.hitTest(inside, with: nil)
      _ = world.root.hitTest(CGPoint(-1, 0), with: nil)
    }
    expectEqual(store.batches.map { $0.count }, [3003, 3, 3003, 3])
    expectEqual(store.batches[0].filter { $0.kind == "point" && $0.what == "outside" }.count, 1000)
    expectEqual(store.lines.filter { $0 == "0 hitTest far -> nil" }.count, 2000)
  }

  @Test func `HT-30 views that are taken out while they are asked can still be read`() {
    weak var last: UIView?
    for _ in 0..<3 { last = world.add("last", CGRect(0, 0, 9, 9)) }
    let front = world.add("front", Custom(frame: square))
    front.hit = { [unowned root = world.root] _, _ in
      for view in root.subviews { view.removeFromSuperview() }
      return nil
    }
    let store = store()
    _ = world.root.hitTest(CGPoint(20, 20), with: nil)
    #expect(last != nil)
    expectEqual(store.lines.filter { $0 == "0 hitTest last -> nil" }.count, 3)
    expectEqual(store.lines.last, "0 hitTest root -> root")
    store.batches = []
    expectNil(last)
  }

  @Test func `HT-30 names are heard as they were, even if a view is renamed while asked`() {
    let view = world.add("before", Custom(frame: square))
    view.hit = { [unowned view] point, standard in
      view.traceName = "after"
      return standard(point)
    }
    _ = world.hit(5, 5)
    expectLines(
      world.news(),
      ["hit root", "in root", "hit before", "in after", "after -> after", "root -> after"])
    // A view without a name is called by the place where it was asked.
    view.traceName = nil
    view.hit = { [unowned view] point, standard in
      view.removeFromSuperview()
      return standard(point)
    }
    _ = world.root.hitTest(inside, with: nil)
    expectLines(Array(world.lines().prefix(3)), ["hit root", "in root", "hit view"])
    expectEqual(world.news().last, "root -> root", "it lies nowhere now")
    // An answer from outside is heard by the name it has then.
    let stranger = UIView(frame: square)
    stranger.traceName = "before"
    let outer = world.add("outer", Custom(frame: square))
    let inner = world.add("inner", Custom(frame: square), to: outer)
    inner.hit = { _, _ in stranger }
    outer.hit = { point, standard in
      let hit = standard(point)
      stranger.traceName = "after"
      return hit
    }
    _ = world.root.hitTest(inside, with: nil)
    expectLines(
      Array(world.lines("hitTest").suffix(3)),
      ["inner -> before", "outer -> after", "root -> after"])
  }

  @Test func `HT-30 what happens in the middle of a hit test is heard in the middle`() {
    let view = world.add("view", Custom(frame: square))
    let button = world.add("button", UIButton(frame: CGRect(90, 0, 9, 9)))
    view.hit = { [unowned button] point, standard in
      button.sendActions(for: .touchUpInside)
      return standard(point)
    }
    world.forget()
    _ = view.superview?.hitTest(inside, with: nil)
    let lines = world.lines()
    let places = ["hit view", "button touchUpInside", "in view"].map { lines.firstIndex(of: $0) }
    expect(places.allSatisfy { $0 != nil })
    expectEqual(places.compactMap { $0 }, places.compactMap { $0 }.sorted())
  }

  @Test func `HT-30 each batch has one time, even if the clock moves within a hit test`() {
    let view = world.add("view", Custom(frame: square))
    view.hit = { [clock = world.phone.clock] point, standard in
      try? clock.advance(to: 7)
      return standard(point)
    }
    let store = store()
    _ = world.root.hitTest(inside, with: nil)
    expectEqual(store.batches.map { $0.time }, [0, 7])
    expectEqual(store.batches.map { $0.count }, [3, 3])
    expectLines(Array(store.lines[2...3]), ["0 hitTest view asked", "7 point view inside"])
  }

  @Test func `HT-30 a listener that pauses within a hit test misses only what happens meanwhile`() {
    for _ in 0..<3 { world.add("last", square) }
    let pausing = world.add("pausing", Custom(frame: square))
    pausing.hit = { [unowned tracer = world.phone.tracer, unowned root = world.root] _, _ in
      let listener = tracer.listener
      tracer.listener = nil
      for view in root.subviews { view.removeFromSuperview() }
      tracer.listener = listener
      return nil
    }
    let store = store()
    _ = world.root.hitTest(inside, with: nil)
    expectLines(
      store.lines,
      [
        "0 hitTest root asked", "0 point root inside", "0 hitTest pausing asked",
        "0 hitTest pausing -> nil", "0 hitTest last asked", "0 hitTest last -> last",
        "0 hitTest root -> last",
      ])
  }

  @Test func `HT-30 views that only the trace keeps are freed with it`() {
    weak var view: UIView?
    let store = store()
    do {
      let asked = world.add("asked", square)
      view = asked
      _ = world.root.hitTest(inside, with: nil)
      asked.removeFromSuperview()
    }
    #expect(view != nil)
    expectEqual(store.lines.count, 6)
    store.batches = []
    expectNil(view)
  }
}
