import Grading
import MiniUIKit
import Stage

@testable import Solutions02

/// What answers to exercise 2.5 are told.
enum Diagnosis2_5 {
  static let asksBackToFront =
    "back lies behind front: asked from first to last, it is found first."
  static let handsThePointDownUnconverted =
    "The card was asked about (110, 110), but in its own coordinates that is (10, 10)."
  static let subtractsTheFramesOriginInstead =
    "The tip belongs to the card. Subtracting the frame's origin does not turn the point."
  static let neverCallsASubviewsHitTest =
    "card contains the point, and your code didn't ask it: its own hitTest finds button."
    + "\nRule: the subviews: each is asked by its own hitTest, area or not (HT-3)."
  static let returnsTheSubview =
    "card was asked, and its hitTest found button; your code answered with card."
  static let testsTheSubviewsAreasAndNotTheir =
    "card contains the point, but it is switched off; its own hitTest would answer nil."
  static let returnsTheFirstAnswer =
    "front declined with nil; that is no answer for the whole, so the next one is asked."
  static let asksItsSubviewsBeforeItsOwnArea =
    "The finger is on card, but outside the container, which declines for all that lies in it."
  static let testsThePointAgainstItsFrame =
    "The point is in the container's own coordinates, and the frame is in its superview's."
  static let forgetsTheGates =
    "The container is switched off, and your hitTest still asks its subviews."
  static let asksTheGatesAround =
    "The container's own gates are open: those of what it lies in are not its business."
  static let takesClearForOff = "A clear background can be seen through, and touched all the same."
  static let declinesWhatIsInside =
    "The container is on and contains the point, and your code says nil."
  static let answersNilWhenNobodyInItWants =
    "The point is inside and no subview wants it, so the container itself is the answer."

  static let nilIsNoAnswerForTheWhole =
    "card declined with nil; that is no answer for the whole, so the container itself is hit."
  static let searchesTheTreeItself =
    "handle has a hitTest of its own, which answers knob; what it finds is the answer."
  static let leavesOutHiddenSubviews =
    "handle is hidden, but its own hitTest was not called: only that can decline for it."
  static let leavesOutSubviewsThatAreOff =
    "handle is off, but its own hitTest was not called: only that can decline for it."
  static let asksWithoutTheEvent =
    "picky wants touches only: its hitTest is handed no event, and so it declines."
  static let asksForAnAreaFirst =
    "arm finds knob outside its own area, but its hitTest was not called: only that decides."
  static let asksForItsOwnAreaWithoutTheEvent =
    """
    The subclass wants touches only: its point(inside:) is handed no event, and so it declines.
    Rule: \(asksForTheArea)
    """
  static let asksForTheAreaOfItsOwnClass =
    """
    The subclass enlarges its area by 20 points, but its point(inside:) is not what you call.
    Rule: \(asksForTheArea)
    """
  static let neverAsksPointInside =
    """
    Your code decides that itself, so a subclass could not change the area.
    Rule: \(asksForTheArea)
    """

  static let front = "the subviews: the last one is in front and is asked first (HT-5)."
  static let own = "the subviews: each is asked in its own coordinates (HT-8)."
  static let answer = "the subviews: what the subview's hitTest finds is the answer (HT-3)."
  static let firstFound = "the subviews: the first that finds a view ends the search (HT-7)."
  static let area = "the area: a point outside a view never reaches its subviews (HT-9)."
  static let bounds = "the area: point(inside:with:) compares the point with the bounds (HT-6)."
  static let gates = "the gates: a view that is off answers nil, for all that lies in it (HT-11)."
  static let limit = "the gates: a view is off below alpha 0.01 (HT-12)."
  static let myself = "myself: a view whose subviews all decline returns itself (HT-7)."
  static let asksForTheArea =
    "the area: ask point(inside:with:), which a subclass may override (HT-3)."
}

private final class OursRoomy: Solutions02.HandWrittenView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.roomy(self, point)
  }
}

private final class OursForTouches: Solutions02.HandWrittenView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    AreaOfASubclass.forTouches(self, point, event)
  }
}

let exercise2_5: Grader<HandWritten> = Grader(
  "2.5", read: theRule, steps: steps,
  solution: {
    HandWritten(
      Solutions02.HandWrittenView(), roomy: OursRoomy(), forTouches: OursForTouches())
  },
  alternatives: [
    {
      HandWritten(
        LoopFromTheEnd(), roomy: LoopFromTheEndRoomy(), forTouches: LoopFromTheEndForTouches())
    },
    { HandWritten(OneReturn(), roomy: OneReturnRoomy(), forTouches: OneReturnForTouches()) },
  ], wrong: wrong2_5,
  statement: [
    .tells("Write `hitTest` yourself."),
    .asks(
      "It must find what UIView's own finds", "Two cards", "One card", "A card",
      "A hidden container",
      "A container", "A button in a card", "A handle that", "A hidden handle", "A handle without",
      "A handle with alpha",
      "An arm", "A view that wants an event",
      "Calls of the", "A subclass with a larger area", "A subclass that wants an event",
      "Random scene"),
    .tells("`BareView` is a UIView"),
    .asks("Worked touch", "The container of the statement"),
  ]
) { make in
  func scene(_ cards: [(String, Double, Double)], _ change: (UIView) -> Void = { _ in }) -> UIView {
    let container = place(make().view, "container", CGRect(x: 0, y: 0, width: 200, height: 200))
    for (name, x, y) in cards { _ = card(name, x, y, 60, 60, in: container) }
    change(container)
    return container
  }
  try checkOrder(scene)
  try checkArea(scene)
  try checkConversion(scene)
  try checkAnswers(scene)
  try checkLayers(scene)
  try checkGates(scene)
  try checkOverrides(scene)
  try checkSubclasses(make)
  try randomScenes(1...200) { scene, random in
    try checkRandom2_5(scene, &random, make)
  }
}

/// Builds a container with cards of 60 by 60 in it.
private typealias Build = ([(String, Double, Double)], (UIView) -> Void) -> UIView

private func checkOrder(_ scene: Build) throws {
  let name = "Two cards that overlap, touch (50, 50)"
  try playing(name) {
    let found = hit(scene([("back", 20, 20), ("front", 30, 30)]) { _ in }, 50, 50)
    try expect(
      found, is: "front", name,
      why: [
        "back": Diagnosis2_5.asksBackToFront, "nil": Diagnosis2_5.declinesWhatIsInside,
      ], rule: found == "nil" ? Diagnosis2_5.myself : Diagnosis2_5.front)
  }
  try expect(
    hit(scene([]) { _ in }, 50, 50), is: "container", "An empty container, touch (50, 50)",
    why: ["nil": Diagnosis2_5.answersNilWhenNobodyInItWants], rule: Diagnosis2_5.myself)
}

/// A view that finds another one, hidden or not.
private final class Handle: UIView {
  var finds: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? finds : nil
  }
}

/// A view that finds another one, wherever the point is.
private final class Arm: UIView {
  var finds: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { finds }
}

/// A view that notes whether its hit test was called.
private final class Watched: UIView {
  private(set) var isAsked = false
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isAsked = true
    return super.hitTest(point, with: event)
  }
}

/// A view that is hit by touches only, and not by questions of the app.
private final class Picky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    event == nil ? nil : super.hitTest(point, with: event)
  }
}

/// Subviews that override `hitTest`, and the container's own `point(inside:with:)`.
private func checkOverrides(_ scene: Build) throws {
  try expect(
    hit(scene([("back", 20, 20), ("front", 60, 60)]) { _ in }, 70, 70), is: "front",
    "The container of the statement, touch (70, 70)",
    why: ["back": Diagnosis2_5.asksBackToFront], rule: Diagnosis2_5.front)
  let states: [(name: String, change: (UIView) -> Void)] = [
    ("A handle", { _ in }), ("A hidden handle", { $0.isHidden = true }),
    ("A handle without interaction", { $0.isUserInteractionEnabled = false }),
    ("A handle with alpha 0", { $0.alpha = 0 }),
  ]
  for state in states {
    func container() -> UIView {
      scene([("knob", 120, 120)]) { container in
        let handle = place(
          Handle(), "handle", CGRect(x: 20, y: 20, width: 60, height: 60), in: container)
        handle.finds = container.subviews[0]
        state.change(handle)
      }
    }
    try expect(
      hit(container(), 50, 50), is: "knob",
      "\(state.name) that answers knob, touch (50, 50) on it",
      why: [
        "handle": Diagnosis2_5.searchesTheTreeItself,
        "container": [
          "A hidden handle": Diagnosis2_5.leavesOutHiddenSubviews,
          "A handle without interaction": Diagnosis2_5.leavesOutSubviewsThatAreOff,
          "A handle with alpha 0": Diagnosis2_5.leavesOutSubviewsThatAreOff,
        ][state.name] ?? Diagnosis2_5.searchesTheTreeItself,
      ], rule: Diagnosis2_5.answer)
  }
  func reaching() -> UIView {
    scene([("knob", 120, 120)]) { container in
      let arm = place(Arm(), "arm", CGRect(x: 20, y: 20, width: 60, height: 60), in: container)
      arm.finds = container.subviews[0]
    }
  }
  try expect(
    hit(reaching(), 100, 50), is: "knob", "An arm that finds knob, touch (100, 50) beside the arm",
    why: ["container": Diagnosis2_5.asksForAnAreaFirst], rule: Diagnosis2_5.answer)
  /// What a tap finds, and whether the container was asked for its area.
  func tap(_ x: Double, _ y: Double) throws -> (found: String, asksForTheArea: Bool) {
    let stage = Stage()
    stage.root.addSubview(
      scene([]) { container in
        place(Picky(), "picky", CGRect(x: 20, y: 20, width: 60, height: 60), in: container)
      })
    try stage.finger.tap(at: CGPoint(x: x, y: y))
    let lines = stage.recording.lines
    return (
      lines.first { $0.kind == "touch" }?.who ?? "nil",
      lines.contains { $0.kind == "point" && $0.who == "container" }
    )
  }
  try expect(
    try tap(50, 50).found, is: "picky", "A view that wants an event, a tap at (50, 50) on it",
    why: ["container": Diagnosis2_5.asksWithoutTheEvent], rule: Diagnosis2_5.answer)
  try expect(
    try tap(150, 150).asksForTheArea ? "at least one" : "none",
    is: "at least one", "Calls of the container's point(inside:), touch (150, 150)",
    why: ["none": Diagnosis2_5.neverAsksPointInside], rule: Diagnosis2_5.bounds)
}

/// Subclasses of the answer with a `point(inside:with:)` of their own.
private func checkSubclasses(_ make: () -> HandWritten) throws {
  let frame = CGRect(x: 40, y: 40, width: 100, height: 100)
  try expect(
    hit(place(make().roomy, "roomy", frame), 110, 50), is: "roomy",
    "A subclass with a larger area, touch (110, 50) in it",
    why: ["nil": Diagnosis2_5.asksForTheAreaOfItsOwnClass], rule: Diagnosis2_5.bounds)
  func tapped() throws -> String {
    let stage = Stage()
    stage.root.addSubview(place(make().forTouches, "picky", frame))
    try stage.finger.tap(at: CGPoint(x: 60, y: 60))
    return stage.recording.lines.first { $0.kind == "touch" }?.who ?? "nil"
  }
  try expect(
    try tapped(), is: "picky", "A subclass that wants an event, a tap at (60, 60) on it",
    why: ["root": Diagnosis2_5.asksForItsOwnAreaWithoutTheEvent], rule: Diagnosis2_5.bounds)
}

private func checkConversion(_ scene: Build) throws {
  try expect(
    hit(scene([("card", 100, 100)]) { _ in }, 110, 110), is: "card",
    "One card at (100, 100), touch (110, 110)",
    why: ["container": Diagnosis2_5.handsThePointDownUnconverted], rule: Diagnosis2_5.own)
  let scrolled = scene([("card", 100, 300)]) { $0.bounds.origin.y = 250 }
  try expect(
    hit(scrolled, 110, 310), is: "card", "A container scrolled by 250, touch (110, 310)",
    why: [
      "container": "The card's frame lies in the container's coordinates, scrolled or not.",
      "nil": "The container's bounds begin at y = 250, so (110, 310) is inside.",
    ], rule: Diagnosis2_5.own)
}

/// What a subview finds is the answer, and nothing else.
private func checkAnswers(_ scene: Build) throws {
  try expect(
    hit(scene([("back", 20, 20), ("front", 120, 120)]) { _ in }, 30, 30), is: "back",
    "Two cards apart, touch (30, 30) on back",
    why: [
      "nil": Diagnosis2_5.returnsTheFirstAnswer,
      "container": "front declined with nil; that is no answer for the whole: back comes next.",
    ], rule: Diagnosis2_5.firstFound)
  let watched = Watched()
  let nested = scene([("card", 50, 50)]) { container in
    place(
      watched, "button", CGRect(x: 10, y: 10, width: 40, height: 40), in: container.subviews[0])
  }
  try expect(
    hit(nested, 70, 70), is: "button", "A button in a card, touch (70, 70)",
    why: [
      "card": watched.isAsked
        ? Diagnosis2_5.returnsTheSubview : Diagnosis2_5.neverCallsASubviewsHitTest
    ], rule: Diagnosis2_5.answer)
  let off: [(String, (UIView) -> Void)] = [
    ("A card without interaction", { $0.subviews[0].isUserInteractionEnabled = false }),
    ("A card with alpha 0", { $0.subviews[0].alpha = 0 }),
    ("A hidden card", { $0.subviews[0].isHidden = true }),
  ]
  for (name, change) in off {
    try expect(
      hit(scene([("card", 100, 100)], change), 110, 110), is: "container",
      "\(name), touch (110, 110)",
      why: [
        "card": Diagnosis2_5.testsTheSubviewsAreasAndNotTheir,
        "nil": Diagnosis2_5.nilIsNoAnswerForTheWhole,
      ], rule: Diagnosis2_5.answer)
  }
}

/// Turned and scrolled subviews, for which subtracting is not enough.
private func checkLayers(_ scene: Build) throws {
  let turned: (UIView) -> Void = { container in
    container.subviews[0].transform = CGAffineTransform(rotationAngle: .pi / 4)
  }
  try expect(
    hit(scene([("card", 70, 70)], turned), 140, 100), is: "card",
    "A card turned by 45 degrees, touch (140, 100) at its tip",
    why: ["container": Diagnosis2_5.subtractsTheFramesOriginInstead], rule: Diagnosis2_5.own)
  try expect(
    hit(scene([("card", 70, 70)], turned), 62, 62), is: "container",
    "A card turned by 45 degrees, touch (62, 62) in its frame, beside it",
    why: ["card": "The frame is the upright rectangle around the card, and larger than the card."],
    rule: Diagnosis2_5.own)
  let inner = scene([("list", 20, 20)]) { container in
    let list = container.subviews[0]
    list.bounds.origin.y = 100
    _ = card("row", 0, 100, 60, 20, in: list)
  }
  try expect(
    hit(inner, 30, 30), is: "row", "A list scrolled by 100 in the container, touch (30, 30)",
    why: [
      "container": "In the list this is (10, 110): its bounds begin at y = 100, and not at 0.",
      "list": "In the list this is (10, 110): its bounds begin at y = 100, and not at 0.",
    ], rule: Diagnosis2_5.own)
}

private func checkArea(_ scene: Build) throws {
  try expect(
    hit(scene([("card", 170, 80)]) { _ in }, 210, 100), is: "nil",
    "A card that hangs out of the container, touch (210, 100)",
    why: ["card": Diagnosis2_5.asksItsSubviewsBeforeItsOwnArea], rule: Diagnosis2_5.area)
  let moved = scene([]) { $0.frame.origin = CGPoint(x: 50, y: 30) }
  try expect(
    hit(moved, 10, 10), is: "container",
    "A container at (50, 30), touch (10, 10) in its coordinates",
    why: ["nil": Diagnosis2_5.testsThePointAgainstItsFrame], rule: Diagnosis2_5.bounds)
  for (edge, wanted) in [(0.0, "container"), (199.9, "container"), (200, "nil"), (-0.1, "nil")] {
    for (x, y) in [(edge, 50), (50, edge)] {
      try expect(
        hit(scene([]) { _ in }, x, y), is: wanted,
        "A container of 200 by 200, touch \(coordinates(x, y))",
        why: [
          "container": "Right and lower edges do not belong to a view; this point is outside.",
          "nil": "Left and upper edges belong to a view; this point is inside.",
        ], rule: "the area: point(inside:with:) decides, half open (HT-6).")
    }
  }
}

private func checkGates(_ scene: Build) throws {
  let changes: [(String, (UIView) -> Void)] = [
    ("A hidden container", { $0.isHidden = true }),
    ("A container without interaction", { $0.isUserInteractionEnabled = false }),
    ("A container with alpha 0", { $0.alpha = 0 }),
  ]
  for (name, change) in changes {
    try expect(
      hit(scene([("card", 20, 20)], change), 50, 50), is: "nil",
      "\(name) with a card, touch (50, 50)",
      why: ["card": Diagnosis2_5.forgetsTheGates],
      otherwise: "The container is switched off.", rule: Diagnosis2_5.gates)
  }
  try expect(
    hit(scene([]) { $0.backgroundColor = .clear }, 50, 50), is: "container",
    "A container with a clear background, touch (50, 50)",
    why: ["nil": Diagnosis2_5.takesClearForOff],
    rule: "the gates: colour and content do not matter (HT-13).")
  let room = card("room", 0, 0, 300, 300)
  room.isHidden = true
  try expect(
    hit(scene([]) { room.addSubview($0) }, 50, 50), is: "container",
    "A container in a hidden room, touch (50, 50)",
    why: ["nil": Diagnosis2_5.asksTheGatesAround],
    rule: "the gates: a view tests its own, and each superview tests its own (HT-3, HT-11).")
  for alpha in [0.009, 0.01, 0.011] {
    try expect(
      hit(scene([]) { $0.alpha = alpha }, 50, 50), is: alpha > 0.01 ? "container" : "nil",
      "A container with alpha \(alpha), touch (50, 50)", otherwise: about(alpha: alpha),
      rule: Diagnosis2_5.limit)
  }
}
