import MiniUIKit
import Stage

/// Two settings that are not the cause: a table that holds nothing back, a tap that does.
let hearsAtOnce = [
  setting("11C", "A tap on row 2; the table holds nothing back", delays: false, holds: false, 0.08),
  setting("11D", "0.3 seconds on row 2; grey's tap delays touches", delays: true, holds: true, 0.3),
  setting("11D2", "1 second on row 2; grey's tap delays touches", delays: true, holds: true, 1),
]

private func setting(
  _ id: String, _ title: String, delays: Bool, holds: Bool, _ seconds: Double
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, parameters: [hold(seconds)], touch: onRow2,
    pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage) else { return }
    let table = scene.table
    if !delays {
      // listing: atOnce
      table.delaysContentTouches = false
      // end
    }
    scene.addTap().delaysTouchesBegan = holds
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
  }
}
