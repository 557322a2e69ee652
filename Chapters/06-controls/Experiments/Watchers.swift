import MiniUIKit
import Stage

// listing: watcher
/// An app that notes every action that passes it (E2).
final class WatchingApplication: UIApplication {
  private(set) var rows = [["action", "from", "performed"]]

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let isPerformed = super.sendAction(action, to: target, from: sender, for: event)
    rows.append([action.name, (sender as? UIResponder)?.name ?? "nothing", word(isPerformed)])
    return isPerformed
  }
}
// end

/// An action that carries its own code.
let codeOfItsOwn = [
  Experiment(
    "6H", "A UIAction needs no target and no application", kinds: ["control", "send", "action"],
    touch: onSave
  ) { stage throws(ScriptError) in
    let save = stage.addButton(UIButton(frame: saveFrame), "save", .green)
    // listing: addAction
    let action = UIAction(title: "Save") { [unowned(unsafe) stage] _ in stage.note("saved") }
    save.addAction(action, for: .touchUpInside)
    // end
    try stage.finger.tap(at: stage.touch)
  }
]

/// Every action of an app can be watched at one place (E2), if it has a target.
let watchers = [
  Experiment(
    "6I", "An app that watches every action", kinds: ["send", "action"],
    touch: onSave,
    on: { settings in
      Stage(settings: settings, application: WatchingApplication(), viewController: Screen())
    }
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen,
      let application = stage.phone.application as? WatchingApplication
    else { return }
    let save = stage.addButton(UIButton(frame: saveFrame), "save", .green)
    save.addTarget(screen, action: Screen.didSave, for: .touchDown, name: "didSave")
    save.addTarget(nil, action: Panel.didDelete, for: .touchUpInside, name: "didDelete")
    save.addAction(UIAction(title: "Save") { _ in }, for: .touchUpInside)
    try stage.finger.tap(at: stage.touch)
    stage.recording.add(Table("What the app's sendAction saw:", application.rows))
  }
]

extension Stage {
  /// Notes what an action's own code did.
  func note(_ what: String) {
    recording.add(Table("The action's code ran:", [["it says"], [what]]))
  }
}
