import MiniUIKit
import PieceKit
import Stage

/// A card that follows the finger sideways.
final class Card {
  @GestureState var shift: CGFloat = 0
  /// How far it has been moved at most, for the table.
  private(set) var furthest: CGFloat = 0
  /// Whether it leaves alone what goes further up or down than sideways.
  var looksAtTheWay = false
  /// Called when it is moved, and when it is let go.
  var isDragged: (Bool) -> Void = { _ in }

  func drag(minimumDistance: CGFloat = 10) -> DragGesture {
    DragGesture(minimumDistance: minimumDistance)
      .updating($shift) { value, shift, _ in shift = value.translation.width }
      .onChanged { [unowned(unsafe) self] value in follow(value.translation) }
      .onEnded { [unowned(unsafe) self] _ in isDragged(false) }
  }

  private func follow(_ way: CGSize) {
    if looksAtTheWay, abs(way.width) <= abs(way.height) { return }
    furthest = way.width
    isDragged(true)
  }
}

/// A card in a list, and a finger that goes up.
let cardInAList = [
  card(
    "15A", "A finger goes straight up on a card in a list", "plain",
    [.branch, .timeline]),
  card("15A2", "A finger goes up and to the right; simultaneous", "simultaneous", [], sideways: 10),
  Experiment(
    "15A3", "A card in a list: three attachments, three ways", prediction: whoLeavesTheCard,
    pictures: []
  ) { stage throws(ScriptError) in
    let ways = [CGPoint(x: 0, y: -20), CGPoint(x: 20, y: 0), CGPoint(x: 10, y: -20)]
    var rows = [["attached", "straight up", "straight to the right", "up and to the right"]]
    for attachment in attachments {
      rows.append(
        try [attachment]
          + row(ways) { stage throws(ScriptError) in build(on: stage) { $0.plain(attachment) } })
    }
    stage.recording.add(Table("What moves, in a scene of its own:", rows))
  },
  Experiment(
    "15A4", "A card in a list: three cures that people try first", pictures: []
  ) { stage throws(ScriptError) in
    let ways = [CGPoint(x: 0, y: -20), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: -12)]
    var rows = [["the cure", "up", "right", "right, a bit up"]]
    for cure in Cure.allCases {
      rows.append(
        try [cure.rawValue] + row(ways) { stage throws(ScriptError) in build(cure, on: stage) })
    }
    stage.recording.add(Table("What moves, in a scene of its own:", rows))
  },
]

/// The same list, with a spy among the competitors.
let spied = [
  Experiment(
    "15H", "A finger goes straight up on the card, and a spy prints", pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["attached", "would exclude the spy"]]
    for attachment in attachments {
      let (scene, spy) = (screenStage(Settings()), Spy())
      let (list, _) = build(on: scene) { $0.named(attachment) }
      list.panGestureRecognizer.name = "list"
      scene.root.addGestureRecognizer(spy)
      try go(CGPoint(x: 0, y: -20), from: onCard, on: scene)
      rows.append([attachment, spy.names.joined(separator: ", ")])
    }
    stage.recording.add(Table("Each name once:", rows))
  }
]

/// Notes every recognizer that would exclude it, and takes no part itself.
private final class Spy: UIGestureRecognizer {
  private(set) var names: [String] = []

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    let name = other.name ?? "no name"
    if !names.contains(name) { names.append(name) }
    return false
  }
}

private let onCard = CGPoint(x: 140, y: 300)

/// What is tried first where a card keeps its list from scrolling.
private enum Cure: String, CaseIterable {
  case farther = "minimumDistance: 30"
  case late = "onChanged looks at the way"
  case disabling = "simultaneous, scrollDisabled"
}

private func card(
  _ id: String, _ title: String, _ attachment: String, _ pictures: [Picture],
  sideways: CGFloat = 0
) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "action", "scroll"], showsChain: false,
    parameters: [
      .word("attach", attachment, of: attachments, "how the drag is attached"),
      .number("step", 20, in: 1...20, "how far up the finger goes in each step, of 60 points"),
    ],
    touch: onCard, pictures: pictures, on: screenStage
  ) { stage throws(ScriptError) in
    let attachment = stage.word("attach")
    let (list, card) = build(on: stage) { $0.plain(attachment) }
    let share = stage.number("step") / 20
    try go(
      CGPoint(x: sideways * share, y: -20 * share), from: stage.touch, steps: Int(3 / share),
      on: stage)
    stage.recording.add(
      Table(
        "Afterwards:",
        [
          ["list", "scrolled by " + decimals(Double(list.contentOffset.y))],
          ["card", "moved sideways by " + decimals(Double(card.furthest))],
        ], hasHeading: false))
  }
}

extension Card {
  /// The card's piece, with its drag attached in one of the three ways.
  fileprivate func plain(_ attachment: String) -> Piece {
    piece.attaching(drag(), attachment)
  }

  /// The same, with a name that a spy can print.
  fileprivate func named(_ attachment: String) -> Piece {
    switch attachment {
    case "high": piece.highPriorityGesture(drag(), name: "card")
    case "simultaneous": piece.simultaneousGesture(drag(), name: "card")
    default: piece.gesture(drag(), name: "card")
    }
  }

  fileprivate var piece: Piece {
    Piece("card", CGRect(x: 16, y: 10, width: 343, height: 100), .orange)
  }
}

/// A list with three rows; the one in the middle is a card that can be dragged.
@discardableResult
private func build(
  on stage: Stage, _ piece: (Card) -> Piece
) -> (list: UIScrollView, card: Card) {
  let list = dressed(
    UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400)), "list", .gray)
  list.contentSize = CGSize(width: 375, height: 1200)
  stage.root.addSubview(list)
  let card = Card()
  stage.keep(card)
  let row = HostingView(piece(card), frame: CGRect(x: 0, y: 140, width: 375, height: 120))
  list.addSubview(stage.drawings(in: named("row", row)))
  return (list, card)
}

/// The same list with a cure.
private func build(_ cure: Cure, on stage: Stage) -> (list: UIScrollView, card: Card) {
  let (list, card) = build(on: stage) { card in
    switch cure {
    case .farther: card.piece.gesture(card.drag(minimumDistance: 30))
    case .late: card.piece.gesture(card.drag())
    case .disabling: card.piece.simultaneousGesture(card.drag())
    }
  }
  card.looksAtTheWay = cure != .farther
  if cure == .disabling {
    card.isDragged = { [unowned(unsafe) list] isDragged in list.isScrollEnabled = !isDragged }
  }
  return (list, card)
}

/// What moves if a finger goes some ways, each in a scene of its own.
private func row(
  _ ways: [CGPoint],
  _ build: (Stage) throws(ScriptError) -> (list: UIScrollView, card: Card)
) throws(ScriptError) -> [String] {
  var row: [String] = []
  for way in ways {
    let stage = screenStage(Settings())
    let (list, card) = try build(stage)
    try go(way, from: onCard, on: stage)
    row.append(moved(list, card))
  }
  return row
}

/// A finger makes some steps, rests, and is lifted.
private func go(
  _ step: CGPoint, from start: CGPoint, steps: Int = 3, on stage: Stage
) throws(ScriptError) {
  try stage.finger.down(at: start)
  for number in 1...steps {
    try stage.wait(0.05)
    let count = CGFloat(number)
    try stage.finger.move(to: CGPoint(x: start.x + step.x * count, y: start.y + step.y * count))
  }
  try stage.wait(0.2)
  try stage.finger.up()
}

private func moved(_ list: UIScrollView, _ card: Card) -> String {
  switch (list.contentOffset.y != 0, card.furthest != 0) {
  case (true, true): "list and card"
  case (true, false): "list"
  case (false, true): "card"
  case (false, false): "nothing"
  }
}

private let whoLeavesTheCard = Prediction(
  "A finger goes up on the card, and a little to the right. How must the drag be attached, so that "
    + "the list scrolls and the card stays?",
  [
    .init("plain", "The drag lies deeper, begins first, and the list's pan fails."),
    .init("high", "About the list it says what plain says, and the list's pan fails."),
    .init("simultaneous", "The list scrolls; and the card follows the little way to the right."),
    .init("none of the three does it", "Either the list is out, or nobody decides between them."),
  ]
) { run in
  let rows = run.stage.recording.tables.first?.rows ?? []
  return rows.first { $0.last == "list" }?.first ?? "none of the three does it"
}
