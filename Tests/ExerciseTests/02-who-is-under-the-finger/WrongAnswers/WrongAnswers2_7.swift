import MiniUIKit

enum Shine {
  case behind
  case inFront
  case off
}

/// A player's screen with some of its mistakes mended.
///
/// Without a height for the toolbar, its buttons lie in the screen itself.
func player(header isOn: Bool, toolbar height: Double?, shine place: Shine) -> Player {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let shine = UIView(frame: screen.bounds)
  if place == .behind { screen.addSubview(shine) }
  shine.isUserInteractionEnabled = place == .inFront

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
  if place != .behind { screen.addSubview(shine) }
  return Player(screen: screen, buttons: [back, play, stop])
}
