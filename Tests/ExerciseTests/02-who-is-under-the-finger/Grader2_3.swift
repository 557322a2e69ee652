import Grading
import MiniUIKit

@testable import Solutions02

typealias SwitchedOn = @Sendable (UIView) -> Bool

/// What answers to exercise 2.3 are told.
enum Diagnosis2_3 {
  static let asksOnlyTheViewItself =
    "The button's own gate is open, but its panel is off, and so is everything in it."
  static let multipliesTheOpacities =
    "0.02 times 0.02 is below 0.01, but nobody multiplies: each view has a gate of its own."
  static let forgetsIsUserInteractionEnabled =
    "Nobody has switched the label off by hand, but a UILabel is off by default."

  static let branch = "the gates: a view that is switched off is so for its whole branch (HT-11)."
  static let eachAlpha = "the gates: the alpha of each view is compared on its own (HT-13)."
  static let limit = "the gates: a view is off below alpha 0.01 (HT-12)."
  static let byDefault =
    "the gates: a label and a picture are not enabled for interaction by default (HT-14)."
}

let exercise2_3: Grader<SwitchedOn> = Grader(
  "2.3", read: theRule, steps: steps, solution: { { Solutions02.isSwitchedOn($0) } },
  alternatives: [{ { asksTheSuperview($0) } }], wrong: wrong2_3
) { make in
  func check(_ view: UIView, is wanted: Bool, _ scene: String, _ why: String, _ rule: String) throws
  {
    try expect("\(make()(view))", is: "\(wanted)", scene, otherwise: why, rule: rule)
  }
  func nested(_ change: (UIView) -> Void) -> UIView {
    let panel = card("panel", 0, 0, 100, 100)
    change(panel)
    keep(panel)
    return place(UIButton(), "button", CGRect(x: 0, y: 0, width: 50, height: 50), in: panel)
  }
  try check(
    nested { $0.isHidden = true }, is: false, "A button in a hidden panel",
    Diagnosis2_3.asksOnlyTheViewItself, Diagnosis2_3.branch)
  try check(
    nested { $0.isUserInteractionEnabled = false }, is: false,
    "A button in a panel without interaction",
    Diagnosis2_3.asksOnlyTheViewItself, Diagnosis2_3.branch)
  try check(
    nested { _ in }, is: true, "A button in a panel",
    "Neither the button nor its panel is switched off.", Diagnosis2_3.branch)
  for alpha in [0, 0.009, 0.01, 0.011, 0.05] {
    let view = card("view", 0, 0, 50, 50)
    view.alpha = alpha
    try check(
      view, is: alpha > 0.01, "A view with alpha \(alpha)", about(alpha: alpha), Diagnosis2_3.limit)
  }
  for alpha in [0.009, 0.01, 0.011] {
    let whole = "and what holds for panel holds for all that lies in it."
    try check(
      nested { $0.alpha = alpha }, is: alpha > 0.01, "A button in a panel with alpha \(alpha)",
      alpha == 0.009 ? "0.009 is below the limit of 0.01, \(whole)" : about(alpha: alpha),
      Diagnosis2_3.branch)
  }
  let double = nested { $0.alpha = 0.02 }
  double.alpha = 0.02
  try check(
    double, is: true, "A view with alpha 0.02 in a view with alpha 0.02",
    Diagnosis2_3.multipliesTheOpacities, Diagnosis2_3.eachAlpha)
  try check(
    UILabel(), is: false, "A label", Diagnosis2_3.forgetsIsUserInteractionEnabled,
    Diagnosis2_3.byDefault)
  try check(
    UIImageView(), is: false, "A picture",
    "Nobody has switched the picture off by hand, but a UIImageView is off by default.",
    Diagnosis2_3.byDefault)
  let room = card("room", 0, 0, 100, 100)
  room.isHidden = true
  let inner = nested { room.addSubview($0) }
  keep(room)
  try check(
    inner, is: false, "A button in a panel in a hidden room",
    "panel and button are on, but the room around both is off: go up to the top.",
    Diagnosis2_3.branch)
  let clear = card("clear", 0, 0, 50, 50)
  clear.backgroundColor = .clear
  try check(
    clear, is: true, "A view with a clear background", "A clear colour is not an alpha.",
    "the gates: colour and content do not matter (HT-13).")
  try randomScenes { scene, random in
    var way = [card("view 0", 0, 0, 100, 100)]
    for number in 1...3 {
      way.append(card("view \(number)", 0, 0, 100, 100, in: way[number - 1]))
    }
    keep(way[0])
    for view in way {
      view.isHidden = random.int(in: 0...9) == 0
      view.isUserInteractionEnabled = random.int(in: 0...9) != 0
      view.alpha = Double(random.int(in: 0...30)) / 1000
      if random.bool() { view.alpha = 1 }
    }
    let found = way[0].hitTest(CGPoint(x: 1, y: 1), with: nil)
    try check(
      way[3], is: found === way[3], "\(scene): the innermost of four views", outline(of: way[0]),
      Diagnosis2_3.branch)
  }
}

/// Keeps a scene alive while it is graded: a superview is not kept by its subviews.
private func keep(_ view: UIView) { kept.append(view) }
/// One process grades one answer, on one thread.
nonisolated(unsafe) private var kept: [UIView] = []
