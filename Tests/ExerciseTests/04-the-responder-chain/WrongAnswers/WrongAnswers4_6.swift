import Grading
import MiniUIKit

let wrong4_6: [WrongAnswer<Lit>] = [
  WrongAnswer(
    "mends the look and not the count",
    gets: "A tap: expected the count is 0, but your code gives the count is 1.",
    "ended does not get past the key: either its override keeps it, or began went on by hand, and super finds no note of it.",
    rule: Diagnosis4_6.all
  ) { lit(FrameSuperInBegan()) { $0.isLit } },
  WrongAnswer(
    "mends the count and forgets the call",
    gets: """
      An alert during a touch: expected the key is not pressed, but your code gives the key is \
      pressed.
      """,
    Diagnosis4_6.mendsTheCountAndForgetsTheCall, rule: Diagnosis4_6.ends
  ) { lit(LitWithoutCancelled()) { $0.isLit } },
  WrongAnswer(
    "keeps cancelled",
    gets: "An alert during a touch: expected the count is 0, but your code gives the count is 1.",
    "cancelled does not get past the key: either its override keeps it, or began went on by hand, and super finds no note of it.",
    rule: Diagnosis4_6.all
  ) { lit(FrameKeepsCancelled()) { $0.isLit } },
  WrongAnswer(
    "passes three phases on by hand",
    gets: """
      A finger that moves on the key: expected the keyboard hears began, moved, but your code \
      gives the keyboard hears began.
      """,
    "moved does not get past the key: either its override keeps it, or began went on by hand, and super finds no note of it.",
    rule: Diagnosis4_6.all
  ) { lit(ThreeByHand()) { $0.isLit } },
  WrongAnswer(
    "keeps the whole touch",
    gets: "A finger on the key: expected the count is 1, but your code gives the count is 0.",
    "began does not get past the key when it comes, and without it no other view gets the rest.",
    rule: Diagnosis4_6.all
  ) { lit(LitWithoutSuper()) { $0.isLit } },
  WrongAnswer(
    "calls ended for cancelled",
    gets: """
      An alert during a touch: expected the keyboard hears began, cancelled, but your code gives \
      the keyboard hears began, ended.
      """,
    "A touch that was taken away is passed on as if it had been lifted.", rule: Diagnosis4_6.all
  ) { lit(EndedForCancelled()) { $0.isLit } },
  WrongAnswer(
    "does not undo its look when the finger is lifted",
    gets: "A tap: expected the key is not pressed, but your code gives the key is pressed.",
    Diagnosis4_6.doesNotUndoItsLook, rule: Diagnosis4_6.ends
  ) { lit(KeyStaysDown()) { $0.isLit } },
  WrongAnswer(
    "takes a move for the end",
    gets: """
      A finger that moves on the key: expected the key is pressed, but your code gives the key is \
      not pressed.
      """,
    Diagnosis4_6.takesAMoveForTheEnd, rule: Diagnosis4_6.ends
  ) { lit(FrameStopsAtMove()) { $0.isLit } },
  WrongAnswer(
    "asks for all fingers on the screen",
    gets: """
      Two keys, the finger on key 1 is lifted: expected key 1 is not pressed, but your code gives \
      key 1 is pressed.
      """,
    Diagnosis4_6.asksForAllFingersOnTheScreen, rule: Diagnosis4_6.cameDownOn
  ) { lit(LitByAnyFinger()) { $0.isLit } },
  WrongAnswer(
    "calls super and next as well",
    gets: "A finger on the key: expected the count is 1, but your code gives the count is 2.",
    "A phase went on twice: one call of super in each override is enough.", rule: Diagnosis4_6.all
  ) { lit(LitTwice()) { $0.isLit } },
  WrongAnswer(
    "passes on the ends of its own touches",
    gets: "A tap on the key's label: expected the count is 0, but your code gives the count is 1.",
    Diagnosis4_6.isOfTheLabel, rule: Diagnosis4_6.all
  ) { lit(KeyPassesItsOwn()) { $0.isLit } },
  WrongAnswer(
    "passes an end on as cancelled",
    gets: """
      A tap: expected the keyboard hears began, ended, but your code gives the keyboard hears \
      began, cancelled.
      """,
    "ended is passed on as cancelled: an override calls another method than its own.",
    rule: Diagnosis4_6.all
  ) { lit(CancelledForEnded()) { $0.isLit } },
  WrongAnswer(
    "passes on both ends, to be sure",
    gets: "A tap: expected the count is 0, but your code gives the count is -1.",
    "cancelled is passed on as well, and there was none in this touch.", rule: Diagnosis4_6.all
  ) { lit(KeyPassesBothEnds()) { $0.isLit } },
  WrongAnswer(
    "remembers a touch that was taken away",
    gets: """
      An alert during a touch, then a finger: expected the count is 1, but your code gives the \
      count is 0.
      """,
    """
    The first touch is passed on, and the second is not: what you remember of a touch must go at \
    cancelled, too.
    """, rule: Diagnosis4_6.all
  ) { lit(FrameKeepsItsFlag()) { $0.isLit } },
]

final class KeyPassesBothEnds: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
    super.touchesCancelled(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
    super.touchesEnded(touches, with: event)
  }
}

final class KeyPassesItsOwn: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    if touches.first?.view === self { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

final class CancelledForEnded: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesCancelled(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

final class EndedForCancelled: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

/// Passes all on by hand but moved, which it does not override.
final class ThreeByHand: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    superview?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    superview?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    superview?.touchesCancelled(touches, with: event)
  }
}

/// Passes everything on, and is never released.
final class KeyStaysDown: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}
