import MiniUIKit

/// The samples of a stroke in their order, and the calls of `touchesMoved` that bring them: what a
/// canvas gets that takes the touches alone, and what one gets that takes the coalesced ones.
struct SamplesFigure {
  private static let (left, step, row) = (176.0, 21.0, 44.0)

  private let id: String
  private let title: String
  /// The numbers of the samples that each call brings, from 1.
  let calls: [ClosedRange<Int>]

  /// The figure of a run that has noted how many samples each call brings.
  init(of run: Run) {
    (id, title) = (run.experiment.id, run.experiment.title)
    var (calls, next): ([ClosedRange<Int>], Int) = ([], 1)
    for value in run.stage.recording.values where value.value >= 1 {
      let last = next + Int(value.value) - 1
      calls.append(next...last)
      next = last + 1
    }
    self.calls = calls
  }

  private var count: Int { calls.last?.upperBound ?? 0 }

  /// The file's text.
  var svg: String {
    var svg = SVG(id + "-samples")
    let rows: [(title: String, words: String)] = [
      ("pencil", String(count) + " samples"),
      ("touchesMoved", String(calls.count) + " calls"),
      ("touches", String(calls.count) + " places"),
      ("coalescedTouches", String(count) + " places"),
    ]
    let bottom = 16 + Self.row * Double(rows.count)
    let right = x(count) + Self.step / 2
    for (index, row) in rows.enumerated() {
      let y = y(index)
      svg.text(row.title, 12, y - 1, "bold")
      svg.text(row.words, 12, y + 14, "soft")
      if index > 0 {
        svg.line(Spot(12, y - Self.row / 2), Spot(right, y - Self.row / 2), "rule")
      }
    }
    for call in calls.dropLast() {
      let x = x(call.upperBound) + Self.step / 2
      svg.line(Spot(x, 16), Spot(x, bottom), "rule")
    }
    let all = calls.flatMap { Array($0) }
    svg.polyline(all.map { Spot(x($0), y(3)) }, "leader")
    svg.polyline(calls.map { Spot(x($0.upperBound), y(2)) }, "leader")
    for sample in all {
      svg.circle(Spot(x(sample), y(0)), 3.5, "finger")
      svg.circle(Spot(x(sample), y(3)), 3.5, "finger")
    }
    for (index, call) in calls.enumerated() {
      let box = Box(x(call.lowerBound) - 8, y(1) - 10, x(call.upperBound) + 8, y(1) + 10)
      svg.box(box, "raise", round: 6)
      svg.text(String(index + 1), (box.left + box.right) / 2, y(1) + 4.5, "ink middle")
      svg.circle(Spot(x(call.upperBound), y(2)), 3.5, "finger")
    }
    svg.text(
      decimals(Double(count) / 240)
        + " s from left to right; upright line: end of a frame; a call brings the samples above it",
      12, bottom + 18, "soft")
    svg.text(
      "dot: a sample, or a place of the stroke; line between dots: the stroke", 12, bottom + 34,
      "soft")
    return svg.document(
      right + 12, bottom + 48,
      SVG.Words(title: id + ": samples and calls, " + title, description: description))
  }

  private func x(_ sample: Int) -> Double { Self.left + Self.step * (Double(sample) - 0.5) }
  private func y(_ row: Int) -> Double { 16 + Self.row * (Double(row) + 0.5) }

  private var description: String {
    guard !calls.isEmpty else { return "Nothing is drawn." }
    let parts = calls.enumerated().map { index, call in
      "call " + String(index + 1) + " brings " + String(call.lowerBound) + " to "
        + String(call.upperBound)
    }
    return "The pencil has " + String(count) + " samples. Of the calls of touchesMoved, "
      + parts.joined(separator: "; ")
      + ". The touch itself is the last of each; the coalesced touches are all of them."
  }
}
