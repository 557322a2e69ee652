import Foundation
import MiniUIKit
import Testing

/// Laws that hold in every scene: thousands of random ones, each from a seed.
///
/// A seed that fails is played alone, with its trace, by
/// `SEED=1234 swift test --filter "random scenes"`; `SEEDS=100000` plays more of them.
struct PropertyTests {
  private static let seeds: ClosedRange<UInt64> = 1...(number("SEEDS") ?? 2200)

  /// The one seed that is asked for.
  private static let chosen = number("SEED")

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private func play(_ seed: UInt64, writesLines: Bool = false) throws -> RandomScene {
    let scene = RandomScene(seed, writesLines: writesLines)
    try scene.play()
    return scene
  }

  @Test
  func `random scenes break no law of touches and recognizers`() throws {
    if let seed = Self.chosen {
      let scene = try play(seed, writesLines: true)
      print(scene.lines.joined(separator: "\n"))
      #expect(scene.violations == [], "seed \(seed)")
      return
    }
    var counts: [String: Int] = [:]
    var failures = 0
    for seed in Self.seeds where failures < 5 {
      let scene = try play(seed)
      counts.merge(scene.counts) { $0 + $1 }
      guard let violation = scene.violations.first else { continue }
      failures += 1
      Issue.record(
        """
        \(violation)
        Play it again: SEED=\(seed) swift test --filter "random scenes"
        """)
    }
    // The scenes are not idle: everything happens again and again.
    let often = [
      "began", "changed", "ended", "cancelled", "failed", "possible", "delay held",
      "delay released", "delay dropped", "wait waits", "wait released", "wait circle",
      "willBeginDragging", "didScroll", "didEndDragging", "willBeginDecelerating",
      "didEndDecelerating", "highlight", "unhighlight", "select",
    ]
    for fact in often { #expect(counts[fact, default: 0] > 20, "\(counts)") }
  }

  @Test
  func `the same seed of the random scenes gives the same bytes`() throws {
    for seed: UInt64 in 1...60 {
      let first = try play(seed, writesLines: true).lines
      #expect(try play(seed, writesLines: true).lines == first, "seed \(seed)")
      #expect(!first.isEmpty)
    }
  }
}
