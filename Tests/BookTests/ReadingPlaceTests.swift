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

  @Test(arguments: chapters.map { $0.number })
  func `a message about a rule leads to a section that tells it, if the chapter has one`(
    number: Int
  ) throws {
    let chapter = try #require(chapters.first { $0.number == number })
    let folder = packageRoot + "/Tests/ExerciseTests/\(chapter.folder)/Messages"
    let sections = try readSections()
    var (lost, count): (Set<String>, Int) = ([], 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      for message in text.components(separatedBy: "\n\n") {
        let line = message.split { $0.isWhitespace }.joined(separator: " ")
        guard
          let match = line.firstMatch(
            of: #/(?:The rule|Rule)\b(.*) Read: (chapter [0-9]+), (.+?)\.(?: Hint|$)/#),
          let there = sections[String(match.2)]
        else { continue }
        let ids = match.1.matches(of: #/\b[A-Z]{2,3}-[0-9]+[a-z]?\b/#).map { $0.0 }
        // A chapter's opening may tell a rule; nobody is sent there for it.
        let isThere = there.contains { section in ids.contains { section.rules.contains($0) } }
        let fits = there.contains { section in
          match.3.hasSuffix(section.title)
            && ids.contains { section.rules.contains($0) || section.near.contains($0) }
        }
        count += isThere ? 1 : 0
        if isThere, !fits {
          lost.insert("\(name): \(ids.joined(separator: " ")): \(match.3)")
        }
      }
    }
    expectLines(lost.sorted(), [])
    expect(count > 5, "\(count)")
  }

  private struct Section {
    let title: Substring
    /// The rules that it explains.
    let rules: [Substring]
    /// The rules for which one may read there, too.
    let near: [Substring]
  }

  /// The sections of each chapter with their rules.
  private func readSections() throws -> [String: [Section]] {
    let files = BookFiles(root: packageRoot, chapters: chapters)
    let code = try #require(
      files.derivedCode.first { $0.file.hasSuffix("/RuleSections.swift") })
    let lines = code.text.split(separator: "\n").map {
      $0.drop { $0 == " " }.split(separator: "|", omittingEmptySubsequences: false)
    }
    return lines.filter { $0.count == 4 }.reduce(into: [:]) { sections, parts in
      sections[String(parts[0]), default: []].append(
        Section(
          title: parts[1], rules: parts[2].split(separator: " "),
          near: parts[3].split(separator: " ")))
    }
  }
}
