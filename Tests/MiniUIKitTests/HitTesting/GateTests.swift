import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct GateTests {
  private static let gates: [(String, @Sendable (UIView) -> Void)] = [
    ("isUserInteractionEnabled", { $0.isUserInteractionEnabled = false }),
    ("isHidden", { $0.isHidden = true }), ("alpha", { $0.alpha = 0 }),
  ]

  @Test(arguments: [0, 1, 2])
  func `HT-4 a view that is off is asked, but neither its point(inside) nor its subviews are`(
    gate: Int
  ) {
    let world = World()
    let off = world.add("off", CGRect(x: 0, y: 0, width: 50, height: 50))
    world.add("child", off.bounds, to: off)
    Self.gates[gate].1(off)
    let hit = world.root.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectSame(hit, world.root)
    expectLines(
      world.lines("hitTest", "point"),
      ["hit root", "in root", "hit off", "off -> nil", "root -> root"])
  }

  @Test(arguments: [0, 1, 2])
  func `HT-11 each gate alone switches a view and its subtree off, and on again`(gate: Int) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    let point = CGPoint(x: 5, y: 5)
    Self.gates[gate].1(view)
    let off = view.hitTest(point, with: nil)
    expectNil(off)
    (view.isUserInteractionEnabled, view.isHidden, view.alpha) = (true, false, 1)
    let on = view.hitTest(point, with: nil)
    expectSame(on, child)
  }

  @Test func `HT-12 alpha is stored as a Float, so 0.01 is off and the next Float is on`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    func isHit(_ alpha: CGFloat) -> Bool {
      view.alpha = alpha
      return view.hitTest(.zero, with: nil) != nil
    }
    let atLimit = isHit(0.01)
    expect(!atLimit)
    expectEqual(view.alpha, CGFloat(Float(0.01)))
    #expect(view.alpha < 0.01)
    let next = isHit(0.010_000_000_707_805_157)
    expect(next)
    expectEqual(view.alpha, CGFloat(Float(0.01).nextUp))
    let below = isHit(CGFloat(Float(0.01).nextDown))
    expect(!below)
    let notANumber = isHit(.nan)
    expect(!notANumber)
  }

  @Test(arguments: [(0.011, true), (0.1, true), (0.5, true), (0.009, false), (0, false)])
  func `HT-12 the limit is 0.01 and not 0.1`(alpha: CGFloat, isHit: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.alpha = alpha
    let hit = view.hitTest(.zero, with: nil)
    expectEqual(hit != nil, isHit)
  }

  @Test func `HT-13 opacities are not multiplied and colours do not matter`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    (outer.alpha, inner.alpha) = (0.02, 0.02)
    (outer.backgroundColor, inner.backgroundColor) = (.clear, nil)
    let hit = outer.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectSame(hit, inner)
  }

  @Test func `HT-14 labels and image views cannot be touched by default, all others can`() throws {
    let labels: [UIView] = [UILabel(frame: .zero), UIImageView(frame: .zero)]
    let others: [UIView] = [UIView(), UIControl(), UIButton(), UIWindow(frame: .zero)]
    expectEqual(labels.map { $0.isUserInteractionEnabled }, [false, false])
    expectEqual(others.map { $0.isUserInteractionEnabled }, [true, true, true, true])

    let world = World()
    let image = world.add("image", UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let button = world.add("button", UIButton(frame: image.bounds), to: image)
    let dead = world.root.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectSame(dead, world.root)
    image.isUserInteractionEnabled = true
    let alive = world.root.hitTest(CGPoint(x: 5, y: 5), with: nil)
    expectSame(alive, button)
  }

  @Test func `HT-11 an override of a gate's getter is asked`() {
    final class Sometimes: UIView {
      override var isHidden: Bool {
        get { true }
        set {}
      }
    }
    let view = Sometimes(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let hit = view.hitTest(.zero, with: nil)
    expectNil(hit)
  }
}
