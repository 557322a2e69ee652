import MiniUIKit
import Stage

/// The story under the finger is gone before the finger is.
let held = [
  Experiment(
    "13A", "A story is replaced while a finger holds it", kinds: ["touch"], showsChain: false,
    parameters: [
      .word("change", "removed", of: Change.names, "what is done to beach at 0.3 seconds")
    ],
    touch: onStory,
    prediction: Prediction(
      "At 0.3 s dinner takes the place of beach; the lift is at 0.6. What is heard?",
      [
        .init("beach hears ended", "A touch keeps its view, as long as the view is in its window."),
        .init(
          "beach hears cancelled", "A view that leaves its window with a touch hears that at once."),
        .init("dinner hears ended", "A view hears of a touch only if the touch began on it."),
        .init("nothing", "A view that has heard began hears an end, though not always the lift."),
      ],
      outcome: { run in
        let (beach, dinner) = (run.stage.lastHeard(by: "beach"), run.stage.lastHeard(by: "dinner"))
        if beach == "ended" || beach == "cancelled" { return "beach hears " + beach }
        return dinner == "ended" ? "dinner hears ended" : "nothing"
      }),
    pictures: [.map, .question], on: carefulStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    let change = stage.word("change")
    stage.keep(stories)
    // It happens to a finger of the reader's as well, who plays with the scene.
    stories.beach.didBegin = { [unowned(unsafe) stories, unowned(unsafe) stage] in
      stage.later(0.3) { stories.change(Change(rawValue: change) ?? .removed) }
    }
    try stage.finger.press(at: stage.touch, for: 0.6)
  }
]

/// The whole screen goes.
let leave = [
  Experiment(
    "13C", "The session ends while a finger is on a button",
    kinds: ["touch", "control", "gesture"],
    showsChain: false,
    parameters: [.flag("replaced", true, "whether another controller takes the window")],
    touch: onReply, pictures: [.scene, .timeline], on: carefulStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    stories.answer()
    stories.player.view.addGestureRecognizer(UIPanGestureRecognizer())
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.2)
    if stage.flag("replaced") {
      stage.keep(stories.player)
      stage.window.rootViewController = named("login", UIViewController())
    }
    try stage.wait(0.2)
    try stage.finger.up()
  }
]
