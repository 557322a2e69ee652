import MiniUIKit
import Stage

/// The finishing lines that are places, all around a finger.
let finishingLines = [
  Experiment(
    "8L", "Which lines has a finger crossed, and where?", kinds: shown, showsChain: false,
    parameters: [.number("time", 0.1, in: 0...0.6, "seconds from the down to the one move")],
    pictures: [], on: screenStage
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
  }
]

/// What becomes of one move, when a tap, a pan and a swipe may all recognize at once.
private func sign(moving way: CGPoint, after time: Seconds) throws(ScriptError) -> String {
  let (stage, start) = (screenStage(Settings()), CGPoint(x: 180, y: 300))
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
