import Grading
import MiniUIKit

let wrong4_5: [WrongAnswer<Lit>] = [
  WrongAnswer(
    "adds super where the counter listens",
    gets: "A tap on the photo, main: expected began, ended, but your code gives nothing.",
    "began does not get past the frame when it comes, and without it no other view gets the rest.",
    rule: Diagnosis4_5.all
  ) { lit(FrameSuperInEnded()) { $0.isLit } },
  WrongAnswer(
    "adds super in began alone",
    gets: "A tap on the photo, main: expected began, ended, but your code gives began.",
    "ended does not get past the frame: either its override keeps it, or began went on by hand, and super finds no note of it.",
    rule: Diagnosis4_5.all
  ) { lit(FrameSuperInBegan()) { $0.isLit } },
  WrongAnswer(
    "forgets super in cancelled",
    gets: """
      An alert during a touch on the photo, main: expected began, cancelled, but your code gives \
      began.
      """,
    "cancelled does not get past the frame: either its override keeps it, or began went on by hand, and super finds no note of it.",
    rule: Diagnosis4_5.all
  ) { lit(FrameKeepsCancelled()) { $0.isLit } },
  WrongAnswer(
    "takes the overrides away",
    gets: "A finger on the photo, the frame: expected glowing, but your code gives dark.",
    Diagnosis4_5.takesTheOverridesAway, rule: Diagnosis4_5.ownWork
  ) { lit(UIView()) { _ in false } },
  WrongAnswer(
    "tells the controller by hand at the end",
    gets: "A tap on the photo, main: expected began, ended, but your code gives ended.",
    "main hears a touch that never began for it.", rule: Diagnosis4_5.all
  ) { lit(FrameEndedByHand()) { $0.isLit } },
  WrongAnswer(
    "hands every phase to its superview",
    gets: """
      A tap where the frame is main's root view, main: expected began, ended, but your code gives \
      nothing.
      """,
    Diagnosis4_5.handsEveryPhaseToItsSuperview, rule: Diagnosis4_5.rootView
  ) { lit(FrameToSuperview()) { $0.isLit } },
  WrongAnswer(
    "glows for its photo alone",
    gets: "A finger on the frame itself, the frame: expected glowing, but your code gives dark.",
    Diagnosis4_5.takesTheOverridesAway, rule: Diagnosis4_5.ownWork
  ) { lit(FrameGlowsForPhoto()) { $0.isLit } },
  WrongAnswer(
    "stops glowing when the finger moves",
    gets: """
      A finger that moves on the photo, the frame: expected glowing, but your code gives dark.
      """,
    Diagnosis4_5.takesTheOverridesAway, rule: Diagnosis4_5.ownWork
  ) { lit(FrameStopsAtMove()) { $0.isLit } },
  WrongAnswer(
    "passes cancelled on as ended",
    gets: """
      An alert during a touch on the photo, main: expected began, cancelled, but your code gives \
      began, ended.
      """,
    "A touch that was taken away is passed on as if it had been lifted.", rule: Diagnosis4_5.all
  ) { lit(EndedForCancelled()) { $0.isLit } },
  WrongAnswer(
    "passes began on too late",
    gets: """
      A finger on the photo, not lifted yet, main: expected began, but your code gives nothing.
      """,
    Diagnosis4_5.passesItOnTooLate, rule: Diagnosis4_5.all
  ) { lit(FramePassesLate()) { $0.isLit } },
  WrongAnswer(
    "glows while the finger is inside",
    gets: """
      A finger that has left the frame, the frame: expected glowing, but your code gives dark.
      """,
    Diagnosis4_5.followsTheFinger, rule: Diagnosis4_5.ownWork
  ) { lit(FrameFollowsTheFinger()) { $0.isLit } },
  WrongAnswer(
    "remembers a touch that was taken away",
    gets: """
      An alert during a touch, then a tap on the photo, main: expected began, cancelled, began, \
      ended, but your code gives began, cancelled.
      """,
    """
    The first touch is passed on, and the second is not: what you remember of a touch must go at \
    cancelled, too.
    """, rule: Diagnosis4_5.all
  ) { lit(FrameKeepsItsFlag()) { $0.isLit } },
]

final class FrameFollowsTheFinger: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = touches.contains { bounds.contains($0.location(in: self)) }
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

/// Passes no second touch on before the first one has ended.
final class FrameKeepsItsFlag: UIView {
  private(set) var isLit = false
  private var isPassing = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    guard !isPassing else { return }
    isPassing = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (isLit, isPassing) = (false, false)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

final class FrameSuperInEnded: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

final class FrameSuperInBegan: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

final class FrameKeepsCancelled: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

final class FrameEndedByHand: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    var each = next
    while let responder = each, !(responder is UIViewController) { each = responder.next }
    each?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }
}

/// Glows only if the touch belongs to somebody in it.
final class FrameGlowsForPhoto: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = touches.contains { $0.view !== self }
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

/// Takes a move for the end.
final class FrameStopsAtMove: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

/// Hands all four on, but to the superview.
final class FrameToSuperview: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    superview?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesMoved(touches, with: event)
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

/// Hands on began together with the end.
final class FramePassesLate: UIView {
  private(set) var isLit = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesBegan(touches, with: event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesBegan(touches, with: event)
    super.touchesCancelled(touches, with: event)
  }
}
