import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions16

/// A paper of any design: its strokes are lists of x and force.
struct Sheet16 {
  let view: UIView
  let strokes: () -> [[(place: CGPoint, force: CGFloat)]]
}

/// What answers to exercise 16.5 are told.
enum Diagnosis16_5 {
  static let coarse =
    "The glass measures more often than touchesMoved is called; what came between is missing."
  static let noEnd = "The last sample comes with the lift, and it is missing.\nRule: \(ends)"
  static let oneOfTwo =
    "It has two points, where the pencil came down and where it was lifted; one is missing."
    + "\nRule: \(ends)"
  static let noBegin =
    "The stroke begins where the touch came down, and that point is missing.\nRule: \(ends)"
  static let twice =
    "What was delivered is in the list of coalesced touches, too; that point is there twice."
    + "\nRule: pencil: the coalescedTouches end with the delivered touch (EV-12)."
  static let noUpdate = "The measured force came, and the point still has its estimate."
  static let wrongPoint = "The measured force belongs to the sample of its index, and to no other."
  static let onlyWhileDown =
    "The pencil was gone when the force came, and it was not taken any more."
    + "\nRule: pencil: our engine may send a force after the touch's end, too (EV-42)."
  static let pencilsOnly =
    "Fingers write, too, and this one has left nothing on the paper."
    + "\nRule: the statement: pencils and fingers write, and each touch makes a stroke."
  static let laterForce =
    "The force is that of the delivered touch; each sample has one of its own, as it has a place."
  static let onlyTheFirst =
    "Two touches come in one call here, and only one of them has been taken."
    + "\nRule: chapter 1, Two keys, and an alert: touches of one view that are in one phase come in "
    + "one call (RC-21)."
  static let byLift =
    "The strokes stand in the order of their lifts; they should in that of their beginnings."
    + "\nRule: \(oneTouch)"
  static let palmTakesOther =
    "A touch was taken away, and the stroke that is gone belongs to another one.\nRule: \(own)"
  static let palm = "The system has taken this touch away, and its stroke is still on the paper."
  static let palmTakesAll =
    "Only one of the touches was taken away; the other one's stroke stays.\nRule: \(own)"
  static let oneStroke =
    "Two touches write at once, and each makes a stroke of its own.\nRule: \(oneTouch)"
  static let besideAFinger =
    "A second finger has come down beside the first, and it has made no stroke."
    + "\nRule: the statement: each touch makes one stroke, and several may write at once."
  static let coarseFinger =
    "The glass measures a finger more often, too, and what came between is missing."
    + "\nRule: pencil: `coalescedTouches(for:)` has a finger's samples as well (EV-12)."
  static let inTheWindow = "The places are not in the paper's coordinates.\nRule: \(place)"
  static let inTheView =
    "The places are in the coordinates of the view that was hit.\nRule: \(place)"

  static let pencil = "pencil: all samples since the event before are coalescedTouches (EV-12)."
  static let oneTouch =
    "chapter 1, What you can keep: a touch is one object from began to its end; make its stroke at "
    + "began, and find it by the touch."
  static let update = "pencil: a measured force names its sample by its index (EV-42)."
  static let own = "pencil: a stroke goes with its own touch, and with no other (EV-17)."
  static let cancel = "pencil: the system takes the touch of a palm away (EV-17)."
  static let ends = "pencil: began and the end bring samples, as each move does (EV-12)."
  static let place =
    "chapter 1, What you can keep: a location is in the coordinates of the view that you name "
    + "(EV-9)."
}

let exercise16_5: Grader<Sheet16> = Grader(
  "16.5", .write, read: "Chapters/16-not-only-fingers, The pencil knows more, and knows it later",
  steps: steps,
  solution: {
    let paper = Solutions16.Paper(frame: .zero)
    return Sheet16(view: paper) { paper.strokes.map { $0.map { ($0.place, $0.force) } } }
  },
  alternatives: [{ sheet(ByIndex()) }, { sheet(ByIdentity()) }], wrong: wrong16_5,
  statement: [
    .asks("A sheet of paper", "A finger writes"),
    .asks("Each touch makes one stroke", "Two pencil strokes", "A finger and a pencil"),
    .asks(
      "A stroke has a point for every", "A quick pencil", "A pencil makes a dot",
      "A pencil that presses harder", "A quick finger"),
    .asks(
      "A measured force", "A force that comes", "The second force", "Forces in another order",
      "A force after"),
    .asks("A touch that is taken away", "A palm", "A palm beside a pencil"),
    .asks("Worked example", "A pencil makes a dot"),
    .asks("Places are in", "On a paper that lies", "On a picture"),
    .asks("Several touches", "A finger and a pencil", "Two fingers", "Random scene"),
  ]
) { make in
  func scene(
    _ name: String, at origin: CGPoint = .zero, hasPicture: Bool = false, is wanted: String,
    why: [String: String], rule: String, _ play: (Desk) throws -> Void
  ) throws {
    let got = try making(name) {
      try written(make(), at: origin, hasPicture: hasPicture, play)
    }
    try expect(got, is: wanted, name, why: why, rule: rule)
  }
  let (pencil, update) = (Diagnosis16_5.pencil, Diagnosis16_5.update)
  try scene(
    "A finger writes from 40 to 60, x and force", is: "40 0, 50 0, 60 0, 60 0",
    why: [
      "nothing": Diagnosis16_5.pencilsOnly, "50 0, 60 0, 60 0": Diagnosis16_5.noBegin,
      "40 0, 50 0, 60 0": Diagnosis16_5.noEnd,
      "40 0, 50 0, 50 0, 60 0, 60 0, 60 0": Diagnosis16_5.twice,
      "40 0, 40 0, 50 0, 50 0, 60 0, 60 0, 60 0, 60 0": Diagnosis16_5.twice,
    ], rule: pencil
  ) { try $0.stroke([40, 50, 60, 60], .direct, step: 0.02) }
  try scene(
    "A pencil makes a dot at x = 40", is: "40 .5, 40 .5",
    why: ["40 .5": Diagnosis16_5.oneOfTwo], rule: pencil
  ) { try $0.stroke([40, 40]) }
  try scene(
    "A quick pencil, a sample every 4 ms, x and force",
    is: "40 .5, 50 .5, 60 .5, 70 .5, 80 .5, 80 .5",
    why: [
      "40 .5, 50 .5, 80 .5, 80 .5": Diagnosis16_5.coarse,
      "50 .5, 60 .5, 70 .5, 80 .5": Diagnosis16_5.noBegin,
      "40 .5, 50 .5, 80 .5": Diagnosis16_5.coarse,
    ], rule: pencil
  ) { try $0.stroke([40, 50, 60, 70, 80, 80], step: 0.004) }
  try scene(
    "A quick finger, a sample every 4 ms", is: "40 0, 50 0, 60 0, 70 0, 80 0, 80 0",
    why: [
      "40 0, 50 0, 80 0, 80 0": Diagnosis16_5.coarseFinger,
      "40 0, 50 0, 80 0": Diagnosis16_5.coarseFinger,
    ], rule: pencil
  ) { try $0.stroke([40, 50, 60, 70, 80, 80], .direct, step: 0.004) }
  try scene(
    "A pencil that presses harder, a sample every 4 ms",
    is: "40 .1, 50 .2, 60 .3, 70 .4, 80 .6, 80 .6",
    why: ["40 .1, 50 .2, 60 .6, 70 .6, 80 .6, 80 .6": Diagnosis16_5.laterForce], rule: pencil
  ) {
    try $0.stroke([40, 50, 60, 70, 80, 80], step: 0.004, forces: [0.1, 0.2, 0.3, 0.4, 0.6, 0.6])
  }
  try scene(
    "On a paper that lies at (20, 100)", at: CGPoint(x: 20, y: 100), is: "20 .5, 40 .5",
    why: [
      "40 .5, 60 .5": Diagnosis16_5.inTheWindow, "40 .5, 40 .5": Diagnosis16_5.inTheWindow,
    ], rule: pencil
  ) { try $0.stroke([40, 60]) }
  try scene(
    "On a picture at (30, 200) that lies on the paper", hasPicture: true, is: "40 .5, 60 .5",
    why: ["10 .5, 30 .5": Diagnosis16_5.inTheView], rule: pencil
  ) { try $0.stroke([40, 60]) }
  try scene(
    "A force that comes while the pencil is down", is: "40 .5, 50 .9, 60 .5, 60 .5",
    why: ["40 .5, 50 .5, 60 .5, 60 .5": Diagnosis16_5.noUpdate], rule: update
  ) { desk in
    for (x, change) in [(40, .down), (50, .moved), (60, .moved), (60, .up)]
      as [(CGFloat, HIDEvent.Contact.Change)]
    {
      try desk.report(9, change, x, .pencil)
      if x == 50 { try desk.measure(0.9, of: 2) }
    }
  }
  try scene(
    "The second force of three is measured", is: "40 .5, 50 .9, 60 .5, 60 .5",
    why: [
      "40 .5, 50 .5, 60 .5, 60 .5": Diagnosis16_5.onlyWhileDown,
      "40 .5, 50 .5, 60 .5, 60 .9": Diagnosis16_5.wrongPoint,
      "40 .5, 50 .5, 60 .9, 60 .5": Diagnosis16_5.wrongPoint,
    ], rule: update
  ) { desk in
    try desk.stroke([40, 50, 60, 60], then: { try desk.measure(0.9, of: 2) })
  }
  try scene(
    "Forces in another order: the third, then the first", is: "40 .2, 50 .5, 60 .9, 60 .5",
    why: [
      "40 .9, 50 .2, 60 .5, 60 .5": Diagnosis16_5.wrongPoint,
      "40 .5, 50 .5, 60 .5, 60 .5": Diagnosis16_5.noUpdate,
    ], rule: update
  ) { desk in
    try desk.stroke([40, 50, 60, 60]) {
      try desk.measure(0.9, of: 3)
      try desk.measure(0.2, of: 1)
    }
  }
  try scene(
    "A force after the pencil is gone, of the first of two strokes",
    is: "40 .9, 50 .5, 50 .5 | 80 .5, 90 .5, 90 .5",
    why: [
      "40 .5, 50 .5, 50 .5 | 80 .5, 90 .5, 90 .5": Diagnosis16_5.onlyWhileDown,
      "40 .5, 50 .5, 50 .5 | 80 .9, 90 .5, 90 .5": Diagnosis16_5.wrongPoint,
    ], rule: update
  ) { desk in
    try desk.stroke([40, 50, 50])
    try desk.stroke([80, 90, 90])
    try desk.measure(0.9, of: 1)
  }
  try scene(
    "Two pencil strokes", is: "40 .5, 50 .5, 50 .5 | 80 .5, 90 .5, 90 .5",
    why: [
      "40 .5, 50 .5, 50 .5, 80 .5, 90 .5, 90 .5":
        "The lift ends a stroke, and the next touch is new."
    ], rule: pencil
  ) { desk in
    try desk.stroke([40, 50, 50])
    try desk.stroke([80, 90, 90])
  }
  try scene(
    "A palm that is taken away", is: "nothing",
    why: ["200 0, 204 0": Diagnosis16_5.palm, "200 0, 204 0, 204 0": Diagnosis16_5.palm],
    rule: Diagnosis16_5.cancel
  ) { desk in
    try desk.report(1, .down, 200, .direct)
    try desk.report(1, .moved, 204, .direct)
    try desk.report(1, .cancelled, 204, .direct)
  }
  try scene(
    "A palm beside a pencil that goes on writing", is: "40 .5, 50 .5, 50 .5",
    why: [
      "nothing": Diagnosis16_5.palmTakesAll, "200 0": Diagnosis16_5.palmTakesOther,
      "200 0 | 40 .5, 50 .5, 50 .5": Diagnosis16_5.palm,
    ], rule: Diagnosis16_5.cancel
  ) { desk in
    try desk.report(1, .down, 200, .direct)
    try desk.report(9, .down, 40, .pencil)
    try desk.report(1, .cancelled, 200, .direct)
    try desk.report(9, .moved, 50, .pencil)
    try desk.report(9, .up, 50, .pencil)
  }
  try scene(
    "A finger and a pencil at once", is: "200 0, 210 0, 210 0 | 40 .5, 50 .5, 50 .5",
    why: [
      "200 0, 40 .5, 210 0, 50 .5, 50 .5, 210 0": Diagnosis16_5.oneStroke,
      "200 0 | 40 .5, 210 0, 50 .5, 50 .5, 210 0": Diagnosis16_5.oneStroke,
      "40 .5, 50 .5, 50 .5 | 200 0, 210 0, 210 0": Diagnosis16_5.byLift,
    ], rule: pencil
  ) { desk in
    try desk.report(1, .down, 200, .direct)
    try desk.report(9, .down, 40, .pencil)
    try desk.report(1, .moved, 210, .direct)
    try desk.report(9, .moved, 50, .pencil)
    try desk.report(9, .up, 50, .pencil)
    try desk.report(1, .up, 210, .direct)
  }
  try scene(
    "Two fingers at once", is: "200 0, 210 0, 210 0 | 40 0, 50 0, 50 0",
    why: ["200 0, 210 0, 210 0": Diagnosis16_5.besideAFinger], rule: pencil
  ) { desk in
    try desk.report(1, .down, 200, .direct)
    try desk.report(2, .down, 40, .direct)
    try desk.report(1, .moved, 210, .direct)
    try desk.report(2, .moved, 50, .direct)
    try desk.report(2, .up, 50, .direct)
    try desk.report(1, .up, 210, .direct)
  }
  let partly = [
    "200 0, 210 0, 210 0 | 40 .5", "200 0, 210 0, 210 0 | 40 .5, 50 .5",
    "200 0, 210 0 | 40 .5, 50 .5",
    "200 0 | 40 .5, 50 .5, 50 .5", "200 0, 210 0 | 40 .5, 50 .5, 50 .5",
  ]
  try scene(
    "A finger and a pencil that move and leave together",
    is: "200 0, 210 0, 210 0 | 40 .5, 50 .5, 50 .5",
    why: Dictionary(uniqueKeysWithValues: partly.map { ($0, Diagnosis16_5.onlyTheFirst) }),
    rule: pencil
  ) { desk in
    try desk.report(1, .down, 200, .direct)
    try desk.report(9, .down, 40, .pencil)
    for change in [HIDEvent.Contact.Change.moved, .up] {
      try desk.report([(1, change, 210, .direct), (9, change, 50, .pencil)])
    }
  }
  try randomScenes(1...20) { name, random in
    let xs = (0..<random.int(in: 2...6)).map { _ in CGFloat(random.int(in: 20...300)) }
    let step = random.pick([0.004, 0.02])
    let (index, isCancelled) = (random.int(in: 1...xs.count), random.pick([true, false, false]))
    let play: (Desk) throws -> Void = { desk in
      try desk.stroke(xs + [xs[xs.count - 1]], step: step, isCancelled: isCancelled)
      try desk.measure(0.75, of: index)
    }
    try expect(
      written(make(), at: .zero, play), is: written(sheet(ByIndex()), at: .zero, play), name,
      rule: update)
  }
}

/// A stage with a paper on it, and what touches it.
final class Desk {
  let stage = Stage()

  /// One report; a pencil's forces are 0.5 and estimates, but for the last.
  func report(
    _ number: Int, _ change: HIDEvent.Contact.Change, _ x: CGFloat, _ type: UITouch.TouchType,
    force: CGFloat = 0.5, step: Double = 0.02
  ) throws {
    try report([(number, change, x, type)], force: force, step: step)
  }

  /// One report of several.
  func report(
    _ all: [(number: Int, change: HIDEvent.Contact.Change, x: CGFloat, type: UITouch.TouchType)],
    force: CGFloat = 0.5, step: Double = 0.02
  ) throws {
    try stage.report(
      all.map { each in
        var contact = HIDEvent.Contact(
          finger: each.number, each.change, at: CGPoint(x: each.x, y: 300), force: force)
        (contact.type, contact.isForceEstimated) = (each.type, each.change != .up)
        return contact
      })
    try stage.wait(step)
  }

  /// A stroke through some places; the last is where it is lifted.
  func stroke(
    _ xs: [CGFloat], _ type: UITouch.TouchType = .pencil, step: Double = 0.02,
    isCancelled: Bool = false, forces: [CGFloat] = [], then: () throws -> Void = {}
  ) throws {
    let number = type == .pencil ? 9 : 1
    for (place, x) in xs.enumerated() {
      let isLast = place == xs.count - 1
      let end: HIDEvent.Contact.Change = isCancelled ? .cancelled : .up
      try report(
        number, isLast ? end : place == 0 ? .down : .moved, x, type,
        force: place < forces.count ? forces[place] : 0.5, step: isLast ? 0.02 : step)
    }
    try then()
  }

  func measure(_ force: CGFloat, of index: Int) throws {
    try stage.phone.reportForce(force, of: index)
  }
}

/// What is on the paper, as a line: x and force of each point, strokes apart.
private func written(
  _ sheet: Sheet16, at origin: CGPoint, hasPicture: Bool = false, _ play: (Desk) throws -> Void
) throws -> String {
  let desk = Desk()
  place(
    sheet.view, "paper", CGRect(origin: origin, size: CGSize(width: 340, height: 600)),
    in: desk.stage.root)
  if hasPicture {
    place(UIView(), "picture", CGRect(x: 30, y: 200, width: 100, height: 200), in: sheet.view)
  }
  try play(desk)
  func number(_ value: CGFloat) -> String {
    let text = decimals(Double(value))
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }
  let strokes = sheet.strokes().map { points in
    points.map { number($0.place.x) + " " + number($0.force) }.joined(separator: ", ")
  }
  return strokes.isEmpty ? "nothing" : strokes.joined(separator: " | ")
}

/// Keeps strokes by the identity of their touches, and the ordinary location.
private final class ByIdentity: AnyPaper {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      for sample in samples(touch, event) { add(sample, to: touch, in: self) }
    }
  }
}

/// Keeps a table from the index to the point.
private final class ByIndex: AnyPaper {
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    var pointOf: [Int: (Int, Int)] = [:]
    for (line, points) in lines.enumerated() {
      for (point, ink) in points.enumerated() {
        if let index = ink.index { pointOf[index] = (line, point) }
      }
    }
    for touch in touches {
      guard let index = touch.estimationUpdateIndex, let (line, point) = pointOf[index] else {
        continue
      }
      lines[line][point].force = touch.force
    }
  }
}
