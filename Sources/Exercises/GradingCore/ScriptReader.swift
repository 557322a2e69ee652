package import ExerciseKit

/// Reads a script as it stands in an exercise's file: `.down(x: 60, y: 60), .wait(0.1), .up()`.
struct ScriptReader {
  private var rest: Substring
  private var steps: [TouchStep] = []

  init(_ text: String) {
    let text = trimmed(text)
    let isList = text.hasPrefix("[") && text.hasSuffix("]")
    rest = isList ? text.dropFirst().dropLast() : text[...]
  }

  /// - Parameter name: What messages call the script.
  /// - Returns: Its steps; nil if it says `nil`.
  /// - Throws: `Wrong` at the first step that is none.
  mutating func script(_ name: String) throws(Wrong) -> [TouchStep]? {
    if trimmed(rest) == "nil" { return nil }
    while true {
      skipBlanks()
      if rest.isEmpty { return steps }
      let text = rest
      guard let step = step() else {
        throw Wrong(
          """
          \(name): step \(steps.count + 1) cannot be read: \(Message.shown(String(text), atMost: 40))
          A finger other than the first has its number in front: .up(2), .down(2, x: 60, y: 60).
          Rule: a step is written .down(x: 60, y: 60), .move(x: 60, y: 90), .wait(0.1), .up() or .cancel().
          """)
      }
      steps.append(step)
    }
  }

  /// One step with the comma behind it.
  private mutating func step() -> TouchStep? {
    guard take("."), let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"),
      open < close
    else { return nil }
    let word = trimmed(rest[..<open])
    let inside = trimmed(rest[rest.index(after: open)..<close])
    let parts = inside.isEmpty ? [] : inside.split(separator: ",", omittingEmptySubsequences: false)
    rest = rest[rest.index(after: close)...]
    skipBlanks()
    guard take(",") || rest.isEmpty else { return nil }
    switch word {
    case "down", "move":
      guard parts.count == 2 || parts.count == 3 else { return nil }
      let finger = parts.count == 3 ? whole(parts[0]) : 1
      guard let finger, let x = number(parts[parts.count - 2], "x"),
        let y = number(parts[parts.count - 1], "y")
      else { return nil }
      return word == "down" ? .down(finger, x: x, y: y) : .move(finger, x: x, y: y)
    case "up", "cancel":
      guard parts.count < 2, let finger = parts.isEmpty ? 1 : whole(parts[0]) else { return nil }
      return word == "up" ? .up(finger) : .cancel(finger)
    case "wait":
      guard parts.count == 1, let duration = decimal(parts[0]) else { return nil }
      return .wait(duration)
    default: return nil
    }
  }

  private mutating func skipBlanks() {
    while let first = rest.unicodeScalars.first, isBlank(first) || first == "\n" {
      rest = rest.dropFirst()
    }
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
    rest = rest.dropFirst()
    return true
  }

  private func whole(_ text: Substring) -> Int? { Int(trimmed(text)) }

  /// A number behind its name, as in `x: 60`.
  private func number(_ text: Substring, _ name: String) -> Double? {
    let text = trimmed(text)
    guard text.hasPrefix(name) else { return nil }
    let rest = trimmed(text.dropFirst(name.count))
    return rest.hasPrefix(":") ? decimal(rest.dropFirst()) : nil
  }
}

extension TouchStep {
  /// Whether it is a step of another finger than the first.
  package var isOfAnotherFinger: Bool {
    switch self {
    case .down(let finger, _, _), .move(let finger, _, _), .up(let finger), .cancel(let finger):
      finger != 1
    case .wait: false
    }
  }

  /// Whether a finger moves.
  package var isMove: Bool { if case .move = self { true } else { false } }
  /// Whether time passes.
  package var isWait: Bool { if case .wait = self { true } else { false } }

  /// Whether a touch is taken away.
  package var isCancel: Bool { if case .cancel = self { true } else { false } }
}
