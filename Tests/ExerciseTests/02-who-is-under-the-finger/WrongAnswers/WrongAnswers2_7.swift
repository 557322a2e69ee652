import MiniUIKit

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
  header isOn: Bool, toolbar height: Double?, shine place: Shine, screen: UIView = UIView()
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
  (screen as? NamesButtons)?.buttons = [back, play, stop]
  return Player(screen: screen, buttons: [back, play, stop])
}
