import ExerciseKit
import Grading
import MiniUIKit

let wrong12_3: [WrongAnswer<MakeMover>] = [
  WrongAnswer(
    "adds the translation again and again",
    gets: """
      Finger 10, 30, 50, 70 down: expected 420, 440, 460, 480, but your code gives 420, 440, 480, \
      540, in the end 600.
      """,
    Diagnosis12_3.addsTheTranslationAgainAndAgain, rule: Diagnosis12_3.follow
  ) { mover(.runsAway) },
  WrongAnswer(
    "clamps, and still runs away",
    gets: """
      Finger 10, 30, 50, 70 down: expected 420, 440, 460, 480, but your code gives 420, 440, 480, \
      540, in the end 600.
      """,
    Diagnosis12_3.addsTheTranslationAgainAndAgain, rule: Diagnosis12_3.follow
  ) { mover(.clampsOnly) },
  WrongAnswer(
    "follows, and knows no ends",
    gets: """
      Finger 10, 289, 290, 291 down: expected 420, 699, 700, 700, but your code gives 420, 699, \
      700, 701.
      """,
    Diagnosis12_3.follows, rule: Diagnosis12_3.ends
  ) { mover(.noEnds) },
  WrongAnswer(
    "forgets the way beyond the end",
    gets: """
      Finger 10, 350 down, back to 300 and 280: expected 420, 700, 700, 690, but your code gives \
      420, 700, 650, 630.
      """,
    Diagnosis12_3.forgetsTheWayBeyondTheEnd, rule: Diagnosis12_3.ends
  ) { mover(.forgets) },
  WrongAnswer(
    "remembers the first drag only",
    gets: """
      A drag by 10, 60, and a second one by 10, 40: expected 420, 470, 470, 500, but your code \
      gives 420, 470, 420, 450.
      """,
    Diagnosis12_3.remembersTheFirstDragOnly, rule: Diagnosis12_3.follow
  ) { mover(.firstOnly) },
  WrongAnswer(
    "puts the edge under the finger",
    gets: """
      Finger 10, 30, 50, 70 down: expected 420, 440, 460, 480, but your code gives 441, 461, 481, \
      501.
      """,
    Diagnosis12_3.putsTheEdgeUnderTheFinger, rule: Diagnosis12_3.follow
  ) { mover(.underFinger) },
  WrongAnswer(
    "goes back when it is cancelled",
    gets: """
      A drag by 10, 60, and an alert comes up: expected 420, 470, but your code gives 420, 470, in \
      the end 420.
      """,
    Diagnosis12_3.goesBackWhenItIsCancelled, rule: Diagnosis12_3.follow
  ) { mover(.goesBack) },
  WrongAnswer(
    "leaves out what would go beyond the end",
    gets: """
      Finger 10, 350 down, back to 300 and 280: expected 420, 700, 700, 690, but your code gives \
      420, 420, 420, 690.
      """,
    Diagnosis12_3.leavesOutWhatWouldGoBeyond, rule: Diagnosis12_3.ends
  ) { mover(.leavesOut) },
  WrongAnswer(
    "begins anew only after a lift",
    gets: """
      A drag by 10, 60, an alert comes up, and a second drag by 10, 40: expected 420, 470, 470, \
      500, but your code gives 420, 470, 420, 450.
      """,
    Diagnosis12_3.beginsAnewOnlyAfterALift, rule: Diagnosis12_3.follow
  ) { mover(.liftOnly) },
  WrongAnswer(
    "asks for the way on the screen",
    gets: """
      The sheet drawn at half its size, finger 10, 30 down: expected 420, 460, but your code gives \
      420, 440.
      """,
    Diagnosis12_3.asksForTheWayOnTheScreen, rule: Diagnosis12_3.share
  ) { mover(.onScreen) },
  WrongAnswer(
    "goes back when it is lifted",
    gets: """
      Finger 10, 30, 50, 70 down: expected 420, 440, 460, 480, but your code gives 420, 440, 460, \
      480, in the end 420.
      """,
    Diagnosis12_3.goesBackWhenItIsLifted, rule: Diagnosis12_3.follow
  ) { mover(.doesNotStay) },
  WrongAnswer(
    "carries the rest into the next drag",
    gets: """
      Beyond the end by 60 and lifted, then a second drag up by 10, 40: expected 420, 700, 700, \
      670, but your code gives 420, 700, 700, 700.
      """,
    Diagnosis12_3.carriesTheRestIntoTheNextDrag, rule: Diagnosis12_3.ends
  ) { mover(.carriesFurther) },
  WrongAnswer(
    "moves only when the pan has changed",
    gets: "A single move of 40 points down, and lifted: expected 450, but your code gives 420.",
    Diagnosis12_3.leavesOutTheFirstMove, rule: Diagnosis12_3.follow
  ) { mover(.changedOnly) },
]

enum MoverKind {
  case runsAway, clampsOnly, noEnds, forgets, firstOnly, underFinger, goesBack, carriesFurther
  case liftOnly, leavesOut, doesNotStay, carriesOver, byLocation, onScreen, changedOnly
}

func mover(_ kind: MoverKind) -> MakeMover {
  { panel in
    let mover = AnyMover(kind, panel)
    return Mover(mover, AnyMover.didPan)
  }
}

private final class AnyMover {
  let kind: MoverKind
  let panel: UIView
  var start: Double?
  var rest = 0.0

  init(_ kind: MoverKind, _ panel: UIView) { (self.kind, self.panel) = (kind, panel) }

  func didPan(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: panel.superview).y
    let clamp = { (top: Double) in min(max(top, 100), 700) }
    switch kind {
    case .runsAway: top += way
    case .clampsOnly: top = clamp(top + way)
    case .noEnds:
      top += way
      pan.setTranslation(.zero, in: nil)
    case .forgets:
      top = clamp(top + way)
      pan.setTranslation(.zero, in: nil)
    case .firstOnly:
      if start == nil { start = top }
      top = clamp((start ?? 0) + way)
    case .underFinger: top = clamp(pan.location(in: panel.superview).y)
    case .goesBack:
      if pan.state == .began { start = top }
      top = clamp((start ?? 0) + (pan.state == .cancelled ? 0 : way))
    case .liftOnly:
      if start == nil { start = top }
      top = clamp((start ?? 0) + way)
      if pan.state == .ended { start = nil }
    case .leavesOut:
      if pan.state == .began { start = top }
      let wish = (start ?? 0) + way
      if wish == clamp(wish) { top = wish }
    case .doesNotStay:
      if pan.state == .began { start = top }
      top = clamp((start ?? 0) + (pan.state == .ended ? 0 : way))
    case .onScreen:
      if pan.state == .began { start = top }
      top = clamp((start ?? 0) + pan.translation(in: nil).y)
    case .changedOnly:
      if pan.state == .began { start = top }
      if pan.state == .changed { top = clamp((start ?? 0) + way) }
    case .carriesFurther:
      if start == nil { start = top }
      start = (start ?? 0) + way
      top = clamp(start ?? 0)
      pan.setTranslation(.zero, in: nil)
    case .carriesOver:
      let wish = top + way
      top = clamp(wish)
      pan.setTranslation(CGPoint(x: 0, y: wish - top), in: panel.superview)
    case .byLocation:
      let y = pan.location(in: panel.superview).y
      if pan.state == .began { rest = y - way - top }
      top = clamp(y - rest)
    }
  }

  private var top: Double {
    get { panel.frame.minY }
    set { panel.frame.origin.y = newValue }
  }
}
