import ExerciseKit
import Grading

let wrong8_6: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer(
    "thinks that one tap is enough to see a wait",
    gets: """
      Pair 1: A and B both send single.
      No double tap was recognized, so the tap that waits was sent as well, only later.
      Rule: the wait: a tap that waits is not sent before the double tap has failed (GR-65).
      """
  ) { right8_6(0, quickTap(160, 200)) },
  WrongAnswer(
    "taps twice, but too slowly",
    gets: """
      Pair 1: A and B both send single, single.
      No double tap was recognized, so the tap that waits was sent as well, only later.
      Rule: the wait: a tap that waits is not sent before the double tap has failed (GR-65).
      """
  ) { right8_6(0, quickTap(160, 200) + [.wait(0.5)] + quickTap(160, 200)) },
  WrongAnswer(
    "presses for too long",
    gets: """
      Pair 1: A and B both send nothing.
      In neither anything was recognized: no finger has tapped the photo.
      Rule: the wait: a tap that waits is not sent before the double tap has failed (GR-65).
      """
  ) { right8_6(0, [.down(x: 160, y: 200), .wait(1), .up()]) },
  WrongAnswer(
    "drags slowly",
    gets: """
      Pair 2: A and B both send pan.
      In both the pan began, so the swipe had failed: it needs one finger, soon, to the right.
      Rule: the wait: who waits lets the other one be first (GR-65).
      """
  ) { right8_6(1, stroke(from: 100, 200, by: 100, 0, over: 3)) },
  WrongAnswer(
    "strokes with two fingers",
    gets: """
      Pair 2: A and B both send pan.
      In both the pan began, so the swipe had failed: it needs one finger, soon, to the right.
      Rule: the wait: who waits lets the other one be first (GR-65).
      """
  ) {
    right8_6(
      1,
      [
        .down(x: 100, y: 200), .down(2, x: 100, y: 250), .move(x: 180, y: 200),
        .move(2, x: 180, y: 250), .up(), .up(2),
      ])
  },
  WrongAnswer(
    "goes a few points only",
    gets: """
      Pair 2: A and B both send nothing.
      In neither a pan began: no finger went 10 points on the photo.
      Rule: the wait: who waits lets the other one be first (GR-65).
      """
  ) { right8_6(1, stroke(from: 100, 200, by: 9, 0)) },
  WrongAnswer(
    "drags the dot with one finger",
    gets: """
      Pair 3: A and B both send dot.
      The two pans were never under way at the same time beside the board, so nothing competed.
      Rule: the branch: siblings do not compete; on one branch fingers are no excuse (GR-60).
      """
  ) { right8_6(2, stroke(from: 50, 150, by: 0, 40)) },
  WrongAnswer(
    "puts both fingers on the dot",
    gets: """
      Pair 3: A and B both send dot.
      The two pans were never under way at the same time beside the board, so nothing competed.
      Rule: the branch: siblings do not compete; on one branch fingers are no excuse (GR-60).
      """
  ) {
    right8_6(
      2,
      [
        .down(x: 40, y: 150), .down(2, x: 60, y: 150), .move(x: 40, y: 190),
        .move(2, x: 60, y: 190), .up(), .up(2),
      ])
  },
  WrongAnswer(
    "drags one after the other",
    gets: """
      Pair 3: A and B both send dot, board.
      The two pans were never under way at the same time beside the board, so nothing competed.
      Rule: the branch: siblings do not compete; on one branch fingers are no excuse (GR-60).
      """
  ) { right8_6(2, stroke(from: 50, 150, by: 0, 40) + stroke(from: 250, 350, by: 0, 40)) },
  WrongAnswer(
    "moves before the press begins",
    gets: """
      Pair 4: A and B both send pan.
      In neither the press began: the finger must rest for 0.5 s, and then go on.
      Rule: the permission: without a yes, whoever is under way excludes the others (GR-60, GR-63).
      """
  ) { right8_6(3, [.down(x: 160, y: 200), .wait(0.1), .move(x: 190, y: 200), .wait(0.6), .up()]) },
  WrongAnswer(
    "rests, and lifts",
    gets: """
      Pair 4: A and B both send hold.
      In both the press began; but that finger did not go 10 points before it was lifted.
      Rule: the permission: without a yes, whoever is under way excludes the others (GR-60, GR-63).
      """
  ) { right8_6(3, [.down(x: 160, y: 200), .wait(0.6), .up()]) },
]

/// Right scripts, but for one.
private func right8_6(_ place: Int, _ script: [TouchStep]) -> [[TouchStep]] {
  var scripts: [[TouchStep]] = [
    quickTap(160, 200) + [.wait(0.1)] + quickTap(160, 200), stroke(from: 100, 200, by: 100, 0),
    [
      .down(x: 50, y: 150), .move(x: 50, y: 170), .down(2, x: 250, y: 350),
      .move(2, x: 250, y: 370), .up(), .up(2),
    ],
    [.down(x: 160, y: 200), .wait(0.6), .move(x: 190, y: 200), .up()],
  ]
  scripts[place] = script
  return scripts
}
