import MiniUIKit
import Stage

// Chapter 4: a pin passes its touches on, and the map's controller, which comes later in the chain,
// counts the visits.

/// A pin that lights up for touches of its own, and passes all it hears on to the next responder.
class SharingPin: RoomyPin {
  // listing: sharing
  // In SharingPin; touchesEnded is as it was:
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = touches.contains { $0.view === self }
    super.touchesBegan(touches, with: event)
  }
  // end

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
}

/// The map whose controller counts visits.
class Places4: Places3 {
  override func makePin(at place: Place) -> Pin { SharingPin(at: place) }

  // listing: visits
  // In the map's controller: a finger that is lifted on a pin has visited its place.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, let pin = touch.view as? Pin,
      pin.point(inside: touch.location(in: pin), with: event)
    else { return }
    visit(pin)
  }
  // end
}

extension Places4 {
  func visit(_ pin: Pin) {
    pin.visits += 1
    write("visited " + pin.place.name)
    open(pin)
  }
}

// listing: lit
/// A pin that is lit while a finger is on it, and says when the finger is lifted.
private final class LitPin: RoomyPin {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)  // The map's controller counts visits.
  }
}
// end

/// A pin that does not rely on `super`.
private final class CallingPin: RoomyPin {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
  }

  // listing: calling
  // In the pin:
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    next?.touchesEnded(touches, with: event)
  }
  // end
}

/// The map whose pins pass on what the controller needs.
private final class EmptyDiary: Places4 {
  override func makePin(at place: Place) -> Pin { LitPin(at: place) }
}

/// The same map, whose pins call the next responder themselves.
private final class CallingMap: Places4 {
  override func makePin(at place: Place) -> Pin { CallingPin(at: place) }
}

/// The middle of the pin of `market`, on the screen.
private let market = CGPoint(x: 240, y: 200)

let step4 = Step(
  4, "A tap on a pin, and a touch that the system takes away", kinds: ["touch"],
  changes: [.init(step: 3, because: "A tap on a pin is a visit now.")],
  question: Prediction(
    "A tap on market, and a touch on harbour that an alert takes away. Which pin is lit at the end?",
    [
      .init("market", "It hears ended, and that turns its light off."),
      .init("harbour", "It hears began and cancelled, and only ended turns the light off."),
      .init("both", "The light of market goes off in touchesEnded."),
      .init("neither", "The code has no touchesCancelled, so nothing turns off the second light."),
    ],
    outcome: { run in
      let lit = run.places?.pins.filter { $0.isLit }.map { $0.place.name } ?? []
      return lit.count == 1 ? lit[0] : lit.isEmpty ? "neither" : "both"
    }),
  variants: [
    .init(
      name: "before", title: "A tap on market", question: howFar, makeScreen: { EmptyDiary() },
      touches: { stage throws(ScriptError) in try stage.finger.tap(at: market) }),
    .init(
      name: "naive", title: "A tap on market, whose pin calls its next itself",
      makeScreen: { CallingMap() },
      touches: { stage throws(ScriptError) in try stage.finger.tap(at: market) }),
    .init(
      name: "card", title: "A finger rests on the white card above harbour",
      touches: { stage throws(ScriptError) in
        try stage.finger.down(at: CGPoint(x: 70, y: 190))
        try stage.wait(0.1)
      }),
  ],
  screen: { Places4() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: market)
    try stage.wait(0.5)
    try stage.finger.down(at: CGPoint(x: 100, y: 250))
    try stage.wait(0.1)
    try stage.finger.cancel()
  },
  facts: { _, screen in
    let lit = screen.pins.filter { $0.isLit }.map { $0.place.name }
    return [["lit", lit.isEmpty ? "none" : lit.joined(separator: ", ")]]
  })

private let howFar = Prediction(
  "A finger taps market, which calls super in touchesEnded. Which responders hear ended?",
  [
    .init("market only", "There is no ended line after that of market, so super led nowhere."),
    .init(
      "market and layer, in which the pin lies",
      "layer has no ended line, and neither has the map behind it."),
    .init(
      "screen too, whose guard turns it away",
      "The controller has no ended line, so its guard was never asked."),
    .init(
      "screen too, and the visit isn't written down",
      "The controller has no ended line, so there was no visit to write down."),
  ]
) { run in
  let heard = run.lines("touch").filter { $0.what == "ended" }.map { $0.who }
  if heard.contains("screen") {
    let visits = run.places?.pins.reduce(0) { $0 + $1.visits } ?? 0
    return visits == 0
      ? "screen too, whose guard turns it away" : "screen too, and the visit isn't written down"
  }
  return heard.contains("layer") ? "market and layer, in which the pin lies" : "market only"
}
