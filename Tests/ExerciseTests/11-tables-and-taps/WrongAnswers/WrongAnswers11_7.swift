import Grading
import WrittenExercises

let wrong11_7: [WrongAnswer<[Double?]>] = [
  WrongAnswer("always a quick tap") { [0.1, 0.1, 0.1, 0.1, nil, 0.4] },
  WrongAnswer("always the middle press") { [0.3, 0.3, 0.3, 0.3, nil, 0.4] },
  WrongAnswer("always a long press") { [2, 2, 2, 2, nil, 0.4] },
  WrongAnswer("a hair too long for the hold") { [0.16, 0.4, 1, 0.1, nil, 0.4] },
  WrongAnswer("a hair too short for the hold") { [0.1, 0.14, 1, 0.1, nil, 0.4] },
  WrongAnswer("too long for the tap that holds") { [0.1, 0.76, 1, 0.1, nil, 0.4] },
  WrongAnswer("the tap takes what would be asked about") { [0.1, 0.4, 0.74, 0.1, nil, 0.4] },
  WrongAnswer("no tap, so nothing to refuse") { [0.1, 0.4, 1, 0.76, nil, 0.4] },
  WrongAnswer("a press of no sense") { [-1, 0.4, 1, 0.1, nil, 0.4] },
  WrongAnswer("tells screens apart that do the same") { [0.1, 0.4, 1, 0.1, 0.4, 0.4] },
  WrongAnswer("holds what is held already") { [0.1, 0.4, 1, 0.1, nil, 0.1] },
  WrongAnswer("gives up too early") { [0.1, 0.4, 1, 0.1, nil, nil] },
]
