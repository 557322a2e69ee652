import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

/// A list with one thing changed, and what is said about a touch that does not show it.
private let changed: [(hint: String, rule: String, make: @Sendable () -> UIScrollView)] = [
  (
    Diagnosis10_7.aTapShowsTheDelay, Diagnosis10_7.hold,
    { Mistaken(delays: false) { _, usual in usual } }
  ),
  (
    Diagnosis10_7.dragsTooEarlyForAnybodyToLose, Diagnosis10_7.cancel,
    {
      let list = UIScrollView()
      list.canCancelContentTouches = false
      return list
    }
  ),
  (
    Diagnosis10_7.asksAboutAPlainView, Diagnosis10_7.eachView,
    { Mistaken(delays: true) { _, _ in true } }
  ),
  (
    Diagnosis10_7.dragsWhereThereIsContent, Diagnosis10_7.slowDown,
    {
      let list = UIScrollView()
      list.bounces = false
      return list
    }
  ),
]

/// What answers to exercise 10.7 are told.
enum Diagnosis10_7 {
  static let aTapShowsTheDelay =
    "What photo and buy hear at once here, they hear later in a usual list, or not at all."
  static let dragsTooEarlyForAnybodyToLose =
    "It takes a touch that a usual list takes back from a view that has heard it."
  static let asksAboutAPlainView =
    "It takes a view for which the two lists answer differently, and the question."
  static let dragsWhereThereIsContent = "The two lists differ where the content ends."

  static let hold =
    "hold: a drag that begins within 0.15 s is one that the content never hears (SV-3)."
  static let cancel = "cancel: a drag may take a touch from content that has heard it (SV-6)."
  static let eachView = "cancel: touchesShouldCancel decides for each view (SV-6)."
  static let slowDown = "slow down: what is pulled beyond an edge gives way (SV-28)."
}

let exercise10_7: Grader<[[TouchStep]]> = Grader(
  "10.7", .tellApart, read: theRule, steps: steps,
  solution: { Solutions10.touchesThatTellListsApart() },
  alternatives: [
    {
      [
        [.down(x: 50, y: 225), .wait(0.1), .move(x: 50, y: 200), .wait(0.3), .up()],
        [.down(x: 200, y: 120), .wait(0.16), .move(x: 200, y: 110), .cancel()],
        [.down(x: 50, y: 225), .wait(0.2), .move(x: 50, y: 300), .up()],
        [.down(x: 50, y: 350), .move(x: 50, y: 390), .wait(1), .up()],
      ]
    }
  ], wrong: wrong10_7,
  statement: [
    .tells("Four lists"),
    .asks("For each, give", "Touch 1", "Touch 2", "Touch 3", "Touch 4"),
    .tells("When it came"),
    .tells("Worked touch"),
  ]
) { make in
  let scripts = make()
  guard scripts.count == changed.count else {
    throw Wrong(
      "There are \(changed.count) lists; your touches are \(scripts.count).", slip: .count)
  }
  for (index, (list, script)) in zip(changed, scripts).enumerated() {
    try playing("Touch \(index + 1)") {
      let name = "Touch \(index + 1)"
      if script.isEmpty { throw Wrong("\(name) is empty: no finger comes down.", slip: .empty) }
      if script.contains(where: \.isOfAnotherFinger) {
        throw Wrong(
          "\(name) needs one finger only, number 1; several are out of scope.", slip: .finger)
      }
      if script.filter(\.isDown).count > 1 {
        throw Wrong(
          "\(name) is several touches, one after the other; one has to do.", slip: .several)
      }
      let (usual, other): ([String], [String])
      do {
        (usual, other) = (try heard(UIScrollView(), script), try heard(list.make(), script))
      } catch let error as ScriptError {
        throw Wrong("\(name) cannot be played. \(error.description)", slip: .unplayable)
      }
      if usual == other {
        throw Wrong(
          """
          \(name): in both lists \(listed(usual)).
          \(list.hint)
          Rule: \(list.rule)
          """)
      }
    }
  }
}

private func heard(_ list: UIScrollView, _ script: [TouchStep]) throws -> [String] {
  let scene = ListScene(list, other: UIButton(frame: .zero))
  scene.other.isHidden = true
  try scene.stage.phone.play(script)
  try scene.stage.wait(3)
  return scene.heard
}

extension TouchStep {
  fileprivate var isDown: Bool { if case .down = self { true } else { false } }

  fileprivate var isOfAnotherFinger: Bool {
    switch self {
    case .down(let finger, _, _), .move(let finger, _, _), .up(let finger), .cancel(let finger):
      finger != 1
    case .wait: false
    }
  }
}
