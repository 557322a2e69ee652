import MiniUIKit
import Stage

// Chapter 6: five stars in the callout, a control of our own, with a crown that steps aside.

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

  func rate(by touch: UITouch) {
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
    addSubview(stars)
    // listing: callout
    crown.frame = CGRect(x: 100, y: 0, width: 25, height: 25)
    stars.addSubview(dressed(crown, "crown", .yellow))
    // end
  }
}

// listing: rating
/// The map with stars in its callout.
class Places6: Places5 {
  override func makeCallout() -> Callout { StarCallout(Stars(), crown: makeCrown()) }

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

// listing: crown
/// The picture on the fifth star, which has no business with fingers.
func makeCrown() -> UIView {
  let crown = UIView()
  crown.isUserInteractionEnabled = false
  return crown
}
// end

/// The map with a crown as anybody would have added it.
private final class DeadStar: Places6 {
  override func makeCallout() -> Callout { StarCallout(Stars(), crown: UIView()) }
}

// listing: eager
/// Stars that act on the end of a touch, wherever on them it began.
private final class EagerStars: Stars {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { rate(by: touch) }
  }
}
// end

/// The map with stars that take a method of `UIControl`'s.
private final class CutWire: Places6 {
  override func makeCallout() -> Callout { StarCallout(EagerStars(), crown: UIView()) }
}

/// Stars that act on the end of a touch, and let `UIControl` have it as well.
private final class PoliteStars: Stars {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { rate(by: touch) }
  }
}

/// The map with stars whose override calls `super`.
private final class MendedWire: Places6 {
  override func makeCallout() -> Callout { StarCallout(PoliteStars(), crown: UIView()) }
}

/// The map with a button on a crown that steps aside.
private final class ButtonOnCrown: Places6 {
  override func makeCallout() -> Callout {
    let crown = makeCrown()
    let more = UIButton(frame: CGRect(x: 0, y: 0, width: 25, height: 25))
    more.addTarget(self, action: ButtonOnCrown.didBuy, for: .touchUpInside, name: "didBuy")
    crown.addSubview(dressed(more, "more", .white))
    return StarCallout(Stars(), crown: crown)
  }

  func didBuy() { write("bought a crown") }
}

/// The middles of four stars, on the screen.
private let secondStar = CGPoint(x: 74, y: 210)
private let thirdStar = CGPoint(x: 99, y: 210)
private let fourthStar = CGPoint(x: 124, y: 210)
private let fifthStar = CGPoint(x: 148, y: 210)

let step6 = Step(
  6, "Two taps, with a crown that steps aside", kinds: ["touch", "control", "action"],
  variants: [
    .init(
      name: "before", title: "A tap on the fourth star, and one on the fifth", question: howFar,
      makeScreen: { DeadStar() }),
    .init(
      name: "naive", title: "Two taps and a slide, with stars that override touchesEnded",
      makeScreen: { CutWire() },
      touches: { stage throws(ScriptError) in
        for star in [fourthStar, fifthStar] {
          try stage.finger.tap(at: star)
          try stage.wait(0.5)
        }
        try stage.finger.down(at: fourthStar)
        try stage.wait(0.1)
        try stage.finger.move(to: secondStar)
        try stage.wait(0.1)
        try stage.finger.up()
      }),
    .init(
      name: "super", title: "A slide from the crown, with an override that calls super",
      makeScreen: { MendedWire() },
      touches: { stage throws(ScriptError) in
        try stage.finger.down(at: fifthStar)
        for star in [fourthStar, thirdStar, secondStar] {
          try stage.wait(0.1)
          try stage.finger.move(to: star)
        }
        try stage.wait(0.1)
        try stage.finger.up()
      }),
    .init(
      name: "button", title: "A tap on a button that lies on the crown",
      makeScreen: { ButtonOnCrown() },
      touches: { stage throws(ScriptError) in try stage.finger.tap(at: fifthStar) }),
  ],
  screen: { Places6() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: fourthStar)
    try stage.wait(0.5)
    try stage.finger.tap(at: fifthStar)
  })

private let howFar = Prediction(
  "A finger taps the crown on the fifth star. How far does the touch get?",
  [
    .init("to crown; stars never hears it", "After crown, stars has lines of its own."),
    .init(
      "to stars, which hears it and sends nothing",
      "It climbs from crown to stars, but its view is the crown, and a control follows only its own."
    ),
    .init(
      "to stars, which sends touchDown, but no valueChanged",
      "There is no control line: a control that sends touchDown follows the touch."),
    .init(
      "to stars, which sends valueChanged, but didRate isn't called",
      "There is no control line, so nothing was sent that could get lost."),
  ]
) { run in
  let second = run.lines.drop { !($0.who == "crown") }
  let sent = second.filter { $0.kind == "control" }.map { $0.what }
  if sent.contains("valueChanged") {
    return "to stars, which sends valueChanged, but didRate isn't called"
  }
  if sent.contains("touchDown") { return "to stars, which sends touchDown, but no valueChanged" }
  return second.contains { $0.kind == "touch" && $0.who == "stars" }
    ? "to stars, which hears it and sends nothing" : "to crown; stars never hears it"
}
