import Experiments12
import MiniUIKit
import PieceKit
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

/// The map whose sheet and cards a trackpad moves as a finger does.
class Places16: Places15 {
  private let sideways = Sideways()

  // listing: repair
  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    for child in children { sheetPan(of: child)?.allowedScrollTypesMask = .all }
  }
  // end

  override func prepare(_ host: HostingView, _ state: CardState) {
    super.prepare(host, state)
    for case let pan as CardPan in host.gestureRecognizers ?? [] {
      pan.allowedScrollTypesMask = .all
      pan.delegate = sideways
    }
  }
}

/// Lets a card's pan begin if it goes sideways, whatever moves it.
private final class Sideways: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    // listing: way
    // In the delegate's gestureRecognizerShouldBegin(_:), where pan is the card's:
    let isScroll = pan.numberOfTouches == 0
    let way = isScroll ? pan.translation(in: pan.view) : pan.velocity(in: pan.view)
    return abs(way.x) > abs(way.y)
    // end
  }
}

/// The same, but its cards still ask for a velocity alone, as in chapter 15.
private final class SpeedMap: Places16 {
  override func prepare(_ host: HostingView, _ state: CardState) {
    super.prepare(host, state)
    for case let pan as CardPan in host.gestureRecognizers ?? [] { pan.delegate = pan }
  }
}

/// The middle of the row of `market`, and a place on the panel above the rows, on the screen.
private let onRow = CGPoint(x: 100, y: 602)
private let onTop = CGPoint(x: 60, y: 430)

/// Two fingers on the trackpad go up, and rest before they are lifted.
private func scrollUp(_ ways: [CGFloat], at place: CGPoint, on stage: Stage) throws(ScriptError) {
  try scroll(ways.map { CGPoint(x: 0, y: $0) }, at: place, on: stage)
}

private func scroll(_ ways: [CGPoint], at place: CGPoint, on stage: Stage) throws(ScriptError) {
  try stage.beginScroll(at: place)
  for way in ways {
    try stage.wait(0.1)
    try stage.scroll(by: way)
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
    .init(
      name: "card", title: "Two fingers go sideways, the pointer on a card",
      kinds: ["gesture"], question: whatOfTheCard,
      makeScreen: { SpeedMap() },
      touches: { stage throws(ScriptError) in try pushCard(on: stage) }),
    .init(
      name: "pushed", title: "The same, and a scroll is asked for its way",
      kinds: ["gesture"],
      touches: { stage throws(ScriptError) in try pushCard(on: stage) }),
    .init(
      name: "back", title: "Up on the rows by 370 points, and 120 back",
      kinds: ["scroll"],
      touches: { stage throws(ScriptError) in
        try scrollUp([-120, -130, -120], at: onRow, on: stage)
        try scrollUp([120], at: onRow, on: stage)
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

/// Two fingers go to the right on the trackpad, the pointer on the card of `market`.
private func pushCard(on stage: Stage) throws(ScriptError) {
  try scroll([CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 0)], at: onRow, on: stage)
}

private let whatOfTheCard = Prediction(
  "The mask of the card's pan is full, and two fingers go sideways on the trackpad. What does the "
    + "pan do?",
  [
    .init("it begins", "It says that it must not: its delegate has refused."),
    .init("it isn't told of the scroll", "Its mask is full, so it is told, and it has failed."),
    .init("it's told, and its delegate says no", "It compares velocities, and both are 0."),
    .init("the table's pan excludes it", "It has failed before, because it must not begin."),
  ]
) { run in
  let lines = run.lines("gesture").filter { $0.who == "pan(row)" }
  if lines.contains(where: { $0.what == "began" }) { return "it begins" }
  guard let failed = lines.first(where: { $0.what == "failed" }) else {
    return "it isn't told of the scroll"
  }
  let isRefused = failed.details.contains { $0.value == "must not begin" }
  return isRefused ? "it's told, and its delegate says no" : "the table's pan excludes it"
}

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
