import ExerciseKit
import Grading
import MiniUIKit

let wrong12_7: [WrongAnswer<MakeCloser>] = [
  WrongAnswer("takes part in every touch") { closer(.everywhere) },
  WrongAnswer("cancels no touches") { closer(.cancelsNothing) },
  WrongAnswer("leaves the rows alone, and nobody else") { closer(.notRows) },
  WrongAnswer("leaves buttons alone, but no other control") { closer(.notButtons) },
  WrongAnswer("the map itself, and nothing in it") { closer(.mapOnly) },
  WrongAnswer("the map and its own subviews only") { closer(.twoLevels) },
  WrongAnswer("asks whether it lies in the map, and no more") { closer(.inMap) },
  WrongAnswer("everything but controls") { closer(.notControls) },
  WrongAnswer("takes the tap away") { closer(.nothing) },
  WrongAnswer("leaves rows and controls alone, but not the panel") { closer(.notRowsNotControls) },
  WrongAnswer("whatever is no control and not in the panel") { closer(.notSheet) },
  WrongAnswer("leaves alone only controls that have an action") { closer(.notConnected) },
  WrongAnswer("has a delegate that is never asked") { closer(.notAsked) },
]

enum CloserKind {
  case everywhere, cancelsNothing, notRows, notButtons, mapOnly, notControls, nothing
  case notRowsNotControls, twoLevels, inMap, onMap, looksAfterwards, asksAtTheEnd, notSheet
  case notConnected, notAsked
}

func closer(_ kind: CloserKind) -> MakeCloser {
  { root, map in
    let closer = AnyCloser(kind, root, map)
    let tap = UITapGestureRecognizer(target: closer, action: AnyCloser.close, name: "close")
    if kind != .notAsked { tap.delegate = closer }
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
    case .notSheet:
      return (view === root || view.isDescendant(of: map)) && !(view is UIControl)
    case .notConnected:
      if let control = view as? UIControl, !control.allTargets.isEmpty { return false }
      return view.isDescendant(of: map)
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
