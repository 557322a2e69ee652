import ExerciseKit

/// Exercise 14.10 ★★★ · diagnose · 22 minutes
///
/// “After a message came, nothing reacts any more. And sometimes I sort a card and land a page
/// back.”
///
/// Name the cause or causes in `causes14_10`, or none, then repair the screen with the smallest
/// change: after a message, everything works again, and no drag of a card goes back. These must
/// keep working: a card dragged sideways is sorted to that side. A drag to the right beside the
/// cards goes back. The list scrolls, wherever the finger starts. A tap on a message answers it,
/// and it goes.
///
///     ┌ banner ───────────┐    in a window of its own
///     [help               ]
///       ┌ red ──────────┐      run: swift run chapter14 14J
///       └───────────────┘
///
/// Worked touches: a drag of red should only sort it; after a message, a tap on help should help.
func causes14_10() -> [Cause] {
  todo("14.10", [Cause(.whichWindow, object: "", line: "")])
}

// The screen, as a colleague wrote it.

final class DeckScreen: UIView, UIGestureRecognizerDelegate {
  /// What the user has done so far, as in `red right`, `back`, `help` and `answer`.
  private(set) var log: [String] = []
  let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 500))
  private let help = UIButton(frame: CGRect(x: 20, y: 120, width: 335, height: 44))
  private let banner = UIButton(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  private let back = UIPanGestureRecognizer()
  /// The window of the message.
  private var messages: UIWindow?

  init(cards names: [String]) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, list.traceName, help.traceName) = ("screen", "list", "help")
    (banner.traceName, back.name, back.delegate) = ("banner", "back", self)
    help.addTarget(self, action: DeckScreen.didTapHelp, for: .touchUpInside, name: "help")
    banner.addTarget(self, action: DeckScreen.didTapBanner, for: .touchUpInside, name: "answer")
    back.addTarget(self, action: DeckScreen.didGoBack, name: "back")
    addGestureRecognizer(back)
    list.contentSize = CGSize(width: 375, height: 120 * CGFloat(names.count))
    for view in [help, list] { addSubview(view) }
    for (index, name) in names.enumerated() {
      let card = DeckCard(name)
      card.frame.origin = CGPoint(x: 60, y: 20 + 120 * CGFloat(index))
      card.pan.addTarget(self, action: DeckScreen.didDrag, name: "sort")
      list.addSubview(card)
    }
  }

  func showMessage() {
    guard let scene = window?.windowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.traceName = "messages"
    window.windowLevel = .alert  // [A] in front of everything
    window.rootViewController = UIViewController()
    window.addSubview(banner)
    window.isHidden = false
    messages = window
  }

  func hideMessage() {
    banner.removeFromSuperview()  // [B] the message goes
  }

  func didTapBanner() {
    log.append("answer")
    hideMessage()
  }

  func didTapHelp() { log.append("help") }

  func didGoBack(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: self).x > 60 { log.append("back") }
  }

  func didDrag(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended, let card = pan.view as? DeckCard else { return }
    let way = pan.translation(in: self).x
    if abs(way) > 60 { log.append(card.title + (way > 0 ? " right" : " left")) }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let speed = back.velocity(in: self)
    return recognizer !== back || speed.x > abs(speed.y)  // [C] to the right only
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }  // [D] back never waits
}

final class DeckCard: UIView {
  let title: String
  let pan = UIPanGestureRecognizer()

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 255, height: 100))
    (traceName, pan.name, backgroundColor) = (title, "pan of " + title, .gray)
    addGestureRecognizer(pan)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let speed = pan.velocity(in: self)
    return recognizer !== pan || abs(speed.x) > abs(speed.y)  // [E] sideways only
  }
}

// The end of the screen.
