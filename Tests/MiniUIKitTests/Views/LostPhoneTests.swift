import TestKit
import Testing

@testable import MiniUIKit

/// Views that outlive their phone.
@Suite(.provedOnce(.engine)) struct LostPhoneTests {
  /// Takes its window off the phone when it comes into it.
  private final class Leaver: UIView {
    override func didMoveToWindow() {
      guard let window else { return }
      window.windowScene?.remove(window)
    }
  }

  @Test func `no view reports to a phone that its window has left while views moved`() {
    let world = World()
    let (card, leaver, behind) = (UIView(), Leaver(), UIView())
    card.addSubview(leaver)
    card.addSubview(behind)
    world.root.addSubview(card)
    let reporting = [world.window, world.root, card, leaver, behind].map { $0.tracer != nil }
    expectEqual(reporting, [false, false, false, false, false])
    expect([card, leaver, behind].allSatisfy { $0.isInPlace })
  }

  @Test func `a view that is kept may be renamed and moved when its phone is gone`() {
    weak var phone: Phone?
    let (card, leaver, behind) = (UIView(), Leaver(), UIView())
    do {
      let world = World()
      phone = world.phone
      card.addSubview(leaver)
      card.addSubview(behind)
      world.root.addSubview(card)
    }
    expect(phone == nil)
    behind.traceName = "late"
    behind.removeFromSuperview()
    expect(behind.window == nil)
    expect(behind.tracer == nil)
  }
}
