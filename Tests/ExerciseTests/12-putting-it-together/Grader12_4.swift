import ExerciseKit
import Grading

@testable import Solutions12

typealias RestingPlace = @Sendable (Double, Double, [Double]) -> Double

/// What answers to exercise 12.4 are told.
enum Diagnosis12_4 {
  static let staysWhereItIsLetGo = "That is no detent: the panel would stop anywhere."
  static let theNearest = "100 is nearer, but the finger is quick, and it goes down."
  static let everyVelocityIsQuick = "A slow finger says no direction; 700 is nearer."
  static let tie = "Both are equally far away, and then the upper one counts.\nRule: \(half)"
  static let quickMeansToTheEnd =
    "The next detent below is 420; a quick finger goes one further, not to the end."
  static let swapped = "420 lies above 600, and the finger is quick and goes down.\nRule: \(sign)"
  static let exact = "Exactly 500 counts as quick.\nRule: \(limit)"
  static let onIt =
    "The panel stands on 420 already, and a quick finger takes it to the next one.\nRule: \(another)"
  static let countsFromTheNearestDetent =
    "Counted from where the panel is, the next detent below is 420."
  static let addsATenthOfTheVelocity =
    "499 is slow, so its speed moves nothing: 260 is halfway, and the upper one counts."
    + "\nRule: \(half)"

  static let slow = "settle: a slow finger has chosen a place, so the panel goes to the nearest."
  static let half = "the statement: halfway between two, at the upper one."
  static let limit = "the statement: slower than 500, the nearest; at 500 or faster, the direction."
  static let another = "the statement: never at one on which it lies already, if there is another."
  static let sign = "the statement: positive means downwards."
  static let quick =
    "settle: a quick finger has chosen a direction, so the panel goes to the next detent there."
}

let exercise12_4: Grader<RestingPlace> = Grader(
  "12.4", read: theRule, steps: stepNames,
  solution: {
    { Solutions12.restingPlace(of: $0, velocity: $1, among: $2) }
  },
  alternatives: [
    { byLoop },
    {
      { top, velocity, detents in
        let isQuick = abs(velocity) >= 500
        let ahead = detents.filter { isQuick && (velocity > 0 ? $0 > top : $0 < top) }
        let ends = velocity > 0 ? detents.suffix(1) : detents.prefix(1)
        let all = isQuick ? (ahead.isEmpty ? [Double](ends) : ahead) : detents
        return all.sorted { (abs($0 - top), $0) < (abs($1 - top), $1) }[0]
      }
    },
  ], wrong: wrong12_4,
  statement: [
    .tells("The finger lets go"), .tells("Where does"),
    .asks(
      "Slower than 500", "Let go at 300 with 0", "Let go at 560", "Let go at 260 with 499",
      "Random scene"),
    .asks(
      "At 500 or faster", "Let go at 600 with 800", "Let go at 130", "Let go at 350",
      "Let go at 430 with 500",
      "Let go at 420 with 900", "Let go at 700 with 900", "Let go at 100 with -900"),
    .asks("Positive means", "Let go at 600 with 800", "Let go at 690 with -800"),
    .asks("Worked touch", "Let go at 650 with 30"), .tells("The detents are sorted"),
  ]
) { make in
  let three = [100.0, 420, 700]
  func scene(
    _ top: Double, _ velocity: Double, _ detents: [Double] = three, is wanted: Double,
    why: [Double: String] = [:], rule: String, name: String? = nil
  ) throws {
    let scene =
      (name.map { $0 + ", let" } ?? "Let") + " go at \(text(top)) with \(text(velocity))"
      + (detents == three ? "" : ", detents \(list(detents.map(text)))")
    let got = making(scene) { make()(top, velocity, detents) }
    var reasons: [String: String] = [:]
    for (value, reason) in why { reasons[text(value)] = reason }
    try expect(
      text(got), is: text(wanted), scene, why: reasons,
      otherwise: detents.contains(got)
        ? "From \(text(top)) the detents lie at "
          + list(detents.map { ($0 < top ? "" : "+") + text($0 - top) }) + "."
        : got == top
          ? Diagnosis12_4.staysWhereItIsLetGo
          : "\(text(got)) is not one of the detents that were handed in.", rule: rule)
  }
  try scene(
    300, 0, is: 420, why: [100: "From 300 it is 200 to 100, and 120 to 420."],
    rule: Diagnosis12_4.slow)
  try scene(650, 30, is: 700, rule: Diagnosis12_4.slow)
  try scene(
    200, 0, [50, 300, 500, 650], is: 300, rule: Diagnosis12_4.slow)
  try scene(
    600, -40, is: 700, why: [420: Diagnosis12_4.everyVelocityIsQuick], rule: Diagnosis12_4.slow)
  try scene(560, 0, is: 420, why: [700: Diagnosis12_4.tie], rule: Diagnosis12_4.slow)
  try scene(560.5, 0, is: 700, rule: Diagnosis12_4.slow)
  try scene(559.5, 0, is: 420, rule: Diagnosis12_4.slow)
  try scene(
    260.4, 0, is: 420, why: [100: "From 260.4 it is 160.4 to 100, 159.6 to 420; round nothing."],
    rule: Diagnosis12_4.slow)
  try scene(
    260, 499, is: 100, why: [420: Diagnosis12_4.addsATenthOfTheVelocity], rule: Diagnosis12_4.slow)
  try scene(
    600, 800, is: 700, why: [420: Diagnosis12_4.swapped], rule: Diagnosis12_4.quick)
  try scene(
    130, 800, is: 420,
    why: [
      100: Diagnosis12_4.theNearest,
      700: Diagnosis12_4.quickMeansToTheEnd,
    ], rule: Diagnosis12_4.quick)
  try scene(
    690, -800, is: 420,
    why: [
      700: "700 is nearer, but -800 is quick as well, and the finger goes up.",
      100: "The next detent above is 420; a quick finger goes one further, not to the end.",
    ], rule: Diagnosis12_4.quick)
  try scene(
    350, 600, is: 420,
    why: [700: Diagnosis12_4.countsFromTheNearestDetent], rule: Diagnosis12_4.quick)
  try scene(430, 500, is: 700, why: [420: Diagnosis12_4.exact], rule: Diagnosis12_4.quick)
  try scene(430, 499.5, is: 420, rule: Diagnosis12_4.slow)
  try scene(410, -500, is: 100, why: [420: Diagnosis12_4.exact], rule: Diagnosis12_4.quick)
  try scene(410, -499.5, is: 420, rule: Diagnosis12_4.slow)
  try scene(420, 900, is: 700, why: [420: Diagnosis12_4.onIt], rule: Diagnosis12_4.quick)
  try scene(420, -900, is: 100, why: [420: Diagnosis12_4.onIt], rule: Diagnosis12_4.quick)
  let none =
    "There is no further detent in that direction, so the last one there counts."
    + "\nRule: the statement: if there is no further one, at the outermost there."
  try scene(700, 900, is: 700, why: [420: none, 100: none], rule: Diagnosis12_4.quick)
  try scene(100, -900, is: 100, why: [420: none, 700: none], rule: Diagnosis12_4.quick)
  try scene(
    200, 3000, is: 420,
    why: [700: Diagnosis12_4.quickMeansToTheEnd], rule: Diagnosis12_4.quick)
  try scene(300, 700, [300], is: 300, rule: Diagnosis12_4.quick)
  try scene(210, 0, [100, 220, 420, 700], is: 220, rule: Diagnosis12_4.slow)
  try scene(230, -600, [100, 220, 420, 700], is: 220, rule: Diagnosis12_4.quick)
  try randomScenes(1...200) { name, random in
    var detents: Set<Double> = []
    for _ in 0..<random.int(in: 1...5) { detents.insert(Double(random.int(in: 5...75)) * 10) }
    let all = detents.sorted()
    let (first, last) = (Int(all[0]), Int(all[all.count - 1]))
    let top = random.int(in: 0...2) == 0 ? random.pick(all) : random.coordinate(first...last)
    let velocity = Double(
      random.pick([0, 100, 400, 499, 500, 501, 900]) * (random.bool() ? 1 : -1))
    try scene(
      top, velocity, all, is: byLoop(top, velocity, all),
      rule: abs(velocity) >= 500 ? Diagnosis12_4.quick : Diagnosis12_4.slow,
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
