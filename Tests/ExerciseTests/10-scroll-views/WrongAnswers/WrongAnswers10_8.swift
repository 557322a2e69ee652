import ExerciseKit
import Grading

let wrong10_8: [WrongAnswer<Pull>] = [
  WrongAnswer("refreshes while the finger is down") { pull(Variant(.scrolls)) },
  WrongAnswer("asks where the motion leads") { pull(Variant(.asksTarget)) },
  WrongAnswer("needs more than 80 points") { pull(Variant(.late)) },
  WrongAnswer("forgets to say that it refreshes") { pull(Variant(.quiet)) },
  WrongAnswer("is content with less") { pull(Variant(.early)) },
  WrongAnswer("remembers how far the finger had been") { pull(Variant(.farthest)) },
  WrongAnswer("takes content without a finger for a pull") { pull(Variant(.atRest)) },
  WrongAnswer("takes a bounce for a pull") { pull(Variant(.bounces)) },
  WrongAnswer("takes both ends for the top") { pull(Variant(.bothEnds)) },
  WrongAnswer("sets the inset and not the target") { pull(Variant(.insetOnly)) },
  WrongAnswer("sets the target and not the inset") { pull(Variant(.targetOnly)) },
  WrongAnswer("moves the content and not the target") { pull(Variant(.jumps)) },
  WrongAnswer("counts pulls while it refreshes") { pull(Variant(.noGuard)) },
  WrongAnswer("adds the inset at every pull") { pull(Variant(.adds)) },
  WrongAnswer("leads every drag back while it refreshes") { pull(Variant(.alwaysBack)) },
  WrongAnswer("forgets the inset at the end") { pull(Variant(.keepsInset)) },
  WrongAnswer("goes on refreshing") { pull(Variant(.staysBusy)) },
  WrongAnswer("counts anew after the end") { pull(Variant(.forgets)) },
  WrongAnswer("refreshes once in a lifetime") { pull(Variant(.once)) },
  WrongAnswer("counts a finger only that rests when it is lifted") { pull(Variant(.restsOnly)) },
  WrongAnswer("takes rest for the end of the refresh") { pull(Variant(.restEnds)) },
  WrongAnswer("switches scrolling off while it refreshes") { pull(Variant(.switchesOff)) },
]
