import ExerciseKit
import Grading
import MiniUIKit

let wrong12_7: [WrongAnswer<MakeCloser>] = [
  WrongAnswer(
    "takes part in every touch",
    gets: """
      A tap on the pin, a control of our own: expected keyboard up, pin, but your code gives \
      keyboard down.
      """,
    "The tap has taken the touch: keyboard down, and nothing else happened.",
    rule: Diagnosis12_7.rule
  ) { closer(.everywhere) },
  WrongAnswer(
    "cancels no touches",
    gets: """
      A tap on here, a button: expected keyboard up, here, but your code gives keyboard down, here.
      """,
    Diagnosis12_7.also, rule: Diagnosis12_7.rule
  ) { closer(.cancelsNothing) },
  WrongAnswer(
    "leaves the rows alone, and nobody else",
    gets: """
      A tap on the pin, a control of our own: expected keyboard up, pin, but your code gives \
      keyboard down.
      """,
    "The tap has taken the touch: keyboard down, and nothing else happened.",
    rule: Diagnosis12_7.rule
  ) { closer(.notRows) },
  WrongAnswer(
    "leaves buttons alone, but no other control",
    gets: """
      A tap on the pin, a control of our own: expected keyboard up, pin, but your code gives \
      keyboard down.
      """,
    "The tap has taken the touch: keyboard down, and nothing else happened.",
    rule: Diagnosis12_7.rule
  ) { closer(.notButtons) },
  WrongAnswer(
    "the map itself, and nothing in it",
    gets: """
      A tap on the river, a view in the map: expected keyboard down, but your code gives keyboard \
      up.
      """,
    Diagnosis12_7.theMapItself, rule: Diagnosis12_7.rule
  ) { closer(.mapOnly) },
  WrongAnswer(
    "the map and its own subviews only",
    gets: """
      A tap on the boat, a view in the river: expected keyboard down, but your code gives keyboard \
      up.
      """,
    Diagnosis12_7.theMapAndItsOwnSubviewsOnly, rule: Diagnosis12_7.rule
  ) { closer(.twoLevels) },
  WrongAnswer(
    "asks whether it lies in the map, and no more",
    gets: """
      A tap on the pin, a control of our own: expected keyboard up, pin, but your code gives \
      keyboard down.
      """,
    "The tap has taken the touch: keyboard down, and nothing else happened.",
    rule: Diagnosis12_7.rule
  ) { closer(.inMap) },
  WrongAnswer(
    "everything but controls",
    gets: "A quick tap on row 1: expected keyboard up, row 1, but your code gives keyboard down.",
    "The tap has taken the touch: keyboard down, and nothing else happened.",
    rule: Diagnosis12_7.rule
  ) { closer(.notControls) },
  WrongAnswer(
    "takes the tap away",
    gets: "A tap on the map: expected keyboard down, but your code gives keyboard up.",
    Diagnosis12_7.open, rule: Diagnosis12_7.rule
  ) { closer(.nothing) },
  WrongAnswer(
    "leaves rows and controls alone, but not the panel",
    gets: """
      A tap on the panel beside the field: expected keyboard up, but your code gives keyboard down.
      """,
    Diagnosis12_7.leavesRowsAndControlsAlone, rule: Diagnosis12_7.rule
  ) { closer(.notRowsNotControls) },
]

enum CloserKind {
  case everywhere, cancelsNothing, notRows, notButtons, mapOnly, notControls, nothing
  case notRowsNotControls, twoLevels, inMap, onMap, looksAfterwards, asksAtTheEnd
}

func closer(_ kind: CloserKind) -> MakeCloser {
  { root, map in
    let closer = AnyCloser(kind, root, map)
    let tap = UITapGestureRecognizer(target: closer, action: AnyCloser.close, name: "close")
    tap.delegate = closer
    tap.cancelsTouchesInView = kind != .cancelsNothing && kind != .looksAfterwards
    if kind != .nothing { (kind == .onMap ? map : root).addGestureRecognizer(tap) }
    return closer
  }
}

private final class AnyCloser: UIGestureRecognizerDelegate {
  let kind: CloserKind
  let root: UIView
  let map: UIView

  init(_ kind: CloserKind, _ root: UIView, _ map: UIView) {
    (self.kind, self.root, self.map) = (kind, root, map)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = touch.view else { return true }
    let isRow = view.name.hasPrefix("content")
    switch kind {
    case .notRows: return !isRow
    case .notButtons: return view.isDescendant(of: map) && !(view is UIButton)
    case .mapOnly: return view === map
    case .inMap: return view.isDescendant(of: map)
    case .twoLevels:
      return (view === map || view.superview === map) && !(view is UIControl)
    case .notControls, .onMap: return !(view is UIControl)
    case .notRowsNotControls: return !isRow && !(view is UIControl)
    default: return true
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard kind == .asksAtTheEnd else { return true }
    // Right: takes part in every touch, and recognizes on the map only.
    let view = root.hitTest(gestureRecognizer.location(in: root), with: nil)
    return view.map { $0.isDescendant(of: map) && !($0 is UIControl) } ?? false
  }

  func close(_ tap: UITapGestureRecognizer) {
    if kind == .looksAfterwards {
      // Right: cancels nothing, and looks who was meant.
      let view = root.hitTest(tap.location(in: root), with: nil)
      guard let view, view.isDescendant(of: map), !(view is UIControl) else { return }
    }
    root.endEditing(true)
  }
}
