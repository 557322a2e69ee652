import MiniUIKit
import Stage

/// A screen that puts the keyboard away when it is tapped.
final class Form: UIViewController {
  let field = named("field", UITextField(frame: CGRect(x: 20, y: 100, width: 335, height: 40)))
  let table = named("table", UITableView(frame: CGRect(x: 20, y: 180, width: 335, height: 176)))
  let send = named("send", UIButton(frame: CGRect(x: 20, y: 380, width: 120, height: 44)))
  let tap = UITapGestureRecognizer()

  func build(cancels: Bool) {
    field.backgroundColor = .white
    table.backgroundColor = .yellow
    send.backgroundColor = .green
    table.numberOfRows = 4
    for each in [field, table, send] { view.addSubview(each) }
    send.addTarget(self, action: Form.didSend, for: .touchUpInside, name: "didSend")
    // listing: keyboard
    tap.addTarget(self, action: Form.dismiss, name: "dismiss")
    tap.cancelsTouchesInView = cancels
    view.addGestureRecognizer(tap)
    // end
    field.becomeFirstResponder()
  }

  func dismiss() { field.resignFirstResponder() }
  func didSend() {}
}

/// A tap that puts the keyboard away.
let keyboard = [
  form("9I", "A tap on a row; the keyboard's tap cancels", cancels: true),
  form("9I2", "A tap on a row; the keyboard's tap cancels nothing", cancels: false),
  form(
    "9I3", "A tap on the field; the keyboard's tap cancels nothing", cancels: false,
    touch: CGPoint(x: 100, y: 120)),
]

private func form(
  _ id: String, _ title: String, cancels: Bool, touch: CGPoint = CGPoint(x: 100, y: 250)
) -> Experiment {
  Experiment(
    id, title, kinds: shown + ["row", "responder"], showsChain: false,
    parameters: [.flag("cancels", cancels, "the tap's cancelsTouchesInView")],
    touch: touch, pictures: [.map, .scene, .timeline],
    on: { Stage(settings: $0, viewController: Form()) }
  ) { stage throws(ScriptError) in
    guard let form = stage.viewController as? Form else { return }
    form.build(cancels: stage.flag("cancels"))
    try stage.wait(1)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
  }
}
