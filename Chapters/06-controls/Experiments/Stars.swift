import MiniUIKit
import Stage

// listing: stars
/// Five stars; the finger may slide over them.
final class StarControl: UIControl {
  private(set) var stars = 0
  private var starsBefore = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    starsBefore = stars
    return continueTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let star = Int(touch.location(in: self).x / bounds.width * 5) + 1
    change(to: min(max(star, 1), 5))
    return true
  }
  override func cancelTracking(with event: UIEvent?) {
    change(to: starsBefore)
    super.cancelTracking(with: event)
  }

  private func change(to count: Int) {
    guard count != stars else { return }
    stars = count
    sendActions(for: .valueChanged)
  }
}
// end

/// A control of one's own: stars to slide over.
let stars = [
  rating("6K", "Five stars, from the second to the fourth", isCancelled: false),
  rating("6K2", "Five stars; an alert comes up during the slide", isCancelled: true),
]

/// The controller whose method the stars call.
private final class Critic: UIViewController {
  func didRate(_ control: StarControl) {}
}

private func rating(_ id: String, _ title: String, isCancelled: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [.number("to", 260, in: 0...374, "where the finger slides to")],
    touch: CGPoint(x: 110, y: 222), pictures: [.map, .timeline],
    on: { Stage(settings: $0, viewController: Critic()) }
  ) { stage throws(ScriptError) in
    guard let critic = stage.viewController as? Critic else { return }
    let control = StarControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))
    stage.root.addSubview(dressed(control, "stars", .yellow))
    control.addTarget(critic, action: Critic.didRate, for: .valueChanged, name: "didRate")
    try stage.finger.down(at: stage.touch)
    for part in [0.5, 1] {
      try stage.wait(0.1)
      let x = 110 + (stage.number("to") - 110) * part
      try stage.finger.move(to: CGPoint(x: x, y: 222))
    }
    try stage.wait(0.1)
    if isCancelled { try stage.finger.cancel() } else { try stage.finger.up() }
    stage.recording.add(Table("Afterwards:", [["stars"], [String(control.stars)]]))
  }
}
