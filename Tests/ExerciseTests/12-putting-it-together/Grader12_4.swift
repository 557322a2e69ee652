import ExerciseKit
import Grading

@testable import Exercises12
@testable import Solutions12

typealias RestingPlace = @Sendable (Double, Double, [Double]) -> Double

let exercise12_4 = Exercise(
  "12.4", read: "Chapters/12-putting-it-together, The rule", steps: stepNames,
  yours: {
    { Exercises12.restingPlace(of: $0, velocity: $1, among: $2) } as RestingPlace
  },
  solution: {
    { Solutions12.restingPlace(of: $0, velocity: $1, among: $2) } as RestingPlace
  },
  alternatives: [{ byLoop }],
  wrong: wrong12_4
) { make in
  let quick = "settle: from 500 points a second on, the direction decides and not the distance."
  let slow = "settle: below 500 points a second, the nearest detent; halfway, the upper one."
  let three = [100.0, 420, 700]
  func scene(
    _ top: Double, _ velocity: Double, _ detents: [Double] = three, is wanted: Double,
    why: [Double: String] = [:], rule: String, name: String? = nil
  ) throws {
    let got = make()(top, velocity, detents)
    var reasons: [String: String] = [:]
    for (value, reason) in why { reasons[text(value)] = reason }
    try expect(
      text(got), is: text(wanted),
      (name.map { $0 + ", let" } ?? "Let") + " go at \(text(top)) with \(text(velocity))"
        + (detents == three ? "" : ", detents \(list(detents.map(text)))"),
      why: reasons,
      otherwise: detents.contains(got)
        ? "Which detents lie in the finger's direction, and which one is nearest?"
        : "That is no detent: the panel would stop anywhere.", rule: rule)
  }
  try scene(300, 0, is: 420, why: [100: "From 300 it is 200 to 100, and 120 to 420."], rule: slow)
  try scene(
    600, -40, is: 700, why: [420: "A slow finger says no direction; 700 is nearer."], rule: slow)
  let tie = "Both are equally far away, and then the upper one counts."
  try scene(560, 0, is: 420, why: [700: tie], rule: slow)
  try scene(560.5, 0, is: 700, rule: slow)
  try scene(559.5, 0, is: 420, rule: slow)
  try scene(
    260, 499, is: 100, why: [420: "499 is slow, so the nearest counts; halfway, the upper one."],
    rule: slow)
  try scene(
    130, 800, is: 420,
    why: [
      100: "100 is nearer, but the finger is quick, and it goes down.",
      700: "The next detent below is 420; a quick finger goes one further, not to the end.",
    ], rule: quick)
  try scene(
    690, -800, is: 420,
    why: [
      700: "700 is nearer, but the finger is quick, and it goes up.",
      100: "The next detent above is 420; a quick finger goes one further, not to the end.",
    ], rule: quick)
  try scene(
    350, 600, is: 420,
    why: [700: "Counted from where the panel is, the next detent below is 420."], rule: quick)
  let exact = "Exactly 500 counts as quick."
  try scene(430, 500, is: 700, why: [420: exact], rule: quick)
  try scene(430, 499.5, is: 420, rule: slow)
  try scene(410, -500, is: 100, why: [420: exact], rule: quick)
  try scene(410, -499.5, is: 420, rule: slow)
  let onIt = "The panel stands on 420 already; the next one in that direction is another."
  try scene(420, 900, is: 700, why: [420: onIt], rule: quick)
  try scene(420, -900, is: 100, why: [420: onIt], rule: quick)
  let none = "There is no further detent in that direction, so the last one there counts."
  try scene(700, 900, is: 700, why: [420: none, 100: none], rule: quick)
  try scene(100, -900, is: 100, why: [420: none, 700: none], rule: quick)
  try scene(
    200, 3000, is: 420,
    why: [700: "The next detent below is 420; a quick finger goes one further, not to the end."],
    rule: quick)
  try scene(300, 700, [300], is: 300, rule: quick)
  try scene(210, 0, [100, 220, 420, 700], is: 220, rule: slow)
  try scene(230, -600, [100, 220, 420, 700], is: 220, rule: quick)
  try randomScenes(1...200) { name, random in
    var detents: Set<Double> = []
    for _ in 0..<random.int(in: 1...5) { detents.insert(Double(random.int(in: 5...75)) * 10) }
    let all = detents.sorted()
    let (first, last) = (Int(all[0]), Int(all[all.count - 1]))
    let top = random.int(in: 0...2) == 0 ? random.pick(all) : random.coordinate(first...last)
    let velocity = Double(
      random.pick([0, 100, 400, 499, 500, 501, 900]) * (random.bool() ? 1 : -1))
    try scene(
      top, velocity, all, is: byLoop(top, velocity, all), rule: abs(velocity) >= 500 ? quick : slow,
      name: name)
  }
}

/// Right: goes through the detents one by one.
@Sendable
func byLoop(_ top: Double, _ velocity: Double, _ detents: [Double]) -> Double {
  var (above, below, near) = (detents[0], detents[detents.count - 1], detents[0])
  for detent in detents {
    if detent < top { above = detent }
    if abs(detent - top) < abs(near - top) { near = detent }
  }
  for detent in detents.reversed() where detent > top { below = detent }
  return abs(velocity) < 500 ? near : velocity < 0 ? above : below
}
