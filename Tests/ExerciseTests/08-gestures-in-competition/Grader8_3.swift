import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions08

/// What answers to exercise 8.3 are told.
enum Diagnosis8_3 {
  static let allowsTapAndPan = "Neither of the two is a pinch or a rotation."
  static let allowsOthers = "A long press is no rotation; only pinch and rotation go together."
  static let allowsEverything =
    "You say yes here, and to tap and pan as well: the photo would move while it is zoomed."
  static let allowsWhatIsBesideAPinch =
    "A pinch is one of the two, but the pan is no rotation: the photo would move while it is zoomed."
  static let looksOnlyAtTheFirstOne =
    "The first is a rotation, but the second is no pinch: the photo would move while it is turned."
  static let takesTwoOfAKind = """
    Both are a pinch; neither is a rotation.
    Rule: the statement: a pinch and a rotation go together; two of a kind don't.
    """
  static let forgetsTheView = "One sits on the photo, the other on the map."
  static let allowsTheDeeperViewsPinchOnly =
    """
    Both sit on the map, and your delegate says yes on the photo only.
    Rule: the statement: they go together if they sit on the same view, whichever it is.
    """
  static let comparesTheExactClass = """
    It inherits from the pinch, so it is a pinch, whatever its class is called.
    Rule: \(subclass)
    """
  static let comparesTheExactClassOfTheRotation =
    """
    It inherits from the rotation, so it is a rotation, whatever its class is called.
    Rule: \(subclass)
    """
  static let comparesWhereTheViewsLie =
    """
    The two views have one superview and one frame, but they are two.
    Rule: the statement: on the same view, and `===` tells whether it is the same.
    """

  static let permission = "permission: one yes is enough, so every yes must be meant (GR-63)."
  static let order =
    "permission: each delegate is asked with its own recognizer first, so be ready for both (GR-63)."
  static let view =
    "the statement: they go together if they sit on the same view; ask both for their view."
  static let subclass =
    "the statement: subclasses count as what they inherit from; `is` asks for that."
}

let exercise8_3: Grader<any UIGestureRecognizerDelegate> = Grader(
  "8.3", .write, read: theRule, steps: steps, solution: { Solutions08.TwoAtOnce() },
  alternatives: [
    { SwitchesOverThePair() }, { LooksInAList() }, { CountsKinds() }, { KnowsOneOrder() },
  ],
  wrong: wrong8_3,
  statement: [
    .asks("On this screen", "Asked for", "Two fingers", "Random scene"),
    .tells("The object below"), .tells("Answer for it"),
    .asks("Worked pair:", "Asked for the tap, with the pan"),
    .asks(
      "Subclasses count", "Asked for a pinch of an own class", "Asked for the pinch, with a rot"),
  ]
) { make in
  let delegate = making("The delegate is made", make)
  let map = Set8_3(on: card("map", 0, 0, 320, 480))
  let photo = Set8_3(on: card("photo", 0, 0, 300, 300, in: map.view))
  let print = Set8_3(on: card("print", 0, 0, 300, 300, in: map.view))
  let pairs: [(String, UIGestureRecognizer, String, UIGestureRecognizer, Bool, String, String)] = [
    (
      "the pinch", photo.pinch, "the rotation", photo.rotation, true,
      "Zooming and turning is one gesture to the user; one yes is all it takes.", Diagnosis8_3.order
    ),
    (
      "the pan", photo.pan, "the pinch", photo.pinch, false,
      delegate.gestureRecognizer(photo.tap, shouldRecognizeSimultaneouslyWith: photo.pan)
        ? Diagnosis8_3.allowsEverything : Diagnosis8_3.allowsWhatIsBesideAPinch,
      Diagnosis8_3.permission
    ),
    (
      "the rotation", photo.rotation, "the pan", photo.pan, false,
      Diagnosis8_3.looksOnlyAtTheFirstOne, Diagnosis8_3.permission
    ),
    (
      "the pinch", photo.pinch, "the long press", photo.press, false,
      Diagnosis8_3.allowsOthers, Diagnosis8_3.permission
    ),
    (
      "the tap", photo.tap, "the pan", photo.pan, false, Diagnosis8_3.allowsTapAndPan,
      Diagnosis8_3.permission
    ),
    (
      "the pinch", photo.pinch, "a second pinch of the photo", photo.otherPinch, false,
      Diagnosis8_3.takesTwoOfAKind, Diagnosis8_3.order
    ),
    (
      "the rotation", photo.rotation, "a second rotation of the photo", photo.otherRotation, false,
      "Both are a rotation; neither is a pinch.", Diagnosis8_3.permission
    ),
    (
      "the photo's pinch", photo.pinch, "the map's rotation", map.rotation, false,
      Diagnosis8_3.forgetsTheView, Diagnosis8_3.view
    ),
    (
      "the map's rotation", map.rotation, "the photo's pinch", photo.pinch, false,
      "One sits on the map, the other on the photo.", Diagnosis8_3.view
    ),
    (
      "the map's pinch", map.pinch, "the map's rotation", map.rotation, true,
      Diagnosis8_3.allowsTheDeeperViewsPinchOnly, Diagnosis8_3.view
    ),
    (
      "a pinch of an own class", photo.ownPinch, "the rotation", photo.rotation, true,
      Diagnosis8_3.comparesTheExactClass, Diagnosis8_3.order
    ),
    (
      "the pinch", photo.pinch, "a rotation of an own class", photo.ownRotation, true,
      Diagnosis8_3.comparesTheExactClassOfTheRotation, Diagnosis8_3.order
    ),
    (
      "the photo's pinch", photo.pinch, "the rotation of a print that lies on the photo",
      print.rotation, false, Diagnosis8_3.comparesWhereTheViewsLie, Diagnosis8_3.view
    ),
  ]
  for (one, first, other, second, wanted, why, rule) in pairs {
    let answer = asked(delegate, first, second, either: wanted)
    try expect(
      answer ? "yes" : "no", is: wanted ? "yes" : "no", "Asked for \(one), with \(other)",
      otherwise: why, rule: rule)
  }
  try expect(
    together(delegate), is: "pinch, rotation", "Two fingers that spread and turn, with a pan there",
    otherwise: "So far the answers were right, one by one.",
    rule: "permission: the delegate is asked in each attempt (GR-63).")
  try randomScenes(1...40) { name, random in
    let sets = [map, photo, print]
    let (a, b) = (random.pick(sets), random.pick(sets))
    let (first, second) = (random.pick(a.all), random.pick(b.all))
    guard first !== second else { return }
    let kinds = [first, second]
    let wanted =
      first.view === second.view && kinds.contains { $0 is UIPinchGestureRecognizer }
      && kinds.contains { $0 is UIRotationGestureRecognizer }
    let answer = asked(delegate, first, second, either: wanted)
    try expect(
      answer ? "yes" : "no", is: wanted ? "yes" : "no",
      "\(name): asked for \(first.wordInTrace), with \(second.wordInTrace)",
      rule: Diagnosis8_3.order)
  }
}

/// What the delegate answers; a pair that goes together needs a yes in one of the two orders, since it
/// is the delegate of both (GR-63).
private func asked(
  _ delegate: any UIGestureRecognizerDelegate, _ first: UIGestureRecognizer,
  _ second: UIGestureRecognizer, either: Bool
) -> Bool {
  delegate.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second)
    || either && delegate.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
}

/// A view with recognizers of many kinds.
private final class Set8_3 {
  let view: UIView
  let pinch = UIPinchGestureRecognizer()
  let otherPinch = UIPinchGestureRecognizer()
  let ownPinch = OwnPinch()
  let rotation = UIRotationGestureRecognizer()
  let otherRotation = UIRotationGestureRecognizer()
  let ownRotation = OwnRotation()
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  let press = UILongPressGestureRecognizer()
  var all: [UIGestureRecognizer] {
    [pinch, otherPinch, ownPinch, rotation, otherRotation, ownRotation, pan, tap, press]
  }

  init(on view: UIView) {
    self.view = view
    for recognizer in all { view.addGestureRecognizer(recognizer) }
  }
}

private final class OwnPinch: UIPinchGestureRecognizer {}

private final class OwnRotation: UIRotationGestureRecognizer {}

/// Who recognizes when two fingers spread and turn at once.
private func together(_ delegate: any UIGestureRecognizerDelegate) throws -> String {
  let (stage, log) = (Stage(), Log())
  let photo = card("photo", 0, 100, 320, 320, in: stage.root)
  let (pan, rotation, pinch) = (
    UIPanGestureRecognizer(), UIRotationGestureRecognizer(), UIPinchGestureRecognizer()
  )
  for (recognizer, name) in [(pan, "pan"), (rotation, "rotation"), (pinch, "pinch")]
    as [(UIGestureRecognizer, String)]
  {
    recognizer.delegate = delegate
    photo.addGestureRecognizer(recognizer)
    log.note(recognizer, as: name)
  }
  try stage.phone.play([
    .down(x: 100, y: 250), .down(2, x: 200, y: 250), .wait(0.05), .move(2, x: 207, y: 275),
    .wait(0.05), .move(2, x: 211, y: 285), .up(2), .up(),
  ])
  return log.names.sorted().joined(separator: ", ")
}
