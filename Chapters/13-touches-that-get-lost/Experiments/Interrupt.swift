import MiniUIKit
import Stage

/// The system takes touches away.
let interrupt = [
  Experiment(
    "13F", "An alert comes while two fingers are on the glass",
    kinds: ["touch", "control", "gesture", "action"], showsChain: false, tellsLeftOut: false,
    parameters: [.word("ends", "alert", of: ["alert", "lifted"], "what ends both touches")],
    touch: onStory, pictures: [.scene, .timeline], on: carefulStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    stories.answer()
    stories.beach.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: stories.player, action: Player.didPress, name: "didPress"))
    try stage.finger(1).down(at: stage.touch)
    try stage.wait(0.4)
    try stage.finger(2).down(at: onReply)
    try stage.wait(0.2)
    let change: HIDEvent.Contact.Change = stage.word("ends") == "alert" ? .cancelled : .up
    try stage.report([
      .init(finger: 1, change, at: stage.touch), .init(finger: 2, change, at: onReply),
    ])
  },
  Experiment(
    "13F2", "An alert comes while a finger is on a story", kinds: ["touch", "gesture", "action"],
    showsChain: false,
    parameters: [.number("hold", 0.3, in: 0...3, "when the alert comes, in seconds")],
    touch: onStory, pictures: [], on: carefulStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    stories.beach.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: stories.player, action: Player.didPress, name: "didPress"))
    try stage.finger.down(at: stage.touch)
    try stage.wait(stage.number("hold"))
    try stage.finger.cancel()
  },
  Experiment(
    "13F3", "A pinch loses one of its two fingers", kinds: ["gesture", "action"],
    parameters: [.word("lost", "lifted", of: ["lifted", "cancelled"], "how the first one goes")],
    touch: CGPoint(x: 150, y: 400), pictures: [.timeline], on: carefulStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    stories.beach.addGestureRecognizer(
      UIPinchGestureRecognizer(
        target: stories.player, action: Player.didPinch, name: "didPinch"))
    let other = CGPoint(x: 225, y: 400)
    try stage.finger(1).down(at: stage.touch)
    try stage.finger(2).down(at: other)
    try stage.wait(0.1)
    try stage.finger(2).move(to: CGPoint(x: 285, y: 400))
    try stage.wait(0.1)
    if stage.word("lost") == "lifted" {
      try stage.finger(1).up()
    } else {
      try stage.finger(1).cancel()
    }
    try stage.wait(0.1)
    try stage.finger(2).move(to: CGPoint(x: 325, y: 400))
    try stage.wait(0.1)
    try stage.finger(2).up()
  },
]

extension Player {
  func didPress() {}
  func didPinch() {}
}
