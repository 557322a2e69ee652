import MiniUIKit
import Testing

struct IdentityTests {
  @Test func `responders are equal if they are the same object, and can be keys`() {
    let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
    #expect(one == one)
    #expect(one != other)
    let responders: Set<UIResponder> = [one, one, other, UIViewController()]
    #expect(responders.count == 3)
    #expect(responders.contains(other))
    let byView = Dictionary(grouping: [one, other, one]) { $0 }
    #expect(byView[one]?.count == 2)
  }
}
