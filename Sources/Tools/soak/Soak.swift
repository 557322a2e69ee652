import CommandKit
import Foundation
import RandomScenes

/// A long run: many random scenes, one after the other.
struct Soak {
  private var scenes = 0
  private var events = 0
  private var made = 0
  private var freed = 0
  private var counts: [String: Int] = [:]

  /// Plays scenes until the phones were sent so many events, or one is broken.
  ///
  /// - Returns: Whether no law was broken.
  mutating func run(from seed: UInt64, events wanted: Int) -> Bool {
    say("seed \(seed)")
    let start = Date()
    var progress = 0
    while events < wanted {
      let number = seed &+ UInt64(scenes)
      Watchdog.watch(number)
      let judgement = Judgement(of: number)
      guard judgement.violations.isEmpty else {
        Self.explain(judgement)
        return false
      }
      add(judgement)
      if events * 10 / wanted > progress {
        progress = events * 10 / wanted
        say("\(progress * 10) %: \(scenes) scenes, \(events) events")
      }
    }
    report(seconds: Date().timeIntervalSince(start))
    return made == freed
  }

  private mutating func add(_ judgement: Judgement) {
    scenes += 1
    events += judgement.events
    made += judgement.made
    freed += judgement.freed
    counts.merge(judgement.counts) { $0 + $1 }
  }

  private func report(seconds: Double) {
    say(
      """

      scenes             \(scenes)
      events             \(events)
      events per second  \(Int(Double(events) / max(seconds, 0.001)))
      objects made       \(made)
      objects freed      \(freed)

      judged by
      """)
    for law in Judgement.laws { say("  " + law) }
  }

  /// Plays one scene and prints its trace while it plays.
  ///
  /// - Returns: Whether no law was broken.
  static func replay(_ scene: UInt64) -> Bool {
    Watchdog.watch(scene)
    let judgement = Judgement(of: scene) { say($0) }
    let whole = judgement.violations.isEmpty ? Judgement(of: scene) : judgement
    for violation in whole.violations { say("BROKEN " + violation) }
    if whole.violations.isEmpty { say("\(whole.events) events, no law is broken.") }
    return whole.violations.isEmpty
  }

  /// What is broken, and the end of the trace.
  private static func explain(_ judgement: Judgement) {
    var lines: [String] = []
    _ = Judgement(of: judgement.seed) { lines.append($0) }
    say("\nFAILED: scene \(judgement.seed)")
    for violation in judgement.violations.prefix(10) { say("  " + violation) }
    say("\nThe end of its trace:")
    for line in lines.suffix(40) { say("  " + line) }
    say("\nPlay it again: swift run -c release soak --scene \(judgement.seed)")
  }
}

/// Prints a line at once, so that a crash leaves all that came before it.
func say(_ line: String) { Output.standard.write(line + "\n") }
