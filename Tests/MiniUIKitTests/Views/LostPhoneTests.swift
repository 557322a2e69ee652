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

  @Test func `no view reports to a phone that is gone, or that its window has left`() {
    let world = World()
    let (card, leaver, behind) = (UIView(), Leaver(), UIView())
    card.addSubview(leaver)
    card.addSubview(behind)
    world.root.addSubview(card)
    let reporting = [world.window, world.root, card, leaver, behind].map { $0.tracer != nil }
    expectEqual(reporting, [false, false, false, false, false])
    expect([card, leaver, behind].allSatisfy { $0.isInPlace })

    weak var phone: Phone?
    let (kept, lost, late) = (UIView(), Leaver(), UIView())
    do {
      let world = World()
      phone = world.phone
      kept.addSubview(lost)
      kept.addSubview(late)
      world.root.addSubview(kept)
    }
    expect(phone == nil)
    late.traceName = "late"
    late.removeFromSuperview()
    expect(late.window == nil)
    expect(late.tracer == nil)
  }
}
