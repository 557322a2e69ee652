import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// An album of any design.
struct AnyAlbum {
  let controller: UIViewController
  let watch: ([UIImageView]) -> Void
  let opened: () -> [String]
}

/// What answers to exercise 7.3 are told.
enum Diagnosis7_3 {
  static let opensSeveralNames =
    "One tap opened more than one name: two targets are called, or one action appends twice."
  static let opensBesideThePictures = "The tap was on no picture, and a name was opened."
  static let opensFromAfar = "was opened, and the tap was beside it: where the finger is decides."
  static let pressesAButton =
    "A control has sent its action: it follows a finger for 70 points, and a tap doesn't."
    + "\nRule: chapter 6, A finger that strays: a followed touch is inside some 70 points around it "
    + "(CT-9)."
  static let beginsBeforeTheMove =
    "A recognizer had begun before the finger moved: it is continuous, and a tap isn't."
    + "\nRule: the states: a discrete gesture like a tap is clear in one moment (GR-2)."
  static let recognizesNoTap =
    "The picture takes fingers and has a recognizer, but that recognizes no single tap."
  static let opensAtSeveralStates =
    "The recognizer is continuous: its action runs at its beginning, with moves and at its end."
  static let comparesPlaces =
    """
    The pictures lie in a panel here: a frame is in its superview's coordinates, not the screen's.
    Rule: chapter 2, From front to back: each view has coordinates of its own (HT-8).
    """
  static let opensNothing = "A recognizer of the picture recognized the tap, and opened no name."
  static let opensEachPictureOnce =
    "The first tap on the picture opened its name, the second one did not."
  static let opensTheNameOfAnother =
    "Each tap opened one name, but not that of its own picture.\nRule: \(itsView)"
  static let opensInAnotherOrder =
    "Each name is there, in another order than that of the taps: each tap appends its name."
  static let isOffAfterATap =
    "took the first tap and takes no finger any more: its interaction was switched off."
    + "\nRule: \(off)"
  static let missesAQuickTap =
    "Each of two quick taps is a tap of its own, and opens its picture once."
    + "\nRule: the setting: a single tap is certain at the lift, so nothing has to wait (GR-80)."
  static let opensADrag = "The finger moved much too far for a tap, and a name was opened."

  static let oneView =
    "told first: a recognizer has one view at most; added to another, it leaves the first (GR-15)."
  static let imageView =
    "chapter 2, Four steps, or one word: an image view lets fingers through by default (HT-14)."
  static let itsView =
    "told first: a recognizer's view is the one it sits on, whatever was hit in it (GR-15)."
  static let off =
    "chapter 2, Four steps, or one word: a view that is off isn't hit, so it gets no touch (HT-11)."
  static let runs = "the states: the action runs each time the gesture is recognized (GR-30)."
  static let acts =
    "chapter 7, \"The photo opened, and my harbour was gone\": each target is called (GR-32)."
  static let collect =
    "told first: a recognizer gets the touches of all its view, and of the views in it (GR-11)."
  static let states =
    "the states: began comes once, changed with every move, ended at the lift (GR-2)."
  static let oneTap =
    "the states: a tap recognizer waits for one tap with one finger, unless told otherwise (GR-80)."
  static let decide = "the states: a tap stays near the place where it began (GR-81)."
}

let exercise7_3: Grader<AnyAlbum> = Grader(
  "7.3", .repair, read: theRule, steps: steps,
  solution: {
    let album = Solutions07.Album()
    return AnyAlbum(controller: album, watch: { album.watch($0) }, opened: { album.opened })
  }, alternatives: [{ album(.list) }, { album(.screen) }, { album(.asksThePictures) }],
  wrong: wrong7_3,
  statement: [
    .asks(
      "Each tap on a picture", "Three pictures, a tap on the first", "Three pictures, tapped from",
      "Three pictures, the second tapped twice", "Three pictures, the second tapped twice quickly",
      "An album of one", "Five pictures",
      "Three pictures, a tap between two", "Three pictures, a tap below the second",
      "Three pictures in a panel", "Random scene"),
    .tells("So far nothing opens"),
    .asks("Repair `watch`", "An album of no pictures", "Three pictures, a tap on the third"),
    .asks(
      "Worked touch:", "A finger that moves across all three",
      "A finger that comes down on the first"),
  ]
) { make in
  for (name, count, taps) in [
    ("Three pictures, a tap on the first", 3, [0]),
    ("Three pictures, a tap on the second", 3, [1]),
    ("Three pictures, a tap on the third", 3, [2]),
    ("Three pictures, tapped from the last to the first", 3, [2, 1, 0]),
    ("Three pictures, the second tapped twice", 3, [1, 1]),
    ("An album of one picture", 1, [0]),
    ("An album of no pictures", 0, [-1]),
    ("Five pictures, a tap on the fifth", 5, [4]),
    ("Three pictures, a tap between two", 3, [-1]),
    ("Three pictures, a tap below the second", 3, [below]),
  ] {
    try playing(name) { try tapped(make(), name, count, taps) }
  }
  try playing("Three pictures, the second tapped twice quickly") {
    let album = make()
    let (stage, _) = shown(album, 3, inPanel: false)
    let tap: [TouchStep] = [.down(x: 110, y: 230), .wait(0.05), .up(), .wait(0.05)]
    try stage.phone.play(tap + tap + [.wait(1)])
    try expect(
      listed(album.opened()), is: "hut, hut", "Three pictures, the second tapped twice quickly",
      otherwise: Diagnosis7_3.missesAQuickTap, rule: Diagnosis7_3.runs)
  }
  try playing("Three pictures in a panel, a tap on the second") {
    try tapped(make(), "Three pictures in a panel, a tap on the second", 3, [1], inPanel: true)
  }
  for (name, way) in [
    ("A finger that moves across all three pictures", CGPoint(x: 140, y: 0)),
    (
      "A finger that comes down on the first picture and is lifted on the second",
      CGPoint(x: 70, y: 0)
    ),
    ("A finger that moves 300 points down from the first", CGPoint(x: 0, y: 300)),
  ] {
    try playing(name) { try dragged(make(), name, by: way) }
  }
  try randomScenes(1...20) { name, random in
    let count = random.int(in: 1...5)
    let taps = (0..<random.int(in: 1...4)).map { _ in random.int(in: 0...count - 1) }
    let place = CGPoint(x: random.coordinate(1...59), y: random.coordinate(1...59))
    try tapped(
      make(),
      "\(name), \(count) pictures, taps at \(coordinates(place)) of "
        + listed(taps.map { names[$0] }), count, taps, at: place, inPanel: random.bool())
  }
}

/// A tap 50 points below the second picture, in place of a number.
private let below = -2

private let names = ["sea", "hut", "elk", "fog", "owl"]

/// An album on the screen, with so many pictures; they may lie in a panel, which is scrolled.
private func shown(_ album: AnyAlbum, _ count: Int, inPanel: Bool) -> (Stage, [UIImageView]) {
  let stage = Stage(viewController: album.controller)
  var (superview, y) = (stage.root, 200.0)
  if inPanel {
    superview = place(
      UIView(), "panel", CGRect(x: 0, y: 150, width: 375, height: 200), in: stage.root)
    superview.bounds.origin.y = 400
    y = 450
  }
  let pictures = (0..<count).map { number in
    place(
      number == 1 ? FramedPicture(frame: .zero) : UIImageView(frame: .zero), names[number],
      CGRect(x: 10 + 70 * Double(number), y: y, width: 60, height: 60), in: superview)
  }
  album.watch(pictures)
  return (stage, pictures)
}

/// A picture whose class is derived from that of image views.
private final class FramedPicture: UIImageView {}

private func dragged(_ album: AnyAlbum, _ name: String, by way: CGPoint) throws {
  let (stage, _) = shown(album, 3, inPanel: false)
  try stage.phone.play([.down(x: 40, y: 230), .wait(0.05)])
  for part in 1...4 {
    let (x, y) = (40 + Double(way.x) * Double(part) / 4, 230 + Double(way.y) * Double(part) / 4)
    try stage.phone.play([.move(x: x, y: y), .wait(0.05)])
  }
  try stage.phone.play([.up(), .wait(1)])
  let lines = stage.recording.lines
  let why =
    lines.contains { $0.kind == "control" }
    ? Diagnosis7_3.pressesAButton
    : lines.contains { $0.kind == "gesture" && $0.what == "began" }
      ? Diagnosis7_3.beginsBeforeTheMove : Diagnosis7_3.opensADrag
  try expect(
    listed(album.opened()), is: listed([]), name, otherwise: why, rule: Diagnosis7_3.decide)
}

private func tapped(
  _ album: AnyAlbum, _ name: String, _ count: Int, _ taps: [Int],
  at place: CGPoint = CGPoint(x: 30, y: 30), inPanel: Bool = false
) throws {
  let (stage, pictures) = shown(album, count, inPanel: inPanel)
  for tap in taps {
    let x = tap == below ? 110 : tap < 0 ? 75 : 10 + 70 * Double(tap) + Double(place.x)
    let y = tap == below ? 310 : 200 + Double(place.y)
    try stage.finger.tap(at: CGPoint(x: x, y: y))
    try stage.wait(1)
  }
  let wanted = taps.filter { $0 >= 0 }.map { names[$0] }
  let got = album.opened()
  let (reason, rule) = diagnosis(stage, pictures, taps, got, wanted)
  try expect(listed(got), is: listed(wanted), name, otherwise: reason, rule: rule)
}

/// Why something else opened, by what can be seen of the pictures that were tapped.
private func diagnosis(
  _ stage: Stage, _ pictures: [UIImageView], _ taps: [Int], _ got: [String], _ wanted: [String]
) -> (reason: String?, rule: String) {
  let tapped = taps.filter { $0 >= 0 }.map { pictures[$0] }
  if wanted.isEmpty {
    let name = got.first { names.contains($0) }
    return (
      name.map { "\($0) \(Diagnosis7_3.opensFromAfar)" } ?? Diagnosis7_3.opensBesideThePictures,
      Diagnosis7_3.collect
    )
  }
  if let other = got.first(where: { !names.contains($0) }) {
    return (
      "\(other) is no picture: that is the name of the recognizer's view.",
      Diagnosis7_3.itsView
    )
  }
  if got.count > wanted.count {
    let isContinuous = stage.recording.lines.contains {
      $0.kind == "gesture" && $0.what == "began"
    }
    return isContinuous
      ? (Diagnosis7_3.opensAtSeveralStates, Diagnosis7_3.states)
      : (Diagnosis7_3.opensSeveralNames, Diagnosis7_3.acts)
  }
  let isInPanel = tapped.contains { $0.superview !== stage.root }
  if isInPanel, tapped.contains(where: { !$0.isUserInteractionEnabled }) {
    // Beside each other on the root they opened, so it is no matter of their recognizers.
    return (Diagnosis7_3.comparesPlaces, Diagnosis7_3.collect)
  }
  if let off = tapped.first(where: { !$0.isUserInteractionEnabled }) {
    if got.contains(off.name) {
      return ("\(off.name) \(Diagnosis7_3.isOffAfterATap)", Diagnosis7_3.collect)
    }
    return (
      "The hit test passes \(off.name) by: the view does not take fingers.", Diagnosis7_3.imageView
    )
  }
  if let none = tapped.first(where: { $0.gestureRecognizers == nil }) {
    let owners = pictures.filter { $0.gestureRecognizers != nil }.map { $0.name }
    return (
      "No recognizer sits on \(none.name)"
        + (owners.isEmpty ? "." : ", and there is one on \(listed(owners))."), Diagnosis7_3.oneView
    )
  }
  if got.sorted() == wanted.sorted() {
    return (Diagnosis7_3.opensInAnotherOrder, Diagnosis7_3.runs)
  }
  if got.count == wanted.count { return (Diagnosis7_3.opensTheNameOfAnother, Diagnosis7_3.runs) }
  if got.count < wanted.count, !got.isEmpty, Set(wanted).count < wanted.count {
    return (Diagnosis7_3.opensEachPictureOnce, Diagnosis7_3.runs)
  }
  let recognized = stage.recording.lines.contains { $0.kind == "gesture" && $0.what == "ended" }
  return recognized
    ? (Diagnosis7_3.opensNothing, Diagnosis7_3.runs)
    : (Diagnosis7_3.recognizesNoTap, Diagnosis7_3.oneTap)
}
