import Authoring
import Foundation
import LiveBook
import MiniUIKit
import Stage
import TestKit
import Testing

@testable import BookSite

/// The scenes that come alive in the cards of exercises are what the statements draw.
@Suite(.provedOnce(.book)) struct ExerciseSceneTests {
  /// What has no scene to be touched, and why.
  static let others = [
    "4.8": "its views are lists of words",
    "5.3": "its bar is what the answer makes",
    "6.4": "its target dies, and in Embedded Swift no target does",
    "8.8": "its recognizers are rows of a table",
    "12.2": "its screen is the chapter's own",
    "12.4": "it is arithmetic",
    "16.1": "its eight inputs are on no screen of one's own", "16.6": "its keys are no touches",
  ]

  /// Scenes in which more happens than fingers and time, and what.
  static let more = [
    "5.4": "return is typed", "5.6": "typing ends", "13.8": "the page goes",
  ]

  private static let files = BookFiles(root: packageRoot, chapters: liveBook)

  /// The stub of each exercise but the reports, whose screens are runs of their chapter.
  private static let stubs: [String: String] = {
    var stubs: [String: String] = [:]
    for chapter in liveBook where chapter.number != 14 {
      for number in 1...12 {
        let file = "\(chapter.exercises)/.stubs/Exercise\(chapter.number)_\(number).swift"
        if let text = files.text(of: file) { stubs["\(chapter.number).\(number)"] = text }
      }
    }
    return stubs
  }()

  private func scene(_ id: String) throws -> Experiment {
    try #require(liveScenes.first { $0.id == id })
  }

  @Test func `every exercise has a scene but those that are known to have none`() {
    let ids = liveScenes.map(\.id)
    expectEqual(Set(ids).count, ids.count)
    expectEqual(Set(ids).union(Self.others.keys).sorted(), Self.stubs.keys.sorted())
    expect(Set(ids).isDisjoint(with: Self.others.keys))
  }

  @Test(arguments: liveScenes.map(\.id))
  func `a scene shows something of each touch, and its title has room`(id: String) throws {
    let scene = try scene(id)
    let lines = try scene.run().lines
    expect(lines.contains { scene.kinds.isEmpty || scene.kinds.contains($0.kind) })
    expect(scene.title.count <= 60)
  }

  @Test(arguments: liveScenes.map(\.id))
  func `what the fingers of a scene do can be done again from outside`(id: String) throws {
    let scene = try scene(id)
    let run = try scene.run()
    let session = try LiveSession(scene)
    try session.play(run.stage.recording.script)
    session.finish()
    expectEqual(scene.answersShakes, !run.stage.recording.shakes.isEmpty)
    if let reason = Self.more[id] {
      #expect(session.run.json != run.json, "\(id) needs no exception any more: \(reason)")
    } else {
      expectEqual(session.run.json, run.json)
    }
  }

  @Test func `names and frames of a drawing are those of the scene`() throws {
    var count = 0
    var wrong: [String] = []
    for scene in liveScenes {
      let run = try scene.run()
      let views = run.stage.phone.application.windowScene.windowsFromFront.flatMap { all(in: $0) }
      for drawn in drawn(in: Self.stubs[scene.id] ?? "") {
        count += 1
        if !views.contains(where: { $0.name == drawn.name && $0.frame == drawn.frame }) {
          wrong.append("\(scene.id): \(drawn.name) \(drawn.frame)")
        }
      }
    }
    expectEqual(wrong, [])
    expect(count > 60)
  }

  private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }

  /// The views that the drawing of a statement has with their places and sizes.
  private func drawn(in stub: String) -> [(name: String, frame: CGRect)] {
    let drawings = stub.split(separator: "\n").filter { $0.hasPrefix("///     ") }
    let view =
      #/(?<name>[A-Za-z][A-Za-z0-9]*) +(?:(?:UI[A-Za-z]+|button) +)?\((?<x>-?\d+), (?<y>-?\d+)\) +(?<w>\d+) × (?<h>\d+)/#
    return drawings.flatMap { line in
      line.matches(of: view).map { match in
        let numbers = [match.x, match.y, match.w, match.h].map { Double($0) ?? .nan }
        return (
          String(match.name),
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        )
      }
    }
  }
}
