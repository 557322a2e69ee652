import Grading
import MiniUIKit
import PieceKit
import Stage

@testable import Solutions15

typealias MakeRule = () -> any UIGestureRecognizerDelegate

/// What answers to exercise 15.4 are told.
enum Diagnosis15_4 {
  static let takesAll = "The card's pan has begun, and the list's was excluded."
  static let refuses = "The card's pan has refused a drag to the left, which is the one it is for."
  static let takesThePagers = "That drag goes to the right, which the card has no use for."
  static let slanted = "It goes to the left, but further up or down: it is the list's."

  static let rule =
    "the direction: who needs one answers before the beginning (GR-44)."
}

let exercise15_4: Grader<MakeRule> = Grader(
  "15.4", .finish, read: "Chapters/15-a-recognizer-with-an-opinion, The repair", steps: steps,
  solution: { { Solutions15.LeftRule() } },
  alternatives: [{ { AnyRule(.translation) } }, { { AnyRule(.angle) } }], wrong: wrong15_4,
  statement: [
    .tells("A card lies"), .tells("The card has a pan"),
    .asks(
      "Finish it: the pan", "Straight to the left", "To the left, and a little up",
      "To the left, and a little down", "Slowly to the left", "Random scene"),
    .asks(
      "All other drags", "Straight up", "Straight down", "Straight to the right",
      "To the right, and a little", "Down, and a little to the left", "Down, and nearly"),
    .asks("Worked touch", "Up, and a little to the left"),
  ]
) { make in
  func scene(
    _ name: String, _ x: CGFloat, _ y: CGFloat, is wanted: String, why: [String: String] = [:]
  ) throws {
    try playing(name) {
      let stage = Stage()
      let rule = make()()
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
  let left = [
    "pager": Diagnosis15_4.refuses, "list": Diagnosis15_4.refuses,
    "list, pager": Diagnosis15_4.refuses, "neither": Diagnosis15_4.refuses,
  ]
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
  try scene("Slowly to the left", -3, 0, is: "card", why: left)
  try scene("Down, and nearly as far to the left", -8, 12, is: "list", why: slanted)
  try randomScenes { name, random in
    let (far, near) = (CGFloat(random.int(in: 12...30)), CGFloat(random.int(in: 0...5)))
    let sign: CGFloat = random.bool() ? 1 : -1
    switch random.int(in: 0...3) {
    case 0: try scene("\(name), to the left", -far, near * sign, is: "card", why: left)
    case 1:
      try scene(
        "\(name), to the right", far, near * sign, is: "pager",
        why: ["card": Diagnosis15_4.takesThePagers])
    case 2: try scene("\(name), up", near * sign, -far, is: "list", why: taken)
    default: try scene("\(name), down", near * sign, far, is: "list", why: taken)
    }
  }
}
