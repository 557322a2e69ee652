import MiniUIKit
import Stage

// Chapter 10: a list of places that scrolls, with a button in each.

/// All places of the list; the first ones are on the map, too.
let names = [
  "harbour", "market", "tower", "bridge", "castle", "garden", "library", "mill", "museum", "park",
  "station", "theatre",
]

// listing: list
/// A list of rows, 60 points high, each with a button "I have been there".
class PlaceList: UIScrollView {
  /// The buttons, from the first row to the last; their tags are the numbers of their rows.
  private(set) var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in names.indices {
      let button = UIButton(
        frame: CGRect(x: 255, y: 60 * CGFloat(row) + 10, width: 100, height: 40))
      button.tag = row
      addSubview(dressed(button, "visited " + String(row), .gray))
      buttons.append(button)
    }
    contentSize = CGSize(width: frame.width, height: 60 * CGFloat(names.count))
  }
}
// end

// listing: taking
/// The list, which also takes a dragging finger away from its buttons.
final class TakingList: PlaceList {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
// end

/// The map above a list.
class Places10: Places9 {
  /// The lower part of the screen.
  let lower = CGRect(x: 0, y: 512, width: 375, height: 300)

  override func viewDidLoad() {
    super.viewDidLoad()
    addList()
  }

  func addList() {
    let list = dressed(makeList(), "list", .white)
    list.frame = lower
    view.addSubview(list)
    for button in list.buttons { answer(button) }
  }

  func makeList() -> PlaceList { TakingList(frame: lower) }

  /// Has a row's button write into the diary.
  func answer(_ button: UIButton) {
    button.addTarget(self, action: Places10.didMark, for: .touchUpInside, name: "didMark")
  }

  func didMark(_ button: UIButton) { write("marked " + names[button.tag]) }
}

/// The map above a list as everybody would have written it.
private final class SlowMap: Places10 {
  override func makeList() -> PlaceList { PlaceList(frame: lower) }
}

/// The map above a list with the two properties that one finds first.
private final class EagerMap: Places10 {
  override func makeList() -> PlaceList {
    let list = PlaceList(frame: lower)
    // listing: eager
    list.delaysContentTouches = false
    list.canCancelContentTouches = true
    // end
    return list
  }
}

let step10 = Step(
  10, "A tap on a button, and a rest and a drag on another",
  kinds: ["control", "scroll", "action"],
  variants: [
    .init(
      name: "before", title: "A rest on the button of bridge, and a drag", question: whatDrags,
      makeScreen: { SlowMap() },
      touches: { stage throws(ScriptError) in try drag(stage, rest: 0.3) }),
    .init(
      name: "naive", title: "With the two properties: a drag without a rest",
      makeScreen: { EagerMap() },
      touches: { stage throws(ScriptError) in try drag(stage, rest: 0) }),
  ],
  screen: { Places10() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: CGPoint(x: 305, y: 542))
    try stage.wait(0.5)
    try drag(stage, rest: 0.3)
  },
  facts: { _, screen in
    let list = screen.view.subviews.first { $0 is UIScrollView } as? UIScrollView
    return [["scrolled", decimals(Double(list?.contentOffset.y ?? 0)) + " points"]]
  })

/// Rests on the button of `bridge`, goes 60 points up, and rests again before it is lifted.
private func drag(_ stage: Stage, rest: Seconds) throws(ScriptError) {
  let place = CGPoint(x: 305, y: 722)
  try stage.finger.down(at: place)
  try stage.wait(rest)
  for step in 1...3 {
    try stage.wait(0.05)
    try stage.finger.move(to: CGPoint(x: place.x, y: place.y - 20 * CGFloat(step)))
  }
  try stage.wait(0.2)
  try stage.finger.up()
}

private let whatDrags = Prediction(
  "The finger rests on a button, goes 60 points up, and is lifted. How far has the list scrolled, "
    + "and what has the button sent?",
  [
    .init(
      "60 points, as far as the finger; touchCancel",
      "The list would need the touch from its first point on."),
    .init(
      "50 points; touchCancel",
      "There is no scroll line: the list never takes the touch from the button."),
    .init(
      "not at all; touchUpOutside",
      "The finger is 40 points above the button, and that still counts as inside."),
    .init(
      "not at all; touchUpInside",
      "The button keeps the touch, and 40 points above it still count as inside."),
  ]
) { run in
  let moves = run.lines("scroll").compactMap { line -> String? in
    line.what.hasPrefix("didScroll") ? line.what : nil
  }
  let isInside = run.lines("control").contains { $0.what == "touchUpInside" }
  return switch moves.last {
  case nil: isInside ? "not at all; touchUpInside" : "not at all; touchUpOutside"
  case "didScroll 0,60": "60 points, as far as the finger; touchCancel"
  default: "50 points; touchCancel"
  }
}
