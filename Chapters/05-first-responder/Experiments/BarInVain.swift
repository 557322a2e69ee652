import MiniUIKit
import Stage

// listing: barOnly
/// The obvious idea: a controller that has a bar shows it.
class BarOnly: UIViewController {
  let bar = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)), "bar", .purple)

  override var inputAccessoryView: UIView? { bar }
}
// end

// listing: barShown
/// The same controller, and it becomes first responder when its screen appears.
final class BarShown: BarOnly {
  override var canBecomeFirstResponder: Bool { true }
}
// end

/// A controller with a bar that is to lie at the lower edge of its screen all the time.
let barInVain = [
  bar("5L", "The obvious idea: a controller overrides inputAccessoryView", false, BarOnly()),
  bar("5L2", "The controller becomes first responder, and its bar shows", true, BarShown()),
]

private func bar(
  _ id: String, _ title: String, _ calls: Bool,
  _ controller: @autoclosure @escaping @Sendable () -> BarOnly
) -> Experiment {
  Experiment(
    id, title, kinds: ["responder"],
    parameters: [.flag("calls", calls, "it calls becomeFirstResponder()")], pictures: [],
    on: { Stage(settings: $0, viewController: named("chat", controller())) }
  ) { stage throws(ScriptError) in
    let message = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    stage.root.addSubview(dressed(message, "message", .yellow))
    guard let chat = stage.viewController as? BarOnly else { return }
    if stage.flag("calls") { chat.becomeFirstResponder() }
    var rows = [["when", "chat is first responder", "the bar is up"]]
    func note(_ moment: String) {
      rows.append([
        moment, chat.isFirstResponder ? "yes" : "no", chat.bar.window == nil ? "no" : "yes",
      ])
    }
    note("the screen has appeared")
    try stage.wait(1)
    try stage.finger.tap(at: CGPoint(x: 100, y: 220))
    try stage.wait(1)
    note("message is edited")
    stage.recording.add(Table("Where the bar is needed, and where it shows:", rows))
  }
}
