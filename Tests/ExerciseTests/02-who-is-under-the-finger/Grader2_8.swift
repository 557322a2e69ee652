import Grading
import MiniUIKit

@testable import Exercises02
@testable import Solutions02

/// Says in a word why a view is not hit: `hit`, `off panel`, `outside card`, `covered by sheet`.
typealias Explanation = @Sendable (_ view: UIView, _ point: CGPoint, _ root: UIView) -> String

private let yours: Explanation = { view, point, root in
  switch Exercises02.reason(view, isNotHitAt: point, in: root) {
  case .hit: "hit"
  case .off(let view): "off \(view.name)"
  case .outside(let view): "outside \(view.name)"
  case .covered(let view): "covered by \(view.name)"
  }
}

private let ours: Explanation = { view, point, root in
  switch Solutions02.reason(view, isNotHitAt: point, in: root) {
  case .hit: "hit"
  case .off(let view): "off \(view.name)"
  case .outside(let view): "outside \(view.name)"
  case .covered(let view): "covered by \(view.name)"
  }
}

let exercise2_8 = Exercise(
  "2.8", read: "Chapters/02-who-is-under-the-finger, The rule",
  yours: { yours }, solution: { ours }, alternatives: [{ explainsDownwards }],
  wrong: [
    WrongAnswer(
      "looks at the view first and at its superviews later",
      gets: """
        A hidden button in a hidden panel, touch (20, 20): off panel is right, your answer is off button.
        Both are hidden, but the search from the root never gets as far as button.
        Rule: the walk goes from the root down; the first gate that is shut ends it (HT-11).
        """
    ) { upwards },
    WrongAnswer(
      "names the sibling and not the view that is found in it",
      gets: """
        A sheet with a field in front, touch (60, 60): covered by field is right, your answer is covered
        by sheet.
        sheet lies in front, but it is field in it that gets the touch.
        Rule: a branch answers with the view it finds (HT-7).
        """
    ) { namesTheSibling },
    WrongAnswer(
      "asks only the siblings of the view itself",
      gets: """
        A sheet in front of the panel, touch (60, 60): covered by sheet is right, your answer is hit.
        sheet is no sibling of button, but of the panel that button lies in.
        Rule: at each view of the way, the subviews in front of the next one come first (HT-5).
        """
    ) { lastSiblingsOnly },
    WrongAnswer(
      "counts a sibling that declines as a cover",
      gets: """
        A hidden sheet in front, touch (60, 60): hit is right, your answer is covered by sheet.
        sheet lies in front of button, but it is hidden and declines.
        Rule: only who accepts the point covers what is behind (HT-7).
        """
    ) { everySibling },
  ]
) { make in
  let explain = make()
  func check(
    _ scene: String, _ x: Double, _ y: Double, is wanted: String, _ why: [String: String],
    _ rule: String, _ change: (ReasonScene) -> Void
  ) throws {
    let views = ReasonScene()
    change(views)
    try expect(
      explain(views.button, CGPoint(x: x, y: y), views.root), is: wanted,
      "\(scene), touch \(coordinates(x, y))", why: why, rule: rule)
  }
  let walk = "the walk goes from the root down; the first gate that is shut ends it (HT-11)."
  let front = "at each view of the way, the subviews in front of the next one come first (HT-5)."
  try check("A button in a panel", 20, 20, is: "hit", [:], walk) { _ in }
  try check(
    "A hidden button in a hidden panel", 20, 20, is: "off panel",
    ["off button": "Both are hidden, but the search from the root never gets as far as button."],
    walk
  ) { ($0.panel.isHidden, $0.button.isHidden) = (true, true) }
  try check("A hidden button", 20, 20, is: "off button", [:], walk) { $0.button.isHidden = true }
  try check(
    "A button with alpha 0.01", 20, 20, is: "off button", [:], walk
  ) { $0.button.alpha = 0.01 }
  for (x, wanted) in [(10.0, "hit"), (89, "hit"), (90, "outside button"), (9, "outside button")] {
    try check(
      "A button from 10 to 90", x, 20, is: wanted, [:],
      "the area: left and upper edges are inside, the others are not (HT-6)."
    ) { _ in }
  }
  try check(
    "A button that hangs out of its panel", 130, 20, is: "outside panel",
    ["hit": "The point is on button, but panel ends at 120, and button is never asked."],
    "the area: a point outside a view never reaches its subviews (HT-9)."
  ) { $0.button.frame.size.width = 200 }
  let sheet: (ReasonScene) -> Void = { $0.addSheet() }
  try check(
    "A sheet in front of the panel", 60, 60, is: "covered by sheet",
    ["hit": "sheet is no sibling of button, but of the panel that button lies in."], front, sheet)
  try check("A sheet in front, beside the touch", 20, 20, is: "hit", [:], front, sheet)
  try check(
    "A hidden sheet in front", 60, 60, is: "hit",
    ["covered by sheet": "sheet lies in front of button, but it is hidden and declines."],
    "only who accepts the point covers what is behind (HT-7)."
  ) { $0.addSheet().isHidden = true }
  try check(
    "A sheet with a field in front", 60, 60, is: "covered by field",
    ["covered by sheet": "sheet lies in front, but it is field in it that gets the touch."],
    "a branch answers with the view it finds (HT-7)."
  ) { _ = card("field", 0, 0, 40, 40, in: $0.addSheet()) }
  try check(
    "A button with a badge in it", 12, 12, is: "covered by badge", [:],
    "the view's own subviews come before the view itself (HT-3)."
  ) { _ = card("badge", 0, 0, 10, 10, in: $0.button) }
  try randomScenes { scene, random in
    let views = ReasonScene()
    for number in 0..<4 {
      let parent = [views.root, views.panel, views.button][random.int(in: 0...2)]
      let extra = card(
        "extra \(number)", random.coordinate(0...90), random.coordinate(0...90), 40, 40, in: parent)
      extra.isHidden = random.int(in: 0...3) == 0
    }
    views.panel.isHidden = random.int(in: 0...9) == 0
    if random.bool() { views.root.bringSubviewToFront(views.panel) }
    let point = CGPoint(x: random.coordinate(0...130), y: random.coordinate(0...130))
    let wanted = ours(views.button, point, views.root)
    let isHit = views.root.hitTest(point, with: nil) === views.button
    try expect(
      explain(views.button, point, views.root), is: isHit ? "hit" : wanted,
      "\(scene), touch \(coordinates(point))", rule: front)
  }
}

/// A button in a panel, in a root of 300 by 300.
struct ReasonScene {
  let root = card("root", 0, 0, 300, 300)
  let panel: UIView
  let button: UIView

  init() {
    panel = card("panel", 0, 0, 120, 120, in: root)
    button = card("button", 10, 10, 80, 80, in: panel)
  }

  @discardableResult
  func addSheet() -> UIView { card("sheet", 50, 50, 200, 200, in: root) }
}
