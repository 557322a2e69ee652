import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions13

/// A view with a long press, of any design.
struct Pressed {
  let view: UIView
  let setRunLoop: (MainRunLoop) -> Void
  let setAction: (@escaping () -> Void) -> Void
}

/// What answers to exercise 13.8 are told.
enum Diagnosis13_8 {
  static let never =
    "A finger has rested for half a second and is still down, and nothing was called."
    + "\nRule: chapter 7, A touch it has no use for: a long press begins by a timer (GR-86)."
  static let early = "Half a second has not passed yet."
  static let lateTimer =
    "The finger was lifted before half a second had passed, and its timer was not stopped."
  static let otherFinger =
    "A timer of an earlier finger fired while another one was down, which had not rested long enough."
  static let afterTheLoss =
    "The touch was cancelled, and the timer went on: a touch that is cancelled never gets touchesEnded."
  static let pageIsGone =
    "The view has left its window, and its timer went on: the user gets a menu for a page that is gone."
  static let putBack =
    "The view left its window and came back. The finger's touch was over all the same."
  static let moved = "The finger has been more than 10 points away from where it came down."
  static let movedBack = "The finger came back, but the attempt was over when it was too far away."
  static let step = "Each move was short; what counts is the way from where the finger came down."
  static let stayed =
    "The finger has been at most 10 points away from where it came down."
    + "\nRule: chapter 7, A touch it has no use for: a press allows a move of up to ten points (GR-86)."
  static let twice =
    "The finger has pressed already, and one press is one call."
    + "\nRule: the statement: `onPress` is called once, with the finger still down."
  static let second = "A second finger came down on the view, so this is no long press any more."
  static let secondStays =
    "One of the two fingers is still on the view, so no new attempt has begun."
  static let both = "Both fingers came down at the same moment: neither came alone."
  static let elsewhere = "The other finger is not on the view, and this one has rested."
  static let anew =
    "All fingers of the earlier attempt are gone, so this one begins a new attempt, and it has rested."
    + "\nRule: clean up: it takes back all that the beginning has changed (EV-17)."
  static let label =
    "The finger rests on a label in the view, which hears its touch; `touch.view` is the label."
    + "\nRule: chapter 4, A touch remembers its way: what the label doesn't take climbs on (RC-11)."
  static let covered =
    "A view that comes in front ends no touch: the finger still rests on this one."
  static let superview = "The view is in its window as before, and the finger still rests on it."
  static let keeps =
    "The page is gone and no finger is down, and something still keeps the view: a timer?"

  static let timer =
    "clean up: a timer that a touch has started is stopped when the attempt is over."
  static let far =
    "chapter 7, A touch it has no use for: after more than ten points the press fails (GR-86)."
  static let cleanUp = "clean up: each ending of a touch goes through one place (EV-17)."
  static let leave = "leave: a view that leaves its window loses its touches (EV-17)."
  static let interrupt = "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  static let take = "take: what a gesture takes is cancelled in its view, at once (GR-40)."
  static let stay = "stay: a touch keeps the view it came down on (HT-19)."
  static let one = "interrupt: one of two touches can end or be lost, and the other stays (EV-17)."
}

let exercise13_8: Grader<Pressed> = Grader(
  "13.8", .write, read: theRule, steps: steps,
  solution: {
    let view = Solutions13.PressView(frame: .zero)
    return Pressed(
      view: view, setRunLoop: { view.runLoop = $0 }, setAction: { view.onPress = $0 })
  },
  alternatives: [
    { pressed(NumbersAttempts()) }, { pressed(OneAttempt()) }, { pressed(CountsFingers()) },
  ], wrong: wrong13_8,
  statement: [
    .tells("Users get menus"),
    .asks("Write a long press", "Rests for 0.6 s", "Rests for 0.45", "Rests for 3 s", "A label"),
    .asks(
      "An attempt begins", "Two presses", "Both fingers at once", "Two fingers, the first lifted",
      "Two fingers, lifted", "A finger beside the view"),
    .asks(
      "It is over, without", "Lifted after 0.3 s", "An alert after 0.3 s", "Its page leaves",
      "The view leaves", "A pan takes", "A press of the page", "Moves by", "A second finger",
      "Random scene"),
    .asks(
      "Once the page is gone", "The page is gone after 0.2 s", "The press takes the page away, and"),
    .asks("Worked touch:", "A tap, and a second later"),
  ]
) { make in
  func scene(
    _ name: String, _ moments: [Moment], _ count: Int, why: [Int: String], rule: String,
    _ prepare: (Screen) -> Void = { _ in }
  ) throws {
    try expect(
      calls(moments, make, prepare), is: "called \(count) ×", name,
      why: Dictionary(
        uniqueKeysWithValues: (2...20).map { ("called \($0) ×", Diagnosis13_8.twice) }
      ).merging(why.map { ("called \($0.key) ×", $0.value) }) { $1 },
      rule: rule)
  }
  let (down, half) = (Moment.down(60, 160), Moment.wait(0.28))
  // Three points from the left edge.
  let edge = Double(noteFrame.minX) + 3
  let (two, timer) = (Moment.down(120, 220, finger: 2), Diagnosis13_8.timer)
  try scene(
    "Rests for 0.6 s, still down", [down, .wait(0.58)], 1, why: [0: Diagnosis13_8.never],
    rule: Diagnosis13_8.cleanUp)
  try scene(
    "Rests for 0.45 s", [down, .wait(0.43)], 0, why: [1: Diagnosis13_8.early], rule: timer)
  try scene(
    "Rests for 0.49 s", [down, .wait(0.47)], 0, why: [1: Diagnosis13_8.early], rule: timer)
  try scene(
    "Rests for 0.51 s", [down, .wait(0.49)], 1,
    why: [0: "A finger has rested for more than half a second, and nothing was called."],
    rule: Diagnosis13_8.cleanUp)
  try scene(
    "Rests for 0.6 s, lifted", [down, .wait(0.58), .up()], 1,
    why: [2: Diagnosis13_8.twice, 0: Diagnosis13_8.never], rule: Diagnosis13_8.cleanUp)
  try scene(
    "Rests for 3 s", [down, .wait(3)], 1, why: [2: Diagnosis13_8.twice], rule: timer)
  try scene(
    "Rests for 0.6 s, then moves, then rests",
    [down, .wait(0.58), .move(100, 160), .wait(1), .up()],
    1, why: [2: Diagnosis13_8.twice, 0: Diagnosis13_8.never], rule: timer)
  try scene(
    "Lifted after 0.3 s", [down, half, .up(), .wait(1)], 0, why: [1: Diagnosis13_8.lateTimer],
    rule: timer)
  try scene(
    "Lifted after 0.3 s, down again for 0.3 s", [down, half, .up(), down, half], 0,
    why: [1: Diagnosis13_8.otherFinger], rule: timer)
  try scene(
    "Lifted after 0.3 s, down again for 0.6 s", [down, half, .up(), down, .wait(0.58)], 1,
    why: [2: Diagnosis13_8.otherFinger, 0: Diagnosis13_8.anew], rule: timer)
  try scene(
    "A tap, and a second later a rest of 0.6 s", [down, .up(), .wait(1), down, .wait(0.58)], 1,
    why: [0: Diagnosis13_8.anew, 2: Diagnosis13_8.lateTimer], rule: timer)
  try scene(
    "Two presses", [down, .wait(0.58), .up(), .wait(1), down, .wait(0.58), .up()], 2,
    why: [1: Diagnosis13_8.anew], rule: Diagnosis13_8.cleanUp)
  let lost = [1: Diagnosis13_8.afterTheLoss]
  try scene(
    "An alert after 0.3 s", [down, half, .alert, .wait(1)], 0, why: lost,
    rule: Diagnosis13_8.interrupt)
  try scene(
    "An alert after 0.3 s, the finger is lifted, and another one rests",
    [down, half, .alert, .up(), down, .wait(0.58)], 1,
    why: [0: Diagnosis13_8.anew, 2: Diagnosis13_8.afterTheLoss], rule: Diagnosis13_8.cleanUp)
  try scene(
    "The view leaves its window after 0.3 s", [down, half, .leaves, .wait(1)], 0,
    why: [1: Diagnosis13_8.pageIsGone], rule: Diagnosis13_8.leave)
  try scene(
    "Its page leaves the window after 0.3 s", [down, half, .pageLeaves, .wait(1)], 0,
    why: [1: Diagnosis13_8.pageIsGone], rule: Diagnosis13_8.leave)
  try scene(
    "The view leaves and is put back at once, the finger rests on",
    [down, half, .leaves, .back, .wait(1)], 0, why: [1: Diagnosis13_8.putBack],
    rule: Diagnosis13_8.leave)
  try scene(
    "Its page leaves and is put back, the finger is lifted, and another one rests",
    [down, half, .pageLeaves, .back, .up(), down, .wait(0.58)], 1,
    why: [0: Diagnosis13_8.anew, 2: Diagnosis13_8.putBack], rule: Diagnosis13_8.cleanUp)
  try scene(
    "A pan takes the touch", [down, half, .move(60, 172), .wait(1)], 0,
    why: [1: Diagnosis13_8.moved], rule: Diagnosis13_8.take
  ) { $0.view.addGestureRecognizer(UIPanGestureRecognizer()) }
  try scene(
    "A press of the page takes the touch after 0.3 s", [down, .wait(1)], 0, why: [:],
    rule: Diagnosis13_8.take
  ) { screen in
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.3
    screen.page.addGestureRecognizer(press)
  }
  try scene(
    "Moves by (6, 8) and rests", [down, .move(66, 168), .wait(0.6)], 1,
    why: [0: Diagnosis13_8.stayed], rule: Diagnosis13_8.stay)
  try scene(
    "Moves by (11, 0) and rests", [down, .move(71, 160), .wait(0.6)], 0,
    why: [1: Diagnosis13_8.moved], rule: Diagnosis13_8.far)
  try scene(
    "Moves by (8, 8) and rests", [down, .move(68, 168), .wait(0.6)], 0,
    why: [1: "8 to the right and 8 down are more than 11 points in all."], rule: Diagnosis13_8.far)
  try scene(
    "Moves by (-11, 0) and rests", [down, .move(49, 160), .wait(0.6)], 0,
    why: [1: Diagnosis13_8.moved], rule: Diagnosis13_8.far)
  try scene(
    "Moves by (20, 0), back, and rests", [down, .move(80, 160), .move(60, 160), .wait(0.8)], 0,
    why: [1: Diagnosis13_8.movedBack], rule: Diagnosis13_8.far)
  try scene(
    "Moves by (6, 0) twice and rests", [down, .move(66, 160), .move(72, 160), .wait(0.8)], 0,
    why: [1: Diagnosis13_8.step], rule: Diagnosis13_8.far)
  try scene(
    "Moves by (8, 0), back, by (8, 0), and rests",
    [down, .move(68, 160), .move(60, 160), .move(68, 160), .wait(0.6)], 1,
    why: [0: Diagnosis13_8.stayed], rule: Diagnosis13_8.stay)
  try scene(
    "Moves off, is lifted, and another finger rests elsewhere",
    [down, .move(80, 160), .up(), .down(120, 220), .wait(0.58)], 1,
    why: [0: Diagnosis13_8.anew], rule: Diagnosis13_8.cleanUp)
  try scene(
    "A second finger after 0.3 s, both rest", [down, half, two, .wait(1)], 0,
    why: [1: Diagnosis13_8.second, 2: Diagnosis13_8.second], rule: timer)
  try scene(
    "A second finger taps after 0.2 s, the first rests on",
    [down, .wait(0.18), two, .up(2), .wait(1)], 0,
    why: [1: Diagnosis13_8.second, 2: Diagnosis13_8.second], rule: timer)
  try scene(
    "A second finger after 0.2 s is lost, the first rests on",
    [down, .wait(0.18), two, .lost(2), .wait(1)], 0, why: [1: Diagnosis13_8.second], rule: timer)
  try scene(
    "Two fingers, the first lifted, the second rests", [down, two, .up(), .wait(1)], 0,
    why: [1: Diagnosis13_8.secondStays], rule: Diagnosis13_8.one)
  try scene(
    "Two fingers, the first lost, the second rests", [down, two, .lost(), .wait(1)], 0,
    why: [1: Diagnosis13_8.secondStays], rule: Diagnosis13_8.one)
  try scene(
    "Two fingers, one is lost, and a third one rests beside the other",
    [down, two, .lost(), .down(60, 250, finger: 3), .wait(1)], 0,
    why: [1: Diagnosis13_8.secondStays], rule: Diagnosis13_8.one)
  try scene(
    "Two fingers, the first lifted and down again, both rest",
    [down, two, .up(), down, .wait(1)], 0, why: [1: Diagnosis13_8.secondStays],
    rule: Diagnosis13_8.one)
  try scene(
    "Both fingers at once, both rest", [.downs(60, 160, 120, 220), .wait(1)], 0,
    why: [1: Diagnosis13_8.both, 2: Diagnosis13_8.both], rule: timer)
  try scene(
    "Both fingers at once, one lifted, the other rests",
    [.downs(60, 160, 120, 220), .up(), .wait(1)], 0, why: [1: Diagnosis13_8.secondStays],
    rule: Diagnosis13_8.one)
  try scene(
    "Two fingers, lifted, and one rests", [down, two, .up(), .up(2), down, .wait(0.58)], 1,
    why: [0: Diagnosis13_8.anew], rule: Diagnosis13_8.cleanUp)
  try scene(
    "Two fingers, lifted at once, and one rests", [down, two, .ups, down, .wait(0.58)], 1,
    why: [0: Diagnosis13_8.anew], rule: Diagnosis13_8.cleanUp)
  try scene(
    "Two fingers, an alert, and one rests",
    [down, two, .alert, .up(), .up(2), down, .wait(0.58)], 1, why: [0: Diagnosis13_8.anew],
    rule: Diagnosis13_8.cleanUp)
  try scene(
    "A press, then a second finger rests beside the first",
    [down, .wait(0.58), two, .wait(1)], 1, why: [2: Diagnosis13_8.secondStays],
    rule: Diagnosis13_8.one)
  try scene(
    "A finger beside the view, and one rests on it",
    [.down(300, 600, finger: 2), down, .wait(0.58)], 1, why: [0: Diagnosis13_8.elsewhere],
    rule: Diagnosis13_8.stay)
  try scene(
    "A finger rests, and one comes down and moves beside the view",
    [down, .down(300, 600, finger: 2), .move(340, 640, finger: 2), .wait(0.58)], 1,
    why: [0: Diagnosis13_8.elsewhere], rule: Diagnosis13_8.stay)
  try scene(
    "A finger trembles by 6 points off the view's edge, and rests",
    [.down(edge, 160), .move(edge - 6, 160), .wait(0.6)], 1, why: [0: Diagnosis13_8.stayed],
    rule: Diagnosis13_8.stay)
  try scene(
    "A finger beside the view, and one trembles on it and rests",
    [down, .down(300, 600, finger: 2), .move(63, 160), .wait(0.6)], 1,
    why: [0: Diagnosis13_8.elsewhere], rule: Diagnosis13_8.stay)
  try scene(
    "A label in the view, and a finger rests on it", [down, .move(63, 160), .wait(0.58)], 1,
    why: [0: Diagnosis13_8.label], rule: Diagnosis13_8.stay
  ) { _ = card("label", 20, 30, 100, 100, in: $0.view) }
  try scene(
    "Goes to another superview after 0.3 s, and the finger rests on",
    [
      down, half, .does("another superview") { $0.stage.root.addSubview($0.view) }, half,
    ], 1, why: [0: Diagnosis13_8.superview],
    rule: "stay: a new superview in the same window ends no touch (GR-109).")
  try scene(
    "A view covers it after 0.3 s, and the finger rests on",
    [
      down, half,
      .does("a view covers it") { _ = card("cover", 0, 0, 375, 812, in: $0.page) }, half,
    ], 1, why: [0: Diagnosis13_8.covered], rule: Diagnosis13_8.stay)
  try playing("The press takes the page away") {
    let theirs = make()
    let screen = Screen(theirs.view, "note", noteFrame)
    var count = 0
    theirs.setRunLoop(screen.stage.phone.runLoop)
    theirs.setAction { [page = screen.page] in
      count += 1
      page.removeFromSuperview()
    }
    try screen.play([down, .wait(1), .up(), .wait(1)])
    try expect(
      "called \(count) ×", is: "called 1 ×", "The press takes the page away",
      why: ["called 0 ×": Diagnosis13_8.never], rule: Diagnosis13_8.leave)
  }
  for (name, moments) in [
    ("The page is gone after 0.2 s", [down, .wait(0.18), .pageLeaves, .up()]),
    ("The page is gone after 0.2 s, and the app sleeps", [down, .wait(0.18), .leaves, .up()]),
    ("The press takes the page away, and a second passes", [down, .wait(0.58), .leaves, .up()]),
    ("A tap, and the page is gone", [down, .up(), .pageLeaves]),
  ] {
    try playing(name) {
      let weak = try left(after: moments, make)
      try expect(
        weak.view == nil ? "the view is gone" : "the view is kept", is: "the view is gone", name,
        otherwise: Diagnosis13_8.keeps, rule: timer)
    }
  }
  try playing("Two views, a finger rests on one and taps the other") {
    let (one, other) = (make(), make())
    let screen = Screen(one.view, "note", noteFrame)
    place(other.view, "other", CGRect(x: 20, y: 400, width: 150, height: 150), in: screen.page)
    var counts = [0, 0]
    for (index, each) in [one, other].enumerated() {
      each.setRunLoop(screen.stage.phone.runLoop)
      each.setAction { counts[index] += 1 }
    }
    try screen.play([down, .down(60, 460, finger: 2), .up(2), .wait(1)])
    try expect(
      "\(counts[0]) and \(counts[1]) ×", is: "1 and 0 ×",
      "Two views, a finger rests on one and taps the other",
      otherwise: "The two share what they remember: each view has attempts of its own.",
      rule: Diagnosis13_8.stay)
  }
  try randomScenes(1...40) { name, random in
    let frame = CGRect(
      x: random.coordinate(0...100), y: random.coordinate(50...300),
      width: random.coordinate(80...250), height: random.coordinate(80...250))
    var moments: [Moment] = []
    for moment in random.fingers(on: frame, random.int(in: 2...8)) {
      moments.append(moment)
      if random.bool() { moments.append(.wait(Double(random.int(in: 0...9)) / 10 + 0.01)) }
    }
    moments.append(.wait(0.31))
    try expect(
      calls(moments, in: frame, make), is: calls(moments, in: frame, { pressed(OneAttempt()) }),
      "\(name): \(inWords(moments))", rule: Diagnosis13_8.cleanUp)
  }
}

private let noteFrame = CGRect(x: 10, y: 120, width: 160, height: 150)

/// How often a view has pressed.
private func calls(
  _ moments: [Moment], in frame: CGRect = noteFrame, _ make: () -> Pressed,
  _ prepare: (Screen) -> Void = { _ in }
) throws -> String {
  let theirs = make()
  let screen = Screen(theirs.view, "note", frame)
  var count = 0
  theirs.setRunLoop(screen.stage.phone.runLoop)
  theirs.setAction { count += 1 }
  prepare(screen)
  try screen.play(moments)
  return "called \(count) ×"
}

/// What is left of a view when its page has gone; the phone is kept, the page is not.
private struct Left {
  let phone: Phone
  weak var view: UIView?
}

private func left(after moments: [Moment], _ make: () -> Pressed) throws -> Left {
  let theirs = make()
  let screen = Screen(theirs.view, "note", noteFrame)
  theirs.setRunLoop(screen.stage.phone.runLoop)
  try screen.play(moments)
  return Left(phone: screen.stage.phone, view: theirs.view)
}
