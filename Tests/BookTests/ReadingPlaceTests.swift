import Authoring
import Foundation
import Stage
import TestKit
import Testing

/// Where wrong answers are sent to read on.
@Suite(.provedOnce(.book)) struct ReadingPlaceTests {
  @Test(arguments: chapters.map { $0.number })
  func `every message leads to a section that its chapter has`(number: Int) throws {
    let chapter = try #require(chapters.first { $0.number == number })
    let folder = packageRoot + "/Tests/ExerciseTests/\(chapter.folder)/Messages"
    let files = BookFiles(root: packageRoot, chapters: chapters)
    let titles = Dictionary(
      uniqueKeysWithValues: chapters.map { chapter in
        (chapter.number, files.places(of: chapter).map { $0.title.lowercased() })
      })
    var lost: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      for match in text.matches(of: #/Read: chapter ([0-9]+), (.+?)\.(?: Hint|\n)/#) {
        let place = match.2.lowercased()
        let known = try #require(titles[Int(match.1) ?? 0])
        // `The rule, the gates` is a section below The rule; a title may have a comma of its own.
        let isThere = known.contains { place == $0 || place.hasSuffix(", " + $0) }
        if !isThere { lost.insert("\(name): \(match.0)") }
      }
    }
    expectLines(lost.sorted(), [])
  }
}
