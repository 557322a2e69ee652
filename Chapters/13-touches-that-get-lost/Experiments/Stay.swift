import MiniUIKit
import Stage

/// What is done to a view under a finger that stays in its window.
enum Stay: String, CaseIterable {
  case away = "moved away"
  case shrunk
  case covered
  case parent = "other superview"
  case hidden
  case transparent = "alpha 0"
  case off = "switched off"
  case presented = "presented over"
}

/// None of this ends a touch.
let stay = [
  Experiment(
    "13D", "What is done to a story under a finger, in its window", kinds: ["touch"],
    tellsLeftOut: false,
    parameters: [
      .word(
        "show", "none", of: ["none"] + Stay.allCases.map { $0.rawValue },
        "the row of the table to be played before it")
    ], pictures: [], on: carefulStage
  ) { stage throws(ScriptError) in
    if let shown = Stay(rawValue: stage.word("show")) { _ = try hold(on: stage, shown) }
    var rows = [["beach is", "beach hears at the lift", "a tap after that hits"]]
    for change in Stay.allCases {
      rows.append([change.rawValue] + (try hold(on: carefulStage(Settings()), change)))
    }
    stage.recording.add(Table("Each in a scene of its own:", rows))
  },
  Experiment(
    "13D2", "A button is hidden while a finger is on it", kinds: ["touch", "control", "action"],
    showsChain: false,
    parameters: [.word("change", "hidden", of: ["hidden", "disabled"], "what is done to reply")],
    touch: onReply, pictures: [.timeline], on: carefulStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    stories.answer()
    let reply = stories.reply
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.2)
    if stage.word("change") == "hidden" { reply.isHidden = true } else { reply.isEnabled = false }
    try stage.wait(0.2)
    try stage.finger.up()
  },
]

/// A finger rests on the story while something is done to it, and is lifted.
///
/// - Returns: What the story hears then, and what a tap hits after that.
private func hold(on scene: Stage, _ change: Stay) throws(ScriptError) -> [String] {
  guard let stories = Stories(on: scene) else { return [] }
  try scene.finger.down(at: onStory)
  try scene.wait(0.3)
  stories.change(change)
  try scene.wait(0.3)
  try scene.finger.up()
  return [scene.lastHeard(by: "beach"), scene.owner(at: onStory)?.name ?? "nothing"]
}

extension Player {
  func didReply() {}
}

extension Stories {
  func change(_ change: Stay) {
    switch change {
    case .away: beach.frame.origin.x = 375
    case .shrunk: beach.frame.size = .zero
    case .covered: self.change(Change.covered)
    case .parent: self.change(Change.moved)
    case .hidden: self.change(Change.hidden)
    case .transparent: beach.alpha = 0
    case .off: self.change(Change.off)
    case .presented:
      let page = named("page", UIViewController())
      named("pageView", page.view)
      player.present(page, animated: false)
    }
  }
}
