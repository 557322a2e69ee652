import MiniUIKit
import Stage

// listing: album
/// A view that keeps what it is given: values at once, and the objects for later.
final class Album: UIView {
  private(set) var values: [(phase: UITouch.Phase, place: CGPoint)] = []
  private(set) var touches: [UITouch] = []
  private(set) var events: [UIEvent] = []

  private func keep(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first, let event else { return }
    values.append((touch.phase, touch.location(in: self)))
    self.touches.append(touch)
    events.append(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(touches, event)
  }
}
// end

extension Album {
  /// Lets the touches go: as long as it keeps them, they keep it, their view.
  func clear() { (touches, events) = ([], []) }
}

/// One object for a finger's whole life, and one for all events (EV-18).
let keptTouches = [
  Experiment(
    "1I", "A drag, collected as values and as touches", kinds: ["touch"], showsChain: false,
    tellsLeftOut: false,
    parameters: [.whole("moves", 3, in: 0...10, "how many moves lie between down and up")],
    touch: CGPoint(x: 60, y: 200), pictures: [.scene, .kept]
  ) { stage throws(ScriptError) in
    let album = Album(frame: CGRect(x: 20, y: 120, width: 300, height: 200))
    stage.root.addSubview(dressed(album, "album", .blue))
    try playSlide(on: stage, moves: Int(stage.number("moves")), to: 240)
    guard let touch = album.touches.first, let event = album.events.first else {
      return stage.recording.add(Table("album heard nothing: the finger came down beside it", []))
    }
    var rows = [["event", "read at once", "kept and read at the end"]]
    for (index, value) in album.values.enumerated() {
      let kept = album.touches[index]
      rows.append([
        String(index + 1), value.phase.word + " " + text(value.place),
        kept.phase.word + " " + text(kept.location(in: album)),
      ])
    }
    stage.recording.add(Table("What album has collected:", rows))
    stage.recording.add(
      Table(
        "The same object every time:",
        [
          ["UITouch", album.touches.allSatisfy { $0 === touch } ? "yes" : "no"],
          ["UIEvent", album.events.allSatisfy { $0 === event } ? "yes" : "no"],
        ], hasHeading: false))
    album.clear()
  }
]
