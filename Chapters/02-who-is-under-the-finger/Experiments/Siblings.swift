import MiniUIKit
import Stage

/// The height of the bars above the content in the published experiments.
let kTop = 88.0

/// Four views (published experiment A1): the tree of A1, made of views of any class.
///
/// - Parameters:
///   - stage: Where to build it.
///   - make: Makes one view.
/// - Returns: The four views.
@discardableResult
func buildSiblings(
  on stage: Stage, _ make: (String, CGRect, UIColor) -> UIView = { view($0, $1, $2) }
) -> (grey: UIView, red: UIView, blue: UIView, yellow: UIView) {
  // listing: siblings
  let (width, height) = (187.5, 400.0)
  let grey = make("grey", CGRect(x: 0, y: kTop, width: width, height: height), .gray)
  let red = make("red", CGRect(x: 0, y: 0, width: width / 2, height: height / 3), .red)
  let blue = make(
    "blue",
    CGRect(x: width / 2, y: height * 2 / 3, width: width / 2, height: height / 3), .blue)
  let yellow = make("yellow", CGRect(x: 0, y: 508, width: width, height: 100), .yellow)
  stage.root.addSubview(grey)
  grey.addSubview(red)
  grey.addSubview(blue)
  stage.root.addSubview(yellow)
  // end
  return (grey, red, blue, yellow)
}

/// Where the published experiment touches red.
let onRed = CGPoint(x: 46, y: 154)
/// A point on blue, or where blue would be seen.
let onBlue = CGPoint(x: 140, y: 400)

let siblings = [
  Experiment(
    "2B", "Four views: in which order are they asked?",
    kinds: shown, showsChain: false,
    parameters: [.flag("fronted", false, "red is brought to the front of grey")],
    touch: onRed,
    prediction: Prediction(
      "The finger comes down on red. How many of the other three views are asked before it?",
      [
        .init("none", "The search begins at the window, and comes to red last."),
        .init("one", "Grey is asked before what lies in it, and it isn't the only one."),
        .init("two", "A view is asked even if it lies far away; only it can say where it ends."),
        .init(
          "three", "Yellow lies in front of grey, and blue in front of red: all are asked first."),
      ],
      outcome: { run in
        let asked = run.asked().filter { !["window", "root"].contains($0) }
        let others = asked.firstIndex(of: "red") ?? asked.count
        return ["none", "one", "two", "three"][min(others, 3)]
      }), pictures: [.map, .apart, .scene, .question]
  ) { stage throws(ScriptError) in
    let views = buildSiblings(on: stage)
    if stage.flag("fronted") { views.grey.bringSubviewToFront(views.red) }
    try stage.finger.tap(at: stage.touch)
  }
]
