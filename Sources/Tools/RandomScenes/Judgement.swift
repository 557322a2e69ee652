import MiniUIKit

/// What came of a random scene.
///
/// A scene is judged by laws of single touches (began once, one end, one hit test), of recognizers
/// (their states, exclusion, waiting, what views hear), of controls, of motions, of the
/// tree of views and the first responder; and by whether all of it is freed.
public struct Judgement: Sendable {
  /// The seed that makes the scene.
  public let seed: UInt64
  /// What was broken, each in words that begin with the law; empty if all is well.
  public private(set) var violations: [String] = []
  /// How many events of fingers and of other hardware the scene has; both plays send them all.
  public private(set) var events = 0
  /// How many objects were seen, in both plays.
  public private(set) var made = 0
  /// How many of them were freed when the scene was over.
  public private(set) var freed = 0
  /// What happened how often, in the trace's words.
  public private(set) var counts: [String: Int] = [:]

  /// What the laws are about, one line each.
  public static let laws = [
    "touches: began once, one end, one hit test each (EV-17, HT-19)",
    "views: no phase of a touch that did not begin, none after its end, none of one taken (GR-40)",
    "recognizers: legal states, exclusion, requirements, no action while switched off (GR-2 to GR-65)",
    "controls and text fields: who begins ends, once (CT-4 to CT-8, FR-14)",
    "scroll views and rows: the order of a motion, a place of rest (SV-29, SV-30)",
    "the tree of views, the first responder and the run loop are whole after every event",
    "the responder chain ends, and presenters know whom they present, after every event (RC-4)",
    "the app is called only while the run loop is awake (EV-25)",
    "listening to the trace changes nothing, and the same seed gives the same calls",
    "views, tables and windows survive their phone; all objects are freed",
  ]

  /// Plays the scene of a seed, once with its trace read and once without a listener.
  public init(of seed: UInt64) {
    self.seed = seed
    let heard = play(isRecorded: true)
    if !violations.isEmpty { return }
    let unheard = play(isRecorded: false)
    if heard != unheard {
      violations.append("silent: without a listener \(unheard.count) calls, not \(heard.count)")
    }
  }

  /// Plays the scene of a seed and hands over its trace, line by line, while it plays.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - onLine: Called with every line.
  public init(of seed: UInt64, onLine: @escaping (String) -> Void) {
    self.seed = seed
    play(isRecorded: true, onLine: onLine)
  }

  @discardableResult
  private mutating func play(isRecorded: Bool, onLine: ((String) -> Void)? = nil) -> Journal {
    let census = Census()
    let journal: Journal
    var estate: Estate
    do {
      let scene = RandomScene(seed, census, isRecorded: isRecorded)
      scene.onLine = onLine
      scene.play()
      if isRecorded {
        violations += scene.violations
        counts = scene.counts
        events = scene.events
      }
      journal = scene.journal
      estate = scene.leaveEstate()
    }
    estate.settle(windowsFirst: seed % 2 == 0)
    let alive = census.alive
    made += census.made
    freed += census.made - alive.count
    if !alive.isEmpty { violations.append("leak: \(alive) live on") }
    return journal
  }
}
