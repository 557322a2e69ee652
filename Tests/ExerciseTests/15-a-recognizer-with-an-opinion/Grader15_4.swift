import Grading
import MiniUIKit
import PieceKit
import Stage

@testable import Solutions15

/// Makes the delegate of a card that is open, or of one that is closed.
typealias MakeRule = (_ isOpen: Bool) -> any UIGestureRecognizerDelegate

/// What answers to exercise 15.4 are told.
enum Diagnosis15_4 {
  static let takesAll =
    "The finger goes up or down, and the card's pan has begun and excluded the list's."
  static let refuses =
    "The card's pan has refused a drag to the left, which opens the card.\nRule: \(longer)"
  static let staysOpen =
    "The card's pan has refused a drag to the right, which closes the card.\nRule: \(longer)"
  static let refusesSlow =
    "The finger has gone twelve points to the left, and the card's pan has refused.\nRule: \(asked)"
  static let staysOpenSlow =
    "The finger has gone twelve points to the right, and the card's pan has refused.\nRule: \(asked)"
  static let takesThePagers = "The card is closed, so that a drag to the right is the pager's."
  static let isOpenAlready = "The card is open, so that a drag to the left is the pager's."
  static let slanted =
    "It goes aside, but further up or down: it is the list's."
    + "\nRule: the direction: it is that of the longer way, across or up and down (GR-44)."

  static let rule =
    "the direction: a pan that has no use for it says no before it begins (GR-44)."
  private static let longer =
    "the direction: if the longer way is the card's, the answer is yes (GR-44)."
  private static let asked =
    "the direction: a pan is asked once, after ten points, and a no is final (GR-44)."
}

let exercise15_4: Grader<MakeRule> = Grader(
  "15.4", .finish, read: "Chapters/15-a-recognizer-with-an-opinion, The repair", steps: steps,
  solution: {
    { isOpen in
      let rule = Solutions15.LeftRule()
      if isOpen { rule.isOpen = true }
      return rule
    }
  },
  alternatives: [{ { AnyRule(.translation, $0) } }, { { AnyRule(.angle, $0) } }],
  wrong: wrong15_4,
  statement: [
    .tells("A card lies"),
    .asks("A pan pushes the card", "Straight to the left", "Open, straight to the right"),
    .asks(
      "Finish it: the pan", "To the left, and a little up", "To the left, and a little down",
      "Slowly to the left", "Open, to the right", "Open, slowly", "Random scene"),
    .asks(
      "All other drags", "Straight up", "Straight down", "Straight to the right",
      "To the right, and a little", "Down, and a little to the left", "Down, and nearly",
      "Open, straight up", "Open, straight to the left", "Open, down"),
    .asks("Worked touch", "Up, and a little to the left"),
  ]
) { make in
  func scene(
    _ name: String, _ x: CGFloat, _ y: CGFloat, isOpen: Bool = false, is wanted: String,
    why: [String: String] = [:]
  ) throws {
    try playing(name) {
      let stage = Stage()
      let rule = make()(isOpen)
      let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
      pager.contentSize = CGSize(width: 1125, height: 400)
      pager.contentOffset = CGPoint(x: 375, y: 0)
      stage.root.addSubview(named("pager", pager))
      let list = UIScrollView(frame: CGRect(x: 375, y: 0, width: 375, height: 400))
      list.contentSize = CGSize(width: 375, height: 1200)
      list.contentOffset = CGPoint(x: 0, y: 300)
      pager.addSubview(named("list", list))
      let host = HostingView(
        Piece("card", CGRect(x: 0, y: 0, width: 343, height: 100)),
        frame: CGRect(x: 16, y: 450, width: 343, height: 100))
      list.addSubview(host)
      let pan = UIPanGestureRecognizer()
      pan.name = "card"
      pan.delegate = rule
      stage.keep(rule)
      host.addGestureRecognizer(pan)
      let start = CGPoint(x: 187, y: 300)
      try stage.finger.down(at: start)
      for step in 1...4 {
        try stage.wait(0.05)
        let count = CGFloat(step)
        try stage.finger.move(to: CGPoint(x: start.x + x * count, y: start.y + y * count))
      }
      try stage.wait(0.2)
      try stage.finger.up()
      let began = stage.recording.lines
        .filter { $0.kind == "gesture" && $0.what == "began" }
        .map { $0.who == "card" ? "card" : $0.who == "pan(list)" ? "list" : "pager" }
      try expect(
        began.isEmpty ? "neither" : began.joined(separator: ", "), is: wanted, name, why: why,
        rule: Diagnosis15_4.rule)
    }
  }
  let taken = ["card": Diagnosis15_4.takesAll]
  func refused(_ words: String) -> [String: String] {
    ["pager": words, "list": words, "list, pager": words, "neither": words]
  }
  let (left, right) = (refused(Diagnosis15_4.refuses), refused(Diagnosis15_4.staysOpen))
  let further = ["card": Diagnosis15_4.isOpenAlready]
  try scene("Straight to the left", -20, 0, is: "card", why: left)
  try scene("Straight up", 0, -20, is: "list", why: taken)
  try scene("Straight down", 0, 20, is: "list", why: taken)
  try scene(
    "Straight to the right", 20, 0, is: "pager", why: ["card": Diagnosis15_4.takesThePagers])
  let slanted = ["card": Diagnosis15_4.slanted]
  try scene("Up, and a little to the left", -5, -20, is: "list", why: slanted)
  try scene("Down, and a little to the left", -5, 20, is: "list", why: slanted)
  try scene("To the left, and a little up", -20, -5, is: "card", why: left)
  try scene("To the left, and a little down", -20, 5, is: "card", why: left)
  try scene(
    "To the right, and a little down", 20, 5, is: "pager",
    why: ["card": Diagnosis15_4.takesThePagers])
  try scene("Slowly to the left", -3, 0, is: "card", why: refused(Diagnosis15_4.refusesSlow))
  try scene("Down, and nearly as far to the left", -8, 12, is: "list", why: slanted)
  try scene("Open, straight to the right", 20, 0, isOpen: true, is: "card", why: right)
  try scene("Open, straight up", 0, -20, isOpen: true, is: "list", why: taken)
  try scene("Open, straight to the left", -20, 0, isOpen: true, is: "pager", why: further)
  try scene("Open, to the right and a little up", 20, -5, isOpen: true, is: "card", why: right)
  try scene("Open, to the right and a little down", 20, 5, isOpen: true, is: "card", why: right)
  try scene(
    "Open, slowly to the right", 3, 0, isOpen: true, is: "card",
    why: refused(Diagnosis15_4.staysOpenSlow))
  try scene("Open, down and a little to the right", 5, 20, isOpen: true, is: "list", why: slanted)
  try scene(
    "Open, down and nearly as far to the right", 8, 12, isOpen: true, is: "list", why: slanted)
  try randomScenes { name, random in
    let (far, near) = (CGFloat(random.int(in: 12...30)), CGFloat(random.int(in: 0...5)))
    let (sign, isOpen): (CGFloat, Bool) = (random.bool() ? 1 : -1, random.bool())
    let card = "\(name), \(isOpen ? "open" : "closed")"
    switch random.int(in: 0...3) {
    case 0:
      try scene(
        "\(card), to the left", -far, near * sign, isOpen: isOpen, is: isOpen ? "pager" : "card",
        why: isOpen ? further : left)
    case 1:
      try scene(
        "\(card), to the right", far, near * sign, isOpen: isOpen, is: isOpen ? "card" : "pager",
        why: isOpen ? right : ["card": Diagnosis15_4.takesThePagers])
    case 2: try scene("\(card), up", near * sign, -far, isOpen: isOpen, is: "list", why: taken)
    default: try scene("\(card), down", near * sign, far, isOpen: isOpen, is: "list", why: taken)
    }
  }
}
