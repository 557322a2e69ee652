import MiniUIKit
import Stage

/// The finishing lines that are places, all around a finger.
let finishingLines = [
  Experiment(
    "8L", "Which lines has a finger crossed, and where?", kinds: shown, showsChain: false,
    parameters: [.number("time", 0.1, in: 0...0.6, "seconds from the down to the one move")],
    pictures: [.lines], on: screenStage
  ) { stage throws(ScriptError) in
    let time = stage.number("time")
    var rows: [[String]] = []
    for row in -8...8 {
      var signs = ""
      for column in -16...20 {
        let way = CGPoint(x: 4 * Double(column), y: 8 * Double(row))
        signs += try way == .zero ? "+" : sign(moving: way, after: time)
      }
      rows.append([signs])
    }
    stage.recording.add(
      Table(
        "Down at +, and one move after \(decimals(time)) s; 4 by 8 points a sign:", rows,
        hasHeading: false))
    let meanings = [
      [".", "no line", "a tap"], ["p", "the pan's line", "a tap, if it weren't for the pan"],
      ["P", "the pan's line", "too far for a tap"],
      ["S", "the pan's line and the swipe's", "too far for a tap"],
      ["s", "the pan's line and the swipe's", "a tap, if it weren't for the others"],
    ].filter { meaning in rows.contains { row in row[0].contains(Character(meaning[0])) } }
    stage.recording.add(Table("The signs:", [["sign", "crossed", "lifted there"]] + meanings))
    stage.note(try lines(around: start, after: time), around: start)
  }
]

private let start = CGPoint(x: 180, y: 300)

/// The lines of pan, tap and swipe around a spot, each place found by trying.
private func lines(around start: CGPoint, after time: Seconds) throws(ScriptError) -> [Stage.Line] {
  func crossed(_ x: Double, _ y: Double, _ signs: String) throws(ScriptError) -> Bool {
    signs.contains(Character(try sign(moving: CGPoint(x: x, y: y), after: time)))
  }
  /// How far a finger gets in a direction before its sign is one of some.
  func length(_ x: Double, _ y: Double, _ signs: String) throws(ScriptError) -> Double {
    var (low, high) = (0.5, 90.0)
    while high - low > 0.05 {
      let middle = (low + high) / 2
      if try crossed(x * middle, y * middle, signs) { high = middle } else { low = middle }
    }
    return high
  }
  /// A ring of the places at which a sign is first one of some.
  func ring(_ signs: String) throws(ScriptError) -> [CGPoint] {
    var quarter: [CGPoint] = []
    for step in 0..<12 {
      let t = Double(step) / 12
      quarter.append(CGPoint(x: (1 - t * t) / (1 + t * t), y: 2 * t / (1 + t * t)))
    }
    var places: [CGPoint] = []
    for turn in 0..<4 {
      for way in quarter {
        let (x, y) = (Double(way.x), Double(way.y))
        let (dx, dy) = [(x, y), (-y, x), (-x, -y), (y, -x)][turn]
        let length = try length(dx, dy, signs)
        places.append(CGPoint(x: start.x + dx * length, y: start.y + dy * length))
      }
    }
    return places
  }
  let (pan, tap) = (try ring("pPsS"), try ring(" PS"))
  let tapped = decimals(try length(1, 0, " PS"), 0)
  let panned = decimals(try length(1, 0, "pPsS"), 0)
  var lines = [
    Stage.Line(
      ["tap: the disc", "lifted within \(tapped) points"], through: tap,
      at: CGPoint(x: start.x, y: start.y - 30), filled: .green),
    Stage.Line(
      ["pan: the ring", "\(panned) points in any direction"], through: pan,
      at: CGPoint(x: start.x, y: start.y + 20)),
  ]
  // The swipe's line, from its upper end to its lower one.
  let far = 80.0
  guard try crossed(far, 0, "sS") else { return lines }
  var swipe: [CGPoint] = []
  for row in -16...16 {
    let y = 3 * Double(row)
    guard try crossed(far, y, "sS") else { continue }
    var (low, high) = (0.5, far)
    while high - low > 0.05 {
      let middle = (low + high) / 2
      if try crossed(middle, y, "sS") { high = middle } else { low = middle }
    }
    swipe.append(CGPoint(x: start.x + high, y: start.y + y))
  }
  let right = try length(1, 0, "sS")
  // From there on it is the swipe's as far as the screen goes.
  let ends = [swipe.last, swipe.first].compactMap { $0 }.map { CGPoint(x: 375, y: $0.y) }
  lines.insert(
    Stage.Line(
      ["swipe", "\(decimals(right, 0)) points to the right", "\(decimals(time)) s after the down"],
      through: swipe + ends, at: CGPoint(x: start.x + far, y: start.y), filled: .blue), at: 0)
  return lines
}

/// What becomes of one move, when a tap, a pan and a swipe may all recognize at once.
private func sign(moving way: CGPoint, after time: Seconds) throws(ScriptError) -> String {
  let stage = screenStage(Settings())
  for (recognizer, action) in [
    (UITapGestureRecognizer(), "tap"), (UIPanGestureRecognizer(), "pan"),
    (UISwipeGestureRecognizer(), "swipe"),
  ] as [(UIGestureRecognizer, String)] {
    stage.answer(true, for: stage.add(recognizer, action, to: stage.root))
  }
  try stage.finger.down(at: start)
  try stage.wait(time)
  try stage.finger.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y))
  try stage.finger.up()
  let sent = stage.recording.lines.filter { $0.kind == "action" }.map { $0.what }
  let isTap = sent.contains("tap")
  if sent.contains("swipe") { return isTap ? "s" : "S" }
  if sent.contains("pan") { return isTap ? "p" : "P" }
  return isTap ? "." : " "
}
