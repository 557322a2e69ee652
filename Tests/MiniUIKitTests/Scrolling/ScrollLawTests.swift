import Foundation
import MiniUIKit
import TestKit
import Testing

/// The laws of motion against the closed forms they are made of.
@Suite(.provedOnce(.engine)) struct ScrollLawTests {
  @Test func `the exponential and the logarithm agree with the C library`() {
    for x in stride(from: -20.0, through: 5, by: 0.37) {
      expect(abs(Math.exp(x) - Foundation.exp(x)) <= 1e-14 * Foundation.exp(x))
    }
    for x in stride(from: 0.001, through: 50, by: 0.137) {
      expect(abs(Math.log(x) - Foundation.log(x)) <= 1e-14 * max(1, abs(Foundation.log(x))))
    }
  }

  @Test(arguments: [500.0, -1200, 3000])
  func `SV-22 a flick gets as far as the sum over its milliseconds`(speed: Double) {
    for milliseconds in [1, 16, 100, 500, 1500] {
      var (sum, left) = (0.0, speed)
      for _ in 0..<milliseconds {
        left *= 0.998
        sum += left / 1000
      }
      let time = Double(milliseconds) / 1000
      let way = ScrollLaws.distance(CGFloat(speed), after: time, rate: 0.998)
      expectNear(Double(way), sum, within: 0.01)
      expectNear(
        Double(ScrollLaws.speed(CGFloat(speed), after: time, rate: 0.998)), left, within: 1e-6)
    }
  }

  @Test func `SV-21 and SV-22 the tail below 10 points a second is not played`() {
    let way = ScrollLaws.landing(1000, rate: 0.998)
    expectNear(way, 990 * 0.499, within: 0.01)
    expectEqual(ScrollLaws.landing(10, rate: 0.998), 0)
    let time = ScrollLaws.duration(1000, rate: 0.998)
    expectNear(ScrollLaws.speed(1000, after: time, rate: 0.998), 10, within: 1e-9)
    expectNear(ScrollLaws.distance(1000, after: time, rate: 0.998), way, within: 1e-9)
  }

  @Test func `SV-25 SV-26 beyond the edge the content gives way less and less, and swings back`() {
    for far: CGFloat in [10, 100, 590] {
      let give = ScrollLaws.give(far, length: 800)
      expectNear(give, far * 800 * 0.55 / (800 + 0.55 * far), within: 0.01)
      expectEqual(ScrollLaws.give(-far, length: 800), -give)
      expectNear(ScrollLaws.pull(give, length: 800), far, within: 1e-9)
    }

    for time in [0.0, 0.05, 0.2, 0.6] {
      let swing = 800 * time * Foundation.exp(-11 * time)
      expectNear(Double(ScrollLaws.overshoot(0, speed: 800, after: time)), swing, within: 0.01)
      let first = 100 * 46.0 / 37
      let back = first * Foundation.exp(-9 * time) + (100 - first) * Foundation.exp(-46 * time)
      expectNear(Double(ScrollLaws.overshoot(100, speed: 0, after: time)), back, within: 0.01)
    }
  }
}
