import MiniUIKit
import Stage

// listing: overrides
/// A controller that overrides the method for shakes, and nothing else.
final class OverridesOnly: UIViewController {
  private(set) var shakes = 0

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    shakes += 1
  }
}
// end

// listing: mayBecomeFirst
/// A controller that overrides the method, and that may become first responder.
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
  vain("5B", "A controller overrides motionEnded, and nothing else"),
  Experiment(
    "5B2", "A controller that is first responder itself", kinds: shown,
    parameters: [.flag("takes", true, "it calls becomeFirstResponder()")],
    answersShakes: true, pictures: [],
    on: { Stage(settings: $0, viewController: MayBecomeFirst()) }
  ) { stage throws(ScriptError) in
    if stage.flag("takes") { stage.viewController.becomeFirstResponder() }
    try stage.shake()
    report((stage.viewController as? MayBecomeFirst)?.shakes ?? 0, on: stage)
  },
  vain("5B3", "Only the method, but a field below is first responder", field: true),
]

private func vain(_ id: String, _ title: String, field hasField: Bool = false) -> Experiment {
  Experiment(
    id, title, kinds: shown, answersShakes: true, pictures: [],
    on: { Stage(settings: $0, viewController: OverridesOnly()) }
  ) { stage throws(ScriptError) in
    if hasField {
      let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
      stage.root.addSubview(dressed(field, "field", .yellow))
      field.becomeFirstResponder()
    }
    try stage.shake()
    report((stage.viewController as? OverridesOnly)?.shakes ?? 0, on: stage)
  }
}

private func report(_ shakes: Int, on stage: Stage) {
  stage.recording.add(Table("What the controller counted:", [["shakes"], [String(shakes)]]))
}
