import MiniUIKit
import Stage

/// Keeps a pan of the whole screen out of the touches that began beside the panel.
final class OnlyInside: UIGestureRecognizerDelegate {
  let panel: UIView

  init(panel: UIView) { self.panel = panel }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: panel) == true
  }
}

/// Where the panel's pan sits.
private enum PanPlace: CaseIterable {
  case panel
  case screen
  case inside

  var words: String {
    switch self {
    case .panel: "the panel"
    case .screen: "the screen"
    case .inside: "the screen, with OnlyInside"
    }
  }
}

/// Hear: a pan of the whole screen gets touches that never were on the panel.
let outside = [
  Experiment("12L", "A drag that begins on the map, one that begins on the panel", pictures: []) {
    stage throws(ScriptError) in
    var rows = [["the pan is on", "from the map", "from the handle"]]
    for place in PanPlace.allCases {
      rows.append([
        place.words, try way(place, from: CGPoint(x: 187, y: 240)),
        try way(place, from: CGPoint(x: 187, y: 431)),
      ])
    }
    stage.recording.add(Table("A finger goes down by 110; the panel moves by:", rows))
  }
]

/// Drags down by 110 points, and says how far the panel follows.
private func way(_ place: PanPlace, from start: CGPoint) throws(ScriptError) -> String {
  let stage = sheetStage(Settings())
  guard let screen = stage.screen else { return "" }
  screen.agreement = .none
  screen.build()
  let inside = OnlyInside(panel: screen.panel)
  stage.keep(inside)
  if place != .panel { screen.view.addGestureRecognizer(screen.pan) }
  if place == .inside { screen.pan.delegate = inside }
  try stage.finger.down(at: start)
  for part in [0.25, 0.5, 0.75, 1] {
    try stage.wait(0.05)
    try stage.finger.move(to: CGPoint(x: start.x, y: start.y + 110 * part))
  }
  try stage.wait(0.2)
  try stage.finger.up()
  return decimals(Double(screen.top - Detent.half))
}
