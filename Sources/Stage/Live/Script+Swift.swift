import MiniUIKit

// A script as Swift. What comes out can be pasted where a stage is at hand, into an experiment or
// a test, and does the same to the microsecond.

extension Script {
  /// The script as Swift statements, one a line or more.
  ///
  /// A finger that comes down and is lifted while no other is on the glass becomes a tap, a press
  /// or a drag; several at once become one `play`. What fits neither is written step by step.
  public var swift: [String] {
    var lines: [String] = []
    var (now, place) = (Microseconds(0), 0)
    while place < steps.count {
      if let group = group(at: place) {
        if group.start > now { lines.append(Self.wait(group.start - now)) }
        lines += group.swift
        (now, place) = (group.end, group.next)
      } else if let shake = wholeShake(at: place) {
        if shake.start > now { lines.append(Self.wait(shake.start - now)) }
        lines.append(shake.swift)
        (now, place) = (shake.end, place + 4)
      } else {
        switch steps[place] {
        case .wait(let time):
          lines.append(Self.wait(time - now))
          now = time
        case .fingers(let contacts): lines.append(Self.statement(contacts))
        case .shake(let shake): lines.append("try stage.shake(." + Self.word(for: shake) + ")")
        case .pointer(let pointing): lines.append(Self.statement(pointing))
        }
        place += 1
      }
    }
    return lines
  }

  /// Fingers from the first that comes down to the last that is lifted, if they can be played.
  ///
  /// Whether they can is not reckoned but tried: playing the paths must make these very steps.
  private func group(at place: Int) -> ScriptGroup? {
    guard case .wait(let start) = steps[place] else { return nil }
    var builder = ScriptGroup.Builder(start)
    var next = place
    while next < steps.count {
      switch steps[next] {
      case .wait(let time): builder.now = time
      case .fingers(let contacts):
        for contact in contacts {
          guard builder.take(contact) else { return nil }
        }
      case .shake, .pointer: return nil
      }
      next += 1
      if case .fingers = steps[next - 1], builder.isComplete { break }
    }
    guard builder.isComplete else { return nil }
    let group = builder.group(next: next)
    var played = Script()
    for (time, contacts) in Stage.moments(of: group.paths) {
      played.add(.wait(until: start + time))
      played.add(.fingers(contacts))
    }
    return played.steps == Array(steps[place..<next]) ? group : nil
  }

  /// A shake from began to its end, if nothing but time lies between, as one statement.
  private func wholeShake(
    at place: Int
  ) -> (start: Microseconds, end: Microseconds, swift: String)? {
    guard place + 3 < steps.count, case .wait(let start) = steps[place],
      steps[place + 1] == .shake(.began), case .wait(let end) = steps[place + 2],
      case .shake(let last) = steps[place + 3], last != .began
    else { return nil }
    var arguments: [String] = []
    if end - start != Clock.microseconds(Decisions.shakeDuration) {
      arguments.append("for: " + ScriptGroup.seconds(end - start))
    }
    if last == .cancelled { arguments.append("isCancelled: true") }
    return (start, end, "try stage.shake(" + arguments.joined(separator: ", ") + ")")
  }

  private static func word(for shake: Shake) -> String {
    switch shake {
    case .began: "began"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  private static func wait(_ duration: Microseconds) -> String {
    "try stage.wait(" + ScriptGroup.seconds(duration) + ")"
  }

  private static func statement(_ pointing: Pointing) -> String {
    switch pointing {
    case .moved(let place):
      "try stage.movePointer(to: " + (place.map { ScriptGroup.point($0) } ?? "nil") + ")"
    case .scrollBegan(let place, let type):
      "try stage.beginScroll(at: " + ScriptGroup.point(place)
        + (type == .discrete ? ", .discrete)" : ")")
    case .scrolled(let way): "try stage.scroll(by: " + ScriptGroup.point(way) + ")"
    case .scrollEnded(let isCancelled):
      "try stage.endScroll(" + (isCancelled ? "isCancelled: true)" : ")")
    }
  }

  /// A single report.
  private static func statement(_ contacts: [HIDEvent.Contact]) -> String {
    if contacts.count == 1, contacts[0] == contacts[0].plain {
      let contact = contacts[0]
      let finger = "try " + ScriptGroup.name(of: contact.finger)
      let point = ScriptGroup.point(contact.location)
      switch contact.change {
      case .down: return finger + ".down(at: " + point + ")"
      case .moved: return finger + ".move(to: " + point + ")"
      case .up: return finger + ".up()"
      case .cancelled: return finger + ".cancel()"
      }
    }
    return "try stage.report([" + contacts.map { $0.swift }.joined(separator: ", ") + "])"
  }
}

extension HIDEvent.Contact {
  /// The same with the usual force.
  fileprivate var plain: HIDEvent.Contact { HIDEvent.Contact(finger: finger, change, at: location) }

  fileprivate var swift: String {
    let word =
      switch change {
      case .down: ".down"
      case .moved: ".moved"
      case .up: ".up"
      case .cancelled: ".cancelled"
      }
    let pressed = force == 1 ? "" : ", force: " + ScriptGroup.number(Double(force))
    return ".init(finger: " + String(finger) + ", " + word + ", at: "
      + ScriptGroup.point(location) + pressed + ")"
  }
}
