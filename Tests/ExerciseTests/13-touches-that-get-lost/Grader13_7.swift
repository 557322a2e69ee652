import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions13

/// A sheet of any design, with its pan's action.
struct Drawer {
  let sheet: UIView
  let didPan: (UIPanGestureRecognizer) -> Void
  let isDragging: () -> Bool
}

/// What answers to exercise 13.7 are told.
enum Diagnosis13_7 {
  static let halfOpen =
    "The drag was cancelled. The sheet is where the finger left it, as if the drag went on."
  static let knows =
    "The drag was cancelled, and isDragging is false, but the sheet is where the finger left it."
  static let stillDragging =
    "The sheet is where it belongs, but `isDragging` is still true.\nRule: \(takesBack)"
  static let opensByItself =
    "The drag was interrupted. The sheet went on by itself, although the finger did not let go."
    + "\nRule: \(cleanUp)"
  static let toOneEnd =
    "It goes back to where it was at the beginning of the drag; this one began somewhere else."
    + "\nRule: \(takesBack)"
  static let notUnderTheFinger =
    "The finger drags the sheet, and the sheet does not go just as far as the finger does."
  static let firstMove = "The drag's first move counts, too, and the sheet has not followed it."
  static let noDrag = "The sheet does not follow the finger any more."
  static let liftIsNoLoss = "The finger was lifted, so the sheet goes to the nearer resting place."
  static let place =
    "Where the edge is counts, and 350 is below 300: not how quick the drag was or where it began."
  static let boundary = "At 300 the sheet still opens."
  static let oldStart =
    "Each drag begins where the sheet is then, not where an earlier one began.\nRule: \(takesBack)"
  static let notDragging =
    "The finger drags the sheet, and `isDragging` is false."
    + "\nRule: clean up: the action is called for began, too, and not for changed only (GR-30)."
  static let onTheScreen =
    "The way was asked on the screen. The edge is a place in the superview, where it is twice as long."
  static let waits = "The finger was lifted, and the sheet is still where it was then."

  static let cleanUp =
    "clean up: a gesture ends with ended or with cancelled, and its action is told which (GR-30)."
  static let takesBack =
    "clean up: at every end it takes back what the beginning has changed (GR-30)."
  static let way =
    "chapter 8, Finishing lines: a translation adds up the moves since the drag began (GR-90)."
  static let translation =
    "a translation is as long as it is in the view that `translation(in:)` names (GR-89)."
  static let leave = "leave: a view that leaves its window loses its gestures, too (EV-17)."
  static let interrupt = "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  static let take = "take: a recognizer that is switched off is cancelled if it has begun (GR-7)."
}

let exercise13_7: Grader<Drawer> = Grader(
  "13.7", .repair, read: theRule, steps: steps,
  solution: {
    let sheet = Solutions13.Sheet(frame: .zero)
    return Drawer(sheet: sheet, didPan: { sheet.didPan($0) }, isDragging: { sheet.isDragging })
  },
  alternatives: [
    { drawer(SwitchesOverStates()) }, { drawer(RestsElsewhere()) }, { drawer(OneDrag()) },
  ], wrong: wrong13_7,
  statement: [
    .asks("A sheet is dragged", "Dragged from 500", "On a page drawn"), .tells("Its upper edge"),
    .asks(
      "Lifted with its edge", "Lifted at 300", "Lifted at 301", "Dragged from 500 to 200",
      "Dragged from 100"),
    .tells("After an interruption"),
    .asks(
      "Repair it: when the drag", "An alert", "The pan is switched off", "The sheet leaves",
      "Its page leaves", "An alert at 200", "An alert at the first move", "Dragged to 100, and an",
      "Random scene"),
    .asks("Worked touch:", "Dragged from 500 to 350"),
    .tells("Delete the `todo`"),
  ]
) { make in
  func scene(
    _ name: String, from start: Double = 500, _ moments: [Moment], at edge: Double,
    dragging: Bool = false, why: [String: String], rule: String?
  ) throws {
    let wanted = word(edge, dragging)
    var why = why
    if !dragging { why[word(edge, true)] = why[word(edge, true)] ?? Diagnosis13_7.stillDragging }
    if dragging { why[word(edge, false)] = Diagnosis13_7.notDragging }
    let got = try making(name) { try rested(moments, from: start, make) }
    try expect(
      got, is: wanted, name, why: why, otherwise: dragging ? Diagnosis13_7.notUnderTheFinger : nil,
      rule: dragging && why[got] == nil ? Diagnosis13_7.way : rule)
  }
  /// A finger that drags the sheet from one place to another, in steps.
  func drag(_ start: Double, _ end: Double) -> [Moment] {
    // The first 10 points are taken out when the pan begins.
    let y = start + 20
    let far = end - start + (end < start ? -10 : 10)
    return [.down(100, y), .move(100, y + far / 2), .move(100, y + far)]
  }
  let cleanUp = Diagnosis13_7.cleanUp
  try scene(
    "Dragged from 500 to 400, not lifted", drag(500, 400), at: 400, dragging: true,
    why: [word(500, false): Diagnosis13_7.noDrag, word(500, true): Diagnosis13_7.noDrag],
    rule: cleanUp)
  try scene(
    "Dragged from 500 to 400 in one move, not lifted", [.down(100, 520), .move(100, 410)], at: 400,
    dragging: true, why: [word(500, true): Diagnosis13_7.firstMove], rule: Diagnosis13_7.way)
  try scene(
    "On a page drawn at half its size, 40 points upward on the screen, not lifted",
    [.halfSize, .down(188, 463), .move(188, 443), .move(188, 413)], at: 420, dragging: true,
    why: [word(460, true): Diagnosis13_7.onTheScreen], rule: Diagnosis13_7.translation)
  try scene(
    "Dragged from 500 to 350, and lifted", drag(500, 350) + [.up()], at: 500,
    why: [
      word(350, true): "\(Diagnosis13_7.waits)\nRule: \(cleanUp)",
      word(100, false): Diagnosis13_7.place,
    ], rule: nil)
  try scene(
    "Dragged from 500 to 200, and lifted", drag(500, 200) + [.up()], at: 100,
    why: [
      word(500, false): Diagnosis13_7.liftIsNoLoss, word(200, false): Diagnosis13_7.waits,
    ], rule: cleanUp)
  try scene(
    "Dragged from 100 to 350, and lifted", from: 100, drag(100, 350) + [.up()], at: 500,
    why: [word(100, false): Diagnosis13_7.liftIsNoLoss], rule: cleanUp)
  try scene(
    "Dragged from 100 to 250, and lifted", from: 100, drag(100, 250) + [.up()], at: 100, why: [:],
    rule: cleanUp)
  try scene(
    "Lifted at 300", drag(500, 300) + [.up()], at: 100,
    why: [word(500, false): Diagnosis13_7.boundary], rule: nil)
  try scene(
    "Lifted at 301", drag(500, 301) + [.up()], at: 500,
    why: [word(100, false): "At 301 it closes."], rule: nil)
  let ends: [(String, [Moment], String)] = [
    ("An alert", [.alert], Diagnosis13_7.interrupt),
    ("The pan is switched off", [.panOff], Diagnosis13_7.take),
    ("The sheet leaves its window", [.leaves], Diagnosis13_7.leave),
    ("Its page leaves the window", [.pageLeaves], Diagnosis13_7.leave),
    ("The finger's touch is lost", [.lost()], Diagnosis13_7.interrupt),
  ]
  for (name, end, rule) in ends {
    try scene(
      "\(name) at 400, dragged from 500", drag(500, 400) + end, at: 500,
      why: [
        word(400, true): Diagnosis13_7.halfOpen, word(400, false): Diagnosis13_7.knows,
        word(100, false): Diagnosis13_7.toOneEnd,
      ], rule: rule)
    try scene(
      "\(name) at 200, dragged from 500", drag(500, 200) + end, at: 500,
      why: [
        word(200, true): Diagnosis13_7.halfOpen, word(200, false): Diagnosis13_7.knows,
        word(100, false): Diagnosis13_7.opensByItself,
      ], rule: rule)
    try scene(
      "\(name) at 400, dragged from 100", from: 100, drag(100, 400) + end, at: 100,
      why: [
        word(400, true): Diagnosis13_7.halfOpen, word(400, false): Diagnosis13_7.knows,
        word(500, false): Diagnosis13_7.toOneEnd,
      ], rule: rule)
  }
  try scene(
    "An alert at the first move of a drag from 500", [.down(100, 520), .move(100, 400), .alert],
    at: 500, why: [word(390, true): Diagnosis13_7.halfOpen], rule: Diagnosis13_7.interrupt)
  try scene(
    "An alert, the finger is lifted, and the sheet dragged to 200",
    drag(500, 400) + [.alert, .up(), .wait(1)] + drag(500, 200) + [.up()], at: 100,
    why: [word(500, false): Diagnosis13_7.liftIsNoLoss], rule: cleanUp)
  try scene(
    "Dragged to 100, and an alert over a second drag to 400",
    drag(500, 150) + [.up(), .wait(1)] + drag(100, 400) + [.alert], at: 100,
    why: [
      word(500, false): Diagnosis13_7.oldStart, word(400, true): Diagnosis13_7.halfOpen,
    ], rule: Diagnosis13_7.interrupt)
  try scene(
    "The program puts the sheet at 450, and an alert over a drag from there", from: 450,
    drag(450, 400) + [.alert], at: 450,
    why: [
      word(500, false): Diagnosis13_7.toOneEnd, word(400, true): Diagnosis13_7.halfOpen,
      word(100, false): Diagnosis13_7.toOneEnd,
    ], rule: Diagnosis13_7.interrupt)
  try randomScenes(1...30) { name, random in
    let start = random.pick([100.0, 500.0])
    var moments: [Moment] = []
    for _ in 0..<random.int(in: 1...3) {
      // Wherever the sheet rests, its middle is under the finger.
      moments.append(.down(random.coordinate(20...300), 550 + random.coordinate(0...40)))
      for _ in 0..<random.int(in: 1...4) {
        moments.append(.move(random.coordinate(20...300), random.coordinate(200...780)))
      }
      moments += random.pick([
        [.up()], [.alert, .up()], [.panOff, .up(), .panOn], [.leaves, .back, .up()], [.lost()],
      ])
      moments.append(.wait(0.5))
    }
    try expect(
      rested(moments, from: start, make),
      is: rested(moments, from: start, { drawer(SwitchesOverStates()) }),
      "\(name), from \(Int(start)): \(told(moments))", rule: cleanUp)
  }
}

extension Moment {
  /// The view's first recognizer is switched off.
  fileprivate static var panOff: Moment {
    does("the pan is switched off") { $0.view.gestureRecognizers?.first?.isEnabled = false }
  }
  /// The page is drawn at half its size, around its middle.
  fileprivate static var halfSize: Moment {
    does("the page is drawn at half its size") {
      $0.page.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
  }
  fileprivate static var panOn: Moment {
    does("the pan is switched on") { $0.view.gestureRecognizers?.first?.isEnabled = true }
  }
}

private func word(_ edge: Double, _ isDragging: Bool) -> String {
  "at \(edge == edge.rounded() ? "\(Int(edge))" : "\(edge)")" + (isDragging ? ", dragging" : "")
}

/// Where a sheet is after some moments.
private func rested(
  _ moments: [Moment], from start: Double, _ make: () -> Drawer
) throws -> String {
  let drawer = make()
  let screen = Screen(
    drawer.sheet, "sheet", CGRect(x: 0, y: start, width: 375, height: 700))
  let ear = Ear(drawer.didPan)
  let pan = UIPanGestureRecognizer(target: ear, action: Ear.hear)
  drawer.sheet.addGestureRecognizer(pan)
  try screen.play(moments)
  return withExtendedLifetime(ear) {
    word(Double(drawer.sheet.frame.minY), drawer.isDragging())
  }
}

/// Hands an action on.
private final class Ear {
  private let tell: (UIPanGestureRecognizer) -> Void
  init(_ tell: @escaping (UIPanGestureRecognizer) -> Void) { self.tell = tell }
  func hear(_ pan: UIPanGestureRecognizer) { tell(pan) }
}
