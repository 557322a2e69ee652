import MiniUIKit
import Stage

// listing: override
/// What a view does with a phase: nothing of its own, or an override with or without super.
enum Override: String, CaseIterable {
  case none = "not overridden"
  case passes = "with super"
  case keeps = "without super"
}

/// A view of any combination; an override that only calls super is like none.
final class Combined: UIView {
  var began = Override.none
  var ended = Override.none

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if began != .keeps { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ended != .keeps { super.touchesEnded(touches, with: event) }
  }
}
// end

/// The eight ways to override began and ended, and the ninth: neither.
let combinations = [
  Experiment(
    "4B", "Began and ended, overridden or not: what grey hears", kinds: shown,
    parameters: [.flag("cancelled", false, "an alert ends the touch, not a lift")],
    pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["red's began", "red's ended", "grey hears"]]
    for began in Override.allCases {
      for ended in Override.allCases {
        let (grey, red) = (Listener(), Combined())
        (red.began, red.ended) = (began, ended)
        let scene = Stage()
        build(on: scene, grey: grey, red: red)
        try scene.finger.down(at: onRed)
        try scene.wait(0.08)
        if stage.flag("cancelled") { try scene.finger.cancel() } else { try scene.finger.up() }
        rows.append(
          [began.rawValue, ended.rawValue]
            + [grey.heard.isEmpty ? "nothing" : grey.heard.joined(separator: ", ")])
      }
    }
    stage.recording.add(Table("Nine red views, each in a scene of its own:", rows))
  }
]

/// Writes down which phases it hears, and passes all of them on.
final class Listener: UIView {
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
    super.touchesCancelled(touches, with: event)
  }
}
