import MiniUIKit
import Stage

/// Where the published experiment touches red.
let onRed = CGPoint(x: 46, y: 154)

/// The tree of the published experiment A1.
func buildFourViews(on stage: Stage) -> (grey: UIView, red: UIView, blue: UIView) {
  let (width, height) = (187.5, 400.0)
  let grey = view("grey", CGRect(x: 0, y: 88, width: width, height: height), .gray)
  let red = view("red", CGRect(x: 0, y: 0, width: width / 2, height: height / 3), .red)
  let blue = view(
    "blue",
    CGRect(x: width / 2, y: height * 2 / 3, width: width / 2, height: height / 3), .blue)
  stage.root.addSubview(grey)
  grey.addSubview(red)
  grey.addSubview(blue)
  stage.root.addSubview(view("yellow", CGRect(x: 0, y: 508, width: width, height: 100), .yellow))
  return (grey, red, blue)
}

/// Published experiment F1: a tap recognizer each on grey, red and blue.
let fourViews = [
  Experiment(
    "7A", "A tap on red; red and grey, behind it, have a tap each",
    kinds: shown, showsChain: false, tellsLeftOut: false,
    parameters: [.number("hold", 0.08, in: 0...3, "how long the finger stays, in seconds")],
    touch: onRed,
    prediction: Prediction(
      "The finger is lifted. Which method of the view red runs last?",
      [
        .init(
          "touchesEnded",
          "The finger is lifted, but the recognizer gets the touch before the view does."),
        .init(
          "touchesCancelled",
          "The tap is recognized first, and its recognizer takes the touch away from red."),
        .init(
          "touchesBegan",
          "It runs first. Then the touch is taken away, and for that there is another method."),
      ],
      outcome: { run in
        let last = run.lines("touch").last { $0.who == "red" }?.what ?? "nothing"
        return "touches" + capitalized(last)
      }),
    pictures: [.branch], on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    // listing: threeTaps
    let (grey, red, blue) = buildFourViews(on: stage)
    let onGrey = UITapGestureRecognizer(target: desk, action: Desk.didTapGrey, name: "didTapGrey")
    let onRed = UITapGestureRecognizer(target: desk, action: Desk.didTapRed, name: "didTapRed")
    let onBlue = UITapGestureRecognizer(target: desk, action: Desk.didTapBlue, name: "didTapBlue")
    grey.addGestureRecognizer(onGrey)
    red.addGestureRecognizer(onRed)
    blue.addGestureRecognizer(onBlue)
    // end
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
    try stage.wait(0.5)
  }
]

/// Published experiment F2: the recognizer leaves the touches to the views.
let leftAlone = [
  Experiment(
    "7E", "A tap on red; red's recognizer cancels nothing",
    kinds: shown, showsChain: false,
    parameters: [.flag("cancels", false, "whether it takes the touches")],
    touch: onRed, pictures: [.timeline], on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    let tap = UITapGestureRecognizer(target: desk, action: Desk.didTapRed, name: "didTapRed")
    tap.cancelsTouchesInView = stage.flag("cancels")
    buildFourViews(on: stage).red.addGestureRecognizer(tap)
    try stage.finger.tap(at: stage.touch)
  }
]

private func capitalized(_ word: String) -> String {
  switch word {
  case "began": "Began"
  case "moved": "Moved"
  case "ended": "Ended"
  case "cancelled": "Cancelled"
  default: word
  }
}
