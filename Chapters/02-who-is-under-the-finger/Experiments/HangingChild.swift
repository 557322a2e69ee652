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
  Experiment(
    "2K", "Three buttons in a tray that has no size",
    kinds: shown, showsChain: false,
    parameters: [
      .number("width", 0, in: 0...300, "the width of the tray"),
      .number("height", 0, in: 0...64, "the height of the tray"),
    ],
    touch: CGPoint(x: 182, y: 332),
    prediction: Prediction(
      "Three buttons stand in a tray whose constraints say only where it begins. "
        + "A finger taps the middle one. Which view is hit?",
      [
        .init("two", "It is never asked: its superview finds the point outside and answers nil."),
        .init("tray", "A rectangle without a size contains no point, so the tray declines."),
        .init("no view", "The root contains the point, so there is always a view to be hit."),
        .init("root", "The tray answers nil for its buttons, too; the root contains the point."),
      ], outcome: { $0.hit() }),
    pictures: [.map, .question, .scene]
  ) { stage throws(ScriptError) in
    let size = CGSize(width: stage.number("width"), height: stage.number("height"))
    // The tray has no size, but a name that needs some room.
    stage.pictured = CGRect(x: 20, y: 260, width: 324, height: 124)
    let tray = view("tray", CGRect(origin: CGPoint(x: 40, y: 300), size: size), .gray)
    for (index, name) in ["one", "two", "three"].enumerated() {
      let frame = CGRect(x: 100 * Double(index), y: 0, width: 84, height: 64)
      tray.addSubview(dressed(UIButton(frame: frame), name, .orange))
    }
    stage.root.addSubview(tray)
    try stage.finger.tap(at: stage.touch)
  },
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
