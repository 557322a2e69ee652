import Grading
import MiniUIKit
import Stage

@testable import Solutions02

/// Says in a word why a view is not hit: `hit`, `off panel`, `outside card`, `covered by sheet`.
typealias Explanation = @Sendable (_ view: UIView, _ point: CGPoint, _ root: UIView) -> String

/// An explanation's words.
enum Said {
  static let hit = "hit"
  static func off(_ view: UIView) -> String { "off \(view.name)" }
  static func outside(_ view: UIView) -> String { "outside \(view.name)" }
  static func covered(_ view: UIView) -> String { "covered by \(view.name)" }
}

/// What answers to exercise 2.8 are told.
enum Diagnosis2_8 {
  static let looksAtTheViewFirst =
    "Both are hidden, but the search from the root never gets to button."
  static let testsAllGatesFirstAndAllAreas =
    "panel ends at 120 and declines, so the search never gets to the gates of button."
  static let testsTheAreaBeforeTheGates =
    "Both are true of panel, but its gates come before its area."
  static let testsGatesAndAreasFirstAndAsks =
    "sheet lies in front of panel and takes the touch; the search never gets to button."
  static let forgetsIsUserInteractionEnabled =
    "isUserInteractionEnabled is false: that is one of the three gates."
  static let subtractsOriginsInstead =
    "The panel's bounds begin at y = 100: in it, the touch is at (20, 120)."
  static let namesTheSiblingAndNotTheView =
    "sheet lies in front, but it is field in it that gets the touch."
  static let asksOnlyTheSiblingsOfTheView =
    "sheet is no sibling of button, but of the panel that button lies in."
  static let namesTheHindmost =
    "Both lie in front of panel; the frontmost takes the touch.\nRule: \(last)"
  static let beginsAboveTheRoot =
    "house is hidden, but screen lies in it, and you begin with screen."
  static let looksNowhereInTheView =
    "badge lies in button and finds itself; button is not asked for more."
  static let namesTheHindmostInIt =
    "Both lie in button; the one in front takes the touch.\nRule: \(last)"
  static let looksBesideTheRoot =
    "lid lies beside screen and not in it; what screen lies in does not matter."
  static let countsASiblingThatDeclines =
    "sheet lies in front of button, but it is hidden and declines."

  static let gates =
    "the gates: from the root down, the first that is shut ends the search (HT-11)."
  static let ends = "the area: a point outside a view never reaches its subviews (HT-9)."
  static let gatesFirst =
    "the gates: a view that is off is not asked whether it contains the point (HT-4)."
  static let front = "the subviews: those in front of the next view of the way come first (HT-5)."
  static let alpha = "the gates: a view is off below alpha 0.01 (HT-12)."
  static let own = "the subviews: each is asked in its own coordinates (HT-8)."
  static let answer = "the subviews: what the subview's hitTest finds is the answer (HT-3)."
  static let finds = "the subviews: only a view that finds one ends the search (HT-7)."
  static let last = "the subviews: the last one is in front and is asked first (HT-5)."
  static let inTheRoot =
    "the statement: the way begins with root; what root lies in does not matter."
}

let exercise2_8: Grader<Explanation> = Grader(
  "2.8", read: theRule, steps: steps,
  solution: {
    { view, point, root in
      switch Solutions02.reason(view, isNotHitAt: point, in: root) {
      case .hit: Said.hit
      case .off(let other): Said.off(other)
      case .outside(let other): Said.outside(other)
      case .covered(let other): Said.covered(other)
      }
    }
  }, alternatives: [{ explainsDownwards }, { explainsByNames }], wrong: wrong2_8,
  statement: [
    .tells("Why is this view"),
    .asks(
      "`point` is in the coordinates", "A root in a house", "The root itself", "A scrolled root"),
    .asks(
      "Walk down from `root`", "Button and panel hidden", "A hidden panel",
      "A panel without interaction",
      "A panel with alpha", "A button from 10 to 90", "A panel from 0 to 120",
      "A button that hangs out",
      "A panel scrolled", "A button turned", "A sheet", "Two sheets", "A hidden sheet",
      "A turned sheet",
      "A hidden button", "Random scene"),
    .asks("A view found inside", "A button with a badge", "A button with two badges"),
    .asks(
      "What `root` lies in", "A root in a house", "A root in a hidden house", "A root behind a lid"),
    .asks("Worked touch", "The menu of the statement"),
  ]
) { make in
  try checkGates(make)
  try checkAreas(make)
  try checkCovers(make)
  try checkStatement(make)
  try randomScenes(1...100) { scene, random in try checkRandom(scene, &random, make) }
}

private func check(
  _ make: () -> Explanation, _ scene: String, _ x: Double, _ y: Double, _ place: String = "",
  is wanted: String,
  _ why: [String: String] = [:], otherwise: String? = nil, rule: String,
  _ change: (ReasonScene) -> Void = { _ in }
) throws {
  let name = "\(scene), touch \(coordinates(x, y))\(place)"
  try playing(name) {
    let views = ReasonScene()
    change(views)
    try expect(
      make()(views.button, CGPoint(x: x, y: y), views.root), is: wanted, name, why: why,
      otherwise: otherwise, rule: rule)
  }
}

/// The worked touch, and what has to do with the root.
private func checkStatement(_ make: () -> Explanation) throws {
  try playing("The menu of the statement") {
    let root = card("root", 0, 0, 300, 300)
    let menu = card("menu", 40, 40, 100, 100, in: root)
    let item = card("item", 20, 20, 60, 30, in: menu)
    let veil = card("veil", 90, 0, 200, 300, in: root)
    _ = card("close", 0, 50, 60, 60, in: veil)
    for (x, y, wanted) in [
      (100.0, 70.0, "covered by close"), (70, 70, "hit"), (50, 50, "outside item"),
    ] {
      try expect(
        make()(item, CGPoint(x: x, y: y), root), is: wanted,
        "The menu of the statement, touch \(coordinates(x, y))",
        why: [
          "covered by veil": "veil lies in front, but it is close in it that gets the touch.",
          "hit": "veil lies in front of menu, and the point is in it.",
        ], rule: Diagnosis2_8.answer)
    }
  }
  for (name, isHidden) in [
    ("A root in a house, turned", false), ("A root in a hidden house", true),
  ] {
    try playing(name) {
      let views = ReasonScene()
      let house = card("house", 0, 0, 10, 10)
      house.addSubview(views.root)
      views.root.frame.origin = CGPoint(x: 70, y: 30)
      if isHidden {
        house.isHidden = true
      } else {
        house.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      try expect(
        make()(views.button, CGPoint(x: 20, y: 20), views.root), is: "hit",
        "\(name), touch (20, 20)",
        why: [
          "off house": Diagnosis2_8.beginsAboveTheRoot,
          "outside house": "house is too small, but screen lies in it, and you begin with screen.",
        ], otherwise: "The point is in the coordinates of screen, wherever screen lies.",
        rule: Diagnosis2_8.inTheRoot)
    }
  }
  try playing("The root itself") {
    for (x, y, wanted) in [
      (200.0, 200.0, "hit"), (20, 20, "covered by button"), (300, 20, "outside screen"),
    ] {
      let views = ReasonScene()
      try expect(
        make()(views.root, CGPoint(x: x, y: y), views.root), is: wanted,
        "The root itself, touch \(coordinates(x, y))",
        why: [
          "hit": x == 300
            ? "screen ends at 300: its own area counts like any other on the way."
            : "A view in screen is found before it; screen is the answer only if none is.",
          "covered by panel": "panel lies in screen, but it is button in it that gets the touch.",
        ],
        rule: x == 300
          ? Diagnosis2_8.ends : "myself: a view is the answer if none in it wants the touch (HT-7)."
      )
    }
  }
  try playing("A root behind a lid") {
    let views = ReasonScene()
    let house = card("house", 0, 0, 300, 300)
    house.addSubview(views.root)
    _ = card("lid", 0, 0, 300, 300, in: house)
    try expect(
      make()(views.button, CGPoint(x: 20, y: 20), views.root), is: "hit",
      "A root behind a lid, touch (20, 20)",
      why: ["covered by lid": Diagnosis2_8.looksBesideTheRoot],
      rule: Diagnosis2_8.inTheRoot)
  }
  try check(
    make, "A scrolled root", 20, 120, is: "hit",
    otherwise: "The bounds of screen begin at y = 100, and its coordinates with them.",
    rule: Diagnosis2_8.own
  ) {
    $0.root.bounds.origin.y = 100
    $0.panel.frame.origin.y = 100
  }
}

private func checkGates(_ make: () -> Explanation) throws {
  try check(make, "A button in a panel", 20, 20, is: "hit", rule: Diagnosis2_8.gates)
  try check(
    make, "Button and panel hidden", 20, 20, is: "off panel",
    ["off button": Diagnosis2_8.looksAtTheViewFirst], rule: Diagnosis2_8.gates
  ) { ($0.panel.isHidden, $0.button.isHidden) = (true, true) }
  for name in ["panel", "button"] {
    func view(_ scene: ReasonScene) -> UIView { name == "panel" ? scene.panel : scene.button }
    try check(
      make, "A hidden \(name)", 20, 20, is: "off \(name)",
      otherwise: "isHidden is true: that is one of the three gates.", rule: Diagnosis2_8.gates
    ) { view($0).isHidden = true }
    try check(
      make, "A \(name) without interaction", 20, 20, is: "off \(name)",
      otherwise: Diagnosis2_8.forgetsIsUserInteractionEnabled, rule: Diagnosis2_8.gates
    ) { view($0).isUserInteractionEnabled = false }
    for value in [0.009, 0.01, 0.011] {
      try check(
        make, "A \(name) with alpha \(value)", 20, 20,
        is: value > 0.01 ? "hit" : "off \(name)", otherwise: about(alpha: value),
        rule: Diagnosis2_8.alpha
      ) { view($0).alpha = value }
    }
  }
  try check(
    make, "A hidden panel", 150, 20, " outside it", is: "off panel",
    ["outside panel": Diagnosis2_8.testsTheAreaBeforeTheGates], rule: Diagnosis2_8.gatesFirst
  ) { $0.panel.isHidden = true }
}

private func checkAreas(_ make: () -> Explanation) throws {
  let edges = "the area: left and upper edges are inside, the others are not (HT-6)."
  for (edge, wanted) in [(10.0, "hit"), (89, "hit"), (90, "outside button"), (9, "outside button")]
  {
    for (x, y) in [(edge, 20), (20, edge)] {
      try check(
        make, "A button from 10 to 90", x, y, is: wanted,
        otherwise: "In button this is \(coordinates(x - 10, y - 10)), and button is 80 by 80.",
        rule: edge == 89 ? Diagnosis2_8.own : edges)
    }
  }
  try check(make, "A panel from 0 to 120", 120, 20, is: "outside panel", rule: edges)
  try check(
    make, "A button that hangs out of its panel", 130, 20, is: "outside panel",
    ["hit": "The point is on button, but panel ends at 120, and button is never asked."],
    rule: Diagnosis2_8.ends
  ) { $0.button.frame.size.width = 200 }
  try check(
    make, "A hidden button that hangs out of its panel", 130, 20, is: "outside panel",
    ["off button": Diagnosis2_8.testsAllGatesFirstAndAllAreas], rule: Diagnosis2_8.ends
  ) {
    $0.button.frame.size.width = 200
    $0.button.isHidden = true
  }
  try check(
    make, "A panel scrolled by 100", 20, 20, is: "hit",
    otherwise: Diagnosis2_8.subtractsOriginsInstead, rule: Diagnosis2_8.own
  ) {
    $0.panel.bounds.origin.y = 100
    $0.button.frame.origin.y = 110
  }
  let turned: (ReasonScene) -> Void = {
    $0.button.transform = CGAffineTransform(rotationAngle: .pi / 4)
  }
  try check(
    make, "A button turned by 45 degrees", 100, 50, " at its tip", is: "hit",
    otherwise: "The tip belongs to button, and converting the point turns it too.",
    rule: Diagnosis2_8.own,
    turned)
  try check(
    make, "A button turned by 45 degrees", 5, 5, " in its frame", is: "outside button",
    ["hit": "The frame is the upright rectangle around button, and larger than button."],
    rule: Diagnosis2_8.own,
    turned)
}

private func checkCovers(_ make: () -> Explanation) throws {
  let sheet: (ReasonScene) -> Void = { $0.addSheet() }
  try check(
    make, "A sheet in front of the panel", 60, 60, is: "covered by sheet",
    ["hit": Diagnosis2_8.asksOnlyTheSiblingsOfTheView], rule: Diagnosis2_8.front,
    sheet)
  try check(
    make, "A sheet in front of the panel", 20, 20, is: "hit",
    ["covered by sheet": "sheet begins at (50, 50) and declines."], rule: Diagnosis2_8.finds, sheet)
  try check(
    make, "A hidden sheet in front", 60, 60, is: "hit",
    ["covered by sheet": Diagnosis2_8.countsASiblingThatDeclines], rule: Diagnosis2_8.finds
  ) { $0.addSheet().isHidden = true }
  try check(
    make, "A sheet behind the panel", 60, 60, is: "hit",
    ["covered by sheet": "sheet lies behind panel and is asked after it."], rule: Diagnosis2_8.front
  ) { $0.root.sendSubviewToBack($0.addSheet()) }
  try check(
    make, "A sheet with a field in front", 60, 60, is: "covered by field",
    ["covered by sheet": Diagnosis2_8.namesTheSiblingAndNotTheView], rule: Diagnosis2_8.answer
  ) { _ = card("field", 0, 0, 40, 40, in: $0.addSheet()) }
  try check(
    make, "Two sheets in front", 60, 60, is: "covered by top",
    ["covered by sheet": Diagnosis2_8.namesTheHindmost], rule: Diagnosis2_8.front
  ) {
    $0.addSheet()
    _ = card("top", 40, 40, 100, 100, in: $0.root)
  }
  try check(
    make, "A button with a badge in it", 12, 12, is: "covered by badge",
    ["hit": Diagnosis2_8.looksNowhereInTheView],
    rule: "myself: a view is the answer if none in it wants the touch (HT-7)."
  ) { _ = card("badge", 0, 0, 10, 10, in: $0.button) }
  try check(
    make, "A button with two badges in it", 12, 12, is: "covered by top",
    ["covered by badge": Diagnosis2_8.namesTheHindmostInIt], rule: Diagnosis2_8.front
  ) {
    _ = card("badge", 0, 0, 10, 10, in: $0.button)
    _ = card("top", 0, 0, 10, 10, in: $0.button)
  }
  try check(
    make, "A hidden button behind a sheet", 60, 60, is: "covered by sheet",
    ["off button": Diagnosis2_8.testsGatesAndAreasFirstAndAsks], rule: Diagnosis2_8.front
  ) {
    $0.addSheet()
    $0.button.isHidden = true
  }
  try check(
    make, "A sheet in front of the panel", 100, 60, " beside button", is: "covered by sheet",
    ["outside button": "sheet takes the touch; the search never gets to the area of button."],
    rule: Diagnosis2_8.front,
    sheet)
  try check(
    make, "A turned sheet in front of the panel", 60, 60, is: "hit",
    ["covered by sheet": "The point is in the frame of sheet, and outside the turned sheet."],
    rule: Diagnosis2_8.own
  ) { $0.addSheet().transform = CGAffineTransform(rotationAngle: .pi / 4) }
}

private func checkRandom(
  _ scene: String, _ random: inout SceneRandom, _ make: () -> Explanation
) throws {
  let views = ReasonScene()
  let root = views.root
  for view in [views.panel, views.button] where random.bool() {
    view.frame = CGRect(
      x: random.coordinate(0...40), y: random.coordinate(0...40),
      width: random.coordinate(30...150), height: random.coordinate(30...150))
  }
  var parents = [root, views.panel, views.button]
  for number in 0..<random.int(in: 0...4) {
    let extra = card(
      ["a", "b", "c", "d"][number], random.coordinate(0...90), random.coordinate(0...90),
      random.coordinate(10...90), random.coordinate(10...90), in: random.pick(parents))
    extra.isHidden = random.int(in: 0...3) == 3
    parents.append(extra)
  }
  switch random.int(in: 0...11) {
  case 1: views.panel.isHidden = true
  case 2: views.button.alpha = 0.005
  case 3: views.panel.isUserInteractionEnabled = false
  case 4: views.button.isUserInteractionEnabled = false
  case 5: views.button.transform = CGAffineTransform(rotationAngle: 0.5)
  case 6: views.panel.bounds.origin.y = 20
  default: break
  }
  if random.bool() { root.bringSubviewToFront(views.panel) }
  let point = CGPoint(x: random.coordinate(0...130), y: random.coordinate(0...130))
  try expect(
    make()(views.button, point, root), is: try expectedReason(views, point),
    "\(scene), touch \(coordinates(point)) for button",
    rule: "from root down, the first shut gate, end of an area or other view decides (HT-3).")
}

/// What the engine's own trace of a tap says: how far the search got, and who stopped it.
private func expectedReason(_ views: ReasonScene, _ point: CGPoint) throws -> String {
  let stage = Stage()
  stage.root.addSubview(views.root)
  try stage.finger.tap(at: point)
  let lines = stage.recording.lines
  let found = lines.first { $0.kind == "touch" }?.who ?? "no view"
  if found == views.button.name { return "hit" }
  for view in [views.root, views.panel, views.button] {
    let name = view.name
    guard lines.contains(where: { $0.kind == "hitTest" && $0.who == name }) else { break }
    let area = lines.first { $0.kind == "point" && $0.who == name }
    guard let area else { return "off \(name)" }
    if area.what == "outside" { return "outside \(name)" }
  }
  return "covered by \(found)"
}

/// A button in a panel, in a root of 300 by 300.
struct ReasonScene {
  let root = card("screen", 0, 0, 300, 300)
  let panel: UIView
  let button: UIView

  init() {
    panel = card("panel", 0, 0, 120, 120, in: root)
    button = card("button", 10, 10, 80, 80, in: panel)
  }

  @discardableResult func addSheet() -> UIView { card("sheet", 50, 50, 200, 200, in: root) }
}
