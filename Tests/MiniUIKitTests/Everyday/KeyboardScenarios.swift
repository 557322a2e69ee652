import MiniUIKit
import TestKit
import Testing

/// Screens with text fields, as people build them every day.
@Suite(.provedOnce(.engine)) struct KeyboardScenarios {
  /// A screen whose root view hides the keyboard when it is tapped.
  private final class Form: UIViewController {
    let nameField = UITextField(frame: CGRect(20, 100, 200, 40))
    let mail = UITextField(frame: CGRect(20, 160, 200, 40))
    let send = UIButton(frame: CGRect(20, 220, 100, 44))
    var log: [String] = []

    override func viewDidLoad() {
      (nameField.traceName, mail.traceName, send.traceName) = ("name", "mail", "send")
      for view in [nameField, mail, send] { self.view.addSubview(view) }
      send.addTarget(self, action: Form.didSend, for: .touchUpInside)
    }
    func hideByTap(cancels: Bool) {
      let tap = UITapGestureRecognizer(target: self, action: Form.didTapBackground)
      tap.cancelsTouchesInView = cancels
      view.addGestureRecognizer(tap)
    }
    func didTapBackground() {
      log.append("background")
      view.endEditing(true)
    }
    func didSend() { log.append("send \(nameField.isFirstResponder || mail.isFirstResponder)") }
    func didEnter() { log.append("enter") }
  }

  private let form = Form()
  private let world: World

  init() { world = World(viewController: form) }

  @Test(arguments: [true, false])
  func `a tap beside the fields hides the keyboard, and one on a field brings or moves it`(
    cancels: Bool
  ) throws {
    form.hideByTap(cancels: cancels)
    try world.tap(50, 120)
    expect(
      form.nameField.isFirstResponder && world.lines("notify").contains("keyboard keyboardWillShow")
    )
    try world.wait(1)
    try world.tap(300, 400)
    expect(world.window.firstResponder == nil && form.log == ["background"])
    try world.wait(1)
    try world.tap(50, 120)
    expect(form.nameField.isFirstResponder)
    // A tap on the next field moves the keyboard there without hiding it in between.
    try world.wait(1)
    world.forget()
    try world.tap(50, 180)
    expect(form.mail.isFirstResponder && form.log == ["background"])
    expect(!world.lines("notify").contains("keyboard keyboardWillHide"))
  }

  @Test func `a button on such a screen sends, and the keyboard stays`() throws {
    form.hideByTap(cancels: true)
    try world.tap(50, 120)
    try world.wait(1)
    try world.tap(60, 240)
    expectLines(form.log, ["send true"], "the button refuses the tap recognizer")
  }

  @Test func `return goes to the next field, and in the last one it hides the keyboard`() throws {
    final class Next: UITextFieldDelegate {
      let form: Form
      init(_ form: Form) { self.form = form }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === form.nameField { form.mail.becomeFirstResponder() }
        if textField === form.mail { textField.resignFirstResponder() }
        return true
      }
    }
    let next = Next(form)
    (form.nameField.delegate, form.mail.delegate) = (next, next)
    try world.tap(50, 120)
    world.phone.type("Ada\nada@example.org\n")
    expect(form.nameField.text == "Ada" && form.mail.text == "ada@example.org")
    expectNil(world.window.firstResponder)
    // It hides it as soon as there is an action for editingDidEndOnExit, too.
    form.nameField.delegate = nil
    form.nameField.addTarget(form, action: Form.didEnter, for: .editingDidEndOnExit)
    try world.wait(1)
    try world.tap(50, 120)
    world.phone.type("x\n")
    expect(form.log == ["enter"] && world.window.firstResponder == nil)
  }

  @Test func `a field for digits takes no letters if its delegate refuses them`() throws {
    final class Digits: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy { $0.isNumber } }
    }
    let digits = Digits()
    form.nameField.delegate = digits
    try world.tap(50, 120)
    world.phone.type("a1b2")
    form.nameField.deleteBackward()
    expectEqual(form.nameField.text, "1")
  }

  @Test func `a field that is removed while it is edited takes the keyboard with it`() throws {
    try world.tap(50, 120)
    try world.wait(1)
    form.nameField.removeFromSuperview()
    expect(!form.nameField.isFirstResponder)
    expect(world.lines("notify").contains("keyboard keyboardWillHide"))
  }
}
