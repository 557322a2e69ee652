public import ExerciseKit
import MiniUIKit

/// Scripts for fingers, each of which has to tell two things apart.
public struct TellApart: Sendable {
  /// Judges one script, by its place from 0; nil says that no script can do it.
  public typealias Judge =
    @Sendable (_ index: Int, _ script: [TouchStep]?) throws(Wrong) -> Void

  /// What messages call each script, as in `Pair 1`.
  package let names: [String]
  private let wanted: String
  private let judgeOne: Judge

  /// - Parameters:
  ///   - names: What messages call each script, as in `Pair 1`.
  ///   - wanted: What is told if there are more or fewer, up to their number:
  ///     `There are 4 pairs to tell apart; your scripts are`.
  ///   - judge: Judges one script.
  public init(_ names: [String], wanted: String, _ judge: @escaping Judge) {
    (self.names, self.wanted, judgeOne) = (names, wanted, judge)
  }

  /// Judges whether there is a script for each pair.
  package func judgeCount(_ count: Int) throws(Wrong) {
    if count != names.count { throw Wrong("\(wanted) \(count).", slip: .count) }
  }

  /// Judges one script.
  package func judge(_ index: Int, _ script: [TouchStep]?) throws(Wrong) {
    try judgeOne(index, script)
  }

  /// Judges scripts as a page has them, one a line.
  func judge(_ lines: [String]) throws(Wrong) {
    try judgeCount(lines.count)
    for index in names.indices {
      var reader = ScriptReader(lines[index])
      try judgeOne(index, try reader.script(names[index]))
    }
  }
}

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

  /// A decimal number.
  ///
  /// A Double has 15 digits exactly; what follows them behind the point is left out.
  private func decimal(_ text: Substring) -> Double? {
    var digits: Int64 = 0
    var (count, places, isNegative, hasPoint) = (0, 0, false, false)
    for (index, sign) in trimmed(text).utf8.enumerated() {
      switch sign {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where !hasPoint && count > 0: hasPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if count == 15, hasPoint { continue }
        digits = digits * 10 + Int64(sign - UInt8(ascii: "0"))
        (count, places) = (count + 1, places + (hasPoint ? 1 : 0))
        if count > 15 { return nil }
      default: return nil
      }
    }
    if count == 0 || (hasPoint && places == 0) { return nil }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (isNegative ? -1 : 1) * Double(digits) / scale
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

  /// Whether a touch is taken away.
  package var isCancel: Bool { if case .cancel = self { true } else { false } }
}
