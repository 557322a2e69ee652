import ExerciseKit
import Grading
import MiniUIKit

private let rise =
  "Rule: focus: willShow may come again; what was before is noted once."
private let drag = "Rule: focus: here, resigning posts willHide at once, inside the call."

let wrong12_8: [WrongAnswer<MakeSearching>] = [
  WrongAnswer(
    "does nothing about the keyboard",
    gets: """
      Panel at 420, a tap on the search field: 100 focus is right, your answer is 420 focus.
      The keyboard begins at 476 and covers the field, which ends at 490.
      \(rise)
      """
  ) { searching(.nothing) },
  WrongAnswer(
    "rises as far as needed",
    gets: """
      Panel at 420, a tap on the search field: 100 focus is right, your answer is 406 focus.
      The panel rises as far as needed; it was to rise to 100.
      \(rise)
      """
  ) { searching(.asNeeded) },
  WrongAnswer(
    "never returns",
    gets: """
      Panel at 420, a tap on the field, and the keyboard goes: 100 focus, 420 is right, your answer is 100 focus, 100.
      The keyboard is gone, and the panel did not return.
      \(rise)
      """
  ) { searching(.stays) },
  WrongAnswer(
    "returns to the middle",
    gets: """
      Panel at 100, a tap on the field, and the keyboard goes: 100 focus, 100 is right, your answer is 100 focus, 420.
      It returns to 420, but it was at 100 before.
      \(rise)
      """
  ) { searching(.toTheMiddle) },
  WrongAnswer(
    "notes the place at every announcement",
    gets: """
      Panel at 420, focus, the keyboard announces itself again and goes: 100 focus, 100 focus, 420 is right, your answer is 100 focus, 100 focus, 100.
      The second announcement came when the panel was at 100; that is not where it was before.
      \(rise)
      """
  ) { searching(.notesAgain) },
  WrongAnswer(
    "notes the place once and for all",
    gets: """
      Panel at 420, focus and away, then at 600, focus and away: 100 focus, 420, 600, 100 focus, 600 is right, your answer is 100 focus, 420, 600, 100 focus, 420.
      The second time it returns to where it was the first time.
      \(rise)
      """
  ) { searching(.notesOnce) },
  WrongAnswer(
    "asks for the way on the screen",
    gets: """
      The sheet drawn at half its size, panel at 420, no focus, dragged by 10, 30: 420, 460, 460 is right, your answer is 420, 440, 440.
      20 points on the screen are 40 in the sheet, where the panel lies.
      Rule: share: ask for the way in the coordinates of the panel's superview (GR-89).
      """
  ) { searching(.onScreen) },
  WrongAnswer(
    "returns under the finger",
    gets: """
      Focus, then dragged down by 10, 40, 90: 100 focus, 100 focus, 130, 180, 180 is right, your answer is 100 focus, 100 focus, 420, 180, 180.
      Resigning posted willHide in the middle of didPan, and the panel left the finger.
      \(drag)
      """
  ) { searching(.underTheFinger) },
  WrongAnswer(
    "never resigns",
    gets: """
      Focus, then dragged down by 10, 40, 90: 100 focus, 100 focus, 130, 180, 180 is right, your answer is 100 focus, 100 focus, 130 focus, 180 focus, 180 focus.
      The panel is below 100, and the search field still has the focus.
      \(drag)
      """
  ) { searching(.neverResigns) },
  WrongAnswer(
    "resigns with the first move",
    gets: """
      Focus, then dragged down by 10, 40, 90: 100 focus, 100 focus, 130, 180, 180 is right, your answer is 100 focus, 100, 130, 180, 180.
      The focus goes before the panel has left its place: the drag may still go up.
      \(drag)
      """
  ) { searching(.everyDrag) },
  WrongAnswer(
    "resigns when the finger is lifted",
    gets: """
      Focus, then dragged down by 10, 40, 90: 100 focus, 100 focus, 130, 180, 180 is right, your answer is 100 focus, 100 focus, 130 focus, 180 focus, 180.
      The focus goes when the finger is lifted; it was to go at once.
      \(drag)
      """
  ) { searching(.atTheEnd) },
  WrongAnswer(
    "keeps the old place after a drag",
    gets: """
      Focus, dragged to 130, focus again, and the keyboard goes: 100 focus, 100 focus, 130, 130, 100 focus, 130 is right, your answer is 100 focus, 100 focus, 130, 130, 100 focus, 420.
      The drag put the panel to 130; the older place is out of date.
      \(rise)
      """
  ) { searching(.keepsOld) },
  WrongAnswer(
    "forgets the place in every drag",
    gets: """
      Focus, dragged up by 10, 60, and the keyboard goes: 100 focus, 100 focus, 100 focus, 100 focus, 420 is right, your answer is 100 focus, 100 focus, 100 focus, 100 focus, 100.
      No drag took the panel below 100, so it returns to where it was before: 420.
      \(rise)
      """
  ) { searching(.forgetsAlways) },
  WrongAnswer(
    "thinks that a cancelled drag goes on",
    gets: """
      Dragged by 10, 50, a call comes in; then focus, and the keyboard goes: 420, 460, 460, 100 focus, 460 is right, your answer is 420, 460, 460, 100 focus, 100.
      The keyboard went, and the panel did not return; the cancelled drag is over.
      \(rise)
      """
  ) { searching(.liftOnly) },
]

enum SearchingKind {
  case nothing, asNeeded, stays, toTheMiddle, notesAgain, notesOnce, underTheFinger, neverResigns
  case everyDrag, atTheEnd, keepsOld, forgetsAlways, liftOnly, asksThePan, onScreen
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
      case .atTheEnd: top > 100 && pan.state == .ended
      default: top > 100
      }
    if resigns, search.isFirstResponder { search.resignFirstResponder() }
  }
}
