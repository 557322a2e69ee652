import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions08

/// What answers to exercise 8.5 are told.
enum Diagnosis8_5 {
  static let addsTheWholeWayEveryTime =
    "The first 5 points were added with the first action, and again with the second."
  static let putsTheCardAtTheTranslation =
    """
    The card is at the translation itself: where it was before is forgotten.
    Rule: finishing lines: a translation is a way, and not a place (GR-90).
    """
  static let waitsForChanged =
    """
    The centre is where it was, and the first action came with a translation of (5, 4).
    Rule: finishing lines: began comes with a translation, too: what is left of the first move (GR-89).
    """
  static let goesAnotherWay = """
    The first action came with a translation of (5, 4), and the centre went another way.
    Rule: finishing lines: a translation is the way, in points; add it to the centre (GR-90).
    """
  static let movesItsTransform = """
    The card's transform carries it along, and its centre has not moved.
    Rule: the statement: an action moves the centre; the transform stays as it is.
    """
  static let neverMoves = """
    After two actions the centre is where it was, though both came with a translation.
    Rule: finishing lines: use a translation first, and let it count anew after that (GR-90).
    """
  static let setsTheFrame = """
    The card has another size: a turned view's frame is a box around it, and was set.
    Rule: chapter 2, \"Decoration, I take it?\": a frame is undefined under a transform (HT-8).
    """
  static let oneCoordinate = """
    Only one of the two coordinates went along.
    Rule: finishing lines: a translation has two parts, x and y (GR-90).
    """
  static let jumpsToTheFinger =
    "The card went as far as the finger, or to it; the translation is 10 points shorter."
  static let takesTheFirstBack =
    "With its first action the second drag took the way of the first one back."
  static let asksForTheWayInTheCards =
    "The card's own coordinates are turned, those of its centre are not; so the card went astray."
  static let keepsItsPlaceBesideTheCentre =
    "The card jumped back to where the first drag had left it."
  static let asksForTheWayInTheWindow =
    "The board is turned, and the card's centre counts in the board; you asked for the way elsewhere."
  static let keepsItInTheBoard =
    """
    The card stopped at its board's edge; nothing asks it to.
    Rule: \(noLimits)
    """
  static let keepsItOnTheScreen =
    """
    The card stopped at the screen's edge; nothing asks it to.
    Rule: \(noLimits)
    """
  static let noLimits =
    "the statement: each action moves the centre by all that the translation has grown."
  static let goesByTheVelocity = """
    The centre went by the velocity, in points per second; the translation was (5, 4).
    Rule: finishing lines: a translation is a way, in points; add it to the centre (GR-90).
    """
  static let movesMoreThanItsCentre =
    "The centre is right, and the card does not lie around it as before: only its centre may change."
  static let addsUp =
    "After the second action the centre is not the start plus the translation of that action."

  static let once = "finishing lines: a translation counts from the beginning of its drag (GR-90)."
  static let first = "finishing lines: a pan begins with its 10 points taken out (GR-89)."
  static let superview =
    "chapter 2, From front to back: center lies in the superview, so ask for the way there (HT-8)."
  static let centre =
    "the statement: an action moves the centre; size and transform stay as they are."
  static let wherever =
    "finishing lines: a translation says how far, from wherever the card is by then (GR-90)."
}

let exercise8_5: Grader<UIView> = Grader(
  "8.5", .repair, read: theRule, steps: steps,
  solution: {
    let card = Solutions08.DraggedCard()
    card.build()
    return card
  },
  alternatives: [
    { dragged(RemembersTheStart()) }, { dragged(AddsWhatIsNew()) }, { dragged(AddsAndResets()) },
  ], wrong: wrong8_5,
  statement: [
    .tells("A card should go with its finger"),
    .asks(
      "Repair it: the first action", "A move by (15, 14)", "Two moves of 15", "Out by (30, 20)",
      "A drag of 40 points to the right, then", "A drag of 120 points", "A drag of 95",
      "Random scene"),
    .asks(
      "The card or its superview", "A card turned by 90°", "A card turned by 30°",
      "A card in a board turned by 90°", "A card in a board turned by 30°",
      "A drag, then others"),
    .asks("Worked touch:", "A move by (0, 12)"), .tells("Delete the `todo`"),
  ]
) { make in
  func once(_ x: Double, _ y: Double) -> [TouchStep] {
    [.down(x: 100, y: 300), .wait(0.05), .move(x: 100 + x, y: 300 + y)]
  }
  try follow(
    [once(15, 14)], make, "A move by (15, 14)",
    why: [
      "(100, 300)": try whyItIsStill(make),
      "(105, 300)": Diagnosis8_5.oneCoordinate, "(100, 304)": Diagnosis8_5.oneCoordinate,
      "(5, 4)": Diagnosis8_5.putsTheCardAtTheTranslation,
      "(115, 314)": Diagnosis8_5.jumpsToTheFinger,
      "(400, 580)": Diagnosis8_5.goesByTheVelocity,
    ], otherwise: Diagnosis8_5.goesAnotherWay, rule: Diagnosis8_5.first)
  try follow([once(0, 12)], make, "A move by (0, 12)", why: [:], rule: Diagnosis8_5.first)
  try follow(
    [once(15, 0) + [.wait(0.05), .move(x: 130, y: 300)]], make,
    "Two moves of 15 points to the right",
    why: [
      "(125, 300)": Diagnosis8_5.addsTheWholeWayEveryTime,
      "(115, 300)": Diagnosis8_5.addsUp, "(105, 300)": Diagnosis8_5.addsUp,
    ], rule: Diagnosis8_5.once)
  try follow(
    [
      once(15, 0) + [.wait(0.05), .move(x: 130, y: 320), .wait(0.05), .move(x: 100, y: 300), .up()]
    ],
    make, "Out by (30, 20), back, and lifted", why: [:], rule: Diagnosis8_5.once)
  let drag = stroke(from: 100, 300, by: 40, 0, in: 4)
  try follow(
    [drag + [.wait(0.5)], stroke(from: 130, 300, by: 0, 40, in: 4)], make,
    "A drag of 40 points to the right, then one of 40 down",
    why: ["(100, 300)": Diagnosis8_5.takesTheFirstBack], rule: Diagnosis8_5.once)
  try follow(
    [stroke(from: 100, 300, by: 0, 120, in: 3)], make, boardTurned: 0,
    "A drag of 120 points down, in a board that is 360 points high",
    why: [
      "(100, 360)": Diagnosis8_5.keepsItInTheBoard,
      "(100, 300)": Diagnosis8_5.keepsItInTheBoard,
    ], rule: Diagnosis8_5.once)
  try follow(
    [stroke(from: 100, 300, by: -95, 0, in: 3)], make,
    "A drag of 95 points to the left, half out of the screen",
    why: [
      "(60, 300)": Diagnosis8_5.keepsItOnTheScreen,
      "(100, 300)": Diagnosis8_5.keepsItOnTheScreen,
    ], rule: Diagnosis8_5.once)
  try follow(
    [drag], make, turned: 90, "A card turned by 90°, a drag of 40 points to the right",
    why: [
      "(100, 290)": Diagnosis8_5.asksForTheWayInTheCards,
      "(100, 310)": Diagnosis8_5.asksForTheWayInTheCards,
    ], rule: Diagnosis8_5.superview)
  try follow(
    [drag], make, turned: 30, "A card turned by 30°, a drag of 40 points to the right",
    why: [:], rule: Diagnosis8_5.superview)
  try follow(
    [drag + [.wait(0.5)], stroke(from: 200, 400, by: 40, 0, in: 4)], make, moved: true,
    "A drag, then others put the card at (200, 400), then a drag of 40 points to the right",
    why: ["(130, 300)": Diagnosis8_5.keepsItsPlaceBesideTheCentre], rule: Diagnosis8_5.wherever)
  try follow(
    [stroke(from: 60, 100, by: 40, 0, in: 4)], make, boardTurned: 90,
    "A card in a board turned by 90°, a drag of 40 points to the right",
    why: ["(110, 300)": Diagnosis8_5.asksForTheWayInTheWindow], rule: Diagnosis8_5.superview)
  try follow(
    [stroke(from: 50, 245, by: 40, 0, in: 4)], make, boardTurned: 30,
    "A card in a board turned by 30°, a drag of 40 points to the right",
    why: ["(110, 300)": Diagnosis8_5.asksForTheWayInTheWindow], rule: Diagnosis8_5.superview)
  try randomScenes(1...20) { name, random in
    let (turned, others) = (random.int(in: 0...360), random.bool())
    var (scripts, words): ([[TouchStep]], [String]) = ([], [])
    for _ in 0..<random.int(in: 1...3) {
      let (dx, dy) = (random.coordinate(-60...60), random.coordinate(-60...60))
      let moves = random.int(in: 1...6)
      scripts.append(stroke(from: 180, 300, by: dx, dy, in: moves) + [.wait(0.5)])
      words.append("\(coordinates(dx, dy)) in \(moves)")
    }
    try follow(
      scripts, make, turned: turned, moved: others, size: 340,
      "\(name): turned by \(turned)°, drags by \(words.joined(separator: ", "))"
        + (others ? ", put elsewhere after the first" : ""), why: [:], rule: Diagnosis8_5.once)
  }
}

/// Why a card's centre is where it was after the first action.
private func whyItIsStill(_ make: () -> UIView) throws -> String {
  let (stage, card) = (Stage(), make())
  place(card, "card", CGRect(x: 40, y: 240, width: 120, height: 120), in: stage.root)
  try stage.phone.play([
    .down(x: 100, y: 300), .wait(0.05), .move(x: 115, y: 314), .wait(0.05), .move(x: 135, y: 330),
  ])
  if card.transform != CGAffineTransform.identity { return Diagnosis8_5.movesItsTransform }
  return card.center == CGPoint(x: 100, y: 300)
    ? Diagnosis8_5.neverMoves : Diagnosis8_5.waitsForChanged
}

/// Compares a card with one that does it right, after every step.
///
/// It is 120 points wide and high; a large one is under the finger wherever it was dragged.
private func follow(
  _ scripts: [[TouchStep]], _ make: () -> UIView, turned: Int = 0, moved: Bool = false,
  boardTurned: Int? = nil, size: Double = 120, _ scene: String,
  why: @autoclosure () throws -> [String: String], otherwise: String? = nil, rule: String
) throws {
  try playing(scene) {
    let (stage, model) = (Stage(), Stage())
    let (mine, right) = (make(), dragged(RemembersTheStart()))
    for (each, stage) in [(mine, stage), (right, model)] {
      var superview = stage.root
      if let boardTurned {
        superview = card("board", 0, 0, 360, 360, in: stage.root)
        superview.transform = CGAffineTransform(rotationAngle: Double(boardTurned) * .pi / 180)
      }
      place(each, "card", CGRect(x: 0, y: 0, width: size, height: size), in: superview)
      each.center = size == 120 ? CGPoint(x: 100, y: 300) : CGPoint(x: 180, y: 300)
      each.transform = CGAffineTransform(rotationAngle: Double(turned) * .pi / 180)
    }
    for (number, script) in scripts.enumerated() {
      if moved, number == 1 {
        mine.center = CGPoint(x: 200, y: size == 120 ? 400 : 310)
        right.center = mine.center
      }
      for step in script {
        try stage.phone.play([step])
        try model.phone.play([step])
        try expect(
          rounded(mine.center), is: rounded(right.center), "\(scene), centre", why: why(),
          otherwise: otherwise, rule: rule)
        try expect(
          corners(of: mine), is: corners(of: right), "\(scene), corners",
          otherwise: mine.bounds.size == right.bounds.size
            ? Diagnosis8_5.movesMoreThanItsCentre : Diagnosis8_5.setsTheFrame,
          rule: Diagnosis8_5.centre)
      }
    }
  }
}

/// Where two of a view's corners lie in its superview.
private func corners(of view: UIView) -> String {
  let bounds = view.bounds
  return [CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)]
    .map { rounded(view.convert($0, to: view.superview)) }.joined(separator: " ")
}

private func rounded(_ point: CGPoint) -> String {
  coordinates((point.x * 1000).rounded() / 1000 + 0, (point.y * 1000).rounded() / 1000 + 0)
}
