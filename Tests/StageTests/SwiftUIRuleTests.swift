import MiniUIKit
import PieceKit
import Stage
import TestKit
import Testing

/// Words, in the order in which something happened.
private final class Log { var words: [String] = [] }

/// The rules of SwiftUI that chapter 15 needs, one test or more for each.
@Suite struct SwiftUIRuleTests {
  private let log = Log()
  private let whole = CGRect(x: 0, y: 0, width: 300, height: 300)
  private let middle = CGRect(x: 100, y: 100, width: 100, height: 100)

  private func tap(_ word: String) -> TapGesture {
    TapGesture().onEnded { [log] in log.words.append(word) }
  }

  /// What taps at some points of a hosting view do, one after the other.
  private func taps(_ piece: Piece, at points: (CGFloat, CGFloat)...) throws -> [String] {
    let stage = Stage()
    stage.root.addSubview(HostingView(piece, frame: whole))
    for (x, y) in points {
      try stage.finger.tap(at: CGPoint(x: x, y: y))
      try stage.wait(1)
    }
    return log.words
  }

  private func parent(_ child: Piece, back: Bool = true) -> Piece {
    Piece("parent", whole, holding: (back ? [Piece("back", whole)] : []) + [child])
  }

  private var child: Piece { Piece("child", middle).gesture(tap("child")) }

  @Test func `SU-2 every gesture modifier is a recognizer of its own`() {
    let host = HostingView(
      parent(child).gesture(tap("one")).simultaneousGesture(DragGesture()), frame: whole)
    expectEqual(
      host.gestureRecognizers?.map { $0.wordInTrace } ?? [],
      ["drag(parent)", "tap(parent)", "tap(child)"])
  }

  @Test func `SU-14 a view of UIKit's inside keeps its hit, where no piece is in front`() {
    let view = UIView()
    let cover = Piece("cover", CGRect(x: 100, y: 100, width: 50, height: 100))
    let host = HostingView(
      Piece("all", whole, holding: [Piece(view: view, middle), cover]), frame: whole)
    expect(host.hitTest(CGPoint(x: 180, y: 150), with: nil) === view)
    expect(host.hitTest(CGPoint(x: 120, y: 150), with: nil) === host)
    expect(host.hitTest(CGPoint(x: 20, y: 20), with: nil) === host)
    expect(host.hitTest(CGPoint(x: 320, y: 20), with: nil) == nil)
  }

  @Test func `SU-16 a content shape replaces the region`() throws {
    let small = Piece("leaf", whole).contentShape(middle).gesture(tap("hit"))
    expectEqual(try taps(small, at: (150, 150), (20, 20)), ["hit"])
    log.words = []
    let large = parent(Piece("text", middle), back: false).contentShape().gesture(tap("hit"))
    expectEqual(try taps(large, at: (150, 150), (20, 20)), ["hit", "hit"])
  }

  @Test func `SU-18 a content shape is for what is written after it`() throws {
    let late = parent(Piece("text", middle), back: false).gesture(tap("hit")).contentShape()
    expectEqual(try taps(late, at: (20, 20), (150, 150)), ["hit"])
  }

  @Test func `SU-19 what allows no hit testing lets through what lies behind`() throws {
    let piece = parent(child.allowsHitTesting(false)).gesture(tap("parent"))
    expectEqual(try taps(piece, at: (150, 150)), ["parent"])
    log.words = []
    expectEqual(try taps(child.allowsHitTesting(false), at: (150, 150)), [])
  }

  @Test func `SU-20 a container is hit where a child is`() throws {
    let piece = parent(Piece("text", middle), back: false).gesture(tap("parent"))
    expectEqual(try taps(piece, at: (20, 20), (150, 150)), ["parent"])
  }

  @Test func `SU-21 a drawing is hit in its whole frame`() throws {
    expectEqual(try taps(child, at: (101, 101), (199, 199), (99, 150)), ["child", "child"])
  }

  @Test func `SU-25 clipping cuts off no touches`() throws {
    let inner = Piece("image", CGRect(x: -50, y: -50, width: 200, height: 200))
    let piece = Piece("photo", middle, holding: [inner]).clipped().gesture(tap("photo"))
    expectEqual(try taps(piece, at: (60, 60), (40, 60)), ["photo"])
  }

  @Test func `SU-26 the later of two that overlap is hit`() throws {
    let (one, two) = (
      Piece("one", middle).gesture(tap("one")), Piece("two", middle).gesture(tap("two"))
    )
    expectEqual(
      try taps(Piece("all", whole, holding: [one, two]), at: (150, 150)), ["two"])
  }

  @Test func `SU-30 a plain gesture yields to those inside`() throws {
    expectEqual(
      try taps(parent(child).gesture(tap("parent")), at: (150, 150), (20, 20)),
      ["child", "parent"])
    log.words = []
    // Of two on one piece the one that is written first lies inside.
    expectEqual(
      try taps(Piece("one", whole).gesture(tap("first")).gesture(tap("second")), at: (20, 20)),
      ["first"])
  }

  @Test func `SU-31 a gesture of high priority goes before those inside`() throws {
    expectEqual(
      try taps(parent(child).highPriorityGesture(tap("parent")), at: (150, 150)), ["parent"])
    log.words = []
    let inner = Piece("child", middle).highPriorityGesture(tap("child"))
    expectEqual(
      try taps(parent(inner).highPriorityGesture(tap("parent")), at: (150, 150)), ["parent"])
    log.words = []
    expectEqual(try taps(parent(inner).gesture(tap("parent")), at: (150, 150)), ["child"])
  }

  @Test func `SU-32 a simultaneous gesture runs beside the others`() throws {
    expectEqual(
      try taps(parent(child).simultaneousGesture(tap("parent")), at: (150, 150)),
      ["child", "parent"])
    log.words = []
    let inner = Piece("child", middle).simultaneousGesture(tap("child"))
    expectEqual(
      try taps(parent(inner).highPriorityGesture(tap("parent")), at: (150, 150)),
      ["child", "parent"])
  }

  @Test func `SU-33 a mask switches gestures off`() throws {
    for (mask, wanted) in [
      (GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, []),
    ] {
      log.words = []
      expectEqual(
        try taps(parent(child).gesture(tap("parent"), including: mask), at: (150, 150)), wanted)
    }
  }

  @Test func `SU-34 of two beside each other, the first to recognize excludes the other`() throws {
    func drag(_ word: String, _ distance: CGFloat) -> DragGesture {
      DragGesture(minimumDistance: distance).onEnded { [log] _ in log.words.append(word) }
    }
    let left = Piece("left", CGRect(x: 0, y: 0, width: 100, height: 300)).gesture(drag("left", 10))
    let right = Piece("right", CGRect(x: 200, y: 0, width: 100, height: 300))
      .gesture(drag("right", 20))
    let stage = Stage()
    stage.root.addSubview(
      HostingView(Piece("all", whole, holding: [left, right]), frame: whole))
    let (one, two) = (stage.finger(1), stage.finger(2))
    try one.down(at: CGPoint(x: 50, y: 150))
    try two.down(at: CGPoint(x: 250, y: 150))
    try one.move(to: CGPoint(x: 50, y: 165))
    try two.move(to: CGPoint(x: 250, y: 180))
    try one.up()
    try two.up()
    expectEqual(log.words, ["left"])
  }

  /// A list of 300 by 300 points with one piece, and a finger that goes 60 points up.
  private func scrolled(_ piece: Piece) throws -> CGFloat {
    let stage = Stage()
    let list = UIScrollView(frame: whole)
    list.contentSize = CGSize(width: 300, height: 900)
    stage.root.addSubview(list)
    list.addSubview(HostingView(piece, frame: whole))
    try stage.finger.down(at: CGPoint(x: 150, y: 200))
    for step in 1...3 {
      try stage.wait(0.05)
      try stage.finger.move(to: CGPoint(x: 150, y: 200 - 20 * CGFloat(step)))
    }
    try stage.wait(0.2)
    try stage.finger.up()
    return list.contentOffset.y
  }

  @Test func `SU-48 a plain drag keeps the list from scrolling`() throws {
    expectEqual(try scrolled(Piece("card", whole).gesture(DragGesture())), 0)
    expectEqual(try scrolled(Piece("card", whole).gesture(tap("card"))), 50)
  }

  @Test func `SU-49 a simultaneous drag lets the list scroll`() throws {
    expectEqual(try scrolled(Piece("card", whole).simultaneousGesture(DragGesture())), 50)
  }

  /// A drag by 30 points down that is lifted, taken away, or whose hosting view goes.
  private func drags(_ gesture: DragGesture, _ end: (Stage, HostingView) throws -> Void) throws {
    let stage = Stage()
    let host = HostingView(Piece("card", whole).gesture(gesture), frame: whole)
    stage.root.addSubview(host)
    try stage.finger.down(at: CGPoint(x: 50, y: 50))
    try stage.finger.move(to: CGPoint(x: 50, y: 59))
    try stage.finger.move(to: CGPoint(x: 50, y: 80))
    try stage.wait(0.05)
    try end(stage, host)
  }

  @Test func `SU-41 onEnded runs only after a success`() throws {
    let drag = DragGesture().onChanged { [log] in log.words.append("\($0.translation.height)") }
      .onEnded { [log] _ in log.words.append("ended") }
    try drags(drag) { stage, _ in try stage.finger.up() }
    expectEqual(log.words, ["30.0", "ended"])
    log.words = []
    try drags(drag) { stage, _ in try stage.finger.cancel() }
    expectEqual(log.words, ["30.0"])
    log.words = []
    try drags(drag) { _, host in host.removeFromSuperview() }
    expectEqual(log.words, ["30.0"])
  }

  @Test func `SU-42 a gesture state goes back, whatever the end`() throws {
    let state = GestureState(wrappedValue: CGFloat(7))
    let drag = DragGesture().updating(state) { value, state, _ in state = value.translation.height }
    let ends: [(Stage, HostingView) throws -> Void] = [
      { stage, _ in try stage.finger.up() }, { stage, _ in try stage.finger.cancel() },
      { _, host in host.removeFromSuperview() },
      { _, host in for one in host.gestureRecognizers ?? [] { one.isEnabled = false } },
    ]
    for end in ends {
      try drags(drag) { stage, host in
        expectEqual(state.wrappedValue, 30)
        try end(stage, host)
        expectEqual(state.wrappedValue, 7)
      }
    }
  }

  @Test func `SU-43 a drag begins after 10 points, or as many as were asked for`() throws {
    func begins(_ gesture: DragGesture, after way: CGFloat) throws -> Bool {
      log.words = []
      let stage = Stage()
      stage.root.addSubview(
        HostingView(
          Piece("card", whole).gesture(gesture.onChanged { [log] _ in log.words.append("on") }),
          frame: whole))
      try stage.finger.down(at: CGPoint(x: 50, y: 50))
      try stage.finger.move(to: CGPoint(x: 50 + way, y: 50))
      try stage.finger.up()
      return !log.words.isEmpty
    }
    expect(try !begins(DragGesture(), after: 9) && begins(DragGesture(), after: 10))
    expect(
      try !begins(DragGesture(minimumDistance: 30), after: 29)
        && begins(DragGesture(minimumDistance: 30), after: 30))
  }

  @Test func `SU-45 a tap gesture needs as many taps as its count`() throws {
    let double = Piece("one", whole)
      .gesture(TapGesture(count: 2).onEnded { [log] in log.words.append("double") })
    expectEqual(try taps(double, at: (50, 50), (50, 50)), [])
    let stage = Stage()
    stage.root.addSubview(HostingView(double, frame: whole))
    try stage.finger.tap(at: CGPoint(x: 50, y: 50))
    try stage.wait(0.1)
    try stage.finger.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(log.words, ["double"])
  }

  @Test func `SU-54 a gesture's name is its recognizer's`() {
    let host = HostingView(Piece("one", whole).gesture(tap("one"), name: "open"), frame: whole)
    expectEqual(host.gestureRecognizers?.first?.name ?? "", "open")
  }

  @Test func `SU-57 a plain gesture ranks below recognizers of the view it is on`() throws {
    for (attach, wanted) in [
      ("plain", ["UIKit"]), ("high", ["SwiftUI"]), ("simultaneous", ["UIKit", "SwiftUI"]),
    ] {
      log.words = []
      let view = UIView()
      let target = Target(log)
      view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.act))
      let piece = Piece(view: view, whole)
      let hosted =
        switch attach {
        case "high": piece.highPriorityGesture(tap("SwiftUI"))
        case "simultaneous": piece.simultaneousGesture(tap("SwiftUI"))
        default: piece.gesture(tap("SwiftUI"))
        }
      expectEqual(try taps(hosted, at: (150, 150)), wanted)
    }
  }
}

private final class Target {
  private let log: Log
  init(_ log: Log) { self.log = log }
  func act() { log.words.append("UIKit") }
}
