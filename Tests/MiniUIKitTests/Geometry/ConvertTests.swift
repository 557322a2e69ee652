import MiniUIKit
import SeededRandom
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ConvertTests {
  /// A chain of views, each in the one before, with whole or arbitrary geometry.
  private func chain(_ random: inout SplitMix, turned: Bool) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<6 {
      let view = UIView(
        frame: CGRect(
          x: Int.random(in: -100...100, using: &random),
          y: Int.random(in: -100...100, using: &random),
          width: 2 * Int.random(in: 1...100, using: &random),
          height: 2 * Int.random(in: 1...100, using: &random)))
      view.bounds.origin = CGPoint(x: Int.random(in: -9...9, using: &random), y: 3)
      if turned {
        view.transform = CGAffineTransform(
          rotationAngle: CGFloat.random(in: -3...3, using: &random)
        ).scaledBy(x: CGFloat.random(in: 0.5...2, using: &random), y: 1.25)
      }
      views.last?.addSubview(view)
      views.append(view)
    }
    return views
  }

  @Test(arguments: 1...20)
  func `HT-8 convert there and back is exact for whole numbers`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let views = chain(&random, turned: false)
    for _ in 0..<20 {
      let point = CGPoint(
        x: Int.random(in: -500...500, using: &random), y: Int.random(in: -500...500, using: &random)
      )
      for first in views {
        for second in views {
          let back = second.convert(first.convert(point, to: second), to: first)
          expectEqual(back, point, "seed \(seed)")
          expectEqual(second.convert(point, from: first), first.convert(point, to: second))
        }
        expectEqual(first.convert(first.convert(point, to: nil), from: nil), point, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 1...20)
  func `HT-8 convert through transforms there and back is exact to 1e-9`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let views = chain(&random, turned: true)
    for _ in 0..<20 {
      let point = CGPoint(
        x: CGFloat.random(in: -500...500, using: &random),
        y: CGFloat.random(in: -500...500, using: &random))
      for (first, second) in zip(views, views.reversed()) {
        let back = second.convert(first.convert(point, to: second), to: first)
        #expect(back.distance(to: point) < 1e-9, "seed \(seed)")
        let home = first.convert(first.convert(point, to: nil), from: nil)
        #expect(home.distance(to: point) < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test func `EV-9 convert to nil is the window, wherever the window lies`() {
    let world = World()
    world.window.frame.origin = CGPoint(x: 100, y: 100)
    let view = world.add("view", CGRect(x: 10, y: 20, width: 50, height: 50))
    let (there, back) = (
      view.convert(CGPoint.zero, to: nil), view.convert(CGPoint(x: 10, y: 20), from: nil)
    )
    expectEqual(there, CGPoint(x: 10, y: 20))
    expectEqual(back, .zero)
    // A window's own methods of the same name mean the screen by nil.
    expectEqual(world.window.convert(CGPoint(x: 3, y: 3), to: nil), CGPoint(x: 103, y: 103))
    expectEqual(world.window.convert(CGPoint(x: 103, y: 103), from: nil), CGPoint(x: 3, y: 3))
  }

  @Test func `HT-8 convert between two windows goes by the screen`() {
    let world = World()
    let second = world.addWindow("second")
    (world.window.frame.origin, second.frame.origin) = (
      CGPoint(x: 10, y: 0), CGPoint(x: 100, y: 50)
    )
    let left = world.add("left", CGRect(x: 5, y: 5, width: 50, height: 50))
    let right = world.add("right", CGRect(x: 1, y: 1, width: 50, height: 50), to: second)
    expectEqual(left.convert(CGPoint.zero, to: right), CGPoint(x: 15 - 101, y: 5 - 51))
    expectEqual(right.convert(CGPoint(x: -86, y: -46), to: left), .zero)
  }

  @Test func `HT-8 siblings with fractional frames convert by their superview, not by the screen`()
  {
    let world = World()
    world.window.frame.origin = CGPoint(x: 1e9 / 3, y: 0)
    let left = world.add("left", CGRect(x: 0.1, y: 0, width: 10, height: 10))
    let right = world.add("right", CGRect(x: 0.1, y: 0, width: 10, height: 10))
    let point = CGPoint(x: 0.3, y: 0.7)
    expectEqual(left.convert(point, to: left), point)
    #expect(left.convert(point, to: right).distance(to: point) < 1e-15)
  }

  @Test func `HT-8 a rectangle becomes the smallest upright one around it`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(view)
    let moved = view.convert(CGRect(x: 5, y: 5, width: -5, height: 2), to: outer)
    expectEqual(moved, CGRect(x: 10, y: 15, width: 5, height: 2))
    expectEqual(view.convert(moved, from: outer), CGRect(x: 0, y: 5, width: 5, height: 2))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let turned = view.convert(view.bounds, to: outer)
    #expect(abs(turned.width - 20 * CGFloat(2).squareRoot()) < 1e-9)
    expectNear(turned.midX, 20, within: 1e-9)
  }

  @Test(arguments: 1...10)
  func `HT-8 a transform and its inverse undo each other to 1e-9`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let transform = CGAffineTransform(rotationAngle: CGFloat.random(in: -7...7, using: &random))
        .translatedBy(x: CGFloat.random(in: -500...500, using: &random), y: 7)
        .scaledBy(x: CGFloat.random(in: 0.1...10, using: &random), y: 0.5)
        .rotated(by: CGFloat.random(in: -7...7, using: &random))
      let point = CGPoint(x: CGFloat.random(in: -500...500, using: &random), y: 99)
      let back = point.applying(transform).applying(transform.inverted())
      #expect(back.distance(to: point) < 1e-9, "seed \(seed)")
      let both = transform.concatenating(transform.inverted())
      #expect(point.applying(both).distance(to: point) < 1e-9, "seed \(seed)")
    }
    expect(CGAffineTransform().isIdentity)
    let singular = CGAffineTransform(scaleX: 0, y: 0)
    expectEqual(singular.inverted(), singular, "as in CoreGraphics")
  }
}
