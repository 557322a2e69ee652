import BookKit
import Stage

/// Where the book explains the names of UIKit.
package struct NameIndex {
  /// One line of the index.
  package struct Entry {
    /// The word the names share.
    package let key: String
    /// What the engine declares by that word.
    package let names: [EngineName]
    /// Where it is explained.
    package let explained: Place
    /// The best section of each other chapter that says it.
    package let also: [Place]
    /// The exercises that train it, as `2.1`.
    package let exercises: [String]

    /// Whether it is about a type.
    package var isType: Bool { names.contains { $0.kind == .type } }
  }

  /// The entries in order of the alphabet.
  package private(set) var entries: [Entry] = []
  /// The types that no chapter names.
  package private(set) var silentTypes: [EngineName] = []
  /// How many members no chapter names.
  package private(set) var silentMembers = 0
  /// Marks that name nothing, or name it twice.
  package private(set) var findings: [Finding] = []

  /// Makes the index of a book.
  package init(_ files: BookFiles) {
    let names = Dictionary(grouping: files.engineNames) { $0.key }
    let places = files.chapters.flatMap { files.places(of: $0) }
    let marks = readMarks(in: places, of: names, files)
    let explaining = places.filter { !Self.closing.contains($0.part) }
    // Every investigation explains; what one may have heard applies it.
    let explains = explaining.map { $0.part != "You may have heard" }
    let spoken = Self.mentions(of: names, in: explaining, \.spokenWords) { $0.means($1) }
    let listed = Self.mentions(of: names, in: explaining, \.listedWords) { $0.showsInListing($1) }
    let trained = TrainedNames(files)
    for key in names.keys.sorted(by: { ($0.lowercased(), $0) < ($1.lowercased(), $1) }) {
      let names = names[key] ?? []
      // What stands in no sentence may stand in a listing.
      var best = Self.best(spoken[key] ?? listed[key] ?? [:], in: explaining, explains)
      if let mark = marks[key] { best = [mark] + best.filter { $0.chapter != mark.chapter } }
      guard let first = best.first else {
        silentTypes += names.filter { $0.kind == .type }
        silentMembers += names.filter { $0.kind != .type }.count
        continue
      }
      entries.append(
        Entry(
          key: key, names: names, explained: first, also: Array(best.dropFirst()),
          exercises: trained.exercises(of: names, preferring: first.chapter)))
    }
  }

  /// The sections that explain nothing: they apply what has been said, ask, or list.
  private static let closing = ["At work", "Remember", "Exercises"]

  /// Reads the marks by which chapters say what they explain.
  private mutating func readMarks(
    in places: [Place], of names: [String: [EngineName]], _ files: BookFiles
  ) -> [String: Place] {
    var marks: [String: Place] = [:]
    for place in places {
      for (line, name) in place.explains {
        let file = files.chapters.first { $0.number == place.chapter }?.page ?? ""
        guard let key = names.first(where: { $1.contains { $0.signature == name } })?.key else {
          findings.append(
            Finding(file, line, "the engine declares no \(quoted(name)) publicly in a UIKit type"))
          continue
        }
        if let other = marks[key], other != place {
          findings.append(
            Finding(file, line, "\(quoted(name)) is explained in \(other.target) already"))
        }
        marks[key] = place
      }
    }
    return marks
  }

  /// How often each section says each key; the sections by their indices.
  private static func mentions(
    of names: [String: [EngineName]], in places: [Place], _ words: (Page.Block) -> [CodeWord],
    where isMeant: (CodeWord, EngineName) -> Bool
  ) -> [String: [Int: Int]] {
    var counts: [String: [Int: Int]] = [:]
    for (index, place) in places.enumerated() {
      for word in place.blocks.flatMap(words) {
        let meant = names[word.text, default: []].filter { isMeant(word, $0) }
        if meant.isEmpty { continue }
        counts[word.text, default: [:]][index, default: 0] += 1
        // A text that names a constant speaks of its type.
        for type in Set(meant.filter { $0.kind == .constant }.map { $0.owner }) {
          counts[type, default: [:]][index, default: 0] += 1
        }
      }
    }
    return counts
  }

  /// The best section of each chapter, that of the chapter that explains a name first.
  private static func best(
    _ counts: [Int: Int], in places: [Place], _ explains: [Bool]
  ) -> [Place] {
    func weight(_ index: Int) -> (Int, Int, Int) {
      (explains[index] ? 1 : 0, counts[index] ?? 0, -index)
    }
    var seen: Set<Int> = []
    return counts.keys.sorted { weight($0) > weight($1) }.map { places[$0] }
      .filter { seen.insert($0.chapter).inserted }
  }
}
