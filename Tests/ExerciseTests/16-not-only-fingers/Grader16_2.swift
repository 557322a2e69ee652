import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions16

/// What answers to exercise 16.2 are told.
enum Diagnosis16_2 {
  static let noScroll =
    "The pan's allowedScrollTypesMask doesn't have a trackpad's scrolls, so none gets to the pan."
  static let onlyWheel =
    "The mask has a wheel's scrolls, and a trackpad's are the other kind."
    + "\nRule: scroll: continuous stands for a trackpad, discrete for a wheel (GR-120)."
  static let wheel =
    "The mask has a wheel's scrolls as well; they are the discrete ones."
    + "\nRule: scroll: continuous stands for a trackpad, discrete for a wheel (GR-120)."
  static let pencil =
    "The pan takes a pencil's touches, and the drawer is not to follow them."
    + "\nRule: click: by default a recognizer takes all types of touches, a pencil's too (GR-14)."
  static let noFinger =
    "The pan takes no touch of a finger any more."
    + "\nRule: click: a list of types takes what is in it; a finger's is direct (GR-14)."
  static let noButton =
    "The first button is held, and its touch is not of a type that the pan takes."
    + "\nRule: click: a click is a touch, of the type indirectPointer (EV-41)."
  static let noSecond =
    "The pan takes the first button's touch and not the second one's, which has the same type."
    + "\nRule: click: a click is a touch, whichever button is held (EV-41)."

  static let scroll = "scroll: the mask says what moves a pan without a touch (GR-120)."
  static let click = "click: the list of types says which touches a recognizer takes (GR-14)."
}

let exercise16_2: Grader<(UIPanGestureRecognizer) -> Void> = Grader(
  "16.2", .finish, read: theRule, steps: steps,
  solution: { { Solutions16.setUp($0) } },
  alternatives: [
    {
      { pan in
        pan.allowedScrollTypesMask = [.continuous]
        pan.allowedTouchTypes.removeAll { $0 == .pencil }
      }
    }
  ], wrong: wrong16_2,
  statement: [
    .tells("A drawer is dragged"),
    .asks(
      "It should follow", "A finger", "The first button held", "Two fingers on the trackpad",
      "The second button held"),
    .asks("It should not follow", "A wheel", "A pencil"),
    .tells("Set up the pan"), .asks("Worked example", "A finger goes up by 40"),
  ]
) { setUp in
  func scene(
    _ name: String, moves: Bool, _ why: String, _ rule: String, _ play: (Stage) throws -> Void
  ) throws {
    let wanted = moves ? "follows" : "stays"
    var mask: UIScrollTypeMask = []
    let got = try making(name) {
      try drawer(
        follows: play,
        setUp: { pan in
          setUp()(pan)
          mask = pan.allowedScrollTypesMask
        }) ? "follows" : "stays"
    }
    let said = why == Diagnosis16_2.noScroll && mask == .discrete ? Diagnosis16_2.onlyWheel : why
    try expect(got, is: wanted, name, why: [moves ? "stays" : "follows": said], rule: rule)
  }
  let path = [CGPoint(x: 180, y: 500), CGPoint(x: 180, y: 480), CGPoint(x: 180, y: 460)]
  try scene(
    "Two fingers on the trackpad, up by 40 points", moves: true, Diagnosis16_2.noScroll,
    Diagnosis16_2.scroll
  ) { try $0.scroll([-20, -20], at: path[0]) }
  try scene(
    "A wheel, up by 40 points", moves: false, Diagnosis16_2.wheel, Diagnosis16_2.scroll
  ) { try $0.scroll([-20, -20], at: path[0], .discrete) }
  try scene(
    "A finger goes up by 40 points", moves: true, Diagnosis16_2.noFinger, Diagnosis16_2.click
  ) { try $0.draw(.finger, path) }
  try scene(
    "The first button held, up by 40 points", moves: true, Diagnosis16_2.noButton,
    Diagnosis16_2.click
  ) { try $0.draw(.button, path) }
  try scene(
    "The second button held, up by 40 points", moves: true, Diagnosis16_2.noSecond,
    Diagnosis16_2.click
  ) { try $0.draw(.second, path) }
  try scene(
    "A pencil goes up by 40 points", moves: false, Diagnosis16_2.pencil, Diagnosis16_2.click
  ) { try $0.draw(.pencil, path) }
}

/// Whether a drawer with such a pan has begun to move.
private func drawer(
  follows play: (Stage) throws -> Void, setUp: (UIPanGestureRecognizer) -> Void
) throws -> Bool {
  let (stage, ear) = (Stage(), Ear())
  let drawer = card("drawer", 0, 400, 375, 412, in: stage.root)
  let pan = UIPanGestureRecognizer(target: ear, action: Ear.didPan)
  drawer.addGestureRecognizer(pan)
  setUp(pan)
  try play(stage)
  return withExtendedLifetime(ear) { ear.hasMoved }
}

/// Hears a pan's action.
private final class Ear {
  private(set) var hasMoved = false
  func didPan(_ pan: UIPanGestureRecognizer) { hasMoved = true }
}
