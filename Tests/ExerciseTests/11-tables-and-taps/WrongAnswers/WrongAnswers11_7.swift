import Grading
import Questions

private let noTap = """
  both screens do the same, highlight, unhighlight, select.
  \(Diagnosis11_7.alwaysALongPress)
  Rule: \(Diagnosis11_7.decision)
  """
private let taken = """
  both screens do the same, highlight, action, unhighlight.
  \(Diagnosis11_7.alwaysTheMiddlePress)
  Rule: \(Diagnosis11_7.taken)
  """
private let held = """
  both screens do the same, action.
  \(Diagnosis11_7.alwaysAQuickTap)
  Rule: \(Diagnosis11_7.hold)
  """

let wrong11_7: [WrongAnswer<[Double?]>] = [
  WrongAnswer("always a quick tap", gets: "Pair 2, 0.1 s: \(held)") {
    [0.1, 0.1, 0.1, 0.1, nil, 0.4]
  },
  WrongAnswer("always the middle press", gets: "Pair 1, 0.3 s: \(taken)") {
    [0.3, 0.3, 0.3, 0.3, nil, 0.4]
  },
  WrongAnswer("always a long press", gets: "Pair 1, 2.0 s: \(noTap)") { [2, 2, 2, 2, nil, 0.4] },
  WrongAnswer("a hair too long for the hold", gets: "Pair 1, 0.16 s: \(taken)") {
    [0.16, 0.4, 1, 0.1, nil, 0.4]
  },
  WrongAnswer("a hair too short for the hold", gets: "Pair 2, 0.14 s: \(held)") {
    [0.1, 0.14, 1, 0.1, nil, 0.4]
  },
  WrongAnswer("too long for the tap that holds", gets: "Pair 2, 0.76 s: \(noTap)") {
    [0.1, 0.76, 1, 0.1, nil, 0.4]
  },
  WrongAnswer("the tap takes what would be asked about", gets: "Pair 3, 0.74 s: \(taken)") {
    [0.1, 0.4, 0.74, 0.1, nil, 0.4]
  },
  WrongAnswer("no tap, so nothing to refuse", gets: "Pair 4, 0.76 s: \(noTap)") {
    [0.1, 0.4, 1, 0.76, nil, 0.4]
  },
  WrongAnswer(
    "a press of no sense",
    gets: "Pair 1: a press of -1.0 s cannot be played; take 0 to 60 seconds.",
    "The script stops there, so nothing after it happens.",
    rule: "a finger comes down before it moves or goes; time only goes forward."
  ) { [-1, 0.4, 1, 0.1, nil, 0.4] },
  WrongAnswer("tells screens apart that do the same", gets: "Pair 5, 0.4 s: \(held)") {
    [0.1, 0.4, 1, 0.1, 0.4, 0.4]
  },
  WrongAnswer(
    "holds what is held already",
    gets: """
      Pair 6, 0.1 s: both screens do the same, action, highlight, unhighlight, select.
      \(Diagnosis11_7.takesNothing)
      Rule: \(Diagnosis11_7.decision)
      """
  ) { [0.1, 0.4, 1, 0.1, nil, 0.1] },
  WrongAnswer(
    "gives up too early",
    gets: """
      Pair 6: nil says that no press tells them apart, and there is one.
      \(Diagnosis11_7.givesUp)
      Rule: \(Diagnosis11_7.clocks)
      """
  ) { [0.1, 0.4, 1, 0.1, nil, nil] },
]
