import Foundation
import TestKit
import Testing

@testable import study

/// The files of this very package, as the command reads them.
@Suite(.provedOnce(.study)) struct ExerciseFilesTests {
  @Test func `every exercise has a stub with stars, kind and minutes, and three hints`() throws {
    let catalog = try Catalog(from: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    let kinds = "trace|order|finish|write|tell apart|choose|repair|diagnose"
    var faults: [String] = []
    for exercise in catalog.chapters.flatMap(\.exercises) {
      let stub = catalog.root.appendingPathComponent(exercise.stub)
      let text = (try? String(contentsOf: stub, encoding: .utf8)) ?? ""
      let header = "/// Exercise \(exercise.id) ★{1,3} · (\(kinds)) · [0-9]+ minutes?\n"
      if text.range(of: header, options: .regularExpression) == nil {
        faults.append("\(exercise.stub): no line \(header)")
      }
      let readme = catalog.root.appendingPathComponent(exercise.hints)
      let hints = Hints.of(
        exercise.id, in: (try? String(contentsOf: readme, encoding: .utf8)) ?? "")
      if hints.count != 3 {
        faults.append("\(exercise.hints): \(hints.count) hints for \(exercise.id)")
      }
    }
    expectEqual(faults, [])
  }
}
