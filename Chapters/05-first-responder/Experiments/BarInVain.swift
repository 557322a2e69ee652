import MiniUIKit
import Stage

// listing: barOnly
/// A controller that has a bar for the lower edge of its screen.
class BarOnly: UIViewController {
  let bar = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)), "bar", .purple)

  override var inputAccessoryView: UIView? { bar }
}
// end

// listing: barShown
/// A controller that has a bar, and that may become first responder.
final class BarShown: BarOnly {
  override var canBecomeFirstResponder: Bool { true }
}
// end

/// A controller with a bar that is to lie at the lower edge of its screen all the time.
let barInVain = [
  bar(
    "5L", "A chat overrides inputAccessoryView, and a field is tapped", false,
    prediction: Prediction(
      "A chat has a bar. A second later its field is tapped. When is the bar up?",
      [
        .init(
          "from the beginning",
          "Nothing is first responder then, so no object is asked for a bar."),
        .init(
          "only while message is edited",
          "Then message is first responder, and the chat is above it in the chain."),
        .init("at no time", "The chat is asked once a view below it is first responder."),
      ], outcome: { whenUp($0) }), BarOnly()),
  bar("5L2", "The chat also calls becomeFirstResponder()", true, BarOnly()),
  bar("5L3", "The chat may become first responder, and calls it", true, BarShown()),
]

/// When the bar was up, read off the trace.
private func whenUp(_ run: Run) -> String {
  let line = run.lines("responder").first { $0.what == "inputAccessoryView up" }
  guard let line else { return "at no time" }
  return line.time < 1_000_000 ? "from the beginning" : "only while message is edited"
}

private func bar(
  _ id: String, _ title: String, _ calls: Bool, prediction: Prediction? = nil,
  _ controller: @autoclosure @escaping @Sendable () -> BarOnly
) -> Experiment {
  Experiment(
    id, title, kinds: ["responder"], tellsLeftOut: false,
    parameters: [.flag("calls", calls, "it calls becomeFirstResponder()")],
    touch: CGPoint(x: 100, y: 222), prediction: prediction,
    pictures: prediction == nil ? [] : [.map, .first],
    on: { Stage(settings: $0, viewController: named("chat", controller())) }
  ) { stage throws(ScriptError) in
    let message = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    stage.pictured = stage.root.bounds
    stage.outline("where the bar is to be", CGRect(x: 0, y: 768, width: 375, height: 44))
    stage.root.addSubview(view("talk", CGRect(x: 20, y: 60, width: 335, height: 120), .gray))
    stage.root.addSubview(dressed(message, "message", .yellow))
    guard let chat = stage.viewController as? BarOnly else { return }
    if stage.flag("calls") {
      // listing: call
      // The screen has appeared.
      let answer = chat.becomeFirstResponder()
      // end
      stage.recording.add(
        Table(
          "What becomeFirstResponder() said:", [["answer", answer ? "true" : "false"]],
          hasHeading: false))
    }
    var rows = [["when", "chat is first responder", "the bar is up"]]
    func note(_ moment: String) {
      rows.append([
        moment, chat.isFirstResponder ? "yes" : "no", chat.bar.window == nil ? "no" : "yes",
      ])
    }
    note("the screen has appeared")
    try stage.wait(1)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
    note("message is edited")
    stage.recording.add(Table("Where the bar is needed, and where it shows:", rows))
  }
}

/// A chat that has its bar, loses it when its field resigns, and becomes first responder again.
let gap = [
  Experiment(
    "5M", "A field resigns; 0.6 seconds later the chat asks again", kinds: ["responder"],
    tellsLeftOut: false, pictures: [.timeline],
    on: { Stage(settings: $0, viewController: named("chat", BarShown())) }
  ) { stage throws(ScriptError) in
    let message = dressed(
      UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44)), "message", .yellow)
    stage.root.addSubview(message)
    stage.viewController.becomeFirstResponder()
    try stage.wait(1)
    message.becomeFirstResponder()
    try stage.wait(1)
    stage.root.endEditing(true)
    try stage.wait(0.6)
    stage.viewController.becomeFirstResponder()
    try stage.wait(1)
    stage.viewController.resignFirstResponder()
  }
]
