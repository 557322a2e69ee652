import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions09

/// A tile of any design.
struct TileDesign {
  let tile: UIButton
  let close: UIButton
  let build: () -> Void
}

/// What answers to exercise 9.4 are told.
enum Diagnosis9_4 {
  static let leavesTheTouchToThePicture =
    "The touch is the picture's: the card's tap takes it; the tile is not asked."
  static let vetoesForThePicture =
    "Your tile has a veto of its own, and nobody asks it: the touch is the picture's."
    + "\nRule: the question: it goes to the hit view, and to none above it (GR-43)."
  static let shutsThePicturesGate =
    "close was tapped, and the tile fired: a view that close lies in is shut, and close with it."
    + "\nRule: \(gates)"
  static let standsInForClose =
    "close was tapped, and the tile fired: your tile is the hit view there, in place of close."
  static let takesWhatNobodyWants =
    "The point is outside the tile, and your tile was hit all the same."
  static let forgetsTheGates =
    "The tile is hidden, and your hit test answered with it all the same."
    + "\nRule: the gates: they are in super; a hitTest without super has none (HT-11)."
  static let forgetsClosesGates =
    "close is hidden, and your hit test answered with it: it asked close for its area only."
    + "\nRule: the gates: a view's own hitTest looks at them, its area doesn't (HT-11)."
  static let staysInsideAHiddenClose =
    "The picture was hit: its area has the place of close in it, hidden or not."
    + "\nRule: chapter 2, Four steps, or one word: if no view in it wants it, it is hit itself (HT-3)."
  static let putsARecognizerOnThePicture =
    "touchUpInside came without a touchDown: the tile followed no touch."
  static let movesCloseAndNotItsPlace =
    "close was hit a point beside its place: its frame was read as a place in the tile."
    + "\nRule: chapter 2, \"Decoration, I take it?\": a frame is a place in its superview (HT-8)."
  static let misplacesClose =
    "close lies in another view now, and has its old frame: that is another place on the screen."
    + "\nRule: chapter 2, \"Decoration, I take it?\": a frame is a place in its superview (HT-8)."
  static let putsCloseElsewhere =
    "close does not lie where it was: (70, 0) of the picture is (80, 10) of the tile."
    + "\nRule: chapter 2, \"Decoration, I take it?\": a frame is a place in its superview (HT-8)."
  static let takesTheTapFromTheCard =
    "Neither tile nor card fires: the picture, or what you put in its place, is the hit view there."
  static let shut =
    "That gate is shut, and the view was hit all the same; there is more than one gate."
    + "\nRule: the gates: they are three, and super looks at all of them (HT-11)."
  static let convertsByHand =
    "On a tile that is drawn twice as large, the point was taken for one beside close."
    + "\nRule: chapter 2, \"Decoration, I take it?\": convert(_:to:) knows each view's scale (HT-8)."
  static let beside = "Both lie in the tile, and the tap on it reached neither."
  static let losesThePicture =
    "No view that can be seen fills the picture's place, (10, 10) 100 by 80 of the tile."
  static let enlargesClose =
    "The point lies on the picture below close, and close was hit; its place is 30 by 30."
    + "\nRule: chapter 2, \"Decoration, I take it?\": a view is hit in its bounds (HT-6)."

  static let own =
    "chapter 9, Two guesses that fit: a control follows only touches of its own (CT-3)."
  static let button = "the statement: the tile sends its own events, as any button does."
  static let closes = "the statement: only close sends its own events."
  static let area = "the area: a point outside a view is not for it (HT-9)."
  static let stays = "the statement: everything stays where it is on the screen."
  static let gates = "the gates: a shut gate shuts out everything in its view (HT-11)."
}

let exercise9_4: Grader<TileDesign> = Grader(
  "9.4", .repair, read: theRule, steps: steps + Rule2.stepsFromAfar,
  solution: {
    let tile = Solutions09.Tile(frame: .zero)
    return TileDesign(tile: tile, close: tile.close, build: { tile.build() })
  },
  alternatives: [
    {
      let tile = TileWithPassing(frame: .zero)
      return TileDesign(tile: tile, close: tile.close, build: { tile.build() })
    },
    { tile(.moved) }, { tile(.asksCloseFirst) },
  ], wrong: wrong9_4,
  statement: [
    .tells("A tile is a button"), .tells("The tile lies on a card"),
    .asks(
      "Repair it: wherever", "A tap on the picture", "A tap on the tile below",
      "The picture is held",
      "The picture, and an alert", "Down on the picture", "A tap on close", "Down on close",
      "The tile is drawn twice", "Random scene"),
    .asks(
      "Everything stays", "The picture's place", "A tap at (179, 225)", "A tap at (180, 210)",
      "A tap at (190, 245)"),
    .asks("Worked touch:", "A tap on the picture"), .tells("Delete the `todo`"),
  ]
) { make in
  let fires = "tile touchDown, tile touchUpInside"
  func scene(
    _ name: String, _ script: [TouchStep], is wanted: String,
    _ change: (TileDesign) -> Void = { _ in }, why: @autoclosure () -> [String: String],
    rule: String
  ) throws {
    try expect(heard(script, change, make), is: wanted, name, why: why(), rule: rule)
  }
  try scene(
    "A tap on the picture", tap(160, 260), is: fires,
    why: [
      "card": refusesMore(make)
        ? Diagnosis9_4.vetoesForThePicture : Diagnosis9_4.leavesTheTouchToThePicture,
      "nothing": Diagnosis9_4.takesTheTapFromTheCard,
      "tile touchUpInside": Diagnosis9_4.putsARecognizerOnThePicture,
      "tile touchUpInside, card": "The tile sent its event, and the card took the touch as well.",
      "card, tile touchUpInside": "The tile sent its event, and the card took the touch as well.",
      "tile touchDown, tile touchCancel": "The tile followed the touch, and it was taken away.",
      "tile touchDown, card, tile touchCancel":
        "The tile followed the touch and did not refuse the card's tap.",
    ], rule: Diagnosis9_4.own)
  func closing() -> [String: String] {
    [
      fires: shutsCloseOut(make)
        ? Diagnosis9_4.shutsThePicturesGate
        : movesClose(make) ? Diagnosis9_4.putsCloseElsewhere : Diagnosis9_4.standsInForClose,
      "card": "close was tapped, and the card fired: close is not the hit view any more.",
      "close, tile touchUpInside": "close was tapped, and the tile fired as well.",
    ]
  }
  try expect(
    pictured(make), is: "filled", "The picture's place",
    why: ["empty": Diagnosis9_4.losesThePicture], rule: Diagnosis9_4.stays)
  try scene("A tap on close", tap(195, 225), is: "close", why: closing(), rule: Diagnosis9_4.own)
  try scene(
    "A tap at (180, 210), the first point of close", tap(180, 210), is: "close", why: closing(),
    rule: Diagnosis9_4.own)
  try scene(
    "A tap at (179, 225), beside close", tap(179, 225), is: fires,
    why: [
      "close": rehangsClose(make)
        ? Diagnosis9_4.misplacesClose : Diagnosis9_4.movesCloseAndNotItsPlace,
      "card": "There the picture kept the touch, and the tile was not the hit view.",
    ], rule: Diagnosis9_4.own)
  try scene(
    "A tap at (190, 245), on the picture 5 points below close", tap(190, 245), is: fires,
    why: ["close": Diagnosis9_4.enlargesClose], rule: Diagnosis9_4.own)
  try scene(
    "A tap on the tile below the picture", tap(150, 320), is: fires,
    why: ["card": "On the tile itself the card's tap got the touch."], rule: Diagnosis9_4.own)
  try scene(
    "A tap on the card, 10 points beside the tile", tap(230, 280), is: "card",
    why: [fires: Diagnosis9_4.takesWhatNobodyWants], rule: Diagnosis9_4.area)
  try scene(
    "The tile is hidden; a tap where it was", tap(150, 280), is: "card",
    { $0.tile.isHidden = true },
    why: [fires: Diagnosis9_4.forgetsTheGates], rule: Diagnosis9_4.gates)
  try scene(
    "The tile's isUserInteractionEnabled is false; a tap on it", tap(150, 280), is: "card",
    { $0.tile.isUserInteractionEnabled = false },
    why: [fires: Diagnosis9_4.shut, "nothing": Diagnosis9_4.shut], rule: Diagnosis9_4.gates)
  try scene(
    "The tile's alpha is 0; a tap on it", tap(150, 280), is: "card", { $0.tile.alpha = 0 },
    why: [fires: Diagnosis9_4.shut, "nothing": Diagnosis9_4.shut], rule: Diagnosis9_4.gates)
  try scene(
    "close is hidden; a tap where it was", tap(195, 225), is: fires, { $0.close.isHidden = true },
    why: [
      "close": Diagnosis9_4.forgetsClosesGates, "card": Diagnosis9_4.staysInsideAHiddenClose,
    ], rule: Diagnosis9_4.gates)
  try scene(
    "close's isUserInteractionEnabled is false; a tap on it", tap(195, 225), is: fires,
    { $0.close.isUserInteractionEnabled = false },
    why: [
      "close": Diagnosis9_4.shut,
      "card": "close lets the finger through, and your tile did not get it.",
      "nothing": "close lets the finger through, and your tile did not get it.",
    ], rule: Diagnosis9_4.gates)
  try scene(
    "The picture is held for a second", hold(150, 280), is: fires,
    why: ["nothing": "A button fires however long it was held; a tap recognizer does not."],
    rule: Diagnosis9_4.button)
  try scene(
    "The picture, and an alert comes up", [.down(x: 150, y: 280), .cancel()],
    is: "tile touchDown, tile touchCancel",
    why: ["nothing": "The tile did not follow the touch."], rule: Diagnosis9_4.own)
  let off = [TouchStep.down(x: 150, y: 280), .move(x: 150, y: 430), .move(x: 150, y: 480)]
  try scene(
    "Down on the picture, dragged off by 200 points, and lifted", off + [.up()],
    is: "tile touchDown, tile touchUpOutside",
    why: [
      fires: "The finger was lifted 140 points below the tile; that is no touchUpInside.",
      "nothing": "The tile did not follow the touch.",
    ], rule: Diagnosis9_4.button)
  try scene(
    "Down on the picture, dragged off by 200 points, back, and lifted",
    off + [.move(x: 150, y: 280), .up()], is: fires,
    why: ["nothing": "The tile did not follow the touch."], rule: Diagnosis9_4.own)
  try scene(
    "Down on close, dragged off by 200 points, and lifted",
    [.down(x: 195, y: 225), .move(x: 195, y: 325), .move(x: 195, y: 425), .up()], is: "nothing",
    why: ["close": "close sends touchUpInside only if the finger is lifted inside."],
    rule: Diagnosis9_4.closes)
  let twice: (TileDesign) -> Void = { $0.tile.transform = CGAffineTransform(scaleX: 2, y: 2) }
  try scene(
    "The tile is drawn twice as large; a tap on close", tap(230, 180), is: "close", twice,
    why: [fires: Diagnosis9_4.convertsByHand, "nothing": Diagnosis9_4.beside],
    rule: Diagnosis9_4.own)
  try scene(
    "The tile is drawn twice as large; a tap on the picture", tap(160, 270), is: fires, twice,
    why: ["close": Diagnosis9_4.convertsByHand, "nothing": Diagnosis9_4.beside],
    rule: Diagnosis9_4.own)
  try randomScenes(1...30) { name, random in
    let (left, top) = (random.coordinate(0...150), random.coordinate(0...130))
    let (x, y) = (random.coordinate(-15...135), random.coordinate(-15...155))
    let (screenX, screenY) = (left + 50 + x, top + 150 + y)
    let isOnClose = (80..<110).contains(x) && (10..<40).contains(y)
    let isOnTile = (0..<120).contains(x) && (0..<140).contains(y)
    let isOnCard = (50..<350).contains(screenX) && (150..<450).contains(screenY)
    try scene(
      "\(name): the tile at \(coordinates(left, top)) of the card; a tap at \(coordinates(x, y)) of it",
      tap(screenX, screenY),
      is: isOnClose ? "close" : isOnTile ? fires : isOnCard ? "card" : "nothing",
      { $0.tile.frame.origin = CGPoint(x: left, y: top) }, why: [:], rule: Diagnosis9_4.own)
  }
}

/// Whether the tile refuses what a button doesn't, a long press.
private func refusesMore(_ make: () -> TileDesign) -> Bool {
  let (card, press) = (UIView(), UILongPressGestureRecognizer())
  card.addGestureRecognizer(press)
  return withExtendedLifetime(card) { !make().tile.gestureRecognizerShouldBegin(press) }
}

/// Whether close lies in another view than the picture.
private func rehangsClose(_ make: () -> TileDesign) -> Bool {
  let (stage, design) = (Stage(), make())
  place(design.tile, "tile", CGRect(x: 50, y: 50, width: 120, height: 140), in: stage.root)
  design.build()
  return design.close.superview === design.tile
}

/// Whether a view between the tile and close, or close itself, takes no touches.
private func shutsCloseOut(_ make: () -> TileDesign) -> Bool {
  let (stage, design) = (Stage(), make())
  place(design.tile, "tile", CGRect(x: 50, y: 50, width: 120, height: 140), in: stage.root)
  design.build()
  var each: UIView? = design.close
  while let view = each, view !== design.tile {
    if view.isHidden || view.alpha == 0 || !view.isUserInteractionEnabled { return true }
    each = view.superview
  }
  return false
}

/// Whether close lies elsewhere on the tile than it did.
private func movesClose(_ make: () -> TileDesign) -> Bool {
  let (stage, design) = (Stage(), make())
  place(design.tile, "tile", CGRect(x: 50, y: 50, width: 120, height: 140), in: stage.root)
  design.build()
  return design.close.convert(design.close.bounds, to: design.tile)
    != CGRect(x: 80, y: 10, width: 30, height: 30)
}

/// Whether a view that can be seen lies where the picture was.
private func pictured(_ make: () -> TileDesign) -> String {
  let (stage, design) = (Stage(), make())
  place(design.tile, "tile", CGRect(x: 50, y: 50, width: 120, height: 140), in: stage.root)
  design.build()
  func isThere(_ view: UIView) -> Bool {
    if view.isHidden || view.alpha == 0 { return false }
    let frame = view.convert(view.bounds, to: design.tile)
    return frame == CGRect(x: 10, y: 10, width: 100, height: 80) && view !== design.close
      || view.subviews.contains(where: isThere)
  }
  return design.tile.subviews.contains(where: isThere) ? "filled" : "empty"
}

/// Who is heard of in a script: the tile lies at (100, 200) of the screen.
private func heard(
  _ script: [TouchStep], _ change: (TileDesign) -> Void, _ make: () -> TileDesign
) throws -> String {
  let (stage, log, design) = (Stage(), Log(), make())
  let card = card("card", 50, 150, 300, 300, in: stage.root)
  card.addTap("card", log)
  place(design.tile, "tile", CGRect(x: 50, y: 50, width: 120, height: 140), in: card)
  design.build()
  design.tile.note("tile touchDown", for: .touchDown, log)
  design.tile.note("tile touchUpInside", log)
  design.tile.note("tile touchUpOutside", for: .touchUpOutside, log)
  design.tile.note("tile touchCancel", for: .touchCancel, log)
  design.close.note("close", log)
  change(design)
  try play(script, on: stage)
  return log.text
}
