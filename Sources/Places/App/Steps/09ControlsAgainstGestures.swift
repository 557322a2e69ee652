import MiniUIKit
import Stage

// Chapter 9: a tap on the map closes the callout. It spares the button, which vetoes, and the pins,
// which its delegate leaves out. The bar of the photo's page waits for the double tap.

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
    if gestureRecognizer === tap { return !(touch.view is Pin || touch.view is Callout) }
    return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  func didTapMap() {
    if let pin = openPin { write("closed " + pin.place.name) }
    close()
    becomeFirstResponder()
  }
  // end

  override func makePhotoPage() -> PhotoPage { WaitingPage() }
}

/// A photo's page whose bar stays when the photo is zoomed.
final class WaitingPage: GesturePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    tap.require(toFail: double)
  }
}

let step9 = Step(
  9, "A tap on the button, one on the fourth star", kinds: ["ask", "action"],
  changes: [
    .init(
      step: 3,
      because: "A tap where no callout is any more is a tap on the map, and closes the other one."),
    .init(
      step: 6,
      because: "The tap takes the touch from the stars, which is a loose end until chapter 10."),
    .init(step: 8, because: "A double tap zooms, and the bar stays."),
  ],
  question: Prediction(
    "The button refuses the map's tap. After a tap on the fourth star, is the callout still open?",
    [
      .init("open", "A control of your own isn't on the list, so the stars refuse nothing."),
      .init(
        "closed", "The stars are rated, but they don't refuse the tap, which closes the callout."),
    ], outcome: { run in (run.places as? Places2)?.openPin == nil ? "closed" : "open" }),
  screen: { Places9() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: CGPoint(x: 60, y: 342))
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 124, y: 210))
  })
