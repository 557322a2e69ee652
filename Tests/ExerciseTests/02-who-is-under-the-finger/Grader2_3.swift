import Grading
import MiniUIKit

@testable import Solutions02

typealias SwitchedOn = @Sendable (UIView) -> Bool

/// What answers to exercise 2.3 are told.
enum Diagnosis2_3 {
  static let asksOnlyTheViewItself =
    "The button's own gate is open, but its panel is off, and so is everything in it."
  static let multipliesTheOpacities =
    "0.02 times 0.02 is below 0.01, but they are not multiplied: each view has a gate of its own."
  static let forgetsIsUserInteractionEnabled =
    "The label was not switched off by hand, but a UILabel is off by default."

  static let leavesOutTheViewItself =
    "It is the button itself that is hidden; its own gates count as well."
  static let takesPicturesForOffForever =
    "A picture is off by default, but this one has been switched on, and its gate is open."
  static let stopsAtAController =
    "The button's next responders lead to a controller; what its view lies in is a view as well."
  static let countsTheArea =
    "The gates are open. A view without a size is switched on, though no finger finds it."
  static let asksForAWindow =
    """
    Your function says yes in a window only, and open gates need no window.
    Rule: the gates: there are three of them, and a window is not among them (HT-11).
    """

  static let branch = "the gates: a view that is switched off is so for its whole branch (HT-11)."
  static let eachAlpha = "the gates: the alpha of each view is compared on its own (HT-13)."
  static let limit = "the gates: a view is off below alpha 0.01 (HT-12)."
  static let byDefault =
    "the gates: a label and a picture are not enabled for interaction by default (HT-14)."
}

let exercise2_3: Grader<SwitchedOn> = Grader(
  "2.3", read: theRule, steps: steps, solution: { { Solutions02.isSwitchedOn($0) } },
  alternatives: [{ { asksTheSuperview($0) } }, { { noGateIsShut($0) } }], wrong: wrong2_3,
  statement: [
    .asks(
      "Say whether a view is switched on", "A hidden button", "A button in a hidden panel",
      "A button in a panel without", "A view with alpha", "A button in a panel with alpha",
      "A picture", "A button in a panel in a hidden room", "A button in a controller's view",
      "Random scene"),
    .asks(
      "Where the finger is", "A view without a size", "A button outside its panel",
      "A button that a lid covers",
      "A button in a panel"),
    .asks("Worked case", "A hidden button"),
  ]
) { make in
  func check(
    _ view: @autoclosure () -> UIView, is wanted: Bool, _ scene: String,
    _ why: @autoclosure () -> String?, _ rule: String
  ) throws {
    try expect("\(make()(view()))", is: "\(wanted)", scene, otherwise: why(), rule: rule)
  }
  func nested(_ change: (UIView) -> Void) -> UIView {
    let panel = card("panel", 0, 0, 100, 100)
    change(panel)
    keep(panel)
    return place(UIButton(), "button", CGRect(x: 0, y: 0, width: 50, height: 50), in: panel)
  }
  func hiddenButton() -> UIView {
    let button = place(UIButton(), "button", CGRect(x: 0, y: 0, width: 50, height: 50))
    button.isHidden = true
    return button
  }
  func inWindow() -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    keep(window)
    let button = nested { window.addSubview($0) }
    return make()(button)
  }
  try check(
    hiddenButton(), is: false, "A hidden button on its own", Diagnosis2_3.leavesOutTheViewItself,
    "the gates: a view that is off answers nil (HT-11).")
  try check(
    nested { $0.isHidden = true }, is: false, "A button in a hidden panel",
    Diagnosis2_3.asksOnlyTheViewItself, Diagnosis2_3.branch)
  try check(
    nested { $0.isUserInteractionEnabled = false }, is: false,
    "A button in a panel without interaction",
    Diagnosis2_3.asksOnlyTheViewItself, Diagnosis2_3.branch)
  try check(
    nested { _ in }, is: true, "A button in a panel",
    inWindow()
      ? Diagnosis2_3.asksForAWindow : "Neither the button nor its panel is switched off.",
    Diagnosis2_3.branch)
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
    "The picture was not switched off by hand, but a UIImageView is off by default.",
    Diagnosis2_3.byDefault)
  func switchedOn() -> UIView {
    let picture = place(UIImageView(), "picture", CGRect(x: 0, y: 0, width: 50, height: 50))
    picture.isUserInteractionEnabled = true
    keep(picture)
    return place(UIButton(), "button", CGRect(x: 0, y: 0, width: 20, height: 20), in: picture)
  }
  try check(
    switchedOn(), is: true, "A button in a picture that is switched on",
    Diagnosis2_3.takesPicturesForOffForever, Diagnosis2_3.byDefault)
  func inRoom(_ panel: UIView) -> UIView {
    let room = card("room", 0, 0, 100, 100)
    room.isHidden = true
    keep(room)
    place(panel, "panel", CGRect(x: 0, y: 0, width: 100, height: 100), in: room)
    return place(UIButton(), "button", CGRect(x: 0, y: 0, width: 50, height: 50), in: panel)
  }
  try check(
    inRoom(UIView()), is: false, "A button in a panel in a hidden room",
    "panel and button are on, but the room around both is off: go up to the top.",
    Diagnosis2_3.branch)
  let controller = UIViewController()
  try check(
    inRoom(controller.view), is: false, "A button in a controller's view in a hidden room",
    Diagnosis2_3.stopsAtAController, Diagnosis2_3.branch)
  func covered() -> UIView {
    let button = nested { _ in }
    if let panel = button.superview { _ = card("lid", 0, 0, 100, 100, in: panel) }
    return button
  }
  try check(
    covered(), is: true, "A button that a lid covers",
    "lid lies in front and would take a touch, but the button's gates are open all the same.",
    "the gates: they do not ask what lies in front (HT-11).")
  try check(
    card("view", 0, 0, 0, 0), is: true, "A view without a size", Diagnosis2_3.countsTheArea,
    "the gates: a size belongs to the area, and not to the gates (HT-11).")
  func outside() -> UIView {
    let button = nested { _ in }
    button.frame.origin.x = 500
    return button
  }
  try check(
    outside(), is: true, "A button outside its panel",
    "The gates are open. Where a view lies decides about its area, not about its gates.",
    "the gates: a place belongs to the area, and not to the gates (HT-11).")
  func clear() -> UIView {
    let clear = card("clear", 0, 0, 50, 50)
    clear.backgroundColor = .clear
    return clear
  }
  try check(
    clear(), is: true, "A view with a clear background", "A clear colour is not an alpha.",
    "the gates: colour and content do not matter (HT-13).")
  try randomScenes { scene, random in
    var way: [UIView] = []
    for number in 0...random.int(in: 0...4) {
      let view: UIView = random.pick([UIView(), UIImageView(), UILabel(), UIButton()])
      view.isUserInteractionEnabled = random.int(in: 0...9) != 9
      view.isHidden = random.int(in: 0...9) == 9
      view.alpha = random.bool() ? Double(random.int(in: 0...30)) / 1000 : 1
      place(
        view, "view \(number)",
        CGRect(
          x: random.coordinate(0...100), y: 0, width: random.coordinate(0...100), height: 100),
        in: way.last)
      way.append(view)
    }
    keep(way[0])
    let isOn = way.allSatisfy {
      $0.isUserInteractionEnabled && !$0.isHidden && Double($0.alpha) >= 0.01
    }
    try check(
      way[way.count - 1], is: isOn, "\(scene): the innermost view", nil, Diagnosis2_3.branch)
  }
}

/// Keeps a scene alive while it is graded: a superview is not kept by its subviews.
private func keep(_ view: UIView) { kept.append(view) }
/// One process grades one answer, on one thread.
nonisolated(unsafe) private var kept: [UIView] = []
