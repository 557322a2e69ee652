import Experiments12
import MiniUIKit
import Stage

// Chapter 13: a place keeps its rating, and what a touch has begun is brought to an end when the touch
// is taken away, too.

/// The map that shows what a place was rated when its callout is opened again.
private class RememberingMap: Places12 {
  // listing: refresh
  // In the map's controller:
  override func open(_ pin: Pin) {
    super.open(pin)  // puts the pin's callout on the screen
    (callout as? StarCallout)?.stars.show(pin.rating)
  }

  override func didRate(_ stars: Stars) {
    super.didRate(stars)
    guard let pin = openPin else { return }
    pin.rating = stars.rating
    refresh(pin)
  }

  /// The callout always shows what is kept.
  func refresh(_ pin: Pin) { open(pin) }
  // end
}

/// The same, with a name for the stars that have taken the place of others.
private class RefreshingMap: RememberingMap {
  override func open(_ pin: Pin) {
    let isAgain = callout != nil
    super.open(pin)
    if isAgain, let stars = (callout as? StarCallout)?.stars { named("new stars", stars) }
  }
}

/// The map that makes the callout anew a moment later.
private final class LaterMap: RefreshingMap {
  var runLoop: MainRunLoop?

  /// What `DispatchQueue.main.async` does.
  private func later(_ block: @escaping () -> Void) { runLoop?.schedule(after: 0, block) }

  // listing: later
  // `later` is DispatchQueue.main.async.
  override func refresh(_ pin: Pin) { later { self.open(pin) } }
  // end
}

// listing: survives
/// Stars that show the old rating again if their touch is taken away.
final class SafeStars: OwnStars {
  private var before = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    before = rating
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard rating != before else { return }
    show(before)
    sendActions(for: .valueChanged)
  }
}
// end

/// The map whose stars and whose sheet survive a touch that is lost.
class Places13: Places12 {
  override func makeCallout() -> Callout {
    PhotoCallout(SafeStars(), crown: UIImageView(frame: .zero))
  }

  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    for child in children {
      sheetPan(of: child)?.addTarget(self, action: Places13.didPanSheet, name: "didPanSheet")
    }
  }

  override func open(_ pin: Pin) {
    super.open(pin)
    (callout as? StarCallout)?.stars.show(pin.rating)
  }

  // listing: repair
  // In the map's controller, Places13, whose callouts have SafeStars; open stays, refresh goes:
  override func didRate(_ stars: Stars) {
    super.didRate(stars)
    openPin?.rating = stars.rating  // the stars show it already
  }

  /// A second target of the sheet's pan; chapter 12's action settles the panel in ended only.
  func didPanSheet(_ pan: UIPanGestureRecognizer) {
    if pan.state == .cancelled { children.forEach(settleSheet) }
  }
  // end
}

/// The middles of the second and of the fourth star, on the screen.
private let secondStar = CGPoint(x: 74, y: 210)
private let fourthStar = CGPoint(x: 124, y: 210)

/// A finger comes down on the second star, slides to the fourth, and is lifted there.
private func slide(on stage: Stage) throws(ScriptError) {
  try stage.finger.down(at: secondStar)
  try stage.wait(0.1)
  try stage.finger.move(to: fourthStar)
  try stage.wait(0.1)
  try stage.finger.up()
}

let step13 = Step(
  13, "A slide over the stars, and an alert during another drag", kinds: ["action"],
  variants: [
    .init(
      name: "before", title: "A slide from the second star to the fourth",
      kinds: ["touch", "control", "action"], question: whoseLift,
      makeScreen: { RefreshingMap() },
      touches: { stage throws(ScriptError) in try slide(on: stage) }),
    .init(
      name: "naive", title: "The same slide; the callout is made anew a moment later",
      kinds: ["touch", "control", "action"],
      makeScreen: { LaterMap() },
      touches: { stage throws(ScriptError) in
        (stage.viewController as? LaterMap)?.runLoop = stage.phone.runLoop
        try slide(on: stage)
      }),
    .init(
      name: "alert", title: "A thumb rests on the second star, until an alert comes",
      kinds: ["control", "action"],
      touches: { stage throws(ScriptError) in
        try stage.finger.down(at: secondStar)
        try stage.wait(0.5)
        try stage.finger.cancel()
      }),
  ],
  screen: { Places13() },
  touches: { stage throws(ScriptError) in
    try slide(on: stage)
    try stage.wait(0.5)
    try dragOnRowUntilAlert(on: stage)
  },
  facts: { _, screen in
    let map = screen as? Places12
    let stars = ["stars", String((map?.callout as? StarCallout)?.stars.rating ?? 0)]
    guard screen is Places13 else { return [stars] }
    return [stars, ["panel", "at " + decimals(Double(map?.search.superview?.frame.minY ?? 0))]]
  })

private let whoseLift = Prediction(
  "A finger slides from the second star to the fourth. Which stars hear its lift?",
  [
    .init(
      "the stars it came down on",
      "They heard cancelled when their callout was taken away, and nothing after that."),
    .init(
      "the new stars, which are under it",
      "There is no line for the new stars: this touch began before they were there."),
    .init(
      "neither of them",
      "The old stars lost the touch when they left the window, and the new ones never had it."),
  ]
) { run in
  let heard = run.lines("touch").filter { $0.what == "ended" }.map { $0.who }
  if heard.contains("new stars") { return "the new stars, which are under it" }
  return heard.contains("stars")
    ? "the stars it came down on" : "neither of them"
}
