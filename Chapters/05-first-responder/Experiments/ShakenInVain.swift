import MiniUIKit
import Stage

// listing: overrides
/// The obvious idea: whoever overrides the method hears of the shake.
final class OverridesOnly: UIViewController {
  private(set) var shakes = 0

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    shakes += 1
  }
}
// end

// listing: mayBecomeFirst
/// The same controller, and it may become first responder.
final class MayBecomeFirst: UIViewController {
  private(set) var shakes = 0

  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    shakes += 1
  }
}
// end

/// A controller that wants to undo something when the phone is shaken.
let shakenInVain = [
  vain("5B", "The obvious idea: the controller overrides motionEnded"),
  Experiment(
    "5B2", "The controller may be first responder, and by default is", kinds: shown,
    parameters: [.flag("takes", true, "it calls becomeFirstResponder()")], pictures: [],
    on: { Stage(settings: $0, viewController: MayBecomeFirst()) }
  ) { stage throws(ScriptError) in
    if stage.flag("takes") { stage.viewController.becomeFirstResponder() }
    try stage.phone.shake()
    report((stage.viewController as? MayBecomeFirst)?.shakes ?? 0, on: stage)
  },
  vain("5B3", "Only the method, but a field there is first responder", field: true),
]

private func vain(_ id: String, _ title: String, field hasField: Bool = false) -> Experiment {
  Experiment(
    id, title, kinds: shown, pictures: [],
    on: { Stage(settings: $0, viewController: OverridesOnly()) }
  ) { stage throws(ScriptError) in
    if hasField {
      let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
      stage.root.addSubview(dressed(field, "field", .yellow))
      field.becomeFirstResponder()
    }
    try stage.phone.shake()
    report((stage.viewController as? OverridesOnly)?.shakes ?? 0, on: stage)
  }
}

private func report(_ shakes: Int, on stage: Stage) {
  stage.recording.add(Table("What the controller counted:", [["shakes"], [String(shakes)]]))
}
