import TestKit
import Testing

@testable import MiniUIKit

@Suite(.provedOnce(.engine)) struct ClockTests {
  private let clock = Clock()

  @Test func `EV-7 the clock counts whole microseconds, and never backwards`() throws {
    expectEqual(clock.now, 0)
    expectEqual(clock.uptime, Clock.uptimeAtStart)
    try clock.advance(by: 0.1)
    try clock.advance(by: 0.2)
    expectEqual(clock.now, 300_000)
    expectEqual(Clock.seconds(16_667), 0.016_667)
    expectEqual(Clock.microseconds(0.000_000_5), 1)
    expectEqual(Clock.microseconds(-0.000_000_5), -1)
    expectEqual(Clock.microseconds(0.000_000_4), 0)

    try clock.advance(to: 2_000_000)
    #expect(throws: ScriptError.backwards(from: 2, to: 1)) { try clock.advance(to: 1_000_000) }
    #expect(throws: ScriptError.backwards(from: 2, to: 1)) { try clock.advance(by: -1) }
    for number in [Double.nan, .infinity] {
      #expect(throws: ScriptError.notANumber("a duration")) { try clock.advance(by: number) }
    }
    #expect(throws: ScriptError.isTooLate) { try clock.advance(by: 1e300) }
    #expect(throws: ScriptError.isTooLate) { try clock.advance(to: .max) }
    let error = #expect(throws: ScriptError.self) { try clock.advance(to: .min) }
    expectEqual(
      error?.description, "Virtual time cannot run backwards, from 2 s to a time out of reach.")
    expectEqual(clock.now, 2_000_000)
    try clock.advance(by: 0)
  }

  @Test func `EV-25 timers fire by deadline, then in order; one may schedule or stop`() throws {
    var fired: [(String, Microseconds)] = []
    for (name, delay) in [("late", 0.3), ("a", 0.2), ("b", 0.2), ("early", 0.1), ("c", 0.2)] {
      clock.schedule(after: delay) { fired.append((name, clock.now)) }
    }
    try clock.advance(by: 0.25)
    expectLines(fired.map { $0.0 }, ["early", "a", "b", "c"])
    expectEqual(fired.map { $0.1 }, [100_000, 200_000, 200_000, 200_000])
    expectEqual(clock.now, 250_000)
    try clock.advance(to: 300_000)
    expectEqual(fired.last?.0, "late", "a deadline is reached when the clock stands on it")

    var names: [String] = []
    let stopped = clock.schedule(after: 0.2) { names.append("stopped") }
    clock.schedule(after: 0.1) {
      names.append("first")
      stopped.stop()
      clock.schedule(after: 0) { names.append("now") }
      clock.schedule(after: -1) { names.append("negative is now") }
      clock.schedule(after: 0.05) { names.append("soon") }
    }
    expect(stopped.isWaiting)
    try clock.advance(by: 1)
    expectLines(names, ["first", "now", "negative is now", "soon"])
    expect(!stopped.isWaiting)
    stopped.stop()

    // A timer that moves the clock itself does not turn it back.
    var times: [Microseconds] = []
    clock.schedule(after: 0.1) {
      try? clock.advance(by: 5)
      times.append(clock.now)
    }
    clock.schedule(after: 0.2) { times.append(clock.now) }
    try clock.advance(by: 1)
    expectEqual(times, [1_500_000, 6_400_000])
    expectEqual(clock.now, 6_400_000)
  }

  @Test func `EV-7 numbers are written without trailing zeros, exponent or minus zero`() {
    for (value, places, text) in [
      (0.0, 3, "0"), (-0.0, 3, "0"), (1.5, 3, "1.5"), (-0.000_4, 3, "0"), (0.000_5, 3, "0.001"),
      (-0.000_5, 3, "-0.001"), (1234.5678, 2, "1234.57"), (0.5, 0, "1"), (100, 3, "100"),
      (8_999_999_999, 6, "8999999999"),
    ] { expectEqual(decimals(value, places), text) }
  }
}

@Suite(.provedOnce(.engine)) struct ByFingerTests {
  @Test func `values are found, changed and removed by finger, in order of the numbers`() {
    var values = ByFinger<String>()
    for finger in [5, 1, 9, 3, 7] { values[finger] = "finger \(finger)" }
    values[3] = "changed"
    (values[9], values[2]) = (nil, nil)
    expectEqual(values.entries.map { $0.finger }, [1, 3, 5, 7])
    expect(values[3] == "changed" && values[5] == "finger 5")
    expect(values[9] == nil && values[2] == nil && values[10] == nil)
  }
}
