import ExerciseKit
import Grading
import MiniUIKit

let wrong12_8: [WrongAnswer<MakeSearching>] = [
  WrongAnswer("does nothing about the keyboard") { searching(.nothing) },
  WrongAnswer("rises as far as needed") { searching(.asNeeded) },
  WrongAnswer("never returns") { searching(.stays) },
  WrongAnswer("returns to the middle") { searching(.toTheMiddle) },
  WrongAnswer("returns to where a drag began") { searching(.toTheDrag) },
  WrongAnswer("notes the place at every announcement") { searching(.notesAgain) },
  WrongAnswer("notes the place once and for all") { searching(.notesOnce) },
  WrongAnswer("asks for the way on the screen") { searching(.onScreen) },
  WrongAnswer("returns under the finger") { searching(.underTheFinger) },
  WrongAnswer("never resigns") { searching(.neverResigns) },
  WrongAnswer("resigns with the first move") { searching(.everyDrag) },
  WrongAnswer("resigns when the finger is lifted") { searching(.atTheEnd) },
  WrongAnswer("keeps the old place after a drag") { searching(.keepsOld) },
  WrongAnswer("forgets the place in every drag") { searching(.forgetsAlways) },
  WrongAnswer("thinks that a cancelled drag goes on") { searching(.liftOnly) },
  WrongAnswer("looks only while the pan changes") { searching(.changedOnly) },
  WrongAnswer("notes only a place further down than 100") { searching(.notesBelow) },
  WrongAnswer("waits until the keyboard has moved") { searching(.afterwards) },
  WrongAnswer("begins a new count as the field resigns") { searching(.countsAnew) },
  WrongAnswer("returns with every message but willShow") { searching(.anyMessage) },
]

enum SearchingKind {
  case nothing, asNeeded, stays, toTheMiddle, notesAgain, notesOnce, underTheFinger, neverResigns
  case everyDrag, atTheEnd, keepsOld, forgetsAlways, liftOnly, asksThePan, onScreen, changedOnly
  case notesBelow, afterwards, anyMessage, toTheDrag, countsAnew
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
    case (.willShow, .notesBelow):
      if top > 100 { before = top }
      top = 100
    case (.didShow, .afterwards): (before, top) = (before ?? top, 100)
    case (.didHide, .afterwards):
      if let before, !isHeld { top = before }
      before = nil
    case (_, .afterwards): break
    case (.willShow, .anyMessage): (before, top) = (before ?? top, 100)
    case (_, .anyMessage):
      if let before, !isHeld { top = before }
      before = nil
    case (.willShow, _): (before, top) = (before ?? top, 100)
    case (.willHide, .stays): break
    case (.willHide, .toTheMiddle): top = 420
    case (.willHide, .toTheDrag): top = startTop
    case (.willHide, .underTheFinger):
      if let before { top = before }
      before = nil
    case (.willHide, .notesOnce), (.willHide, .notesBelow), (.willHide, .keepsOld):
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
    if resigns, search.isFirstResponder {
      search.resignFirstResponder()
      if kind == .countsAnew { pan.setTranslation(.zero, in: view) }
    }
  }
}
