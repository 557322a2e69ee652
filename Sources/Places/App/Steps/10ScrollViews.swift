import MiniUIKit
import Stage

// Chapter 10: a list of places that scrolls, with a button in each.

/// All places of the list; the first ones are on the map, too.
let names = [
  "harbour", "market", "tower", "bridge", "castle", "garden", "library", "mill", "museum", "park",
  "station", "theatre",
]

// listing: list
/// A list of rows of 60 points, each with a button that says that one has been there.
final class PlaceList: UIScrollView {
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
    // So that a button lights up at once.
    delaysContentTouches = false
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
    let list = dressed(PlaceList(frame: lower), "list", .white)
    view.addSubview(list)
    for button in list.buttons { answer(button) }
  }

  /// Has a row's button write into the diary.
  func answer(_ button: UIButton) {
    button.addTarget(self, action: Places10.didMark, for: .touchUpInside, name: "didMark")
  }

  func didMark(_ button: UIButton) { write("marked " + names[button.tag]) }
}

let step10 = Step(
  10, "A drag beside a button, and one that begins on a button",
  kinds: ["scroll", "action"],
  question: Prediction(
    "The last drag begins on a button. What does it do?",
    [
      .init("it scrolls", "The list doesn't take a touch away from a control."),
      .init("it marks a place", "Without the delay the button has the touch, and keeps it."),
      .init("nothing", "The finger is lifted on the button, so the button sends its action."),
    ],
    outcome: { run in
      let drags = run.lines("scroll").count { $0.what == "willBeginDragging" }
      if drags > 1 { return "it scrolls" }
      return run.places?.diary.count == 2 ? "it marks a place" : "nothing"
    }),
  screen: { Places10() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: CGPoint(x: 305, y: 542))
    for x in [100, 305] as [CGFloat] {
      try stage.wait(0.5)
      try stage.finger.drag(
        from: CGPoint(x: x, y: 662), [(at: 0.05, x: x, y: 642), (at: 0.1, x: x, y: 602)], over: 0.4)
    }
  },
  facts: { _, screen in
    let list = screen.view.subviews.first { $0 is UIScrollView } as? UIScrollView
    return [["scrolled", decimals(Double(list?.contentOffset.y ?? 0)) + " points"]]
  })
