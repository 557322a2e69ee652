import ExerciseKit
import Grading
import MiniUIKit

let wrong12_6: [WrongAnswer<MakeSharing>] = [
  WrongAnswer(
    "nobody allows both pans",
    gets: """
      Panel 300, rows 0, finger 10, 60, 110 up (panel/rows after each move): expected 300/0, \
      250/0, 200/0, but your code gives 300/0, 300/50, 300/100.
      """,
    Diagnosis12_6.nobodyAllowsBothPans, rule: Diagnosis12_6.both
  ) { sharing(.alone) },
  WrongAnswer("makes itself the delegate of the table's pan (SV-10)", ends: .crashed) {
    { scene in
      let answer = AnySharing(.stepByStep, scene)
      scene.shares(answer, AnySharing.didPan)
      scene.table.panGestureRecognizer.delegate = answer
    }
  },
  WrongAnswer(
    "allows both and shares nothing",
    gets: """
      Panel 300, rows 0, finger 10, 60, 110 up (panel/rows after each move): expected 300/0, \
      250/0, 200/0, but your code gives 300/0, 250/50, 200/100.
      """,
    Diagnosis12_6.allowsBothAndSharesNothing, rule: Diagnosis12_6.both
  ) { sharing(.together) },
  WrongAnswer(
    "holds the rows, and lets go",
    gets: """
      Panel 200, rows 0, finger 10, 60, 110, 160, 210 up (panel/rows after each move): expected \
      200/0, 150/0, 100/0, 100/50, 100/100, but your code gives 200/0, 150/0, 100/0, 100/150, \
      100/200.
      """,
    Diagnosis12_6.holdsTheRows, rule: Diagnosis12_6.everyPoint
  ) { sharing(.holds) },
  WrongAnswer(
    "the panel first, also downwards",
    gets: """
      Panel 100, rows 60, finger 10, 50, 100, 150 down (panel/rows after each move): expected \
      100/60, 100/20, 130/0, 180/0, but your code gives 100/60, 140/60, 190/60, 240/60.
      """,
    Diagnosis12_6.thePanelFirst, rule: Diagnosis12_6.everyPoint
  ) { sharing(.panelFirst) },
  WrongAnswer(
    "loses what is left of a move",
    gets: """
      Panel 140, rows 0, finger 10, 90 up (panel/rows after each move): expected 140/0, 100/40, \
      but your code gives 140/0, 100/0.
      """,
    Diagnosis12_6.losesWhatIsLeftOfAMove, rule: Diagnosis12_6.everyPoint
  ) { sharing(.losesRest) },
  WrongAnswer(
    "one pan moves both by program",
    gets: """
      Panel 100, rows 100, let go while the finger quickly goes up: expected rows run on, but your \
      code gives rows rest.
      """,
    Diagnosis12_6.dead, rule: Diagnosis12_6.speed
  ) { sharing(.byProgram) },
  WrongAnswer(
    "holds the rows when the finger is gone",
    gets: """
      Panel 100, rows 100, let go while the finger quickly goes up: expected rows run on, but your \
      code gives rows rest.
      """,
    Diagnosis12_6.dead, rule: Diagnosis12_6.speed
  ) { sharing(.keepsHolding) },
  WrongAnswer(
    "shares on when the finger is gone",
    gets: """
      Panel 100, rows 100, let go while the finger quickly goes up: expected rows run on, but your \
      code gives rows move.
      """,
    Diagnosis12_6.dead, rule: Diagnosis12_6.speed
  ) { sharing(.neverStops) },
  WrongAnswer(
    "shares only when the table scrolls",
    gets: """
      Panel 100, rows 0, finger 10, 60 down, back to 10, 40 up (panel/rows after each move): \
      expected 100/0, 150/0, 100/0, 100/50, but your code gives 100/0, 150/0, 150/0, 100/50.
      """,
    Diagnosis12_6.sharesOnlyWhenTheTableScrolls, rule: Diagnosis12_6.everyPoint
  ) { sharing(.scrollOnly) },
  WrongAnswer(
    "notes the beginning in didPan",
    gets: """
      Panel 100, rows 60, finger 60 up at once, then 110 (panel/rows after each move): expected \
      100/110, 100/160, but your code gives 100/160, 100/210.
      """,
    Diagnosis12_6.notesTheBeginningInDidPan, rule: Diagnosis12_6.everyPoint
  ) { sharing(.notesLate) },
  WrongAnswer(
    "shares from the second move on",
    gets: """
      Panel 300, rows 0, finger 60 up at once, then 110 (panel/rows after each move): expected \
      250/0, 200/0, but your code gives 300/50, 200/0.
      """,
    Diagnosis12_6.sharesFromTheSecondMoveOn, rule: Diagnosis12_6.everyPoint
  ) { sharing(.notAtOnce) },
  WrongAnswer(
    "puts right after the table has looked",
    gets: """
      Panel 400, rows 0, let go while the finger quickly goes up, the panel at 280: expected rows \
      rest, but your code gives rows run on.
      """,
    Diagnosis12_6.early, rule: Diagnosis12_6.speed
  ) { sharing(.tooLate) },
  WrongAnswer(
    "knows no lower end",
    gets: """
      Panel 600, rows 0, finger 10, 120 down, back to 115 and 90 (panel/rows after each move): \
      expected 600/0, 700/0, 700/0, 680/0, but your code gives 600/0, 710/0, 705/0, 680/0.
      """,
    Diagnosis12_6.knowsNoLowerEnd, rule: Diagnosis12_6.everyPoint
  ) { sharing(.noEnd) },
  WrongAnswer(
    "remembers the first drag only",
    gets: """
      Panel 100, rows 30, two drags: 10, 40 down, then 10, 40 down (panel/rows after each move): \
      expected 100/30, 100/0, 100/0, 130/0, but your code gives 100/30, 100/0, 100/30, 100/0.
      """,
    Diagnosis12_6.remembersTheFirstDragOnly, rule: Diagnosis12_6.everyPoint
  ) { sharing(.firstOnly) },
  WrongAnswer(
    "begins anew only after a lift",
    gets: """
      Panel 200, rows 0, finger 10, 60 up, an alert comes up; then 10, 60 up (panel/rows after \
      each move): expected 200/0, 150/0, 150/0, 100/0, but your code gives 200/0, 150/0, 200/0, \
      150/0.
      """,
    Diagnosis12_6.beginsAnewOnlyAfterALift, rule: Diagnosis12_6.everyPoint
  ) { sharing(.liftOnly) },
  WrongAnswer(
    "gives its first answer again",
    gets: """
      Panel 140, rows 0, a press that another recognizer of the panel gets; then finger 10, 90 up \
      (panel/rows after each move): expected 140/0, 100/40, but your code gives 140/0, 140/80.
      """,
    Diagnosis12_6.remembersItsFirstAnswer, rule: Diagnosis12_6.both
  ) { sharing(.firstAnswer) },
]

enum SharingKind {
  case alone, together, holds, panelFirst, losesRest, byProgram, tooLate, noEnd, firstOnly, liftOnly
  case keepsHolding, notesLate, stepByStep, allowsEverybody, neverStops, scrollOnly
  case notAtOnce, firstAnswer
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
      start = table.contentOffset.y - (top - 100)
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
      .notAtOnce, .firstAnswer:
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
      place = (start ?? 0) - way
    }
    top = kind == .noEnd ? 100 + max(0, -place) : min(100 + max(0, -place), 700)
    held = place
    table.contentOffset.y = max(0, place)
  }
}
