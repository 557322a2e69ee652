import MiniUIKit
import Stage

// listing: snapping
/// Lets a list come to rest at the top of the row in which it would have stopped; rows are 90 high.
class RowSnapper: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = Int(targetContentOffset.pointee.y / 90)
    targetContentOffset.pointee.y = CGFloat(row) * 90
  }
}
// end

/// The same, and notes where the list would have stopped.
private final class NotingSnapper: RowSnapper {
  private(set) var target: CGFloat?

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target = targetContentOffset.pointee.y
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// A delegate that says where a drag leads.
let snapping = [
  Experiment(
    "10I", "A flick at 600 points a second; a delegate moves its target", kinds: ["action"],
    tellsLeftOut: false,
    parameters: [
      .flag("snaps", true, "the list has the delegate"),
      .number("speed", 600, in: 100...3000, "the finger's speed, in points a second"),
    ], touch: CGPoint(x: 180, y: 440), pictures: [.plot]
  ) { stage throws(ScriptError) in
    let (list, snapper) = (stage.build(UIScrollView()), NotingSnapper())
    stage.keep(snapper)
    if stage.flag("snaps") { list.delegate = snapper }
    try stage.finger.down(at: stage.touch)
    for frame in 1...9 {
      try stage.wait(Clock.seconds(Clock.frame))
      let way = CGFloat(stage.number("speed") * Clock.seconds(Clock.frame)) * CGFloat(frame)
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.touch.y - way))
    }
    try stage.finger.up()
    let lifted = decimals(Double(list.contentOffset.y))
    try stage.wait(5)
    let rest = decimals(Double(list.contentOffset.y))
    let target = snapper.target.map { decimals(Double($0)) } ?? "-"
    let rows = [["lifted at", "target before", "rests at"], [lifted, target, rest]]
    stage.recording.add(Table("The offset:", rows))
  }
]
