import ExerciseKit
import Grading

let wrong9_6: [WrongAnswer<Shading>] = [
  WrongAnswer("takes every touch") { shade(.all) },
  WrongAnswer("takes no touch") { shade(.none) },
  WrongAnswer("leaves out the panel alone") { shade(.notPanel) },
  WrongAnswer("looks one level up") { shade(.oneLevel) },
  WrongAnswer("takes the shade's own touches only") { shade(.shadeOnly) },
  WrongAnswer("asks where the finger is") { shade(.place) },
  WrongAnswer("asks the wrong way round") { shade(.reversed) },
  WrongAnswer("looks for a place of the panel in its frame") { shade(.mixed) },
  WrongAnswer("leaves out what lies deeper on the shade") { shade(.firstLevel) },
  WrongAnswer("asks where the finger is, of what lies deeper") { shade(.placeOrFirstLevel) },
  WrongAnswer("switches the tap off") { shade(.switchesOff) },
  WrongAnswer("closes in the answer") { shade(.closesItself) },
  WrongAnswer("takes the first of several taps") { shade(.firstTap) },
  WrongAnswer("asks about every finger") { shade(.allFingers) },
  WrongAnswer("answers the other way round") { shade(.inverted) },
]

enum ShadeDesign {
  case climbs, all, none, notPanel, oneLevel, shadeOnly, place, reversed, firstLevel, switchesOff
  case searches, asksPanel, closesItself, firstTap, allFingers, mixed, inverted
  case placeOrFirstLevel
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
    case .inverted: return touch.view?.isDescendant(of: panel) == true
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
    case .placeOrFirstLevel:
      return !panel.frame.contains(touch.location(in: self))
        || (touch.view?.superview === self && touch.view !== panel)
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
