import Grading
import MiniUIKit

let wrong2_5: [WrongAnswer<HandWritten>] = [
  WrongAnswer(
    "asks back to front",
    gets: "Two cards that overlap, touch (50, 50): expected front, but your code gives back.",
    Diagnosis2_5.asksBackToFront, rule: Diagnosis2_5.front
  ) { HandWritten(BackToFront()) },
  WrongAnswer(
    "hands the point down unconverted",
    gets: "One card at (100, 100), touch (110, 110): expected card, but your code gives container.",
    Diagnosis2_5.handsThePointDownUnconverted, rule: Diagnosis2_5.own
  ) { HandWritten(Unconverted()) },
  WrongAnswer(
    "subtracts the frame's origin instead of converting",
    gets: """
      A card turned by 45 degrees, touch (140, 100) at its tip: expected card, but your code
      gives container.
      \(Diagnosis2_5.subtractsTheFramesOriginInstead)
      Rule: \(Diagnosis2_5.own)
      """
  ) { HandWritten(Subtracts()) },
  WrongAnswer(
    "never calls a subview's hitTest",
    gets: "A button in a card, touch (70, 70): expected button, but your code gives card.",
    Diagnosis2_5.neverCallsASubviewsHitTest, rule: Diagnosis2_5.answer
  ) { HandWritten(NoRecursion()) },
  WrongAnswer(
    "returns the subview and not what it found",
    gets: "A button in a card, touch (70, 70): expected button, but your code gives card.",
    Diagnosis2_5.neverCallsASubviewsHitTest, rule: Diagnosis2_5.answer
  ) { HandWritten(ReturnsTheSubview()) },
  WrongAnswer(
    "tests the subviews' areas and not their gates",
    gets: """
      A card without interaction, touch (110, 110): expected container, but your code gives card.
      """,
    Diagnosis2_5.testsTheSubviewsAreasAndNotTheir, rule: Diagnosis2_5.answer
  ) { HandWritten(ForeignGatesForgotten()) },
  WrongAnswer(
    "returns the first answer, even if it is nil",
    gets: "Two cards apart, touch (30, 30) on back: expected back, but your code gives nil.",
    Diagnosis2_5.returnsTheFirstAnswer, rule: Diagnosis2_5.firstFound
  ) { HandWritten(FirstAnswer()) },
  WrongAnswer(
    "asks its subviews before its own area",
    gets: """
      A card that hangs out of the container, touch (210, 100): expected nil, but your code gives \
      card.
      """,
    Diagnosis2_5.asksItsSubviewsBeforeItsOwnArea, rule: Diagnosis2_5.area
  ) { HandWritten(AreaLast()) },
  WrongAnswer(
    "tests the point against its frame",
    gets: """
      A container at (50, 30), touch (10, 10) in its coordinates: expected container, but your code
      gives nil.
      \(Diagnosis2_5.testsThePointAgainstItsFrame)
      Rule: \(Diagnosis2_5.bounds)
      """
  ) { HandWritten(FrameContains()) },
  WrongAnswer(
    "forgets the gates",
    gets: "A hidden container with a card, touch (50, 50): expected nil, but your code gives card.",
    Diagnosis2_5.forgetsTheGates, rule: Diagnosis2_5.gates
  ) { HandWritten(NoGates()) },
  WrongAnswer(
    "takes 0.1 for the limit",
    gets: """
      A container with alpha 0.011, touch (50, 50): expected container, but your code gives nil.
      """,
    "0.011 can hardly be seen, but it can be touched.", rule: Diagnosis2_5.limit
  ) { HandWritten(TenPercent()) },
  WrongAnswer(
    "answers nil when nobody in it wants the touch",
    gets: "An empty container, touch (50, 50): expected container, but your code gives nil.",
    Diagnosis2_5.answersNilWhenNobodyInItWants, rule: Diagnosis2_5.myself
  ) { HandWritten(NeverMyself()) },
  WrongAnswer(
    "searches the whole tree itself",
    gets: """
      A handle that answers knob, touch (50, 50) on it: expected knob, but your code gives handle.
      """,
    Diagnosis2_5.searchesTheTreeItself, rule: Diagnosis2_5.answer
  ) { HandWritten(WholeTree()) },
  WrongAnswer(
    "leaves out hidden subviews",
    gets: """
      A hidden handle that answers knob, touch (50, 50) on it: expected knob, but your code gives \
      container.
      """,
    Diagnosis2_5.leavesOutHiddenSubviews, rule: Diagnosis2_5.answer
  ) { HandWritten(VisibleOnly()) },
  WrongAnswer(
    "leaves out subviews without interaction",
    gets: """
      A handle without interaction that answers knob, touch (50, 50) on it: expected knob, but your \
      code gives container.
      """,
    Diagnosis2_5.leavesOutSubviewsThatAreOff, rule: Diagnosis2_5.answer
  ) { HandWritten(InteractiveOnly()) },
  WrongAnswer(
    "leaves out subviews that cannot be seen",
    gets: """
      A handle with alpha 0 that answers knob, touch (50, 50) on it: expected knob, but your code \
      gives container.
      """,
    Diagnosis2_5.leavesOutSubviewsThatAreOff, rule: Diagnosis2_5.answer
  ) { HandWritten(OpaqueOnly()) },
  WrongAnswer(
    "asks without the event",
    gets: """
      A view that wants an event, a tap at (50, 50) on it: expected picky, but your code gives \
      container.
      """,
    Diagnosis2_5.asksWithoutTheEvent, rule: Diagnosis2_5.answer
  ) { HandWritten(NoEvent()) },
  WrongAnswer(
    "asks its bounds",
    gets: """
      Who is asked whether (150, 150) is in the container: expected its point(inside:) decides, \
      but your code gives something else decides.
      """,
    Diagnosis2_5.neverAsksPointInside, rule: Diagnosis2_5.bounds
  ) { HandWritten(BoundsContain()) },
  WrongAnswer(
    "asks only the subviews whose area contains the point",
    gets: """
      An arm that finds knob, touch (100, 50) beside the arm: expected knob, but your code gives
      container.
      \(Diagnosis2_5.asksForAnAreaFirst)
      Rule: \(Diagnosis2_5.answer)
      """
  ) { HandWritten(AreaBeforeHitTest()) },
  WrongAnswer(
    "asks its own class for its area",
    gets: """
      A subclass with a larger area, touch (110, 50) in it: expected roomy, but your code gives nil.
      """,
    Diagnosis2_5.asksForTheAreaOfItsOwnClass, rule: Diagnosis2_5.bounds
  ) { HandWritten(AreaOfSuper(), roomy: AreaOfSuperRoomy()) },
  WrongAnswer(
    "asks for its own area without the event",
    gets: """
      A subclass that wants an event, a tap at (60, 60) on it: expected picky, but your code gives \
      root.
      """,
    Diagnosis2_5.asksForItsOwnAreaWithoutTheEvent, rule: Diagnosis2_5.bounds
  ) {
    HandWritten(
      AreaWithoutTheEvent(), roomy: AreaWithoutTheEventRoomy(),
      forTouches: AreaWithoutTheEventForTouches())
  },
  WrongAnswer("calls itself for ever", ends: .crashed) { HandWritten(Recursive()) },
  WrongAnswer("loops for ever", ends: .endless) { HandWritten(Loop()) },
]
