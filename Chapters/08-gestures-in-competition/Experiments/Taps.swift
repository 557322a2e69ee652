import MiniUIKit
import Stage

/// A tap and a double tap on one view.
let taps = [
  tapping(
    "8A", "Two quick taps on a photo with a tap and a double tap", times: 2, waits: false,
    prediction: Prediction(
      "Two quick taps on the photo. Which actions are sent?",
      [
        .init("double", "The tap would have to wait until it is clear that no second tap comes."),
        .init("single, double", "The first tap is complete, and nothing tells it to wait."),
        .init(
          "single, single, double",
          "At the second up the double tap excludes the tap, so single comes once."),
        .init(
          "single, single",
          "The tap leaves the double tap alone, so the double tap counts on and acts at the second up."
        ),
      ],
      outcome: { $0.actions })),
  tapping("8A2", "Two taps; the tap waits for the double tap", times: 2, waits: true),
  tapping("8A3", "One tap; the tap waits for the double tap", times: 1, waits: true),
  tapping(
    "8A4", "One tap; the tap waits, and no end is held back", times: 1, waits: true, holds: false),
]

private func tapping(
  _ id: String, _ title: String, times: Int, waits: Bool, holds: Bool = true,
  prediction: Prediction? = nil
) -> Experiment {
  Experiment(
    id, title, kinds: prediction == nil ? shownWithTouches : shown, showsChain: false,
    tellsLeftOut: false,
    parameters: [
      .whole("taps", times, in: 1...4, "how many quick taps"),
      .number("gap", 0.12, in: 0.02...1, "seconds from one up to the next down"),
      .flag("waits", waits, "the tap waits until the double tap has failed"),
      .flag("holds", holds, "delaysTouchesEnded of both recognizers"),
    ], touch: onPhoto, prediction: prediction,
    pictures: prediction == nil ? [.timeline] : [.map, .question, .timeline],
    on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Screen else { return }
    let photo = stage.addView("photo", photoFrame, .blue)
    let single = UITapGestureRecognizer(target: screen, action: Screen.didAct, name: "single")
    let double = UITapGestureRecognizer(target: screen, action: Screen.didAct, name: "double")
    double.numberOfTapsRequired = 2
    photo.addGestureRecognizer(single)
    photo.addGestureRecognizer(double)
    if stage.flag("waits") {
      // listing: waits
      single.require(toFail: double)
      // end
    }
    single.delaysTouchesEnded = stage.flag("holds")
    double.delaysTouchesEnded = stage.flag("holds")
    for number in 1...Int(stage.number("taps")) {
      if number > 1 { try stage.wait(stage.number("gap")) }
      try stage.finger.tap(at: stage.touch)
    }
    try stage.wait(1)
  }
}

// listing: asks
/// The tap may begin only when the double tap has failed.
final class AskingScreen: UIViewController, UIGestureRecognizerDelegate {
  let single = UITapGestureRecognizer()
  let double = UITapGestureRecognizer()
  private(set) var isBarHidden = false
  private(set) var zoom = 1.0

  func build(_ photo: UIView) {
    single.addTarget(self, action: AskingScreen.didTap, name: "single")
    single.delegate = self
    double.addTarget(self, action: AskingScreen.didDoubleTap, name: "double")
    double.numberOfTapsRequired = 2
    photo.addGestureRecognizer(single)
    photo.addGestureRecognizer(double)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    double.state == .failed
  }

  func didTap() { isBarHidden.toggle() }
  func didDoubleTap() { zoom = 2 }
}
// end

/// The same wish, asked for at a moment when there is no answer yet.
let askedTooEarly = [
  Experiment(
    "8B", "One tap; a delegate asks if the double tap has failed", kinds: shown + ["ask"],
    touch: onPhoto, pictures: [.map, .timeline],
    on: { Stage(settings: $0, viewController: AskingScreen()) }
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? AskingScreen else { return }
    let photo = stage.addView("photo", photoFrame, .blue)
    screen.build(photo)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(1)
  }
]
