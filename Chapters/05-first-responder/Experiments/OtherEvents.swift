import MiniUIKit
import Stage

/// A view that may become first responder.
final class PlayerView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private func addPlayer(to stage: Stage) {
  let board = view("board", CGRect(x: 20, y: 100, width: 320, height: 300), .gray)
  let player = PlayerView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  board.addSubview(dressed(player, "player", .orange))
  stage.root.addSubview(board)
  player.becomeFirstResponder()
}

/// The lines that came since a number of lines, as names along the chain.
private func heard(_ kind: String, since start: Int, _ stage: Stage) -> [TraceLine] {
  stage.recording.lines.dropFirst(start).filter { $0.kind == kind }
}

/// Every button, and the responders that hear its press.
let presses = [
  Experiment(
    "5I", "Buttons of the hardware, each type the engine has", kinds: ["responder"], pictures: []
  ) {
    stage throws(ScriptError) in
    addPlayer(to: stage)
    var rows = [["type", "raw value", "hears first", "then", "last"]]
    for type in UIPress.PressType.allCases {
      let start = stage.recording.lines.count
      try stage.phone.press(type)
      let lines = heard("press", since: start, stage).filter { $0.what == "began" }
      rows.append([
        type.word, String(type.rawValue), lines.first?.who ?? "nothing",
        lines.count > 1 ? lines[1].who : "nothing", lines.last?.who ?? "nothing",
      ])
    }
    stage.recording.add(Table("Each button is pressed once:", rows))
  },
  Experiment(
    "5I2", "One button, all along the chain", kinds: ["press"],
    parameters: [.flag("cancel", false, "the system takes the press away")], pictures: []
  ) { stage throws(ScriptError) in
    addPlayer(to: stage)
    try stage.phone.press(.select, isCancelled: stage.flag("cancel"))
  },
]

private let remoteSubtypes: [UIEvent.EventSubtype] = [
  .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
  .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
  .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
  .remoteControlEndSeekingForward,
]

/// Every button of a remote control, before and after the app has asked for them.
let remoteControls = [
  Experiment(
    "5J", "A remote control, all subtypes", kinds: ["responder"],
    parameters: [.flag("asks", true, "the app asks for remote control events")], pictures: []
  ) { stage throws(ScriptError) in
    addPlayer(to: stage)
    let application = stage.phone.application
    var rows = [["subtype", "raw value", "before", "hears first", "last"]]
    for subtype in remoteSubtypes {
      var start = stage.recording.lines.count
      stage.phone.remoteControl(subtype)
      let before = heard("remote", since: start, stage).first?.who ?? "nothing"
      start = stage.recording.lines.count
      if stage.flag("asks") { application.beginReceivingRemoteControlEvents() }
      stage.phone.remoteControl(subtype)
      let lines = heard("remote", since: start, stage)
      application.endReceivingRemoteControlEvents()
      rows.append([
        subtype.word, String(subtype.rawValue), before, lines.first?.who ?? "nothing",
        lines.last?.who ?? "nothing",
      ])
    }
    stage.recording.add(Table("Before the app asks for them, and after:", rows))
  }
]

// listing: keeper
/// A card that keeps a shake's began, or passes it on.
final class Keeper: UIView {
  var callsSuper = false
  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if callsSuper { super.motionBegan(motion, with: event) }
  }
}
// end

/// A shake that a card on the way keeps.
let kept = [
  keep("5K", "A card on the way keeps motionBegan", callsSuper: false),
  keep("5K2", "A card on the way passes motionBegan on", callsSuper: true),
]

private func keep(_ id: String, _ title: String, callsSuper: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["responder", "motion"],
    parameters: [
      .flag("super", callsSuper, "the card's motionBegan calls super"),
      .flag("cancel", false, "the system finds that it was no shake"),
    ], answersShakes: true, pictures: []
  ) { stage throws(ScriptError) in
    let card = Keeper(frame: CGRect(x: 20, y: 100, width: 320, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 300, height: 44))
    card.callsSuper = stage.flag("super")
    card.addSubview(dressed(field, "field", .yellow))
    stage.root.addSubview(dressed(card, "card", .gray))
    field.becomeFirstResponder()
    try stage.shake(isCancelled: stage.flag("cancel"))
  }
}
