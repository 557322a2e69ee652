import MiniUIKit
import Stage

// listing: timeBar
/// A film whose time follows the finger on its bar.
final class Film: UIViewController {
  let bar = UIView(frame: CGRect(x: 20, y: 600, width: 335, height: 60))
  private(set) var (time, isPlaying) = (10.0, true)
  private(set) var preview: Double?

  func didDrag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      isPlaying = false
      preview = time + Double(pan.translation(in: bar).x) / 10
    case .ended:
      time = preview ?? time
      letGo()
    default: letGo()
    }
  }

  /// Every end comes by here.
  private func letGo() { (preview, isPlaying) = (nil, true) }
}
// end

/// A finger drags the time of a film, and something comes between.
let worked = [
  Experiment(
    "13L", "A finger drags a film's time; an alert comes", kinds: ["touch", "gesture", "action"],
    showsChain: false, tellsLeftOut: false,
    parameters: [
      .word("end", "alert", of: ["alert", "lifted", "replaced"], "what ends the drag")
    ],
    touch: CGPoint(x: 100, y: 630), pictures: [.scene, .timeline],
    on: { Stage(settings: $0, viewController: named("film", Film())) }
  ) { stage throws(ScriptError) in
    guard let film = stage.viewController as? Film else { return }
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
]
