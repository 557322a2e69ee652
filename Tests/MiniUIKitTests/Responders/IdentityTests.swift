import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct IdentityTests {
  @Test func `responders are equal if they are the same object, and can be keys`() {
    let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
    expectEqual(one, one)
    #expect(one != other)
    let responders: Set<UIResponder> = [one, one, other, UIViewController()]
    expectEqual(responders.count, 3)
    expect(responders.contains(other))
    let byView = Dictionary(grouping: [one, other, one]) { $0 }
    expectEqual(byView[one]?.count, 2)
  }
}
