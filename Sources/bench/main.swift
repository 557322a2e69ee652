import Foundation

// Measures the engine against the same walk over plain structs. Nothing here is a test: numbers
// differ from machine to machine, the ratios hardly.

let usage = """
  usage: swift run -c release bench [--markdown] [WORKLOAD …]

  Measures the engine and prints medians; without a workload, all of them.

  \(Workload.allCases.map { "  " + $0.rawValue + "  " + $0.summary }.joined(separator: "\n"))

    --markdown  print the table as Markdown
    --help      print this
  """

var chosen: [Workload] = []
var isMarkdown = false
for argument in CommandLine.arguments.dropFirst() {
  if argument == "--help" || argument == "-h" {
    print(usage)
    exit(0)
  } else if argument == "--markdown" {
    isMarkdown = true
  } else if let workload = Workload(rawValue: argument.uppercased()) {
    chosen.append(workload)
  } else {
    let sentence = "bench: There is no workload or option “\(argument)”; try --help.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    exit(2)
  }
}

let rows = Workload.allCases.filter { chosen.isEmpty || chosen.contains($0) }.flatMap { $0.run() }
print(Machine.description + (isMarkdown ? "\n" : ""))
for line in Write.columns([Row.heading] + rows.map { $0.cells }, markdown: isMarkdown) {
  print(line)
}
