import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions11

/// A row of any design, after `build()`.
struct Slider {
  let row: UIView
  let slide: UIPanGestureRecognizer
  let set: (_ leading: Bool, _ trailing: Bool) -> Void
}

/// What answers to exercise 11.9 are told.
enum Diagnosis11_9 {
  static let listIsDead =
    "slide took a finger that goes up or down, and nothing scrolled.\nRule: \(longer)"
  static let drawerIsDead = "On this side the row has no action, and slide took the finger."
  static let takesEverything =
    "slide takes every finger, also this one, for which the row has no action on this side."
  static let both =
    "The row slides, and what lies behind it moves with it; only one of them may."
    + "\nRule: \(excludes)"
  static let dead =
    "After build() the row got an action on this side, and slide did not begin.\nRule: \(anew)"
  static let off =
    "slide is switched off, so it hears no finger, and your answer is never asked for."
    + "\nRule: chapter 7, Who is told first: a recognizer that is off gets no touch (GR-13)."
  static let turned =
    "slide would begin here if the two flags changed places."
    + "\nRule: the direction: to the left velocity's x is below 0, and that is trailing (GR-44)."
  static let oneSide =
    "slide begins for the other side and not for this one."
    + "\nRule: the direction: the sign of velocity's x says which of the two flags counts (GR-44)."
  static let straightOnly =
    "slide begins for a straight finger to this side; this one goes farther sideways than up or down."
    + "\nRule: \(longer)"
  static let slow =
    "slide begins for a quick finger on this way, and not for this one, which is slow."
    + "\nRule: the direction: compare the velocity's two parts; how quick it is decides nothing (GR-44)."
  static let answersForAll =
    "Nobody began: as the view that was hit, the row is asked about the others' pans, too."
    + "\nRule: \(hit)"
  static let wrongSide =
    "A finger to the left finds the trailing action, one to the right leading.\nRule: \(useful)"
  static let late =
    "slide was asked at the first move, and said no; asked after the whole way, it would say yes."
    + "\nRule: \(asked)"
  static let remembers =
    "Before this touch the flags were others; what counts is what they are now.\nRule: \(anew)"
  static let tie =
    "The finger goes as far up as sideways, and so not farther sideways.\nRule: \(longer)"
  static let hit = "chapter 9, Who is asked: the hit view is asked about any view's pan (GR-43)."
  static let longer =
    "the direction: sideways means that abs(velocity.x) is above abs(velocity.y) (GR-44)."
  static let asked =
    "chapter 8, One tap or two: it is asked as it could begin; a no makes it fail (GR-44)."
  static let useful =
    "the direction: a row's pan refuses the fingers that it can't use, and no others (GR-44)."
  static let excludes =
    "chapter 8, Permission: two pans both begin only if a delegate says yes to it (GR-63)."
  static let anew = "the statement: both flags may change between two touches."
  static let direction =
    "the direction: a pan that refuses makes room for those behind it (GR-44)."
}

let exercise11_9: Grader<Slider> = Grader(
  "11.9", read: theRule, steps: steps,
  solution: {
    let row = Solutions11.SlidingRow()
    row.build()
    return Slider(row: row, slide: row.slide) { (row.leading, row.trailing) = ($0, $1) }
  },
  alternatives: [
    { slider(AsksTheWay()) }, { slider(OnlyKnowsItsPan()) }, { slider(HasAnotherDelegate()) },
  ], wrong: wrong11_9,
  statement: [
    .tells("Write the row"),
    .asks("A finger to the left", "trailing alone, to the left", "leading alone, to the right"),
    .asks(
      "`slide` begins", "trailing alone, to the left", "trailing alone, after one move",
      "both, to the right", "both, at a slant", "both, slowly", "leading alone, on the title",
      "Random scene"),
    .asks(
      "To all other fingers", "both, up", "both, down", "both, as far",
      "trailing alone, to the right", "leading alone, to the left",
      "no action, to the left", "trailing alone, on the title",
      "both, steeply", "Random scene"),
    .asks("Both flags may", "leading alone after a touch"),
    .asks("Worked touch", "trailing alone, to the left"),
    .asks("To the right: drawer", "trailing alone, to the right"),
  ]
) { make in
  func scene(
    _ name: String, _ flags: (Bool, Bool), _ script: [TouchStep], is wanted: String,
    why: [String: String] = [:]
  ) throws {
    try playing(name) {
      try expect(
        whoBegins([(flags, script)], make()), is: wanted, name,
        why: explained(wanted).merging(why) { $1 },
        otherwise: wanted == "slide" ? whyDead(flags, script, make) : nil,
        rule: Diagnosis11_9.direction)
    }
  }
  let (both, trailing, leading) = ((true, true), (false, true), (true, false))
  try scene("trailing alone, to the left", trailing, stroke(-48, 0), is: "slide")
  try scene(
    "trailing alone, to the right", trailing, stroke(48, 0), is: "drawer",
    why: ["slide": try making("trailing alone, up") { try whySlideAtAll(trailing, make) }])
  try scene("both, up", both, stroke(0, -60), is: "list")
  try scene("both, down", both, stroke(0, 60), is: "list")
  try scene("both, to the right", both, stroke(48, 0), is: "slide")
  try scene(
    "leading alone, to the right", leading, stroke(48, 0), is: "slide")
  try scene(
    "leading alone, to the left", leading, stroke(-48, 0), is: "nobody",
    why: ["slide": Diagnosis11_9.wrongSide])
  try scene(
    "no action, to the left", (false, false), stroke(-48, 0), is: "nobody",
    why: ["slide": Diagnosis11_9.drawerIsDead])
  try scene(
    "trailing alone, on the title, up", trailing, stroke(0, -60, x: 60), is: "list")
  try scene("leading alone, on the title, to the right", leading, stroke(48, 0, x: 60), is: "slide")
  try scene("both, at a slant to the right and down", both, stroke(48, 40), is: "slide")
  try scene("both, steeply, to the left and up", both, stroke(-40, -48), is: "list")
  try scene(
    "both, as far up as to the left", both, stroke(-48, -48), is: "list",
    why: ["slide": Diagnosis11_9.tie])
  try scene("both, slowly to the left", both, stroke(-36, 0, in: 6, over: 1.5), is: "slide")
  try scene(
    "trailing alone, after one move of 12 points to the left", trailing,
    [.down(x: 240, y: 330), .wait(0.05), .move(x: 228, y: 330)], is: "slide")
  try playing("leading alone after a touch with trailing alone, both times to the right") {
    try expect(
      whoBegins([(trailing, stroke(48, 0)), (leading, stroke(48, 0))], make()),
      is: "drawer, slide",
      "leading alone after a touch with trailing alone, both times to the right",
      why: ["drawer, drawer": Diagnosis11_9.remembers], rule: Diagnosis11_9.direction)
  }
  try randomScenes(1...40) { name, random in
    let (leading, trailing) = (random.bool(), random.bool())
    let (x, y) = (random.coordinate(0...80) - 40, random.coordinate(0...80) - 40)
    let moves = random.int(in: 1...5)
    // Too short for a pan, or hardly farther to one side than to another.
    guard max(x.magnitude, y.magnitude) > 14, (x.magnitude - y.magnitude).magnitude > 2 else {
      return
    }
    let script = stroke(x, y, in: moves)
    let isSlide = x.magnitude > y.magnitude && (x < 0 ? trailing : leading)
    let wanted = try isSlide ? "slide" : whoBegins([((false, false), script)], plainRow())
    try expect(
      whoBegins([((leading, trailing), script)], make()), is: wanted,
      "\(name): leading \(leading), trailing \(trailing), \(coordinates(x, y)) in \(moves) moves",
      why: explained(wanted),
      otherwise: wanted == "slide" ? whyDead((leading, trailing), script, make) : nil,
      rule: Diagnosis11_9.direction)
  }
}

/// What the commonest mistakes mean, by who begins in place of another.
private func explained(_ wanted: String) -> [String: String] {
  var why =
    switch wanted {
    case "slide": [String: String]()
    case "list":
      ["slide": Diagnosis11_9.listIsDead, "nobody": Diagnosis11_9.answersForAll]
    default:
      ["slide": Diagnosis11_9.drawerIsDead, "nobody": Diagnosis11_9.answersForAll]
    }
  for behind in ["list", "drawer"] {
    why["slide, \(behind)"] = Diagnosis11_9.both
    why["\(behind), slide"] = Diagnosis11_9.both
  }
  return why
}

/// Why slide did not begin for a finger that the row has an action for, by what else it begins for.
private func whyDead(
  _ flags: (leading: Bool, trailing: Bool), _ script: [TouchStep], _ make: () -> Slider
) throws -> String {
  func begins(_ flags: (Bool, Bool), _ script: [TouchStep]) throws -> Bool {
    try whoBegins([(flags, script)], make()).contains("slide")
  }
  if !make().slide.isEnabled { return Diagnosis11_9.off }
  let turned = (flags.trailing, flags.leading)
  if flags.leading != flags.trailing, try begins(turned, script) { return Diagnosis11_9.turned }
  let (way, time) = wayAndTime(script)
  if try begins(flags, stroke(way.x, way.y, in: 1, over: time)) { return Diagnosis11_9.late }
  if try begins(flags, stroke(way.x, way.y, over: 0.16)) { return Diagnosis11_9.slow }
  if way.y != 0, try begins(flags, stroke(way.x, 0, over: 0.16)) {
    return Diagnosis11_9.straightOnly
  }
  return try begins(turned, stroke(-way.x, way.y)) ? Diagnosis11_9.oneSide : Diagnosis11_9.dead
}

/// Why slide begins for a finger for which the row has no action.
private func whySlideAtAll(
  _ flags: (leading: Bool, trailing: Bool), _ make: () -> Slider
) throws -> String {
  try whoBegins([(flags, stroke(0, -60))], make()).contains("slide")
    ? Diagnosis11_9.takesEverything : Diagnosis11_9.drawerIsDead
}

/// How far a finger goes in all, and for how long.
private func wayAndTime(_ script: [TouchStep]) -> (way: (x: Double, y: Double), time: Double) {
  var (first, last, time) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0), 0.0)
  for step in script {
    switch step {
    case .down(_, let x, let y): (first, last) = ((x, y), (x, y))
    case .move(_, let x, let y): last = (x, y)
    case .wait(let duration): time += duration
    case .up, .cancel: break
    }
  }
  return ((last.x - first.x, last.y - first.y), time)
}

/// A row without a pan; nobody drags it.
private func plainRow() -> Slider {
  let slide = UIPanGestureRecognizer()
  slide.isEnabled = false
  return Slider(row: UIView(), slide: slide) { _, _ in }
}

/// A straight finger from the row's middle, beside its title, or from another x.
private func stroke(
  _ dx: Double, _ dy: Double, x: Double = 240, in moves: Int = 4, over time: Double = 0.16
) -> [TouchStep] {
  var steps = [TouchStep.down(x: x, y: 330)]
  for move in 1...moves {
    let part = Double(move) / Double(moves)
    steps += [.wait(time / Double(moves)), .move(x: x + dx * part, y: 330 + dy * part)]
  }
  return steps + [.up()]
}

/// A pan for fingers to the right.
private final class Drawer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = velocity(in: nil)
    return speed.x > speed.y.magnitude
  }
}

/// Which pans begin, in order; each touch has flags of its own.
private func whoBegins(
  _ touches: [(flags: (Bool, Bool), script: [TouchStep])], _ slider: Slider
) throws -> String {
  let (stage, drawer) = (Stage(), Drawer())
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 600))
  list.contentSize = CGSize(width: 375, height: 1200)
  stage.root.addSubview(screen)
  screen.addSubview(list)
  list.addSubview(slider.row)
  slider.row.frame = CGRect(x: 0, y: 400, width: 375, height: 60)
  list.contentOffset = CGPoint(x: 0, y: 200)
  slider.row.addSubview(UIView(frame: CGRect(x: 20, y: 10, width: 120, height: 40)))
  drawer.delegate = drawer
  screen.addGestureRecognizer(drawer)
  var begun: [String] = []
  let ears = [
    (slider.slide, "slide"), (list.panGestureRecognizer, "list"), (drawer, "drawer"),
  ].map { pan, name in (pan, Ear { begun.append(name) }) }
  for (pan, ear) in ears { pan.addTarget(ear, action: Ear.hear, name: "hear") }
  for touch in touches {
    slider.set(touch.flags.0, touch.flags.1)
    try withExtendedLifetime(ears) { try stage.phone.play(touch.script + [.wait(2)]) }
    list.contentOffset = CGPoint(x: 0, y: 200)
  }
  return begun.isEmpty ? "nobody" : begun.joined(separator: ", ")
}

/// Hears of the beginning of one pan.
private final class Ear {
  private let tell: () -> Void
  init(_ tell: @escaping () -> Void) { self.tell = tell }
  func hear(_ pan: UIPanGestureRecognizer) { if pan.state == .began { tell() } }
}
