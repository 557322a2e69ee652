import MiniUIKit
import Stage

/// The comment on top of an exported file: what to touch, and what the model expects.
struct PhoneHead {
  let run: Run
  /// The kinds of lines that the phone's log has.
  let kinds: Set<String>
  /// The objects it names.
  let names: Set<String>
  let command: String

  /// The comment's signs are part of the line.
  private let width = outputWidth - 3

  var lines: [String] {
    let experiment = run.experiment
    var text = ["\(experiment.id)  \(experiment.title)", ""]
    text += ["Checked against declarations, not run on a phone.", ""]
    text += ["Made from \"The Life of a Touch\" by:", "  " + command, ""]
    text += wrapped(
      "Put it into an app beside \(PhoneLog.name), which swift run study phone-log prints; the page "
        + "Chapters/on-a-real-phone.md of the book says how.", width: width)
    text += ["", "What to touch:"] + touching.map { "  " + $0 }
    text += ["", "What the model expects, of the lines that a phone can show:"]
    text += expected.map { "  " + $0 } + [""]
    text += wrapped(
      "Names and order must agree. Times differ, because a hand is slower than a script, and a phone "
        + "may ask in a hit test more than once. It does not show: " + missing + ".", width: width)
    return text.map { $0.isEmpty ? "//" : "// " + $0 } + [""]
  }

  private var missing: String {
    var all = traceKinds.filter { kind in
      !kinds.contains(kind) && run.lines.contains { $0.kind == kind }
    }
    all.append("what scene, application and appDelegate hear")
    return all.joined(separator: ", ")
  }

  // MARK: - What to touch

  private var start: Microseconds {
    run.stage.recording.samples.first { $0.contact.change == .down }?.time ?? 0
  }

  private var touching: [String] {
    let samples = run.stage.recording.samples
    var lines: [String] = []
    if start >= 500_000 {
      lines.append(
        "wait until the screen has been there for \(decimals(Clock.seconds(start), 1)) s")
    }
    var (downs, index) = (0, 0)
    let isSeveral = samples.contains { $0.contact.finger != samples[0].contact.finger }
    while index < samples.count {
      let (time, contact) = samples[index]
      let who = isSeveral ? "finger \(contact.finger)" : "one finger"
      let clock = seconds(time - start)
      switch contact.change {
      case .down:
        let hit = run.hit(downs)
        lines.append(
          "\(clock)  \(who) comes down at \(point(contact.location)), on "
            + (hit == "nobody" ? "no view" : hit))
        downs += 1
      case .up: lines.append("\(clock)  \(who) is lifted")
      case .cancelled:
        // It takes several fingers at once.
        let first = index
        while index + 1 < samples.count, samples[index + 1].contact.change == .cancelled,
          samples[index + 1].time == time
        {
          index += 1
        }
        lines.append(
          "\(clock)  the system takes \(index > first ? "the fingers" : who) away: let an alert of the "
            + "system come up, or lock the phone")
      case .moved:
        // A way of many small moves is one movement, as long as it does not turn.
        var last = index
        while last + 1 < samples.count, samples[last + 1].contact.change == .moved,
          samples[last + 1].contact.finger == contact.finger,
          isStraight(samples[index].contact, samples[last].contact, samples[last + 1].contact)
        {
          last += 1
        }
        let end = samples[last]
        let word =
          last > index ? "\(who) moves evenly until \(seconds(end.time - start))" : "\(who) moves"
        lines.append("\(clock)  \(word) to \(point(end.contact.location))")
        index = last
      }
      index += 1
    }
    let shakes = run.lines("motion").filter { $0.what == "began" }
    if let shake = shakes.first {
      lines.append("\(seconds(max(0, shake.time - start)))  shake the phone")
    }
    return lines.flatMap { hanging("", $0, width: width - 2) }
  }

  /// Whether a finger that went from the first place to the second goes on in that direction.
  private func isStraight(
    _ first: HIDEvent.Contact, _ second: HIDEvent.Contact, _ third: HIDEvent.Contact
  ) -> Bool {
    let (a, b, c) = (first.location, second.location, third.location)
    if a == b { return true }
    let (x1, y1, x2, y2) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
    return abs(x1 * y2 - x2 * y1) < 1 && x1 * x2 + y1 * y2 >= 0
  }

  // MARK: - What the model expects

  /// Every line that the model expects, with the time since the first finger.
  var allExpected: [TraceLine] {
    run.lines.filter { $0.time >= start && isShown($0) }.map { line in
      var line = line
      line.time -= start
      line.details = line.details.filter { $0.key == "at" }
      return line
    }
  }

  private var expected: [String] {
    var result: [String] = []
    var scrolls = 0
    for line in allExpected {
      if line.kind == "scroll", line.what.hasPrefix("didScroll") {
        scrolls += 1
        if scrolls > 1 { continue }
      } else {
        scrolls = 0
      }
      result.append(line.text)
    }
    let most = 80
    if result.count > most {
      result = result.prefix(most) + ["… and \(result.count - most) lines more"]
    }
    return result.isEmpty ? ["no line at all"] : result
  }

  private func isShown(_ line: TraceLine) -> Bool {
    guard kinds.contains(line.kind), names.contains(line.who) else { return false }
    if line.kind == "responder" { return !line.what.contains("iew") }
    return line.kind != "gesture" || line.what != "possible"
  }

  private func point(_ point: CGPoint) -> String {
    "(\(decimals(Double(point.x), 1)), \(decimals(Double(point.y), 1)))"
  }

  private func seconds(_ time: Microseconds) -> String {
    let text = decimals(Clock.seconds(time), 3).split(separator: ".")
    let fraction = text.count > 1 ? String(text[1]) : ""
    return text[0] + "." + fraction + String(repeating: "0", count: 3 - fraction.count)
  }
}
