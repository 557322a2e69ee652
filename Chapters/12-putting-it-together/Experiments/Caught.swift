import MiniUIKit
import Stage

/// How the panel gets to its detent, once the finger has let go.
private enum Glide: CaseIterable {
  case block
  case touchableBlock
  case animator

  /// The way in words.
  var words: String {
    switch self {
    case .block: "UIView.animate"
    case .touchableBlock: "the same with .allowUserInteraction"
    case .animator: "UIViewPropertyAnimator"
    }
  }

  /// Makes the panel of a screen glide in this way.
  func take(in screen: SheetScreen, of application: UIApplication) {
    let duration = 0.4
    screen.glide = { [unowned(unsafe) application] screen, place in
      let changes = { screen.top = place }
      switch self {
      case .block:
        application.animate(withDuration: duration, animations: changes)
      case .touchableBlock:
        application.animate(
          withDuration: duration, options: .allowUserInteraction, animations: changes)
      case .animator:
        UIViewPropertyAnimator(duration: duration, in: application, animations: changes)
          .startAnimation()
      }
    }
  }
}

/// Settle: a finger comes down on the handle of a panel that is still gliding.
let caught = [
  Experiment(
    "12K", "A finger on the handle while the panel glides", kinds: ["action"], pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["the panel glides by", "down", "up"]]
    for glide in Glide.allCases {
      rows.append([glide.words, try hit(by: 110, glide), try hit(by: -110, glide)])
    }
    stage.recording.add(Table("A finger on the handle that is seen; who gets the touch:", rows))
  },
  Experiment(
    "12K2", "A panel glides up by a block: seen here, hit there", kinds: ["action"],
    pictures: [.end], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let seen = try touchHandle(on: stage, by: -110, .touchableBlock)
    // It lies behind the panel.
    screen.here.removeFromSuperview()
    stage.pictured = CGRect(x: 0, y: 0, width: 375, height: 476)
    let point = CGPoint(x: 187, y: seen + 11)
    if let row = stage.owner(at: point) {
      let area = row.convert(row.bounds, to: nil)
      stage.outline("where a finger hits row 1", area, atEnd: true, isSeen: true)
    }
    defer { screen.top = seen }  // The picture fills what is seen.
    stage.recording.add(
      Table(
        "A quarter of the way:",
        [
          ["the panel is seen at", decimals(Double(seen))],
          ["the panel is at", decimals(Double(screen.top))],
          ["on the handle that is seen a finger hits", stage.owner(at: point)?.name ?? "nobody"],
        ], hasHeading: false))
  },
]

/// Throws the panel, comes down a quarter of the way on the handle, and says what was touched.
private func hit(by way: CGFloat, _ glide: Glide) throws(ScriptError) -> String {
  let inner = Stage(viewController: named("screen", SheetScreen()))
  let seen = try touchHandle(on: inner, by: way, glide)
  if inner.recording.lines.contains(where: { $0.what == "swallowed" }) { return "nobody" }
  return inner.owner(at: CGPoint(x: 187, y: seen + 11))?.name ?? "nobody"
}

/// Throws the panel, comes down a quarter of the way on the handle, and says where the panel is seen.
private func touchHandle(
  on stage: Stage, by way: CGFloat, _ glide: Glide
) throws(ScriptError) -> CGFloat {
  guard let screen = stage.screen else { return 0 }
  (screen.hasDetents, screen.hasCells) = (true, true)
  screen.build()
  glide.take(in: screen, of: stage.phone.application)
  let start = CGPoint(x: 187, y: 431)
  try stage.finger.down(at: start)
  for part in [0.25, 0.5, 0.75, 1] {
    try stage.wait(0.045)
    try stage.finger.move(to: CGPoint(x: start.x, y: start.y + way * part))
  }
  let released = screen.top
  try stage.finger.up()
  try stage.wait(0.1)
  let seen = released + (screen.top - released) / 4
  try stage.finger.down(at: CGPoint(x: start.x, y: seen + 11))
  return seen
}
