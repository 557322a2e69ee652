import Foundation

extension Message {
  /// What is wrong with a message; empty if nothing is.
  ///
  /// It says what happened, why, the rule, and what comes next, in at most six lines. Where the slip
  /// is one of counting or measuring, no rule was broken, and none is named.
  static func faults(of message: String) -> [String] {
    let lines = message.components(separatedBy: "\n")
    var faults: [String] = []
    if lines.count > height { faults.append("the message has \(lines.count) lines, not \(height)") }
    for line in lines where line.count > 100 {
      faults.append("a line has \(line.count) columns, not 100: \(line)")
    }
    guard
      let rule = lines.firstIndex(where: {
        $0.hasPrefix(label) || $0.hasPrefix("The rule (") || $0.hasPrefix("Read: ")
      })
    else {
      return faults + ["the message names neither a rule nor where to read"]
    }
    let explanation = lines[..<rule].joined(separator: " ")
    if explanation.matches(of: /[.?!:]( |$)/).count < 2 {
      faults.append("the message does not say both what happened and why: \(explanation)")
    }
    if !lines[rule...].joined(separator: " ").contains("Hint: swift run study hint") {
      faults.append("the message does not say what comes next")
    }
    return faults
  }
}
