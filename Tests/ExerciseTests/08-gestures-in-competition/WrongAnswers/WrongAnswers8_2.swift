import Grading
import Questions

let wrong8_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer(
    "what waits never acts",
    gets: "Question 1, a tap on the page: you said nothing. It is bars.",
    Diagnosis8_2.whatWaitsNeverActs, rule: Diagnosis8_2.waits
  ) { [[], ["zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], []] },
  WrongAnswer(
    "a tap acts at its up, whoever is required",
    gets: "Question 2, two quick taps on the page: you said bars, zoom. The first is zoom.",
    Diagnosis8_2.aTapActsAtItsUp, rule: Diagnosis8_2.waits
  ) {
    [
      ["bars"], ["bars", "zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], ["bars", "bars"],
    ]
  },
  WrongAnswer(
    "the parent acts after its child",
    gets: """
      Question 3, a tap on the card: you said open, bars. The first name is right, and nothing \
      comes after that.
      """,
    Diagnosis8_2.theParentActsAfterItsChild, rule: Diagnosis8_2.deeper
  ) {
    [
      ["bars"], ["zoom"], ["open", "bars"], ["open", "zoom"], ["menu", "menu"], ["bars", "bars"],
    ]
  },
  WrongAnswer(
    "one wins per branch for the whole touch",
    gets: """
      Question 4, two quick taps on the card: you said open. It is right as far as it goes; the \
      next is zoom.
      """,
    Diagnosis8_2.oneWinsPerBranchForTheWhole, rule: Diagnosis8_2.leaves
  ) { [["bars"], ["zoom"], ["open"], ["open"], ["menu", "menu"], ["bars", "bars"]] },
  WrongAnswer(
    "deeper wins even against a double tap",
    gets: """
      Question 4, two quick taps on the card: you said open, open. The first name is right; the \
      next is zoom.
      """,
    Diagnosis8_2.deeperWinsEvenAgainstADoubleTap, rule: Diagnosis8_2.leaves
  ) { [["bars"], ["zoom"], ["open"], ["open", "open"], ["menu", "menu"], ["bars", "bars"]] },
  WrongAnswer(
    "a long press has one action",
    gets: """
      Question 5, a finger rests on the card: you said menu. It is right as far as it goes; the \
      next is menu.
      """,
    Diagnosis8_2.aLongPressHasOneAction, rule: Diagnosis8_2.first
  ) { [["bars"], ["zoom"], ["open"], ["open", "zoom"], ["menu"], ["bars", "bars"]] },
  WrongAnswer(
    "two taps are a double tap, however late",
    gets: "Question 6, two taps on the page, 0.6 s apart: you said zoom. The first is bars.",
    Diagnosis8_2.twoTapsAreADoubleTap, rule: Diagnosis8_2.givesUp
  ) { [["bars"], ["zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], ["zoom"]] },
]
