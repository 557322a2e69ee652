import MiniUIKit
import Stage

/// A child that is larger than its parent and hangs out of it (published experiment A5).
let hangingChild = [
  Experiment(
    "2A", "A finger on a child that is larger than its parent",
    kinds: shown, showsChain: false, parameters: parentSize + clips,
    touch: CGPoint(x: 250, y: 400),
    prediction: Prediction(
      "The finger comes down on the orange child, outside the grey parent. Which view is hit?",
      [
        .init("child", "It is drawn there, but its parent is asked first, and the child never is."),
        .init("parent", "The point is outside the parent's bounds, so the parent declines."),
        .init("root", "The parent declines for its whole branch, and the root keeps the touch."),
        .init("no view", "The root contains the point, so there is always a view to be hit."),
      ], outcome: { $0.hit() }),
    pictures: [.map, .question, .scene],
    perform: touchHangingChild),
  Experiment(
    "2A2", "A child that hangs out of its parent, touched inside it",
    kinds: shown, showsChain: false, parameters: parentSize + clips,
    touch: CGPoint(x: 100, y: 250),
    perform: touchHangingChild),
  Experiment(
    "2A3", "A child that is clipped by its parent, touched outside it",
    kinds: shown, showsChain: false,
    parameters: parentSize + [.flag("clips", true, "the parent clips its subviews")],
    touch: CGPoint(x: 250, y: 400), perform: touchHangingChild),
]

private let parentSize: [Parameter] = [
  .number("width", 200, in: 1...365, "the width of the parent"),
  .number("height", 200, in: 1...712, "the height of the parent"),
]
private let clips: [Parameter] = [.flag("clips", false, "the parent clips its subviews")]

// listing: hangingChild
@Sendable
private func touchHangingChild(_ stage: Stage) throws(ScriptError) {
  let (width, height) = (stage.number("width"), stage.number("height"))
  let parent = view("parent", CGRect(x: 10, y: 100, width: width, height: height), .gray)
  let child = view("child", CGRect(x: 10, y: 100, width: 300, height: 300), .orange)
  parent.clipsToBounds = stage.flag("clips")
  parent.addSubview(child)
  stage.root.addSubview(parent)
  try stage.finger.tap(at: stage.touch)
}
// end
