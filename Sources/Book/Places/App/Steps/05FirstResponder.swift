import MiniUIKit
import Stage

// Chapter 5: a search field, and a bar with a button that takes a removal back, as a shake does.

/// The map with a search field.
class SearchMap: Places4 {
  let search = dressed(
    UITextField(frame: CGRect(x: 16, y: 460, width: 343, height: 40)), "search", .yellow)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(search)
    search.addTarget(self, action: SearchMap.didSearch, for: .editingChanged, name: "didSearch")
  }
}

// listing: undo
/// The map with a bar that takes a removal back, as long as a pin is missing.
class UndoMap: SearchMap {
  private(set) var removed: [Pin] = []
  lazy var bar = makeBar()
  override var inputAccessoryView: UIView? { removed.isEmpty ? nil : bar }

  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    becomeFirstResponder()
  }

  override func remove(_ pin: Pin) {
    super.remove(pin)
    removed.append(pin)
    reloadBar()
  }

  func didUndo() {
    guard let pin = removed.popLast() else { return }
    bringBack(pin)
    view.endEditing(true)  // so that the map can be seen
    reloadBar()
  }
}
// end

extension UndoMap {
  // listing: reload
  /// Makes UIKit ask again; only the call of the first responder counts.
  func reloadBar() {
    reloadInputViews()
    search.reloadInputViews()
  }
  // end
}

// listing: shake
/// The same map, and a shake takes a removal back as well.
class ShakeMap: UndoMap {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, !removed.isEmpty else {
      return super.motionEnded(motion, with: event)
    }
    didUndo()
  }
}
// end

// listing: repair
/// The map whose controller is first responder whenever the search field is not.
class Places5: ShakeMap {
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.addTarget(
      self, action: Places5.didEndSearch, for: .editingDidEnd, name: "didEndSearch")
  }

  func didEndSearch() { becomeFirstResponder() }
}
// end

// listing: permitted
/// The map whose controller may become first responder, and becomes it at the start.
private final class Permitted: ShakeMap {
  override var canBecomeFirstResponder: Bool { true }
}
// end

extension SearchMap {
  /// Shows the pins whose names begin with what is typed.
  func didSearch() {
    for pin in pins { pin.isHidden = !pin.place.name.hasPrefix(search.text ?? "") }
  }
}

extension UndoMap {
  fileprivate func makeBar() -> UIView {
    let bar = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)), "bar", .purple)
    let undo = UIButton(frame: CGRect(x: 265, y: 4, width: 100, height: 36))
    undo.addTarget(self, action: UndoMap.didUndo, for: .touchUpInside, name: "didUndo")
    bar.addSubview(dressed(undo, "undo", .white))
    return bar
  }

  fileprivate func bringBack(_ pin: Pin) {
    add(pin)
    write("restored " + pin.place.name)
  }
}

/// The search field, the button in the bar above the keyboard, the pin of `market`, and the button in
/// its callout.
private let searchField = CGPoint(x: 187, y: 468)
private let undoButton = CGPoint(x: 315, y: 454)
private let marketPin = CGPoint(x: 240, y: 200)
private let removeMarket = CGPoint(x: 285, y: 128)

let step5 = Step(
  5, "A removal, undone while searching, and another removal", kinds: ["action", "responder"],
  variants: [
    .init(
      name: "before", title: "A removal, and then a search", question: whenTheControllerIsFirst,
      makeScreen: { ShakeMap() },
      touches: { stage throws(ScriptError) in
        try stage.finger.tap(at: removeButton)
        try stage.wait(0.5)
        try stage.finger.tap(at: searchField)
        try stage.wait(0.5)
        try stage.finger.tap(at: undoButton)
      }),
    .init(
      name: "shake", title: "A removal and two shakes, without and with a search",
      makeScreen: { ShakeMap() },
      touches: { stage throws(ScriptError) in
        try stage.finger.tap(at: removeButton)
        try stage.wait(0.5)
        try stage.shake()
        try stage.wait(0.5)
        try stage.finger.tap(at: searchField)
        try stage.wait(0.5)
        try stage.shake()
      }),
    .init(
      name: "naive", title: "Two removals; the controller becomes first at the start",
      makeScreen: { Permitted() }),
  ],
  screen: { Places5() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: removeButton)
    try stage.wait(0.5)
    try stage.finger.tap(at: searchField)
    try stage.wait(0.5)
    try stage.finger.tap(at: undoButton)
    try stage.wait(0.5)
    try stage.finger.tap(at: marketPin)
    try stage.wait(0.5)
    try stage.finger.tap(at: removeMarket)
  },
  facts: { stage, screen in
    let isUp = (screen as? UndoMap)?.bar.window != nil
    return [
      ["first responder", stage.window.firstResponder?.name ?? "nothing"],
      ["bar", isUp ? "up" : "not up"],
    ]
  })

private let whenTheControllerIsFirst = Prediction(
  "She has tapped search, and the controller's bar is up. When has the controller become first "
    + "responder?",
  [
    .init("at the start, when it asked", "There is no line screen becomeFirst at 0.000."),
    .init(
      "with the tap on search, as its bar shows",
      "At 0.660 search becomes first responder; the bar is found up the chain from there."),
    .init("never", "No line says screen becomeFirst, and the bar is up all the same."),
  ]
) { run in
  let line = run.lines("responder").first { $0.who == "screen" && $0.what == "becomeFirst" }
  guard let line else { return "never" }
  return line.time == 0
    ? "at the start, when it asked" : "with the tap on search, as its bar shows"
}
