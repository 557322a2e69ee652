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
    let grey = world.add("grey", make(CGRect(x: 0, y: top, width: w, height: h)))
    world.add("red", make(CGRect(x: 0, y: 0, width: w / 2, height: h / 3)), to: grey)
    let blue = world.add(
      "blue", make(CGRect(x: w / 2, y: 2 * h / 3, width: w / 2, height: h / 3)), to: grey)
    world.add("yellow", make(CGRect(x: 0, y: top + h + 20, width: w, height: 100)))
    return (world, blue)
  }

  private func a4(_ make: (CGRect) -> UIView = { UIView(frame: $0) }) -> World {
    let world = World()
    let a = world.add("A", make(CGRect(x: 20, y: 120, width: 120, height: 120)))
    let b = world.add("B", make(CGRect(x: 20, y: 300, width: 120, height: 120)))
    world.add("C", make(CGRect(x: 10, y: 20, width: 60, height: 60)), to: a)
    world.add("D", make(CGRect(x: 20, y: 60, width: 40, height: 40)), to: b)
    world.add("E", make(CGRect(x: 40, y: 0, width: 60, height: 40)), to: b).alpha = 0.5
    return world
  }

  private let red = CGPoint(x: 46, y: 154)

  @Test func `HT-5 A1 yellow, grey, blue, red are asked in this order`() throws {
    let (world, _) = a1()
    try world.tap(red)
    expectLines(
      world.asked.filter { Self.siblings.contains($0) }, ["yellow", "grey", "blue", "red"])
    expectEqual(world.lines("touch").first, "began red")
  }

  @Test(arguments: 0..<6)
  func `HT-4 A2 a view that is off is asked for its hit test, not for its area`(variant: Int) throws
  {
    let (world, blue) = a1()
    let isOn = variant > 2
    switch variant {
    case 0: blue.isUserInteractionEnabled = false
    case 1: blue.isHidden = true
    case 2: blue.alpha = 0.01
    case 3: blue.alpha = 0.011
    case 4: blue.alpha = 0.1
    default: blue.alpha = 0.5
    }
    try world.tap(red)
    let lines = world.lines("hitTest", "point", of: ["blue"])
    expectLines(lines, ["hit blue"] + (isOn ? ["in blue"] : []) + ["blue -> nil"])
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

  @Test(arguments: [
    CGPoint(x: 115, y: 180), CGPoint(x: 30, y: 320), CGPoint(x: 60, y: 170),
    CGPoint(x: 90, y: 320), CGPoint(x: 70, y: 380),
  ])
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

  @Test(arguments: [
    (
      CGPoint(x: 115, y: 180),
      ["hit B", "in B", "B -> nil", "hit A", "in A", "hit C", "in C", "C -> nil", "A -> A"]
    ),
    (
      CGPoint(x: 30, y: 320),
      [
        "hit B", "in B", "hit E", "in E", "E -> nil", "hit D", "in D", "D -> nil", "B -> B",
      ]
    ),
    (
      CGPoint(x: 60, y: 170),
      ["hit B", "in B", "B -> nil", "hit A", "in A", "hit C", "in C", "C -> C", "A -> C"]
    ),
    (CGPoint(x: 90, y: 320), ["hit B", "in B", "hit E", "in E", "E -> E", "B -> E"]),
    (
      CGPoint(x: 70, y: 380),
      ["hit B", "in B", "hit E", "in E", "E -> nil", "hit D", "in D", "D -> D", "B -> D"]
    ),
  ])
  func `HT-3 A4 the published log, line for line`(point: CGPoint, log: [String]) throws {
    let world = a4()
    try world.tap(point)
    expectLines(world.lines("hitTest", "point", of: Self.letters), log)
  }

  @Test func `RC-10 A4 a touch on C is heard by C, then A, then the controller`() throws {
    let world = a4()
    try world.down(60, 170)
    expectLines(
      world.lines("touch", of: ["C", "A", "viewController"]),
      ["began C", "began A", "began viewController"])
  }

  @Test(arguments: [false, true])
  func `HT-9 A5 a child that hangs out is dead outside its parent, clipped or not`(
    clips: Bool
  ) throws {
    let world = World()
    let parent = world.add("parent", CGRect(x: 10, y: 100, width: 200, height: 200))
    world.add("child", CGRect(x: 10, y: 100, width: 300, height: 300), to: parent)
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
    let button = world.add("button", Large(frame: CGRect(x: 150, y: 300, width: 40, height: 40)))
    button.addTarget(
      world.root, action: UIView.setNeedsNothing, for: .touchUpInside, name: "didTap")
    try world.tap(80, 250)
    expectLines(world.lines("action"), ["action didTap"])
    try world.tap(69, 250)
    try world.tap(80, 420)
    expectEqual(world.lines("action").count, 1, "200 points are enough")
    world.add("later", CGRect(x: 70, y: 220, width: 20, height: 50))
    try world.tap(80, 250)
    expectEqual(world.lines("action").count, 1, "a later sibling is asked first")
  }

  @Test func `HT-26 B2 the raised button of a bar works where the bar asks it`() throws {
    for isHelped in [false, true] {
      let world = World()
      let bar = world.add("bar", Custom(frame: CGRect(x: 0, y: 730, width: 375, height: 82)))
      let button = world.add(
        "button", UIButton(frame: CGRect(x: 157, y: -30, width: 60, height: 60)), to: bar)
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
    let a = world.add("A", CGRect(x: 20, y: 120, width: 120, height: 120))
    let c = world.add("C", Custom(frame: CGRect(x: 10, y: 20, width: 60, height: 60)), to: a)
    world.add("inner", CGRect(x: 0, y: 0, width: 10, height: 10), to: c)
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
