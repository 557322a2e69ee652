import Grading
import Questions

let wrong3_6: [WrongAnswer<[PinProbe]>] = [
  WrongAnswer(
    "one touch in the middle for all",
    gets: """
      Mistake 1, touch (100, 110) on the pin as it is: pin is right, and this pin finds it too.
      """,
    Diagnosis3_6.oneTouchInTheMiddleForAll, rule: Diagnosis3_6.minimum
  ) { Array(repeating: at(100, 110), count: 5) },
  WrongAnswer(
    "touches beside the edge instead of on it",
    gets: """
      Mistake 2, touch (121.9, 100) on the pin as it is: pin is right, and this pin finds it \
      too.
      """,
    Diagnosis3_6.touchesBesideTheEdgeInstead, rule: Diagnosis3_6.edges
  ) { [at(100, 74), at(121.9, 100), at(84, 100), at(100, 100, .hidden), at(100, 80)] },
  WrongAnswer(
    "touches where both ways to grow overlap",
    gets: """
      Mistake 3, touch (115, 100) on the pin as it is: pin is right, and this pin finds it too.
      """,
    Diagnosis3_6.touchesWhereBothWaysToGrowOverlap, rule: Diagnosis3_6.half
  ) { [at(100, 74), at(122, 100), at(115, 100), at(100, 100, .hidden), at(100, 80)] },
  WrongAnswer(
    "looks for shut gates on a pin that is on",
    gets: """
      Mistake 4, touch (100, 100) on the pin as it is: pin is right, and this pin finds it too.
      """,
    Diagnosis3_6.looksForShutGatesOnAPin, rule: Diagnosis3_6.gates
  ) { [at(100, 74), at(122, 100), at(84, 100), at(100, 100), at(100, 80)] },
  WrongAnswer(
    "forgets that something lies in the pin",
    gets: """
      Mistake 5, touch (100, 110) on the pin as it is: pin is right, and this pin finds it too.
      """,
    Diagnosis3_6.forgetsThatSomethingLiesInThePin, rule: Diagnosis3_6.subviews
  ) { [at(100, 74), at(122, 100), at(84, 100), at(100, 100, .hidden), at(100, 110)] },
]
