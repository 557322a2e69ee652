import MiniUIKit
import Stage

/// Fingers that differ in when they have gone ten points.
let tenPoints = [
  Experiment("10P", "Four fingers go 60 points up from a button", pictures: []) {
    stage throws(ScriptError) in
    let fingers: [(words: String, rest: Seconds, speed: Double)] = [
      ("no rest, 300 points a second", 0, 300),
      ("rests for 0.1 s, then 300", 0.1, 300),
      ("rests for 0.14 s, then 300", 0.14, 300),
      ("no rest, 60 points a second", 0, 60),
    ]
    var rows = [["the finger", "ten points at", "what comes of it"]]
    for finger in fingers {
      let (time, outcome) = try drag(rest: finger.rest, speed: finger.speed)
      rows.append([finger.words, decimals(time), outcome])
    }
    stage.recording.add(Table("Each in a scene of its own:", rows))
  }
]

/// Drags up from the button with a move in each frame; says when it has gone ten points, and who got
/// the finger.
private func drag(rest: Seconds, speed: Double) throws(ScriptError) -> (Seconds, String) {
  let stage = screenStage(Settings())
  let list = stage.build(UIScrollView())
  let start = stage.phone.clock.uptime
  var tenth: Seconds?
  try stage.finger.down(at: onBuy)
  try stage.wait(rest)
  let step = speed * Clock.seconds(Clock.frame)
  for frame in 1...Int((60 / step).rounded()) {
    try stage.wait(Clock.seconds(Clock.frame))
    let way = step * Double(frame)
    try stage.finger.move(to: CGPoint(x: onBuy.x, y: onBuy.y - CGFloat(way)))
    if way >= 9.99, tenth == nil { tenth = stage.phone.clock.uptime - start }
  }
  try stage.wait(0.2)
  try stage.finger.up()
  let outcome =
    switch (list.contentOffset.y > 0, stage.buys != "0") {
    case (true, true): "scrolls and buys"
    case (true, false): "scrolls"
    case (false, true): "buys"
    case (false, false): "nothing"
    }
  return (tenth ?? 0, outcome)
}
