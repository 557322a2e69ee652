import MiniUIKit
import Stage

// Chapter 5: a search field, and a shake that brings back the pin that was removed last.

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

// listing: shake
/// The map whose controller is to undo a removal when the phone is shaken.
class Places5: SearchMap {
  private var removed: [Pin] = []

  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    becomeFirstResponder()
  }

  override func remove(_ pin: Pin) {
    super.remove(pin)
    removed.append(pin)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, let pin = removed.popLast() else {
      return super.motionEnded(motion, with: event)
    }
    add(pin)
    write("brought back " + pin.place.name)
  }
}
// end

extension SearchMap {
  /// Shows the pins whose names begin with what is typed.
  func didSearch() {
    for pin in pins { pin.isHidden = !pin.place.name.hasPrefix(search.text ?? "") }
  }
}

let step5 = Step(
  5, "Two shakes, one before and one after a tap on the field",
  kinds: ["action", "responder"],
  screen: { Places5() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: removeButton)
    try stage.wait(0.5)
    try stage.shake()
    try stage.finger.tap(at: CGPoint(x: 187, y: 468))
    try stage.wait(0.5)
    try stage.shake()
  },
  facts: { stage, screen in
    let ends = stage.recording.lines.filter { $0.kind == "motion" && $0.what == "ended" }
    var shakes: [(time: Microseconds, hearers: String)] = []
    for line in ends {
      if let last = shakes.indices.last, shakes[last].time == line.time {
        shakes[last].hearers += ", " + line.who
      } else {
        shakes.append((line.time, line.who))
      }
    }
    let permission = ["screen may", screen.canBecomeFirstResponder ? "yes" : "no"]
    return shakes.map { ["shake", $0.hearers] } + [permission]
  })
