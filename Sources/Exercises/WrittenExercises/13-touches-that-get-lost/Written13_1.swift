package import GradingCore

/// What answers to exercise 13.1 are told.
package enum Diagnosis13_1 {
  package static let waitsForTheLift =
    "The finger is lifted later, but by then the touch is no longer a touch of note."
  package static let bothEnds =
    "A touch has one end: after cancelled a view hears nothing more of it."
  package static let noEnd = "What has heard began also hears an end."
  package static let looksAgain =
    "The view under a finger is looked up once, when the finger comes down."
  package static let takesTheBannerForAnAlert = "The app stays active under a banner."
  package static let givesBack =
    "A pan that begins takes the touch, even if its action ends it; nothing is given back."
  package static let beginsOnce =
    "A touch begins once; after that no view hears a second began of it."
  package static let scrolls =
    "The scroll view's own pan begins with that move, and takes the touch."
  package static let hearsTheMove =
    "The move makes the pan begin, and note does not hear that move."
  package static let neverHears =
    "After 0.15 s the scroll view stops holding the touch: note hears began."
    + "\nRule: chapter 10, A head start: the content gets the touch after 0.15 s (SV-3)."

  package static let oneLoss =
    "\(bothEnds)\nRule: interrupt: each object hears one end of what it held (EV-17)."
  package static let isInItsWindow =
    "note has another superview, and is in the same window: no touch ends by that."
    + "\nRule: stay: a new superview in the same window ends no touch (GR-109)."

  package static let leave = "leave: a view that leaves its window loses its touches (EV-17)."
  package static let stay = "stay: a touch keeps the view it came down on (HT-19)."
  package static let interrupt =
    "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  package static let banner = "interrupt: a banner does not make the app inactive (EV-30)."
  package static let take = "take: what a gesture takes is cancelled in its view, at once (GR-40)."
}

/// Exercise 13.1.
package let written13_1 = WrittenExercise(
  "13.1", .trace, read: Rule13.page, steps: Rule13.steps, quiz13_1)

/// The questions of exercise 13.1.
package func quiz13_1(_ answers: [[String]]) -> Quiz {
  let lost = [
    "began, ended": Diagnosis13_1.waitsForTheLift,
    "began, cancelled, ended": Diagnosis13_1.bothEnds, "began": Diagnosis13_1.noEnd,
  ]
  let kept = [
    "began, cancelled": Diagnosis13_1.looksAgain, "began": Diagnosis13_1.looksAgain,
    "began, cancelled, ended": Diagnosis13_1.bothEnds,
    "began, cancelled, began, ended": Diagnosis13_1.beginsOnce,
  ]
  let taken = [
    "began, ended": Diagnosis13_1.givesBack, "began, cancelled, ended": Diagnosis13_1.givesBack,
    "began, moved, ended": Diagnosis13_1.givesBack,
    "began, moved, cancelled, ended": Diagnosis13_1.givesBack,
    "began, moved, cancelled": Diagnosis13_1.hearsTheMove, "began": Diagnosis13_1.noEnd,
  ]
  let (cancelled, ended) = (["began", "cancelled"], ["began", "ended"])
  func question(
    _ text: String, is wanted: [String], _ why: [String: String], _ rule: String
  ) -> Question { Question(text, is: wanted, why: why, rule: rule) }
  return Quiz(
    answers, among: ["began", "moved", "ended", "cancelled"],
    [
      question("board is removed", is: cancelled, lost, Diagnosis13_1.leave),
      question("note is hidden", is: ended, kept, Diagnosis13_1.stay),
      question("a view covers note", is: ended, kept, Diagnosis13_1.stay),
      question(
        "an alert of the system", is: cancelled,
        lost.and(["began, cancelled, ended": Diagnosis13_1.oneLoss]),
        Diagnosis13_1.interrupt),
      question(
        "a call shown as a banner", is: ended,
        [
          "began, cancelled": Diagnosis13_1.takesTheBannerForAnAlert,
          "began": Diagnosis13_1.noEnd, "began, cancelled, ended": Diagnosis13_1.bothEnds,
        ], Diagnosis13_1.banner),
      question(
        "note goes from board to page", is: ended,
        kept.and(["began, cancelled": Diagnosis13_1.isInItsWindow]),
        Diagnosis13_1.stay),
      question("the pan is switched off in its action", is: cancelled, taken, Diagnosis13_1.take),
      question(
        "a scroll view scrolls", is: cancelled,
        [
          "": Diagnosis13_1.neverHears, "began": Diagnosis13_1.noEnd,
          "began, ended": Diagnosis13_1.scrolls, "began, moved, ended": Diagnosis13_1.scrolls,
          "began, cancelled, ended": Diagnosis13_1.bothEnds,
          "began, moved, cancelled": Diagnosis13_1.hearsTheMove,
        ], Diagnosis13_1.take),
    ])
}
