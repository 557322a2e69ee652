import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Exercises10
@testable import Solutions10

let exercise10_3 = Exercise(
  "10.3", .order, read: theRule, steps: steps,
  yours: { Exercises10.whatTheDelegateHears() },
  solution: { Solutions10.whatTheDelegateHears() }, wrong: wrong10_3
) { make in
  let four = "drag: it begins, moves, will end, did end, in this order (SV-29)."
  let slow = "slow down: what goes on after the lift is a deceleration (SV-29)."
  let place = CGPoint(x: 15, y: 350)
  try judge(
    make(),
    among: [
      "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
      "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation",
    ],
    [
      Question(
        "60 points up, rests, lifted",
        is: calls { scene in _ = try scene.drag(from: place, rest: 0, up: 60) },
        why: [
          "willBeginDragging, didScroll, didEndDragging, willEndDragging":
            "What will end is told before what did end.",
          "willBeginDragging, didScroll, didEndDragging":
            "Before a drag ends, the delegate may change where the motion leads.",
          "didScroll, willBeginDragging, willEndDragging, didEndDragging":
            "The delegate hears of the drag before anything moves.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating, "
            + "didScroll, didEndDecelerating":
            "The finger has no speed when it is lifted, and no edge pulls.",
        ], rule: four),
      Question(
        "a flick",
        is: calls { scene in
          try scene.stage.finger.drag(
            through: [place, CGPoint(x: 15, y: 200)], over: 0.15)
        },
        why: [
          "willBeginDragging, didScroll, willEndDragging, willBeginDecelerating, didScroll, "
            + "didEndDecelerating, didEndDragging":
            "The drag is over when the finger is lifted; the motion goes on without it.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating, "
            + "didEndDecelerating": "While it slows down, it scrolls.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging":
            "The finger has speed when it is lifted, and the content goes on without it.",
        ], rule: slow),
      Question(
        "60 points down from the top, rests, lifted",
        is: calls { scene in _ = try scene.drag(from: place, rest: 0, up: -60) },
        why: [
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll":
            "The content comes back by itself, and that has a beginning and an end.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll, "
            + "didEndScrollingAnimation": "That name is for motions that a program asked for.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging":
            "Beyond the edge nothing stays; the content comes back.",
        ], rule: slow),
      Question(
        "contentOffset is assigned", is: calls { $0.list.contentOffset.y = 50 },
        why: [
          "": "The delegate hears of every change of contentOffset, whoever made it.",
          "didScroll, didEndScrollingAnimation": "Nothing is animated here.",
        ], rule: "slow down: assigning contentOffset is told, assigning bounds is not (SV-29)."),
      Question(
        "setContentOffset, animated",
        is: calls { $0.list.setContentOffset(CGPoint(x: 0, y: 50), animated: true) },
        why: [
          "didScroll": "This motion takes a while, and the delegate hears of its end.",
          "didEndScrollingAnimation": "On its way the content moves, and the delegate hears of it.",
          "willBeginDecelerating, didScroll, didEndDecelerating":
            "No finger was lifted; this end has a name of its own.",
          "didScroll, didEndDecelerating": "No finger was lifted; this end has a name of its own.",
        ], rule: "slow down: a program's own motion ends with another name (SV-29)."),
      Question(
        "9 points up, lifted",
        is: calls { scene in _ = try scene.drag(from: place, rest: 0, up: 9) },
        why: [
          "willBeginDragging, willEndDragging, didEndDragging": "9 points are not yet a drag.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging":
            "9 points are not yet a drag.",
          "didScroll": "9 points are not yet a drag.",
        ], rule: "drag: it begins after 10 points (SV-14)."),
      Question(
        "bounds.origin is assigned", is: calls { $0.list.bounds.origin.y = 50 },
        why: ["didScroll": "The content has moved all the same, but nobody is told."],
        rule: "slow down: assigning contentOffset is told, assigning bounds is not (SV-29)."),
    ])
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
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
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
