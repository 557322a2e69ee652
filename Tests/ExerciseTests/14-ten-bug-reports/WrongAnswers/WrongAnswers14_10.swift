import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_10: [WrongAnswer<Diagnosed<Decks>>] = [
  suspect("takes the level of the window for a cause", line: "A"),
  suspect("takes the direction of back for a cause", line: "C"),
  suspect("takes the card's pan for a cause", line: "E"),
  one("names the window only, and mends both", Cause(.whichWindow, object: "messages", line: "B")),
  one("names back only, and mends both", Cause(.whoTookIt, object: "back", line: "D")),
  WrongAnswer("blames the banner") {
    deck14_10([Cause(.whichWindow, object: "banner", line: "B")], .hides, .notOnCards)
  },
  WrongAnswer("blames the card") {
    deck14_10([Cause(.whoTookIt, object: "pan of red", line: "D")], .hides, .notOnCards)
  },
  WrongAnswer("asks who was hit") {
    deck14_10([Cause(.whoWasHit, object: "messages", line: "B")], .hides, .notOnCards)
  },
  drag("mends nothing", .stays, .withAll),
  drag("mends the window only", .hides, .withAll),
  tap("mends back only", .stays, .notOnCards),
  tap("makes the window's view clear", .clear, .notOnCards),
  tap("lets go of the window and hides nothing", .letsGo, .notOnCards),
  WrongAnswer("lets the window pass everything through") { right14_10(.off, .notOnCards) },
  WrongAnswer("turns back off") { right14_10(.hides, .never) },
  WrongAnswer("lets back go first") { right14_10(.hides, .goesFirst) },
]

private func suspect(_ name: String, line: String) -> WrongAnswer<Diagnosed<Decks>> {
  WrongAnswer(name) {
    deck14_10([Cause(.whoTookIt, object: "back", line: line)], .stays, .withAll)
  }
}

private func one(_ name: String, _ cause: Cause) -> WrongAnswer<Diagnosed<Decks>> {
  WrongAnswer(name) { deck14_10([cause], .hides, .notOnCards) }
}

private func drag(
  _ name: String, _ message: TrialDeck.Message, _ rule: TrialDeck.Rule
) -> WrongAnswer<Diagnosed<Decks>> {
  WrongAnswer(name) { right14_10(message, rule) }
}

private func tap(
  _ name: String, _ message: TrialDeck.Message, _ rule: TrialDeck.Rule
) -> WrongAnswer<Diagnosed<Decks>> {
  WrongAnswer(name) { right14_10(message, rule) }
}

/// The right diagnosis with a mend of any design.
func right14_10(_ message: TrialDeck.Message, _ rule: TrialDeck.Rule) -> Diagnosed<Decks> {
  deck14_10(
    [
      Cause(.whichWindow, object: "messages", line: "B"),
      Cause(.whoTookIt, object: "back", line: "D"),
    ], message, rule)
}

private func deck14_10(
  _ causes: [Cause], _ message: TrialDeck.Message, _ rule: TrialDeck.Rule
) -> Diagnosed<Decks> {
  Diagnosed(causes) { names in
    let screen = TrialDeck(names, message, rule)
    return Deck(
      screen: screen, list: screen.list, show: { screen.show() }, hide: { screen.hide() },
      log: { screen.log })
  }
}

/// The screen with one of several mends for each cause.
final class TrialDeck: UIView, UIGestureRecognizerDelegate {
  enum Message { case stays, letsGo, clear, off, hides, passesThrough, small }
  enum Rule { case withAll, never, goesFirst, notOnCards, waits, oneAtATime }

  private(set) var log: [String] = []
  let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 500))
  private let banner = UIButton(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  private let back = UIPanGestureRecognizer()
  private let message: Message
  private let rule: Rule
  private var messages: UIWindow?

  init(_ names: [String], _ message: Message, _ rule: Rule) {
    (self.message, self.rule) = (message, rule)
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let help = UIButton(frame: CGRect(x: 20, y: 120, width: 335, height: 44))
    help.addTarget(self, action: TrialDeck.didTapHelp, for: .touchUpInside)
    banner.addTarget(self, action: TrialDeck.didTapBanner, for: .touchUpInside)
    back.addTarget(self, action: TrialDeck.didGoBack)
    (back.delegate, back.isEnabled) = (self, rule != .never)
    addGestureRecognizer(back)
    list.contentSize = CGSize(width: 375, height: 120 * names.count)
    for view in [help, list] { addSubview(view) }
    for (index, name) in names.enumerated() {
      let card = SwipeCard(frame: CGRect(x: 60, y: 20 + 120 * index, width: 255, height: 100))
      card.traceName = name
      card.pan.addTarget(self, action: TrialDeck.didDrag)
      if rule == .waits { back.require(toFail: card.pan) }
      if rule == .goesFirst { card.pan.require(toFail: back) }
      list.addSubview(card)
    }
  }

  func show() {
    guard let scene = window?.windowScene else { return }
    let window =
      message == .passesThrough ? PassingWindow(windowScene: scene) : UIWindow(windowScene: scene)
    window.windowLevel = .alert
    if message == .small {
      (window.frame, banner.frame.origin) = (banner.frame, .zero)
    } else {
      window.rootViewController = UIViewController()
    }
    window.isUserInteractionEnabled = message != .off
    window.addSubview(banner)
    window.isHidden = false
    messages = window
  }

  func hide() {
    banner.removeFromSuperview()
    banner.frame.origin = CGPoint(x: 20, y: 40)
    switch message {
    case .clear: messages?.rootViewController?.view.backgroundColor = .clear
    case .hides, .small: messages?.isHidden = true
    case .letsGo: messages = nil
    case .stays, .off, .passesThrough: break
    }
  }

  func didTapBanner() {
    log.append("answer")
    hide()
  }

  func didTapHelp() { log.append("help") }

  func didGoBack(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: self).x > 60 { log.append("back") }
  }

  func didDrag(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended, let card = pan.view else { return }
    let way = pan.translation(in: self).x
    if abs(way) > 60 { log.append(card.name + (way > 0 ? " right" : " left")) }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let speed = back.velocity(in: self)
    return recognizer !== back || speed.x > abs(speed.y)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { rule != .oneAtATime }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { rule != .notOnCards || !(touch.view is SwipeCard) }
}

final class SwipeCard: UIView {
  let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(pan)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let speed = pan.velocity(in: self)
    return recognizer !== pan || abs(speed.x) > abs(speed.y)
  }
}

/// A window that takes touches for what lies in front of its controller's view only.
final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}
