package import GradingCore

/// What answers to exercise 4.2 are told.
package enum Diagnosis4_2 {
  package static let readsEachPhaseForItself =
    "super in ended asks which view got this touch's began from the key. None did."
  package static let thinksThatSuperAnywherePasses =
    """
    The key's began does not call super, and a super in a later method does not make up for it.
    Rule: super passes on the phase of its own method, and no other (RC-11).
    """
  package static let thinksThatOneKeptPhaseKeeps =
    "The key does not override began, so that is passed on; what it keeps is the end, later."
  package static let thinksThatATouchAlwaysEnds =
    """
    A touch that is taken away has no ended. It has cancelled, which the key passes on.
    Rule: \(ends)
    """
  package static let thinksThatBeganPassesAnyway =
    """
    The key overrides began, and it does not call super there.
    Rule: \(keepsAll)
    """
  package static let thinksThatATapMoves =
    """
    A key that is tapped gets no move: the finger comes down, and is lifted.
    Rule: the statement: a tap is began and ended, as in the worked touch.
    """
  package static let endsATouchTwice =
    """
    The alert takes the touch away, so the touch has no lift any more.
    Rule: a touch comes to its end with ended or with cancelled, never with both (EV-17).
    """
  package static let thinksThatAKeptMoveEnds =
    """
    The key keeps the moves. It does not override ended, and the keyboard did get began.
    Rule: \(passes)
    """

  package static let rule =
    "a later phase is passed on only to the responder that got this touch's began (RC-13)."
  package static let passes =
    "in a later phase, an override without super ends the way of that phase alone (RC-11)."
  package static let keepsAll =
    "in began, an override without super ends the way of every phase (RC-11, RC-13)."
  package static let ends = "a touch comes to its end with ended or with cancelled (EV-17)."
}

/// Exercise 4.2.
package let written4_2 = WrittenExercise(
  "4.2", .trace, read: Rule4.record, quiz4_2)

/// The questions of exercise 4.2.
package func quiz4_2(_ answers: [String]) -> Quiz {
  Quiz(
    answers.map { $0.lowercased().split { !$0.isLetter }.joined(separator: " ") },
    [
      Question(
        "began kept, ended with super", is: "nothing",
        why: [
          "ended": Diagnosis4_2.readsEachPhaseForItself,
          "began ended": Diagnosis4_2.thinksThatSuperAnywherePasses,
          "began": Diagnosis4_2.thinksThatBeganPassesAnyway,
        ], rule: Diagnosis4_2.rule),
      Question(
        "ended kept", is: "began",
        why: [
          "nothing": Diagnosis4_2.thinksThatOneKeptPhaseKeeps,
          "began ended": "The key overrides ended, and it does not call super there.",
          "began moved": Diagnosis4_2.thinksThatATapMoves,
        ], rule: Diagnosis4_2.passes),
      Question(
        "ended kept, an alert takes the touch away", is: "began cancelled",
        why: [
          "began": Diagnosis4_2.thinksThatATouchAlwaysEnds,
          "began ended": """
          A touch that is taken away has no ended.
          Rule: \(Diagnosis4_2.ends)
          """,
          "began ended cancelled": Diagnosis4_2.endsATouchTwice,
          "began cancelled ended": Diagnosis4_2.endsATouchTwice,
          "nothing": "began comes with super, and it is passed on before anything is kept.",
        ], rule: Diagnosis4_2.passes),
      Question(
        "moved kept", is: "began ended",
        why: [
          "began": Diagnosis4_2.thinksThatAKeptMoveEnds,
          "began moved ended": """
          The key overrides moved and does not call super there.
          Rule: \(Diagnosis4_2.passes)
          """,
          "nothing": "began is not overridden: it is passed on before the key keeps a move.",
        ], rule: Diagnosis4_2.rule),
      Question(
        "began kept, cancelled with super", is: "nothing",
        why: [
          "cancelled":
            "super in cancelled asks which view got this touch's began from the key. None did.",
          "began cancelled": Diagnosis4_2.thinksThatSuperAnywherePasses,
          "began": Diagnosis4_2.thinksThatBeganPassesAnyway,
        ], rule: Diagnosis4_2.rule),
    ])
}
