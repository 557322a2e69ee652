import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions13

/// A tile of any design.
struct Dragged {
  let tile: UIView
  let setBoard: (UIView) -> Void
  let ghost: () -> UIView?
}

/// What answers to exercise 13.3 are told.
enum Diagnosis13_3 {
  static let noGhost = "The finger has moved, and there is no ghost."
  static let elsewhere =
    "`ghost` is a view, but it has been added to another view than `board`."
    + "\nRule: chapter 2, From front to back: a view lies in the coordinates of its superview (HT-8)."
  static let unseen = "The drag is over, and the tile itself is still hidden."
  static let moves =
    "chapter 1, What you can keep: touchesMoved says that it has moved, by however little (EV-3)."
  static let early = "The finger has not moved yet.\nRule: \(moves)"
  static let tooMany =
    "There is more than one new view in the board: a ghost from an earlier move or drag is left."
    + "\nRule: the statement: `ghost` is one view in `board`, and follows the finger."
  static let leftAfterTheLift = "The finger was lifted, and the ghost is still in the board."
  static let leftAfterTheLoss =
    "The touch was cancelled. A touch that is cancelled never gets touchesEnded, so a ghost that goes there stays."
  static let leftWithTheTile =
    "The tile has left its window, so its drag is over. The ghost is in the board, and stays there."
  static let dropsWhatIsLost =
    "The drag was interrupted, and the tile went along all the same."
    + "\nRule: clean up: ended does what the user wanted; cancelled only cleans up."
  static let stillKept = "No ghost is in the board any more, but `ghost` is not nil."
  static let hidden = "The ghost is hidden, but it has not left the board.\nRule: \(cleanUp)"
  static let tap = "A tap is no drag, and the tile went to the finger.\nRule: \(moves)"
  static let wrongPlace =
    "A centre lies in the superview's coordinates, and these differ from those the finger was asked in."
    + "\nRule: \(place)"
  static let follows = "The ghost does not follow the finger: its centre should be under it."
  static let short = "The finger has moved, if only by 3 points, and there is no ghost."
  static let offTheBoard = "The finger was lifted, if only off the board, and the tile stayed."
  static let putsBack =
    "The program had moved the tile during the drag. The alert put it back where the drag began."
    + "\nRule: the statement: if a drag ends in another way, the tile keeps its place."
  static let second =
    "`isMultipleTouchEnabled` is on, and a second finger came. It drags nothing, and ends nothing."
  static let restsStill =
    "Only the second finger has moved. The first one is still where it came down."
  static let staysWithTheFirst =
    "The tile still waits for a finger that is gone: after the last drag it was not forgotten."
  static let waitsForTheLost =
    "The tile takes no new finger: it still waits for the one that the alert took."
    + "\nRule: clean up: at every end it forgets the touch as well (EV-17)."
  static let keepsTheOffset =
    "The finger came down beside the tile's centre, and the centre should be under it now."
  static let movesTheTile = "The tile itself goes along; it keeps its place until the lift."

  static let deadAfterATap =
    "A touch without a drag went before, and this drag brings no ghost: it left something behind."
    + "\nRule: \(cleanUp)"

  static let cleanUp = "clean up: at every end it takes back what the touch has brought (EV-17)."
  static let leave = "leave: a view that leaves its window loses its touches (EV-17)."
  static let interrupt = "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  static let take = "take: what a gesture takes is cancelled in its view, at once (GR-40)."
  static let one =
    "interrupt: each touch has an end of its own, and the other's isn't this one's (EV-17)."
  static let place =
    "chapter 1, What you can keep: a location is in the coordinates of the view that you name "
    + "(EV-9)."
}

let exercise13_3: Grader<Dragged> = Grader(
  "13.3", .write, read: theRule, steps: steps,
  solution: {
    let tile = Solutions13.Tile(frame: .zero)
    return Dragged(tile: tile, setBoard: { tile.board = $0 }, ghost: { tile.ghost })
  },
  alternatives: [
    { dragged(OneOptional()) }, { dragged(MakesItAtTheDown()) }, { dragged(CleansUpFirst()) },
  ], wrong: wrong13_3,
  statement: [
    .tells("A tile is dragged"),
    .asks(
      "When a finger on the tile has moved", "A drag by (40", "A drag by (3",
      "A finger that came down beside", "A tap, and then a drag", "An alert over a resting"),
    .asks(
      "When the finger is lifted", "A drag, lifted", "A drag, lifted, and another", "A shelf",
      "A drag off"),
    .asks(
      "If the drag ends in any other", "A drag and an alert", "A drag, and the tile leaves",
      "A drag, and its page", "A drag that a scroll", "Random scene"),
    .asks("Fingers that come down", "A drag, a second finger", "A second finger"),
    .asks("A tap shows", "A finger is down", "A tap", "A tap and an alert"),
    .asks("Worked touch:", "A drag by (60, 0) and an alert"),
  ]
) { make in
  func scene(
    _ name: String, _ moments: [Moment], ghost: CGPoint?, tile: CGPoint = CGPoint(x: 60, y: 60),
    why: [String: String], rule: String, _ prepare: (Screen, Dragged) -> Void = { _, _ in }
  ) throws {
    try playing(name) {
      let (got, _) = try course(moments, make(), prepare)
      try expect(
        got, is: word(ghosts: ghost.map { [$0] } ?? [], tile: tile), name, why: why, rule: rule)
    }
  }
  let (home, down) = (CGPoint(x: 60, y: 60), Moment.down(60, 160))
  let drag = [down, .move(100, 160), .move(120, 160)]
  func left(_ x: Double, _ y: Double) -> String { word(ghosts: [CGPoint(x: x, y: y)], tile: home) }
  let noGhost = [
    word(ghosts: [], tile: home): Diagnosis13_3.noGhost,
    word(ghosts: [], tile: home, kept: true): Diagnosis13_3.elsewhere,
  ]
  try scene(
    "A finger is down", [down], ghost: nil, why: [left(60, 110): Diagnosis13_3.early],
    rule: Diagnosis13_3.cleanUp)
  try scene(
    "A tap", [down, .up()], ghost: nil,
    why: [
      left(60, 110): Diagnosis13_3.leftAfterTheLift
    ], rule: Diagnosis13_3.cleanUp)
  try scene(
    "A tap beside the tile's centre", [.down(80, 190), .up()], ghost: nil,
    why: [word(ghosts: [], tile: CGPoint(x: 80, y: 90)): Diagnosis13_3.tap],
    rule: Diagnosis13_3.cleanUp)
  try scene(
    "A tap and an alert", [down, .alert], ghost: nil,
    why: [left(60, 110): Diagnosis13_3.leftAfterTheLoss], rule: Diagnosis13_3.interrupt)
  try scene(
    "A drag by (40, 0)", Array(drag.prefix(2)), ghost: CGPoint(x: 100, y: 110),
    why: noGhost.merging([
      word(ghosts: [CGPoint(x: 100, y: 160)], tile: home): Diagnosis13_3.wrongPlace,
      word(ghosts: [CGPoint(x: 100, y: 60)], tile: home): Diagnosis13_3.wrongPlace,
      word(ghosts: [CGPoint(x: 80, y: 40)], tile: home): Diagnosis13_3.wrongPlace,
      word(ghosts: [CGPoint(x: 100, y: 110)], tile: CGPoint(x: 100, y: 60)):
        Diagnosis13_3.movesTheTile,
    ]) { $1 }, rule: Diagnosis13_3.place)
  try scene(
    "A drag by (40, 0) and on to (60, 0)", drag, ghost: CGPoint(x: 120, y: 110),
    why: [
      word(ghosts: [CGPoint(x: 100, y: 110), CGPoint(x: 120, y: 110)], tile: home):
        Diagnosis13_3.tooMany,
      word(ghosts: [CGPoint(x: 100, y: 110)], tile: home): Diagnosis13_3.follows,
    ], rule: Diagnosis13_3.cleanUp)
  try scene(
    "A drag by (3, 0)", [down, .move(63, 160)], ghost: CGPoint(x: 63, y: 110),
    why: [word(ghosts: [], tile: home): Diagnosis13_3.short], rule: Diagnosis13_3.moves)
  try scene(
    "A finger that came down beside the tile's centre, and moved",
    [.down(80, 180), .move(120, 180)], ghost: CGPoint(x: 120, y: 130),
    why: [
      word(ghosts: [CGPoint(x: 100, y: 110)], tile: home): Diagnosis13_3.keepsTheOffset
    ], rule: Diagnosis13_3.place)
  try scene(
    "A drag, lifted", drag + [.up()], ghost: nil, tile: CGPoint(x: 120, y: 60),
    why: [
      word(ghosts: [CGPoint(x: 120, y: 110)], tile: CGPoint(x: 120, y: 60)):
        Diagnosis13_3.leftAfterTheLift,
      word(ghosts: [CGPoint(x: 120, y: 110)], tile: CGPoint(x: 120, y: 60), " hidden"):
        Diagnosis13_3.hidden,
      word(ghosts: [CGPoint(x: 120, y: 110)], tile: CGPoint(x: 120, y: 60), " hidden")
        + ", and it is not `ghost`": Diagnosis13_3.hidden,
      word(ghosts: [], tile: CGPoint(x: 120, y: 60), kept: true): Diagnosis13_3.stillKept,
      word(ghosts: [], tile: CGPoint(x: 120, y: 110)): Diagnosis13_3.wrongPlace,
      word(ghosts: [], tile: CGPoint(x: 120, y: 160)): Diagnosis13_3.wrongPlace,
      word(ghosts: [], tile: home): "The finger was lifted, and the tile is where it was.",
    ], rule: Diagnosis13_3.cleanUp)
  try scene(
    "A shelf in a board that has scrolled by 30, a drag, lifted",
    [.down(60, 130), .move(100, 130), .up()], ghost: nil,
    tile: CGPoint(x: 100, y: 60), why: [:], rule: Diagnosis13_3.place
  ) { screen, _ in screen.view.superview?.superview?.bounds.origin.y = 30 }
  let lost = [
    left(120, 110): Diagnosis13_3.leftAfterTheLoss,
    word(ghosts: [], tile: CGPoint(x: 120, y: 60)): Diagnosis13_3.dropsWhatIsLost,
    word(ghosts: [], tile: home, kept: true): Diagnosis13_3.stillKept,
    word(ghosts: [CGPoint(x: 120, y: 110)], tile: home, " hidden"): Diagnosis13_3.hidden,
    word(ghosts: [CGPoint(x: 120, y: 110)], tile: home, " hidden") + ", and it is not `ghost`":
      Diagnosis13_3.hidden,
    word(ghosts: [], tile: home) + ", and hidden": Diagnosis13_3.unseen,
  ]
  try scene(
    "A drag by (60, 0) and an alert", drag + [.alert], ghost: nil, why: lost,
    rule: Diagnosis13_3.interrupt)
  try scene(
    "A drag by (60, 0), an alert, and the finger is lifted", drag + [.alert, .up()], ghost: nil,
    why: lost, rule: Diagnosis13_3.interrupt)
  try scene(
    "A drag off the board, lifted", [down, .move(60, 400), .move(60, 790), .up()], ghost: nil,
    tile: CGPoint(x: 60, y: 690),
    why: [word(ghosts: [], tile: home): Diagnosis13_3.offTheBoard], rule: Diagnosis13_3.cleanUp)
  try scene(
    "A drag, the program moves the tile, and an alert",
    drag + [
      .does("the program moves the tile") { $0.view.center = CGPoint(x: 70, y: 90) }, .alert,
    ],
    ghost: nil, tile: CGPoint(x: 70, y: 90),
    why: [word(ghosts: [], tile: home): Diagnosis13_3.putsBack], rule: Diagnosis13_3.interrupt)
  let gone = lost.merging([left(120, 110): Diagnosis13_3.leftWithTheTile]) { $1 }
  try scene(
    "A drag, and the tile leaves its window", drag + [.leaves], ghost: nil, why: gone,
    rule: Diagnosis13_3.leave)
  try scene(
    "A drag, and the tile leaves, and is put back", drag + [.leaves, .back, .up()], ghost: nil,
    why: gone, rule: Diagnosis13_3.leave)
  try scene(
    "A drag, and its page leaves the window", drag + [.pageLeaves], ghost: nil, why: gone,
    rule: Diagnosis13_3.leave)
  try playing("A drag that a scroll view takes over") {
    let theirs = make()
    let (got, ghosts) = try course(
      [down, .wait(0.3), .move(64, 160), .move(64, 120), .move(64, 90)], theirs
    ) { screen, _ in
      let scroll = place(
        UIScrollView(), "scroll", CGRect(x: 0, y: 0, width: 375, height: 800), in: screen.page)
      scroll.contentSize = CGSize(width: 375, height: 2000)
      scroll.addSubview(screen.page.subviews[0])
    }
    _ = ghosts
    try expect(
      got, is: word(ghosts: [], tile: home), "A drag that a scroll view takes over",
      why: [left(64, 110): Diagnosis13_3.leftAfterTheLoss], rule: Diagnosis13_3.take)
  }
  try scene(
    "A drag, lifted, and another one", drag + [.up(), .down(120, 160), .move(160, 200), .up()],
    ghost: nil, tile: CGPoint(x: 160, y: 100),
    why: [word(ghosts: [], tile: CGPoint(x: 120, y: 60)): Diagnosis13_3.staysWithTheFirst],
    rule: Diagnosis13_3.cleanUp)
  try scene(
    "A drag and an alert, and another drag", drag + [.alert, .up(), down, .move(100, 200)],
    ghost: CGPoint(x: 100, y: 150),
    why: [word(ghosts: [], tile: home): Diagnosis13_3.waitsForTheLost],
    rule: Diagnosis13_3.cleanUp)
  for (name, end) in [
    ("A tap, and then a drag", [Moment.up()]),
    ("An alert over a resting finger, and then a drag", [.alert, .up()]),
  ] {
    try scene(
      name, [down] + end + [.wait(1), down, .move(100, 160)], ghost: CGPoint(x: 100, y: 110),
      why: [word(ghosts: [], tile: home): Diagnosis13_3.deadAfterATap],
      rule: Diagnosis13_3.cleanUp)
  }
  try scene(
    "A drag and an alert, and a tap", drag + [.alert, .up(), down, .up()], ghost: nil,
    why: [word(ghosts: [], tile: CGPoint(x: 60, y: 60)): Diagnosis13_3.tap],
    rule: Diagnosis13_3.cleanUp)
  try scene(
    "A drag, lifted, and a tap beside the tile's centre",
    drag + [.up(), .down(110, 150), .up()], ghost: nil, tile: CGPoint(x: 120, y: 60),
    why: [word(ghosts: [], tile: CGPoint(x: 110, y: 50)): Diagnosis13_3.tap],
    rule: Diagnosis13_3.cleanUp)
  let other = Moment.down(40, 180, finger: 2)
  let toTheSecond = [
    word(ghosts: [CGPoint(x: 20, y: 150)], tile: home): Diagnosis13_3.second,
    word(ghosts: [], tile: home): Diagnosis13_3.second,
    word(ghosts: [], tile: CGPoint(x: 120, y: 60)): Diagnosis13_3.second,
    word(ghosts: [], tile: CGPoint(x: 40, y: 80)): Diagnosis13_3.second,
  ]
  try scene(
    "A drag, a second finger comes down and moves", drag + [other, .move(20, 200, finger: 2)],
    ghost: CGPoint(x: 120, y: 110), why: toTheSecond, rule: Diagnosis13_3.one
  ) { _, dragged in dragged.tile.isMultipleTouchEnabled = true }
  try scene(
    "A drag, a second finger taps", drag + [other, .up(2)],
    ghost: CGPoint(x: 120, y: 110), why: toTheSecond, rule: Diagnosis13_3.one
  ) { _, dragged in dragged.tile.isMultipleTouchEnabled = true }
  try scene(
    "A drag, a second finger is lost to the system", drag + [other, .lost(2)],
    ghost: CGPoint(x: 120, y: 110), why: toTheSecond, rule: Diagnosis13_3.one
  ) { _, dragged in dragged.tile.isMultipleTouchEnabled = true }
  try scene(
    "A drag, a second finger comes down, and the first is lost", drag + [other, .lost()],
    ghost: nil,
    why: [left(120, 110): Diagnosis13_3.leftAfterTheLoss], rule: Diagnosis13_3.one
  ) { _, dragged in dragged.tile.isMultipleTouchEnabled = true }
  try scene(
    "A second finger comes down before the first moves", [down, other, .move(100, 160)],
    ghost: CGPoint(x: 100, y: 110),
    why: [left(40, 130): Diagnosis13_3.second].merging(noGhost) { $1 },
    rule: Diagnosis13_3.one
  ) { _, dragged in dragged.tile.isMultipleTouchEnabled = true }
  try scene(
    "A second finger comes down and moves, and the first rests",
    [down, other, .move(20, 200, finger: 2)], ghost: nil,
    why: [left(60, 110): Diagnosis13_3.restsStill, left(20, 150): Diagnosis13_3.second],
    rule: Diagnosis13_3.one
  ) { _, dragged in dragged.tile.isMultipleTouchEnabled = true }
  try scene(
    "A second finger comes down during the drag, and moves after it",
    drag + [other, .up(), .move(20, 200, finger: 2)], ghost: nil, tile: CGPoint(x: 120, y: 60),
    why: [
      word(ghosts: [CGPoint(x: 20, y: 150)], tile: CGPoint(x: 120, y: 60)): Diagnosis13_3.second
    ], rule: Diagnosis13_3.one
  ) { _, dragged in dragged.tile.isMultipleTouchEnabled = true }
  try randomScenes(1...30) { name, random in
    let shelf = CGPoint(x: random.coordinate(0...60), y: random.coordinate(0...60))
    let scrolled = random.coordinate(-40...40)
    var moments: [Moment] = []
    let start = (60 + Double(shelf.x), 110 + Double(shelf.y))
    for _ in 0..<random.int(in: 1...3) {
      // The tile may have gone elsewhere; a finger that misses it drags nothing.
      let dx = random.coordinate(-20...20)
      moments.append(.down(start.0 + dx, start.1 + 50 - scrolled))
      for _ in 0..<random.int(in: 0...3) {
        moments.append(
          .move(100 + random.coordinate(-30...30), 200 + random.coordinate(-30...30)))
      }
      moments += random.pick([[.up()], [.lost()], [.alert, .up()], [.leaves, .back, .up()]])
    }
    func prepare(_ screen: Screen, _: Dragged) {
      screen.view.superview?.frame.origin = shelf
      screen.view.superview?.superview?.bounds.origin.y = scrolled
    }
    let (theirs, _) = try course(moments, make(), prepare)
    let (ours, _) = try course(moments, dragged(OneOptional()), prepare)
    try expect(
      theirs, is: ours, "\(name), shelf at \(coordinates(shelf)): \(inWords(moments))",
      rule: Diagnosis13_3.cleanUp)
  }
}

/// Where ghosts and tile are after some moments: a board at (0, 50) of the page, with a shelf at
/// (0, 50) of the board, on which the tile lies with its centre at (60, 60).
private func course(
  _ moments: [Moment], _ dragged: Dragged, _ prepare: (Screen, Dragged) -> Void = { _, _ in }
) throws -> (String, [UIView]) {
  let screen = Screen(dragged.tile, "tile")
  let board = card("board", 0, 50, 375, 700, in: screen.page)
  let shelf = card("shelf", 0, 50, 375, 600, in: board)
  place(dragged.tile, "tile", CGRect(x: 20, y: 20, width: 80, height: 80), in: shelf)
  dragged.setBoard(board)
  prepare(screen, dragged)
  screen.home = shelf
  try screen.play(moments)
  let ghosts = board.subviews.filter { $0 !== shelf }
  let isUnseen = dragged.tile.isHidden || dragged.tile.alpha < 0.01
  let isKept = ghosts.isEmpty && dragged.ghost() != nil
  let isMissing = !ghosts.isEmpty && !ghosts.contains { $0 === dragged.ghost() }
  let hidden = ghosts.contains { $0.isHidden || $0.alpha < 0.01 } ? " hidden" : ""
  return (
    word(ghosts: ghosts.map(\.center), tile: dragged.tile.center, hidden, kept: isKept)
      + (isMissing ? ", and it is not `ghost`" : "")
      + (ghosts.isEmpty && isUnseen ? ", and hidden" : ""), ghosts
  )
}

private func word(
  ghosts: [CGPoint], tile: CGPoint, _ hidden: String = "", kept: Bool = false
) -> String {
  let words = ghosts.map { "a\(hidden) ghost at \(coordinates($0))" }
  return
    (words.isEmpty
    ? (kept ? "`ghost` without a place" : "no ghost") : words.joined(separator: ", "))
    + ", the tile at \(coordinates(tile))"
}
