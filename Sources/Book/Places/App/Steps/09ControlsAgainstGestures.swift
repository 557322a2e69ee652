import MiniUIKit
import Stage

// Chapter 9: a tap on the map closes the callout. It spares the pins, which its delegate leaves out,
// and the button and the stars, which refuse it.

/// The map on which a tap closes the callout and the keyboard.
class Places9: Places8 {
  // listing: tap
  // In the map's controller, Places9:
  let tap = UITapGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    tap.addTarget(self, action: Places9.didTapMap, name: "didTapMap")
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // Controls keep their taps.
    if gestureRecognizer === tap { return !(touch.view is Pin || touch.view is Callout) }
    return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  func didTapMap() {
    if let pin = openPin { write("closed " + pin.place.name) }
    close()
    becomeFirstResponder()
  }
  // end

  override func makeCallout() -> Callout { PhotoCallout(OwnStars(), crown: makeCrown()) }
}

// listing: veto
/// Stars that give no tap of one finger to another view, however often it taps.
class OwnStars: Stars {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
// end

/// The map with stars as they were.
private class UnguardedMap: Places9 {
  override func makeCallout() -> Callout { PhotoCallout(Stars(), crown: makeCrown()) }
}

// listing: strict
/// A callout that answers no for everything in it.
private final class StrictCallout: PhotoCallout {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
// end

/// The map whose callout is to protect the stars.
private final class StrictMap: Places9 {
  override func makeCallout() -> Callout { StrictCallout(Stars(), crown: makeCrown()) }
}

/// The map whose tap takes nothing from anybody.
private final class HarmlessMap: UnguardedMap {
  override func viewDidLoad() {
    super.viewDidLoad()
    tap.cancelsTouchesInView = false
  }
}

let step9 = Step(
  9, "The button, the fourth star, and the map beside them", kinds: ["ask", "control"],
  changes: [
    .init(
      step: 3,
      because: "A tap where no callout is any more is a tap on the map, and closes the other one.")
  ],
  variants: [
    .init(
      name: "before", title: "A tap on the button, one on the fourth star",
      kinds: ["control", "action"], question: keepsTouch, makeScreen: { UnguardedMap() },
      touches: tapButtonAndStar),
    .init(
      name: "naive", title: "A callout that says no; a tap on the fourth star",
      kinds: ["ask", "control", "action"],
      makeScreen: { StrictMap() },
      touches: { stage throws(ScriptError) in try stage.finger.tap(at: fourthStar) }),
    .init(
      name: "harmless", title: "A tap that cancels nothing; the button and the star",
      kinds: ["ask", "control", "action"],
      makeScreen: { HarmlessMap() }, touches: tapButtonAndStar),
  ],
  screen: { Places9() },
  touches: { stage throws(ScriptError) in
    try tapButtonAndStar(stage)
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 320, y: 120))
  })

/// The middle of the fourth star, on the screen.
private let fourthStar = CGPoint(x: 124, y: 210)

/// Taps `here`, and then the fourth star.
@Sendable
private func tapButtonAndStar(_ stage: Stage) throws(ScriptError) {
  try stage.finger.tap(at: CGPoint(x: 60, y: 342))
  try stage.wait(0.5)
  try stage.finger.tap(at: fourthStar)
}

private let keepsTouch = Prediction(
  "Which of the two sends touchUpInside?",
  [
    .init(
      "both: the taps on the stars do count",
      "The stars rate when the finger comes down. At the lift their touch was taken from them."),
    .init("only here", "The button refused the tap, so its touch came to its end."),
    .init(
      "only the stars: they rate, and the callout closes",
      "The callout did close, but the tap that closed it took the touch of the stars."),
    .init(
      "neither: a tap that is recognized takes the touch (chapter 7)",
      "The button refused. A tap that a view refuses isn't recognized, and takes nothing."),
  ]
) { run in
  func sends(_ who: String) -> Bool {
    run.lines.contains { $0.who == who && $0.what == "touchUpInside" }
  }
  switch (sends("here"), sends("stars")) {
  case (true, true): return "both: the taps on the stars do count"
  case (true, false): return "only here"
  case (false, true): return "only the stars: they rate, and the callout closes"
  case (false, false): return "neither: a tap that is recognized takes the touch (chapter 7)"
  }
}
