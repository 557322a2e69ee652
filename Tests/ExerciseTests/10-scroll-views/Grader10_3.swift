import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

/// What answers to exercise 10.3 are told.
enum Diagnosis10_3 {
  static let aDragHasEndedBefore = "What will end is told before what did end."
  static let theContentMovesBeforeTheDragBegins =
    "The delegate is told about the drag before anything moves."
  static let aFlickIsADragUntil =
    "The drag is over when the finger is lifted; the motion goes on without it."
  static let everyDragGoesOnAfterTheLift =
    "The finger has no speed when it is lifted, and no edge pulls."
  static let withTheLiftAllIsOver =
    "The finger has speed when it is lifted, and the content goes on without it."
  static let theWayBackIsNoDeceleration =
    "The content comes back by itself, and that has a beginning and an end."
  static let theDelegateHearsOfFingersOnly =
    "The delegate is told about every change of contentOffset, whatever made it."
  static let anAnimationIsADeceleration = "No finger was lifted; this end has a name of its own."
  static let everyMovementIsADrag = "9 points are not yet a drag."
  static let whateverMovesTheContentIsTold =
    "The content has moved all the same, but the delegate is not called."

  static let four = "drag: it begins, moves, will end, did end, in this order (SV-29)."
  static let slow = "slow down: what goes on after the lift is a deceleration (SV-29)."
  static let slowDown =
    "slow down: assigning contentOffset is told, assigning bounds is not (SV-29)."
  static let ownMotion = "slow down: a program's own motion ends with another name (SV-29)."
  static let drag = "drag: it begins after 10 points (SV-14)."
}

let exercise10_3: Grader<[[String]]> = Grader(
  "10.3", .order, read: theRule, steps: steps, solution: { Solutions10.whatTheDelegateHears() },
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
          "willBeginDragging, didScroll, didEndDragging, willEndDragging": Diagnosis10_3
            .aDragHasEndedBefore,
          "willBeginDragging, didScroll, didEndDragging":
            "Before a drag ends, the delegate may change where the motion leads.",
          "didScroll, willBeginDragging, willEndDragging, didEndDragging": Diagnosis10_3
            .theContentMovesBeforeTheDragBegins,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating, "
            + "didScroll, didEndDecelerating": Diagnosis10_3.everyDragGoesOnAfterTheLift,
        ], rule: Diagnosis10_3.four),
      Question(
        "a flick",
        is: calls { scene in
          try scene.stage.finger.drag(
            through: [place, CGPoint(x: 15, y: 200)], over: 0.15)
        },
        why: [
          "willBeginDragging, didScroll, willEndDragging, willBeginDecelerating, didScroll, "
            + "didEndDecelerating, didEndDragging": Diagnosis10_3.aFlickIsADragUntil,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating, "
            + "didEndDecelerating": "While it slows down, it scrolls.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging": Diagnosis10_3
            .withTheLiftAllIsOver,
        ], rule: Diagnosis10_3.slow),
      Question(
        "60 points down from the top, rests, lifted",
        is: calls { scene in _ = try scene.drag(from: place, rest: 0, up: -60) },
        why: [
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll": Diagnosis10_3
            .theWayBackIsNoDeceleration,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll, "
            + "didEndScrollingAnimation": "That name is for motions that a program asked for.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging":
            "Beyond the edge nothing stays; the content comes back.",
        ], rule: Diagnosis10_3.slow),
      Question(
        "contentOffset is assigned", is: calls { $0.list.contentOffset.y = 50 },
        why: [
          "": Diagnosis10_3.theDelegateHearsOfFingersOnly,
          "didScroll, didEndScrollingAnimation": "Nothing is animated here.",
        ], rule: Diagnosis10_3.slowDown),
      Question(
        "setContentOffset, animated",
        is: calls { $0.list.setContentOffset(CGPoint(x: 0, y: 50), animated: true) },
        why: [
          "didScroll": "This motion takes a while, and the delegate is told about its end.",
          "didEndScrollingAnimation": "On its way the content moves, and the delegate is told.",
          "willBeginDecelerating, didScroll, didEndDecelerating": Diagnosis10_3
            .anAnimationIsADeceleration,
          "didScroll, didEndDecelerating": Diagnosis10_3.anAnimationIsADeceleration,
        ], rule: Diagnosis10_3.ownMotion),
      Question(
        "9 points up, lifted",
        is: calls { scene in _ = try scene.drag(from: place, rest: 0, up: 9) },
        why: [
          "willBeginDragging, willEndDragging, didEndDragging": Diagnosis10_3.everyMovementIsADrag,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging": Diagnosis10_3
            .everyMovementIsADrag,
          "didScroll": Diagnosis10_3.everyMovementIsADrag,
        ], rule: Diagnosis10_3.drag),
      Question(
        "bounds.origin is assigned", is: calls { $0.list.bounds.origin.y = 50 },
        why: ["didScroll": Diagnosis10_3.whateverMovesTheContentIsTold],
        rule: Diagnosis10_3.slowDown),
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
