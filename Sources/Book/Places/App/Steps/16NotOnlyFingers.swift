import Experiments12
import MiniUIKit
import Stage

// Chapter 16: the sheet follows a trackpad, too.

// listing: naive
/// The map whose panel has a pan of its own for scrolls, so that the one for fingers stays as it is.
private final class SecondPanMap: Places15 {
  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    for child in children {
      guard let fingers = sheetPan(of: child) else { continue }
      let scrolls = UIPanGestureRecognizer()
      scrolls.allowedScrollTypesMask = .all
      scrolls.allowedTouchTypes = []
      scrolls.addTarget(self, action: SecondPanMap.didScrollSheet, name: "didScrollSheet")
      fingers.view?.addGestureRecognizer(scrolls)
    }
  }

  func didScrollSheet(_ pan: UIPanGestureRecognizer) {
    pan.view?.frame.origin.y += pan.translation(in: view).y
    pan.setTranslation(.zero, in: view)
  }
}
// end

/// The map whose sheet a trackpad moves as a finger does.
class Places16: Places15 {
  // listing: repair
  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    for child in children { sheetPan(of: child)?.allowedScrollTypesMask = .all }
  }
  // end
}

/// The middle of the row of `market`, and a place on the panel above the rows, on the screen.
private let onRow = CGPoint(x: 100, y: 602)
private let onTop = CGPoint(x: 60, y: 430)

/// Two fingers on the trackpad go up, and rest before they are lifted.
private func scrollUp(_ ways: [CGFloat], at place: CGPoint, on stage: Stage) throws(ScriptError) {
  try stage.beginScroll(at: place)
  for way in ways {
    try stage.wait(0.1)
    try stage.scroll(by: CGPoint(x: 0, y: way))
  }
  try stage.wait(0.4)
  try stage.endScroll()
}

let step16 = Step(
  16, "Two fingers on a trackpad go up by 370 points", kinds: ["gesture"],
  variants: [
    .init(
      name: "before", title: "Two fingers on a trackpad go up by 370 points",
      kinds: ["gesture", "scroll", "touch"], question: whoBegins,
      makeScreen: { Places15() },
      touches: { stage throws(ScriptError) in
        try scrollUp([-120, -130, -120], at: onRow, on: stage)
      }),
    .init(
      name: "held", title: "The same with the button held", kinds: ["gesture"],
      makeScreen: { Places15() },
      touches: { stage throws(ScriptError) in
        let pointer = stage.pointer()
        try pointer.down(at: onRow)
        for way in [130.0, 260, 380] {
          try stage.wait(0.1)
          try pointer.move(to: CGPoint(x: onRow.x, y: onRow.y - way))
        }
        try stage.wait(0.4)
        try pointer.up()
      }),
    .init(
      name: "naive", title: "A second pan for scrolls: above the rows, and on them",
      kinds: ["gesture"],
      makeScreen: { SecondPanMap() },
      touches: { stage throws(ScriptError) in
        try scrollUp([-60], at: onTop, on: stage)
        try stage.wait(0.5)
        try scrollUp([-60], at: onRow, on: stage)
      }),
  ],
  screen: { Places16() }, application: { AnsweringApplication() },
  window: { AnsweringWindow(windowScene: $0) },
  touches: { stage throws(ScriptError) in
    try scrollUp([-120, -130, -120], at: onRow, on: stage)
  },
  facts: { _, screen in
    guard let map = screen as? Places12 else { return [] }
    return [
      ["panel", "at " + decimals(Double(map.search.superview?.frame.minY ?? 0))],
      ["rows", "scrolled by " + decimals(Double(map.table.contentOffset.y))],
    ]
  })

private let whoBegins = Prediction(
  "Two fingers go up on the trackpad, the pointer on a row. Which pan begins?",
  [
    .init("the table's", "A scroll view's pan takes every scroll; a pan of one's own takes none."),
    .init("the panel's", "Its mask of scrolls is empty, so that no scroll gets to it."),
    .init("both", "Both would begin under a finger; a scroll gets to one of them only."),
    .init("neither", "The table's pan begins, and what it moves is put back at once."),
  ]
) { run in
  let began = run.lines("gesture").filter { $0.what == "began" }.map { $0.who }
  let (panel, rows) = (began.contains("pan(panel)"), began.contains("pan(table)"))
  return panel ? (rows ? "both" : "the panel's") : rows ? "the table's" : "neither"
}
