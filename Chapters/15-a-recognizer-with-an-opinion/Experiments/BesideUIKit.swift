import MiniUIKit
import PieceKit
import Stage

// listing: byName
/// The delegate of UIKit's tap, which waits for a gesture of SwiftUI's by its name.
final class WaitsForZoom: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.name == "zoom"
  }
}
// end

/// Gestures beside recognizers of UIKit's: around them, and inside them.
let besideUIKit = [
  double("15E", "A double tap on a photo; UIKit's tap knows no names", waits: false),
  double("15E2", "A double tap on a photo; UIKit's tap waits for zoom", waits: true),
  Experiment(
    "15F", "A tap on a map of UIKit's in a piece with a tap", pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["attached", "which tap acts"]]
    for attachment in attachments {
      let scene = screenStage(Settings())
      guard let screen = scene.viewController as? Screen else { continue }
      let counts = Counts()
      let map = named("map", UIView(frame: .zero))
      map.addGestureRecognizer(
        UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap"))
      let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      let piece = Piece(view: map, frame)
        .attaching(TapGesture().onEnded { counts.add("parent") }, attachment)
      scene.root.addSubview(
        HostingView(piece, frame: CGRect(x: 40, y: 200, width: 300, height: 200)))
      try scene.finger.tap(at: CGPoint(x: 140, y: 260))
      let (ours, its) = (!counts.names.isEmpty, screen.taps > 0)
      rows.append([
        attachment, ours && its ? "both" : ours ? "SwiftUI's" : its ? "UIKit's" : "none",
      ])
    }
    stage.recording.add(Table("Built with the SDK of iOS 26:", rows))
  },
]

private func double(_ id: String, _ title: String, waits: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "wait", "action"], showsChain: false,
    touch: CGPoint(x: 140, y: 260), pictures: waits ? [.timeline] : [], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Screen else { return }
    let photo = Piece("photo", CGRect(x: 0, y: 0, width: 300, height: 200), .blue)
      .gesture(TapGesture(count: 2).onEnded {}, name: "zoom")
    let host = named(
      "host", HostingView(photo, frame: CGRect(x: 40, y: 200, width: 300, height: 200)))
    stage.root.addSubview(stage.drawings(in: host))
    let tap = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "hideBar")
    if waits {
      let rule = WaitsForZoom()
      screen.rule = rule
      tap.delegate = rule
    }
    host.addGestureRecognizer(tap)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(0.1)
    try stage.finger.tap(at: stage.touch)
    try stage.wait(0.5)
  }
}
