import MiniUIKit
import Stage

/// A film whose time follows the finger on its bar.
class Film: UIViewController {
  fileprivate(set) var bar: Bar = TellingBar(frame: barFrame)
  fileprivate(set) var time = 10.0
  fileprivate(set) var isPlaying = true
  fileprivate(set) var preview: Double?

  // listing: early
  // In the film's controller; the bar calls `letGo` in its touchesEnded and touchesCancelled.
  func didDrag(_ pan: UIPanGestureRecognizer) { follow(pan) }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: isPlaying = false
    case .changed: preview = time + Double(pan.translation(in: bar).x) / 10
    case .ended: time = preview ?? time
    default: break
    }
  }

  func letGo() { (preview, isPlaying) = (nil, true) }
  // end
}

/// The film that cleans up in the action of its pan.
final class TidyFilm: Film {
  // listing: timeBar
  override func didDrag(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    if pan.state == .ended || pan.state == .cancelled { letGo() }
  }
  // end
}

/// A bar that keeps its touch, and does nothing with it.
class Bar: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A bar that says when its touch is over.
final class TellingBar: Bar {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

  /// Sends it up the chain like an action, so that the trace has it.
  private func end() {
    var link: UIResponder? = self
    while let here = link, !(here is UIApplication) { link = here.next }
    guard let application = link as? UIApplication else { return }
    _ = application.sendAction(Action("letGo", Film.letGo), to: nil, from: self, for: nil)
  }
}

private let barFrame = CGRect(x: 20, y: 600, width: 335, height: 60)

/// A finger drags the time of a film, and something comes between.
let worked = [
  dragging("13L", "A finger drags a film's time; an alert comes") { TidyFilm() },
  dragging("13L2", "A finger drags a film's time; the bar cleans up") { Film() },
]

private func dragging(
  _ id: String, _ title: String, _ make: @escaping @Sendable () -> Film
) -> Experiment {
  Experiment(
    id, title, kinds: ["touch", "gesture", "action"], showsChain: false, tellsLeftOut: false,
    parameters: [
      .word("end", "alert", of: ["alert", "lifted", "replaced"], "what ends the drag")
    ],
    touch: CGPoint(x: 100, y: 630), pictures: [.scene, .timeline],
    on: { Stage(settings: $0, viewController: named("film", make())) }
  ) { stage throws(ScriptError) in
    guard let film = stage.viewController as? Film else { return }
    if film is TidyFilm { film.bar = Bar(frame: barFrame) }
    let picture = view("picture", CGRect(x: 0, y: 200, width: 375, height: 211), .black)
    film.view.addSubview(picture)
    film.view.addSubview(dressed(film.bar, "bar", .gray))
    film.bar.addGestureRecognizer(
      UIPanGestureRecognizer(target: film, action: Film.didDrag, name: "didDrag"))
    var rows = [["when", "time", "preview", "plays"]]
    func note(_ when: String) {
      let preview = film.preview.map { decimals($0) } ?? "none"
      rows.append([when, decimals(film.time), preview, word(film.isPlaying)])
    }
    note("before")
    let start = stage.touch
    try stage.finger.down(at: start)
    for way in [60, 110] {
      try stage.wait(0.1)
      try stage.finger.move(to: CGPoint(x: start.x + CGFloat(way), y: start.y))
    }
    note("in the drag")
    try stage.wait(0.1)
    switch stage.word("end") {
    case "alert": try stage.finger.cancel()
    case "lifted": try stage.finger.up()
    default:
      stage.keep(film)
      stage.window.rootViewController = named("list", UIViewController())
      try stage.finger.up()
    }
    note("afterwards")
    stage.recording.add(Table("The film:", rows))
  }
}
