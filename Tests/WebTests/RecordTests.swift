import Foundation
import LiveBook
import MiniUIKit
import Stage
import Testing

/// What a page unpacks is what was filmed.
@Suite struct RecordTests {
  @Test(arguments: ["2A", "2G", "3B", "5C", "7A", "8G2", "10A", "10F", "11A", "12A", "12H3"])
  func `a record gives the lines, fingers and scenes of its run`(id: String) throws {
    let node = try program("node", "a JavaScript runtime")
    let experiment = try #require(liveBook.flatMap(\.experiments).first { $0.id == id })
    let film = try experiment.film()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("record-\(id)-\(UUID().uuidString).json")
    try Data(RunRecord(of: film, asked: nil).json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try run(node, [script("records.mjs"), file.path])
    let findings = output.split(separator: "\n").map(String.init)
    let expected = lines(of: film) + fingers(of: film) + views(of: film)
    #expect(findings.count == expected.count)
    #expect(zip(findings, expected).first { $0 != $1 }.map { "\($0.0) is not \($0.1)" } == nil)
  }

  private func lines(of run: Run) -> [String] {
    run.lines.map { line in
      ([
        "line", String(line.time), line.kind, line.who, line.what, String(line.depth),
      ] + line.details.flatMap { [$0.key, $0.value] }).joined(separator: "|")
    }
  }

  private func fingers(of run: Run) -> [String] {
    (run.stage.recording.film?.reports ?? []).map { report in
      let change =
        switch report.contact.change {
        case .down: "down"
        case .moved: "moved"
        case .up: "up"
        case .cancelled: "cancelled"
        }
      return [
        "finger", String(report.line), String(report.time), String(report.contact.finger), change,
        number(report.contact.location.x), number(report.contact.location.y),
      ].joined(separator: "|")
    }
  }

  private func views(of run: Run) -> [String] {
    let frames = run.stage.recording.film?.frames ?? []
    return (-1..<run.lines.count).flatMap { line in
      let items = (frames.last { $0.line <= line } ?? frames[0]).items
      return items.enumerated().map { index, item in
        let parent = items[..<index].lastIndex { $0.depth < item.depth } ?? -1
        let clip = item.clip.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
        let offset = item.offset.map { [$0.x, $0.y] } ?? []
        return
          (["view", String(line), item.name, String(item.depth), String(parent)]
          + item.corners.flatMap { [number($0.x), number($0.y)] } + clip.map(number)
          + [item.off ?? "", String(item.isInvisible)] + item.states + offset.map(number))
          .joined(separator: "|")
      }
    }
  }

  private func number(_ value: CGFloat) -> String { decimals(Double(value), 2) }
}
