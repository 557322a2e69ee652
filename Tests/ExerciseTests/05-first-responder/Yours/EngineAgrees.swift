import ExerciseKit
import MiniUIKit
import Stage
import TestKit
import Testing
import WrittenExercises

@testable import Graders05
@testable import Solutions05

@Suite(.provedOnce(.chapter("05-first-responder"))) struct EngineAgrees {
  /// Plays one question of exercise 5.1 and says who hears of the shake first.
  private func play(_ question: Int) throws -> String {
    let desk = Desk()
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let search = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let dial = Stubborn(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    (search.traceName, dial.traceName, photo.traceName) = ("search", "dial", "photo")
    desk.root.addSubview(panel)
    for view in [search, dial, photo] { panel.addSubview(view) }
    if [1, 5, 6].contains(question) { search.becomeFirstResponder() }
    switch question {
    case 1: try desk.tap(20, 120)
    case 2: try desk.tap(20, 70)
    case 3: try desk.tap(20, 20)
    case 4:
      dial.becomeFirstResponder()
      panel.removeFromSuperview()
    case 5: photo.becomeFirstResponder()
    default: dial.becomeFirstResponder()
    }
    try desk.phone.shake()
    return desk.stage.recording.lines.first { $0.kind == "motion" }?.who ?? "nobody"
  }

  @Test func `the answers of exercise 5·1 are what the engine does`() throws {
    #expect(try (1...6).map { try play($0) } == Solutions05.whoHearsFirst())
  }

  @Test func `no shorter script than those of exercise 5·7 tells its mistake apart`() throws {
    let steps: [TouchStep] = [
      .down(x: 50, y: 130), .down(x: 50, y: 230), .up(), .cancel(),
      .down(2, x: 50, y: 130), .down(2, x: 50, y: 230), .up(2), .cancel(2),
    ]
    func state(_ script: [TouchStep], _ mistake: Int) -> String? {
      let desk = Desk()
      let cards = [MistakenCard(mistake, y: 100), MistakenCard(mistake, y: 200)]
      cards.forEach(desk.root.addSubview)
      guard (try? desk.phone.play(script)) != nil else { return nil }
      return "\(cards.map(\.isLit)) \(cards.map(\.isFirstResponder))"
    }
    var found = [Int](repeating: 0, count: 4)
    var scripts: [[TouchStep]] = [[]]
    for length in 1...4 {
      scripts = scripts.flatMap { script in steps.map { script + [$0] } }
      for script in scripts where state(script, 0) != nil {
        for index in found.indices where found[index] == 0 {
          if state(script, index + 1) != state(script, 0) { found[index] = length }
        }
      }
    }
    expectEqual(found, fewestSteps)
  }
}
