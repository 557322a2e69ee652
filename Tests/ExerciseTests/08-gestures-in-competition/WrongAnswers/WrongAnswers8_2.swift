import Grading

let wrong8_2 = [
  WrongAnswer(
    "what waits never acts",
    gets: """
      Question 1, a tap on the page: nothing is not what happens.
      The double tap fails in the end, and then somebody need not wait any longer.
      Rule: the wait: bars acts when zoom has failed, and fails when zoom recognizes (GR-65).
      """
  ) { [[], ["zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], []] },
  WrongAnswer(
    "a tap acts at its up, whoever is required",
    gets: """
      Question 2, two quick taps on the page: bars, zoom is not what happens.
      At the first up bars is not free to act: the double tap is still possible.
      Rule: the wait: bars acts when zoom has failed, and fails when zoom recognizes (GR-65).
      """
  ) {
    [
      ["bars"], ["bars", "zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], ["bars", "bars"],
    ]
  },
  WrongAnswer(
    "the parent acts after its child",
    gets: """
      Question 3, a tap on the card: open, bars is not what happens.
      Page and card are on one branch, and open excludes bars while that waits.
      Rule: the branch: whoever recognizes excludes who is still possible (GR-60).
      """
  ) {
    [
      ["bars"], ["zoom"], ["open", "bars"], ["open", "zoom"], ["menu", "menu"], ["bars", "bars"],
    ]
  },
  WrongAnswer(
    "one wins per branch for the whole touch",
    gets: """
      Question 4, two quick taps on the card: open is not what happens.
      At the first up open acts, and it leaves the double tap alone.
      Rule: the permission: a tap leaves a double tap alone; a double tap excludes taps (GR-64).
      """
  ) { [["bars"], ["zoom"], ["open"], ["open"], ["menu", "menu"], ["bars", "bars"]] },
  WrongAnswer(
    "deeper wins even against a double tap",
    gets: """
      Question 4, two quick taps on the card: open, open is not what happens.
      At the second up zoom is there as well, and a double tap excludes a tap.
      Rule: the permission: a tap leaves a double tap alone; a double tap excludes taps (GR-64).
      """
  ) { [["bars"], ["zoom"], ["open"], ["open", "open"], ["menu", "menu"], ["bars", "bars"]] },
  WrongAnswer(
    "a long press has one action",
    gets: """
      Question 5, a finger rests on the card: menu is not what happens.
      A long press is continuous: it says that it begins, and that it ends.
      Rule: the first: 0.5 s of rest, long before the up (GR-86).
      """
  ) { [["bars"], ["zoom"], ["open"], ["open", "zoom"], ["menu"], ["bars", "bars"]] },
  WrongAnswer(
    "two taps are a double tap, however late",
    gets: """
      Question 6, two taps on the page, 0.6 s apart: zoom is not what happens.
      The double tap gave up before the second down.
      Rule: the first: a double tap gives up after 0.35 s in our engine (DEC-14).
      """
  ) { [["bars"], ["zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], ["zoom"]] },
]
