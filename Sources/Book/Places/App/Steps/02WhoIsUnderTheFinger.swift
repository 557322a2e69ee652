import MiniUIKit
import Stage

// Chapter 2: three pins, a button that finds the user, a callout on a pin, a hint at the first start,
// and a function for the evenings on which a view is dead.

// listing: why
/// Says why a finger at a point of the window does not hit a view; nil if it does.
func why(_ view: UIView, at point: CGPoint) -> String? {
  guard let window = view.window else { return "not in a window" }
  let hit = window.hitTest(point, with: nil)
  if hit === view { return nil }
  var way: [UIView] = []
  var each: UIView? = view
  while let next = each {
    way.insert(next, at: 0)
    each = next.superview
  }
  for view in way {
    if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled {
      return view.name + " takes no touches"
    }
    if !view.point(inside: window.convert(point, to: view), with: nil) {
      return "the point is outside " + view.name
    }
  }
  return (hit?.name ?? "nothing") + " is hit before it"
}
// end

/// What a pin shows about its place, above the pin.
class Callout: UIView {
  /// Takes the place off the map.
  let remove = dressed(UIButton(frame: CGRect(x: 96, y: 6, width: 38, height: 28)), "remove", .gray)

  /// Makes a callout for a pin, in whose coordinates it lies.
  init() {
    super.init(frame: CGRect(x: -58, y: -80, width: 140, height: 70))
    dressed(self, "callout", .white)
    addSubview(remove)
  }
}

/// What the app tells a new user: an arrow to the button, and a sentence, as large as the screen.
class HintView: UIView {
  /// Makes a hint with its picture and its words.
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    dressed(self, "hint")
    let arrow = UIImageView(frame: CGRect(x: 144, y: 327, width: 40, height: 30))
    let words = UILabel(frame: CGRect(x: 188, y: 320, width: 167, height: 44))
    words.text = "Tap here to see where you are"
    addSubview(dressed(arrow, "arrow", .yellow))
    addSubview(dressed(words, "words", .white))
  }
}

// listing: repaired
/// What a new user sees first; one tap, anywhere, puts it away.
final class Hint: HintView {
  // Hidden and not removed: Settings can show it again.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHidden = true
  }
}
// end

/// The hint as anybody would have written it.
final class WholeScreenHint: HintView {
  // listing: answer
  // On the arrow, on the words, anywhere: the tap is the hint's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  // end

  // listing: tapped
  // In the hint. Hidden and not removed: Settings can show it again.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHidden = true
  }
  // end
}

/// The same hint, switched off in each way that a view can be.
private final class SwitchedOffHint: HintView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }

  // listing: off
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHidden = true
    isUserInteractionEnabled = false
    alpha = 0
  }
  // end
}

extension HintView {
  /// In which ways it is switched off.
  fileprivate var state: String {
    var words: [String] = []
    if isHidden { words.append("hidden") }
    if !isUserInteractionEnabled { words.append("interaction off") }
    if alpha < 0.01 { words.append("alpha 0") }
    return words.isEmpty ? "shown" : words.joined(separator: ", ")
  }
}

/// The map with three pins, a button and a callout.
class Places2: Places1 {
  let here = dressed(
    UIButton(frame: CGRect(x: 20, y: 320, width: 120, height: 44)), "here", .orange)
  /// The callout, if one is open; it is a subview of its pin.
  private(set) var callout: Callout?
  /// What a new user is told; nil if the app has been started before.
  private(set) var hint: HintView?
  /// The pin whose callout is open.
  var openPin: Pin? { callout?.superview as? Pin }

  override var places: [Place] { Place.all }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.addSubview(here)
    here.addTarget(self, action: Places2.didLocate, for: .touchUpInside, name: "didLocate")
    open(pins[0])
    hint = makeHint()
    if let hint { view.addSubview(hint) }
  }

  func makeHint() -> HintView? { nil }

  func makeCallout() -> Callout { Callout() }

  /// Opens the callout of a pin, and closes the one that is open.
  func open(_ pin: Pin) {
    callout?.removeFromSuperview()
    let new = makeCallout()
    new.remove.addTarget(self, action: Places2.didRemove, for: .touchUpInside, name: "didRemove")
    pin.addSubview(new)
    callout = new
  }

  func close() {
    callout?.removeFromSuperview()
    callout = nil
  }

  /// Takes a pin off the map.
  func remove(_ pin: Pin) {
    if pin === openPin { close() }
    pins.removeAll { $0 === pin }
    pin.removeFromSuperview()
    write("removed " + pin.place.name)
  }

  func didLocate() { write("located") }

  func didRemove() {
    if let pin = openPin { remove(pin) }
  }
}

/// The map at the app's first start.
private final class FirstStart: Places2 {
  override func makeHint() -> HintView? { Hint() }
}

/// The first start with the hint as anybody would have written it.
private final class DeadStart: Places2 {
  override func makeHint() -> HintView? { WholeScreenHint() }
}

/// The first start with a hint that switches itself off.
private final class SwitchedOffStart: Places2 {
  override func makeHint() -> HintView? { SwitchedOffHint() }
}

let step2 = Step(
  2, "A first start: here, here again, and the callout's button", kinds: ["touch", "action"],
  variants: [
    .init(
      name: "before", title: "A first start: two taps where the arrow points", question: howFar,
      makeScreen: { DeadStart() }, touches: tapHereTwice),
    .init(
      name: "naive", title: "The same two taps, with a hint that switches itself off",
      makeScreen: { SwitchedOffStart() }, touches: tapHereTwice),
  ],
  screen: { FirstStart() },
  touches: { stage throws(ScriptError) in
    try tapHereTwice(stage)
    try stage.wait(0.5)
    try stage.finger.tap(at: removeButton)
  },
  facts: { _, screen in
    guard let screen = screen as? Places2, let hint = screen.hint else { return [] }
    let places: [(UIView?, CGPoint)] = [
      (screen.here, hereButton), (screen.callout?.remove, removeButton),
    ]
    let dead = places.lazy.compactMap { view, point in
      view.flatMap { view in why(view, at: point).map { view.name + ": " + $0 } }
    }.first
    return [["hint", hint.state], ["dead", dead ?? "none"]]
  })

@Sendable
private func tapHereTwice(_ stage: Stage) throws(ScriptError) {
  try stage.finger.tap(at: hereButton)
  try stage.wait(0.5)
  try stage.finger.tap(at: hereButton)
}

/// The middle of the button that finds the user, on the screen.
private let hereButton = CGPoint(x: 80, y: 342)
/// The middle of the button in the callout of `harbour`, on the screen.
let removeButton = CGPoint(x: 145, y: 178)

private let howFar = Prediction(
  "The hint has been tapped away, and a finger taps the button. What gets the touch?",
  [
    .init("hint", "A hidden view is asked like any other, and this one has an answer of its own."),
    .init("here, and its action isn't sent", "Nothing is said of here: it never got the touch."),
    .init("map", "The map is not even asked: hint answers first."),
    .init("no view", "There is a second touch in the trace, and it has a hearer."),
  ]
) { run in
  let heard = run.lines.filter { $0.kind == "touch" && $0.what == "began" }.map { $0.who }
  switch heard.count > 1 ? heard[1] : "" {
  case "here": return "here, and its action isn't sent"
  case "map", "hint": return heard[1]
  default: return "no view"
  }
}
