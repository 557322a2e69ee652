import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions13

/// A sheet of any design, with its pan's action.
struct Drawer {
  let sheet: UIView
  let didPan: (UIPanGestureRecognizer) -> Void
  let isHeld: () -> Bool
}

/// What answers to exercise 13.7 are told.
enum Diagnosis13_7 {
  static let filmRuns =
    "The finger is down, and the film runs. The sheet heard cancelled, since its pan took the touch."
    + "\nRule: \(take)"
  static let lastWriter =
    "The film runs under the finger. Your action held it when the pan began; the sheet's cancelled came"
    + " after that, in the same event (run 13E), and let go.\nRule: \(order)"
  static let heldNothing =
    "The pan has just begun, and the film runs: the sheet heard cancelled, and the action held nothing."
    + "\nRule: \(take)"
  static let notYet =
    "A finger is on the sheet, and the film runs. It needn't move: the pan hasn't begun, and may never."
  static let heldOnceMoved =
    "The drag is under way, and the sheet is just where the drag began: the finger is down, the film runs."
    + "\nRule: the statement: it is held until the finger is lifted or lost, wherever the sheet is."
  static let startsAtTheDown =
    "`start` is from when the finger came down. By the time the drag began, the sheet was at 450."
    + "\nRule: chapter 7, A touch it has no use for: a pan's first call is for `began` (GR-30)."
  static let standsAfterTap =
    "No finger is down, and the film stands still. A tap ends in the sheet's touchesEnded; its pan has"
    + " failed, which calls no action.\nRule: \(places)"
  static let leftFlag =
    "Before any drag such an end lets the film run. Now something is left from the last drag, a flag"
    + " perhaps, and the film stands still.\nRule: \(takesBack)"
  static let standsAfterAlert =
    "The alert came before the pan began, and the film stands still. No action is called, no view leaves."
    + "\nRule: \(silent)"
  static let standsAfterLoss =
    "The touch was over before the pan began, and the film stands still: the action wasn't called."
    + "\nRule: \(silent)"
  static let standsAfterDrag =
    "The drag is over, and the film stands still. The sheet's touches methods hear no end of a drag."
    + "\nRule: \(take)"
  static let halfOpen =
    "The drag was cancelled, and the sheet is where the finger left it.\nRule: \(takesBack)"
  static let halfOpenAndHeld =
    "The drag was cancelled. The sheet hangs half open, and the film stands still, with no finger."
    + "\nRule: interrupt: a drag that has begun ends with a call of its action, as cancelled (GR-30)."
  static let standsThere =
    "The sheet is where it belongs. The film stands still, and the finger has lost its touch."
    + "\nRule: \(owner)"
  static let moved =
    "There was no drag, and the sheet has moved: a clean-up takes back what this touch has changed."
    + "\nRule: \(takesBack)"
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
    "The edge was at 350, lower on the screen than 300. How quick the drag was doesn't count."
    + "\nRule: the statement: at 300 or above it goes to 100, else to 500."
  static let boundary = "At 300 the sheet still opens."
  static let oldStart =
    "Each drag begins where the sheet is then, not where an earlier one began.\nRule: \(takesBack)"
  static let onTheScreen =
    "The way was asked on the screen. The edge is a place in the superview, where it is twice as long."
  static let waits = "The finger was lifted, and the sheet is still where it was then."

  static let cleanUp =
    "clean up: a gesture ends with ended or with cancelled, and its action is told which (GR-30)."
  static let takesBack =
    "clean up: at every end it takes back what the beginning has changed (GR-30)."
  static let places =
    "clean up: a view's touch ends in touchesEnded or touchesCancelled, a drag in its action (GR-30)."
  static let owner =
    "clean up: in the object that has the touch; in a drag that is the pan (GR-40)."
  static let silent =
    "interrupt: a pan that hasn't begun fails, and failing calls no action (GR-30)."
  static let way =
    "chapter 8, Finishing lines: a translation adds up the moves since the drag began (GR-90)."
  static let translation =
    "chapter 1, What you can keep: a place, and so a way, is in the view's coordinates (EV-9)."
  static let leave = "leave: a view that leaves its window loses its gestures, too (EV-17)."
  static let interrupt = "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  static let switchedOff =
    "take: a recognizer that is switched off is cancelled if it has begun (GR-7)."
  static let take =
    "take: a pan that begins takes the touch; its view hears cancelled, once (GR-40)."
  static let order =
    "take: which comes first, action or cancelled, is only observed; rely on neither (GR-50)."
}

let exercise13_7: Grader<Drawer> = Grader(
  "13.7", .repair, read: theRule, steps: steps,
  solution: {
    let sheet = Solutions13.Sheet(frame: .zero)
    return Drawer(sheet: sheet, didPan: { sheet.didPan($0) }, isHeld: { sheet.isHeld })
  },
  alternatives: [
    { drawer(SwitchesOverStates()) }, { drawer(RestsElsewhere()) }, { drawer(OneDrag()) },
    { drawer(KeepsTheTouch()) }, { drawer(AsksThePan()) },
  ], wrong: wrong13_7,
  statement: [
    .asks("A sheet lies over a film", "Dragged from 500", "On a page drawn"),
    .tells("Its pan calls"),
    .asks(
      "Lifted out of a drag", "Lifted at 300", "Lifted at 301", "Dragged from 500 to 200",
      "Dragged from 100"),
    .tells("Users want"),
    .asks(
      "- `isHeld`, which stops", "No finger", "A finger rests", "Dragged from 500 to 400",
      "To 400 in one move", "Dragged sideways", "Dragged to 400 and back", "A tap", "After a drag",
      "Random scene"),
    .asks(
      "- A drag that ends", "An alert", "The pan is switched off", "The sheet leaves",
      "Its page leaves", "The finger's touch is lost", "Dragged to 100, and an",
      "The program puts the sheet at 450 under", "Random scene"),
    .tells("Add any"),
    .asks("Worked touch:", "Dragged from 500 to 350"), .asks("Lifted:", "Dragged from 500 to 350"),
    .tells("Delete the `todo`"),
  ]
) { make in
  func scene(
    _ name: String, from start: Double = 500, _ moments: [Moment], at edge: Double,
    held: Bool = false, why: @autoclosure () throws -> [String: String], otherwise: String? = nil,
    rule: String?
  ) throws {
    let (got, wanted) = (
      try making(name) { try rested(moments, from: start, make) }, word(edge, held)
    )
    try expect(
      got, is: wanted, name, why: got == wanted ? [:] : why(), otherwise: otherwise, rule: rule)
  }
  /// A finger that drags the sheet from one place to another, in steps.
  func drag(_ start: Double, _ end: Double) -> [Moment] {
    // The first 10 points are taken out when the pan begins.
    let y = start + 20
    let far = end - start + (end < start ? -10 : 10)
    return [.down(100, y), .move(100, y + far / 2), .move(100, y + far)]
  }
  let (cleanUp, way, owner) = (Diagnosis13_7.cleanUp, Diagnosis13_7.way, Diagnosis13_7.owner)
  let follows = Diagnosis13_7.notUnderTheFinger
  try scene(
    "No finger has come down yet", [.wait(0.1)], at: 500,
    why: [word(500, true): "No finger is down, and none was; the film stands still."], rule: owner)
  try scene(
    "A finger rests on the sheet", [.down(100, 520), .wait(1)], at: 500, held: true,
    why: [word(500, false): Diagnosis13_7.notYet], rule: owner)
  try scene(
    "A finger rests on the sheet, and strays by 5 points", [.down(100, 520), .move(100, 515)],
    at: 500, held: true, why: [word(500, false): Diagnosis13_7.notYet], rule: owner)
  try scene(
    "Dragged from 500 to 400, not lifted", drag(500, 400), at: 400, held: true,
    why: [
      word(400, false): isHeldAtBegan(make) ? Diagnosis13_7.lastWriter : Diagnosis13_7.filmRuns,
      word(500, false): Diagnosis13_7.noDrag, word(500, true): Diagnosis13_7.noDrag,
    ], otherwise: follows, rule: way)
  try scene(
    "To 400 in one move, not lifted", [.down(100, 520), .move(100, 410)], at: 400,
    held: true,
    why: [
      word(400, false): isHeldAtBegan(make)
        ? Diagnosis13_7.lastWriter : Diagnosis13_7.heldNothing,
      word(500, true): Diagnosis13_7.firstMove,
    ], otherwise: follows, rule: way)
  for (name, moments) in [
    ("Dragged sideways, not lifted", [.down(100, 520), .move(130, 520), .move(160, 520)]),
    ("Dragged to 400 and back to 500, not lifted", drag(500, 400) + [.move(100, 510)]),
  ] as [(String, [Moment])] {
    try scene(
      name, moments, at: 500, held: true, why: [word(500, false): Diagnosis13_7.heldOnceMoved],
      otherwise: follows, rule: way)
  }
  try scene(
    "On a page drawn at half its size, 40 points upward on the screen, not lifted",
    [.halfSize, .down(188, 463), .move(188, 443), .move(188, 413)], at: 420, held: true,
    why: [word(460, true): Diagnosis13_7.onTheScreen], otherwise: follows,
    rule: Diagnosis13_7.translation)
  try scene(
    "A tap on the sheet", [.down(100, 520), .up()], at: 500,
    why: [word(500, true): Diagnosis13_7.standsAfterTap], otherwise: Diagnosis13_7.moved, rule: nil)
  try scene(
    "Dragged from 500 to 350, and lifted", drag(500, 350) + [.up()], at: 500,
    why: [
      word(350, true): "\(Diagnosis13_7.waits)\nRule: \(cleanUp)",
      word(350, false): "\(Diagnosis13_7.waits)\nRule: \(cleanUp)",
      word(500, true): Diagnosis13_7.standsAfterDrag,
      word(100, false): Diagnosis13_7.place,
    ], rule: nil)
  let lifts: [String: String] = [
    word(500, false): Diagnosis13_7.liftIsNoLoss, word(200, false): Diagnosis13_7.waits,
  ]
  try scene(
    "Dragged from 500 to 200, and lifted", drag(500, 200) + [.up()], at: 100, why: lifts,
    rule: cleanUp)
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
    ("The sheet leaves its window", [.leaves], Diagnosis13_7.leave),
    ("Its page leaves the window", [.pageLeaves], Diagnosis13_7.leave),
    ("The finger's touch is lost", [.lost()], Diagnosis13_7.interrupt),
    ("The pan is switched off, and the finger lifted,", [.panOff], Diagnosis13_7.switchedOff),
  ]
  for (name, end, _) in ends {
    for (what, moments) in [
      ("a finger rests", [Moment.wait(1)]),
      ("the finger has strayed by 5 points", [.move(100, 515)]),
    ] {
      try scene(
        "\(name) while \(what)", [.down(100, 520)] + moments + end, at: 500,
        why: [
          word(500, true): name == "An alert"
            ? Diagnosis13_7.standsAfterAlert : Diagnosis13_7.standsAfterLoss
        ], otherwise: Diagnosis13_7.moved, rule: nil)
    }
  }
  for (name, end, rule) in ends {
    func why(_ finger: Double, _ start: Double, _ other: Double, _ otherwise: String) -> [String:
      String]
    {
      [
        word(finger, true): Diagnosis13_7.halfOpenAndHeld,
        word(finger, false): Diagnosis13_7.halfOpen,
        word(start, true): Diagnosis13_7.standsThere, word(other, false): otherwise,
      ]
    }
    try scene(
      "\(name) at 400, dragged from 500", drag(500, 400) + end, at: 500,
      why: why(400, 500, 100, Diagnosis13_7.toOneEnd), rule: rule)
    try scene(
      "\(name) at 200, dragged from 500", drag(500, 200) + end, at: 500,
      why: why(200, 500, 100, Diagnosis13_7.opensByItself), rule: rule)
    try scene(
      "\(name) at 400, dragged from 100", from: 100, drag(100, 400) + end, at: 100,
      why: why(400, 100, 500, Diagnosis13_7.toOneEnd), rule: rule)
  }
  try scene(
    "An alert at the first move of a drag from 500", [.down(100, 520), .move(100, 400), .alert],
    at: 500, why: [word(390, true): Diagnosis13_7.halfOpenAndHeld], rule: Diagnosis13_7.interrupt)
  try scene(
    "An alert, the finger is lifted, and the sheet dragged to 200",
    drag(500, 400) + [.alert, .up(), .wait(1)] + drag(500, 200) + [.up()], at: 100,
    why: [word(500, false): Diagnosis13_7.liftIsNoLoss], rule: cleanUp)
  try scene(
    "Dragged to 100, and an alert over a second drag to 400",
    drag(500, 150) + [.up(), .wait(1)] + drag(100, 400) + [.alert], at: 100,
    why: [
      word(500, false): Diagnosis13_7.oldStart, word(400, true): Diagnosis13_7.halfOpenAndHeld,
    ], rule: Diagnosis13_7.interrupt)
  let dragged = drag(500, 200) + [Moment.up(), .wait(1), .down(100, 300)]
  try scene(
    "After a drag to 200, lifted, a finger rests", dragged + [.wait(1)], at: 100, held: true,
    why: [word(100, false): Diagnosis13_7.notYet], otherwise: Diagnosis13_7.moved, rule: owner)
  try scene(
    "After a drag to 200, lifted, a tap", dragged + [.up()], at: 100,
    why: [word(100, true): Diagnosis13_7.leftFlag], otherwise: Diagnosis13_7.moved, rule: nil)
  try scene(
    "After a drag to 200, lifted, an alert over a resting finger", dragged + [.alert], at: 100,
    why: [word(100, true): Diagnosis13_7.leftFlag], otherwise: Diagnosis13_7.moved,
    rule: nil)
  try scene(
    "The program puts the sheet at 450, and an alert over a drag from there", from: 450,
    drag(450, 400) + [.alert], at: 450,
    why: [
      word(500, false): Diagnosis13_7.toOneEnd, word(400, true): Diagnosis13_7.halfOpenAndHeld,
      word(100, false): Diagnosis13_7.toOneEnd,
    ], rule: Diagnosis13_7.interrupt)
  try scene(
    "The program puts the sheet at 450 under a resting finger, which drags it to 400 then",
    [
      .down(100, 520), .does("the program puts it at 450") { $0.view.frame.origin.y = 450 },
      .move(100, 490), .move(100, 460),
    ], at: 400, held: true, why: [word(450, true): Diagnosis13_7.startsAtTheDown],
    otherwise: follows, rule: way)
  try randomScenes(1...30) { name, random in
    let start = random.pick([100.0, 500.0])
    var moments: [Moment] = []
    for _ in 0..<random.int(in: 1...3) {
      // Wherever the sheet rests, its middle is under the finger.
      moments.append(.down(random.coordinate(20...300), 550 + random.coordinate(0...40)))
      for _ in 0..<random.int(in: 0...4) {
        moments.append(.move(random.coordinate(20...300), random.coordinate(200...780)))
      }
      moments += random.pick([
        [.up()], [.alert, .up()], [.panOff, .panOn], [.leaves, .back, .up()], [.lost()],
      ])
      moments.append(.wait(0.5))
    }
    moments = Array(moments.prefix(random.int(in: 1...moments.count)))
    try expect(
      rested(moments, from: start, make),
      is: rested(moments, from: start, { drawer(SwitchesOverStates()) }),
      "\(name), from \(Int(start)): \(inWords(moments))", rule: owner)
  }
}

extension Moment {
  /// The pan is switched off, and the finger is lifted: what is between the two isn't judged.
  fileprivate static var panOff: Moment {
    let up = Moment.up()
    return Moment(words: "the pan is switched off, and finger 1 up") { screen in
      switchPan(of: screen, false)
      try up.play(screen)
    }
  }
  /// The page is drawn at half its size, around its middle.
  fileprivate static var halfSize: Moment {
    does("the page is drawn at half its size") {
      $0.page.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
  }
  fileprivate static var panOn: Moment {
    does("the pan is switched on") { switchPan(of: $0, true) }
  }
}

private func switchPan(of screen: Screen, _ isEnabled: Bool) {
  screen.view.gestureRecognizers?.first { $0 is UIPanGestureRecognizer }?.isEnabled = isEnabled
}

private func word(_ edge: Double, _ isHeld: Bool) -> String {
  "at \(edge == edge.rounded() ? "\(Int(edge))" : "\(edge)")" + (isHeld ? ", held" : ", not held")
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
    word(Double(drawer.sheet.frame.minY), drawer.isHeld())
  }
}

/// Whether a sheet is held by its action alone, just as its pan begins: a view on it has the touch and
/// passes nothing on.
private func isHeldAtBegan(_ make: () -> Drawer) throws -> Bool {
  let drawer = make()
  let screen = Screen(drawer.sheet, "sheet", CGRect(x: 0, y: 500, width: 375, height: 700))
  let ear = Ear(drawer.didPan)
  drawer.sheet.addGestureRecognizer(UIPanGestureRecognizer(target: ear, action: Ear.hear))
  drawer.sheet.addSubview(Deaf(frame: CGRect(x: 0, y: 0, width: 375, height: 700)))
  try screen.play([.down(100, 520), .move(100, 410)])
  return withExtendedLifetime(ear) { drawer.isHeld() }
}

private final class Deaf: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Hands an action on.
private final class Ear {
  private let tell: (UIPanGestureRecognizer) -> Void
  init(_ tell: @escaping (UIPanGestureRecognizer) -> Void) { self.tell = tell }
  func hear(_ pan: UIPanGestureRecognizer) { tell(pan) }
}
