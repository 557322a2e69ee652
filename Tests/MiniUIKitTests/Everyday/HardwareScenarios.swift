import MiniUIKit
import TestKit
import Testing

/// Screens that are used with a keyboard or a remote control, too.
@Suite(.provedOnce(.engine)) struct HardwareScenarios {
  /// A form with a field, shortcuts, and a poster that can be selected.
  private final class Form: UIViewController {
    final class Poster: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = UITextField(frame: CGRect(20, 100, 200, 40))
    let poster = Poster(frame: CGRect(20, 200, 200, 200))
    var log: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "s", modifierFlags: .command, action: Action("save", Form.save)),
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [], action: Action("close", Form.close)),
        UIKeyCommand(input: "n", modifierFlags: [], action: Action("next", Form.next)),
      ]
    }
    override func viewDidLoad() {
      (field.traceName, poster.traceName) = ("field", "poster")
      view.addSubview(field)
      view.addSubview(poster)
      poster.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Form.didSelect))
    }
    func save() { log.append("save") }
    func close() {
      log.append("close")
      view.endEditing(true)
    }
    func next() { log.append("next") }
    func didSelect() { log.append("select") }
  }

  private let form = Form()
  private let world: World

  init() { world = World(viewController: form) }

  @Test func `a shortcut works in a field, without modifiers beside it, and on a sheet`() throws {
    try world.tap(50, 120)
    try world.phone.pressKey("a")
    try world.phone.pressKey("s", .command)
    try world.phone.pressKey("s")
    expectLines(form.log, ["save"])
    expectEqual(form.field.text, "as")

    (form.log, form.field.text) = ([], "")
    try world.phone.pressKey("n")
    expectLines(form.log, [])
    expectEqual(form.field.text, "n")
    try world.phone.pressKey(UIKeyCommand.inputEscape)
    expectLines(form.log, ["close"])
    expect(!form.field.isFirstResponder)
    form.poster.becomeFirstResponder()
    try world.phone.pressKey("n")
    expectLines(form.log, ["close", "next"])

    form.log = []
    let sheet = UIViewController()
    form.present(sheet, animated: true)
    let field = world.add("note", UITextField(frame: CGRect(20, 100, 200, 40)), to: sheet.view)
    field.becomeFirstResponder()
    try world.phone.pressKey("s", .command)
    expectLines(form.log, ["save"], "the chain goes from the sheet to its presenter (RC-4)")
  }

  @Test func `the remote's select taps the first responder, its menu acts for itself`() throws {
    form.poster.becomeFirstResponder()
    try world.phone.press(.select)
    expectLines(form.log, ["select"])
    try world.wait(1)
    try world.tap(50, 250)
    expectLines(form.log, ["select", "select"], "and a finger taps it, too")
    form.poster.resignFirstResponder()
    try world.phone.press(.select)
    expectEqual(form.log.count, 2, "no other view hears the button")

    form.log = []
    let menu = UITapGestureRecognizer(target: form, action: Form.save)
    (menu.allowedPressTypes, menu.allowedTouchTypes) = ([.menu], [])
    form.view.addGestureRecognizer(menu)
    form.poster.becomeFirstResponder()
    try world.phone.press(.menu)
    try world.phone.press(.select)
    try world.wait(1)
    try world.tap(300, 700)
    expectLines(form.log, ["save", "select"])
  }
}
