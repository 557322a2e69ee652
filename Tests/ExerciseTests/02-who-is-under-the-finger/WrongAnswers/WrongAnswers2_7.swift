import Grading
import MiniUIKit

let wrong2_7: [WrongAnswer<Player>] = [
  WrongAnswer("leaves the shine in front") { player(header: true, toolbar: 80, shine: .inFront) },
  WrongAnswer("forgets that a picture is off") { player(header: false, toolbar: 80, shine: .off) },
  WrongAnswer("leaves the toolbar without a size") {
    player(header: true, toolbar: 0, shine: .off)
  },
  WrongAnswer("makes the toolbar a little too low") {
    player(header: true, toolbar: 50, shine: .off)
  },
  WrongAnswer("moves the buttons to the screen") {
    player(header: true, toolbar: nil, shine: .off)
  },
  WrongAnswer("gives the toolbar new bounds") {
    let player = player(header: true, toolbar: 80, shine: .off)
    player.buttons[1].superview?.frame = CGRect(x: -160, y: 360, width: 320, height: 80)
    return player
  },
  WrongAnswer("makes the toolbar as large as the screen") {
    let player = player(header: true, toolbar: 480, shine: .off)
    player.buttons[1].superview?.frame.origin.y = 0
    for tool in player.buttons.dropFirst() { tool.frame.origin.y = 410 }
    return player
  },
  WrongAnswer("lets the toolbar reach up to the header") {
    let player = player(header: true, toolbar: 360, shine: .off)
    player.buttons[1].superview?.frame.origin.y = 120
    for tool in player.buttons.dropFirst() { tool.frame.origin.y = 290 }
    return player
  },
  WrongAnswer("hides the header") {
    let player = playerInTheScreen()
    player.screen.subviews[0].isHidden = true
    return player
  },
  WrongAnswer("makes a button larger") {
    let player = player(header: true, toolbar: 80, shine: .off)
    player.buttons[2].frame.size = CGSize(width: 100, height: 60)
    return player
  },
  WrongAnswer("fades the shine") {
    let player = player(header: true, toolbar: 80, shine: .off)
    player.screen.subviews.dropLast().last?.alpha = 0.5
    return player
  },
  WrongAnswer("gives the toolbar a colour") {
    let player = player(header: true, toolbar: 80, shine: .off)
    player.buttons[1].superview?.backgroundColor = .black
    return player
  },
  WrongAnswer("lets the header grow over the screen") {
    let player = player(header: true, toolbar: 80, shine: .off)
    player.screen.subviews[0].frame.size.height = 200
    return player
  },
  WrongAnswer("never adds the shine") { player(header: true, toolbar: 80, shine: .missing) },
  WrongAnswer("hides the shine") { player(header: true, toolbar: 80, shine: .hidden) },
  WrongAnswer("sends the shine to the back") { player(header: true, toolbar: 80, shine: .behind) },
  WrongAnswer("names the buttons in a hitTest of the screen's own") {
    player(header: false, toolbar: 0, shine: .inFront, screen: NamesButtons())
  },
  WrongAnswer("leaves welcome as it is") {
    player(header: true, toolbar: 80, shine: .off, welcome: AnswersItself())
  },
  WrongAnswer("leaves welcome out") {
    let player = player(header: true, toolbar: 80, shine: .off)
    player.welcome.removeFromSuperview()
    return player
  },
  WrongAnswer("takes the hitTest out of welcome") {
    player(header: true, toolbar: 80, shine: .off, welcome: UIView())
  },
  WrongAnswer("asks only whether welcome is hidden") {
    player(header: true, toolbar: 80, shine: .off, welcome: AsksOneGate())
  },
  WrongAnswer("asks the gates of welcome by hand and forgets its area") {
    player(header: true, toolbar: 80, shine: .off, welcome: AsksTheGates())
  },
]

/// Right: asks `super`, and changes its answer.
private final class AsksSuper: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

private final class AnswersItself: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

private final class AsksOneGate: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isHidden ? nil : self
  }
}

private final class AsksTheGates: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isHidden || alpha < 0.01 || !isUserInteractionEnabled ? nil : self
  }
}

enum Shine {
  case behind
  case inFront
  case off
  case hidden
  case missing
  case passing
}

/// A shine that is nowhere: the finger passes.
private final class PassingShine: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// A screen that finds its buttons by name, whatever declines or covers them.
final class NamesButtons: UIView {
  var buttons: [UIButton] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for button in buttons {
      if button.point(inside: convert(point, to: button), with: event) { return button }
    }
    return self
  }
}

/// A player's screen with some of its mistakes mended.
///
/// Without a height for the toolbar, its buttons lie in the screen itself.
func player(
  header isOn: Bool, toolbar height: Double?, shine place: Shine, screen: UIView = UIView(),
  welcome: UIView? = nil
) -> Player {
  screen.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  let shine = place == .passing ? PassingShine() : UIView()
  shine.frame = screen.bounds
  if place == .behind { screen.addSubview(shine) }
  shine.isUserInteractionEnabled = place == .inFront || place == .passing
  shine.isHidden = place == .hidden

  let header = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
  header.isUserInteractionEnabled = isOn
  let back = UIButton(frame: CGRect(x: 10, y: 40, width: 80, height: 44))
  header.addSubview(back)
  screen.addSubview(header)

  let play = UIButton(frame: CGRect(x: 20, y: 10, width: 80, height: 44))
  let stop = UIButton(frame: CGRect(x: 120, y: 10, width: 80, height: 44))
  var tools = screen
  if let height {
    tools = UIView(
      frame: CGRect(x: 0, y: 400, width: height == 0 ? 0 : 320, height: height))
    screen.addSubview(tools)
  }
  tools.addSubview(play)
  tools.addSubview(stop)
  if place != .behind, place != .missing { screen.addSubview(shine) }
  let welcome = welcome ?? AsksSuper()
  welcome.frame = screen.bounds
  welcome.isHidden = true
  screen.addSubview(welcome)
  (screen as? NamesButtons)?.buttons = [back, play, stop]
  return Player(screen: screen, buttons: [back, play, stop], welcome: welcome)
}

/// Right: the buttons lie in the screen, in front of header and toolbar, where they were drawn.
func playerInTheScreen() -> Player {
  let player = player(header: false, toolbar: 0, shine: .off)
  let (screen, shine) = (player.screen, player.screen.subviews.dropLast().last)
  for button in player.buttons {
    let frame = button.convert(button.bounds, to: screen)
    screen.addSubview(button)
    button.frame = frame
  }
  if let shine { screen.bringSubviewToFront(shine) }
  screen.bringSubviewToFront(player.welcome)
  return player
}

/// Right: the toolbar has no size, and takes its tools' areas for its own.
func playerWithAWideArea() -> Player {
  let player = player(header: true, toolbar: 0, shine: .passing)
  let toolbar = WideToolbar(frame: CGRect(x: 0, y: 400, width: 0, height: 0))
  player.screen.insertSubview(toolbar, at: 1)
  for tool in player.buttons.dropFirst() { toolbar.addSubview(tool) }
  return player
}

private final class WideToolbar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.frame.contains(point) }
  }
}
