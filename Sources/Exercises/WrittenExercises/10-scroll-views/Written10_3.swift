package import GradingCore

/// What answers to exercise 10.3 are told.
package enum Diagnosis10_3 {
  package static let aDragHasEndedBefore =
    "willEndDragging says that the drag is about to end: it comes before didEndDragging."
  package static let theContentMovesBeforeTheDragBegins =
    "The delegate is told about the drag before anything moves."
  package static let aFlickIsADragUntil =
    "The drag is over when the finger is lifted; the motion continues without it."
    + "\nRule: slow down: a drag ends at the lift, and only then the list slows down (SV-29)."
  package static let everyDragGoesOnAfterTheLift =
    "The finger has no speed when it is lifted, and no edge pulls."
    + "\nRule: slow down: the list moves on if the finger is lifted while it moves (SV-29)."
  package static let endsAreInTheWrongOrder =
    "willEndDragging says that the drag is about to end: it comes before didEndDragging."
    + "\nRule: \(four)"
  package static let slowsDownBeforeTheDragHasEnded =
    "The drag did end with the lift; only then does the list begin to slow down.\nRule: \(four)"
  package static let thinksAnEdgeAllowsNoDrag =
    "It is a drag as well: beyond the edge the content follows, less and less."
    + "\nRule: slow down: what is pulled beyond an edge gives way, if it bounces (SV-28)."
  package static let thinksAProgramDrags =
    "Only a finger drags, and here a program moves the content."
    + "\nRule: slow down: a drag's calls are for a finger, and never for your own code (SV-29)."
  package static let withTheLiftAllIsOver =
    "The finger has speed when it is lifted, and the content keeps moving without it."
  package static let theDragHasNoEnd =
    "The drag has an end of its own, with the lift; then the list slows down."
    + "\nRule: \(four)"
  package static let aFlickIsAnAnimation =
    "didEndScrollingAnimation is for motions that a program asked for.\nRule: \(slow)"
  package static let theWayBackIsNoDeceleration =
    "The content comes back by itself, and that has a beginning and an end."
    + "\nRule: slow down: the way back from beyond an edge is a deceleration, too (SV-26)."
  package static let theDelegateHearsOfFingersOnly =
    "The delegate is told about every change of contentOffset, whatever made it."
  package static let anAnimationIsADeceleration =
    "No finger was lifted; this end has a name of its own."
  package static let everyMovementIsADrag = "9 points are not yet a drag."
  package static let whateverMovesTheContentIsTold =
    "The content has moved all the same, but the delegate is not called."

  package static let four =
    "slow down: a drag begins, moves, will end, did end, in this order (SV-29)."
  package static let slow = "slow down: what keeps moving after the lift decelerates (SV-29)."
  package static let slowDown =
    "slow down: assigning contentOffset is told, assigning bounds is not (SV-29)."
  package static let ownMotion = "slow down: a program's own motion ends with another name (SV-29)."
  package static let drag = "drag: it begins after 10 points (SV-14)."
}

/// Exercise 10.3.
package let written10_3 = WrittenExercise(
  "10.3", .order, read: Rule10.page, steps: Rule10.steps, quiz10_3)

/// The questions of exercise 10.3.
package func quiz10_3(_ answers: [[String]]) -> Quiz {
  let drag = ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging"]
  let motion = ["willBeginDecelerating", "didScroll", "didEndDecelerating"]
  return Quiz(
    answers,
    among: [
      "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
      "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation",
    ],
    [
      Question(
        "60 points up, rests, lifted", is: drag,
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
        "a flick", is: drag + motion,
        why: [
          "willBeginDragging, didScroll, willEndDragging, willBeginDecelerating, didScroll, "
            + "didEndDecelerating, didEndDragging": Diagnosis10_3.aFlickIsADragUntil,
          "willBeginDragging, didScroll, didEndDragging, willEndDragging, willBeginDecelerating, "
            + "didScroll, didEndDecelerating": Diagnosis10_3.endsAreInTheWrongOrder,
          "willBeginDragging, didScroll, willEndDragging, willBeginDecelerating, didEndDragging, "
            + "didScroll, didEndDecelerating": Diagnosis10_3.slowsDownBeforeTheDragHasEnded,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating, "
            + "didEndDecelerating": "While it slows down, it scrolls.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging": Diagnosis10_3
            .withTheLiftAllIsOver,
          "willBeginDragging, didScroll, willEndDragging, willBeginDecelerating, didScroll, "
            + "didEndDecelerating": Diagnosis10_3.theDragHasNoEnd,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll, "
            + "willBeginDecelerating, didScroll, didEndDecelerating":
            "The list says that it slows down before it moves on.",
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating, "
            + "didScroll, didEndScrollingAnimation": Diagnosis10_3.aFlickIsAnAnimation,
        ], rule: Diagnosis10_3.slow),
      Question(
        "60 points down from the top, lifted in motion", is: drag + motion,
        why: [
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll": Diagnosis10_3
            .theWayBackIsNoDeceleration,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, didScroll, "
            + "didEndScrollingAnimation": Diagnosis10_3.aFlickIsAnAnimation,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating, "
            + "didScroll, didEndScrollingAnimation": Diagnosis10_3.aFlickIsAnAnimation,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging":
            "Beyond the edge nothing stays; the content comes back.",
          "": Diagnosis10_3.thinksAnEdgeAllowsNoDrag,
        ], rule: Diagnosis10_3.slow),
      Question(
        "contentOffset is assigned", is: ["didScroll"],
        why: [
          "": Diagnosis10_3.theDelegateHearsOfFingersOnly,
          "didScroll, didEndScrollingAnimation": "Nothing is animated here.",
        ], rule: Diagnosis10_3.slowDown),
      Question(
        "setContentOffset, animated", is: ["didScroll", "didEndScrollingAnimation"],
        why: [
          "didScroll": "This motion takes a while, and the delegate is told about its end.",
          "didEndScrollingAnimation": "On its way the content moves, and the delegate is told.",
          "willBeginDecelerating, didScroll, didEndDecelerating": Diagnosis10_3
            .anAnimationIsADeceleration,
          "didScroll, didEndDecelerating": Diagnosis10_3.anAnimationIsADeceleration,
          "willBeginDragging, didScroll, didEndScrollingAnimation": Diagnosis10_3
            .thinksAProgramDrags,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging": Diagnosis10_3
            .thinksAProgramDrags,
        ], rule: Diagnosis10_3.ownMotion),
      Question(
        "9 points up, lifted", is: [],
        why: [
          "willBeginDragging, willEndDragging, didEndDragging": Diagnosis10_3.everyMovementIsADrag,
          "willBeginDragging, didScroll, willEndDragging, didEndDragging": Diagnosis10_3
            .everyMovementIsADrag,
          "didScroll": Diagnosis10_3.everyMovementIsADrag,
        ], rule: Diagnosis10_3.drag),
      Question(
        "bounds.origin is assigned", is: [],
        why: ["didScroll": Diagnosis10_3.whateverMovesTheContentIsTold],
        rule: Diagnosis10_3.slowDown),
    ])
}
