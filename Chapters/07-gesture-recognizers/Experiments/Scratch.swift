import MiniUIKit
import Stage

/// Recognizes a scratch: a finger that goes to and fro and turns three times.
// listing: scratch
class Scratch: UIGestureRecognizer {
  fileprivate var (turns, side) = (0, CGFloat.zero)

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, state == .possible else { return }
    let step = touch.location(in: view).x - touch.previousLocation(in: view).x
    if step * side < 0 { turns += 1 }
    if step != 0 { side = step }
    if turns >= 3 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }
  override func reset() {
    super.reset()
    (turns, side) = (0, 0)
  }
}
// end

/// A scratch that remembers the last attempt.
final class ForgetfulScratch: Scratch {
  override func reset() {
    let old = (turns, side)
    super.reset()
    (turns, side) = old
  }
}

let scratch = [
  scratching("7I", "A scratch, then a short stroke", pictures: [.map, .scene]),
  scratching(
    "7I2", "A scratch, then a short stroke; reset() puts nothing back", forgets: true),
]

private func scratching(
  _ id: String, _ title: String, forgets: Bool = false, pictures: [Picture] = [.map]
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .flag("stroke", true, "whether a short stroke to and fro comes after the scratch")
    ], touch: CGPoint(x: 120, y: 240), pictures: pictures, on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    stage.root.addSubview(view("note", noteFrame, .yellow))
    let scratch = forgets ? ForgetfulScratch() : Scratch()
    scratch.addTarget(desk, action: Desk.didScratch, name: "didScratch")
    scratch.name = "scratch"
    stage.root.subviews.last?.addGestureRecognizer(scratch)
    try slide([0, 80, 20, 80, 20], from: stage.touch, on: stage)
    try stage.wait(1)
    if stage.flag("stroke") { try slide([0, 60, 30], from: stage.touch, on: stage) }
  }
}

/// Comes down, goes sideways by some distances, and is lifted.
private func slide(
  _ distances: [Double], from start: CGPoint, on stage: Stage
) throws(ScriptError) {
  try stage.finger.down(at: start)
  for distance in distances.dropFirst() {
    try stage.wait(0.1)
    try stage.finger.move(to: CGPoint(x: start.x + CGFloat(distance), y: start.y))
  }
  try stage.wait(0.1)
  try stage.finger.up()
}
