import MiniUIKit
import Stage

/// A tap on a view and one on its superview.
let nested = [
  nestedTaps("8C", "A card and its page, each with a tap", both: false),
  nestedTaps("8C2", "A card and its page; a delegate allows both taps", both: true),
]

private func nestedTaps(_ id: String, _ title: String, both: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shownWithTouches, showsChain: false,
    parameters: [.flag("both", both, "the delegate of the card's tap allows both")],
    touch: CGPoint(x: 120, y: 220), pictures: [.map, .branch, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    let page = stage.addView("page", photoFrame, .gray)
    let card = stage.addView("card", CGRect(x: 20, y: 20, width: 120, height: 80), .blue, in: page)
    stage.add(UITapGestureRecognizer(), "page", to: page)
    let tap = stage.add(UITapGestureRecognizer(), "card", to: card)
    stage.answer(stage.flag("both"), for: tap)
    try stage.finger.tap(at: stage.touch)
  }
}

/// Two fingers on two views (published experiment F5).
let twoFingers = [
  dragging("8D", "A dot beside a board, a finger on each", "siblings"),
  dragging("8D2", "A dot on a board, a finger on each", "branch"),
  dragging("8D3", "A dot on a board, a finger on each; a delegate agrees", "branch", both: true),
]

private func dragging(
  _ id: String, _ title: String, _ place: String, both: Bool = false
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .word("place", place, of: ["siblings", "branch"], "where the dot lies"),
      .flag("both", both, "the delegate of the dot's pan allows both"),
    ], touch: CGPoint(x: 100, y: 220), pictures: [.map, .scene, .branch, .timeline],
    on: screenStage
  ) { stage throws(ScriptError) in
    let isIn = stage.word("place") == "branch"
    let board = stage.addView(
      "board",
      isIn ? photoFrame : CGRect(x: 160, y: 160, width: 160, height: 280), .gray)
    let dot = view("dot", CGRect(x: 60, y: 180, width: 80, height: 80), .red)
    if isIn { dot.frame.origin = CGPoint(x: 20, y: 20) }
    (isIn ? board : stage.root).addSubview(dot)
    let drag = stage.add(UIPanGestureRecognizer(), "dot", to: dot)
    stage.add(UIPanGestureRecognizer(), "board", to: board)
    stage.answer(stage.flag("both"), for: drag)
    try stage.finger.down(at: stage.touch)
    for step in 1...2 {
      try stage.wait(0.05)
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.touch.y + 12 * Double(step)))
    }
    try stage.wait(0.05)
    let second = stage.finger(2)
    try second.down(at: CGPoint(x: 240, y: 300))
    for step in 1...2 {
      try stage.wait(0.05)
      try second.move(to: CGPoint(x: 240, y: 300 + 12 * Double(step)))
    }
    try stage.wait(0.05)
    try second.up()
    try stage.finger.up()
  }
}
