import TestKit
import Testing

@testable import MiniUIKit

@Suite(.provedOnce(.engine)) struct ByFingerTests {
  @Test func `values are found, changed and removed by finger, in order of the numbers`() {
    var values = ByFinger<String>()
    for finger in [5, 1, 9, 3, 7] { values[finger] = "finger \(finger)" }
    values[3] = "changed"
    (values[9], values[2]) = (nil, nil)
    expectEqual(values.entries.map { $0.finger }, [1, 3, 5, 7])
    #expect(values[3] == "changed" && values[5] == "finger 5")
    #expect(values[9] == nil && values[2] == nil && values[10] == nil)
  }
}
