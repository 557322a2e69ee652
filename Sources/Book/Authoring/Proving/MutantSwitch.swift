/// A solution and its mutants in one file, which is built once: the environment switches between
/// them when the program starts.
struct MutantSwitch {
  /// The variable of the environment that holds a mutant's number, from 1; 0 is the solution.
  static let variable = "STUDY_MUTANT"
  let text: String
  /// For each line of the text, from 1, the mutant that stands there.
  private let owners: [Int: Int]

  init(_ solution: String, _ mutants: [Mutant]) {
    var (text, owners, line) = ("", [Int: Int](), 1)
    func add(_ piece: some StringProtocol, _ owner: Int? = nil) {
      let count = piece.count { $0.isNewline }
      if let owner { for line in line...line + count { owners[line] = owner } }
      line += count
      text += piece
    }
    var place = solution.startIndex
    for (index, region) in Code(solution).regions.enumerated() {
      let variants = mutants.enumerated().filter { $0.element.region == index }
      if variants.isEmpty { continue }
      add(solution[place..<region.range.lowerBound])
      add((region.kind == .initial ? "{ () in " : "") + "\nswitch theMutant {\n")
      for (number, mutant) in variants {
        add("case \(number + 1):\n\(Self.body(mutant.replacement, region.kind))", number)
        add("\n")
      }
      add("default:\n\(Self.body(String(solution[region.range]), region.kind))\n}\n")
      if region.kind == .initial { add("}()") }
      place = region.range.upperBound
    }
    add(solution[place...])
    if mutants.contains(where: { $0.kind == .memory }) { add(Code.memory) }
    add(
      """

      private let theMutant =
        Int(ProcessInfo.processInfo.environment["\(Self.variable)"] ?? "") ?? 0

      """)
    (self.text, self.owners) = (text, owners)
  }

  /// The index of the mutant in which a line stands; nil if the line belongs to all of them.
  func mutant(at line: Int) -> Int? { owners[line] }

  private static func body(_ text: String, _ kind: Region.Kind) -> String {
    if Token.all(of: text).isEmpty { return "break" }
    switch kind {
    case .body: return text
    case .value, .initial: return "return " + text
    // In a function of its own, so that the compiler reports a missing return where it is missing.
    case .function(let type): return "return { () -> \(type) in\n\(text)\n}()"
    }
  }
}
