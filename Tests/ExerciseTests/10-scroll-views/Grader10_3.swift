import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions10

let exercise10_3: Grader<[[String]]> = Grader(
  written10_3, solution: { Solutions10.whatTheDelegateHears() },
  wrong: wrong10_3,
  statement: [
    .asks(
      "What does a list", "Question 1,", "Question 2,", "Question 3,", "Question 4,", "Question 5,",
      "Question 6,", "Question 7,"),
    .tells("Leave out"),
    .tells("Several didScroll"),
    .tells("The list bounces"),
    .tells("Worked touch"),
    .tells("Words:"),
  ]
) { make in
  let place = CGPoint(x: 15, y: 350)
  try agree(
    quiz10_3([]),
    [
      calls { scene in _ = try scene.drag(from: place, rest: 0, up: 60) },
      calls { scene in
        try scene.stage.finger.drag(through: [place, CGPoint(x: 15, y: 200)], over: 0.15)
      },
      calls { scene in
        try scene.stage.finger.drag(through: [place, CGPoint(x: 15, y: 410)], over: 0.15)
      },
      calls { $0.list.contentOffset.y = 50 },
      calls { $0.list.setContentOffset(CGPoint(x: 0, y: 50), animated: true) },
      calls { scene in _ = try scene.drag(from: place, rest: 0, up: 9) },
      calls { $0.list.bounds.origin.y = 50 },
    ])
  try judge(quiz10_3(make()))
}

/// What the engine tells a delegate.
private func calls(_ play: (ListScene) throws -> Void) throws -> [String] {
  let (scene, witness) = (ListScene(UIScrollView()), Witness())
  scene.list.delegate = witness
  try play(scene)
  try scene.stage.wait(4)
  return witness.calls
}

/// Notes the names of the calls; the same several times in a row is once.
private final class Witness: UIScrollViewDelegate {
  var calls: [String] = []

  private func note(_ call: String) { if calls.last != call { calls.append(call) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEndDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    note("didEndDragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
}
