import Grading

@testable import Exercises02
@testable import Solutions02

let exercise2_2 = Exercise(
  "2.2", .order, read: theRule, steps: steps,
  yours: { Exercises02.whoIsAsked() }, solution: { Solutions02.whoIsAsked() },
  wrong: [
    WrongAnswer(
      "only views that contain the point are asked",
      gets: """
        Question 1, touch (60, 60): root, grid, two is not what happens.
        veil and panel decline, but only when they are asked; nobody else knows.
        Rule: the subviews: asked from the front, one by one, until one accepts (HT-5).
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
        Rule: the subviews: asked from the front, one by one, until one accepts (HT-5).
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
        Rule: the subviews: asked from the front, one by one, until one accepts (HT-5).
        """
    ) {
      [
        ["root", "grid", "one", "two"], ["root", "grid", "one"],
        ["root", "grid", "panel", "knob"], ["root", "grid", "panel", "knob"],
      ]
    },
    WrongAnswer(
      "asks knob although panel declined, and leaves out what is hidden",
      gets: """
        Question 1, touch (60, 60): root, panel, knob, grid, two is not what happens.
        panel does not contain the point; it declines and never asks knob.
        Rule: the area: a point outside ends the branch, and nobody in it is asked (HT-9).
        """
    ) {
      [
        ["root", "panel", "knob", "grid", "two"], ["root", "panel", "knob", "grid", "two", "one"],
        ["root", "panel", "knob"], ["root", "panel", "knob"],
      ]
    },
    WrongAnswer(
      "leaves out a sibling that does not contain the point",
      gets: """
        Question 2, touch (20, 20): root, veil, panel, grid, one is not what happens.
        two does not contain the point, but grid has to ask it.
        Rule: the subviews: asked from the front, one by one, until one accepts (HT-5).
        """
    ) {
      [
        ["root", "veil", "panel", "grid", "two"], ["root", "veil", "panel", "grid", "one"],
        ["root", "veil", "panel", "knob"], ["root", "veil", "panel"],
      ]
    },
    WrongAnswer(
      "goes on behind the view that accepts, and leaves out what is hidden",
      gets: """
        Question 3, touch (170, 30): root, panel, knob, grid, two, one is not what happens.
        knob accepts, and with that the search is over: grid lies behind and is not asked.
        Rule: the subviews: asked from the front, one by one, until one accepts (HT-5).
        """
    ) {
      [
        ["root", "veil", "panel", "grid", "two"], ["root", "veil", "panel", "grid", "two", "one"],
        ["root", "panel", "knob", "grid", "two", "one"], ["root", "panel", "knob", "grid"],
      ]
    },
    WrongAnswer(
      "begins at the leaves",
      gets: """
        Question 1, touch (60, 60): two, grid, panel, veil, root is not what happens.
        You began at the leaves; a view is asked by its superview, so the superview is first.
        Rule: the subviews: asked from the front, one by one, until one accepts (HT-5).
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
    "the subviews: asked from the front, one by one, until one accepts (HT-5)."
  let ends = "the area: a point outside ends the branch, and nobody in it is asked (HT-9)."
  let asked = "veil and panel decline, but only when they are asked; nobody else knows."
  let hidden = "veil is hidden, but its hitTest is called all the same; there it says no."
  let branch = "panel does not contain the point; it declines and never asks knob."
  let added = "You asked in the order of addSubview: that is the order of drawing, from the back."
  let leaves =
    "You began at the leaves; a view is asked by its superview, so the superview is first."
  let over = "knob accepts, and with that the search is over: grid lies behind and is not asked."
  let itself = "panel contains the point and answers itself; nobody behind it is asked."
  let knob = "knob does not contain the point, but it is knob that has to say so: panel asks it."
  let answers = make()
  func question(_ text: String, _ names: [String], _ why: [String: String]) -> Question {
    let isBranch = answers.contains { why[$0.joined(separator: ", ")] == branch }
    return Question("touch \(text)", is: names, why: why, rule: isBranch ? ends : order)
  }
  try judge(
    answers, among: ["root", "grid", "one", "two", "panel", "knob", "veil"],
    [
      question(
        "(60, 60)", ["root", "veil", "panel", "grid", "two"],
        [
          "root, grid, two": asked, "root, two": asked, "root, panel, grid, two": hidden,
          "root, veil, grid, two": "panel is far from the finger, but only panel can say so.",
          "root, veil, panel, grid, two, one":
            "two accepts, and with that the search is over: one lies behind it and is not asked.",
          "root, veil, panel, knob, grid, two": branch, "root, panel, knob, grid, two": branch,
          "root, grid, one": added, "root, grid, one, two": added,
          "root, grid, one, two, panel, veil": added, "two, grid, panel, veil, root": leaves,
          "two, grid, root": leaves,
        ]),
      question(
        "(20, 20)", ["root", "veil", "panel", "grid", "two", "one"],
        [
          "root, grid, one": asked, "root, one": asked, "root, panel, grid, two, one": hidden,
          "root, grid, two, one": asked,
          "root, veil, panel, grid, one": "two does not contain the point, but grid has to ask it.",
          "root, veil, panel, knob, grid, two, one": branch,
          "root, panel, knob, grid, two, one": branch,
          "root, veil, panel, grid, one, two": added, "one, two, grid, panel, veil, root": leaves,
        ]),
      question(
        "(170, 30)", ["root", "veil", "panel", "knob"],
        [
          "root, veil, panel, knob, grid, two, one": over, "root, veil, panel, knob, grid": over,
          "root, panel, knob, grid, two, one": over, "root, panel, knob, grid": over,
          "root, panel, knob": hidden, "root, grid, panel, knob": added,
          "root, grid, two, panel, knob": added, "knob, panel, veil, root": leaves,
        ]),
      question(
        "(170, 200)", ["root", "veil", "panel", "knob"],
        [
          "root, veil, panel": knob, "root, panel": knob, "root, panel, knob": hidden,
          "root, veil, panel, knob, grid": itself, "root, grid, panel, knob": added,
          "root, veil, panel, knob, grid, two, one": itself, "knob, panel, veil, root": leaves,
        ]),
    ])
}
