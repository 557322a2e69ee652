import ExerciseKit
import Grading
import Questions

private let right: [[TouchStep]] = [
  [.down(x: 150, y: 220), .move(x: 150, y: 250), .up()],
  [.down(x: 150, y: 220), .move(x: 150, y: 320), .up()],
  [.down(x: 150, y: 220), .move(x: 240, y: 220), .up()],
  [.down(x: 150, y: 220), .move(x: 150, y: 400), .move(x: 150, y: 220), .up()],
]

private func with(_ number: Int, _ script: [TouchStep]) -> [[TouchStep]] {
  var scripts = right
  scripts[number - 1] = script
  return scripts
}

let wrong6_6: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer(
    "stays within the bounds",
    gets: "Touch 1: both send touchDown, touchDragInside, touchUpInside.",
    Diagnosis6_6.staysWithinTheBounds, rule: Diagnosis6_6.rule
  ) { with(1, [.down(x: 150, y: 220), .move(x: 190, y: 230), .up()]) },
  WrongAnswer(
    "begins beside the control",
    gets: "Touch 1: both send nothing.",
    "The touch does not begin on dial, so it is not followed.", rule: Diagnosis6_6.rule
  ) { with(1, [.down(x: 150, y: 250), .up()]) },
  WrongAnswer(
    "goes too far to tell 70 from 100",
    gets: "Touch 2: both send touchDown, touchDragExit, touchDragOutside, touchUpOutside.",
    Diagnosis6_6.goesTooFarToTell70, rule: Diagnosis6_6.rule
  ) { with(2, [.down(x: 150, y: 220), .move(x: 150, y: 400), .up()]) },
  WrongAnswer(
    "goes too far to the side",
    gets: "Touch 3: both send touchDown, touchDragExit, touchDragOutside, touchUpOutside.",
    Diagnosis6_6.staysAboveOrBelow, rule: Diagnosis6_6.rule
  ) { with(3, [.down(x: 150, y: 220), .move(x: 290, y: 220), .up()]) },
  WrongAnswer(
    "goes below, where both agree",
    gets: "Touch 3: both send touchDown, touchDragInside, touchUpInside.",
    Diagnosis6_6.staysAboveOrBelow, rule: Diagnosis6_6.rule
  ) { with(3, [.down(x: 150, y: 220), .move(x: 150, y: 290), .up()]) },
  WrongAnswer(
    "leaves and does not come back",
    gets: "Touch 4: both send touchDown, touchDragExit, touchDragOutside, touchUpOutside.",
    Diagnosis6_6.leavesAndDoesNotComeBack, rule: Diagnosis6_6.rule
  ) { with(4, [.down(x: 150, y: 220), .move(x: 150, y: 400), .up()]) },
  WrongAnswer(
    "comes back with a touch of its own",
    gets: """
      Touch 4: both send touchDown, touchDragExit, touchDragOutside, touchUpOutside, touchDown, \
      touchUpInside.
      """,
    Diagnosis6_6.leavesAndDoesNotComeBack, rule: Diagnosis6_6.rule
  ) {
    with(
      4,
      [.down(x: 150, y: 220), .move(x: 150, y: 400), .up(), .down(x: 150, y: 220), .up()])
  },
  WrongAnswer(
    "has one touch for all four",
    gets: "Touch 1 has 4 moves, and fewer are enough.",
    Diagnosis6_6.movesMoreThanNeeded, rule: Diagnosis6_6.short
  ) {
    [[TouchStep]](
      repeating: [
        .down(x: 150, y: 220), .move(x: 150, y: 270), .move(x: 150, y: 325),
        .move(x: 240, y: 220), .move(x: 150, y: 220), .up(),
      ], count: 4)
  },
  WrongAnswer(
    "sends a second finger out",
    gets: "Touch 2 needs one finger only, number 1; several are out of scope.",
    "What a second finger does is not told apart here.",
    rule: "one finger, from its down to its up."
  ) {
    with(
      2,
      [.down(x: 150, y: 220), .down(2, x: 160, y: 220), .move(2, x: 160, y: 320), .up(2), .up()])
  },
]
