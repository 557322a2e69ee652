import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A piano of any design.
struct Piano {
  let screen: UIView
  let strip: UIScrollView
  let sounding: () -> [String]
}

/// Makes a piano with keys of these names.
typealias Pianos = (_ names: [String]) -> Piano

let exercise14_4: Grader<Diagnosed<Pianos>> = Grader(
  written14_4,
  solution: {
    Diagnosed(Solutions14.causes14_4()) { names in
      let screen = Solutions14.PianoScreen(keys: names)
      return Piano(screen: screen, strip: screen.strip, sounding: { screen.sounding })
    }
  },
  alternatives: [
    { right14_4(.endedToo) }, { right14_4(.recognizer) }, { right14_4(.agreedControl) },
  ], wrong: wrong14_4,
  statement: [
    .asks("“I slide", "The report's touch"), .tells("Nothing but"),
    .asks("Name the cause", "Your diagnosis", "The report's touch", "An alert", "Random scene"),
    .asks("These must", "A finger comes down", "A finger is lifted", "A finger trembles from"),
    .asks("Several fingers", "Two fingers", "Three fingers"),
    .asks("A finger that slides", "A finger slides from"),
    .asks("One that only", "A finger trembles"),
    .asks("Worked touch", "The report's touch"),
  ]
) { make in
  try judge(make().causes, diagnosis14_4)
  func scene(
    _ name: String, _ acts: [KeyAct], is wanted: [String], otherwise: String?,
    rule: String = Diagnosis14_4.ends
  ) throws {
    try playing(name) {
      let (stage, piano) = (Stage(), make().screen(octave))
      stage.root.addSubview(piano.screen)
      for act in acts { try play(act, on: stage) }
      try expect(
        listed(piano.sounding()), is: listed(wanted), name, otherwise: otherwise, rule: rule)
    }
  }
  try scene(
    "The report's touch, from F, (200, 400), to (160, 400)", [.slide(200, 160, 0.1)], is: [],
    otherwise: Diagnosis14_4.notCured)
  for (x, end, words) in [(200.0, 150.0, "F, (200, 400)"), (90, 30, "D, (90, 400)")] {
    let name = "A finger slides from \(words), by \(Int(x - end)) points to the left"
    try playing(name) {
      let (stage, piano) = (Stage(), make().screen(octave))
      stage.root.addSubview(piano.screen)
      try play(.slide(x, end, 0.2), on: stage)
      let moved = piano.strip.contentOffset.x > 20 ? "scrolls" : "does not scroll"
      try expect(
        "\(moved), \(listed(piano.sounding()))", is: "scrolls, nothing", name,
        why: ["does not scroll, nothing": noScroll(piano.strip)], rule: Diagnosis14_4.scrolls)
    }
  }
  try scene(
    "A finger comes down on F, (200, 400)", [.down(1, 200)], is: ["F"],
    otherwise: Diagnosis14_4.late, rule: Diagnosis14_4.working)
  try scene(
    "A finger is lifted from F", [.down(1, 200), .wait, .up(1)], is: [],
    otherwise: Diagnosis14_4.lifted, rule: Diagnosis14_4.working)
  try scene(
    "A finger trembles from the edge of F to its outside, and is lifted",
    [.down(1, 182), .wait, .move(1, 177), .wait, .up(1)], is: [],
    otherwise: Diagnosis14_4.liftedBeside)
  try scene(
    "A finger trembles on F", [.down(1, 200), .wait, .move(1, 203)], is: ["F"],
    otherwise: Diagnosis14_4.trembles, rule: Diagnosis14_4.working)
  try scene(
    "An alert takes the touch on F", [.down(1, 200), .wait, .cancel(1)], is: [],
    otherwise: Diagnosis14_4.called)
  try scene(
    "Two fingers on C and E", [.down(1, 30), .down(2, 150)], is: ["C", "E"],
    otherwise: Diagnosis14_4.silent, rule: Diagnosis14_4.working)
  try scene(
    "Two fingers on C and E, the first is lifted", [.down(1, 30), .down(2, 150), .wait, .up(1)],
    is: ["E"], otherwise: Diagnosis14_4.others, rule: Diagnosis14_4.working)
  try scene(
    "Two fingers on C and E, the system takes the first one's touch",
    [.down(1, 30), .down(2, 150), .wait, .cancel(1)], is: ["E"], otherwise: Diagnosis14_4.others)
  try scene(
    "Three fingers on C, E and G, the second is lifted",
    [.down(1, 30), .down(2, 150), .down(3, 270), .wait, .up(2)], is: ["C", "G"],
    otherwise: Diagnosis14_4.others, rule: Diagnosis14_4.working)
  try scene(
    "A slow slide from D to C", [.slide(90, 20, 0.8)], is: [], otherwise: Diagnosis14_4.notCured)
  try scene(
    "A slide from F, and then a finger on G", [.slide(200, 190, 0.1), .down(1, 270)],
    is: ["G"], otherwise: nil)
  try randomScenes(1...30) { name, random in
    var (acts, sounding, down) = ([KeyAct](), [String](), [Int: String]())
    for _ in 0..<random.int(in: 1...8) {
      let finger = random.int(in: 1...3)
      if let key = down[finger] {
        down[finger] = nil
        sounding.removeAll { $0 == key }
        acts.append(random.bool() ? .up(finger) : .cancel(finger))
      } else {
        let free = octave.prefix(6).filter { !down.values.contains($0) }
        let key = random.pick(free)
        down[finger] = key
        sounding.append(key)
        acts.append(.down(finger, 30 + 60 * Double(octave.firstIndex(of: key) ?? 0)))
      }
      acts.append(.wait)
    }
    // With no finger down, the strip is scrolled as well, and nothing may be left sounding.
    if down.isEmpty, random.bool() {
      let x = random.coordinate(100...360)
      acts.append(.slide(x, x - random.coordinate(30...90), random.bool() ? 0.1 : 0.6))
    }
    let words = acts.compactMap(\.words).joined(separator: ", ")
    try scene(
      "\(name): \(words)", acts, is: octave.filter { sounding.contains($0) }, otherwise: nil)
  }
}

/// Why a strip does not take a touch from its keys.
private func noScroll(_ strip: UIScrollView) -> String {
  guard strip.canCancelContentTouches else { return Diagnosis14_4.neverTakes }
  return strip.subviews.contains { $0 is UIControl }
    ? Diagnosis14_4.controlsKeep : Diagnosis14_4.noScroll
}

/// What a player does, half way down the keys.
enum KeyAct {
  case down(Int, Double)
  case move(Int, Double)
  case up(Int)
  case cancel(Int)
  /// From one x to another, in so many seconds, with a second of rest after it.
  case slide(Double, Double, Double)
  case wait

  var words: String? {
    switch self {
    case .down(let finger, let x): "finger \(finger) down at x = \(Int(x))"
    case .move(let finger, let x): "finger \(finger) to x = \(Int(x))"
    case .up(let finger): "finger \(finger) up"
    case .cancel(let finger): "finger \(finger) cancelled"
    case .slide(let x, let end, let time): "a slide from x = \(Int(x)) to \(Int(end)) in \(time) s"
    case .wait: nil
    }
  }
}

private func play(_ act: KeyAct, on stage: Stage) throws {
  switch act {
  case .down(let finger, let x): try stage.finger(finger).down(at: CGPoint(x: x, y: 400))
  case .move(let finger, let x): try stage.finger(finger).move(to: CGPoint(x: x, y: 400))
  case .up(let finger): try stage.finger(finger).up()
  case .cancel(let finger): try stage.finger(finger).cancel()
  case .slide(let x, let end, let time):
    try stage.finger.drag(through: [CGPoint(x: x, y: 400), CGPoint(x: end, y: 400)], over: time)
    try stage.wait(2)
  case .wait: try stage.wait(0.3)
  }
}
