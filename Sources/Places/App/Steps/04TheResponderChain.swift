import MiniUIKit
import Stage

// Chapter 4: a pin passes its touches on, and the map's controller, which comes later in the chain,
// counts the visits.

// listing: visits
/// A pin that lights up, and passes its touches on to the next responder.
class SharingPin: RoomyPin {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesEnded(touches, with: event)
  }
}

/// The map's controller counts a visit if the finger is lifted on the pin.
class Places4: Places3 {
  override func makePin(at place: Place) -> Pin { SharingPin(at: place) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, let pin = touch.view as? Pin,
      pin.point(inside: touch.location(in: pin), with: event)
    else { return }
    visit(pin)
  }
}
// end

extension Places4 {
  func visit(_ pin: Pin) {
    pin.visits += 1
    write("visited " + pin.place.name)
    open(pin)
  }
}

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
  screen: { Places4() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: CGPoint(x: 240, y: 200))
    try stage.wait(0.5)
    try stage.finger.down(at: CGPoint(x: 100, y: 250))
    try stage.wait(0.1)
    try stage.finger.cancel()
  },
  facts: { _, screen in
    [["lit", screen.pins.filter { $0.isLit }.map { $0.place.name }.joined(separator: ", ")]]
  })
