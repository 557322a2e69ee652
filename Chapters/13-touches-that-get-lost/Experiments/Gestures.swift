import MiniUIKit
import Stage

/// What gestures make of each way to lose a touch.
let gestures = [
  table(
    "13K2", "Eleven fates of a touch: gestures that have begun",
    [.press, .pan, .pinch, .turn, .edge]),
  table(
    "13K3", "Eleven fates of a touch: tap, swipe, waiting press and list",
    [.tap, .swipe, .waiting, .list]),
]

/// A recognizer of each kind, and the fingers that bring it as far as it is to come.
private enum Kind: String {
  case press
  case pan, pinch
  case turn = "rotation"
  case edge = "edge pan"
  case tap, swipe
  case waiting = "waiting press"
  case list = "scroll view"

  /// The recognizer; nil for that of the scroll view itself.
  func make() -> UIGestureRecognizer? {
    switch self {
    case .press, .waiting: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .turn: UIRotationGestureRecognizer()
    case .edge: leftEdge()
    case .tap: UITapGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .list: nil
    }
  }

  private func leftEdge() -> UIGestureRecognizer {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    return edge
  }

  /// Where the fingers come down, and where they are when the touches are lost.
  var fingers: [(from: CGPoint, to: CGPoint)] {
    switch self {
    case .press, .waiting, .tap: [(onStory, onStory)]
    case .pan: [(onStory, CGPoint(x: 220, y: 400))]
    case .edge: [(CGPoint(x: 2, y: 400), CGPoint(x: 40, y: 400))]
    case .swipe: [(onStory, CGPoint(x: 197, y: 400))]
    case .pinch: [(onStory, onStory), (CGPoint(x: 227, y: 400), CGPoint(x: 300, y: 400))]
    case .turn: [(onStory, onStory), (CGPoint(x: 267, y: 400), CGPoint(x: 187, y: 480))]
    case .list: [(onStory, CGPoint(x: 187, y: 340))]
    }
  }

  /// Loses the touches, and then does what would complete the gesture if it were still possible.
  func lose(_ held: Held, _ way: Way) throws(ScriptError) {
    switch self {
    case .swipe: try held.lose(way, further: CGPoint(x: 287, y: 400))
    case .waiting: try held.lose(way, rest: 0.6)
    default: try held.lose(way)
    }
  }
}

private func table(_ id: String, _ title: String, _ kinds: [Kind]) -> Experiment {
  Experiment(id, title, kinds: ["touch"], tellsLeftOut: false, pictures: []) {
    stage throws(ScriptError) in
    var rows = [["the touch is"] + kinds.map { $0.rawValue }]
    for way in Way.forRecognizers {
      var row = [way.rawValue]
      for kind in kinds { row.append(try state(of: kind, way)) }
      rows.append(row)
    }
    stage.recording.add(Table("Each in a scene of its own; the last state of the attempt:", rows))
  }
}

/// The last state of a recognizer whose view is under the fingers when their touches are lost.
private func state(of kind: Kind, _ way: Way) throws(ScriptError) -> String {
  let list = UIScrollView(frame: .zero)
  let held = Held(kind == .list ? list : UIView(frame: .zero), until: way)
  list.contentSize = CGSize(width: 375, height: 2000)
  let recognizer = kind.make() ?? list.panGestureRecognizer
  recognizer.name = "it"
  if kind != .list { held.view.addGestureRecognizer(recognizer) }
  for (index, finger) in kind.fingers.enumerated() {
    try held.stage.finger(index + 1).down(at: finger.from)
  }
  try held.stage.wait(kind == .press ? 0.6 : 0.1)
  for (index, finger) in kind.fingers.enumerated() where finger.from != finger.to {
    try held.stage.finger(index + 1).move(to: finger.to)
  }
  try held.stage.wait(0.1)
  try kind.lose(held, way)
  let states = held.stage.recording.lines.filter {
    $0.kind == "gesture" && $0.who == "it" && $0.what != "possible"
  }
  return states.last?.what ?? "none"
}
