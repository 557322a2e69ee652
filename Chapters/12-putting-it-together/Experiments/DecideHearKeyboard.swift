import MiniUIKit
import Stage

/// Decide: which of the two moves at the beginning of a drag.
let whoMoves = [
  begin("12F", "A drag up on a row; the panel is half up", top: 420, way: -60, offset: 0),
  begin("12F2", "A drag up on a row; the panel is all the way up", top: 100, way: -60, offset: 0),
  begin(
    "12F3", "A drag down; the panel is up, the rows at their top", top: 100, way: 60, offset: 0),
  begin(
    "12F4", "A drag down; the panel is up, the rows are scrolled", top: 100, way: 60, offset: 90),
]

private func begin(
  _ id: String, _ title: String, top: Double, way: Double, offset: Double
) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "scroll"], tellsLeftOut: false,
    parameters: [
      .number("top", top, in: 100...700, "the panel's upper edge"),
      .number("way", way, in: -300...300, "how far the finger goes, downwards"),
      .number("offset", offset, in: 0...900, "how far the rows are scrolled before"),
    ],
    touch: CGPoint(x: 187, y: 590),
    pictures: id == "12F" ? [.timeline] : [], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.hasCells = true
    screen.build()
    screen.top = CGFloat(stage.number("top"))
    screen.table.contentOffset.y = CGFloat(stage.number("offset"))
    let way = CGFloat(stage.number("way"))
    try stage.drag([way / 2, way], from: stage.touch, on: screen)
  }
}

/// Share: panel and table share one drag.
let handOver = [
  share(
    "12G", "A drag up that is shared by panel and rows", .shared, top: 220,
    ways: [-10, -70, -130, -190]),
  share(
    "12G2", "A drag up and back that is shared by panel and rows", .shared, top: 220,
    ways: [-10, -130, -190, -130, -70]),
  share(
    "12G3", "A drag up with two pans and no code that shares", .both, top: 220,
    ways: [-10, -70, -130, -190]),
]

private func share(
  _ id: String, _ title: String, _ agreement: Agreement, top: Double, ways: [CGFloat]
) -> Experiment {
  Experiment(
    id, title, kinds: ["scroll"], tellsLeftOut: false,
    parameters: [.number("top", top, in: 100...400, "the panel's upper edge")],
    touch: CGPoint(x: 187, y: 590), pictures: agreement == .shared ? [.track] : [],
    on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.agreement = agreement
    screen.build()
    screen.top = CGFloat(stage.number("top"))
    try stage.drag(ways, from: stage.touch, on: screen)
  }
}

/// Share: a finger on the handle, where only the panel should move.
let handlePulled = [
  Experiment("12M", "A drag down on the handle, while the rows are scrolled", pictures: []) {
    stage throws(ScriptError) in
    var rows = [["isInTable is", "panel", "rows"]]
    for (words, isAlways) in [("asked", false), ("always true", true)] {
      let inner = sheetStage(Settings())
      guard let screen = inner.screen else { continue }
      (screen.agreement, screen.sharesEverywhere) = (.shared, isAlways)
      screen.build()
      screen.top = Detent.high
      screen.table.contentOffset.y = 90
      let start = CGPoint(x: 187, y: 111)
      try inner.finger.down(at: start)
      for way in [10.0, 60, 110] {
        try inner.wait(0.1)
        try inner.finger.move(to: CGPoint(x: start.x, y: start.y + way))
      }
      let places = [Double(screen.top), Double(screen.table.contentOffset.y)]
      rows.append([words] + places.map { decimals($0) })
    }
    stage.recording.add(Table("Where panel and rows are after 110 points:", rows))
  }
]

/// Hear: a tap on the map closes the keyboard.
let keyboardGoes = [
  tapAway("12H", "The keyboard is up; a tap on the map", asks: true),
  tapAway(
    "12H2", "The keyboard is up; a tap on a row", at: CGPoint(x: 187, y: 300),
    asks: true),
  tapAway(
    "12H3", "The keyboard is up; a tap on a row is taken by the root", at: CGPoint(x: 187, y: 300),
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

/// Keyboard: the search field raises the panel.
let searching = [
  search("12I", "The search field raises the panel", drags: false),
  search("12I2", "The search field raises the panel, a finger drags it down", drags: true),
]

private func search(_ id: String, _ title: String, drags: Bool) -> Experiment {
  Experiment(
    id, title, kinds: drags ? ["responder"] : ["responder", "notify", "gesture"],
    tellsLeftOut: !drags,
    parameters: drags ? [.flag("obeys", false, "the panel returns even in mid-drag")] : [],
    touch: CGPoint(x: 187, y: 470), pictures: drags ? [.timeline] : [.map], on: sheetStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    screen.obeysInDrag = drags && stage.flag("obeys")
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
    "12J", "The whole way of one touch on a row",
    kinds: ["gesture", "delay", "touch", "row", "scroll"],
    showsChain: false, tellsLeftOut: false,
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
            screen.table.indexPathForSelectedRow.map { "row " + String($0.row) } ?? "none",
          ],
        ]))
  }
]
