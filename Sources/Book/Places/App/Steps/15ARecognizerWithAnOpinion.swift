import MiniUIKit
import PieceKit
import Stage

// Chapter 15: the rows have cards made with SwiftUI, and a card that is pushed aside marks its place.

/// What a card does while a finger is on it, and when the finger has pushed it far enough.
final class CardState {
  /// How far the card lies from its place.
  @GestureState var shift: CGFloat = 0
  /// The farthest that it has been, for the step's facts.
  fileprivate(set) var farthest: CGFloat = 0
  /// Called when the card was pushed by 100 points.
  var mark: () -> Void = {}

  /// The drag that pushes the card aside.
  var drag: DragGesture {
    DragGesture()
      .updating($shift) { value, shift, _ in shift = value.translation.width }
      .onChanged { [unowned(unsafe) self] value in note(value.translation.width) }
      .onEnded { [unowned(unsafe) self] value in
        if value.translation.width >= 100 { mark() }
      }
  }

  fileprivate func note(_ shift: CGFloat) {
    if abs(shift) > abs(farthest) { farthest = shift }
  }
}

/// The map whose rows have a card each.
class CardMap: Places14 {
  /// The cards' states, each with the button of its row, which knows the row.
  private(set) var cards: [(state: CardState, button: UIButton)] = []

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    guard let row = cell as? PlaceCell,
      !row.contentView.subviews.contains(where: { $0 is HostingView })
    else { return cell }
    let (state, button) = (CardState(), row.button)
    state.mark = { [unowned(unsafe) self] in write("visited " + names[button.tag]) }
    cards.append((state, button))
    let frame = CGRect(x: 0, y: 0, width: 250, height: 60)
    let host = named("row", HostingView(card(state), frame: frame))
    row.contentView.insertSubview(host, at: 0)
    prepare(host, state)
    return cell
  }

  /// A row's card.
  func card(_ state: CardState) -> Piece {
    // listing: card
    Piece("card", CGRect(x: 8, y: 4, width: 242, height: 52))
      .gesture(state.drag)
    // end
  }

  /// Adds to the hosting view what is not SwiftUI's.
  func prepare(_ host: HostingView, _ state: CardState) {}
}

/// The map whose cards have a drag that keeps out of all competition.
private final class SimultaneousMap: CardMap {
  override func card(_ state: CardState) -> Piece {
    Piece("card", CGRect(x: 8, y: 4, width: 242, height: 52))
      .simultaneousGesture(state.drag)
  }
}

// listing: pan
/// A pan that leaves to the list what doesn't go sideways.
final class CardPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  fileprivate var card = CardState()

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = velocity(in: view)
    return abs(way.x) > abs(way.y)
  }
}
// end

/// The map whose cards have a pan of UIKit's.
class Places15: CardMap {
  override func card(_ state: CardState) -> Piece {
    Piece("card", CGRect(x: 8, y: 4, width: 242, height: 52))
  }

  override func prepare(_ host: HostingView, _ state: CardState) {
    let pan = CardPan(target: self, action: Places15.didPanCard, name: "didPanCard")
    pan.card = state
    pan.delegate = pan
    host.addGestureRecognizer(pan)
  }

  func didPanCard(_ pan: CardPan) {
    let way = pan.translation(in: pan.view).x
    pan.card.note(way)
    if pan.state == .ended, way >= 100 { pan.card.mark() }
  }
}

/// The middle of the card of `market`, on the screen.
private let onMarket = CGPoint(x: 100, y: 602)

/// A finger makes two steps on a card, rests, and is lifted.
private func slide(_ step: CGPoint, on stage: Stage) throws(ScriptError) {
  try stage.finger.down(at: onMarket)
  for number in 1...2 {
    try stage.wait(0.05)
    let count = CGFloat(number)
    try stage.finger.move(
      to: CGPoint(x: onMarket.x + step.x * count, y: onMarket.y + step.y * count))
  }
  try stage.wait(0.2)
  try stage.finger.up()
}

let step15 = Step(
  15, "A finger goes up on a card, and then one sideways", kinds: ["action"],
  variants: [
    .init(
      name: "before", title: "A finger goes straight up on a card", kinds: ["action"],
      question: whoBegins,
      makeScreen: { CardMap() },
      touches: { stage throws(ScriptError) in try slide(CGPoint(x: 0, y: -30), on: stage) }),
    .init(
      name: "naive", title: "Simultaneous: a finger goes sideways, and a little up",
      kinds: ["action"],
      makeScreen: { SimultaneousMap() },
      touches: { stage throws(ScriptError) in try slide(CGPoint(x: 60, y: -30), on: stage) }),
  ],
  screen: { Places15() }, application: { AnsweringApplication() },
  window: { AnsweringWindow(windowScene: $0) },
  touches: { stage throws(ScriptError) in
    try slide(CGPoint(x: 0, y: -30), on: stage)
    try stage.wait(1)
    try slide(CGPoint(x: 60, y: -10), on: stage)
  },
  facts: { _, screen in
    guard let screen = screen as? CardMap else { return [] }
    let farthest = screen.cards.map { $0.state.farthest }.max { abs($0) < abs($1) } ?? 0
    return [
      ["rows", "scrolled by " + decimals(Double(screen.table.contentOffset.y))],
      ["panel", "at " + decimals(Double(screen.search.superview?.frame.minY ?? 0))],
      ["card", "moved aside by at most " + decimals(Double(farthest))],
    ]
  })

private let whoBegins = Prediction(
  "A finger goes straight up on a card whose drag reads only the width. Who begins?",
  [
    .init("the drag", "It needs ten points in any direction, and excludes the pans."),
    .init("the pans of list and panel", "Both have failed, excluded by the drag."),
    .init("all three", "The pans have failed: plain gestures and pans exclude each other."),
    .init("none", "Ten points are enough for each of the three, and the first one begins."),
  ]
) { run in
  let began = run.lines("gesture").filter { $0.what == "began" }.map { $0.who }
  let (drag, pans) = (began.contains("drag(card)"), began.contains("pan(table)"))
  switch (drag, pans) {
  case (true, true): return "all three"
  case (true, false): return "the drag"
  case (false, true): return "the pans of list and panel"
  case (false, false): return "none"
  }
}
