import MiniUIKit
import Stage

// Chapter 6: five stars in the callout, a control of our own. The shake works from the start, and
// again once the search field has let go.

/// Five stars of 25 points each, from which a finger chooses by tapping or sliding.
class Stars: UIControl {
  /// How many are full, from 0 to 5.
  private(set) var rating = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(by: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(by: touch)
    return true
  }

  private func rate(by touch: UITouch) {
    let star = Int(touch.location(in: self).x / 25) + 1
    guard rating != min(max(star, 1), 5) else { return }
    rating = min(max(star, 1), 5)
    sendActions(for: .valueChanged)
  }
}

extension Stars {
  /// Shows a rating that no finger has chosen; sends nothing.
  func show(_ rating: Int) { self.rating = rating }
}

/// A callout with stars, and with a crown on the fifth one.
class StarCallout: Callout {
  let stars: Stars

  /// Makes a callout of its stars and of the picture of a crown.
  init(_ stars: Stars, crown: UIView) {
    self.stars = dressed(stars, "stars", .gray)
    super.init()
    stars.frame = CGRect(x: 6, y: 40, width: 125, height: 25)
    crown.frame = CGRect(x: 100, y: 0, width: 25, height: 25)
    addSubview(stars)
    stars.addSubview(dressed(crown, "crown", .yellow))
  }
}

// listing: rating
/// The map with stars, whose controller is first responder whenever the field is not.
class Places6: Places5 {
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.addTarget(
      self, action: Places6.didEndSearch, for: .editingDidEnd, name: "didEndSearch")
  }

  func didEndSearch() { becomeFirstResponder() }

  override func makeCallout() -> Callout { StarCallout(Stars(), crown: UIView()) }

  override func open(_ pin: Pin) {
    super.open(pin)
    let stars = (callout as? StarCallout)?.stars
    stars?.addTarget(self, action: Places6.didRate, for: .valueChanged, name: "didRate")
  }

  func didRate(_ stars: Stars) {
    write("rated " + (openPin?.place.name ?? "nothing") + " " + String(stars.rating))
  }
}
// end

let step6 = Step(
  6, "A tap on the fourth star, and one on the fifth", kinds: ["touch", "control", "action"],
  screen: { Places6() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: CGPoint(x: 124, y: 210))
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 148, y: 210))
  })
