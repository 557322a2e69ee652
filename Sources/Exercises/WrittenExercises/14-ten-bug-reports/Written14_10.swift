import ExerciseKit
package import GradingCore

/// What answers to exercise 14.10 are told.
package enum Diagnosis14_10 {
  package static let levels =
    "chapter 2, Before the first view: windows are tried by level, the highest first (HT-1)."
  package static let refuses =
    "chapter 8, The swipe back is dead: what can't use a finger should refuse it (GR-43)."
  package static let line =
    "chapter 8, Finishing lines: a pan's line is ten points away, if nobody refuses (GR-88)."
  package static let window =
    "which window: the front one that is visible, and has a view under the finger (HT-1)."
  package static let both =
    "chapter 8, Permission: one delegate's yes is enough for two to recognize (GR-63)."
  package static let working = Rule14.mend
  package static let each =
    "the statement: two complaints, each with a touch of its own; name the cause or causes."

  package static let level =
    "A message that comes is in front thanks to this line, as it should be."
  package static let rightOnly =
    "back begins with a drag to the right and with no other, as it should; red went to the right."
  package static let sideways = "red is dragged sideways, and its pan begins, as it should."
  package static let helpIsRight =
    "help is never asked in this trace, and does what it should when it is."
  package static let panIsRight = "The pan of red begins, as it should: the card is dragged."
  package static let bannerIsRight = "banner is gone when the finger comes down, as it should be."
  package static let twoTouches =
    "The drag hits red, as it should. What the tap hits is in messages: ask the question before."
  package static let alone =
    "The cause that you name explains one of the two complaints. Ask about the other touch, too."

  package static let dead =
    "The message has gone, and the tap does nothing: the user still complains."
  package static let windowStays =
    "The message has gone, and its window, still visible, takes the tap. It has to be hidden: in our "
    + "engine, letting go of it is not enough."
  package static let stillHit =
    "The view of the message's window is clear now, and takes the tap all the same."
    + "\nRule: who was hit: a clear view is hit like any other (HT-13)."
  package static let onlyBack =
    "The page goes back, and red isn't sorted: of the two pans only back begins now."
    + Rule14.asked("a card dragged sideways is sorted, and no drag of a card goes back.")
  package static let goesBack = "The finger drags a card, and the page goes back."
  package static let notSorted =
    "The finger drags a card to this side, and the card is not sorted."
    + Rule14.asked("a card dragged sideways is sorted to that side.")
  package static let noBack =
    "The finger is beside the cards and goes to the right, and the page does not go back."
    + Rule14.asked("a drag to the right beside the cards goes back.")
  package static let noAnswer =
    "The message is up, and a tap on it does nothing: it goes past the message's window."
    + Rule14.asked("a tap on a message answers it.")
  package static let still =
    "The finger goes up or down, and the list should scroll, and nothing else."
    + Rule14.asked("the list scrolls, wherever the finger starts.")
}

/// Exercise 14.10.
package let written14_10 = WrittenExercise(
  "14.10", read: Rule14.page, steps: Rule14.steps, diagnosis14_10)

/// The names in exercise 14.10.
package let cards = ["red", "gold", "blue", "white", "black"]

/// What is known about the report of exercise 14.10.
package let diagnosis14_10 = Diagnosis(
  [(.whichWindow, ["messages"], "B"), (.whoTookIt, ["back"], "D")],
  names: [
    "window", "root", "screen", "list", "help", "banner", "messages", "back", "pan(list)",
    "delay(list)",
  ] + cards + cards.map { "pan of " + $0 },
  suspects: [
    "A": .init(Diagnosis14_10.level, rule: Diagnosis14_10.levels),
    "C": .init(Diagnosis14_10.rightOnly, rule: Diagnosis14_10.refuses),
    "E": .init(Diagnosis14_10.sideways, rule: Diagnosis14_10.line),
  ],
  questions: [.whoWasHit: Diagnosis14_10.twoTouches],
  objects: [
    "help": Diagnosis14_10.helpIsRight, "pan of red": Diagnosis14_10.panIsRight,
    "banner": Diagnosis14_10.bannerIsRight,
  ],
  more: .init(Diagnosis14_10.alone, rule: Diagnosis14_10.each))
