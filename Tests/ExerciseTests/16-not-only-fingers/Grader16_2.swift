import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions16

/// A panel of any design, with its pan; the panel is the pan's delegate.
struct StarPanel {
  let view: UIView
  let pan: UIPanGestureRecognizer
}

/// What answers to exercise 16.2 are told.
enum Diagnosis16_2 {
  static let noScroll =
    "The pan's allowedScrollTypesMask is empty, so no scroll gets to the pan."
    + "\nRule: scroll: the mask says what moves a pan without a touch (GR-120)."
  static let noWheel =
    "The pan's allowedScrollTypesMask doesn't have a wheel's scrolls, which are the discrete ones."
    + "\nRule: scroll: continuous stands for a trackpad, discrete for a wheel (GR-120)."
  static let noTrackpad =
    "The pan's allowedScrollTypesMask doesn't have a trackpad's scrolls, the continuous ones."
    + "\nRule: scroll: continuous stands for a trackpad, discrete for a wheel (GR-120)."
  static let refused =
    "Your delegate says no to the event, before a scroll has a place in our engine: nothing follows."
    + "\nRule: scroll: about a scroll, `shouldReceive` with the event is asked, then `shouldBegin` "
    + "(GR-120)."
  static let counted =
    "The delegate is asked, and says no. Does it count? A scroll has no touches, and 0 isn't 1."
    + "\nRule: scroll: a pan that a scroll moves has a place, and its numberOfTouches is 0 (GR-120)."
  static let swapped =
    "The pan begins on the stars, and refuses beside them: the answer is the wrong way round."
    + "\nRule: scroll: the pan begins if `shouldBegin` is true (GR-44)."
  static let starsMove =
    "The pointer is on the stars, and the panel moves: `shouldReceive` with a touch isn't asked."
    + "\nRule: scroll: a scroll has no touch, so ask for its place before the pan begins (GR-120)."
  static let tooEarly =
    "`shouldReceive` is asked before the pan has the scroll's place, in our engine at least."
    + "\nRule: scroll: `shouldBegin` is asked when the scroll moves: ask for its place there (GR-120)."
  static let otherPlace =
    "Something else than the stars is spared: ask for the place in them, with their bounds." + named
  static let inWindow =
    "You asked for the place in the window; the stars' frame and bounds aren't in its coordinates."
    + named
  static let inPanel =
    "You asked for the place in the panel; the stars' bounds are in their own coordinates." + named
  static let inStars =
    "You asked for the place in the stars; their frame is in the panel's coordinates." + named
  private static let named =
    "\nRule: chapter 1, What you can keep: a location is in the coordinates of the view that you "
    + "name (EV-9)."
  static let onlyHeight =
    "The pointer is at the height of the stars, but beside them."
    + "\nRule: the statement: a scroll moves the panel wherever the pointer is, but for the stars."
  static let fingerOver =
    "The finger came down beside the stars. When `shouldBegin` is asked, it is on them."
    + "\nRule: scroll: a finger's place is asked for when it comes down; a pan begins later (GR-88)."
  static let fingerOnStars =
    "The finger came down on the stars, and the panel moves."
    + "\nRule: scroll: `shouldReceive` with the touch is asked where it comes down (GR-13)."
  static let noEvent =
    "The delegate says no to the finger's event, so it isn't asked about the touch."
    + "\nRule: scroll: about a finger, `shouldReceive` is asked with its event, then with its touch "
    + "(GR-120)."
  static let noFinger =
    "Now the pan gets no finger's touch: look at `allowedTouchTypes` and `shouldReceive`."
    + "\nRule: scroll: with a mask a pan takes scrolls, and fingers as before (GR-120)."
  static let onlyOnce =
    "The first scroll has moved the panel, and a later one doesn't: something is left from the first."
    + "\nRule: chapter 7, That kind of crumb: each attempt begins anew (GR-5)."
  static let onceRefused =
    "The scroll on the stars was refused, and one beside them is refused since then, too."
    + "\nRule: chapter 7, That kind of crumb: each attempt begins anew (GR-5)."
  static let twoFingers =
    "Two fingers on the glass move the panel; they were to be left alone."
    + "\nRule: the statement: two fingers on the glass don't move it."

  static let scroll = "scroll: a scroll has a place and no touches (GR-120)."
}

let exercise16_2: Grader<StarPanel> = Grader(
  "16.2", .repair, read: theRule, steps: steps,
  solution: {
    let panel = Solutions16.Panel(frame: .zero)
    return StarPanel(view: panel, pan: panel.pan)
  },
  alternatives: [{ starPanel(AsksWhatIsHit()) }, { starPanel(NotesTheEvent()) }], wrong: wrong16_2,
  statement: [
    .asks("A panel with a row of stars", "One finger beside the stars"),
    .asks(
      "Two fingers on the glass", "Two fingers on the glass", "One finger on the stars",
      "One finger from the stars"),
    .asks("A finger that comes down beside", "One finger goes over the stars"),
    .asks("All that works", "A trackpad, far", "A wheel"),
    .asks(
      "Repair it", "A trackpad, on the stars", "A trackpad, near the corner", "A trackpad, beside",
      "A wheel, on the stars", "A trackpad, below", "A finger, then a trackpad",
      "A trackpad, twice", "A trackpad, on the stars and then"),
    .asks("Worked example", "A trackpad, far"), .tells("Delete the `todo`"),
  ]
) { make in
  func scene(
    _ name: String, moves: Bool, _ why: @autoclosure () throws -> String,
    _ play: (Stage) throws -> Void
  ) throws {
    let wanted = moves ? "moves" : "stays"
    let got = try making(name) { try played(make(), play) ? "moves" : "stays" }
    let reason = got == wanted ? "" : try making(name) { try why() }
    try expect(got, is: wanted, name, why: [got: reason], rule: Diagnosis16_2.scroll)
  }
  func scroll(
    _ x: Double, _ y: Double, _ type: UIScrollType = .continuous
  ) -> (Stage) throws -> Void {
    { try $0.scroll([-20, -20], at: CGPoint(x: x, y: 400 + y), type) }
  }
  func finger(_ places: (Double, Double)...) -> (Stage) throws -> Void {
    { try $0.draw(.finger, places.map { CGPoint(x: $0.0, y: 400 + $0.1) }) }
  }
  try scene(
    "A trackpad, far from the stars, at (300, 200)", moves: true,
    try reason(make, far: scroll(300, 200), onStars: scroll(100, 80)), scroll(300, 200))
  try scene(
    "One finger beside the stars", moves: true,
    try isRefused(make(), finger((300, 200), (300, 180), (300, 160)))
      ? Diagnosis16_2.noEvent : Diagnosis16_2.noFinger,
    finger((300, 200), (300, 180), (300, 160)))
  try scene(
    "A trackpad, on the stars, at (100, 80)", moves: false,
    try reason(make, onStars: CGPoint(x: 100, y: 80), above: CGPoint(x: 100, y: 20)),
    scroll(100, 80))
  try scene(
    "A trackpad, on the stars, at (50, 50)", moves: false,
    try played(make(), scroll(100, 130)) ? Diagnosis16_2.otherPlace : Diagnosis16_2.inStars,
    scroll(50, 50))
  try scene(
    "A trackpad, near the corner, at (20, 20)", moves: true, Diagnosis16_2.otherPlace,
    scroll(20, 20))
  try scene(
    "A trackpad, beside the stars, at (300, 70)", moves: true, Diagnosis16_2.onlyHeight,
    scroll(300, 70))
  try scene(
    "A trackpad, below the stars, at (100, 140)", moves: true, Diagnosis16_2.otherPlace,
    scroll(100, 140))
  try scene(
    "A wheel, far from the stars", moves: true, Diagnosis16_2.noWheel, scroll(300, 200, .discrete))
  try scene(
    "A wheel, on the stars, at (220, 95)", moves: false, Diagnosis16_2.otherPlace,
    scroll(220, 95, .discrete))
  try scene(
    "One finger on the stars", moves: false, Diagnosis16_2.fingerOnStars,
    finger((100, 80), (100, 65), (100, 50)))
  try scene(
    "One finger from the stars upwards", moves: false, Diagnosis16_2.fingerOnStars,
    finger((100, 50), (100, 30), (100, 10)))
  try scene(
    "One finger goes over the stars, from (100, 120)", moves: true, Diagnosis16_2.fingerOver,
    finger((100, 120), (100, 90), (100, 70)))
  try scene("Two fingers on the glass", moves: false, Diagnosis16_2.twoFingers) { stage in
    let ways: [(HIDEvent.Contact.Change, Double)] = [
      (.down, 200), (.moved, 180), (.moved, 160), (.up, 160),
    ]
    for (change, y) in ways {
      try stage.report([
        HIDEvent.Contact(finger: 1, change, at: CGPoint(x: 260, y: 400 + y)),
        HIDEvent.Contact(finger: 2, change, at: CGPoint(x: 320, y: 400 + y)),
      ])
      try stage.wait(0.02)
    }
  }
  try scene(
    "A finger, then a trackpad on the stars", moves: false, Diagnosis16_2.starsMove
  ) { stage in
    try finger((100, 80), (100, 80))(stage)
    try stage.wait(0.5)
    try scroll(100, 80)(stage)
  }
  for (name, places, why) in [
    ("A trackpad, twice far from the stars", [(300.0, 200.0), (300, 200)], Diagnosis16_2.onlyOnce),
    (
      "A trackpad, on the stars and then beside them", [(100, 80), (300, 70)],
      Diagnosis16_2.onceRefused
    ),
  ] {
    let wanted = places[0].1 == 80 ? "moves once" : "moves twice"
    let got = try making(name) {
      let count = try drags(make()) { stage in
        for place in places {
          try scroll(place.0, place.1)(stage)
          try stage.wait(0.5)
        }
      }
      return count == 0 ? "stays" : count == 1 ? "moves once" : "moves twice"
    }
    try expect(got, is: wanted, name, otherwise: why, rule: nil)
  }
}

/// Why a scroll far from the stars may not have moved the panel.
private func reason(
  _ make: () -> StarPanel, far: (Stage) throws -> Void, onStars: (Stage) throws -> Void
) throws -> String {
  let panel = make()
  let mask = panel.pan.allowedScrollTypesMask
  if mask == [] { return Diagnosis16_2.noScroll }
  if mask == .discrete { return Diagnosis16_2.noTrackpad }
  if try isRefused(panel, far) { return Diagnosis16_2.refused }
  return try played(make(), onStars) ? Diagnosis16_2.swapped : Diagnosis16_2.counted
}

/// Whether a panel's delegate says no to an event.
private func isRefused(_ panel: StarPanel, _ play: (Stage) throws -> Void) throws -> Bool {
  try stage(with: panel, play).recording.lines.contains {
    $0.kind == "ask" && $0.what == "shouldReceive event -> no"
  }
}

/// Why a scroll on the stars may have moved the panel: perhaps something else is spared, on a panel
/// that lies in the window's corner.
private func reason(
  _ make: () -> StarPanel, onStars: CGPoint, above: CGPoint
) throws -> String {
  func isSpared(_ place: CGPoint, at corner: CGPoint) throws -> Bool {
    try !played(make(), at: corner) {
      try $0.scroll([-20, -20], at: CGPoint(x: corner.x + place.x, y: corner.y + place.y))
    }
  }
  if try isSpared(onStars, at: .zero) { return Diagnosis16_2.inWindow }
  if try isSpared(above, at: .zero) {
    return try isSpared(above, at: usual) ? Diagnosis16_2.inPanel : Diagnosis16_2.inWindow
  }
  // A pan without a place is at the window's corner; here the stars lie there, and the pointer beside.
  let isEarly = try isSpared(CGPoint(x: 300, y: 280), at: CGPoint(x: -100, y: -80))
  return isEarly ? Diagnosis16_2.tooEarly : Diagnosis16_2.starsMove
}

/// Where the panel's upper left corner is in the scenes.
private let usual = CGPoint(x: 0, y: 400)

/// Whether a panel has begun to move.
private func played(
  _ panel: StarPanel, at corner: CGPoint = usual, _ play: (Stage) throws -> Void
) throws -> Bool {
  let ear = Ear()
  panel.pan.addTarget(ear, action: Ear.didPan)
  _ = try stage(with: panel, at: corner, play)
  return withExtendedLifetime((ear, panel.view)) { ear.hasMoved }
}

/// How often a panel has begun to move.
private func drags(_ panel: StarPanel, _ play: (Stage) throws -> Void) throws -> Int {
  let ear = Ear()
  panel.pan.addTarget(ear, action: Ear.didPan)
  _ = try stage(with: panel, play)
  return withExtendedLifetime((ear, panel.view)) { ear.drags }
}

/// A stage on which a panel was played with.
private func stage(
  with panel: StarPanel, at corner: CGPoint = usual, _ play: (Stage) throws -> Void
) throws -> Stage {
  let stage = Stage()
  let size = CGSize(width: 375, height: 412)
  place(panel.view, "panel", CGRect(origin: corner, size: size), in: stage.root)
  try play(stage)
  return stage
}

/// Hears a pan's action.
private final class Ear {
  private(set) var hasMoved = false
  private(set) var drags = 0
  func didPan(_ pan: UIPanGestureRecognizer) {
    hasMoved = true
    if pan.state == .began { drags += 1 }
  }
}

/// A panel of the graders' own.
class AnyPanel: UIView, UIGestureRecognizerDelegate {
  final let pan = UIPanGestureRecognizer()
  final let stars = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stars)
    pan.delegate = self
    pan.allowedScrollTypesMask = .all
    addGestureRecognizer(pan)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view !== stars
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    true
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let count = gestureRecognizer.numberOfTouches
    return count > 0 ? count == 1 : !isOnStars(gestureRecognizer)
  }

  func isOnStars(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stars.bounds.contains(gestureRecognizer.location(in: stars))
  }
}

func starPanel(_ panel: AnyPanel) -> StarPanel { StarPanel(view: panel, pan: panel.pan) }

/// Asks which view the pointer would hit.
private final class AsksWhatIsHit: AnyPanel {
  override func isOnStars(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    hitTest(gestureRecognizer.location(in: self), with: nil) === stars
  }
}

/// Notes what kind of event came, and asks for the place in the panel.
private final class NotesTheEvent: AnyPanel {
  private var isScroll = false
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    isScroll = event.type == .scroll
    return true
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if !isScroll { return gestureRecognizer.numberOfTouches == 1 }
    return !stars.frame.contains(gestureRecognizer.location(in: self))
  }
}
