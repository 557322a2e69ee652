import MiniUIKit
import Stage

/// The surprise: a drag that begins on a row, while the sheet is half up.
let rowOrSheet = [
  dragOnRow(
    "12A", "A drag on a row; nothing is agreed between the pans", .none,
    prediction: Prediction(
      "Without that line, a finger on a row goes up by 380 points. What moves?",
      [
        .init("panel", "Its pan would move it, but another one begins first and excludes it."),
        .init("rows", "The table's own pan lies deeper, begins first and excludes the panel's."),
        .init("both", "Of two pans on one branch, only one begins, unless a delegate allows both."),
        .init("nothing", "The finger goes far enough for both pans, so one of them begins."),
      ],
      outcome: { run in
        let pans = run.lines("gesture").filter { $0.what == "began" }.map { $0.who }
        let (panel, rows) = (pans.contains("pan(panel)"), pans.contains("pan(table)"))
        return panel && rows ? "both" : panel ? "panel" : rows ? "rows" : "nothing"
      }), pictures: [.map, .question, .scene, .timeline]),
  dragOnRow(
    "12A2", "A drag on a row; the table's pan waits for the panel's", .oneOfTwo, pictures: []),
]

private func dragOnRow(
  _ id: String, _ title: String, _ agreement: Agreement, prediction: Prediction? = nil,
  pictures: [Picture] = [.map]
) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "scroll"], tellsLeftOut: false,
    parameters: [.number("to", -380, in: -400...300, "how far the finger goes, downwards")],
    touch: CGPoint(x: 187, y: 590), prediction: prediction, pictures: pictures, on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    (screen.agreement, screen.hasCells) = (agreement, true)
    screen.build()
    let way = CGFloat(stage.number("to"))
    // The first move is ten points, or a round number a little above a tenth of a long way.
    let first = abs(way) < 110 ? way / 11 : (way / 110).rounded(.awayFromZero) * 10
    try stage.drag([first, way / 2, way], from: stage.touch, on: screen)
  }
}

/// Find: the sheet lets fingers through where it is empty.
let throughTheSheet = [
  tapThrough("12B", "A tap on here, behind a sheet that takes every touch", "all"),
  tapThrough("12B2", "A tap on here, behind a sheet that lets touches through", "panel"),
  tapThrough("12B3", "A tap on a sheet whose interaction is off", "none"),
]

private func tapThrough(_ id: String, _ title: String, _ takes: String) -> Experiment {
  Experiment(
    id, title, kinds: ["hitTest", "touch", "action"], showsChain: false,
    touch: CGPoint(x: 60, y: 342), pictures: [.map, .hits], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.hasCells = true
    screen.build()
    screen.sheet.letsThrough = takes == "panel"
    screen.sheet.isUserInteractionEnabled = takes != "none"
    try stage.finger.tap(at: stage.touch)
  }
}

/// Find: a handle that is larger for a finger than for the eye.
let roomyHandle = [
  Experiment(
    "12C", "A finger beside the handle, which has room around it",
    kinds: ["hitTest", "point", "touch"], showsChain: false,
    parameters: [.number("room", 20, in: 0...60, "how far its area reaches beyond its edges")],
    touch: CGPoint(x: 224, y: 440), pictures: [.map, .hits], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.handle.room = CGFloat(stage.number("room"))
    screen.build()
    try stage.finger.tap(at: stage.touch)
  }
]

/// Share: the panel follows the finger.
let followed = [
  follow("12D", "A panel that adds the translation at every move", isClamped: false),
  follow("12D2", "A panel that adds the translation to where it began", isClamped: true),
]

private func follow(_ id: String, _ title: String, isClamped: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["scroll"], tellsLeftOut: false,
    touch: CGPoint(x: 187, y: 431), pictures: [], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.isClamped = isClamped
    screen.build()
    try stage.drag([10, 30, 50, 330, 250], from: stage.touch, on: screen)
  }
}

/// Settle: where the panel comes to rest.
let rests = [
  rest("12E", "A panel that is let go by a slow finger", speed: 200),
  rest("12E2", "A panel that is thrown down", speed: 600),
]

private func rest(_ id: String, _ title: String, speed: Double) -> Experiment {
  Experiment(
    id, title, kinds: ["scroll"], tellsLeftOut: false,
    parameters: [
      .number("speed", speed, in: 110...3000, "points a second"),
      .number("way", 110, in: 40...300, "how far the finger goes down, in points"),
    ],
    touch: CGPoint(x: 187, y: 431), pictures: [], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.hasDetents = true
    screen.build()
    let (way, speed) = (stage.number("way"), stage.number("speed"))
    try stage.finger.down(at: stage.touch)
    for part in [0.25, 0.5, 0.75, 1] {
      try stage.wait(way / speed / 4)
      let y = stage.touch.y + CGFloat(way * part)
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: y))
    }
    let released = screen.top
    try stage.finger.up()
    let places = [Detent.half, released, screen.top].map { decimals(Double($0)) }
    stage.recording.add(
      Table("The panel's upper edge:", [["before", "let go at", "comes to rest at"], places]))
  }
}
