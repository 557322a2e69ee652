import MiniUIKit
import Stage

// Chapter 2: three pins, a button that finds the user, a callout on a pin, and a function for the
// evenings on which a view is dead.

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

/// The map with three pins, a button and a callout.
class Places2: Places1 {
  let here = dressed(
    UIButton(frame: CGRect(x: 20, y: 320, width: 120, height: 44)), "here", .orange)
  /// The callout, if one is open; it is a subview of its pin.
  private(set) var callout: Callout?
  /// The pin whose callout is open.
  var openPin: Pin? { callout?.superview as? Pin }

  override var places: [Place] { Place.all }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.addSubview(here)
    here.addTarget(self, action: Places2.didLocate, for: .touchUpInside, name: "didLocate")
    open(pins[0])
  }

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

let step2 = Step(
  2, "A tap on the button, and one on the callout's button", kinds: ["touch", "action"],
  screen: { Places2() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: CGPoint(x: 60, y: 342))
    try stage.wait(0.5)
    try stage.finger.tap(at: removeButton)
  },
  facts: { _, screen in
    guard let remove = (screen as? Places2)?.callout?.remove else { return [] }
    return [["why", why(remove, at: removeButton) ?? "hit"]]
  })

/// The middle of the button in the callout of `harbour`, on the screen.
let removeButton = CGPoint(x: 145, y: 178)
