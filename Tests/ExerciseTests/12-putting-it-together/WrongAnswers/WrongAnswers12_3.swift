import ExerciseKit
import Grading
import MiniUIKit

let wrong12_3: [WrongAnswer<MakeMover>] = [
  WrongAnswer("adds the translation again and again") { mover(.runsAway) },
  WrongAnswer("clamps, and still runs away") { mover(.clampsOnly) },
  WrongAnswer("follows, and knows no ends") { mover(.noEnds) },
  WrongAnswer("forgets the way beyond the end") { mover(.forgets) },
  WrongAnswer("remembers the first drag only") { mover(.firstOnly) },
  WrongAnswer("puts the edge under the finger") { mover(.underFinger) },
  WrongAnswer("goes back when it is cancelled") { mover(.goesBack) },
  WrongAnswer("leaves out what would go beyond the end") { mover(.leavesOut) },
  WrongAnswer("begins anew only after a lift") { mover(.liftOnly) },
  WrongAnswer("asks for the way on the screen") { mover(.onScreen) },
  WrongAnswer("goes back when it is lifted") { mover(.doesNotStay) },
  WrongAnswer("carries the rest into the next drag") { mover(.carriesFurther) },
  WrongAnswer("moves only when the pan has changed") { mover(.changedOnly) },
  WrongAnswer("moves with any state but began") { mover(.notAtBegan) },
  WrongAnswer("takes the ten points off again") { mover(.minusTen) },
  WrongAnswer("adds the ten points") { mover(.plusTen) },
  WrongAnswer("swaps the ends") { mover(.swapsEnds) },
  WrongAnswer("asks for the way in the pan's view") { mover(.inItsView) },
  WrongAnswer("compares the ends with the screen") { mover(.clampsOnScreen) },
  WrongAnswer("makes the panel as large as the sheet") { mover(.fills) },
  WrongAnswer("puts the panel at the left edge") { mover(.toTheLeft) },
  WrongAnswer("takes ten points off once it moves") { mover(.minusTenOnceItMoves) },
  WrongAnswer("adds ten points once it moves") { mover(.plusTenOnceItMoves) },
]

enum MoverKind {
  case runsAway, clampsOnly, noEnds, forgets, firstOnly, underFinger, goesBack, carriesFurther
  case liftOnly, leavesOut, doesNotStay, carriesOver, byLocation, onScreen, changedOnly
  case notAtBegan, minusTen, plusTen, swapsEnds, inItsView, clampsOnScreen, fills, toTheLeft
  case minusTenOnceItMoves, plusTenOnceItMoves
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
    case .inItsView:
      if pan.state == .began { start = top }
      top = clamp((start ?? 0) + pan.translation(in: pan.view).y)
    case .clampsOnScreen:
      guard let sheet = panel.superview else { return }
      if pan.state == .began { start = sheet.convert(panel.frame.origin, to: nil).y }
      let wish = CGPoint(x: 0, y: clamp((start ?? 0) + pan.translation(in: nil).y))
      top = sheet.convert(wish, from: nil).y
    case .fills:
      if pan.state == .began { start = top }
      let size = panel.superview?.bounds.size ?? .zero
      let y = clamp((start ?? 0) + way)
      panel.frame = CGRect(x: 0, y: y, width: size.width, height: size.height - y)
    case .toTheLeft:
      if pan.state == .began { start = top }
      panel.frame.origin = CGPoint(x: 0, y: clamp((start ?? 0) + way))
    case .minusTenOnceItMoves:
      if pan.state == .began { start = top }
      top = clamp((start ?? 0) + (way < 0 ? min(0, way + 10) : max(0, way - 10)))
    case .plusTenOnceItMoves:
      if pan.state == .began { start = top }
      top = clamp((start ?? 0) + way + (way < 0 ? -10 : way > 0 ? 10 : 0))
    case .changedOnly:
      if pan.state == .began { start = top }
      if pan.state == .changed { top = clamp((start ?? 0) + way) }
    case .notAtBegan:
      if pan.state == .began { start = top } else { top = clamp((start ?? 0) + way) }
    case .minusTen:
      if pan.state == .began { start = top }
      top = clamp((start ?? 0) + way - (way < 0 ? -10 : 10))
    case .swapsEnds:
      if pan.state == .began { start = top }
      top = max(min((start ?? 0) + way, 100), 700)
    case .plusTen:
      if pan.state == .began { start = top }
      top = clamp((start ?? 0) + way + 10)
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
