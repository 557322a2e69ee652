import ExerciseKit
import Grading
import MiniUIKit

let wrong12_6: [WrongAnswer<MakeSharing>] = [
  WrongAnswer("nobody allows both pans") { sharing(.alone) },
  WrongAnswer("makes itself the delegate of the table's pan (SV-10)", ends: .crashed) {
    { scene in
      let answer = AnySharing(.stepByStep, scene)
      scene.shares(answer, AnySharing.didPan)
      scene.table.panGestureRecognizer.delegate = answer
    }
  },
  WrongAnswer("allows both and shares nothing") { sharing(.together) },
  WrongAnswer("holds the rows, and lets go") { sharing(.holds) },
  WrongAnswer("the panel first, also downwards") { sharing(.panelFirst) },
  WrongAnswer("loses what is left of a move") { sharing(.losesRest) },
  WrongAnswer("one pan moves both by program") { sharing(.byProgram) },
  WrongAnswer("holds the rows when the finger is gone") { sharing(.keepsHolding) },
  WrongAnswer("shares on when the finger is gone") { sharing(.neverStops) },
  WrongAnswer("shares only when the table scrolls") { sharing(.scrollOnly) },
  WrongAnswer("notes the beginning in didPan") { sharing(.notesLate) },
  WrongAnswer("shares from the second move on") { sharing(.notAtOnce) },
  WrongAnswer("puts right after the table has looked") { sharing(.tooLate) },
  WrongAnswer("knows no lower end") { sharing(.noEnd) },
  WrongAnswer("remembers the first drag only") { sharing(.firstOnly) },
  WrongAnswer("begins anew only after a lift") { sharing(.liftOnly) },
  WrongAnswer("gives its first answer again") { sharing(.firstAnswer) },
  WrongAnswer("takes the ten points off again") { sharing(.minusTen) },
  WrongAnswer("takes the panel's distance for the rows'") { sharing(.wrongSign) },
  WrongAnswer("takes the track upside down") { sharing(.upsideDown) },
  WrongAnswer("pulls the rows beyond their top") { sharing(.beyondTop) },
  WrongAnswer("knows no upper end") { sharing(.noUpperEnd) },
  WrongAnswer("moves the panel below zero only") { sharing(.belowOnly) },
  WrongAnswer("switches the rows off where the panel is not up") { sharing(.switchesOff) },
]

enum SharingKind {
  case alone, together, holds, panelFirst, losesRest, byProgram, tooLate, noEnd, firstOnly, liftOnly
  case keepsHolding, notesLate, stepByStep, allowsEverybody, neverStops, scrollOnly
  case notAtOnce, firstAnswer, minusTen, wrongSign, upsideDown, switchesOff, beyondTop
  case noUpperEnd, belowOnly
}

func sharing(_ kind: SharingKind) -> MakeSharing {
  { scene in
    let answer = AnySharing(kind, scene)
    scene.shares(answer, AnySharing.didPan)
  }
}

private final class AnySharing: UIGestureRecognizerDelegate, UITableViewDelegate {
  let kind: SharingKind
  let panel: UIView
  let table: UITableView
  let pan: UIPanGestureRecognizer
  var start: Double?
  var answer: Bool?
  var (last, lastPlace, startTop, held) = (0.0, 0.0, 0.0, 0.0)

  init(_ kind: SharingKind, _ scene: Scene) {
    (self.kind, panel, table, pan) = (kind, scene.panel, scene.table, scene.pan)
    if kind == .byProgram { table.panGestureRecognizer.require(toFail: pan) }
  }

  var top: Double {
    get { panel.frame.minY }
    set { panel.frame.origin.y = newValue }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if kind == .firstAnswer {
      if answer == nil { answer = otherGestureRecognizer === table.panGestureRecognizer }
      return answer == true
    }
    return kind == .allowsEverybody
      || kind != .alone && kind != .byProgram
        && otherGestureRecognizer === table.panGestureRecognizer
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if (kind != .firstOnly && kind != .liftOnly) || start == nil {
      start = table.contentOffset.y - (top - 100) * (kind == .wrongSign ? -1 : 1)
    }
    (lastPlace, last) = (table.contentOffset.y - (top - 100), 0)
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, kind == .byProgram || kind == .notesLate {
      start = table.contentOffset.y - (top - 100)
    }
    if pan.state == .began { startTop = top }
    if pan.state == .ended, kind == .liftOnly { start = nil }
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: panel.superview).y
    defer { last = way }
    switch kind {
    case .alone, .scrollOnly: break
    case .switchesOff:
      top = min(max(startTop + way, 100), 700)
      table.isScrollEnabled = top <= 100
    case .together: top = min(max(startTop + way, 100), 700)
    case .holds: top = startTop + way > 100 || way < 0 ? min(max(startTop + way, 100), 700) : top
    case .panelFirst:
      if way <= 0 { return share() }
      top = min(max(startTop + way, 100), 700)
      table.contentOffset.y = max(0, (start ?? 0) + startTop - 100)
    case .losesRest:
      if top > 100 {
        top = min(max(top + way - last, 100), 700)
        table.contentOffset.y = 0
        lastPlace = 0
      } else {
        let next = lastPlace - (way - last)
        if next < 0 { top = 100 - next }
        lastPlace = max(0, next)
        table.contentOffset.y = lastPlace
      }
    default: share()
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    switch kind {
    case .holds:
      if top > 100 { scrollView.contentOffset.y = 0 }
    case .noEnd, .firstOnly, .liftOnly, .notesLate, .stepByStep, .allowsEverybody, .scrollOnly,
      .notAtOnce, .firstAnswer, .minusTen, .wrongSign, .upsideDown, .beyondTop, .noUpperEnd,
      .belowOnly:
      if scrollView.isDragging { share() }
    case .neverStops: share()
    case .keepsHolding:
      if scrollView.isDragging { share() } else { table.contentOffset.y = max(0, held) }
    default: break
    }
  }

  private func share() {
    guard
      pan.state == .began && kind != .notAtOnce || pan.state == .changed || kind == .neverStops
    else { return }
    let way = pan.translation(in: panel.superview).y
    let place: Double
    if kind == .stepByStep {
      // Right: goes on from the last place by small steps.
      lastPlace -= way - last
      last = way
      place = lastPlace
    } else {
      place = ((start ?? 0) - way - (kind == .minusTen ? 10 : 0)) * (kind == .upsideDown ? -1 : 1)
    }
    switch kind {
    case .noEnd: top = 100 + max(0, -place)
    case .noUpperEnd: top = min(100 - place, 700)
    case .belowOnly where place >= 0: break
    default: top = min(100 + max(0, -place), 700)
    }
    held = place
    table.contentOffset.y = kind == .beyondTop ? place : max(0, place)
  }
}
