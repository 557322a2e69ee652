import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct GateTests {
  enum Gate: CaseIterable {
    case interaction, hidden, alpha

    func close(_ view: UIView) {
      switch self {
      case .interaction: view.isUserInteractionEnabled = false
      case .hidden: view.isHidden = true
      case .alpha: view.alpha = 0
      }
    }
  }

  private let world = World()
  private let view = UIView(frame: CGRect(0, 0, 50, 50))

  @Test(arguments: Gate.allCases)
  func `HT-4 HT-11 each gate alone switches a view and its subtree off, and on again`(gate: Gate) {
    world.add("view", view)
    world.add("child", view.bounds, to: view)
    gate.close(view)
    expectEqual(world.hit(5, 5), "root")
    expectLines(
      world.lines("hitTest", "point"),
      ["hit root", "in root", "hit view", "view -> nil", "root -> root"],
      "neither its point(inside) nor its subviews are asked")
    expectNil(view.hitTest(CGPoint(5, 5), with: nil))
    (view.isUserInteractionEnabled, view.isHidden, view.alpha) = (true, false, 1)
    expectEqual(world.hit(5, 5), "child")
  }

  @Test func `HT-11 an override of a gate's getter is asked`() {
    final class Sometimes: UIView {
      override var isHidden: Bool {
        get { true }
        set {}
      }
    }
    expectNil(Sometimes(frame: view.frame).hitTest(.zero, with: nil))
  }

  @Test func `HT-12 HT-13 alpha is a Float: 0.01 is off, the next Float is on`() {
    func isHit(_ alpha: CGFloat) -> Bool {
      view.alpha = alpha
      return view.hitTest(.zero, with: nil) != nil
    }
    expect(!isHit(0.01))
    expectEqual(view.alpha, CGFloat(Float(0.01)))
    expect(view.alpha < 0.01)
    expect(isHit(0.010_000_000_707_805_157))
    expectEqual(view.alpha, CGFloat(Float(0.01).nextUp))
    for alpha in [CGFloat(Float(0.01).nextDown), .nan, 0.009, 0] {
      expect(!isHit(alpha), "\(alpha)")
    }
    for alpha: CGFloat in [0.011, 0.1, 0.5] { expect(isHit(alpha), "\(alpha)") }

    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    (view.alpha, inner.alpha) = (0.02, 0.02)
    (view.backgroundColor, inner.backgroundColor) = (.clear, nil)
    expectSame(view.hitTest(CGPoint(5, 5), with: nil), inner)
  }

  @Test func `HT-14 labels and image views cannot be touched by default, all others can`() throws {
    let labels: [UIView] = [UILabel(frame: .zero), UIImageView(frame: .zero)]
    let others: [UIView] = [UIView(), UIControl(), UIButton(), UIWindow(frame: .zero)]
    expectEqual(labels.map { $0.isUserInteractionEnabled }, [false, false])
    expectEqual(others.map { $0.isUserInteractionEnabled }, [true, true, true, true])
    let image = world.add("image", UIImageView(frame: view.frame))
    world.add("button", UIButton(frame: image.bounds), to: image)
    expectEqual(world.hit(5, 5), "root")
    image.isUserInteractionEnabled = true
    expectEqual(world.hit(5, 5), "button")
  }
}
