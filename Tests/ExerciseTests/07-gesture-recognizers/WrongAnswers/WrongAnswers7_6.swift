import ExerciseKit
import Grading
import MiniUIKit

let wrong7_6: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer(
    "sets the state back to possible",
    gets: "A tap at 40: the view: expected began, ended, but your code gives began.",
    Diagnosis7_6.still, rule: Diagnosis7_6.hold
  ) {
    SomeEdge(.possible) as UIGestureRecognizer
  },
  WrongAnswer(
    "leaves the touches to the view",
    gets: "A tap at 40: the view: expected began, ended, but your code gives began.",
    Diagnosis7_6.still, rule: Diagnosis7_6.hold
  ) { SomeEdge(.leaves) },
  WrongAnswer(
    "switches the delay off",
    gets: "delaysTouchesEnded: expected true, but your code gives false.",
    Diagnosis7_6.switchesTheDelayOff, rule: Diagnosis7_6.hold
  ) { SomeEdge(.noDelay) },
  WrongAnswer(
    "fails whatever happens",
    gets: "A tap at 10: recognized: expected once, but your code gives never.",
    Diagnosis7_6.recognizesNothing, rule: Diagnosis7_6.decide
  ) { SomeEdge(.always) },
  WrongAnswer(
    "makes the edge 41 points wide",
    gets: "A tap at 40: recognized: expected never, but your code gives once.",
    Diagnosis7_6.edgeIs41PointsWide, rule: nil
  ) { SomeEdge(.wide) },
  WrongAnswer(
    "fails at every move",
    gets: "Down at 39, moved to 150, lifted: recognized: expected once, but your code gives never.",
    Diagnosis7_6.failsAtAMove, rule: Diagnosis7_6.decide
  ) { SomeEdge(.moves) },
  WrongAnswer(
    "asks where the finger is lifted",
    gets: "Down at 39, moved to 150, lifted: recognized: expected once, but your code gives never.",
    Diagnosis7_6.failsAtAMove, rule: Diagnosis7_6.decide
  ) { SomeEdge(.lift) },
  WrongAnswer(
    "recognizes every touch",
    gets: "A tap at 150: recognized: expected never, but your code gives once.",
    Diagnosis7_6.recognizesEveryTouch, rule: Diagnosis7_6.decide
  ) { SomeEdge(.every) },
  WrongAnswer(
    "forgets that a touch can be cancelled",
    gets: """
      A touch on the edge, cancelled: the attempt: expected over, but your code gives going on.
      """,
    Diagnosis7_6.goesOnAfterACancel, rule: Diagnosis7_6.decide
  ) { SomeEdge(.noCancel) },
  WrongAnswer(
    "switches itself off after a touch of the views",
    gets: """
      A tap at 25 after one in the middle: recognized: expected once, but your code gives never.
      """,
    Diagnosis7_6.isOffAfterATouch, rule: Diagnosis7_6.decide
  ) { SomeEdge(.off) },
  WrongAnswer(
    "takes a cancelled touch for a lifted one",
    gets: "A touch on the edge, cancelled: recognized: expected never, but your code gives once.",
    Diagnosis7_6.takesACancelledTouchForALifted, rule: Diagnosis7_6.decide
  ) { SomeEdge(.cancelIsTap) },
  WrongAnswer(
    "recognizes as the finger comes down",
    gets: "Down at 39, not lifted yet: recognized: expected never, but your code gives once.",
    Diagnosis7_6.recognizesAsTheFingerComesDown, rule: Diagnosis7_6.decide
  ) { SomeEdge(.atOnce) },
  WrongAnswer(
    "recognizes at the first move",
    gets: """
      Down at 39, moved to 30, not lifted yet: recognized: expected never, but your code gives once.
      """,
    Diagnosis7_6.recognizesAsTheFingerComesDown, rule: Diagnosis7_6.decide
  ) { SomeEdge(.early) },
  WrongAnswer(
    "begins in the edge, like a continuous gesture",
    gets: "A tap at 39: the view: expected began, cancelled, but your code gives nothing.",
    Diagnosis7_6.beginsInTheEdge, rule: Diagnosis7_6.take
  ) { SomeEdge(.begins) },
  WrongAnswer(
    "lets go of cancelled touches only in the edge",
    gets: """
      A touch in the middle, cancelled: the attempt: expected over, but your code gives going on.
      """,
    Diagnosis7_6.goesOnAfterACancel, rule: Diagnosis7_6.decide
  ) { SomeEdge(.edgeOnly) },
  WrongAnswer(
    "calls no super when the touch is cancelled",
    gets: """
      Overrides that do not call super: expected nothing, but your code gives touchesCancelled.
      """,
    DiagnosisOfSuper.why, rule: DiagnosisOfSuper.rule
  ) { SomeEdge(.noSuper) },
  WrongAnswer(
    "remembers the edge for ever",
    gets: "A tap at 150 after one at 25: recognized: expected once, but your code gives 2 times.",
    Diagnosis7_6.remembersTheEdge, rule: Diagnosis7_6.decide
  ) { SomeEdge(.sticky) },
  WrongAnswer(
    "measures in the view that was hit",
    gets: "A tap on a label in the middle: recognized: expected never, but your code gives once.",
    Diagnosis7_6.asksForTheHitView, rule: Diagnosis7_6.collect
  ) { SomeEdge(.hitView) },
  WrongAnswer(
    "takes touches of its own view only",
    gets: "A tap on a label in the edge: recognized: expected once, but your code gives never.",
    Diagnosis7_6.asksForTheHitView, rule: Diagnosis7_6.collect
  ) { SomeEdge(.ownView) },
  WrongAnswer(
    "lets the view have its touches, too",
    gets: "A tap at 39: the view: expected began, cancelled, but your code gives began, ended.",
    Diagnosis7_6.leavesItToTheView, rule: Diagnosis7_6.take
  ) { SomeEdge(.shares) },
  WrongAnswer(
    "measures on the screen",
    gets: "A tap at 10: recognized: expected once, but your code gives never.",
    Diagnosis7_6.measuresOnTheScreen, rule: Diagnosis7_6.decide
  ) { SomeEdge(.screen) },
]

final class SomeEdge: UIGestureRecognizer {
  enum Way {
    case atTheEnd, ignores, possible, leaves, noDelay, always, wide, moves, lift, every, noCancel,
      off, cancelIsTap, atOnce, early, begins, edgeOnly, noSuper, offAndOn, sticky, hitView,
      ownView,
      shares, screen
  }
  private let way: Way
  private var isAtEdge = false

  init(_ way: Way) {
    self.way = way
    super.init()
    if way == .leaves || way == .shares { cancelsTouchesInView = false }
    if way == .noDelay { delaysTouchesEnded = false }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let touched = way == .hitView ? touches.first?.view : view
    let x = location(in: way == .screen ? nil : touched).x
    let wasAtEdge = isAtEdge
    isAtEdge = way == .every || (way == .wide ? x <= 40 : x < 40)
    if way == .sticky, wasAtEdge { isAtEdge = true }
    if way == .ownView, touches.first?.view !== view { isAtEdge = false }
    if way == .always { state = .failed }
    if way == .atOnce, isAtEdge { state = .recognized }
    if way == .begins, isAtEdge { state = .began }
    if way == .ignores, !isAtEdge { for touch in touches { ignore(touch, for: event) } }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if way == .moves { state = .failed }
    if way == .early, isAtEdge { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if way == .lift { isAtEdge = location(in: view).x < 40 }
    if isAtEdge {
      state = .recognized
      return
    }
    switch way {
    case .possible: state = .possible
    case .leaves, .noDelay: break
    case .off: isEnabled = false
    case .offAndOn:
      isEnabled = false
      isEnabled = true
    default: state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if way != .noSuper { super.touchesCancelled(touches, with: event) }
    switch way {
    case .noCancel: break
    case .cancelIsTap: state = isAtEdge ? .recognized : .failed
    case .edgeOnly: if isAtEdge { state = .failed }
    default: state = .failed
    }
  }
}
