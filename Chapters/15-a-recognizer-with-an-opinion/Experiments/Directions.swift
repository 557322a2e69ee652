import MiniUIKit
import PieceKit
import Stage

/// A pan that begins only if the finger goes sideways, so that a list can have the rest.
final class SidewaysPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = velocity(in: view)
    return abs(way.x) > abs(way.y)
  }
}

/// A pan of UIKit's in the place of the drag.
let directions = [
  Experiment(
    "15G", "A card with a pan of UIKit's in a list, four ways", pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["the finger goes", "list scrolls", "pan begins"]]
    for (word, step) in [
      ("straight up", CGPoint(x: 0, y: -20)), ("up, and a little aside", CGPoint(x: 10, y: -20)),
      ("aside, and a little up", CGPoint(x: 20, y: -10)), ("straight aside", CGPoint(x: 20, y: 0)),
    ] {
      let scene = screenStage(Settings())
      guard let screen = scene.viewController as? Screen else { continue }
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
      list.contentSize = CGSize(width: 375, height: 1200)
      scene.root.addSubview(list)
      let piece = Piece("card", CGRect(x: 16, y: 10, width: 343, height: 100), .orange)
      let host = HostingView(piece, frame: CGRect(x: 0, y: 140, width: 375, height: 120))
      list.addSubview(host)
      let pan = SidewaysPan(target: screen, action: Screen.didTap, name: "didPan")
      pan.delegate = pan
      host.addGestureRecognizer(pan)
      let start = CGPoint(x: 140, y: 300)
      try scene.finger.down(at: start)
      for number in 1...3 {
        try scene.wait(0.05)
        let count = CGFloat(number)
        try scene.finger.move(
          to: CGPoint(x: start.x + step.x * count, y: start.y + step.y * count))
      }
      try scene.wait(0.2)
      try scene.finger.up()
      rows.append([word, list.contentOffset.y != 0 ? "yes" : "no", screen.taps > 0 ? "yes" : "no"])
    }
    stage.recording.add(Table("In a scene of its own each:", rows))
  },
  Experiment(
    "15J", "Two fingers go up: asked too late, and asked in time", kinds: ["gesture"],
    showsChain: false, pictures: [.timeline], on: screenStage
  ) { stage throws(ScriptError) in
    // Its closure looks at the way, finds that it leads up, and does nothing.
    list("1", at: 0, DragGesture().onChanged { _ in }, on: stage)
    let host = list("2", at: 195, nil, on: stage)
    let pan = SidewaysPan()
    pan.delegate = pan
    host.addGestureRecognizer(pan)
    try stage.finger(1).down(at: CGPoint(x: 90, y: 300))
    try stage.finger(2).down(at: CGPoint(x: 285, y: 300))
    try stage.wait(0.1)
    try stage.finger(1).move(to: CGPoint(x: 90, y: 280))
    try stage.wait(0.1)
    try stage.finger(2).move(to: CGPoint(x: 285, y: 280))
    try stage.wait(0.1)
    try stage.finger(1).up()
    try stage.finger(2).up()
  },
]

/// A view with a list's pan and a card in it, and the view that shows the card.
@discardableResult
private func list(
  _ side: String, at x: CGFloat, _ drag: DragGesture?, on stage: Stage
) -> HostingView {
  let list = named(
    "list" + side, UIView(frame: CGRect(x: x, y: 100, width: 180, height: 400)))
  list.addGestureRecognizer(UIPanGestureRecognizer())
  stage.root.addSubview(list)
  var piece = Piece("card" + side, CGRect(x: 16, y: 10, width: 148, height: 100), .orange)
  if let drag { piece = piece.gesture(drag) }
  let host = named(
    "card" + side, HostingView(piece, frame: CGRect(x: 0, y: 140, width: 180, height: 120)))
  list.addSubview(host)
  return host
}
