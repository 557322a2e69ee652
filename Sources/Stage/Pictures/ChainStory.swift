import MiniUIKit

/// How the run's first touch travelled along the responder chain, as the figure tells it.
struct ChainStory {
  /// One responder of the chain.
  struct Link {
    let name: String
    /// The phases it heard, in order: `began`, `moved × 3`, `ended`.
    var heard: [String] = []
    /// The phases that this responder heard and none further along.
    var stopped: [String] = []
    /// Whether began left a note that it was handed on from here to the next, for later phases.
    var hasNote = false
    /// Whether it heard nothing, although a responder further along did.
    var isPassedOver = false
  }

  /// One phase of the touch on its way along the chain.
  struct Track {
    /// The phase, and how often if more than once: `moved × 3`.
    let words: String
    /// The links that heard it, in order.
    let heard: [Int]
    /// Whether it is the phase that leaves notes, not one that follows them.
    let isFirst: Bool
  }

  /// The phases that any link heard, in the order of a touch.
  private(set) var tracks: [Track] = []

  /// The chain as it was when the touch began, the hit view first.
  private(set) var links: [Link]

  init(of run: Run) {
    links = run.stage.recording.chain.map { Link(name: $0) }
    for note in run.stage.recording.notes ?? [] {
      for index in links.indices.dropLast()
      where links[index].name == note.from && links[index + 1].name == note.to {
        links[index].hasNote = true
      }
    }
    let touches = run.lines("touch")
    let phases = ["began", "moved", "ended", "cancelled"]
    for phase in phases {
      var last: Int?
      var (heard, most) = ([Int](), 0)
      for index in links.indices {
        let count = touches.filter { line in
          line.who == links[index].name && line.what == phase && Self.isOfFirstFinger(line)
        }.count
        guard count > 0 else { continue }
        links[index].heard.append(count == 1 ? phase : phase + " × " + String(count))
        last = index
        heard.append(index)
        most = max(most, count)
      }
      if !heard.isEmpty {
        tracks.append(
          Track(
            words: most == 1 ? phase : phase + " × " + String(most), heard: heard,
            isFirst: phase == "began"))
      }
      if let last { links[last].stopped.append(phase) }
    }
    let end = links.lastIndex { !$0.heard.isEmpty } ?? 0
    for index in links.indices where index < end && links[index].heard.isEmpty {
      links[index].isPassedOver = true
    }
  }

  private static func isOfFirstFinger(_ line: TraceLine) -> Bool {
    line.details.allSatisfy { $0.key != "finger" || $0.value == "1" }
  }

  /// The chain in words: `red heard began, ended; here began, ended stopped; grey heard nothing`.
  var words: String {
    var parts: [String] = []
    for (index, link) in links.enumerated() {
      parts.append(link.name + " " + link.words + (link.hasNote ? ", with a note to the next" : ""))
      // Began comes to nil from the last one; the later phases have no note that leads there.
      let stopped = link.stopped.filter { index < links.count - 1 || !$0.hasPrefix("began") }
      if !stopped.isEmpty { parts.append("here " + stopped.joined(separator: ", ") + " stopped") }
    }
    return parts.joined(separator: "; ")
  }
}

extension ChainStory.Link {
  /// What it heard, in words.
  var words: String {
    if !heard.isEmpty { return "heard " + heard.joined(separator: ", ") }
    return isPassedOver ? "heard nothing: passed over" : "heard nothing"
  }
}
