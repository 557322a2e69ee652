public import ExerciseKit

/// How a page asks for a try that has to tell two things apart, and how its line is read.
public struct TryReader<Try>: Sendable {
  /// How it is answered.
  let part: WrittenExercise.Form.Part
  /// The states to choose from, where a touch has one.
  let states: [String]
  /// Reads the line of a try, which messages call by its name.
  let read: @Sendable (_ line: String, _ name: String) throws(Wrong) -> Try
}

extension TryReader where Try == [TouchStep]? {
  /// Scripts for fingers, as they stand in the exercise's file; `nil` says that none can do it.
  public static var script: TryReader {
    TryReader(part: .script, states: []) { line, name throws(Wrong) in
      var reader = ScriptReader(line)
      return try reader.script(name)
    }
  }
}

extension TryReader where Try == Double? {
  /// How long a finger rests, in seconds; `nil` says that no time can do it.
  public static var press: TryReader {
    TryReader(part: .press, states: []) { line, name throws(Wrong) in
      if trimmed(line) == "nil" { return nil }
      if let time = decimal(line) { return time }
      throw Wrong(
        """
        \(name): no time can be read: \(Message.shown(line, atMost: 40))
        Seconds are a number such as 0.4; where no press can do it, the answer is nil.
        Rule: a press is the time from down to up, in seconds.
        """)
    }
  }
}

/// A decimal number.
///
/// A Double has 15 digits exactly; what follows them behind the point is left out.
func decimal(_ text: some StringProtocol) -> Double? {
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
