import ExerciseKit
import Grading
import MiniUIKit

let wrong12_8: [WrongAnswer<MakeSearching>] = [
  WrongAnswer(
    "does nothing about the keyboard",
    gets: """
      Panel at 420, a tap on the search field: expected 100 keyboard, but your code gives 420 \
      keyboard.
      """,
    Diagnosis12_8.doesNothingAboutTheKeyboard, rule: Diagnosis12_8.rise
  ) { searching(.nothing) },
  WrongAnswer(
    "rises as far as needed",
    gets: """
      Panel at 420, a tap on the search field: expected 100 keyboard, but your code gives 406 \
      keyboard.
      """,
    Diagnosis12_8.risesAsFarAsNeeded, rule: Diagnosis12_8.rise
  ) { searching(.asNeeded) },
  WrongAnswer(
    "never returns",
    gets: """
      Panel at 420, a tap on the field, and the keyboard goes: expected 100 keyboard, 420, but \
      your code gives 100 keyboard, 100.
      """,
    Diagnosis12_8.neverReturns, rule: Diagnosis12_8.rise
  ) { searching(.stays) },
  WrongAnswer(
    "returns to the middle",
    gets: """
      Panel at 100, a tap on the field, and the keyboard goes: expected 100 keyboard, 100, but \
      your code gives 100 keyboard, 420.
      """,
    Diagnosis12_8.returnsToTheMiddle, rule: Diagnosis12_8.rise
  ) { searching(.toTheMiddle) },
  WrongAnswer(
    "notes the place at every announcement",
    gets: """
      Panel at 420, keyboard up, it announces itself again and goes: expected 100 keyboard, 100 \
      keyboard, 420, but your code gives 100 keyboard, 100 keyboard, 100.
      """,
    Diagnosis12_8.notesThePlaceAtEveryAnnouncement, rule: Diagnosis12_8.rise
  ) { searching(.notesAgain) },
  WrongAnswer(
    "notes the place once and for all",
    gets: """
      Panel at 420, keyboard up and away, then at 600, up and away: expected 100 keyboard, 420, \
      600, 100 keyboard, 600, but your code gives 100 keyboard, 420, 600, 100 keyboard, 420.
      """,
    Diagnosis12_8.notesThePlaceOnceAndForAll, rule: Diagnosis12_8.rise
  ) { searching(.notesOnce) },
  WrongAnswer(
    "asks for the way on the screen",
    gets: """
      The sheet drawn at half its size, panel at 420, no keyboard, dragged by 10, 30: expected \
      420, 460, 460, but your code gives 420, 440, 440.
      """,
    Diagnosis12_8.asksForTheWayOnTheScreen, rule: Diagnosis12_8.share
  ) { searching(.onScreen) },
  WrongAnswer(
    "returns under the finger",
    gets: """
      Keyboard up, then dragged down by 10, 40, 90: expected 100 keyboard, 100 keyboard, 130, 180, \
      180, but your code gives 100 keyboard, 100 keyboard, 420, 180, 180.
      """,
    Diagnosis12_8.returnsUnderTheFinger, rule: Diagnosis12_8.drag
  ) { searching(.underTheFinger) },
  WrongAnswer(
    "never resigns",
    gets: """
      Keyboard up, then dragged down by 10, 40, 90: expected 100 keyboard, 100 keyboard, 130, 180, \
      180, but your code gives 100 keyboard, 100 keyboard, 130 keyboard, 180 keyboard, 180 keyboard.
      """,
    Diagnosis12_8.neverResigns, rule: Diagnosis12_8.drag
  ) { searching(.neverResigns) },
  WrongAnswer(
    "resigns with the first move",
    gets: """
      Keyboard up, then dragged down by 10, 40, 90: expected 100 keyboard, 100 keyboard, 130, 180, \
      180, but your code gives 100 keyboard, 100, 130, 180, 180.
      """,
    Diagnosis12_8.resignsWithTheFirstMove, rule: Diagnosis12_8.drag
  ) { searching(.everyDrag) },
  WrongAnswer(
    "resigns when the finger is lifted",
    gets: """
      Keyboard up, then dragged down by 10, 40, 90: expected 100 keyboard, 100 keyboard, 130, 180, \
      180, but your code gives 100 keyboard, 100 keyboard, 130 keyboard, 180 keyboard, 180.
      """,
    Diagnosis12_8.resignsWhenTheFingerIsLifted, rule: Diagnosis12_8.drag
  ) { searching(.atTheEnd) },
  WrongAnswer(
    "keeps the old place after a drag",
    gets: """
      Keyboard up, dragged to 130, keyboard up again, and it goes: expected 100 keyboard, 100 \
      keyboard, 130, 130, 100 keyboard, 130, but your code gives 100 keyboard, 100 keyboard, 130, \
      130, 100 keyboard, 420.
      """,
    Diagnosis12_8.keepsTheOldPlaceAfterADrag, rule: Diagnosis12_8.rise
  ) { searching(.keepsOld) },
  WrongAnswer(
    "forgets the place in every drag",
    gets: """
      Keyboard up, dragged up by 10, 60, and it goes: expected 100 keyboard, 100 keyboard, 100 \
      keyboard, 100 keyboard, 420, but your code gives 100 keyboard, 100 keyboard, 100 keyboard, \
      100 keyboard, 100.
      """,
    Diagnosis12_8.forgetsThePlaceInEveryDrag, rule: Diagnosis12_8.rise
  ) { searching(.forgetsAlways) },
  WrongAnswer(
    "thinks that a cancelled drag goes on",
    gets: """
      Dragged by 10, 50, an alert comes up; then keyboard up, and it goes: expected 420, 460, 460, \
      100 keyboard, 460, but your code gives 420, 460, 460, 100 keyboard, 100.
      """,
    Diagnosis12_8.thinksThatACancelledDragGoesOn, rule: Diagnosis12_8.rise
  ) { searching(.liftOnly) },
  WrongAnswer(
    "looks only while the pan changes",
    gets: """
      Keyboard up, dragged down by 40 at once, and lifted: expected 100 keyboard, 130, 130, but \
      your code gives 100 keyboard, 130 keyboard, 130 keyboard.
      """,
    "The drag's first move took the panel below 100, and the field has not resigned.",
    rule: Diagnosis12_8.drag
  ) { searching(.changedOnly) },
]

enum SearchingKind {
  case nothing, asNeeded, stays, toTheMiddle, notesAgain, notesOnce, underTheFinger, neverResigns
  case everyDrag, atTheEnd, keepsOld, forgetsAlways, liftOnly, asksThePan, onScreen, changedOnly
}

func searching(_ kind: SearchingKind) -> MakeSearching {
  { scene in
    let answer = AnySearching(kind, scene)
    scene.searches(answer, AnySearching.didPan) { answer.keyboard($0) }
  }
}

private final class AnySearching {
  let kind: SearchingKind
  let panel: UIView
  let search: UITextField
  let pan: UIPanGestureRecognizer
  var startTop = 0.0
  var before: Double?

  init(_ kind: SearchingKind, _ scene: Scene) {
    (self.kind, panel, search, pan) = (kind, scene.panel, scene.search, scene.pan)
  }

  var top: Double {
    get { panel.frame.minY }
    set { panel.frame.origin.y = newValue }
  }
  /// Whether a finger has the panel.
  var isHeld: Bool { kind == .liftOnly ? isDragged : isHeldByState }
  var isDragged = false
  private var isHeldByState: Bool {
    pan.state == .began || pan.state == .changed || pan.state == .ended
  }

  func keyboard(_ note: KeyboardNotification) {
    switch (note.name, kind) {
    case (_, .nothing): break
    case (.willShow, .asNeeded):
      top -= max(0, top + 70 - note.frameEnd.minY)
    case (.willShow, .notesAgain): (before, top) = (top, 100)
    case (.willShow, _): (before, top) = (before ?? top, 100)
    case (.willHide, .stays): break
    case (.willHide, .toTheMiddle): top = 420
    case (.willHide, .underTheFinger):
      if let before { top = before }
      before = nil
    case (.willHide, .notesOnce), (.willHide, .keepsOld):
      if let before, !isHeld { top = before }
      if kind == .keepsOld, !isHeld { before = nil }
    case (.willHide, _):
      // Right: whoever is held by a finger does not return.
      if let before, !isHeld { top = before }
      before = nil
    default: break
    }
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { (startTop, isDragged) = (top, true) }
    if pan.state == .ended { isDragged = false }
    if kind == .forgetsAlways { before = nil }
    let view = kind == .onScreen ? nil : panel.superview
    top = min(max(startTop + pan.translation(in: view).y, 100), 700)
    let resigns =
      switch kind {
      case .neverResigns: false
      case .everyDrag: true
      case .changedOnly: top > 100 && pan.state == .changed
      case .atTheEnd: top > 100 && pan.state == .ended
      default: top > 100
      }
    if resigns, search.isFirstResponder { search.resignFirstResponder() }
  }
}
