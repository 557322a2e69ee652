import MiniUIKit
import Stage

/// The way of an action: control, application, target (E1).
let way = [
  Experiment(
    "6F", "The way of an action", kinds: shown + ["send"], showsChain: false, touch: onSave,
    on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let save = stage.addButton(UIButton(frame: saveFrame), "save", .green)
    // listing: addTarget
    save.addTarget(screen, action: Screen.didSave, for: .touchUpInside, name: "didSave")
    // end
    try stage.finger.tap(at: stage.touch)
  }
]

// listing: panel
/// A panel that can delete what it shows, if it is allowed to.
final class Panel: UIView {
  var allowsDeleting = true
  private(set) var deletes = 0

  func didDelete() { deletes += 1 }

  override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    guard action.name == "didDelete" else {
      return super.canPerformAction(action, withSender: sender)
    }
    return allowsDeleting
  }
}
// end

/// Actions without a target (E1).
let noTarget = [
  search("6G", "A button without a target", first: "none"),
  search("6G2", "No target; a field of the form is first responder", first: "field"),
  search(
    "6G3", "No target; the list declines", first: "none", allows: false),
]

private func search(
  _ id: String, _ title: String, first: String, allows: Bool = true
) -> Experiment {
  Experiment(
    id, title, kinds: ["control", "send", "chain", "action"],
    parameters: [
      .word("first", first, of: ["none", "field", "list"], "the window's first responder"),
      .flag("allows", allows, "the list allows deleting"),
    ], touch: CGPoint(x: 120, y: 230)
  ) { stage throws(ScriptError) in
    // listing: nilTarget
    let list = dressed(
      Panel(frame: CGRect(x: 40, y: 180, width: 280, height: 120)), "list", .gray)
    let form = dressed(
      Panel(frame: CGRect(x: 40, y: 340, width: 280, height: 120)), "form", .yellow)
    let field = view("field", CGRect(x: 20, y: 40, width: 240, height: 40), .white)
    let delete = UIButton(frame: CGRect(x: 20, y: 30, width: 120, height: 44))
    delete.addTarget(nil, action: Panel.didDelete, for: .touchUpInside, name: "didDelete")
    // end
    stage.root.addSubview(list)
    stage.root.addSubview(form)
    form.addSubview(field)
    stage.addButton(delete, "delete", .red, in: list)
    list.allowsDeleting = stage.flag("allows")
    switch stage.word("first") {
    case "field": stage.window.firstResponder = field
    case "list": stage.window.firstResponder = list
    default: break
    }
    try stage.finger.tap(at: stage.touch)
    stage.window.firstResponder = nil
    stage.recording.add(
      Table(
        "Deleted:", [["list", "form"], [String(list.deletes), String(form.deletes)]]))
  }
}
