import Grading

@testable import Exercises06
@testable import Solutions06

let exercise6_1 = Exercise(
  "6.1", .order, read: "Chapters/06-controls, The rule, follow",
  yours: { Exercises06.whatDialSends() }, solution: { Solutions06.whatDialSends() },
  wrong: wrong6_1
) { make in
  let far = "follow: up to 70 points outside each edge, a touch counts as inside (CT-9)."
  let border = "follow: a move that crosses the border sends two events, the crossing first (CT-5)."
  let taken = "stop: a touch that is taken away sends touchCancel and no touchUp (CT-8)."
  let primary = "A button adds its primary action; dial is a plain UIControl and has none."
  let crossingFirst = "A crossing comes first, and then the move says where the finger is."
  let answers = make()
  let sawACrossing = answers.dropFirst(4).first?.contains("touchDragExit") == true
  try judge(
    answers,
    among: [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "primaryActionTriggered",
    ],
    [
      Question(
        "lifted 60 points below", is: ["touchDown", "touchDragInside", "touchUpInside"],
        why: [
          "touchDown, touchDragExit, touchDragOutside, touchUpOutside":
            "You take the bounds for the border; a touch that is followed has more room.",
          "touchDown, touchUpInside": "A finger that moves between down and up is heard of.",
          "touchDown, touchDragInside, touchUpOutside":
            "A lift is measured like a move: the same place is inside for both, or for neither.",
          "touchDown, touchDragInside, touchUpInside, primaryActionTriggered": primary,
        ], rule: far),
      Question(
        "71 points to the right, and on to 100",
        is: [
          "touchDown", "touchDragExit", "touchDragOutside", "touchDragOutside", "touchUpOutside",
        ],
        why: [
          "touchDown, touchDragExit, touchDragOutside, touchUpOutside":
            "The crossing is not all that the first move says; it also says where it is.",
          "touchDown, touchDragOutside, touchDragOutside, touchUpOutside":
            "The first move crosses the border, and a crossing has an event of its own.",
          "touchDown, touchDragOutside, touchDragExit, touchDragOutside, touchUpOutside":
            crossingFirst,
          "touchDown, touchDragInside, touchDragExit, touchDragOutside, touchUpOutside":
            "271 is 71 points beside the edge at 200.",
          "touchDown, touchDragInside, touchDragInside, touchUpInside":
            "271 is 71 points beside the edge at 200, and 300 is 100.",
        ], rule: border),
      Question(
        "80 points out, and back in",
        is: [
          "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
          "touchUpInside",
        ],
        why: [
          "touchDown, touchDragExit, touchDragOutside, touchDragOutside, touchUpOutside":
            "A control goes on following a touch that has left; it may come back.",
          "touchDown, touchDragOutside, touchDragInside, touchUpInside":
            "Both moves cross the border, and a crossing has an event of its own.",
          "touchDown, touchDragOutside, touchDragExit, touchDragInside, touchDragEnter, touchUpInside":
            crossingFirst,
          "touchDown, touchDragExit, touchDragEnter, touchUpInside":
            "A crossing is not all that a move says; it also says where the finger is.",
        ], rule: border),
      Question(
        "begun five points beside dial", is: [],
        why: [
          "touchDown, touchDragInside, touchDragInside, touchUpInside":
            "The tolerance is for touches that dial follows; this one it never got.",
          "touchDragEnter, touchDragInside, touchDragInside, touchUpInside":
            "A touch keeps the view it began on. dial hears nothing of it.",
        ], rule: "begin: a control follows only a touch whose view it is (CT-3)."),
      Question(
        "70 points to the right, cancelled", is: ["touchDown", "touchDragInside", "touchCancel"],
        why: [
          "touchDown, touchDragExit, touchDragOutside, touchCancel":
            "270 is exactly 70 points beside the edge, and the 70th belongs to the inside.",
          "touchDown, touchDragInside": "dial followed this touch, and says that it is over.",
          "touchDown, touchDragInside, touchUpInside": "Nobody has lifted the finger.",
          "touchDown, touchDragInside, touchUpOutside": "Nobody has lifted the finger.",
        ], rule: sawACrossing ? far : taken),
      Question(
        "two quick taps",
        is: ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"],
        why: [
          "touchDown, touchUpInside, touchDownRepeat, touchUpInside":
            "The second tap's beginning is a touchDown as well; the repetition is said besides.",
          "touchDown, touchUpInside, touchDown, touchUpInside":
            "The second touch knows that it is a second tap, and dial says so.",
          """
          touchDown, touchUpInside, primaryActionTriggered, \
          touchDown, touchDownRepeat, touchUpInside, primaryActionTriggered
          """: primary,
        ],
        rule: "begin: touchDown, and touchDownRepeat as well from the second quick tap on (CT-4)."
      ),
    ])
}
