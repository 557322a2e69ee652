import Grading
import WrittenExercises

let wrong2_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer("only views that contain the point are asked") {
    [
      ["root", "grid", "two"], ["root", "grid", "one"], ["root", "panel", "knob"],
      ["root", "panel"],
    ]
  },
  WrongAnswer("a hidden view is not asked") {
    [
      ["root", "panel", "grid", "two"], ["root", "panel", "grid", "two", "one"],
      ["root", "panel", "knob"], ["root", "panel", "knob"],
    ]
  },
  WrongAnswer("asks in the order of addSubview") {
    [
      ["root", "grid", "one", "two"], ["root", "grid", "one"],
      ["root", "grid", "panel", "knob"], ["root", "grid", "panel", "knob"],
    ]
  },
  WrongAnswer("asks knob although panel declined, and leaves out what is hidden") {
    [
      ["root", "panel", "knob", "grid", "two"], ["root", "panel", "knob", "grid", "two", "one"],
      ["root", "panel", "knob"], ["root", "panel", "knob"],
    ]
  },
  WrongAnswer("leaves out a sibling that does not contain the point") {
    [
      ["root", "veil", "panel", "grid", "two"], ["root", "veil", "panel", "grid", "one"],
      ["root", "veil", "panel", "knob"], ["root", "veil", "panel"],
    ]
  },
  WrongAnswer("goes on behind the view that accepts, and leaves out what is hidden") {
    [
      ["root", "veil", "panel", "grid", "two"], ["root", "veil", "panel", "grid", "two", "one"],
      ["root", "panel", "knob", "grid", "two", "one"], ["root", "panel", "knob", "grid"],
    ]
  },
  WrongAnswer("begins at the leaves") {
    [
      ["two", "grid", "panel", "veil", "root"], ["one", "two", "grid", "panel", "veil", "root"],
      ["knob", "panel", "veil", "root"], ["knob", "panel", "veil", "root"],
    ]
  },
]
