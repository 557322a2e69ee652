import MiniUIKit
import Stage

// listing: naive
/// The obvious idea: if the point is in the button, return the button.
final class GrabbingBar: UIView {
  var raised: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let raised, raised.point(inside: convert(point, to: raised), with: event) {
      return raised
    }
    return super.hitTest(point, with: event)
  }
}
// end

// listing: redirect
/// A view that asks one of its subviews first, also where that one hangs out.
final class ReachingView: UIView {
  var outlier: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isOn = isUserInteractionEnabled && !isHidden && alpha >= 0.01
    if isOn, let outlier,
      let hit = outlier.hitTest(convert(point, to: outlier), with: event)
    {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}
// end

/// The raised button of a tab bar (published experiment B2).
let raisedButton = [
  raised("3E", "A raised button whose bar doesn't help it", "none"),
  raised("3E2", "A raised button whose bar grabs every point in it", "grab"),
  raised("3E3", "A bar that grabs; the button is hidden", "grab", hidden: true),
  raised("3E4", "A bar that asks the button's own hit test", "reach"),
  raised("3E5", "A bar that asks its button; the button is hidden", "reach", hidden: true),
  raised("3E6", "A bar that asks its button; the bar is hidden", "ask", bar: true),
  threeWays,
]

/// On the half of the raised button that hangs out of its bar.
let onRaisedHalf = CGPoint(x: 187, y: 690)

private func raised(
  _ id: String, _ title: String, _ help: String, hidden: Bool = false, bar: Bool = false
) -> Experiment {
  Experiment(
    id, title, kinds: shownWithActions, showsChain: false,
    parameters: [
      .word("way", help, of: ["none", "grab", "ask", "reach"], "how the bar helps its button"),
      .flag("hidden", hidden, "plus is hidden"),
      .flag("bar", bar, "the bar is hidden"),
      .flag("enabled", true, "plus is enabled"),
      .flag("interaction", true, "plus's isUserInteractionEnabled"),
      .number("alpha", 1, in: 0...1, "plus's alpha"),
      .flag("clips", false, "the bar clips its subviews"),
    ], touch: onRaisedHalf, pictures: [.map, .scene, .hits] + (id == "3E6" ? [.question] : []),
    on: stageWithScreen
  ) { stage throws(ScriptError) in
    let plus = addRaisedButton(on: stage, stage.word("way"))
    plus.superview?.clipsToBounds = stage.flag("clips")
    plus.superview?.isHidden = stage.flag("bar")
    (plus.isHidden, plus.isEnabled) = (stage.flag("hidden"), stage.flag("enabled"))
    plus.isUserInteractionEnabled = stage.flag("interaction")
    plus.alpha = stage.number("alpha")
    stage.connect(plus)
    try stage.finger.tap(at: stage.touch)
  }
}

/// Puts a list on the screen, and in front of it a bar with two buttons, of which one is raised.
func addRaisedButton(on stage: Stage, _ help: String) -> UIButton {
  let list = view("list", CGRect(x: 0, y: 590, width: 375, height: 222), .gray)
  let plus = UIButton(frame: CGRect(x: 147, y: -40, width: 80, height: 80))
  let bar = makeBar(CGRect(x: 0, y: 712, width: 375, height: 100), plus, help)
  bar.addSubview(
    dressed(UIButton(frame: CGRect(x: 20, y: 10, width: 90, height: 50)), "home", .green))
  bar.addSubview(dressed(plus, "plus", .orange))
  stage.root.addSubview(list)
  stage.root.addSubview(bar)
  return plus
}

private func makeBar(_ frame: CGRect, _ plus: UIView, _ help: String) -> UIView {
  switch help {
  case "grab":
    let bar = GrabbingBar(frame: frame)
    bar.raised = plus
    return dressed(bar, "bar", .yellow)
  case "ask":
    let bar = AskingBar(frame: frame)
    bar.raised = plus
    return dressed(bar, "bar", .yellow)
  case "reach":
    let bar = ReachingView(frame: frame)
    bar.outlier = plus
    return dressed(bar, "bar", .yellow)
  default: return view("bar", frame, .yellow)
  }
}
