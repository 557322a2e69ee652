import Grading
import WrittenExercises

let wrong8_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer("what waits never acts") {
    [[], ["zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], []]
  },
  WrongAnswer("a tap acts at its up, whoever is required") {
    [
      ["bars"], ["bars", "zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], ["bars", "bars"],
    ]
  },
  WrongAnswer("the parent acts after its child") {
    [
      ["bars"], ["zoom"], ["open", "bars"], ["open", "zoom"], ["menu", "menu"], ["bars", "bars"],
    ]
  },
  WrongAnswer("one wins per branch for the whole touch") {
    [["bars"], ["zoom"], ["open"], ["open"], ["menu", "menu"], ["bars", "bars"]]
  },
  WrongAnswer("deeper wins even against a double tap") {
    [["bars"], ["zoom"], ["open"], ["open", "open"], ["menu", "menu"], ["bars", "bars"]]
  },
  WrongAnswer("a long press has one action") {
    [["bars"], ["zoom"], ["open"], ["open", "zoom"], ["menu"], ["bars", "bars"]]
  },
  WrongAnswer("two taps are a double tap, however late") {
    [["bars"], ["zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], ["zoom"]]
  },
]
