import MiniUIKit
import Stage

// listing: hasty
/// The obvious idea: the stories pause while a finger is down, until that finger is lifted.
class Player: UIViewController {
  fileprivate(set) var isPaused = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPaused = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPaused = false }
}
// end

/// A player that goes on when the touch has been taken away, too.
final class CarefulPlayer: Player {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPaused = false
  }
}

/// What can be done to the story under the finger.
enum Change: String, CaseIterable {
  case removed, moved, covered, hidden
  case off

  /// All names, for a parameter.
  static var names: [String] { allCases.map { $0.rawValue } }
}

/// A story that says when a finger comes down on it, and passes everything on.
final class Story: UIView {
  var didBegin: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    didBegin()
    super.touchesBegan(touches, with: event)
  }
}

/// A player with two stories, of which the first is on the screen, and a button below.
final class Stories {
  let player: Player
  let bar: UIView
  let beach: Story
  let dinner: UIView
  let reply: UIButton

  /// Builds the screen; without a player of the chapter there is nothing to build.
  init?(on stage: Stage) {
    guard let player = stage.viewController as? Player else { return nil }
    self.player = player
    bar = view("bar", CGRect(x: 16, y: 60, width: 343, height: 8), .gray)
    beach = dressed(Story(frame: storyFrame), "beach", .blue)
    dinner = view("dinner", storyFrame, .orange)
    reply = dressed(UIButton(frame: CGRect(x: 87, y: 710, width: 200, height: 44)), "reply", .green)
    stage.root.addSubview(bar)
    stage.root.addSubview(beach)
    stage.root.addSubview(reply)
  }

  /// Has the button call the player.
  func answer() {
    reply.addTarget(player, action: Player.didReply, for: .touchUpInside, name: "didReply")
  }

  /// Puts the second story into the place of the first, or does something else to the first.
  func change(_ change: Change) {
    switch change {
    case .removed:
      beach.removeFromSuperview()
      player.view.addSubview(dinner)
    case .moved: bar.addSubview(beach)
    case .covered: player.view.addSubview(dinner)
    case .hidden: beach.isHidden = true
    case .off: beach.isUserInteractionEnabled = false
    }
  }
}

/// Where the stories are, and the middle of their place.
let storyFrame = CGRect(x: 0, y: 100, width: 375, height: 600)
let onStory = CGPoint(x: 187, y: 400)
/// A place on the button.
let onReply = CGPoint(x: 187, y: 732)

/// A stage with a player that knows two phases.
@Sendable
func hastyStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: named("player", Player()))
}

/// A stage with a player that knows three.
@Sendable
func carefulStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: named("player", CarefulPlayer()))
}

/// Yes or no, as the tables have it.
func word(_ isSo: Bool) -> String { isSo ? "yes" : "no" }

extension Stage {
  /// The last phase that a view has heard of its touch; `nothing` if it has heard none.
  func lastHeard(by name: String) -> String {
    recording.lines.last { $0.kind == "touch" && $0.who == name }?.what ?? "nothing"
  }
}
