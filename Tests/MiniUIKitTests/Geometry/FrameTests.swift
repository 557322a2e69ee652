import Foundation
import MiniUIKit
import SeededRandom
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct FrameTests {
  @Test func `HT-8 frame, center and bounds are three views of one place`() {
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    expectEqual(view.center, CGPoint(25, 40))
    expectEqual(view.bounds, CGRect(0, 0, 30, 40))
    view.center = CGPoint(100, 100)
    expectEqual(view.frame, CGRect(85, 80, 30, 40))
    view.bounds.size = CGSize(10, 10)
    expectEqual(view.frame, CGRect(95, 95, 10, 10), "about the center")
    view.bounds.origin = CGPoint(7, 7)
    expectEqual(view.frame, CGRect(95, 95, 10, 10))
    view.frame = CGRect(0, 0, 1, 1)
    expectEqual(view.bounds, CGRect(7, 7, 1, 1), "the origin stays")
    // Negative sizes are standardised.
    view.frame = CGRect(0, 0, -2, 3)
    expectEqual(view.frame, CGRect(-2, 0, 2, 3))
    view.bounds = CGRect(4, 4, -4, -4)
    expectEqual(view.bounds, CGRect(0, 0, 4, 4))
    expectEqual(UIView(frame: CGRect(10, 10, -5, -6)).frame, CGRect(5, 4, 5, 6))
    // A frame, once moved, is what the superview's hit test uses.
    let outer = UIView(frame: CGRect(0, 0, 99, 99))
    outer.addSubview(view)
    view.frame = CGRect(50, 50, 10, 10)
    expectSame(outer.hitTest(CGPoint(50, 59.5), with: nil), view)
  }

  @Test(arguments: 1...20)
  func `HT-8 what is set as frame, center or bounds is read back exactly`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let view = UIView()
    for _ in 0..<100 {
      let place = CGPoint(number(-1e4...1e4), number(-1e4...1e4))
      let frame = CGRect(place.x, place.y, number(0...1e4), number(0...1e4))
      view.frame = frame
      expectEqual(view.frame, frame, "seed \(seed)")
      expectEqual(view.bounds.size, frame.size, "seed \(seed)")
      view.center = frame.origin
      expectEqual(view.center, frame.origin, "seed \(seed)")
      expectEqual(view.bounds.size, frame.size, "seed \(seed)")
      view.bounds = frame
      expectEqual(view.bounds, frame, "seed \(seed)")
      expectEqual(view.center, frame.origin, "seed \(seed)")
    }
  }

  @Test func `HT-8 the frame of a turned view is the smallest upright rectangle around it`() {
    let view = UIView(frame: CGRect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectNear(view.frame.origin.x, 25, within: 1e-9)
    expectNear(view.frame.origin.y, -25, within: 1e-9)
    expectNear(view.frame.width, 50, within: 1e-9)
    expectNear(view.frame.height, 100, within: 1e-9)
    expectEqual(view.bounds, CGRect(0, 0, 100, 50))
    view.frame = CGRect(0, 0, 40, 80)
    expectNear(view.bounds.width, 80, within: 1e-9, "set through the turn")
    view.transform = .identity
    expectEqual(view.center, CGPoint(20, 40))
    expectNear(view.frame.width, 80, within: 1e-9)
  }
}

@Suite(.provedOnce(.engine)) struct MathTests {
  @Test(arguments: 1...10)
  func `HT-8 GR-100 sine, cosine and the angle of a direction agree with the C library to 1e-15`(
    seed: UInt64
  ) {
    var random = SplitMix(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var worst = 0.0
    for _ in 0..<1000 {
      let (angle, y, x) = (number(-100...100), number(-1000...1000), number(-1000...1000))
      worst = max(
        worst, abs(Math.sin(angle) - Foundation.sin(angle)),
        abs(Math.cos(angle) - Foundation.cos(angle)), abs(Math.atan2(y, x) - Foundation.atan2(y, x))
      )
    }
    expect(worst <= 1e-15, "seed \(seed)")
  }

  @Test func `GR-100 HT-8 the angles of axes, tiny and huge directions, quarter turns`() {
    let numbers = [-1e300, -1, -1e-9, -1e-300, 0, 1e-300, 1e-9, 1, 1e300]
    for y in numbers {
      for x in numbers where (x, y) != (0, 0) {
        expect(abs(Math.atan2(y, x) - Foundation.atan2(y, x)) <= 1e-15, "\(y), \(x)")
      }
    }
    expectEqual(Math.atan2(0, 0), 0)
    expectEqual(Math.atan2(0, -1), .pi)

    for quarter in -8...8 {
      let angle = Double(quarter) * .pi / 2
      expect(abs(Math.sin(angle) - Foundation.sin(angle)) <= 1e-15)
      expect(abs(Math.cos(angle) - Foundation.cos(angle)) <= 1e-15)
    }
    expect(Math.sin(.nan).isNaN)
    expect(Math.cos(1e300).isNaN)
    expectEqual(Math.sin(0), 0)
    expectEqual(Math.cos(0), 1)
  }
}
