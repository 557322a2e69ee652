import MiniUIKit
import Stage

/// Published experiment F3: the beginning is held back.
let delayedBegan = [
  delaying("7F", "A quick tap; began is held back"),
  delaying(
    "7F2", "A finger that goes 60 points; began is held back", way: 60, hold: 0.4),
  delaying("7F3", "A finger that stays a second; began is held back", hold: 1),
]

private func delaying(
  _ id: String, _ title: String, way: Double = 0, hold: Double = 0.08
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .flag("delays", true, "whether the recognizer delays touchesBegan"),
      .number("way", way, in: 0...160, "how far the finger moves down, in points"),
      .number("hold", hold, in: 0.05...3, "how long it stays, in seconds"),
    ], touch: onNote, pictures: id == "7F2" ? [.map, .timeline] : [.map], on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    stage.root.addSubview(view("note", noteFrame, .yellow))
    let tap = UITapGestureRecognizer(target: desk, action: Desk.didTap, name: "didTap")
    tap.delaysTouchesBegan = stage.flag("delays")
    stage.root.subviews.last?.addGestureRecognizer(tap)
    let (hold, way) = (stage.number("hold"), stage.number("way"))
    var place = stage.touch
    try stage.finger.down(at: place)
    if way > 0 {
      for _ in 1...3 {
        try stage.wait(hold / 4)
        place.y += way / 3
        try stage.finger.move(to: place)
      }
      try stage.wait(hold / 4)
    } else {
      try stage.wait(hold)
    }
    try stage.finger.up()
  }
}

/// Published experiment F4: the end is held back, with a double tap and with a single one.
let delayedEnded = [
  ending("7G", "One tap or two, and a recognizer that holds the end back"),
  ending("7G2", "One tap, two required; no end is held back", delays: false),
  ending("7G3", "One tap, one required; the end may be held back", required: 1),
  ending("7G4", "Two taps, two required; the end is held back", taps: 2),
]

private func ending(
  _ id: String, _ title: String, taps: Int = 1, required: Int = 2, delays: Bool = true
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, tellsLeftOut: false,
    parameters: [
      .whole("taps", taps, in: 1...3, "how many taps there are"),
      .whole("required", required, in: 1...3, "how many the recognizer requires"),
      .flag("delays", delays, "whether the recognizer delays touchesEnded"),
      .number("hold", 0.08, in: 0...3, "how long each tap lasts, in seconds"),
    ], touch: onNote, pictures: id == "7G" ? [.timeline] : [], on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    stage.root.addSubview(view("plan", noteFrame, .green))
    let tap = UITapGestureRecognizer(target: desk, action: Desk.didTap, name: "didTap")
    tap.numberOfTapsRequired = Int(stage.number("required"))
    tap.delaysTouchesEnded = stage.flag("delays")
    stage.root.subviews.last?.addGestureRecognizer(tap)
    for _ in 1...Int(stage.number("taps")) {
      try stage.finger.press(at: stage.touch, for: stage.number("hold"))
      try stage.wait(0.12)
    }
    try stage.wait(0.6)
  }
}
