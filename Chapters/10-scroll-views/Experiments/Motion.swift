import MiniUIKit
import Stage

/// Writes down what a scroll view tells its delegate; didScroll after didScroll is counted.
final class Diary: UIScrollViewDelegate {
  private let clock: Clock
  private let start: Seconds
  private(set) var rows = [["time", "call", "offset"]]
  private var scrolls = 0
  /// Is told where the content will come to rest, as soon as that is known.
  var foresees: ((Double) -> Void)?

  init(_ clock: Clock) { (self.clock, start) = (clock, clock.uptime) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrolls > 0 { rows.removeLast() }
    scrolls += 1
    write(scrolls == 1 ? "didScroll" : "didScroll, " + String(scrolls) + " times", scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = decimals(Double(targetContentOffset.pointee.y))
    foresees?(Double(targetContentOffset.pointee.y))
    note(
      "willEndDragging, velocity " + decimals(Double(velocity.y)) + ", target " + target,
      scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging, willDecelerate " + (decelerate ? "yes" : "no"), scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }

  private func note(_ call: String, _ scrollView: UIScrollView) {
    scrolls = 0
    write(call, scrollView)
  }

  private func write(_ call: String, _ scrollView: UIScrollView) {
    let offset = decimals(Double(scrollView.contentOffset.y))
    rows.append([decimals(clock.uptime - start), call, offset])
  }
}

/// A flick, a flick into the edge, and a release from beyond it.
let motion = [
  flick("10F", "A flick at 900 points a second", 900, height: 1080),
  flick("10F2", "A flick near the end, at 1200 points a second", 1200, height: 680),
  Experiment(
    "10F3", "A pull of 210 points beyond the top, and the way back", kinds: ["action"],
    tellsLeftOut: false,
    parameters: [.number("pull", 210, in: 20...360, "how far down the finger goes, in points")],
    touch: onPicture, pictures: [.plot]
  ) { stage throws(ScriptError) in
    let (list, diary) = (stage.build(UIScrollView()), Diary(stage.phone.clock))
    list.delegate = diary
    try stage.finger.down(at: stage.touch)
    for step in 1...18 {
      try stage.wait(Clock.seconds(Clock.frame))
      let y = stage.touch.y + stage.number("pull") * CGFloat(step) / 18
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: y))
    }
    try stage.wait(0.2)
    try stage.finger.up()
    try stage.wait(3)
    stage.recording.add(Table("Calls of the delegate:", diary.rows))
  },
]

private func flick(_ id: String, _ title: String, _ speed: Double, height: CGFloat) -> Experiment {
  Experiment(
    id, title, kinds: ["action"], tellsLeftOut: false,
    parameters: [
      .number("speed", speed, in: 100...6000, "the finger's speed, in points a second"),
      .word("rate", "normal", of: ["normal", "fast"], "the list's decelerationRate"),
      .flag("bounces", true, "the list's bounces"),
    ], touch: CGPoint(x: 180, y: 440), pictures: [.plot]
  ) { stage throws(ScriptError) in
    let (list, diary) = (stage.build(UIScrollView()), Diary(stage.phone.clock))
    list.contentSize.height = height
    list.decelerationRate = stage.word("rate") == "fast" ? .fast : .normal
    list.bounces = stage.flag("bounces")
    list.delegate = diary
    diary.foresees = { [unowned(unsafe) stage] in stage.note("target", $0) }
    try stage.finger.down(at: stage.touch)
    for frame in 1...9 {
      try stage.wait(Clock.seconds(Clock.frame))
      let way = CGFloat(stage.number("speed") * Clock.seconds(Clock.frame)) * CGFloat(frame)
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.touch.y - way))
    }
    try stage.finger.up()
    try stage.wait(5)
    stage.recording.add(Table("Calls of the delegate:", diary.rows))
  }
}
