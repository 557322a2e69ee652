import MiniUIKit
import Stage

/// A controller whose table has a long press, as a menu or a lift of UIKit is to the finger.
private final class PressScreen: Screen {
  private(set) var presses = 0

  func didPress() { presses += 1 }
}

extension Scene {
  /// Gives the table a press of its own.
  fileprivate func addPress(_ name: String, after duration: Double) {
    guard let screen = screen as? PressScreen else { return }
    let press = UILongPressGestureRecognizer(
      target: screen, action: PressScreen.didPress, name: name)
    press.minimumPressDuration = duration
    table.addGestureRecognizer(press)
  }
}

/// What a press on a row does to the row.
let pressed = [
  Experiment("11M", "A row, and a press behind it: five fingers", pictures: []) {
    stage throws(ScriptError) in
    let fingers: [(words: String, rest: Double, way: CGFloat)] = [
      ("0.3 s", 0.3, 0), ("0.4 s", 0.4, 0), ("1 s", 1, 0), ("0.4 s, and a drag", 0.4, 60),
      ("0.6 s, and a drag", 0.6, 60),
    ]
    let presses: [(words: String, time: Double?)] = [
      ("none", nil), ("lift, 0.325 s", 0.325), ("menu, 0.5 s", 0.5),
    ]
    var rows = [["the finger stays"] + presses.map { $0.words }]
    for finger in fingers {
      var row = [finger.words]
      for press in presses {
        row.append(try outcome(finger.rest, finger.way, press: press.time))
      }
      rows.append(row)
    }
    stage.recording.add(Table("What comes of it:", rows))
  },
  Experiment(
    "11M2", "A finger on row 2 for 0.4 seconds, and a press of 0.325", kinds: shown,
    showsChain: false,
    parameters: [
      hold(0.4), .number("press", 0.325, in: 0.2...2, "how long the press takes, in seconds"),
    ], touch: onRow2, pictures: [.map, .timeline],
    on: { Stage(settings: $0, viewController: PressScreen()) }
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage) else { return }
    scene.addPress("lift", after: stage.number("press"))
    stage.pictured = CGRect(x: 0, y: 76, width: 375, height: 380)
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
  },
]

/// Rests on row 2, perhaps goes up, and is lifted.
private func outcome(
  _ rest: Double, _ way: CGFloat, press: Double?
) throws(ScriptError) -> String {
  let screen = PressScreen()
  let stage = Stage(viewController: screen)
  guard let scene = Scene(on: stage) else { return "" }
  if let press { scene.addPress("press", after: press) }
  try stage.finger.down(at: onRow2)
  try stage.wait(rest)
  if way > 0 {
    for step in 1...3 {
      try stage.finger.move(to: CGPoint(x: onRow2.x, y: onRow2.y - way * CGFloat(step) / 3))
      try stage.wait(0.03)
    }
  }
  try stage.finger.up()
  if screen.presses > 0 { return "the press" }
  if !screen.selected.isEmpty { return "the row" }
  return scene.table.contentOffset.y > 0 ? "scrolls" : "nothing"
}
