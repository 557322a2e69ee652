import MiniUIKit
import TestKit
import Testing

/// A1 to A5 and B1 to B3 of the published experiments; a button stands for the tap recognizers.
@Suite(.provedOnce(.engine)) struct PublishedHitTests {
  private static let siblings = ["grey", "red", "blue", "yellow"]
  private static let letters = ["A", "B", "C", "D", "E"]

  private func a1(_ make: (CGRect) -> UIView = { UIView(frame: $0) }) -> (World, blue: UIView) {
    let world = World()
    let (w, h, top): (CGFloat, CGFloat, CGFloat) = (187.5, 400, 88)
    let grey = world.add("grey", make(CGRect(0, top, w, h)))
    world.add("red", make(CGRect(0, 0, w / 2, h / 3)), to: grey)
    let blue = world.add("blue", make(CGRect(w / 2, 2 * h / 3, w / 2, h / 3)), to: grey)
    world.add("yellow", make(CGRect(0, top + h + 20, w, 100)))
    return (world, blue)
  }

  private func a4(_ make: (CGRect) -> UIView = { UIView(frame: $0) }) -> World {
    let world = World()
    let a = world.add("A", make(CGRect(20, 120, 120, 120)))
    let b = world.add("B", make(CGRect(20, 300, 120, 120)))
    world.add("C", make(CGRect(10, 20, 60, 60)), to: a)
    world.add("D", make(CGRect(20, 60, 40, 40)), to: b)
    world.add("E", make(CGRect(40, 0, 60, 40)), to: b).alpha = 0.5
    return world
  }

  private let red = CGPoint(46, 154)

  @Test func `HT-5 A1 yellow, grey, blue, red are asked in this order`() throws {
    let (world, _) = a1()
    try world.tap(red)
    expectLines(
      world.asked.filter { Self.siblings.contains($0) }, ["yellow", "grey", "blue", "red"])
    expectEqual(world.lines("touch").first, "began red")
  }

  private static let blues: [(isOn: Bool, change: @Sendable (UIView) -> Void)] = [
    (false, { $0.isUserInteractionEnabled = false }), (false, { $0.isHidden = true }),
    (false, { $0.alpha = 0.01 }), (true, { $0.alpha = 0.011 }), (true, { $0.alpha = 0.1 }),
    (true, { $0.alpha = 0.5 }),
  ]

  @Test func `HT-4 A2 a view that is off is asked for its hit test, not for its area`() throws {
    for (number, (isOn, change)) in Self.blues.enumerated() {
      let (world, blue) = a1()
      change(blue)
      try world.tap(red)
      expectLines(
        world.lines("hitTest", "point", of: ["blue"]),
        ["hit blue"] + (isOn ? ["in blue"] : []) + ["blue -> nil"], "variant \(number)")
    }
  }

  /// The reader's own hit test, as the book asks for it.
  private final class ByHand: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
      guard self.point(inside: point, with: event) else { return nil }
      for subview in subviews.reversed() {
        if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
      }
      return self
    }
  }

  @Test(arguments: PublishedHitTests.logs.map { CGPoint($0.0, $0.1) })
  func `HT-3 A3 a hit test by hand leaves the trace of the built-in one, call for call`(
    point: CGPoint
  ) throws {
    let builtIn = a4()
    let byHand = a4 { $0.width == 120 ? ByHand(frame: $0) : UIView(frame: $0) }
    try builtIn.tap(point)
    try byHand.tap(point)
    expectLines(byHand.lines(), builtIn.lines())
    // Where both sides of a call are the reader's own code, nobody can report it; the areas that
    // are asked and the touches stay the same.
    let everywhere = a4 { ByHand(frame: $0) }
    try everywhere.tap(point)
    expectLines(everywhere.lines("point"), builtIn.lines("point"))
    expectLines(everywhere.lines("touch"), builtIn.lines("touch"))
  }

  /// Where the finger is, who is asked in the end, and what is heard of it.
  private static let logs: [(CGFloat, CGFloat, log: [String])] = [
    (115, 180, ["hit A", "in A", "hit C", "in C", "C -> nil", "A -> A"]),
    (30, 320, ["hit E", "in E", "E -> nil", "hit D", "in D", "D -> nil", "B -> B"]),
    (60, 170, ["hit A", "in A", "hit C", "in C", "C -> C", "A -> C"]),
    (90, 320, ["hit E", "in E", "E -> E", "B -> E"]),
    (70, 380, ["hit E", "in E", "E -> nil", "hit D", "in D", "D -> D", "B -> D"]),
  ]

  @Test func `HT-3 RC-10 A4 the published log, line for line`() throws {
    for (x, y, log) in Self.logs {
      let world = a4()
      try world.tap(x, y)
      let b = ["hit B", "in B"] + (log[0] == "hit A" ? ["B -> nil"] : [])
      expectLines(world.lines("hitTest", "point", of: Self.letters), b + log, "\(x), \(y)")
      guard log.last == "A -> C" else { continue }
      expectLines(
        world.lines("touch", of: ["C", "A", "viewController"]).filter { $0.hasPrefix("began") },
        ["began C", "began A", "began viewController"], "RC-10")
    }
  }

  @Test(arguments: [false, true])
  func `HT-9 A5 a child that hangs out is dead outside its parent, clipped or not`(
    clips: Bool
  ) throws {
    let world = World()
    let parent = world.add("parent", CGRect(10, 100, 200, 200))
    world.add("child", CGRect(10, 100, 300, 300), to: parent)
    parent.clipsToBounds = clips
    try world.tap(100, 250)
    expectLines(Array(world.lines("touch").prefix(2)), ["began child", "began parent"])
    world.forget()
    try world.tap(250, 400)
    expectLines(
      world.lines("hitTest", "point", of: ["parent", "child"]),
      ["hit parent", "in parent", "parent -> nil"])
    expectLines(Array(world.lines("touch").prefix(2)), ["began root", "began viewController"])
  }

  @Test func `HT-25 B1 a button that enlarges its area fires outside what is drawn`() throws {
    final class Large: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (dx, dy) = (max(0, 200 - bounds.width) / 2, max(0, 200 - bounds.height) / 2)
        return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
      }
    }
    let world = World()
    let button = world.add("button", Large(frame: CGRect(150, 300, 40, 40)))
    button.addTarget(
      world.root, action: UIView.setNeedsNothing, for: .touchUpInside, name: "didTap")
    try world.tap(80, 250)
    expectLines(world.lines("action"), ["action didTap"])
    try world.tap(69, 250)
    try world.tap(80, 420)
    expectEqual(world.lines("action").count, 1, "200 points are enough")
    world.add("later", CGRect(70, 220, 20, 50))
    try world.tap(80, 250)
    expectEqual(world.lines("action").count, 1, "a later sibling is asked first")
  }

  @Test func `HT-26 B2 the raised button of a bar works where the bar asks it`() throws {
    for isHelped in [false, true] {
      let world = World()
      let bar = world.add("bar", Custom(frame: CGRect(0, 730, 375, 82)))
      let button = world.add("button", UIButton(frame: CGRect(157, -30, 60, 60)), to: bar)
      if isHelped {
        bar.hit = { [unowned bar] point, standard in
          let place = bar.convert(point, to: button)
          return button.point(inside: place, with: nil) ? button : standard(point)
        }
      }
      try world.tap(187, 710)
      expectEqual(world.lines("control").contains("button touchUpInside"), isHelped)
      try world.tap(187, 745)
      expect(world.lines("control").contains("button touchUpInside"))
    }
  }

  @Test func `HT-27 B3 C lets touches through to A`() throws {
    let world = World()
    let a = world.add("A", CGRect(20, 120, 120, 120))
    let c = world.add("C", Custom(frame: CGRect(10, 20, 60, 60)), to: a)
    world.add("inner", CGRect(0, 0, 10, 10), to: c)
    c.hit = { [unowned c] point, standard in
      let hit = standard(point)
      return hit === c ? nil : hit
    }
    try world.tap(60, 170)
    expectEqual(world.lines("touch").first, "began A")
    world.forget()
    try world.tap(32, 142)
    expectEqual(world.lines("touch").first, "began inner")
  }
}

extension UIView {
  /// An action that does nothing; the trace tells that it was performed.
  func setNeedsNothing() {}
}
