import Grading
import MiniUIKit
import Stage

@testable import Solutions03

/// What answers to exercise 3.5 are told.
enum Diagnosis3_5 {
  static let returnsTheButtonWhereverItsArea =
    "The button is off, and you return it all the same: its area knows nothing of its gates."
  static let testsSomeGates = """
    This button is off, too, and you return it: your code tests only some of its gates.
    Rule: redirect through the button's own hitTest: it tests each of its gates (HT-26).
    """
  static let ignoresTheAnswer =
    "The button's hitTest was called in the right place, and what it answered was not used."
  static let neverAsked = """
    The button's hitTest was never called: a guard or an area of yours said no before.
    Rule: \(outside)
    """
  static func isAsked(at point: CGPoint) -> String {
    "The button was asked at \(coordinates(point)); in its own coordinates the finger is at (40, 10)."
  }
  static let returnsTheButtonForTheBadge =
    "The button was asked and found its badge; you return the button."
  static let forgetsThatTheBarCanBeOff =
    "The bar is off, yet its hitTest runs: no other code tests its gates."
  static let remembersThatItWasOn = """
    The bar was on when it was asked first, and your code still goes by that: test it each time.
    Rule: \(gates)
    """
  static let asksNobodyButTheButton =
    "Where the button declines, the bar must answer as it always did."
  static let answersTheBar = """
    The button declines here, and the bar answers with itself, for a point that isn't in it.
    Rule: redirect: what the button declines goes to super, with the bar's own area (HT-26).
    """
  static let looksAboveTheBarOnly = """
    The button hangs out of the bar below here, and your code only helps it above.
    Rule: the statement: the button is hit everywhere in its own area, wherever it hangs out.
    """
  static let looksAtItsFrame = """
    The point is beside the button's frame, but in its own area.
    Rule: redirect through the button's own hitTest: it knows its area, its frame doesn't (HT-26).
    """
  static let takesOffItsFrame =
    "The button is turned: to take off where its frame begins does not turn the point."
  static let asksWithoutTheEvent =
    """
    The area of this button is for touches: its hitTest is handed no event, and so it declines.
    Rule: redirect: hand the button's hitTest the event with the point (HT-26).
    """
  static let findsNothing = "Without a raised button the bar is a view like any other."

  static let own = "redirect through the button's own hitTest, so that its gates count (HT-26)."
  static let convert = "redirect: convert the point to the button before you ask it (HT-8, HT-26)."
  static let whatItAnswers =
    "redirect to what the button's hitTest answers, not to the button (HT-26)."
  static let gates =
    "chapter 3, \"I switch them off\": what your hitTest does not test, nobody tests (HT-4)."
  static let outside =
    "redirect: ask the subview before your own area can say no (HT-26)."
  static let theRest =
    "redirect: whatever the subview declines goes to super; the rest works as ever (HT-26)."
}

let exercise3_5: Grader<(UIButton?) -> UIView> = Grader(
  "3.5", read: "Chapters/03-changing-the-answer, An area is not a yes",
  solution: { raising(Solutions03.RaisedBar()) { $0.raised = $1 } },
  alternatives: [
    { raising(SaysYesForIt()) { $0.raised = $1 } }, { raising(SuperFirst()) { $0.raised = $1 } },
  ], wrong: wrong3_5,
  statement: [
    .tells("The bar has a raised button"),
    .asks(
      "Bring it to life", "A raised button, touch (150, 170)", "A raised button with a badge",
      "A raised button, touch (150, 160), the upper edge", "A raised button that hangs out below",
      "A raised button with a larger area", "A raised button turned by 45°",
      "A raised button that wants an event", "Random scene"),
    .asks(
      "A button that is off", "A hidden raised button, touch (150, 170)",
      "A hidden raised button, touch (150, 220)", "A disabled raised button"),
    .asks(
      "While the bar is off", "A hidden bar", "A bar with alpha", "A bar without interaction",
      "A bar that is hidden after"),
    .asks(
      "All other touches", "A raised button, touch (20, 220)", "A raised button, touch (20, 190)",
      "Random scene"),
    .asks("`raised` is a subview", "A bar without a raised button"),
    .asks("Worked touch", "A raised button, touch (240, 220), on home"),
  ]
) { make in
  func screen(
    _ raised: UIButton = UIButton(),
    _ change: (_ bar: UIView, _ raised: UIButton) -> Void = { _, _ in }
  ) -> UIView {
    let screen = card("screen", 0, 0, 300, 300)
    _ = card("list", 0, 0, 300, 300, in: screen)
    let bar = place(make()(raised), "bar", CGRect(x: 0, y: 200, width: 300, height: 60), in: screen)
    place(UIButton(), "home", CGRect(x: 220, y: 10, width: 60, height: 40), in: bar)
    place(raised, "raised", CGRect(x: 110, y: -40, width: 80, height: 80), in: bar)
    _ = card("badge", 60, 5, 15, 15, in: raised)
    change(bar, raised)
    return screen
  }
  func check(
    _ screen: @autoclosure () -> UIView, _ what: String, _ x: Double, _ y: Double, _ place: String,
    is wanted: String,
    _ why: String, rule: String
  ) throws {
    var got = ""
    try expect(
      {
        got = hit(screen(), x, y)
        return got
      }(), is: wanted, "\(what), touch \(coordinates(x, y)), \(place)",
      why: [got: got == "bar" && y < 200 ? Diagnosis3_5.answersTheBar : why], rule: rule)
  }
  let upper = "on its upper half"
  try check(
    screen(), "A raised button", 240, 220, "on home", is: "home",
    Diagnosis3_5.asksNobodyButTheButton, rule: Diagnosis3_5.theRest)
  let heard = AskedButton()
  let found = making("A raised button, touch (150, 170), \(upper)") {
    hit(screen(heard), 150, 170)
  }
  try check(
    screen(), "A raised button", 150, 170, upper, is: "raised",
    found == "raised" ? "" : heard.whyNotFound, rule: Diagnosis3_5.convert)
  for (y, place, wanted) in [(220.0, "on the bar", "bar"), (190, "above the bar", "list")] {
    try check(
      screen(), "A raised button", 20, y, place, is: wanted,
      Diagnosis3_5.asksNobodyButTheButton, rule: Diagnosis3_5.theRest)
  }
  try withoutButton(make)
  let changes: [(String, (UIButton) -> Void)] = [
    ("A hidden raised button", { $0.isHidden = true }),
    ("A raised button with alpha 0.009", { $0.alpha = 0.009 }),
    ("A raised button without interaction", { $0.isUserInteractionEnabled = false }),
    ("A disabled raised button", { $0.isEnabled = false }),
  ]
  for (name, change) in changes {
    for (y, place, wanted) in [(170.0, upper, "list"), (220, "on its lower half", "bar")] {
      let screen = making("\(name), touch \(coordinates(150, y)), \(place)") {
        screen { change($1) }
      }
      let isRaised = hit(screen, 150, y) == "raised"
      try check(
        screen, name, 150, y, place, is: wanted,
        isRaised
          ? name == "A hidden raised button"
            ? Diagnosis3_5.returnsTheButtonWhereverItsArea : Diagnosis3_5.testsSomeGates
          : "The button is off, so the touch goes where it would go without it.",
        rule: Diagnosis3_5.own)
    }
  }
  try check(
    screen(), "A raised button with a badge", 175, 170, "on the badge", is: "badge",
    Diagnosis3_5.returnsTheButtonForTheBadge, rule: Diagnosis3_5.whatItAnswers)
  let bars: [(String, (UIView) -> Void)] = [
    ("A hidden bar", { $0.isHidden = true }), ("A bar with alpha 0.009", { $0.alpha = 0.009 }),
    ("A bar without interaction", { $0.isUserInteractionEnabled = false }),
  ]
  for (name, change) in bars {
    try check(
      screen { bar, _ in change(bar) }, name, 150, 170, "on the button's upper half", is: "list",
      Diagnosis3_5.forgetsThatTheBarCanBeOff, rule: Diagnosis3_5.gates)
  }
  try check(
    screen { bar, _ in
      if let screen = bar.superview { _ = hit(screen, 150, 170) }
      bar.isHidden = true
    }, "A bar that is hidden after a first touch", 150, 170, upper, is: "list",
    Diagnosis3_5.remembersThatItWasOn, rule: Diagnosis3_5.gates)
  for alpha in [0.011, 0.05] {
    try check(
      screen {
        $0.alpha = alpha
        $1.alpha = alpha
      }, "A bar and a button with alpha \(alpha)", 150, 170, upper, is: "raised",
      "With alpha \(alpha) both are on, however little of them is seen.",
      rule: "the gates: off is an alpha below 0.01, tested view by view (HT-11, HT-13).")
  }
  for (place, point, isInside) in touches(around: CGRect(x: 110, y: 160, width: 80, height: 80)) {
    let wanted = isInside ? "raised" : point.y < 200 ? "list" : "bar"
    try check(
      screen(), "A raised button", point.x, point.y, place, is: wanted,
      "The button is hit in its own area, and nowhere else: x from 110 to 190, y from 160 to 240.",
      rule: "left and upper edges are inside, right and lower edges are not (HT-6).")
  }
  try check(
    screen { $1.frame.origin.y = 20 }, "A raised button that hangs out below", 150, 270,
    "on its lower half", is: "raised", Diagnosis3_5.looksAboveTheBarOnly, rule: Diagnosis3_5.outside
  )
  try check(
    screen(RoomyButton()), "A raised button with a larger area", 105, 170, "beside its frame",
    is: "raised", Diagnosis3_5.looksAtItsFrame, rule: Diagnosis3_5.own)
  try check(
    screen { $1.transform = CGAffineTransform(rotationAngle: .pi / 4) },
    "A raised button turned by 45°", 195, 192, "in its right corner", is: "raised",
    Diagnosis3_5.takesOffItsFrame, rule: Diagnosis3_5.convert)
  let tapped = "A raised button that wants an event, a tap at (150, 170)"
  try playing(tapped) {
    let stage = Stage()
    stage.root.addSubview(screen(TouchesOnlyButton()))
    try stage.finger.tap(at: CGPoint(x: 150, y: 170))
    try expect(
      stage.recording.lines.first { $0.kind == "touch" }?.who ?? "nil", is: "raised", tapped,
      why: ["list": Diagnosis3_5.asksWithoutTheEvent], rule: Diagnosis3_5.own)
  }
  try randomScenes { scene, random in
    let frame = CGRect(
      x: 110 + random.coordinate(-150...150), y: -40 + random.coordinate(-100...60),
      width: 80 + random.coordinate(-70...60), height: 80 + random.coordinate(-70...60))
    let (state, angle) = (random.int(in: 0...9), Double(random.int(in: 0...3)) / 2)
    let origin = CGPoint(x: random.coordinate(-9...9), y: random.coordinate(-9...9))
    let change: (UIView, UIButton) -> Void = { bar, raised in
      raised.frame = frame
      raised.transform = CGAffineTransform(rotationAngle: angle)
      bar.bounds.origin = origin
      (raised.isHidden, raised.isEnabled, bar.isHidden) = (state == 7, state != 8, state == 9)
    }
    let mine = screen(UIButton(), change)
    let touch = CGPoint(
      x: min(299, max(0, frame.midX - origin.x + random.coordinate(-80...80))),
      y: min(299, max(0, 200 + frame.midY - origin.y + random.coordinate(-80...80))))
    let wanted = findsOutside(mine, touch)?.name ?? "nil"
    try expect(
      hit(mine, touch.x, touch.y), is: wanted,
      "\(scene): a raised button turned by \(angle), touch \(coordinates(touch))",
      rule: Diagnosis3_5.own)
  }
}

/// A button that keeps the points at which it was asked.
private final class AskedButton: UIButton {
  private var points: [CGPoint] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    points.append(point)
    return super.hitTest(point, with: event)
  }

  /// Why a finger at (40, 10) was not found to be on it.
  var whyNotFound: String {
    guard let first = points.first else { return Diagnosis3_5.neverAsked }
    return points.contains(CGPoint(x: 40, y: 10))
      ? Diagnosis3_5.ignoresTheAnswer : Diagnosis3_5.isAsked(at: first)
  }
}

/// A button whose area is larger than its frame.
private final class RoomyButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A button to which nothing belongs where there is no event.
private final class TouchesOnlyButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    event != nil && bounds.contains(point)
  }
}

/// A bar whose `raised` is nil.
private func withoutButton(_ make: () -> (UIButton?) -> UIView) throws {
  for (x, y, place, wanted) in [
    (240.0, 220.0, "on home", "home"), (150, 220, "on the bar", "bar"),
    (150, 170, "above the bar", "list"),
  ] {
    let scene = "A bar without a raised button, touch \(coordinates(x, y)), \(place)"
    try playing(scene) {
      let screen = card("screen", 0, 0, 300, 300)
      _ = card("list", 0, 0, 300, 300, in: screen)
      let bar = Grading.place(
        make()(nil), "bar", CGRect(x: 0, y: 200, width: 300, height: 60), in: screen)
      Grading.place(UIButton(), "home", CGRect(x: 220, y: 10, width: 60, height: 40), in: bar)
      try expect(
        hit(screen, x, y), is: wanted, scene, otherwise: Diagnosis3_5.findsNothing,
        rule: Diagnosis3_5.theRest)
    }
  }
}

/// What UIKit would find if the bar's area reached as far as its button.
private func findsOutside(_ screen: UIView, _ point: CGPoint) -> UIView? {
  let (list, bar) = (screen.subviews[0], screen.subviews[1])
  guard bar.isUserInteractionEnabled, !bar.isHidden, bar.alpha >= 0.01 else { return list }
  for view in bar.subviews.reversed() {
    if let hit = view.hitTest(screen.convert(point, to: view), with: nil) { return hit }
  }
  return bar.frame.contains(point) ? bar : list
}

/// A bar of any class, ready to take its raised button.
func raising<Bar: UIView>(
  _ bar: Bar, _ raise: @escaping (Bar, UIButton?) -> Void
) -> (UIButton?) -> UIView {
  { button in
    raise(bar, button)
    return bar
  }
}
