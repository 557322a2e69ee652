import MiniUIKit
import SeededRandom
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct ConvertTests {
  private let world = World()

  /// A chain of views, each in the one before, with whole or arbitrary geometry.
  private func chain(_ random: inout SplitMix, turned: Bool) -> [UIView] {
    func whole(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    var views: [UIView] = []
    for _ in 0..<6 {
      let place = CGPoint(whole(-100...100), whole(-100...100))
      let view = UIView(frame: CGRect(place.x, place.y, 2 * whole(1...100), 2 * whole(1...100)))
      view.bounds.origin = CGPoint(whole(-9...9), 3)
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
  func `HT-8 convert there and back is exact for whole numbers, to 1e-9 through transforms`(
    seed: UInt64
  ) {
    var random = SplitMix(seed: seed)
    let (whole, turned) = (chain(&random, turned: false), chain(&random, turned: true))
    for _ in 0..<20 {
      let point = CGPoint(
        x: Int.random(in: -500...500, using: &random), y: Int.random(in: -500...500, using: &random)
      )
      for first in whole {
        for second in whole {
          let there = first.convert(point, to: second)
          expectEqual(second.convert(there, to: first), point, "seed \(seed)")
          expectEqual(second.convert(point, from: first), there)
        }
        expectEqual(first.convert(first.convert(point, to: nil), from: nil), point, "seed \(seed)")
      }
      let place = CGPoint(
        CGFloat.random(in: -500...500, using: &random),
        CGFloat.random(in: -500...500, using: &random))
      for (first, second) in zip(turned, turned.reversed()) {
        let back = second.convert(first.convert(place, to: second), to: first)
        expect(back.distance(to: place) < 1e-9, "seed \(seed)")
        let home = first.convert(first.convert(place, to: nil), from: nil)
        expect(home.distance(to: place) < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test func `EV-9 HT-8 convert to nil is the window, and beyond it the screen`() {
    world.window.frame.origin = CGPoint(100, 100)
    let view = world.add("view", CGRect(10, 20, 50, 50))
    expectEqual(view.convert(CGPoint.zero, to: nil), CGPoint(10, 20))
    expectEqual(view.convert(CGPoint(10, 20), from: nil), .zero)
    // A window's own methods of the same name mean the screen by nil.
    expectEqual(world.window.convert(CGPoint(3, 3), to: nil), CGPoint(103, 103))
    expectEqual(world.window.convert(CGPoint(103, 103), from: nil), CGPoint(3, 3))

    let second = world.addWindow("second")
    (world.window.frame.origin, second.frame.origin) = (CGPoint(10, 0), CGPoint(100, 50))
    let left = world.add("left", CGRect(5, 5, 50, 50))
    let right = world.add("right", CGRect(1, 1, 50, 50), to: second)
    expectEqual(left.convert(CGPoint.zero, to: right), CGPoint(15 - 101, 5 - 51))
    expectEqual(right.convert(CGPoint(-86, -46), to: left), .zero)

    world.window.frame.origin = CGPoint(1e9 / 3, 0)
    let first = world.add("left", CGRect(0.1, 0, 10, 10))
    let last = world.add("right", CGRect(0.1, 0, 10, 10))
    let point = CGPoint(0.3, 0.7)
    expectEqual(first.convert(point, to: first), point)
    expect(first.convert(point, to: last).distance(to: point) < 1e-15)
  }

  @Test func `HT-8 a rectangle becomes the smallest upright one around it`() {
    let outer = UIView(frame: CGRect(0, 0, 100, 100))
    let view = UIView(frame: CGRect(10, 10, 20, 20))
    outer.addSubview(view)
    let moved = view.convert(CGRect(5, 5, -5, 2), to: outer)
    expectEqual(moved, CGRect(10, 15, 5, 2))
    expectEqual(view.convert(moved, from: outer), CGRect(0, 5, 5, 2))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let turned = view.convert(view.bounds, to: outer)
    expectNear(turned.width, 20 * CGFloat(2).squareRoot(), within: 1e-9)
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
      let point = CGPoint(CGFloat.random(in: -500...500, using: &random), 99)
      let back = point.applying(transform).applying(transform.inverted())
      expect(back.distance(to: point) < 1e-9, "seed \(seed)")
      let both = transform.concatenating(transform.inverted())
      expect(point.applying(both).distance(to: point) < 1e-9, "seed \(seed)")
    }
    expect(CGAffineTransform().isIdentity)
    let singular = CGAffineTransform(scaleX: 0, y: 0)
    expectEqual(singular.inverted(), singular, "as in CoreGraphics")
  }
}
