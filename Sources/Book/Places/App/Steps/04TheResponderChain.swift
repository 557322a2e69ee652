import MiniUIKit
import Stage

// Chapter 4: a pin passes its touches on, and the map's controller, which comes later in the chain,
// counts the visits.

/// A pin that is lit while a finger of its own is on it, and passes on all it hears.
class SharingPin: RoomyPin {
  // listing: finger
  // In SharingPin. A pin follows one finger; the others are none of its business.
  private var finger: UITouch? { didSet { isLit = finger != nil } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let own = touches.first(where: { $0.view === self }) { finger = own }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { self.finger = nil }
    super.touchesEnded(touches, with: event)
  }
  // end

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { self.finger = nil }
    super.touchesCancelled(touches, with: event)
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

/// A pin that shares what it hears, and looks at the touches of one call only.
private final class HastyPin: RoomyPin {
  // listing: hasty
  // In the pin:
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

/// The map whose pins ask whose touch it is, and forget it.
private final class HastyMap: Places4 {
  override func makePin(at place: Place) -> Pin { HastyPin(at: place) }
}

/// The middle of the pin of `market`, and the white of the callout of `harbour`, on the screen.
private let market = CGPoint(x: 240, y: 200)
private let card = CGPoint(x: 70, y: 190)
/// The middle of the pin of `harbour`, on the screen.
private let harbour = CGPoint(x: 100, y: 250)

let step4 = Step(
  4, "A tap on a pin, and a touch that the system takes away", kinds: ["touch"],
  changes: [.init(step: 3, because: "A tap on a pin is a visit now.")],
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
      makeScreen: { HastyMap() },
      touches: { stage throws(ScriptError) in
        try stage.finger.down(at: card)
        try stage.wait(0.1)
      }),
    .init(
      name: "two", title: "A finger on harbour, and a tap on its card",
      question: whatPutsItOut, makeScreen: { HastyMap() }, touches: tapTheCard),
  ],
  screen: { Places4() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: market)
    try stage.wait(0.5)
    try stage.finger.down(at: harbour)
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

/// A finger rests on `harbour`, and another one taps its card; notes when the pin is lit.
@Sendable
private func tapTheCard(_ stage: Stage) throws(ScriptError) {
  var rows: [[String]] = []
  func note(_ moment: String) {
    let isLit = (stage.viewController as? Places1)?.pins.first { $0.place.name == "harbour" }?.isLit
    rows.append([moment, isLit == true ? "lit" : "dark"])
  }
  try stage.finger.down(at: harbour)
  note("a finger is on harbour")
  try stage.wait(0.5)
  try stage.finger(2).down(at: card)
  note("and one on the card")
  try stage.wait(0.08)
  try stage.finger(2).up()
  note("the second one is lifted")
  stage.recording.add(Table("How harbour looks:", rows, hasHeading: false))
}

private let whatPutsItOut = Prediction(
  "A finger rests on harbour, and another one taps its white card. What puts the light out?",
  [
    .init(
      "nothing, as long as the first finger is there",
      "It is dark at the end, with the first finger still on the pin."),
    .init(
      "the began of the second touch",
      "That call brings the touch of the card alone, so contains says no."),
    .init(
      "the ended of the second touch", "It would, but the pin is dark before the second is lifted."
    ),
  ]
) { run in
  let rows = run.stage.recording.tables.first { $0.title == "How harbour looks:" }?.rows ?? []
  let states = rows.map { $0.last ?? "" }
  if states == ["lit", "dark", "dark"] { return "the began of the second touch" }
  return states == ["lit", "lit", "dark"]
    ? "the ended of the second touch" : "nothing, as long as the first finger is there"
}
