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
    "The card is at the translation itself: where it was before is forgotten."
  static let waitsForChanged =
    "The centre is where it was. The action of began comes with a translation of (5, 0)."
  static let jumpsToTheFinger = "The card went to the finger, or as far; 10 points do not count."
  static let remembersTheFirstDragsStartForEver =
    "The second drag began where the first one had, not where that left the card."
  static let asksForTheWayInTheCards =
    "The card went upward: its own coordinates are turned, and its centre is not."
  static let keepsItsPlaceBesideTheCentre =
    "The card jumped back to where the first drag had left it."
  static let asksForTheWayInTheWindow =
    "On the screen the card went down: its superview is turned, and centre with it."

  static let once = "the first: a translation counts from the beginning of its drag (GR-90)."
  static let first = "the first: a pan begins with its 10 points taken out (GR-89)."
  static let superview = "center lies in the superview, so the way must be asked for there (HT-8)."
  static let wherever = "a drag begins where the card is, whoever has put it there."
}

let exercise8_5: Grader<UIView> = Grader(
  "8.5", .repair, read: theRule, steps: steps,
  solution: {
    let card = Solutions08.DraggedCard()
    card.build()
    return card
  }, alternatives: [{ dragged(RemembersTheStart()) }], wrong: wrong8_5
) { make in
  let first = [TouchStep.down(x: 100, y: 300), .wait(0.05), .move(x: 115, y: 300)]
  try follow(
    [first], make, "A move of 15 points to the right",
    why: [
      "(100, 300)": Diagnosis8_5.waitsForChanged,
      "(5, 0)": Diagnosis8_5.putsTheCardAtTheTranslation,
      "(115, 300)": Diagnosis8_5.jumpsToTheFinger,
    ], rule: Diagnosis8_5.first)
  try follow(
    [first + [.wait(0.05), .move(x: 130, y: 300)]], make,
    "Two moves of 15 points to the right",
    why: ["(125, 300)": Diagnosis8_5.addsTheWholeWayEveryTime], rule: Diagnosis8_5.once)
  try follow(
    [first + [.wait(0.05), .move(x: 130, y: 320), .wait(0.05), .move(x: 100, y: 300), .up()]], make,
    "Out by (30, 20), back, and lifted", why: [:], rule: Diagnosis8_5.once)
  let drag = stroke(from: 100, 300, by: 40, 0, in: 4)
  try follow(
    [drag + [.wait(0.5)], stroke(from: 130, 300, by: 0, 40, in: 4)], make,
    "A drag of 40 points to the right, then one of 40 down",
    why: ["(100, 300)": Diagnosis8_5.remembersTheFirstDragsStartForEver], rule: Diagnosis8_5.once)
  try follow(
    [drag], make, turned: true, "A card turned by 90°, a drag of 40 points to the right",
    why: [
      "(100, 290)": Diagnosis8_5.asksForTheWayInTheCards,
      "(100, 310)":
        "The card went downward: its own coordinates are turned, and its centre is not.",
    ], rule: Diagnosis8_5.superview)
  try follow(
    [drag + [.wait(0.5)], stroke(from: 200, 400, by: 40, 0, in: 4)], make, moved: true,
    "A drag, then others put the card at (200, 400), then a drag of 40 points to the right",
    why: ["(130, 300)": Diagnosis8_5.keepsItsPlaceBesideTheCentre], rule: Diagnosis8_5.wherever)
  try follow(
    [stroke(from: 60, 100, by: 40, 0, in: 4)], make, inTurned: true,
    "A card in a board turned by 90°, a drag of 40 points to the right",
    why: ["(110, 300)": Diagnosis8_5.asksForTheWayInTheWindow], rule: Diagnosis8_5.superview)
  try randomScenes(1...20) { name, random in
    let scripts = (0..<2).map { _ in
      stroke(
        from: 100, 300, by: random.coordinate(-60...60), random.coordinate(-60...60),
        in: random.int(in: 2...6)) + [.wait(0.5)]
    }
    try follow(scripts, make, turned: random.bool(), name, why: [:], rule: Diagnosis8_5.once)
  }
}

/// Compares a card with one that does it right, after every step.
private func follow(
  _ scripts: [[TouchStep]], _ make: () -> UIView, turned: Bool = false, moved: Bool = false,
  inTurned: Bool = false,
  _ scene: String, why: [String: String], rule: String
) throws {
  try playing(scene) {
    let (stage, model) = (Stage(), Stage())
    let (mine, right) = (make(), dragged(RemembersTheStart()))
    for (each, stage) in [(mine, stage), (right, model)] {
      let board = card("board", 0, 0, 360, 360, in: inTurned ? stage.root : nil)
      if inTurned { board.transform = CGAffineTransform(rotationAngle: .pi / 2) }
      place(
        each, "card", CGRect(x: 40, y: 240, width: 120, height: 120),
        in: inTurned ? board : stage.root)
      if turned { each.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    }
    for (number, script) in scripts.enumerated() {
      if moved, number == 1 {
        mine.center = CGPoint(x: 200, y: 400)
        right.center = mine.center
      }
      for step in script {
        try stage.phone.play([step])
        try model.phone.play([step])
        try expect(
          rounded(mine.center), is: rounded(right.center), "\(scene), centre",
          why: why,
          otherwise: "Add the translation once to where the card was when this drag began.",
          rule: rule)
      }
    }
  }
}

private func rounded(_ point: CGPoint) -> String {
  coordinates((point.x * 1000).rounded() / 1000 + 0, (point.y * 1000).rounded() / 1000 + 0)
}
