import MiniUIKit
import Stage

/// A board with two cards: a finger comes down on one, slides onto the other and is lifted there.
let slide = [
  slid("1A", "A slide from one card to another", kinds: ["hitTest", "touch"], asks: whoHearsEnded),
  slid("1A2", "A slide; keep leaves the screen before the lift", kinds: ["touch"], removed: true),
]

private func slid(
  _ id: String, _ title: String, kinds: [String], removed: Bool = false,
  asks prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: kinds, showsChain: false, tellsLeftOut: false,
    parameters: [
      .number("lift", 270, in: 0...374, "the x at which the finger is lifted"),
      .whole("moves", 2, in: 0...10, "how many moves lie between down and up"),
      .flag("removed", removed, "keep leaves the screen before the finger is lifted"),
    ], touch: CGPoint(x: 105, y: 240), prediction: prediction, pictures: [.scene]
  ) { stage throws(ScriptError) in
    let keep = buildBoard(on: stage) { UIView(frame: $0) }.keep
    try playSlide(on: stage, moves: Int(stage.number("moves")), to: stage.number("lift")) {
      if stage.flag("removed") { takeOff(keep, stage) }
    }
  }
}

private let whoHearsEnded = Prediction(
  "The finger comes down on keep, slides onto delete and is lifted there. Which of them hears ended?",
  [
    .init("keep", "The touch has belonged to keep since it came down, wherever the finger is."),
    .init("delete", "It lies under the finger, but the view is not looked for again after began."),
    .init("neither", "A touch does not end at the edge of its view; it is still alive."),
  ],
  outcome: { run in run.lines("touch").first { $0.what == "ended" }?.who ?? "neither" })

/// Takes a view off the screen, and shows that it has left.
private func takeOff(_ view: UIView, _ stage: Stage) {
  view.removeFromSuperview()
  let above = view.superview.map { $0.name } ?? "nil"
  stage.recording.add(
    Table(
      view.name + " leaves the screen at " + seconds(stage.phone.clock.now) + ", before the lift:",
      [["view", "superview", "window"], [view.name, above, view.window?.name ?? "nil"]]))
}

// listing: board
/// Builds the board; both cards are of the class that `make` makes.
func buildBoard<Card: UIView>(
  on stage: Stage, _ make: (CGRect) -> Card
) -> (keep: Card, delete: Card) {
  let board = view("board", CGRect(x: 20, y: 120, width: 335, height: 240), .gray)
  let keep = dressed(make(CGRect(x: 20, y: 60, width: 130, height: 120)), "keep", .green)
  let delete = dressed(make(CGRect(x: 185, y: 60, width: 130, height: 120)), "delete", .red)
  stage.root.addSubview(board)
  board.addSubview(keep)
  board.addSubview(delete)
  return (keep, delete)
}
// end

// listing: slide
/// Comes down, moves in even steps 50 ms apart, and is lifted 50 ms after the last one.
func playSlide(
  on stage: Stage, moves: Int = 2, to x: Double = 270, beforeLift: () -> Void = {}
) throws(ScriptError) {
  let start = stage.touch
  try stage.finger.down(at: start)
  for move in 0..<moves {
    try stage.wait(0.05)
    let part = Double(move + 1) / Double(moves)
    try stage.finger.move(to: CGPoint(x: start.x + (x - start.x) * part, y: start.y))
  }
  try stage.wait(0.05)
  beforeLift()
  try stage.finger.up()
}
// end
