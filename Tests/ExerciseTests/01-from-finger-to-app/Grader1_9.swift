import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// A card that acts when it is tapped, of any design.
struct Pressed {
  let view: UIView
  let isPressed: () -> Bool
  let actions: () -> Int

  init(_ view: UIView, _ isPressed: @escaping () -> Bool, _ actions: @escaping () -> Int) {
    (self.view, self.isPressed, self.actions) = (view, isPressed, actions)
  }
}

/// What answers to exercise 1.9 are told.
enum Diagnosis1_9 {
  static let forgetsCancelled =
    "This touch has no ended: the alert takes it away, and the card still looks pressed."
  static let actsAtCancelled =
    "Nobody has lifted a finger here; the alert has taken the touch away."
  static let actsAnywhere = "The finger is lifted beside the card, and the card acts all the same."
  static let asksAnotherView =
    "Place and area have to be in the same coordinates: bounds are in the card's own, frame in "
    + "those of its superview."
  static let asksWhereItWas =
    "The lift has a place of its own, which need not be that of the last event before."
  static let isOver = "The touch is over, and the card still looks pressed."
  static let isStillDown = "The finger is still down, and its touch is still the card's."
  static let isOfTheLabel =
    "The label passes its touch on, so the card hears it. touch.view is the label here."
  static let countsOnce = "Each touch that is lifted on the card acts once."
  static let isEarly = "The card acts when the finger comes down, and not when it is lifted."
  static let back = "Where the finger has been in between does not matter to a lift on the card."

  static let endings =
    "chapter 1, Two keys, and an alert: a touch ends with ended or with cancelled (EV-17)."
  static let here =
    "chapter 1, 164 points away: ended does not mean ended here, so ask where the finger is."
  static let keeps =
    "chapter 1, 164 points away: a touch keeps the view that it began on (HT-19)."
  static let places =
    "chapter 1, What you can keep: a location is in the coordinates of the view you name (EV-9)."
  static let looks = "the statement: it looks pressed from began until its touch is over."
  static let acts = "the statement: it acts if the finger is lifted on the card."
  static let label = "the statement: its label's touches count like the card's own."
}

let exercise1_9: Grader<Pressed> = Grader(
  "1.9", read: "Chapters/01-from-finger-to-app, Two keys, and an alert",
  solution: {
    let card = Solutions01.DeleteCard(frame: cardFrame)
    return Pressed(card, { card.isPressed }, { card.actions })
  },
  alternatives: [
    { pressing { card, touch in card.point(inside: touch.location(in: card), with: nil) } },
    { pressing { card, touch in card.frame.contains(touch.location(in: card.superview)) } },
  ], wrong: wrong1_9,
  statement: [
    .tells("This card deletes"),
    .asks(
      "It looks pressed", "A finger is down", "A tap", "The finger slides off the card and stays",
      "A slide off", "An alert", "Two taps", "Random scene"),
    .asks(
      "It acts", "A tap", "A finger is down", "A slide off the card, lifted",
      "A slide to the right", "A slide off and back", "An alert", "The card is scrolled",
      "The lift has", "Two taps", "Random scene"),
    .asks("Its label", "A tap on the label", "A slide off the label", "An alert, on the label"),
    .asks("Worked touch", "A finger is down", "A tap"),
  ]
) { make in
  func scene(
    _ name: String, _ steps: [TouchStep], pressed: Bool = false, actions: Int,
    scrolledBy scroll: Double = 0, look: (why: String, rule: String),
    act: (why: String, rule: String)
  ) throws {
    try playing(name) {
      let (stage, card) = (Stage(), make())
      card.view.frame = cardFrame
      card.view.bounds.origin.y = scroll
      let panel = named("panel", UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 300)))
      stage.root.addSubview(panel)
      panel.addSubview(named("card", card.view))
      let label = UIView(frame: CGRect(x: 10, y: 10 + scroll, width: 40, height: 20))
      card.view.addSubview(named("label", label))
      try stage.phone.play(steps)
      try expect(
        card.isPressed() ? "pressed" : "not pressed", is: pressed ? "pressed" : "not pressed",
        "\(name), the card", otherwise: look.why, rule: look.rule)
      try expect(
        "\(card.actions())", is: "\(actions)", "\(name), actions", otherwise: act.why,
        rule: act.rule)
    }
  }
  let over = (why: Diagnosis1_9.isOver, rule: Diagnosis1_9.looks)
  let still = (why: Diagnosis1_9.isStillDown, rule: Diagnosis1_9.keeps)
  let lost = (why: Diagnosis1_9.forgetsCancelled, rule: Diagnosis1_9.endings)
  let outside = (why: Diagnosis1_9.actsAnywhere, rule: Diagnosis1_9.here)
  let inside = (why: Diagnosis1_9.asksAnotherView, rule: Diagnosis1_9.places)
  let taken = (why: Diagnosis1_9.actsAtCancelled, rule: Diagnosis1_9.endings)
  let down = TouchStep.down(x: 140, y: 240)
  try scene(
    "A finger is down on the card", [down], pressed: true, actions: 0,
    look: (why: "A finger is on the card.", rule: Diagnosis1_9.looks),
    act: (why: Diagnosis1_9.isEarly, rule: Diagnosis1_9.acts))
  try scene(
    "A tap on the card", [down, .wait(0.08), .up()], actions: 1, look: over, act: inside)
  try scene(
    "The finger slides off the card and stays there", [down, .wait(0.1), .move(x: 290, y: 240)],
    pressed: true, actions: 0, look: still, act: outside)
  try scene(
    "A slide off the card, lifted beside it",
    [down, .wait(0.1), .move(x: 290, y: 240), .wait(0.1), .up()],
    actions: 0, look: over, act: outside)
  try scene(
    "A slide to the right, lifted on the card",
    [down, .wait(0.1), .move(x: 165, y: 240), .wait(0.1), .up()], actions: 1, look: over,
    act: inside)
  try scene(
    "A slide off and back, lifted on the card",
    [
      down, .wait(0.1), .move(x: 290, y: 240), .wait(0.1), .move(x: 150, y: 250), .wait(0.1), .up(),
    ], actions: 1, look: over, act: (why: Diagnosis1_9.back, rule: Diagnosis1_9.acts))
  try scene(
    "An alert takes the touch away", [down, .wait(0.1), .cancel()], actions: 0, look: lost,
    act: taken)
  try scene(
    "An alert comes after a slide off the card",
    [down, .wait(0.1), .move(x: 290, y: 240), .wait(0.1), .cancel()], actions: 0, look: lost,
    act: taken)
  try scene(
    "An alert, and then a tap",
    [down, .wait(0.1), .cancel(), .wait(0.5), down, .wait(0.08), .up()], actions: 1, look: over,
    act: (why: Diagnosis1_9.countsOnce, rule: Diagnosis1_9.acts))
  try scene(
    "Two taps", [down, .wait(0.08), .up(), .wait(0.1), down, .wait(0.08), .up()], actions: 2,
    look: over, act: (why: Diagnosis1_9.countsOnce, rule: Diagnosis1_9.acts))
  try scene(
    "A tap on the label", [.down(x: 90, y: 190), .wait(0.08), .up()], actions: 1, look: over,
    act: (why: Diagnosis1_9.isOfTheLabel, rule: Diagnosis1_9.label))
  try scene(
    "A slide off the label, lifted on the card",
    [.down(x: 90, y: 190), .wait(0.1), .move(x: 150, y: 260), .wait(0.1), .up()], actions: 1,
    look: over, act: (why: Diagnosis1_9.isOfTheLabel, rule: Diagnosis1_9.label))
  try scene(
    "A slide off the label, lifted 5 points beside the card",
    [.down(x: 90, y: 190), .wait(0.1), .move(x: 205, y: 240), .wait(0.1), .up()], actions: 0,
    look: over, act: inside)
  try scene(
    "An alert, on the label", [.down(x: 90, y: 190), .wait(0.1), .cancel()], actions: 0, look: lost,
    act: taken)
  try scene(
    "The card is scrolled by 200, and tapped", [down, .wait(0.08), .up()], actions: 1,
    scrolledBy: 200, look: over,
    act: (
      why: "The card's bounds begin at y = 200, and places in it count from there.",
      rule: Diagnosis1_9.places
    ))
  try lift(elsewhere: make)
  try randomScenes { name, random in
    let frame = CGRect(x: 80, y: 180, width: 120, height: 120)
    var (steps, wanted, words) = ([TouchStep](), 0, "")
    for _ in 0..<random.int(in: 1...3) {
      var place = CGPoint(x: random.coordinate(80...199), y: random.coordinate(180...299))
      steps += [.down(x: place.x, y: place.y)]
      words += " down \(coordinates(place.x, place.y))"
      for _ in 0..<random.int(in: 0...3) {
        place = CGPoint(x: random.coordinate(0...300), y: random.coordinate(100...390))
        steps += [.wait(0.1), .move(x: place.x, y: place.y)]
        words += " to \(coordinates(place.x, place.y))"
      }
      if random.int(in: 0...3) == 0 {
        steps += [.wait(0.1), .cancel(), .wait(0.5)]
        words += " taken away,"
      } else {
        steps += [.wait(0.1), .up(), .wait(0.5)]
        words += " up,"
        if frame.contains(place) { wanted += 1 }
      }
    }
    try scene("\(name),\(words)", steps, actions: wanted, look: over, act: outside)
  }
}

/// A lift whose place no event before it has had, once on the card and once beside it.
private func lift(elsewhere make: () -> Pressed) throws {
  let places: [(name: String, last: CGPoint, actions: Int)] = [
    ("beside the card", CGPoint(x: 290, y: 240), 0), ("on the card", CGPoint(x: 140, y: 240), 1),
  ]
  for (name, last, actions) in places {
    let name = "The lift has a place of its own, \(name)"
    try playing(name) {
      let (stage, card) = (Stage(), make())
      card.view.frame = CGRect(x: 80, y: 180, width: 120, height: 120)
      stage.root.addSubview(named("card", card.view))
      let before = CGPoint(x: actions == 0 ? 150 : 290, y: 240)
      for contact in [down(1, CGPoint(x: 140, y: 240)), move(1, before), up(1, last)] {
        try stage.wait(0.05)
        try stage.phone.digitizer.report([contact])
      }
      try stage.wait(0.05)
      try expect(
        "\(card.actions())", is: "\(actions)", "\(name), actions",
        otherwise: Diagnosis1_9.asksWhereItWas, rule: Diagnosis1_9.here)
    }
  }
}

let cardFrame = CGRect(x: 60, y: 80, width: 120, height: 120)
