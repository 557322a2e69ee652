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
  // end

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, !removed.isEmpty else {
      return super.motionEnded(motion, with: event)
    }
    didUndo()
  }

  // listing: reload
  /// Makes UIKit ask again; only the call of the first responder counts.
  func reloadBar() {
    reloadInputViews()
    search.reloadInputViews()
  }
  // end
}

// listing: repair
/// The map whose controller is first responder whenever the search field is not.
class Places5: UndoMap {
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
private final class Permitted: UndoMap {
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
      name: "before", title: "A removal, and then a search", question: whoIsFirst,
      makeScreen: { UndoMap() },
      touches: { stage throws(ScriptError) in
        try stage.finger.tap(at: removeButton)
        try stage.wait(0.5)
        try stage.finger.tap(at: searchField)
        try stage.wait(0.5)
        try stage.finger.tap(at: undoButton)
      }),
    .init(
      name: "naive", title: "The same, with a controller that becomes first at the start",
      question: whichBar, makeScreen: { Permitted() }),
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

private let whichBar = Prediction(
  "A removal, undone while searching, and another one. Which of them has its bar in our engine?",
  [
    .init("both", "There is a line screen inputAccessoryView up after the first one alone."),
    .init("the first only", "The first finds the controller, and the second finds nothing."),
    .init("the second only", "The bar comes up at 0.080, with the first removal."),
    .init("neither", "The bar comes up at 0.080, with the first removal."),
  ]
) { run in
  var (removals, withBar) = (0, [Bool](repeating: false, count: 2))
  for line in run.lines where removals <= 2 {
    if line.kind == "action", line.what == "didRemove" { removals += 1 }
    if removals > 0, line.who == "screen", line.what == "inputAccessoryView up" {
      withBar[removals - 1] = true
    }
  }
  switch (withBar[0], withBar[1]) {
  case (true, true): return "both"
  case (true, false): return "the first only"
  case (false, true): return "the second only"
  case (false, false): return "neither"
  }
}

private let whoIsFirst = Prediction(
  "The map asked to be first responder at the start; then remove is tapped. Which object is it now?",
  [
    .init("screen, which asked", "There is no line screen becomeFirst, at any time."),
    .init(
      "remove, which was touched last",
      "A touch makes no button first responder, and there is no line that says so."),
    .init(
      "no object",
      "The first line about a first responder is search becomeFirst, and nothing resigns for it."),
  ]
) { run in
  let before = run.lines("responder").prefix { $0.who != "search" }
  switch before.last(where: { $0.what == "becomeFirst" })?.who {
  case "screen": return "screen, which asked"
  case nil: return "no object"
  default: return "remove, which was touched last"
  }
}
