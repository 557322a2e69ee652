import ExerciseKit
import Grading
import Questions

let wrong4_7: [WrongAnswer<[[TouchStep]]>] = [
  WrongAnswer(
    "taps three times",
    gets: "Touch 1, which should show the key that keeps moved, does not show it.",
    "Behind this key the keyboard hears began, ended, and so it does behind a good one.",
    rule: Diagnosis4_7.rule
  ) { Array(repeating: [.down(x: 50, y: 50), .up()], count: 3) },
  WrongAnswer(
    "lifts every finger in the end",
    gets: """
      Touch 1, which should show the key that keeps moved, shows the one that keeps ended, \
      too.
      """,
    "Behind that key the keyboard hears began, moved; behind a good one began, moved, ended.",
    rule: Diagnosis4_7.rule
  ) {
    [
      [.down(x: 50, y: 50), .move(x: 60, y: 50), .up()], [.down(x: 50, y: 50), .cancel()],
      [.down(x: 50, y: 50), .up()],
    ]
  },
  WrongAnswer(
    "comes down beside the key and slides onto it",
    gets: "Touch 1, which should show the key that keeps moved, does not show it.",
    Diagnosis4_7.comesDownBesideTheKeyAndSlides, rule: Diagnosis4_7.cameDownOn
  ) {
    [
      [.down(x: 200, y: 50), .move(x: 60, y: 50)], [.down(x: 50, y: 50), .cancel()],
      [.down(x: 50, y: 50), .up()],
    ]
  },
  WrongAnswer(
    "thinks that cancelled comes when the finger leaves",
    gets: "Touch 2, which should show the key that keeps cancelled, does not show it.",
    "Behind this key the keyboard hears began, moved, ended, and so it does behind a good one.",
    rule: Diagnosis4_7.rule
  ) {
    [
      [.down(x: 50, y: 50), .move(x: 60, y: 50)],
      [.down(x: 50, y: 50), .move(x: 250, y: 250), .up()], [.down(x: 50, y: 50), .up()],
    ]
  },
  WrongAnswer(
    "lifts a finger that is not down",
    gets: """
      Touch 3 cannot be played: Finger 1 is not on the glass: put it down before you move or \
      lift it
      """,
    "(EV-17).", rule: Diagnosis4_7.downFirst
  ) {
    [
      [.down(x: 50, y: 50), .move(x: 60, y: 50)], [.down(x: 50, y: 50), .cancel()], [.up()],
    ]
  },
]
