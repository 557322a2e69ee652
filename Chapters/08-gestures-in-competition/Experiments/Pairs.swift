import MiniUIKit
import Stage

/// Two fingers that spread and turn.
let pinchAndRotation = [
  spreading("8G", "Two fingers spread and turn on a map", both: false),
  spreading("8G2", "Two fingers spread and turn; a delegate allows both", both: true),
]

private func spreading(_ id: String, _ title: String, both: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture"], showsChain: false, tellsLeftOut: false,
    parameters: [
      .flag("both", both, "the pinch's delegate allows both"),
      .number("turn", 30, in: 0...80, "degrees by which the fingers turn"),
    ], touch: CGPoint(x: 130, y: 300), pictures: both ? [.timeline] : [.map, .timeline],
    on: screenStage
  ) { stage throws(ScriptError) in
    let map = stage.addView("map", photoFrame, .blue)
    let pinch = stage.add(UIPinchGestureRecognizer(), "zoom", to: map)
    let rotation = stage.add(UIRotationGestureRecognizer(), "turn", to: map)
    stage.answer(stage.flag("both"), for: pinch)
    let fixed = stage.touch
    try stage.finger.down(at: fixed)
    try stage.wait(0.05)
    let second = stage.finger(2)
    try second.down(at: CGPoint(x: fixed.x + 100, y: fixed.y))
    var rows = [["distance", "scale", "degrees", "rotation"]]
    for step in 1...3 {
      try stage.wait(0.05)
      let (distance, degrees) = (100 + 10 * Double(step), stage.number("turn") / 3 * Double(step))
      let angle = degrees * .pi / 180
      try second.move(
        to: CGPoint(
          x: fixed.x + distance * Math.cos(angle),
          y: fixed.y + distance * Math.sin(angle)))
      rows.append([
        decimals(distance), decimals(pinch.scale), decimals(degrees),
        decimals(rotation.rotation * 180 / .pi),
      ])
    }
    try stage.wait(0.05)
    try second.up()
    try stage.finger.up()
    stage.recording.add(Table("After each move; angles in degrees:", rows))
  }
}

/// A pan from the edge of the screen, and a carousel with a pan of its own.
let edgeAndPan = [
  fromTheEdge(
    "8H", "Over a carousel that doesn't wait for the edge pan", from: 8, waits: false),
  fromTheEdge("8H2", "Over a carousel that waits for the edge pan", from: 8, waits: true),
  fromTheEdge("8H3", "From the middle of a carousel that waits", from: 140, waits: true),
]

private func fromTheEdge(
  _ id: String, _ title: String, from: Double, waits: Bool
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [.flag("along", false, "the finger goes down, along the edge")],
    touch: CGPoint(x: from, y: 300), pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Screen else { return }
    let carousel = stage.addView(
      "carousel", CGRect(x: 0, y: 200, width: 375, height: 200), .yellow)
    // listing: edge
    let back = UIScreenEdgePanGestureRecognizer(
      target: screen, action: Screen.didAct, name: "back")
    back.edges = .left
    screen.view.addGestureRecognizer(back)
    let pages = UIPanGestureRecognizer(target: screen, action: Screen.didAct, name: "turn")
    carousel.addGestureRecognizer(pages)
    if waits { pages.require(toFail: back) }
    // end
    try stage.finger.down(at: stage.touch)
    for step in 1...4 {
      try stage.wait(0.05)
      let (way, isAlong) = (8 * Double(step), stage.flag("along"))
      try stage.finger.move(
        to: CGPoint(
          x: stage.touch.x + (isAlong ? 0 : way), y: stage.touch.y + (isAlong ? way : 0)))
    }
    try stage.wait(0.05)
    try stage.finger.up()
  }
}

/// A tap, a long press and a pan on one view.
let threeOnACard = [
  resting("8I", "A tap, a press and a pan: the finger lifts soon", rest: 0.1, way: 0),
  resting("8I2", "A tap, a press and a pan: the finger rests, then moves", rest: 0.6, way: 60),
  resting("8I3", "A tap, a press and a pan: the finger moves soon", rest: 0.1, way: 60),
]

private func resting(_ id: String, _ title: String, rest: Double, way: Double) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .number("rest", rest, in: 0...2, "seconds before the finger moves or lifts"),
      .number("way", way, in: 0...100, "how far it moves to the right"),
    ], touch: CGPoint(x: 120, y: 300), pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    let card = stage.addView("card", photoFrame, .blue)
    stage.add(UITapGestureRecognizer(), "open", to: card)
    stage.add(UILongPressGestureRecognizer(), "menu", to: card)
    stage.add(UIPanGestureRecognizer(), "drag", to: card)
    try stage.finger.down(at: stage.touch)
    try stage.wait(stage.number("rest"))
    if stage.number("way") > 0 {
      for step in 1...3 {
        let x = stage.touch.x + stage.number("way") * Double(step) / 3
        try stage.finger.move(to: CGPoint(x: x, y: stage.touch.y))
        try stage.wait(0.05)
      }
    }
    try stage.finger.up()
  }
}
