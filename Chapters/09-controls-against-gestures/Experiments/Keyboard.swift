import MiniUIKit
import Stage

/// A checkbox of one's own.
final class CheckControl: UIControl {}

/// A screen that puts the keyboard away when it is tapped.
final class Form: UIViewController {
  let field = named("field", UITextField(frame: CGRect(x: 20, y: 100, width: 335, height: 40)))
  let check = named("check", CheckControl(frame: CGRect(x: 20, y: 180, width: 120, height: 44)))
  let send = named("send", UIButton(frame: CGRect(x: 20, y: 380, width: 120, height: 44)))
  let tap = UITapGestureRecognizer()

  func build(cancels: Bool) {
    field.backgroundColor = .white
    check.backgroundColor = .yellow
    send.backgroundColor = .green
    for each in [field, check, send] { view.addSubview(each) }
    check.addTarget(self, action: Form.didCheck, for: .touchUpInside, name: "didCheck")
    send.addTarget(self, action: Form.didSend, for: .touchUpInside, name: "didSend")
    // listing: keyboard
    tap.addTarget(self, action: Form.dismiss, name: "dismiss")
    tap.cancelsTouchesInView = cancels
    view.addGestureRecognizer(tap)
    // end
    field.becomeFirstResponder()
  }

  func dismiss() { field.resignFirstResponder() }
  func didCheck() {}
  func didSend() {}
}

/// A tap that puts the keyboard away.
let keyboard = [
  form("9I", "A tap on a checkbox; the keyboard's tap cancels", cancels: true),
  form("9I2", "A tap on a checkbox; the keyboard's tap cancels nothing", cancels: false),
  form(
    "9I3", "A tap on the field; the keyboard's tap cancels nothing", cancels: false,
    touch: CGPoint(x: 100, y: 120)),
]

private func form(
  _ id: String, _ title: String, cancels: Bool, touch: CGPoint = CGPoint(x: 60, y: 202)
) -> Experiment {
  Experiment(
    id, title, kinds: shown + ["responder"], showsChain: false,
    parameters: [.flag("cancels", cancels, "the tap's cancelsTouchesInView")],
    touch: touch, pictures: [.map, .timeline],
    on: { Stage(settings: $0, viewController: Form()) }
  ) { stage throws(ScriptError) in
    guard let form = stage.viewController as? Form else { return }
    form.build(cancels: stage.flag("cancels"))
    try stage.wait(1)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
  }
}
