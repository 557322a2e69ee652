import Foundation
import TestKit
import Testing

@testable import RandomScenes

/// Laws that hold in every scene: hundreds of random ones, each from a seed.
///
/// `WHOLE_BOOK=1 SEEDS=100000 swift test --filter "random scenes"` plays more of them; a million
/// events are played by `swift run -c release soak`.
@Suite(.provedOnce(.engine)) struct PropertyTests {
  private static let seeds: ClosedRange<UInt64> =
    1...(ProcessInfo.processInfo.environment["SEEDS"].flatMap { UInt64($0) } ?? 300)

  @Test
  func `random scenes break no law of touches, recognizers, controls and motions`() {
    var counts: [String: Int] = [:]
    var failures = 0
    for seed in Self.seeds where failures < 5 {
      let judgement = Judgement(of: seed)
      counts.merge(judgement.counts) { $0 + $1 }
      expectEqual(judgement.made, judgement.freed)
      guard let violation = judgement.violations.first else { continue }
      failures += 1
      Issue.record(
        """
        \(violation)
        Play it again: swift run soak --scene \(seed)
        """)
    }
    // The scenes are not idle: everything happens again and again.
    let often = [
      "began", "changed", "ended", "cancelled", "failed", "possible", "delay held",
      "delay released", "delay dropped", "wait waits", "willBeginDragging", "didScroll",
      "didEndDragging", "didEndDecelerating", "highlight", "unhighlight", "select",
      "control touchDown", "control touchUpInside", "control touchCancel", "control valueChanged",
      "responder becomeFirst", "responder resignFirst", "press began", "motion ended",
      "gesturePress began", "gesturePress ended",
    ]
    for fact in often { #expect(counts[fact, default: 0] > 9, "\(fact): \(counts)") }
    for fact in ["handed over", "willBeginZooming", "didEndZooming", "sideEffect movePan"] {
      #expect(counts[fact, default: 0] > 1, "\(fact): \(counts)")
    }
    let undone = SideEffect.allCases.filter { counts["sideEffect \($0)", default: 0] == 0 }
    expectEqual(undone, [])
  }

  @Test
  func `the same seed of the random scenes gives the same bytes`() {
    for seed: UInt64 in 1...20 {
      var (first, second): ([String], [String]) = ([], [])
      _ = Judgement(of: seed) { first.append($0) }
      _ = Judgement(of: seed) { second.append($0) }
      expectEqual(first, second, "seed \(seed)")
      expect(!first.isEmpty)
    }
  }
}
