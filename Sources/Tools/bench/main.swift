import CommandKit
import Foundation

// Measures the engine against the same walk over plain structs. Nothing here is a test: numbers
// differ from machine to machine, the ratios hardly.

let usage = """
  usage: swift run -c release bench [--markdown | --write] [WORKLOAD …]

  Measures the engine and prints medians; without a workload, all of them.

  \(Workload.allCases.map { "  " + $0.rawValue + "  " + $0.summary }.joined(separator: "\n"))

    --markdown  print the table as Markdown
    --write     measure all, and rewrite the table in \(Table.file)
    --help      print this

  """

runCommand("bench") { () throws(Problem) in
  var chosen: [Workload] = []
  var options: Set<String> = []
  for argument in CommandLine.arguments.dropFirst() {
    if ["--help", "-h", "--markdown", "--write"].contains(argument) {
      options.insert(argument)
    } else if let workload = Workload(rawValue: argument.uppercased()) {
      chosen.append(workload)
    } else {
      throw Problem("There is no workload or option \(quoted(argument)); try --help.")
    }
  }
  if options.contains("--help") || options.contains("-h") {
    Output.standard.write(usage)
    return 0
  }
  if options.contains("--write") {
    guard chosen.isEmpty, options.count == 1 else {
      throw Problem("--write goes with nothing else.")
    }
    try writeTable()
    return 0
  }

  let isMarkdown = options.contains("--markdown")
  let rows = Workload.allCases.filter { chosen.isEmpty || chosen.contains($0) }
    .flatMap { $0.rows() }
  let table = Write.columns([Row.heading] + rows.map { $0.cells }, markdown: isMarkdown)
  let lines = [Machine.description + (isMarkdown ? "\n" : "")] + table
  Output.standard.write(lines.joined(separator: "\n") + "\n")
  return 0
}

/// Measures everything, and rewrites the table on its page.
func writeTable() throws(Problem) {
  let page = URL(fileURLWithPath: Table.file)
  // Asked for before anything is measured: that takes a while.
  guard let text = try? String(contentsOf: page, encoding: .utf8), (try? Table(in: text)) != nil
  else {
    throw Problem(
      "There is no \(Table.file) here with a place for the table, \(Table.marks.begin); "
        + "call bench in the package's folder.")
  }
  do {
    let table = Table(Workload.allCases.flatMap { $0.rows() }, on: Machine.description)
    try table.replacing(in: text).write(to: page, atomically: true, encoding: .utf8)
  } catch {
    throw Problem("\(Table.file) cannot be written: \(error.localizedDescription)")
  }
}
