import Foundation

// Measures the engine against the same walk over plain structs. Nothing here is a test: numbers
// differ from machine to machine, the ratios hardly.

let usage = """
  usage: swift run -c release bench [--markdown | --write] [WORKLOAD …]

  Measures the engine and prints medians; without a workload, all of them.

  \(Workload.allCases.map { "  " + $0.rawValue + "  " + $0.summary }.joined(separator: "\n"))

    --markdown  print the table as Markdown
    --write     measure all, and rewrite the table in README.md, in the folder you are in
    --help      print this
  """

/// Ends the program because of bad input.
func refuse(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("bench: \(sentence)\n".utf8))
  exit(2)
}

var chosen: [Workload] = []
var options: Set<String> = []
for argument in CommandLine.arguments.dropFirst() {
  if ["--help", "-h", "--markdown", "--write"].contains(argument) {
    options.insert(argument)
  } else if let workload = Workload(rawValue: argument.uppercased()) {
    chosen.append(workload)
  } else {
    refuse("There is no workload or option “\(argument)”; try --help.")
  }
}
if options.contains("--help") || options.contains("-h") {
  print(usage)
  exit(0)
}

if options.contains("--write") {
  guard chosen.isEmpty, options.count == 1 else { refuse("--write goes with nothing else.") }
  let readme = URL(fileURLWithPath: "README.md")
  // Asked for before anything is measured: that takes a while.
  guard let text = try? String(contentsOf: readme, encoding: .utf8), (try? Table(in: text)) != nil
  else { refuse("Here is no README.md with a place for the table: \(Table.marks.begin)") }
  do {
    let table = Table(Workload.allCases.flatMap { $0.rows() }, on: Machine.description)
    try table.replacing(in: text).write(to: readme, atomically: true, encoding: .utf8)
  } catch { refuse("README.md cannot be written: \(error.localizedDescription)") }
} else {
  let isMarkdown = options.contains("--markdown")
  let rows = Workload.allCases.filter { [chosen] in chosen.isEmpty || chosen.contains($0) }
    .flatMap { $0.rows() }
  print(Machine.description + (isMarkdown ? "\n" : ""))
  let table = Write.columns([Row.heading] + rows.map { $0.cells }, markdown: isMarkdown)
  print(table.joined(separator: "\n"))
}
