import MiniUIKit
import Stage

/// The obvious idea, and the published explanation: two settings that are not the cause.
let hearsAtOnce = [
  setting("11C", "The obvious idea: the table hears at once", delays: false, holds: false, 0.08),
  setting("11D", "A tap that delays touches, by default for 0.3 s", delays: true, holds: true, 0.3),
  setting("11D2", "A tap that delays touches, by default for 1 s", delays: true, holds: true, 1),
]

private func setting(
  _ id: String, _ title: String, delays: Bool, holds: Bool, _ seconds: Double
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, parameters: [hold(seconds)], touch: onRow2,
    pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage) else { return }
    scene.table.delaysContentTouches = delays
    scene.addTap().delaysTouchesBegan = holds
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
  }
}
