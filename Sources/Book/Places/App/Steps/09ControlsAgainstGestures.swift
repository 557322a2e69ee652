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
    // The button on the map needs no line here: buttons keep their taps.
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
/// Stars that refuse one finger's taps for other views, single and double.
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
      kinds: ["control", "action"], question: lastEvent, makeScreen: { UnguardedMap() },
      touches: tapButtonAndStar),
    .init(
      name: "naive", title: "A callout that says no; a tap on the fourth star",
      kinds: ["ask", "control", "action"],
      makeScreen: { StrictMap() },
      touches: { stage throws(ScriptError) in try stage.finger.tap(at: fourthStar) }),
    .init(
      name: "harmless", title: "A tap that cancels nothing; the button and the star",
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

private let lastEvent = Prediction(
  "A finger taps the fourth star. What do the stars send last?",
  [
    .init(
      "touchDown; they never hear the end, as in chapter 7",
      "There is one line more: a recognizer that recognizes takes the touch, and says so."),
    .init(
      "touchUpInside, as here does",
      "Their touch was taken away at the lift, and a control that is cancelled sends touchCancel."),
    .init(
      "touchUpOutside, as the callout has gone",
      "The callout does go first, but no finger was lifted outside: the touch was taken away."),
    .init(
      "touchCancel", "They agreed to the tap, so it took the touch that they were following."),
  ]
) { run in
  switch run.lines.last(where: { $0.kind == "control" && $0.who == "stars" })?.what {
  case "touchDown": return "touchDown; they never hear the end, as in chapter 7"
  case "touchUpInside": return "touchUpInside, as here does"
  case "touchUpOutside": return "touchUpOutside, as the callout has gone"
  case let event: return event ?? "none"
  }
}
