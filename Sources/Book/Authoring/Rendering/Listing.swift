package import BookKit

/// Cuts a listing out of a source file: what stands between `// listing: NAME` and `// end`.
///
/// In a file of debugger commands the marks begin with `#`.
///
/// - Parameters:
///   - name: The listing's name.
///   - source: The file's text.
/// - Returns: The lines without their common indentation.
/// - Throws: `Problem` if the marks are not in order or the listing is longer than 25 lines.
package func listing(_ name: String, in source: String) throws(Problem) -> [String] {
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  let starts = lines.indices.filter { mark(in: lines[$0]) == "listing: " + name }
  guard let start = starts.first else { throw Problem("the file has no listing \(quoted(name))") }
  guard starts.count == 1 else { throw Problem("the file has several listings \(quoted(name))") }
  var content: [String] = []
  var isClosed = false
  for line in lines[(start + 1)...] {
    if mark(in: line) == "end" {
      isClosed = true
      break
    }
    if mark(in: line)?.hasPrefix("listing:") == true { break }
    content.append(line)
  }
  guard isClosed else { throw Problem("the listing \(quoted(name)) has no // end") }
  guard !content.isEmpty else { throw Problem("the listing \(quoted(name)) is empty") }
  guard content.count <= 25 else {
    throw Problem("the listing \(quoted(name)) has \(content.count) lines; at most 25 are readable")
  }
  let indents = content.filter { !trimmed($0).isEmpty }.map { $0.prefix { $0 == " " }.count }
  let common = indents.min() ?? 0
  return content.map { trimmed($0).isEmpty ? "" : String($0.dropFirst(common)) }
}

/// What a comment of a whole line says; nil for any other line.
private func mark(in line: String) -> String? {
  let text = trimmed(line)
  return ["// ", "# "].first { text.hasPrefix($0) }.map { String(text.dropFirst($0.count)) }
}
