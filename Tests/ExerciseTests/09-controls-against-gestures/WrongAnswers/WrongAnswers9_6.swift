import ExerciseKit
import Grading

let wrong9_6: [WrongAnswer<Shading>] = [
  WrongAnswer(
    "takes every touch",
    gets: """
      The panel itself is tapped, at (60, 380): expected closes 0; nothing, but your code gives \
      closes 1; nothing.
      """,
    Diagnosis9_6.always, rule: Diagnosis9_6.inPanel
  ) { shade(.all) },
  WrongAnswer(
    "takes no touch",
    gets: """
      The shade is tapped below the panel: expected closes 1; nothing, but your code gives closes \
      0; nothing.
      """,
    Diagnosis9_6.open, rule: Diagnosis9_6.inPanel
  ) { shade(.none) },
  WrongAnswer(
    "leaves out the panel alone",
    gets: """
      A list in the panel is tapped: expected closes 0; nothing, but your code gives closes 1; \
      nothing.
      """,
    Diagnosis9_6.leavesOutThePanelAlone, rule: Diagnosis9_6.inPanel
  ) { shade(.notPanel) },
  WrongAnswer(
    "looks one level up",
    gets: """
      A row in the list in the panel is tapped: expected closes 0; nothing, but your code gives \
      closes 1; nothing.
      """,
    Diagnosis9_6.looksOneLevelUp, rule: Diagnosis9_6.inPanel
  ) { shade(.oneLevel) },
  WrongAnswer(
    "takes the shade's own touches only",
    gets: """
      The toast is tapped, beside the panel: expected closes 1; nothing, but your code gives \
      closes 0; nothing.
      """,
    Diagnosis9_6.takesTheShadesOwnTouchesOnly, rule: Diagnosis9_6.inPanel
  ) { shade(.shadeOnly) },
  WrongAnswer(
    "asks where the finger is",
    gets: """
      The toast is tapped where it covers the panel: expected closes 1; nothing, but your code \
      gives closes 0; nothing.
      """,
    Diagnosis9_6.asksWhereTheFingerIs, rule: Diagnosis9_6.inPanel
  ) { shade(.place) },
  WrongAnswer(
    "asks the wrong way round",
    gets: """
      The panel itself is tapped, at (60, 380): expected closes 0; nothing, but your code gives \
      closes 1; nothing.
      """,
    Diagnosis9_6.reversed, rule: Diagnosis9_6.inPanel
  ) { shade(.reversed) },
  WrongAnswer(
    "looks for a place of the panel in its frame",
    gets: """
      The panel itself is tapped, at (60, 380): expected closes 0; nothing, but your code gives \
      closes 1; nothing.
      """,
    Diagnosis9_6.mixed, rule: Diagnosis9_6.inPanel
  ) { shade(.mixed) },
  WrongAnswer(
    "leaves out what lies deeper on the shade",
    gets: """
      A word on the toast is tapped: expected closes 1; nothing, but your code gives closes 0; \
      nothing.
      """,
    Diagnosis9_6.leavesOutWhatLiesDeeper, rule: Diagnosis9_6.inPanel
  ) { shade(.firstLevel) },
  WrongAnswer(
    "switches the tap off",
    gets: """
      The panel, then the shade, then the list: expected closes 1; nothing, but your code gives \
      closes 0; nothing.
      """,
    Diagnosis9_6.switchesTheTapOff, rule: Diagnosis9_6.inPanel
  ) { shade(.switchesOff) },
  WrongAnswer(
    "closes in the answer",
    gets: """
      The shade is tapped below the panel: expected closes 1; nothing, but your code gives closes \
      2; nothing.
      """,
    Diagnosis9_6.closesItself, rule: Diagnosis9_6.inPanel
  ) { shade(.closesItself) },
  WrongAnswer(
    "takes the first of several taps",
    gets: """
      Two quick taps on the empty shade: expected closes 2; nothing, but your code gives closes 1; \
      nothing.
      """,
    Diagnosis9_6.countsAsTaps, rule: Diagnosis9_6.inPanel
  ) { shade(.firstTap) },
  WrongAnswer(
    "asks about every finger",
    gets: """
      A finger rests on the panel, another taps the empty shade: expected closes 1; nothing, but \
      your code gives closes 0; nothing.
      """,
    Diagnosis9_6.looksAtOtherFingers, rule: Diagnosis9_6.inPanel
  ) { shade(.allFingers) },
]

enum ShadeDesign {
  case climbs, all, none, notPanel, oneLevel, shadeOnly, place, reversed, firstLevel, switchesOff
  case searches, asksPanel, closesItself, firstTap, allFingers, mixed
}

func shade(_ design: ShadeDesign) -> Shading {
  let shade = AnyShade(frame: .zero)
  shade.design = design
  return Shading(
    shade: shade, panel: shade.panel, closes: { shade.closes }, build: { shade.build() })
}

/// Right as `climbs`; as `searches`, which goes down from the panel; and as `asksPanel`, which asks
/// the panel's own hit test, where the shade's found the touch's view.
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
    case .searches:
      var views = [panel as UIView]
      while let view = views.popLast() {
        if view === touch.view { return false }
        views += view.subviews
      }
      return true
    case .asksPanel:
      return touch.view == nil || panel.hitTest(touch.location(in: panel), with: nil) !== touch.view
    case .closesItself:
      if touch.view?.isDescendant(of: panel) == true { return false }
      close()
      return true
    case .firstTap: return touch.tapCount == 1 && touch.view?.isDescendant(of: panel) != true
    case .all, .allFingers: return true
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
    case .mixed: return !panel.frame.contains(touch.location(in: panel))
    case .place: return !panel.frame.contains(touch.location(in: self))
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    let views = (event.allTouches ?? []).compactMap { $0.view }
    return design != .allFingers || !views.contains { $0.isDescendant(of: panel) }
  }

  private func close() { closes += 1 }
}
