import MiniUIKit

/// A moment at which something is decided among recognizers: who wins, and who fails because of what.
struct TimelineDecision: Equatable {
  let time: Microseconds
  /// A sentence for each: who had refused before, who wins, and who fails.
  let lines: [String]
  /// Which of the lines say who wins.
  let winners: Range<Int>

  /// The decisions in the lines of a trace.
  static func all(in all: [TraceLine]) -> [TimelineDecision] {
    let lines = all.filter { $0.kind == "gesture" }
    var decisions: [TimelineDecision] = []
    var lasting: [String] = []
    var place = 0
    while place < lines.count {
      let time = lines[place].time
      var (refused, won, failed) = ([String](), [String](), [String]())
      while place < lines.count, lines[place].time == time {
        let line = lines[place]
        place += 1
        switch line.what {
        case "began":
          won.append(line.who + " begins")
          lasting.append(line.who)
        case "ended" where !lasting.contains(line.who): won.append(line.who + " is recognized")
        case "failed":
          let because = line.details.first { $0.key == "because" }.map { ": " + $0.value } ?? ""
          let words = line.who + " fails" + because
          if won.isEmpty, because == ": must not begin" {
            refused.append(words)
          } else {
            failed.append(words)
          }
        case "possible": lasting.removeAll { $0 == line.who }
        default: break
        }
      }
      let lines = refused + won + failed
      if !lines.isEmpty {
        let winners = refused.count..<refused.count + won.count
        decisions.append(TimelineDecision(time: time, lines: lines, winners: winners))
      }
    }
    return decisions
  }
}
