import MiniUIKit
import Stage

/// The way of a touch through the system (P1 to P3 of the published texts).
let way = [
  Experiment(
    "1B", "A tap on a card, with every stage of its way", kinds: everyStage, showsChain: false,
    tellsLeftOut: false,
    parameters: [.number("hold", 0.08, in: 0.001...5, "seconds from down to up")],
    touch: CGPoint(x: 105, y: 240),
    prediction: Prediction(
      "One tap on the card. How many times does UIApplication.sendEvent run?",
      [
        .init("1", "A tap is two events: the finger comes down, and it is lifted."),
        .init("2", "Once for the finger that comes down, once for the finger that is lifted."),
        .init("4", "Views and gestures are served in one pass; there are two events, not four."),
      ],
      outcome: { run in
        String(run.lines("system").filter { isSendEvent($0, of: "UIApplication") }.count)
      }), pictures: [.scene, .way]
  ) { stage throws(ScriptError) in
    buildCard(on: stage)
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
  },
  Experiment(
    "1C", "A tap while no app is in front", kinds: everyStage, showsChain: false,
    parameters: [.flag("front", false, "the app is in front")],
    touch: CGPoint(x: 105, y: 240), pictures: [.way]
  ) { stage throws(ScriptError) in
    buildCard(on: stage)
    stage.phone.isApplicationInFront = stage.flag("front")
    try stage.finger.tap(at: stage.touch)
  },
  Experiment(
    "1D", "A tap, a timer, and the turns of the run loop",
    kinds: ["touch"], showsChain: false,
    parameters: [.number("timer", 0.5, in: 0.001...10, "seconds from the lift to the timer")],
    touch: CGPoint(x: 105, y: 240), pictures: [.way]
  ) { stage throws(ScriptError) in
    buildCard(on: stage)
    // listing: turns
    let (clock, runLoop) = (stage.phone.clock, stage.phone.runLoop)
    var turns = [["turn", "has slept for", "wakes at", "by"]]
    var asleepSince = clock.now
    runLoop.addObserver(.afterWaiting) {
      turns.append([
        String(turns.count), seconds(clock.now - asleepSince), seconds(clock.now), "a record",
      ])
    }
    runLoop.addObserver(.beforeWaiting) { asleepSince = clock.now }
    // end
    try stage.finger.tap(at: stage.touch)
    runLoop.schedule(after: stage.number("timer")) { turns[turns.count - 1][3] = "the timer" }
    try stage.wait(stage.number("timer"))
    stage.recording.add(Table("Turns of the main run loop, in seconds:", turns))
  },
]

/// Whether a line says that the `sendEvent` of app or window begins.
func isSendEvent(_ line: TraceLine, of who: String) -> Bool {
  line.who == who && line.what == "sendEvent began"
}

/// One card on the screen, (40, 180) to (170, 300).
@discardableResult
func buildCard(on stage: Stage) -> UIView {
  let card = view("card", CGRect(x: 40, y: 180, width: 130, height: 120), .green)
  stage.root.addSubview(card)
  return card
}

/// Virtual time with three decimals.
func seconds(_ time: Microseconds) -> String {
  var text = String((time + 500) / 1000)
  while text.utf8.count < 4 { text = "0" + text }
  return String(text.dropLast(3)) + "." + String(text.suffix(3))
}
