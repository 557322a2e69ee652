import MiniUIKit

/// A timeline in words, so that it can be drawn again.
struct TimelineDescription {
  private let story: TimelineStory
  private let axis: TimelineAxis

  init(_ story: TimelineStory, _ axis: TimelineAxis) { (self.story, self.axis) = (story, axis) }

  var words: String {
    guard !story.lanes.isEmpty else { return "Nothing happens." }
    var words = "Time runs from the left to the right, from 0 to " + at(story.times.last ?? 0) + "."
    for (before, after) in zip(axis.parts, axis.parts.dropFirst()) {
      words += " The idle time from " + at(before.end) + " to " + at(after.start) + " is left out."
    }
    words += " Lanes from the top: "
    words += story.lanes.map { describe($0) }.joined(separator: "; ") + "."
    for decision in story.decisions {
      words += " Decided at " + at(decision.time) + ": "
      words += decision.lines.joined(separator: "; ") + "."
    }
    return words
  }

  private func describe(_ lane: TimelineLane) -> String {
    var words = lane.name + ", " + lane.words
    if let finger = lane.finger { words += " of finger " + String(finger) }
    if !lane.followers.isEmpty {
      words += ", and along the chain " + lane.followers.joined(separator: ", ")
    }
    var facts: [String] = []
    for bar in lane.bars {
      let style = bar.isDashed ? "dashed bar " : "bar "
      facts.append(
        style + (bar.words.isEmpty ? "" : bar.words + " ") + "from " + at(bar.start) + " to "
          + at(bar.end))
    }
    for timer in lane.timers {
      let fate = timer.fate.isEmpty ? "still running" : timer.fate
      facts.append(
        "timer of " + timer.length + " s from " + at(timer.start) + ", " + fate + " at "
          + at(timer.end))
    }
    for mark in lane.marks {
      facts.append(
        mark.text + (mark.count > 1 ? " from " + at(mark.time) + " to " : " at ") + at(mark.end))
    }
    if !lane.rests.isEmpty {
      facts.append("stationary at " + lane.rests.map { at($0) }.joined(separator: ", "))
    }
    return words + ": " + facts.joined(separator: ", ")
  }

  private func at(_ time: Microseconds) -> String { decimals(Clock.seconds(time)) + " s" }
}
