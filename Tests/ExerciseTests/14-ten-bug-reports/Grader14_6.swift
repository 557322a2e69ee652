import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A screen to write a message on, of any design.
struct Composer {
  let screen: UIView
  let log: () -> [String]
}

/// Makes such a screen.
typealias Composers = () -> Composer

let exercise14_6: Grader<Diagnosed<Composers>> = Grader(
  written14_6,
  solution: {
    Diagnosed(Solutions14.causes14_6()) {
      let screen = Solutions14.ComposeScreen()
      return Composer(screen: screen, log: { screen.log })
    }
  },
  alternatives: [
    { right14_6(.largeBounds) }, { right14_6(.ownHitTest) }, { right14_6(.closures) },
  ], wrong: wrong14_6,
  statement: [
    .tells("“I press"), .tells("The message"),
    .asks(
      "Name the cause or", "Your diagnosis", "The report's touch", "Lifted 40 points",
      "Random scene"),
    .asks("These must keep", "A tap on send", "A tap close beside"),
    .asks("A finger lifted 120", "Lifted far away from send", "Lifted far away from discard"),
    .asks("One that leaves", "Out and back on send", "Out and back on discard"),
    .asks("A tap outside", "A tap beside the buttons", "A tap on send"),
    .asks("Worked touch", "The report's touch"),
  ]
) { make in
  try judge(make().causes, diagnosis14_6)
  func scene(_ name: String, _ points: (Double, Double)..., why: String? = nil) throws {
    try slide(name, points, why, make)
  }
  try scene(
    "The report's touch, from (343, 182) to (343, 248)", (343, 182), (343, 248),
    why: Diagnosis14_6.everyButton)
  try scene(
    "Lifted 40 points to the left of send", (343, 182), (291, 182), why: Diagnosis14_6.everyButton)
  try scene(
    "Lifted 40 points below discard", (60, 182), (60, 244), why: Diagnosis14_6.everyButton)
  try scene("A tap on send, (343, 182)", (343, 182), why: Diagnosis14_6.deadTap)
  try scene("A tap on discard, (60, 182)", (60, 182), why: Diagnosis14_6.deadTap)
  for point in [(323.0, 182.0), (363, 182), (343, 162), (343, 202)] {
    try scene(
      "A tap close beside send, \(coordinates(point.0, point.1))", point,
      why: Diagnosis14_6.smallAgain)
  }
  try scene("A tap beside the buttons, (187, 400)", (187, 400), why: Diagnosis14_6.typing)
  try scene("A tap beside the buttons, (300, 182)", (300, 182), why: Diagnosis14_6.typing)
  try playing("A finger rests on send") {
    let (stage, composer) = (Stage(), make().screen())
    stage.root.addSubview(composer.screen)
    try stage.finger.down(at: CGPoint(x: 343, y: 182))
    try stage.wait(0.5)
    try expect(
      happened(composer.log(), isTap: true), is: "nothing", "A finger rests on send",
      otherwise: Diagnosis14_6.sendsEarly, rule: Diagnosis14_6.working)
    try stage.finger.cancel()
    try expect(
      happened(composer.log(), isTap: true), is: "nothing",
      "A finger rests on send, and an alert comes up",
      otherwise: Diagnosis14_6.sendsEarly, rule: Diagnosis14_6.working)
  }
  try scene(
    "Lifted far away from send, (343, 400)", (343, 182), (343, 400), why: Diagnosis14_6.farAway)
  try scene(
    "Lifted far away from send, (100, 182)", (343, 182), (100, 182), why: Diagnosis14_6.farAway)
  try scene(
    "Lifted far away from discard, (60, 400)", (60, 182), (60, 400), why: Diagnosis14_6.farAway)
  try scene(
    "Out and back on send", (343, 182), (343, 400), (343, 190), why: Diagnosis14_6.cameBack)
  try scene(
    "Out and back on discard", (60, 182), (60, 400), (60, 170), why: Diagnosis14_6.cameBack)
  try scene("A drag beside the buttons", (187, 400), (187, 460), why: Diagnosis14_6.tooMuch)
  for (place, x, y) in [("beside the buttons", 187.0, 400.0), ("on discard", 60, 182)] {
    let name = "While a text is written, a tap \(place)"
    try playing(name) {
      let (stage, composer) = (Stage(), make().screen())
      stage.root.addSubview(composer.screen)
      let text = composer.screen.subviews.lazy.compactMap { $0 as? UITextField }.first
      let isWritten = text?.becomeFirstResponder() ?? false
      try stage.finger.tap(at: CGPoint(x: x, y: y))
      let goesOn = text?.isFirstResponder ?? false
      try expect(
        (isWritten ? "up" : "down") + ", then " + (goesOn ? "up" : "down"), is: "up, then down",
        name + ", the keyboard", otherwise: Diagnosis14_6.typing, rule: Diagnosis14_6.working)
    }
  }
  try randomScenes(1...40) { name, random in
    let isSend = random.bool()
    let start =
      isSend
      ? (random.coordinate(323...363), random.coordinate(162...202))
      : (random.coordinate(24...96), random.coordinate(164...200))
    var points = [start]
    for _ in 0..<random.int(in: 0...3) {
      // Near: inside for every design of 44 points or less. Far: outside for all of them.
      let isNear = random.bool()
      points.append(
        isNear
          ? (random.coordinate(isSend ? 280...370 : 5...150), random.coordinate(150...240))
          : (random.coordinate(0...374), random.coordinate(330...800)))
    }
    let words = points.map { coordinates($0.0, $0.1) }.joined(separator: ", ")
    try slide("\(name): a finger at \(words)", points, nil, make)
  }
}

/// A finger comes down, goes to each of the further points, and is lifted.
private func slide(
  _ name: String, _ points: [(Double, Double)], _ why: String?,
  _ make: () -> Diagnosed<Composers>
) throws {
  try playing(name) {
    let (stage, composer) = (Stage(), make().screen())
    stage.root.addSubview(composer.screen)
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { try stage.finger.down(at: place) } else { try stage.finger.move(to: place) }
      try stage.wait(0.1)
    }
    try stage.finger.up()
    try stage.wait(1)
    let last = points.last ?? (0, 0)
    let isTap = composer.screen.subviews.contains { view in
      view is UIButton
        && view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
    }
    let why = why == Diagnosis14_6.everyButton && isTap ? Diagnosis14_6.tapFails : why
    let rule =
      points.count > 1 && last.1 > 300
      ? Diagnosis14_6.outside
      : points.count > 1 ? Diagnosis14_6.inside : Diagnosis14_6.working
    try expect(
      happened(composer.log(), isTap: points.count == 1), is: expected(points), name,
      otherwise: why ?? "", rule: rule)
  }
}

/// What buttons did, and after a tap whether typing ended; in which order does not matter.
///
/// How far a finger may go before it is no tap any more is not asked here.
private func happened(_ log: [String], isTap: Bool) -> String {
  let typing = "end typing"
  return listed(log.filter { $0 != typing } + (isTap && log.contains(typing) ? [typing] : []))
}

/// What a finger should do that comes down at the first point and is lifted at the last.
private func expected(_ points: [(Double, Double)]) -> String {
  guard let first = points.first, let last = points.last else { return "nothing" }
  let isOnSend = first.0 >= 321 && first.0 < 365 && first.1 >= 160 && first.1 < 204
  let isOnDiscard = first.0 >= 20 && first.0 < 100 && first.1 >= 160 && first.1 < 204
  var done: [String] = []
  // The scenes keep away from the places at which one design of send differs from another.
  if isOnSend, last.0 > 250, last.1 < 300 { done.append("send") }
  if isOnDiscard, last.0 < 160, last.1 < 300 { done.append("discard") }
  if points.count == 1 { done.append("end typing") }
  return listed(done)
}
