import MiniUIKit
import Stage

/// A pan and a swipe on one view.
let panAndSwipe = [
  moving(
    "8E", "A quick move over a photo with a pan and a swipe", waits: false, 0.15,
    prediction: Prediction(
      "96 points to the right in 0.15 seconds. Which of the two acts?",
      [
        .init(
          "the swipe alone", "By the time it was one, the pan had begun, and excluded the swipe."),
        .init(
          "the pan alone", "Its line is nearer, so it begins first, and excludes the swipe."),
        .init(
          "the pan first, and then the swipe",
          "The pan does come first, and that is the end of the swipe."),
      ],
      outcome: { run in
        let acts = run.lines("action").map { $0.what }
        if acts.isEmpty { return "neither" }
        if !acts.contains("drag") { return "the swipe alone" }
        return acts.contains("next") ? "the pan first, and then the swipe" : "the pan alone"
      })),
  moving("8E2", "A quick move; the pan waits for the swipe", waits: true, 0.15),
  moving("8E3", "A slow drag; the pan waits for the swipe", waits: true, 2),
]

private func moving(
  _ id: String, _ title: String, waits: Bool, _ time: Double, prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .number("time", time, in: 0.05...4, "seconds from down to up"),
      .number("down", 0, in: -200...200, "how far it goes down"),
    ], touch: CGPoint(x: 100, y: 300), prediction: prediction, pictures: [.map, .timeline],
    on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Screen else { return }
    let photo = stage.addView("photo", photoFrame, .blue)
    // listing: panWaits
    let pan = UIPanGestureRecognizer(target: screen, action: Screen.didAct, name: "drag")
    let swipe = UISwipeGestureRecognizer(target: screen, action: Screen.didAct, name: "next")
    photo.addGestureRecognizer(pan)
    photo.addGestureRecognizer(swipe)
    if waits { pan.require(toFail: swipe) }
    // end
    let (from, part) = (stage.touch, stage.number("time") / 8)
    try stage.finger.down(at: from)
    for step in 1...8 {
      try stage.wait(part)
      let share = Double(step) / 8
      try stage.finger.move(
        to: CGPoint(x: from.x + 96 * share, y: from.y + stage.number("down") * share))
    }
    try stage.finger.up()
  }
}

/// How far a finger must move to make a swipe.
let swipeLaw = [
  Experiment(
    "8F", "How far must a finger go to make a swipe?", kinds: shown, showsChain: false,
    parameters: [.number("aside", 0, in: 0...60, "how far the finger strays, in points")],
    pictures: [], on: screenStage
  ) { stage throws(ScriptError) in
    var rows = [["seconds after the down", "points to the right", "points aside"]]
    for tenths in 0...5 {
      let time = Double(tenths) / 10
      let aside = stage.number("aside")
      rows.append([
        decimals(time), try shortest(after: time, aside: aside), try farthestAside(after: time),
      ])
    }
    stage.recording.add(Table("The shortest move that is a swipe, the farthest aside:", rows))
  }
]

/// Whether one move, some time after the finger came down, is a swipe.
private func isSwipe(
  _ right: Double, _ aside: Double, after time: Seconds
) throws(ScriptError) -> Bool {
  let stage = screenStage(Settings())
  stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.root)
  try stage.finger.down(at: CGPoint(x: 100, y: 300))
  try stage.wait(time)
  try stage.finger.move(to: CGPoint(x: 100 + right, y: 300 + aside))
  return stage.actions == "swipe"
}

/// The length from which on a move is a swipe, to a tenth of a point.
private func shortest(after time: Seconds, aside: Double) throws(ScriptError) -> String {
  let tenths = try first(of: 200..<521) { tenths throws(ScriptError) in
    try isSwipe(Double(tenths) / 10, aside, after: time)
  }
  return tenths.map { decimals(Double($0) / 10) } ?? "none"
}

/// How far a move of 90 points may stray, to a tenth of a point.
private func farthestAside(after time: Seconds) throws(ScriptError) -> String {
  let tooFar = try first(of: 200..<521) { tenths throws(ScriptError) in
    try !isSwipe(90, Double(tenths) / 10, after: time)
  }
  return tooFar == 200 ? "none" : decimals(Double((tooFar ?? 521) - 1) / 10)
}

/// The first of some numbers for which something is true, if it is true of all after it: found by
/// halving.
private func first(
  of numbers: Range<Int>, _ isTrue: (Int) throws(ScriptError) -> Bool
) throws(ScriptError) -> Int? {
  var (low, high) = (numbers.lowerBound, numbers.upperBound)
  while low < high {
    let middle = (low + high) / 2
    if try isTrue(middle) { high = middle } else { low = middle + 1 }
  }
  return low < numbers.upperBound ? low : nil
}
