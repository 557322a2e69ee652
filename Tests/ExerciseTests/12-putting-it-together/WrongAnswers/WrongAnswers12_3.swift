import ExerciseKit
import Grading
import MiniUIKit

private let follow = "Rule: share: a translation counts from the beginning of the drag (GR-90)."
private let ends = "Rule: share: clamp the result, and never what it is computed from."

let wrong12_3: [WrongAnswer<MakeMover>] = [
  WrongAnswer(
    "adds the translation again and again",
    gets: """
      Finger 10, 30, 50, 70 down: 420, 440, 460, 480 is right, your answer is 420, 440, 480, 540, in the end 600.
      Each move adds the whole translation, so the panel is ahead of the finger.
      \(follow)
      """
  ) { mover(.runsAway) },
  WrongAnswer(
    "clamps, and still runs away",
    gets: """
      Finger 10, 30, 50, 70 down: 420, 440, 460, 480 is right, your answer is 420, 440, 480, 540, in the end 600.
      Each move adds the whole translation, so the panel is ahead of the finger.
      \(follow)
      """
  ) { mover(.clampsOnly) },
  WrongAnswer(
    "follows, and knows no ends",
    gets: """
      Finger 10, 289, 290, 291 down: 420, 699, 700, 700 is right, your answer is 420, 699, 700, 701.
      The panel leaves the range: its upper edge may lie at 700 at most.
      \(ends)
      """
  ) { mover(.noEnds) },
  WrongAnswer(
    "forgets the way beyond the end",
    gets: """
      Finger 10, 350 down, back to 300 and 280: 420, 700, 700, 690 is right, your answer is 420, 700, 650, 630.
      The panel came back before the finger did: the way beyond the end was forgotten.
      \(ends)
      """
  ) { mover(.forgets) },
  WrongAnswer(
    "remembers the first drag only",
    gets: """
      A drag by 10, 60, and a second one by 10, 40: 420, 470, 470, 500 is right, your answer is 420, 470, 420, 450.
      The second drag begins where the first one began, not where it ended.
      \(follow)
      """
  ) { mover(.firstOnly) },
  WrongAnswer(
    "puts the edge under the finger",
    gets: """
      Finger 10, 30, 50, 70 down: 420, 440, 460, 480 is right, your answer is 441, 461, 481, 501.
      The panel's edge jumps under the finger, which took it 11 points lower.
      \(follow)
      """
  ) { mover(.underFinger) },
  WrongAnswer(
    "goes back when it is cancelled",
    gets: """
      A drag by 10, 60, and a call comes in: 420, 470 is right, your answer is 420, 470, in the end 420.
      Cancelled, the panel stays where it is.
      \(follow)
      """
  ) { mover(.goesBack) },
  WrongAnswer(
    "leaves out what would go beyond the end",
    gets: """
      Finger 10, 350 down, back to 300 and 280: 420, 700, 700, 690 is right, your answer is 420, 420, 420, 690.
      A move beyond the end moves the panel not at all; it goes to the end.
      \(ends)
      """
  ) { mover(.leavesOut) },
  WrongAnswer(
    "begins anew only after a lift",
    gets: """
      A drag by 10, 60, a call comes in, and a second drag by 10, 40: 420, 470, 470, 500 is right, your answer is 420, 470, 420, 450.
      The second drag begins where the cancelled one began, not where it ended.
      \(follow)
      """
  ) { mover(.liftOnly) },
  WrongAnswer(
    "asks for the way on the screen",
    gets: """
      The sheet drawn at half its size, finger 10, 30 down: 420, 460 is right, your answer is 420, 440.
      20 points on the screen are 40 in the sheet, where the panel lies.
      Rule: share: ask for the way in the coordinates of the panel's superview (GR-89).
      """
  ) { mover(.onScreen) },
  WrongAnswer(
    "goes back when it is lifted",
    gets: """
      Finger 10, 30, 50, 70 down: 420, 440, 460, 480 is right, your answer is 420, 440, 460, 480, in the end 420.
      The finger is lifted, and the panel does not stay.
      \(follow)
      """
  ) { mover(.doesNotStay) },
  WrongAnswer(
    "carries the rest into the next drag",
    gets: """
      Beyond the end by 60 and lifted, then a second drag up by 10, 40: 420, 700, 700, 670 is right, your answer is 420, 700, 700, 700.
      The first drag's way beyond the end was carried into the second drag.
      \(ends)
      """
  ) { mover(.carriesFurther) },
]

enum MoverKind {
  case runsAway, clampsOnly, noEnds, forgets, firstOnly, underFinger, goesBack, carriesFurther
  case liftOnly, leavesOut, doesNotStay, carriesOver, byLocation, onScreen
}

func mover(_ kind: MoverKind) -> MakeMover {
  { panel in
    let mover = AnyMover(kind, panel)
    return Mover(owner: mover) { $0.addTarget(mover, action: AnyMover.didPan) }
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
      if pan.state == .began { rest = y - top }
      top = clamp(y - rest)
    }
  }

  private var top: Double {
    get { panel.frame.minY }
    set { panel.frame.origin.y = newValue }
  }
}
