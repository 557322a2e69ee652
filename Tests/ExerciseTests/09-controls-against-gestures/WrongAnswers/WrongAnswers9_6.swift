import ExerciseKit
import Grading

private let inPanel =
  "Rule: the ways round: a delegate chooses the touches, by the view they are on (GR-13)."

let wrong9_6 = [
  WrongAnswer(
    "takes every touch",
    gets: """
      The panel itself is tapped, at (60, 380): closes 0; nothing is right, your answer is closes 1; nothing.
      It closed, though the touch is on the panel or on a view in it.
      \(inPanel)
      """
  ) { shade(.all) },
  WrongAnswer(
    "takes no touch",
    gets: """
      The shade is tapped below the panel: closes 1; nothing is right, your answer is closes 0; nothing.
      It did not close, though the touch is on no view of the panel.
      \(inPanel)
      """
  ) { shade(.none) },
  WrongAnswer(
    "leaves out the panel alone",
    gets: """
      A list in the panel is tapped: closes 0; nothing is right, your answer is closes 1; nothing.
      It closed: the list is not the panel, but it lies in it.
      \(inPanel)
      """
  ) { shade(.notPanel) },
  WrongAnswer(
    "looks one level up",
    gets: """
      A row in the list in the panel is tapped: closes 0; nothing is right, your answer is closes 1; nothing.
      It closed: the row lies in the panel, two levels below it.
      \(inPanel)
      """
  ) { shade(.oneLevel) },
  WrongAnswer(
    "takes the shade's own touches only",
    gets: """
      The toast is tapped, beside the panel: closes 1; nothing is right, your answer is closes 0; nothing.
      The toast is not the shade, but it is no part of the panel either.
      \(inPanel)
      """
  ) { shade(.shadeOnly) },
  WrongAnswer(
    "asks where the finger is",
    gets: """
      The toast is tapped where it covers the panel: closes 1; nothing is right, your answer is closes 0; nothing.
      The toast is hit. It covers the panel, and does not lie in it.
      \(inPanel)
      """
  ) { shade(.place) },
  WrongAnswer(
    "asks the wrong way round",
    gets: """
      The panel itself is tapped, at (60, 380): closes 0; nothing is right, your answer is closes 1; nothing.
      It closed, though the touch is on the panel or on a view in it.
      \(inPanel)
      """
  ) { shade(.reversed) },
  WrongAnswer(
    "leaves out what lies deeper on the shade",
    gets: """
      A word on the toast is tapped: closes 1; nothing is right, your answer is closes 0; nothing.
      The word lies in the toast and not in the panel, so it counts as well.
      \(inPanel)
      """
  ) { shade(.firstLevel) },
  WrongAnswer(
    "switches the tap off",
    gets: """
      The panel, then the shade, then the list: closes 1; nothing is right, your answer is closes 0; nothing.
      It did not close for the second touch, which is on the empty shade.
      \(inPanel)
      """
  ) { shade(.switchesOff) },
]

enum ShadeDesign {
  case climbs, all, none, notPanel, oneLevel, shadeOnly, place, reversed, firstLevel, switchesOff
}

func shade(_ design: ShadeDesign) -> Shading {
  let shade = AnyShade(frame: .zero)
  shade.design = design
  return Shading(
    shade: shade, panel: shade.panel, closes: { shade.closes }, build: { shade.build() })
}

/// Right as `climbs`.
private final class AnyShade: UIView, UIGestureRecognizerDelegate {
  var design = ShadeDesign.climbs
  let panel = UIView(frame: CGRect(x: 40, y: 200, width: 240, height: 200))
  private(set) var closes = 0

  func build() {
    addSubview(panel)
    let tap = UITapGestureRecognizer(target: self, action: AnyShade.close, name: "close")
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    switch design {
    case .climbs:
      var each = touch.view
      while let view = each {
        if view === panel { return false }
        each = view.superview
      }
      return true
    case .all: return true
    case .none: return false
    case .notPanel: return touch.view !== panel
    case .oneLevel: return touch.view !== panel && touch.view?.superview !== panel
    case .shadeOnly: return touch.view === self
    case .reversed: return touch.view.map { panel.isDescendant(of: $0) } ?? true
    case .firstLevel:
      return touch.view === self || (touch.view?.superview === self && touch.view !== panel)
    case .switchesOff:
      let isInPanel = touch.view?.isDescendant(of: panel) == true
      if isInPanel { gestureRecognizer.isEnabled = false }
      return !isInPanel
    case .place: return !panel.frame.contains(touch.location(in: self))
    }
  }

  private func close() { closes += 1 }
}
