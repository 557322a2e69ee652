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

/// The map whose sheet's pan has a full mask, and code that still counts fingers.
class MaskedMap: Places15 {
  // listing: repair
  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    for child in children { sheetPan(of: child)?.allowedScrollTypesMask = .all }
  }
  // end
}

/// The same, and the cards' pans have full masks, too, but still ask for a velocity.
class MaskedCardMap: MaskedMap {
  override func prepare(_ host: HostingView, _ state: CardState) {
    super.prepare(host, state)
    for case let pan as CardPan in host.gestureRecognizers ?? [] {
      pan.allowedScrollTypesMask = .all
    }
  }
}

/// The map whose sheet and cards a trackpad moves as a finger does.
class Places16: MaskedCardMap {
  private let sideways = Sideways()

  override func didStart(on application: UIApplication) {
    super.didStart(on: application)
    for child in children { shareScrolls(child) }
  }

  override func prepare(_ host: HostingView, _ state: CardState) {
    super.prepare(host, state)
    for case let pan as CardPan in host.gestureRecognizers ?? [] { pan.delegate = sideways }
  }
}

/// Lets a card's pan begin if it goes sideways, whatever moves it.
private final class Sideways: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    // listing: way
    // In gestureRecognizerShouldBegin(_:), in place of the velocity alone:
    let isScroll = pan.numberOfTouches == 0
    let way = isScroll ? pan.translation(in: pan.view) : pan.velocity(in: pan.view)
    return abs(way.x) > abs(way.y)
    // end
  }
}

/// The middle of the row of `market`, and a place on the panel above the rows, on the screen.
private let onRow = CGPoint(x: 100, y: 602)
private let onTop = CGPoint(x: 60, y: 430)

/// Two fingers on the trackpad go up, and rest before they are lifted.
private func scrollUp(_ ways: [CGFloat], at place: CGPoint, on stage: Stage) throws(ScriptError) {
  try startScrolling(ways.map { CGPoint(x: 0, y: $0) }, at: place, on: stage)
  try endScrolling(on: stage)
}

private func startScrolling(
  _ ways: [CGPoint], at place: CGPoint, on stage: Stage
) throws(ScriptError) {
  try stage.beginScroll(at: place)
  for way in ways {
    try stage.wait(0.1)
    try stage.scroll(by: way)
  }
}

private func endScrolling(on stage: Stage) throws(ScriptError) {
  try stage.wait(0.4)
  try stage.endScroll()
}

let step16 = Step(
  16, "Up on the rows by 370 points, back by 120, and a card aside", kinds: ["action"],
  variants: [
    .init(
      name: "before", title: "Two fingers on a trackpad go up by 370 points",
      kinds: ["gesture", "scroll", "touch"], question: whatMoves,
      makeScreen: { Places15() },
      touches: { stage throws(ScriptError) in try scrollFar(on: stage) }),
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
      name: "mask", title: "Two fingers on a trackpad go up by 370 points", kinds: ["gesture"],
      makeScreen: { MaskedMap() },
      touches: { stage throws(ScriptError) in try scrollFar(on: stage) }),
    .init(
      name: "back", title: "Up on the rows by 370 points, and back by 120",
      makeScreen: { MaskedMap() },
      touches: { stage throws(ScriptError) in try scrollBack(on: stage) }),
    .init(
      name: "card", title: "Two fingers have gone to the right, the pointer on a card",
      kinds: ["gesture"],
      makeScreen: { MaskedCardMap() },
      touches: { stage throws(ScriptError) in try startPushing(on: stage) }),
  ],
  screen: { Places16() }, application: { AnsweringApplication() },
  window: { AnsweringWindow(windowScene: $0) },
  touches: { stage throws(ScriptError) in
    try scrollBack(on: stage)
    try startPushing(on: stage)
    try endScrolling(on: stage)
  },
  facts: { _, screen in
    guard let map = screen as? Places15 else { return [] }
    let card = map.cards.map { $0.state.farthest }.max { abs($0) < abs($1) } ?? 0
    return [
      ["panel", "at " + decimals(Double(map.search.superview?.frame.minY ?? 0))],
      ["rows", "scrolled by " + decimals(Double(map.table.contentOffset.y))],
    ] + (card == 0 ? [] : [["card", "moved aside by " + decimals(Double(card))]])
  })

/// Two fingers on the trackpad go up on the rows by 370 points.
private func scrollFar(on stage: Stage) throws(ScriptError) {
  try scrollUp([-120, -130, -120], at: onRow, on: stage)
}

/// They do so at once, and then go down again by 120.
private func scrollBack(on stage: Stage) throws(ScriptError) {
  try scrollUp([-370], at: onRow, on: stage)
  try stage.wait(0.5)
  try scrollUp([120], at: onRow, on: stage)
  try stage.wait(0.5)
}

/// Two fingers go to the right on the trackpad, the pointer on a card.
private func startPushing(on stage: Stage) throws(ScriptError) {
  try startScrolling([CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 0)], at: onRow, on: stage)
}

private let whatMoves = Prediction(
  "Two fingers go up on the trackpad, the pointer on a row. What moves?",
  [
    .init("the rows", "They're moved, and put back in the same moment."),
    .init("the panel", "Its pan isn't in the run: its mask of scrolls is empty."),
    .init("both", "Both would move under a finger; here panel and rows end where they were."),
    .init("neither", "Something has moved: panel or rows aren't where they were."),
  ]
) { run in
  guard let map = run.places as? Places12 else { return "neither" }
  let panel = map.search.superview?.frame.minY != 420
  let rows = map.table.contentOffset.y != 0
  return panel ? (rows ? "both" : "the panel") : rows ? "the rows" : "neither"
}
