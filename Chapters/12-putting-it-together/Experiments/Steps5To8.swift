import MiniUIKit
import Stage

/// Step 5: who moves at the beginning of a drag.
let whoMoves = [
  begin("12F", "Step 5: by default half up, and dragged up", top: 420, way: -60, offset: 0),
  begin("12F2", "Step 5: by default up, and dragged up", top: 100, way: -60, offset: 0),
  begin(
    "12F3", "Step 5: by default up, at the first row, dragged down", top: 100, way: 60, offset: 0),
  begin("12F4", "Step 5: by default up, scrolled, and dragged down", top: 100, way: 60, offset: 90),
]

private func begin(
  _ id: String, _ title: String, top: Double, way: Double, offset: Double
) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "scroll"],
    parameters: [
      .number("top", top, in: 100...700, "the panel's upper edge"),
      .number("way", way, in: -300...300, "how far the finger goes, downwards"),
      .number("offset", offset, in: 0...900, "how far the rows are scrolled before"),
    ],
    touch: CGPoint(x: 187, y: 590),
    pictures: id == "12F" ? [.timeline] : [], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.build()
    screen.top = CGFloat(stage.number("top"))
    screen.table.contentOffset.y = CGFloat(stage.number("offset"))
    let way = CGFloat(stage.number("way"))
    try stage.drag([way / 2, way], from: stage.touch, on: screen)
  }
}

/// Step 6: sheet and table share one drag.
let handOver = [
  share(
    "12G", "Step 6: one drag for both, by default from 220", .shared, top: 220,
    ways: [-10, -70, -130, -190]),
  share(
    "12G2", "Step 6: up and back in one drag, by default from 220", .shared, top: 220,
    ways: [-10, -130, -190, -130, -70]),
  share(
    "12G3", "Both pans may begin, and nobody shares", .both, top: 220, ways: [-10, -70, -130, -190]),
]

private func share(
  _ id: String, _ title: String, _ agreement: Agreement, top: Double, ways: [CGFloat]
) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "scroll"],
    parameters: [.number("top", top, in: 100...400, "the panel's upper edge")],
    touch: CGPoint(x: 187, y: 590), pictures: id == "12G" ? [.map, .timeline] : [],
    on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.agreement = agreement
    screen.build()
    screen.top = CGFloat(stage.number("top"))
    try stage.drag(ways, from: stage.touch, on: screen)
  }
}

/// Step 7: a tap on the map closes the keyboard.
let keyboardGoes = [
  tapAway("12H", "Step 7: the keyboard is up, by default the map is tapped", asks: true),
  tapAway(
    "12H2", "Step 7: the keyboard is up, by default a row is tapped", at: CGPoint(x: 187, y: 300),
    asks: true),
  tapAway(
    "12H3", "A tap that takes part everywhere, by default on a row", at: CGPoint(x: 187, y: 300),
    asks: false),
]

private func tapAway(
  _ id: String, _ title: String, at touch: CGPoint = CGPoint(x: 187, y: 60), asks: Bool
) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "action", "row", "responder"], showsChain: false, touch: touch,
    pictures: [], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.hasCells = true
    screen.build()
    screen.closeKeyboardByTap(asks: asks, cancels: true)
    screen.top = Detent.high
    screen.search.becomeFirstResponder()
    try stage.wait(1)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
  }
}

/// Step 8: the search field raises the sheet.
let searching = [
  search("12I", "Step 8: the search field raises the sheet", drags: false),
  search("12I2", "Step 8: raised, and dragged down", drags: true),
]

private func search(_ id: String, _ title: String, drags: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["responder", "notify", "gesture"],
    touch: CGPoint(x: 187, y: 470), pictures: drags ? [.timeline] : [.map], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.build()
    stage.phone.application.observeKeyboard { [unowned(unsafe) screen] in screen.keyboard($0) }
    try stage.finger.tap(at: stage.touch)
    try stage.wait(0.5)
    guard drags else {
      let raised = screen.top
      screen.search.resignFirstResponder()
      let places = [Detent.half, raised, screen.top].map { decimals(Double($0)) }
      stage.recording.add(
        Table("The panel's upper edge:", [["before", "with keyboard", "afterwards"], places]))
      return
    }
    try stage.drag([10, 40, 90], from: CGPoint(x: 187, y: 111), on: screen)
    try stage.wait(0.5)
  }
}

/// The whole way of one touch, through the finished sheet.
let whole = [
  Experiment(
    "12J", "The whole way of one touch, by default on a row",
    kinds: ["hitTest", "gesture", "delay", "touch", "row", "scroll"],
    showsChain: false,
    parameters: [
      .number("way", 0, in: -300...300, "how far the finger goes before it is lifted"),
      .number("hold", 0.08, in: 0...2, "how long the finger stays, in seconds"),
    ],
    touch: CGPoint(x: 187, y: 590), pictures: [.scene, .timeline], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.agreement = .shared
    screen.hasDetents = true
    screen.hasCells = true
    screen.build()
    screen.closeKeyboardByTap(asks: true, cancels: true)
    let way = CGFloat(stage.number("way"))
    try stage.finger.down(at: stage.touch)
    try stage.wait(stage.number("hold"))
    if way != 0 {
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.touch.y + way))
    }
    try stage.finger.up()
    try stage.wait(1)
    stage.recording.add(
      Table(
        "Afterwards:",
        [
          ["panel", "rows", "selected"],
          [
            decimals(Double(screen.top)), decimals(Double(screen.table.contentOffset.y)),
            screen.table.selectedRow.map { "row " + String($0) } ?? "none",
          ],
        ]))
  }
]
