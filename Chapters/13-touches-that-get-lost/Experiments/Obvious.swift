import MiniUIKit
import Stage

/// How the touch of a finger on a story can end.
enum Ending: String, CaseIterable {
  case lifted, swiped, removed, alert

  /// All names, for a parameter.
  static var names: [String] { allCases.map { $0.rawValue } }
}

extension Stories {
  /// A finger holds the first story for 0.3 seconds; then its touch ends.
  func hold(_ stage: Stage, at touch: CGPoint, until ending: Ending) throws(ScriptError) {
    if ending == .swiped { player.view.addGestureRecognizer(UIPanGestureRecognizer()) }
    try stage.finger.down(at: touch)
    try stage.wait(0.3)
    switch ending {
    case .lifted: break
    case .swiped:
      try stage.finger.move(to: CGPoint(x: touch.x - 40, y: touch.y))
      try stage.wait(0.1)
    case .removed: change(.removed)
    case .alert: return try stage.finger.cancel()
    }
    try stage.finger.up()
  }
}

/// A player that knows began and ended only, and one that knows cancelled, too.
let obviousIdea = [
  Experiment(
    "13B", "A finger holds a story, then swipes; a hasty player", kinds: ["touch", "gesture"],
    showsChain: false, tellsLeftOut: false,
    parameters: [.word("end", "swiped", of: Ending.names, "how the touch ends")], touch: onStory,
    pictures: [.timeline], on: hastyStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    try stories.hold(
      stage, at: stage.touch, until: Ending(rawValue: stage.word("end")) ?? .swiped)
    stage.recording.add(
      Table("Afterwards:", [["the stories are paused"], [word(stories.player.isPaused)]]))
  },
  Experiment(
    "13B2", "Four ends of a touch, and two players", kinds: ["touch"], tellsLeftOut: false,
    pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["the touch is", "beach hears last", "hasty paused", "careful paused"]]
    for ending in Ending.allCases {
      var row = [ending.rawValue]
      for make in [hastyStage, carefulStage] {
        let scene = make(Settings())
        guard let stories = Stories(on: scene) else { continue }
        try stories.hold(scene, at: onStory, until: ending)
        if row.count == 1 { row.append(scene.lastHeard(by: "beach")) }
        row.append(word(stories.player.isPaused))
      }
      rows.append(row)
    }
    stage.recording.add(Table("Each in a scene of its own:", rows))
  },
]
