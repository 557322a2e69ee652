import MiniUIKit
import Stage

// listing: form
/// Speaks for two fields, and may refuse to begin or to end.
final class Form: UIViewController, UITextFieldDelegate {
  var refuses = "nothing"

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { refuses != "begin" }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuses != "end" }
}
// end

/// From one field to the next, and who may refuse.
let handingOver = [
  handOver("5E", "From field to field; the delegate refuses nothing", refuses: "nothing"),
  handOver("5E2", "From field to field; the new one's delegate refuses", refuses: "begin"),
  handOver("5E3", "From field to field; the old one's delegate refuses", refuses: "end"),
]

private func handOver(_ id: String, _ title: String, refuses: String) -> Experiment {
  Experiment(
    id, title, kinds: shownWithEditing,
    parameters: [
      .word("refuses", refuses, of: ["nothing", "begin", "end"], "what the delegate refuses"),
      .flag("bar", false, "city has an accessory view, 44 points high"),
    ], touch: CGPoint(x: 80, y: 220), pictures: [.map],
    on: { Stage(settings: $0, viewController: named("form", Form())) }
  ) { stage throws(ScriptError) in
    let street = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    let city = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    stage.root.addSubview(dressed(street, "street", .yellow))
    stage.root.addSubview(dressed(city, "city", .orange))
    if stage.flag("bar") {
      let bar = view("bar", CGRect(x: 0, y: 0, width: 0, height: 44), .purple)
      city.inputAccessoryView = bar
    }
    guard let form = stage.viewController as? Form else { return }
    street.delegate = form
    city.delegate = form
    street.becomeFirstResponder()
    try stage.wait(1)
    form.refuses = stage.word("refuses")
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
    let first = stage.window.firstResponder?.name ?? "nothing"
    stage.recording.add(Table("First responder afterwards:", [["who"], [first]]))
  }
}

/// What makes a field resign without its having asked for that.
let leaving = [
  leave("5F", "The card with the field is taken off the screen", refuses: false),
  leave("5F2", "The card is taken off the screen; the delegate refuses", refuses: true),
]

private func leave(_ id: String, _ title: String, refuses: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shownWithEditing, pictures: [],
    on: { Stage(settings: $0, viewController: named("form", Form())) }
  ) { stage throws(ScriptError) in
    let card = view("card", CGRect(x: 20, y: 100, width: 320, height: 120), .gray)
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 300, height: 44))
    card.addSubview(dressed(field, "field", .yellow))
    stage.root.addSubview(card)
    guard let form = stage.viewController as? Form else { return }
    field.delegate = form
    field.becomeFirstResponder()
    try stage.wait(1)
    if refuses { form.refuses = "end" }
    card.removeFromSuperview()
    try stage.wait(1)
  }
}

/// `endEditing`, willing and unwilling.
let ending = [
  end("5G", "endEditing(false), and the delegate is asked", force: false),
  end("5G2", "endEditing(true), and the delegate refuses", force: true),
]

private func end(_ id: String, _ title: String, force: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shownWithEditing,
    parameters: [
      .flag("force", force, "endEditing(true)"),
      .word("refuses", "end", of: ["nothing", "end"], "what the delegate refuses"),
    ], pictures: [], on: { Stage(settings: $0, viewController: named("form", Form())) }
  ) { stage throws(ScriptError) in
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    stage.root.addSubview(dressed(field, "field", .yellow))
    guard let form = stage.viewController as? Form else { return }
    field.delegate = form
    field.becomeFirstResponder()
    try stage.wait(1)
    form.refuses = stage.word("refuses")
    let answer = stage.root.endEditing(stage.flag("force"))
    try stage.wait(1)
    stage.recording.add(Table("endEditing said:", [["answer"], [answer ? "true" : "false"]]))
  }
}
