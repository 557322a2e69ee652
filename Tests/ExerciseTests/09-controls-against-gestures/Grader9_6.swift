import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// A shade of any design.
struct Shading {
  let shade: UIView
  let panel: UIView
  let closes: () -> Int
  let build: () -> Void
}

/// What answers to exercise 9.6 are told.
enum Diagnosis9_6 {
  static let closed =
    "It closed, though the touch is on the panel or on a view in it.\nRule: \(descendants)"
  static let open =
    "It did not close, though the touch is on no view of the panel.\nRule: \(onlyThose)"
  static let leavesOutThePanelAlone =
    "It closed: the list is not the panel, but it lies in it.\nRule: \(descendants)"
  static let looksOneLevelUp =
    "It closed: the row lies in the panel, two levels below it.\nRule: \(descendants)"
  static let takesTheShadesOwnTouchesOnly =
    "The toast is not the shade, but it is no part of the panel either."
    + "\nRule: the statement: a tap anywhere else on the shade closes it, whatever view is hit."
  static let asksWhereTheFingerIs =
    "The toast is hit. It covers the panel, and does not lie in it.\nRule: \(noPlaces)"
  static let leavesOutWhatLiesDeeper =
    "The word lies in the toast and not in the panel, so it counts as well."
    + "\nRule: the statement: a tap anywhere else closes it, at any depth."
  static let believesThePlaceOfAWord =
    "That word is hit. It lies in the toast, which covers the panel there, and not in the panel."
    + "\nRule: \(noPlaces)"
  static let switchesTheTapOff =
    "It did not close for the second touch, which is on the empty shade."
    + "\nRule: chapter 9, Five places to decide: the delegate is asked about each touch; "
    + "isEnabled concerns all (GR-13)."
  static let always =
    "It closes wherever the shade is tapped: your method says yes to every touch."
    + "\nRule: chapter 9, Five places to decide: shouldReceive answers false for a touch to be "
    + "left alone (GR-13)."
  static let reversed =
    "The panel closes and the toast does not, as if the panel had to lie in the touch's view."
    + "\nRule: chapter 9, The repair: ask the touch's view whether it is a descendant of the panel."
  static let inverted =
    "It closes on the panel and nowhere else: yes and no have changed places."
    + "\nRule: chapter 9, Five places to decide: true gives the recognizer the touch, false "
    + "keeps it out (GR-13)."
  static let notItself =
    "What lies in the panel is spared, and the panel itself is not.\nRule: \(descendants)"
  static let mixed =
    "A tap below the panel does not close: a place of one view is looked for in another's coordinates."
    + "\nRule: chapter 2, \"Decoration, I take it?\": a frame is a place in its superview (HT-8)."
  static let closesItself =
    "It closed before the recognizer saw a tap: your method answers a question, and no more."
    + "\nRule: when the question comes: a tap recognizes at the lift, and not before (GR-80)."
  static let countsAsTaps =
    "The second tap is on the empty shade, too; that it comes soon after the first is no reason."
    + "\nRule: the statement: a tap anywhere else on the shade closes the panel."
  static let remembersViews =
    "The list has left the panel; where it lies when it is touched counts.\nRule: \(descendants)"
  static let looksAtOtherFingers =
    "The tap is on the empty shade; where the other finger rests does not matter."
    + "\nRule: \(eachTouch)"

  static let descendants =
    "chapter 9, The repair: isDescendant(of:) is true of the view itself, and at any depth in it."
  static let onlyThose =
    "the statement: a tap anywhere else on the shade closes the panel."
  static let noPlaces =
    "chapter 9, At work: ask the tree and not the frame, as something may lie in front."
  static let eachTouch =
    "chapter 9, Five places to decide: the delegate is asked about each touch, and about that "
    + "one only (GR-13)."
  static let inPanel =
    "chapter 9, Five places to decide: a delegate chooses the touches, by the view they are on "
    + "(GR-13)."
}

let exercise9_6: Grader<Shading> = Grader(
  "9.6", .finish, read: theRule, steps: steps,
  solution: {
    let shade = Solutions09.Shade(frame: .zero)
    return Shading(
      shade: shade, panel: shade.panel, closes: { shade.closes }, build: { shade.build() })
  }, alternatives: [{ shade(.climbs) }, { shade(.searches) }, { shade(.asksPanel) }],
  wrong: wrong9_6,
  statement: [
    .tells("A shade covers the screen"),
    .asks(
      "A tap closes the panel", "The panel itself", "A list in the panel", "A row in the list",
      "A heart", "Two quick taps", "A drag", "A finger on the empty shade", "The panel, then",
      "Random scene"),
    .asks(
      "A tap anywhere else", "The shade is tapped", "The toast", "A word on the toast",
      "The list is taken out", "A finger rests"),
    .tells("Write the missing method"),
    .asks("Worked touch:", "The shade is tapped"),
  ]
) { make in
  func scene(
    _ name: String, _ script: [TouchStep], is wanted: String,
    _ change: (Shading) -> Void = { _ in },
    why: [String: String] = [:]
  ) throws {
    let all = [
      "closes 1": Diagnosis9_6.closed, "closes 0": Diagnosis9_6.open,
      "closes 2": Diagnosis9_6.closesItself,
    ]
    try expect(
      closes(script, change, make), is: wanted, name, why: all.merging(why) { $1 },
      rule: Diagnosis9_6.inPanel)
  }
  try expect(
    closes(tap(60, 380), { _ in }, make), is: "closes 0",
    "The panel itself is tapped, at (60, 380)",
    why: [
      "closes 1": try whyOnPanel(make), "closes 2": Diagnosis9_6.closesItself,
    ],
    rule: Diagnosis9_6.inPanel)
  try scene("The shade is tapped below the panel", tap(60, 480), is: "closes 1")
  try scene(
    "A list in the panel is tapped", tap(150, 300), is: "closes 0",
    why: ["closes 1": Diagnosis9_6.leavesOutThePanelAlone])
  try scene(
    "A row in the list in the panel is tapped", tap(150, 330), is: "closes 0",
    why: ["closes 1": Diagnosis9_6.looksOneLevelUp])
  try scene(
    "A heart, a control of its own in the panel, is tapped", tap(60, 220), is: "closes 0; heart",
    why: ["closes 1": "It closed, and the heart, which lies in the panel, lost its touch."]
  )
  try scene(
    "The toast is tapped, beside the panel", tap(300, 250), is: "closes 1",
    why: ["closes 0": Diagnosis9_6.takesTheShadesOwnTouchesOnly]
  )
  try scene(
    "The toast is tapped where it covers the panel", tap(265, 250), is: "closes 1",
    why: ["closes 0": Diagnosis9_6.asksWhereTheFingerIs])
  try scene(
    "A word on the toast is tapped", tap(340, 250), is: "closes 1",
    why: ["closes 0": Diagnosis9_6.leavesOutWhatLiesDeeper])
  try scene(
    "A word on the toast is tapped, where it covers the panel", tap(257, 250),
    is: "closes 1", why: ["closes 0": Diagnosis9_6.believesThePlaceOfAWord])
  try scene(
    "The panel, then the shade, then the list",
    tap(60, 380) + [.wait(1)] + tap(60, 480)
      + [.wait(1)] + tap(150, 300), is: "closes 1",
    why: [
      "closes 0": Diagnosis9_6.switchesTheTapOff,
      "closes 2": "It closed for a touch in the panel, when another one had closed.",
      "closes 3": Diagnosis9_6.closed,
    ])
  try scene(
    "A finger on the empty shade is still down", [.down(x: 60, y: 480)], is: "closes 0",
    why: ["closes 1": Diagnosis9_6.closesItself])
  try scene(
    "A drag of 100 points over the empty shade", drag(60, 480, by: (x: 100, y: 0)),
    is: "closes 0", why: ["closes 1": Diagnosis9_6.closesItself])
  try scene(
    "Two quick taps on the empty shade", tap(60, 480) + tap(60, 480), is: "closes 2",
    why: ["closes 1": Diagnosis9_6.countsAsTaps])
  try scene(
    "A finger rests on the panel, another taps the empty shade",
    [.down(1, x: 60, y: 380), .down(2, x: 60, y: 480), .up(2), .up(1)], is: "closes 1",
    why: ["closes 0": Diagnosis9_6.looksAtOtherFingers])
  try scene(
    "The list is taken out of the panel, put on the shade below it, and tapped", tap(150, 480),
    is: "closes 1",
    { shading in
      guard let list = shading.panel.subviews.first(where: { $0.name == "list" }) else { return }
      list.frame.origin = CGPoint(x: 100, y: 440)
      shading.shade.addSubview(list)
    }, why: ["closes 0": Diagnosis9_6.remembersViews])
  try randomScenes(1...40) { name, random in
    let panel = CGRect(
      x: random.coordinate(0...120), y: random.coordinate(50...200), width: 240, height: 200)
    let (depth, depthOnShade) = (random.int(in: 0...6), random.int(in: 0...4))
    var (script, words, wanted): ([TouchStep], [String], Int) = ([], [], 0)
    for _ in 0..<random.int(in: 1...3) {
      if random.bool() {
        let (x, y) = (Double(panel.minX), Double(panel.minY))
        script += tap(x + 200, y + 150)
        words.append("a tap in the panel, \(depth) levels deep")
      } else {
        script += tap(60, 480)
        words.append("a tap beside it, \(depthOnShade) levels deep on the shade")
        wanted += 1
      }
      script.append(.wait(1))
    }
    try scene(
      "\(name): \(words.joined(separator: ", "))", script, is: "closes \(wanted)",
      { shading in
        shading.panel.frame = panel
        shading.shade.subviews.first { $0.name == "toast" }?.removeFromSuperview()
        nest(depth, 180, 130, in: shading.panel)
        nest(depthOnShade, 40, 460, in: shading.shade)
      })
  }
}

/// Puts views into each other, each 40 points wide and high.
private func nest(_ depth: Int, _ x: Double, _ y: Double, in view: UIView) {
  var (each, origin) = (view, CGPoint(x: x, y: y))
  for level in 0..<depth {
    each = card("view\(level + 1)", origin.x, origin.y, 40, 40, in: each)
    origin = .zero
  }
}

/// Why a tap on the panel closes, by what other taps do.
private func whyOnPanel(_ make: () -> Shading) throws -> String {
  func spares(_ x: Double, _ y: Double) throws -> Bool {
    try closes(tap(x, y), { _ in }, make) == "closes 0"
  }
  // All that lies in the panel, and then what lies beside it.
  let (closesInIt, sparesBeside) = (
    try ![(150, 300), (150, 330)].contains { try spares($0.0, $0.1) },
    try [(150, 480), (300, 250), (340, 250), (20, 20)].allSatisfy { try spares($0.0, $0.1) }
  )
  if closesInIt, sparesBeside { return Diagnosis9_6.inverted }
  if try spares(150, 480) { return Diagnosis9_6.mixed }
  if try spares(300, 250) { return Diagnosis9_6.reversed }
  return try spares(150, 300) ? Diagnosis9_6.notItself : Diagnosis9_6.always
}

/// How often a shade closes in a script, and who else is heard of.
private func closes(
  _ script: [TouchStep], _ change: (Shading) -> Void, _ make: () -> Shading
) throws -> String {
  let (stage, log, shading) = (Stage(), Log(), make())
  place(shading.shade, "shade", CGRect(x: 0, y: 0, width: 375, height: 600), in: stage.root)
  shading.build()
  let list = card("list", 80, 80, 120, 100, in: shading.panel)
  _ = card("row", 10, 40, 100, 20, in: list)
  let heart = place(
    UIControl(), "heart", CGRect(x: 10, y: 10, width: 40, height: 40), in: shading.panel)
  heart.note("heart", log)
  let toast = card("toast", 250, 240, 125, 20, in: shading.shade)
  _ = card("word", 80, 0, 30, 20, in: toast)
  _ = card("short", 2, 0, 10, 20, in: toast)
  change(shading)
  try play(script, on: stage)
  return "closes \(shading.closes())" + (log.text == "nothing" ? "" : "; \(log.text)")
}
