import Grading

@testable import Exercises02
@testable import Solutions02

let exercise2_2 = Exercise(
  "2.2", .order, read: "Chapters/02-who-is-under-the-finger, The rule, The subviews",
  yours: { Exercises02.whoIsAsked() }, solution: { Solutions02.whoIsAsked() },
  wrong: [
    WrongAnswer(
      "only views that contain the point are asked",
      gets: """
        Question 1, touch (60, 60): root, grid, two is not what happens.
        veil and panel decline, but they can only do so when they are asked.
        Rule: the subviews are asked from the front, one after the other, until one accepts (HT-5).
        """
    ) {
      [
        ["root", "grid", "two"], ["root", "grid", "one"], ["root", "panel", "knob"],
        ["root", "panel"],
      ]
    },
    WrongAnswer(
      "a hidden view is not asked",
      gets: """
        Question 1, touch (60, 60): root, panel, grid, two is not what happens.
        veil is hidden, but its hitTest is called all the same; there it says no.
        Rule: the subviews are asked from the front, one after the other, until one accepts (HT-5).
        """
    ) {
      [
        ["root", "panel", "grid", "two"], ["root", "panel", "grid", "two", "one"],
        ["root", "panel", "knob"], ["root", "panel", "knob"],
      ]
    },
    WrongAnswer(
      "asks in the order of addSubview",
      gets: """
        Question 1, touch (60, 60): root, grid, one, two is not what happens.
        You asked in the order of addSubview: that is the order of drawing, from the back.
        Rule: the subviews are asked from the front, one after the other, until one accepts (HT-5).
        """
    ) {
      [
        ["root", "grid", "one", "two"], ["root", "grid", "one"],
        ["root", "grid", "panel", "knob"], ["root", "grid", "panel", "knob"],
      ]
    },
    WrongAnswer(
      "begins at the leaves",
      gets: """
        Question 1, touch (60, 60): two, grid, panel, veil, root is not what happens.
        You began at the leaves; a view is asked by its superview, so the superview is first.
        Rule: the subviews are asked from the front, one after the other, until one accepts (HT-5).
        """
    ) {
      [
        ["two", "grid", "panel", "veil", "root"], ["one", "two", "grid", "panel", "veil", "root"],
        ["knob", "panel", "veil", "root"], ["knob", "panel", "veil", "root"],
      ]
    },
  ]
) { make in
  let order =
    "the subviews are asked from the front, one after the other, until one accepts (HT-5)."
  func question(_ text: String, _ names: [String], _ why: [String: String]) -> Question {
    Question("touch \(text)", is: names, why: why, rule: order)
  }
  let names = ["root", "grid", "one", "two", "panel", "knob", "veil"]
  try judge(
    make(), among: names,
    [
      question(
        "(60, 60)", ["root", "veil", "panel", "grid", "two"],
        [
          "root, grid, two": "veil and panel decline, but they can only do so when they are asked.",
          "root, panel, grid, two":
            "veil is hidden, but its hitTest is called all the same; there it says no.",
          "root, veil, panel, grid, two, one":
            "two accepts, and with that the search is over: one lies behind it and is not asked.",
          "root, grid, one, two":
            "You asked in the order of addSubview: that is the order of drawing, from the back.",
          "two, grid, panel, veil, root":
            "You began at the leaves; a view is asked by its superview, so the superview is first.",
        ]),
      question("(20, 20)", ["root", "veil", "panel", "grid", "two", "one"], [:]),
      question(
        "(170, 30)", ["root", "veil", "panel", "knob"],
        [
          "root, veil, panel, knob, grid, two, one":
            "knob accepts, and with that the search is over: grid lies behind it and is not asked.",
          "root, panel, knob":
            "veil is hidden, but its hitTest is called all the same; there it says no.",
        ]),
      question(
        "(170, 200)", ["root", "veil", "panel", "knob"],
        [
          "root, veil, panel": "knob does not contain the point, but panel asks it all the same.",
          "root, veil, panel, knob, grid":
            "panel contains the point and answers itself; nobody behind it is asked.",
        ]),
    ])
}
