import Foundation
import MiniUIKit
import SeededRandom
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct FrameTests {
  @Test func `HT-8 frame, center and bounds are three views of one place`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    expectEqual(view.frame, CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    expectEqual(view.frame, CGRect(x: 95, y: 95, width: 10, height: 10), "about the center")
    view.bounds.origin = CGPoint(x: 7, y: 7)
    expectEqual(view.frame, CGRect(x: 95, y: 95, width: 10, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    expectEqual(view.bounds, CGRect(x: 7, y: 7, width: 1, height: 1), "the origin stays")
  }

  @Test func `HT-8 negative sizes are standardised`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -5, height: -6))
    expectEqual(view.frame, CGRect(x: 5, y: 4, width: 5, height: 6))
    view.frame = CGRect(x: 0, y: 0, width: -2, height: 3)
    expectEqual(view.frame, CGRect(x: -2, y: 0, width: 2, height: 3))
    view.bounds = CGRect(x: 4, y: 4, width: -4, height: -4)
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test(arguments: 1...20)
  func `HT-8 what is set as frame, center or bounds is read back exactly`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let view = UIView()
    for _ in 0..<100 {
      let frame = CGRect(
        x: CGFloat.random(in: -1e4...1e4, using: &random),
        y: CGFloat.random(in: -1e4...1e4, using: &random),
        width: CGFloat.random(in: 0...1e4, using: &random),
        height: CGFloat.random(in: 0...1e4, using: &random))
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
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    expectNear(frame.origin.x, 25, within: 1e-9)
    #expect(abs(frame.origin.y + 25) < 1e-9)
    expectNear(frame.width, 50, within: 1e-9)
    expectNear(frame.height, 100, within: 1e-9)
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
    expectNear(view.bounds.width, 80, within: 1e-9, "set through the turn")
    view.transform = .identity
    expectEqual(view.center, CGPoint(x: 20, y: 40))
    expectNear(view.frame.width, 80, within: 1e-9)
  }

  @Test func `HT-8 a frame, once moved, is what the superview's hit test uses`() {
    let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)), UIView())
    outer.addSubview(view)
    view.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    let hit = outer.hitTest(CGPoint(x: 50, y: 59.5), with: nil)
    expectSame(hit, view)
  }
}

@Suite(.provedOnce(.engine)) struct MathTests {
  @Test(arguments: 1...10)
  func `HT-8 sine and cosine agree with the C library to 1e-15`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var worst = 0.0
    for _ in 0..<1000 {
      let angle = Double.random(in: -100...100, using: &random)
      worst = max(
        worst, abs(Math.sin(angle) - Foundation.sin(angle)),
        abs(Math.cos(angle) - Foundation.cos(angle)))
    }
    #expect(worst <= 1e-15, "seed \(seed)")
  }

  @Test(arguments: 1...10)
  func `GR-100 the angle of a direction agrees with the C library to 1e-15`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var worst = 0.0
    for _ in 0..<1000 {
      let y = Double.random(in: -1000...1000, using: &random)
      let x = Double.random(in: -1000...1000, using: &random)
      worst = max(worst, abs(Math.atan2(y, x) - Foundation.atan2(y, x)))
    }
    #expect(worst <= 1e-15, "seed \(seed)")
  }

  @Test func `GR-100 the angles of the axes, of tiny and of huge directions`() {
    let numbers = [-1e300, -1, -1e-9, -1e-300, 0, 1e-300, 1e-9, 1, 1e300]
    for y in numbers {
      for x in numbers where (x, y) != (0, 0) {
        let angle = Math.atan2(y, x)
        #expect(abs(angle - Foundation.atan2(y, x)) <= 1e-15, "\(y), \(x)")
      }
    }
    expectEqual(Math.atan2(0, 0), 0)
    expectEqual(Math.atan2(0, -1), .pi)
  }

  @Test func `HT-8 sine and cosine of quarter turns, and of what is no angle`() {
    for quarter in -8...8 {
      let angle = Double(quarter) * .pi / 2
      let (sine, cosine) = (Math.sin(angle), Math.cos(angle))
      #expect(abs(sine - Foundation.sin(angle)) <= 1e-15)
      #expect(abs(cosine - Foundation.cos(angle)) <= 1e-15)
    }
    let (nothing, far) = (Math.sin(.nan), Math.cos(1e300))
    expect(nothing.isNaN)
    expect(far.isNaN)
    expectEqual(Math.sin(0), 0)
    expectEqual(Math.cos(0), 1)
  }
}
