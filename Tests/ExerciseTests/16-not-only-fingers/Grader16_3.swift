import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions16

/// A card of any design, and what was called on it.
struct MenuCard {
  let view: UIView
  let calls: () -> [String]
}

/// What answers to exercise 16.3 are told.
enum Diagnosis16_3 {
  static let fingerOpensMenu =
    "A finger has no buttons, so a tap for the second button takes its touch all the same."
  static let orderDecides =
    "Added in the other order, the menu's tap takes the finger: nothing but the order keeps it away."
  static let afterTheLift =
    "It is still down after half a second on the card, and the menu waits for the lift."
    + "\nRule: chapter 7, A touch it has no use for: a long press begins while the finger is down (GR-86)."
  static let pencilOpensMenu =
    "The menu's tap leaves fingers alone, and still takes a pencil, which has no buttons either."
    + "\nRule: click: a recognizer takes the types of touches in its list; name the pointer's (GR-14)."
  static let secondOpens =
    "Only a tap whose buttonMaskRequired is the first button is kept from the second one."
  static let noMenu =
    "No tap takes the second button's click."
    + "\nRule: click: unless you say otherwise, a tap wants the first button (GR-121)."
  static let otherState =
    "A tap has recognized it, and its action does nothing then: it waits for another state."
    + "\nRule: chapter 7, A touch it has no use for: a tap is discrete, and has no `began` (GR-2)."
  static let firstShowsMenu =
    "The first button was clicked, and it shows the menu."
    + "\nRule: click: of a pointer, a tap takes the button that its mask requires (GR-121)."
  static let noPress = "It rested on the card for more than half a second, and no menu came."
  static let noFinger =
    "The finger rested for more than half a second, and no menu came; under a pencil it does."
    + "\nRule: \(types)"
  static let everyState =
    "The action of a long press runs for began, for each move, and for the end."
    + "\nRule: chapter 7, A touch it has no use for: an action is called in each state (GR-30)."
  static let opensAfterwards =
    "It rested, the menu came, and the lift opened the card as well."
    + "\nRule: chapter 8, Draw the tree, not the fingers: one that begins excludes others (GR-60)."
  static let dead =
    "A tap should open the card, and nothing took this one."
    + "\nRule: click: a tap takes all types of touches, unless its list leaves some out (GR-14)."
  static let bothButtons =
    "The tap's mask names both buttons, so both must be pressed at once, and this click has one."
    + "\nRule: click: buttonMaskRequired is the mask of the buttons that must be pressed (GR-121)."
  static let secondTime =
    "The second time brings nothing: something is left from the first, a flag perhaps."
    + "\nRule: chapter 7, That kind of crumb: each attempt begins anew (GR-5)."
  static let late =
    "It has rested for 0.55 s, and no menu has come: the press wants more than half a second."
  static let impatient =
    "It has rested for 0.48 s, and the menu has come before half a second was over."
  static let wanders =
    "The finger has moved by 120 points, and never rested; the menu came all the same."
    + "\nRule: chapter 7, A touch it has no use for: a long press fails if its finger moves more than "
    + "ten points first; its allowableMovement says how many (GR-86)."
  static let wandersAndOpens =
    "The finger has moved by 120 points, which is no tap, and the card was opened."
  static let early = "It rested for less than half a second, so it is a tap."

  static let click = "click: the mask of buttons is asked of pointers only (GR-121)."
  static let types = "click: the list of types says which touches a recognizer takes (GR-14)."
  static let press =
    "chapter 7, A touch it has no use for: a long press begins after 0.5 s, if you say no other "
    + "time (GR-86)."
}

let exercise16_3: Grader<MenuCard> = Grader(
  "16.3", .write, read: "Chapters/16-not-only-fingers, A pointer has two buttons and a shadow",
  steps: steps,
  solution: {
    let card = Solutions16.Card(frame: .zero)
    return MenuCard(view: card) { card.calls }
  },
  alternatives: [{ menuCard(AsksTheRecognizer()) }, { menuCard(AsksItsDelegate()) }],
  wrong: wrong16_3,
  statement: [
    .asks(
      "A card shows its menu", "A click with the second button", "A finger rests for",
      "A pencil rests for", "A finger moves", "Two clicks with the second"),
    .asks(
      "It is opened by", "A tap of a finger", "A tap of a pencil", "A click with the first button",
      "A finger for 0.4", "Two taps"),
    .tells("Add the recognizers"), .asks("Worked example", "A tap of a finger"),
  ]
) { make in
  func scene(
    _ name: String, _ hand: Hand, for duration: Double = 0.08, through moves: Int = 0,
    by step: Double = 2, times: Int = 1, isReversed: Bool = false, isHeld: Bool = false,
    is wanted: String, why: @autoclosure () throws -> [String: String], rule: String
  ) throws {
    let got = try making(name) {
      try play(
        hand, for: duration, through: moves, by: step, times: times, isReversed: isReversed,
        isHeld: isHeld)
    }
    try expect(
      got.calls, is: wanted, name,
      why: got.isTap && got.calls == "nothing" ? ["nothing": Diagnosis16_3.otherState] : try why(),
      rule: rule)
  }
  func play(
    _ hand: Hand, for duration: Double, through moves: Int = 0, by step: Double = 2,
    times: Int = 1, isReversed: Bool = false, isHeld: Bool = false
  ) throws -> (calls: String, isTap: Bool) {
    let (stage, card) = (Stage(), make())
    place(card.view, "card", CGRect(x: 60, y: 200, width: 255, height: 160), in: stage.root)
    if isReversed {
      let all = card.view.gestureRecognizers ?? []
      for recognizer in all { card.view.removeGestureRecognizer(recognizer) }
      for recognizer in all.reversed() { card.view.addGestureRecognizer(recognizer) }
    }
    let points = (0...moves).map { CGPoint(x: 180 + step * Double($0), y: 280) }
    for _ in 1..<times {
      try stage.draw(hand, points, rest: duration)
      try stage.wait(1)
    }
    if isHeld {
      try stage.report([hand.contact(.down, points[0])])
      try stage.wait(duration)
    } else if moves == 0 {
      try stage.draw(hand, points, rest: duration)
    } else {
      try stage.report([hand.contact(.down, points[0])])
      try stage.wait(duration)
      for point in points.dropFirst() {
        try stage.report([hand.contact(.moved, point)])
        try stage.wait(0.1)
      }
      try stage.report([hand.contact(.up, points[moves])])
    }
    if !isHeld { try stage.wait(1) }
    let isTap = stage.recording.lines.contains { $0.kind == "gesture" && $0.what == "ended" }
    return (
      card.calls().isEmpty ? "nothing" : card.calls().joined(separator: ", "),
      isTap && moves == 0 && duration < 0.5
    )
  }
  func wantsBothButtons() -> Bool {
    (make().view.gestureRecognizers ?? []).contains {
      ($0 as? UITapGestureRecognizer)?.buttonMaskRequired == [.primary, .secondary]
    }
  }
  let (click, types) = (Diagnosis16_3.click, Diagnosis16_3.types)
  try scene(
    "A tap of a finger", .finger, is: "open",
    why: [
      "showMenu": Diagnosis16_3.fingerOpensMenu, "nothing": Diagnosis16_3.dead,
      "open, showMenu": Diagnosis16_3.fingerOpensMenu,
      "showMenu, open": Diagnosis16_3.fingerOpensMenu,
    ], rule: click)
  try scene(
    "A tap of a finger, the recognizers added in the other order", .finger, isReversed: true,
    is: "open",
    why: [
      "showMenu": Diagnosis16_3.orderDecides, "open, showMenu": Diagnosis16_3.orderDecides,
      "showMenu, open": Diagnosis16_3.orderDecides,
    ], rule: click)
  try scene(
    "A tap of a pencil", .pencil, is: "open",
    why: ["showMenu": Diagnosis16_3.pencilOpensMenu, "nothing": Diagnosis16_3.dead], rule: types)
  try scene(
    "A click with the first button", .button, is: "open",
    why: [
      "showMenu": Diagnosis16_3.firstShowsMenu,
      "nothing": wantsBothButtons() ? Diagnosis16_3.bothButtons : Diagnosis16_3.dead,
    ], rule: click)
  try scene(
    "A click with the second button", .second, is: "showMenu",
    why: [
      "nothing": wantsBothButtons() ? Diagnosis16_3.bothButtons : Diagnosis16_3.noMenu,
      "open": Diagnosis16_3.secondOpens,
    ], rule: click)
  let rests = [
    "nothing": Diagnosis16_3.noPress, "open": Diagnosis16_3.noPress,
    "showMenu, showMenu": Diagnosis16_3.everyState,
    "showMenu, showMenu, showMenu": Diagnosis16_3.everyState,
    "showMenu, open": Diagnosis16_3.opensAfterwards,
  ]
  func fingerRests() throws -> [String: String] {
    guard try play(.pencil, for: 0.6).calls == "showMenu" else { return rests }
    return rests.merging(["nothing": Diagnosis16_3.noFinger, "open": Diagnosis16_3.noFinger]) { $1 }
  }
  try scene(
    "A finger rests for 0.6 s", .finger, for: 0.6, is: "showMenu", why: try fingerRests(),
    rule: Diagnosis16_3.press)
  try scene(
    "A finger rests for 0.6 s, and is still down", .finger, for: 0.6, isHeld: true, is: "showMenu",
    why: ["nothing": Diagnosis16_3.afterTheLift], rule: Diagnosis16_3.press)
  try scene(
    "A finger rests for 0.6 s, and moves a little", .finger, for: 0.6, through: 1, is: "showMenu",
    why: rests, rule: Diagnosis16_3.press)
  try scene(
    "A pencil rests for 0.6 s", .pencil, for: 0.6, is: "showMenu", why: rests,
    rule: types)
  try scene(
    "A finger for 0.4 s", .finger, for: 0.4, is: "open",
    why: ["showMenu": Diagnosis16_3.early], rule: Diagnosis16_3.press)
  try scene(
    "A finger rests for 0.55 s, and is still down", .finger, for: 0.55, isHeld: true,
    is: "showMenu", why: ["nothing": Diagnosis16_3.late], rule: Diagnosis16_3.press)
  try scene(
    "A finger for 0.48 s, and is still down", .finger, for: 0.48, isHeld: true, is: "nothing",
    why: ["showMenu": Diagnosis16_3.impatient], rule: Diagnosis16_3.press)
  try scene(
    "A finger moves all the time, by 15 points each tenth of a second", .finger, for: 0.1,
    through: 8, by: 15, is: "nothing",
    why: [
      "showMenu": Diagnosis16_3.wanders, "showMenu, showMenu": Diagnosis16_3.wanders,
      "open": Diagnosis16_3.wandersAndOpens,
    ], rule: Diagnosis16_3.press)
  for (name, hand, duration, wanted) in [
    ("Two taps of a finger, a second apart", Hand.finger, 0.08, "open"),
    ("Two clicks with the second button, a second apart", .second, 0.08, "showMenu"),
    ("A finger rests for 0.6 s, and once more", .finger, 0.6, "showMenu"),
  ] {
    try scene(
      name, hand, for: duration, times: 2, is: "\(wanted), \(wanted)",
      why: [wanted: Diagnosis16_3.secondTime], rule: Diagnosis16_3.press)
  }
}

/// A card and its calls.
func menuCard(_ card: AnyCard) -> MenuCard { MenuCard(view: card) { card.calls } }

/// A card of the graders' own, on which recognizers are put.
class AnyCard: UIView {
  final var calls: [String] = []
  final func open() { calls.append("open") }
  final func showMenu() { calls.append("showMenu") }
  final func didPress(_ press: UIGestureRecognizer) { if press.state == .began { showMenu() } }

  /// Adds a tap for some buttons and types of touches.
  final func tap(
    _ action: @escaping (AnyCard) -> () -> Void, _ buttons: UIEvent.ButtonMask = .primary,
    _ types: [UITouch.TouchType]? = nil
  ) {
    let tap = UITapGestureRecognizer(target: self, action: action)
    tap.buttonMaskRequired = buttons
    if let types { tap.allowedTouchTypes = types }
    addGestureRecognizer(tap)
  }

  /// Adds a long press.
  final func press(_ duration: Double = 0.5, _ types: [UITouch.TouchType] = [.direct, .pencil]) {
    let press = UILongPressGestureRecognizer(target: self, action: AnyCard.didPress)
    (press.minimumPressDuration, press.allowedTouchTypes) = (duration, types)
    addGestureRecognizer(press)
  }
}

/// Looks at the buttons of the gesture in one action.
private final class AsksTheRecognizer: AnyCard {
  init() {
    super.init(frame: .zero)
    tap(AnyCard.open)
    let click = UITapGestureRecognizer(target: self, action: AsksTheRecognizer.didClick)
    (click.buttonMaskRequired, click.allowedTouchTypes) = (.secondary, [.indirectPointer])
    addGestureRecognizer(click)
    press()
  }
  func didClick(_ tap: UITapGestureRecognizer) { if tap.buttonMask == .secondary { showMenu() } }
}

/// Lets a delegate keep fingers from the tap for the second button.
private final class AsksItsDelegate: AnyCard, UIGestureRecognizerDelegate {
  init() {
    super.init(frame: .zero)
    tap(AnyCard.open)
    tap(AnyCard.showMenu, .secondary)
    gestureRecognizers?.last?.delegate = self
    press(0.5, [.direct, .pencil])
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.type == .indirectPointer }
}
