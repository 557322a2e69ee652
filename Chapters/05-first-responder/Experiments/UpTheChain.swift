import MiniUIKit
import Stage

/// A controller with an accessory view for every field on its screen.
final class Chat: UIViewController {
  let bar = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)), "bar", .purple)
  override var inputAccessoryView: UIView? { bar }
}

/// A panel with an input view for every field in it.
final class ColorPanel: UIView {
  let colors = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200)), "colors", .green)
  override var inputView: UIView? { colors }
}

/// Input views are looked for up the chain.
let upTheChain = [
  chat("5H", "A field in a panel: what comes up?", until: 1),
  chat("5H2", "Then a field below the panel becomes first responder", until: 2),
  chat("5H3", "Then the field below the panel resigns", until: 3),
]

private func chat(_ id: String, _ title: String, until last: Int) -> Experiment {
  Experiment(
    id, title, kinds: ["responder", "notify"], showsChain: false,
    pictures: last == 1 ? [.map, .first] : [],
    on: { Stage(settings: $0, viewController: named("chat", Chat())) }
  ) { stage throws(ScriptError) in
    let panel = dressed(
      ColorPanel(frame: CGRect(x: 20, y: 100, width: 320, height: 120)), "panel", .gray)
    let shade = UITextField(frame: CGRect(x: 10, y: 40, width: 300, height: 44))
    let reply = UITextField(frame: CGRect(x: 20, y: 260, width: 320, height: 44))
    panel.addSubview(dressed(shade, "shade", .orange))
    stage.root.addSubview(panel)
    stage.root.addSubview(dressed(reply, "reply", .yellow))
    shade.becomeFirstResponder()
    try stage.wait(1)
    if last > 1 {
      reply.becomeFirstResponder()
      try stage.wait(1)
    }
    if last > 2 {
      reply.resignFirstResponder()
      try stage.wait(1)
    }
  }
}
