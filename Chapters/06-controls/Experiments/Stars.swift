import MiniUIKit
import Stage

// The control of Places, to the letter; a test compares the two.

// listing: stars
/// Five stars of 25 points each, from which a finger chooses by tapping or sliding.
class Stars: UIControl {
  /// How many are full, from 0 to 5.
  private(set) var rating = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(by: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(by: touch)
    return true
  }

  func rate(by touch: UITouch) {
    let star = Int(touch.location(in: self).x / 25) + 1
    guard rating != min(max(star, 1), 5) else { return }
    rating = min(max(star, 1), 5)
    sendActions(for: .valueChanged)
  }
}
// end

extension Stars {
  /// Shows a rating that no finger has chosen; sends nothing.
  fileprivate func show(_ rating: Int) { self.rating = rating }
}

/// Stars that show the old rating again if their touch is taken away.
private final class RestoringStars: Stars {
  private var before = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    before = rating
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    show(before)
    sendActions(for: .valueChanged)
  }
}

/// A control of one's own: stars to slide over.
let stars = [
  rating("6K", "The stars of Places, from the second to the fourth", isCancelled: false),
  rating("6K2", "The stars of Places; an alert comes up during the slide", isCancelled: true),
  rating(
    "6K3", "Stars that put the old rating back after an alert", isCancelled: true, restores: true),
  crowned,
]

/// The stars with the crown that takes their touch.
private let crowned = Experiment(
  "6K4", "Stars with a crown on the fifth, which is tapped", kinds: shown, showsChain: false,
  touch: CGPoint(x: 148, y: 210), pictures: [.map, .question, .scene],
  on: { Stage(settings: $0, viewController: named("screen", Critic())) }
) { stage throws(ScriptError) in
  guard let critic = stage.viewController as? Critic else { return }
  let callout = view("callout", CGRect(x: 30, y: 158, width: 140, height: 90), .white)
  let control = Stars(frame: CGRect(x: 6, y: 40, width: 125, height: 25))
  stage.root.addSubview(callout)
  callout.addSubview(dressed(control, "stars", .gray))
  control.addSubview(view("crown", CGRect(x: 100, y: 0, width: 25, height: 25), .yellow))
  control.addTarget(critic, action: Critic.didRate, for: .valueChanged, name: "didRate")
  // The second and the fourth have an edge in common with each of the others.
  for star in [1, 3] {
    stage.outline(
      "where a star ends", CGRect(x: 36 + 25 * CGFloat(star), y: 198, width: 25, height: 25))
  }
  try stage.finger.tap(at: stage.touch)
}

/// The controller whose method the stars call.
private final class Critic: UIViewController {
  func didRate(_ control: Stars) {}
}

private func rating(
  _ id: String, _ title: String, isCancelled: Bool, restores: Bool = false
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [.number("to", 124, in: 0...374, "where the finger slides to")],
    touch: CGPoint(x: 74, y: 210), pictures: [.map, .timeline],
    on: { Stage(settings: $0, viewController: named("screen", Critic())) }
  ) { stage throws(ScriptError) in
    guard let critic = stage.viewController as? Critic else { return }
    let callout = view("callout", CGRect(x: 30, y: 158, width: 140, height: 70), .white)
    let frame = CGRect(x: 6, y: 40, width: 125, height: 25)
    let control = restores ? RestoringStars(frame: frame) : Stars(frame: frame)
    stage.root.addSubview(callout)
    callout.addSubview(dressed(control, "stars", .gray))
    stage.look(of: control) { [unowned(unsafe) control] in String(control.rating) + " of 5" }
    control.addTarget(critic, action: Critic.didRate, for: .valueChanged, name: "didRate")
    try stage.finger.down(at: stage.touch)
    for part in [0.5, 1] {
      try stage.wait(0.1)
      let x = 74 + (stage.number("to") - 74) * part
      try stage.finger.move(to: CGPoint(x: x, y: 210))
    }
    try stage.wait(0.1)
    if isCancelled { try stage.finger.cancel() } else { try stage.finger.up() }
    stage.recording.add(Table("Afterwards:", [["rating"], [String(control.rating)]]))
  }
}
