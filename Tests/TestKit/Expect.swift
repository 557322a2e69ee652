private import Foundation
public import Testing

// Functions instead of #expect where one of these says it: a macro that is expanded 1,700 times,
// with a closure for each operand, took longer to compile than the whole engine. They fail like
// #expect: the test goes on, and the issue stands at the line of the call.

/// Expects that two lists of lines are the same.
///
/// If not, it says which line is the first that differs, and shows both lists line by line.
public func expectLines(
  _ got: [String], _ wanted: [String], _ comment: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard got != wanted else { return }
  record(difference(got, wanted), comment, sourceLocation)
}

/// Expects that two values are equal.
public func expectEqual<Value: Equatable>(
  _ got: Value, _ wanted: Value, _ comment: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard got != wanted else { return }
  if let got = got as? [String], let wanted = wanted as? [String] {
    return record(difference(got, wanted), comment, sourceLocation)
  }
  record(
    "got:    \(shown(got))\nwanted: \(shown(wanted))\(quoted(sourceLocation))", comment,
    sourceLocation)
}

/// Expects that two numbers differ by less than a tolerance, in the numbers' own unit.
public func expectNear<Number: BinaryFloatingPoint>(
  _ got: Number, _ wanted: Number, within tolerance: Number, _ comment: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !(abs(got - wanted) < tolerance) else { return }
  record(
    "got:    \(got)\nwanted: \(wanted), less than \(tolerance) off\(quoted(sourceLocation))",
    comment, sourceLocation)
}

/// Expects that both are one and the same object, or both none.
public func expectSame(
  _ got: AnyObject?, _ wanted: AnyObject?, _ comment: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard got !== wanted else { return }
  record(
    "got:    \(shown(got))\nwanted: \(shown(wanted)), the same object\(quoted(sourceLocation))",
    comment, sourceLocation)
}

/// Expects that there is no value.
public func expectNil<Value>(
  _ got: Value?, _ comment: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let got else { return }
  record("got:    \(shown(got))\nwanted: nil\(quoted(sourceLocation))", comment, sourceLocation)
}

/// Expects that something holds.
public func expect(
  _ holds: Bool, _ comment: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !holds else { return }
  record("This does not hold.\(quoted(sourceLocation))", comment, sourceLocation)
}

// MARK: - What a failure says

private func record(_ text: String, _ comment: String?, _ sourceLocation: SourceLocation) {
  let text = comment.map { "\($0)\n\(text)" } ?? text
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

private func shown(_ value: Any?) -> String {
  guard let value else { return "nil" }
  return String(reflecting: value)
}

private func difference(_ got: [String], _ wanted: [String]) -> String {
  let first =
    zip(got, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? min(got.count, wanted.count)
  func said(_ lines: [String]) -> String {
    first < lines.count ? "\"\(lines[first])\"" : "missing"
  }
  func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "  (no lines)" }
    return lines.enumerated().map { "\($0.offset == first ? ">" : " ") \($0.element)" }
      .joined(separator: "\n")
  }
  return """
    Line \(first + 1) is \(said(got)), wanted is \(said(wanted)).
    got:
    \(list(got))
    wanted:
    \(list(wanted))
    """
}

/// The call, so that a failure shows what was asked, too; nothing without the source.
private func quoted(_ sourceLocation: SourceLocation) -> String {
  let text = try? String(contentsOfFile: sourceLocation.filePath, encoding: .utf8)
  let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  var call = ""
  for line in lines.dropFirst(sourceLocation.line - 1).prefix(6) {
    call += (call.isEmpty ? "" : " ") + line.trimmingCharacters(in: .whitespaces)
    let open = call.count { $0 == "(" }
    if open == call.count(where: { $0 == ")" }) { break }
  }
  return call.isEmpty ? "" : "\nat:     \(call)"
}
