import BookKit
import Foundation
import MiniUIKit
package import Stage

/// Checks a chapter's experiments: ids, predictions, width, JSON, and that runs are repeatable.
///
/// - Parameter chapter: The chapter.
/// - Returns: What is wrong; the line is always 1, the sentence names the experiment.
package func checkExperiments(_ chapter: Chapter) -> [Finding] {
  let file = "Chapters/\(chapter.folder)/Experiments"
  var findings: [Finding] = []
  for (index, experiment) in chapter.experiments.enumerated() {
    var messages = checkDeclaration(experiment, of: chapter)
    if chapter.experiments[..<index].contains(where: { $0.id == experiment.id }) {
      messages.append("there are two of this id")
    }
    do {
      messages += checkRun(try experiment.run(), again: try experiment.run())
    } catch {
      messages.append("cannot be played: \(error.description)")
    }
    findings += messages.map { Finding(file, 1, "\(experiment.id): \($0)") }
  }
  return findings
}

private func checkDeclaration(_ experiment: Experiment, of chapter: Chapter) -> [String] {
  var messages: [String] = []
  let letters = experiment.id.dropFirst("\(chapter.number)".count)
  if !experiment.id.hasPrefix("\(chapter.number)") || !letters.contains(/^[A-Z][2-9]?$/) {
    messages.append("an id is the chapter's number, a letter, and a digit for a variant")
  }
  if experiment.title.isEmpty || experiment.title.count > 60 {
    messages.append("a title has 1 to 60 characters")
  }
  for kind in experiment.kinds where !traceKinds.contains(kind) {
    messages.append("there is no kind \(quoted(kind))")
  }
  for (index, parameter) in experiment.parameters.enumerated() {
    if !parameter.name.contains(/^[a-z][A-Za-z0-9-]*$/)
      || Request.optionNames.contains(parameter.name)
    {
      messages.append("--\(parameter.name) cannot be the name of a parameter")
    }
    if experiment.parameters[..<index].contains(where: { $0.name == parameter.name }) {
      messages.append("there are two parameters --\(parameter.name)")
    }
    if !parameter.allows(parameter.standard) {
      messages.append("the standard of --\(parameter.name) is none of its own values")
    }
  }
  if let choices = experiment.prediction?.choices {
    if !(2...4).contains(choices.count) { messages.append("a prediction has 2 to 4 choices") }
    if Set(choices.map { $0.answer }).count != choices.count {
      messages.append("two choices are the same")
    }
    if choices.contains(where: { $0.reason.isEmpty }) { messages.append("a choice has no reason") }
  }
  return messages
}

private func checkRun(_ run: Run, again: Run) -> [String] {
  var messages: [String] = []
  let (text, json) = (run.text(), run.json)
  let lines = text + (run.experiment.prediction?.text() ?? [])
  if let wide = lines.first(where: { $0.count > outputWidth }) {
    messages.append("a line has \(wide.count) columns, at most \(outputWidth): \(quoted(wide))")
  }
  // Figures are drawn of the same run, and rendering compares them with the files.
  if text != again.text() || json != again.json { messages.append("two runs are not the same") }
  if let prediction = run.experiment.prediction {
    let answer = prediction.outcome(run)
    if !prediction.choices.contains(where: { $0.answer == answer }) {
      messages.append("the run says \(quoted(answer)), which is no choice of the prediction")
    }
  }
  if let line = json.first(where: { !isInOrder($0) }) {
    messages.append("this is not a line of the trace as JSON: \(quoted(line))")
  }
  return messages
}

/// Whether a line is a JSON object whose first keys are experiment, t, kind, who, what.
package func isInOrder(_ line: String) -> Bool {
  guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
    let values = object as? [String: Any], values["t"] is NSNumber
  else { return false }
  return keys(of: line).prefix(5) == ["experiment", "t", "kind", "who", "what"]
}

/// The keys of a JSON object without nested objects, in order.
private func keys(of line: String) -> [String] {
  let bytes = Array(line.utf8)
  var keys: [String] = []
  var start: Int?
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "\\") {
      index += 1
    } else if bytes[index] == UInt8(ascii: "\"") {
      // A string followed by a colon is a key; a value is followed by a comma or the end.
      if let begin = start, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":") {
        keys.append(String(decoding: bytes[begin..<index], as: UTF8.self))
      }
      start = start == nil ? index + 1 : nil
    }
    index += 1
  }
  return keys
}
