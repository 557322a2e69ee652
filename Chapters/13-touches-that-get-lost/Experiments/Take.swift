import MiniUIKit
import Stage

// listing: givesUp
/// A player whose pan leads to the next story, until the finger has gone too far down.
final class SwipingPlayer: UIViewController {
  let pan = UIPanGestureRecognizer()
  /// What is to be done when a drag begins.
  var begins: (() -> Void)?
  /// What is to be done to the pan when it has gone too far.
  var givesUp: (UIPanGestureRecognizer) -> Void = { pan in
    pan.isEnabled = false
    pan.isEnabled = true
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { begins?() }
    if pan.state == .changed, pan.translation(in: view).y > 40 { givesUp(pan) }
  }
}
// end

/// A view that notes what `view` of its touch says; to look later, it keeps the touch.
final class NotingView: UIView {
  private(set) var notes: [[String]] = []
  private var kept: UITouch?

  func note(_ when: String) { notes.append([when, kept?.view?.name ?? "nil"]) }

  /// Lets the touch go, which would keep the whole phone alive.
  func forget() { kept = nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    kept = touches.first
    note("touchesBegan")
    super.touchesBegan(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled")
    super.touchesCancelled(touches, with: event)
  }
}

/// A recognizer or a scroll view takes the touch.
let take = [
  taking("13E", "A pan takes the touch, and its action gives it up", removes: false),
  taking("13E2", "A pan takes the touch, and its action removes the pan", removes: true),
  Experiment(
    "13E3", "A feed scrolls away with the finger on a story",
    kinds: ["touch", "scroll"],
    showsChain: false,
    parameters: [.number("rest", 0.3, in: 0...2, "how long the finger rests, in seconds")],
    touch: onStory, pictures: [.timeline], on: carefulStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    let feed = dressed(UIScrollView(frame: storyFrame), "feed", .white)
    feed.contentSize = CGSize(width: 375, height: 2000)
    stories.player.view.addSubview(feed)
    stories.beach.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
    feed.addSubview(stories.beach)
    let start = stage.touch
    try stage.finger.down(at: start)
    try stage.wait(stage.number("rest"))
    for way in [20, 60] {
      try stage.finger.move(to: CGPoint(x: start.x, y: start.y - CGFloat(way)))
      try stage.wait(0.1)
    }
    try stage.finger.up()
  },
]

private func taking(_ id: String, _ title: String, removes: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["touch", "gesture", "action"], showsChain: false, tellsLeftOut: false,
    parameters: [.number("far", 60, in: 20...300, "how far down the finger goes")],
    touch: onStory, pictures: removes ? [] : [.timeline],
    on: { Stage(settings: $0, viewController: named("player", SwipingPlayer())) }
  ) { stage throws(ScriptError) in
    guard let player = stage.viewController as? SwipingPlayer else { return }
    let beach = dressed(NotingView(frame: storyFrame), "beach", .blue)
    player.view.addSubview(beach)
    player.begins = { [unowned(unsafe) beach] in beach.note("didPan, began") }
    player.view.addGestureRecognizer(player.pan)
    player.pan.addTarget(player, action: SwipingPlayer.didPan, name: "didPan")
    if removes { player.givesUp = { $0.view?.removeGestureRecognizer($0) } }
    let start = stage.touch
    try stage.finger.down(at: start)
    for way in [20, stage.number("far"), stage.number("far") + 20] {
      try stage.wait(0.1)
      try stage.finger.move(to: CGPoint(x: start.x, y: start.y + CGFloat(way)))
      if player.pan.state == .began { beach.note("after that event") }
    }
    beach.note("the finger's last move")
    beach.forget()
    try stage.wait(0.1)
    try stage.finger.up()
    stage.recording.add(Table("What touch.view says:", [["in", "touch.view"]] + beach.notes))
  }
}
