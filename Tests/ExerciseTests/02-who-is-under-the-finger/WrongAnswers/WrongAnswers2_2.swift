import Grading
import Questions

let wrong2_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer(
    "only views that contain the point are asked",
    gets: """
      Question 1, touch (60, 60): you said root, grid, two. The first name is right; the next is \
      veil.
      """,
    Diagnosis2_2.asked, rule: Diagnosis2_2.order
  ) {
    [
      ["root", "grid", "two"], ["root", "grid", "one"], ["root", "panel", "knob"],
      ["root", "panel"],
    ]
  },
  WrongAnswer(
    "a hidden view is not asked",
    gets: """
      Question 1, touch (60, 60): you said root, panel, grid, two. The first name is right; the \
      next is veil.
      """,
    Diagnosis2_2.hidden, rule: Diagnosis2_2.order
  ) {
    [
      ["root", "panel", "grid", "two"], ["root", "panel", "grid", "two", "one"],
      ["root", "panel", "knob"], ["root", "panel", "knob"],
    ]
  },
  WrongAnswer(
    "asks in the order of addSubview",
    gets: """
      Question 1, touch (60, 60): you said root, grid, one, two. The first name is right; the \
      next is veil.
      """,
    Diagnosis2_2.added, rule: Diagnosis2_2.order
  ) {
    [
      ["root", "grid", "one", "two"], ["root", "grid", "one"],
      ["root", "grid", "panel", "knob"], ["root", "grid", "panel", "knob"],
    ]
  },
  WrongAnswer(
    "asks knob although panel declined, and leaves out what is hidden",
    gets: """
      Question 1, touch (60, 60): you said root, panel, knob, grid, two. The first name is right; \
      the next is veil.
      """,
    Diagnosis2_2.branch, rule: Diagnosis2_2.ends
  ) {
    [
      ["root", "panel", "knob", "grid", "two"], ["root", "panel", "knob", "grid", "two", "one"],
      ["root", "panel", "knob"], ["root", "panel", "knob"],
    ]
  },
  WrongAnswer(
    "leaves out a sibling that does not contain the point",
    gets: """
      Question 2, touch (20, 20): you said root, veil, panel, grid, one. The first 4 names are \
      right; the next is two.
      """,
    Diagnosis2_2.leavesOutASiblingThatDoesNot, rule: Diagnosis2_2.order
  ) {
    [
      ["root", "veil", "panel", "grid", "two"], ["root", "veil", "panel", "grid", "one"],
      ["root", "veil", "panel", "knob"], ["root", "veil", "panel"],
    ]
  },
  WrongAnswer(
    "goes on behind the view that accepts, and leaves out what is hidden",
    gets: """
      Question 3, touch (170, 30): you said root, panel, knob, grid, two, one. The first name is \
      right; the next is veil.
      """,
    Diagnosis2_2.over, rule: Diagnosis2_2.order
  ) {
    [
      ["root", "veil", "panel", "grid", "two"], ["root", "veil", "panel", "grid", "two", "one"],
      ["root", "panel", "knob", "grid", "two", "one"], ["root", "panel", "knob", "grid"],
    ]
  },
  WrongAnswer(
    "begins at the leaves",
    gets: "Question 1, touch (60, 60): you said two, grid, panel, veil, root. The first is root.",
    Diagnosis2_2.leaves, rule: Diagnosis2_2.order
  ) {
    [
      ["two", "grid", "panel", "veil", "root"], ["one", "two", "grid", "panel", "veil", "root"],
      ["knob", "panel", "veil", "root"], ["knob", "panel", "veil", "root"],
    ]
  },
]
