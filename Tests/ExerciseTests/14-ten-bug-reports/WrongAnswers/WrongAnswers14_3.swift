import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_3: [WrongAnswer<Diagnosed<Chats>>] = [
  suspect("takes the tap for the cause", line: "A", .noTap),
  suspect("takes the second registration for the cause", line: "B", .unchanged),
  suspect("takes the bar for the cause", line: "D", .unchanged),
  WrongAnswer("asks who took it, and mends the right line") {
    chat14_3([Cause(.whoTookIt, object: "press of hello", line: "C")], .began)
  },
  WrongAnswer("blames the bubble") {
    chat14_3([Cause(.whoWasTold, object: "hello", line: "C")], .began)
  },
  flash("mends nothing", .unchanged),
  flash("takes the tap away", .noTap),
  WrongAnswer("acts when the press has ended") { right14_3(.ended) },
  WrongAnswer("leaves out ended alone") { right14_3(.notEnded) },
  WrongAnswer("leaves out moves and ended, and forgets cancelled") {
    right14_3(.notChangedOrEnded)
  },
  WrongAnswer("only opens, and never closes") { right14_3(.opensAlways) },
  WrongAnswer("closes in began alone, and opens in every state") { right14_3(.closesInBegan) },
  WrongAnswer("opens once and for all") { right14_3(.opensOnce) },
  WrongAnswer("remembers a press, and forgets it only when it has ended") {
    right14_3(.flagUntilEnded)
  },
  WrongAnswer("calls 0.2 seconds a press") { right14_3(.early) },
  WrongAnswer("calls 0.55 seconds a press") { right14_3(.late) },
  WrongAnswer("opens the bar once on each message") { right14_3(.opensEachOnce) },
  WrongAnswer("closes the bar with a link") { right14_3(.linkCloses) },
]

private func suspect(
  _ name: String, line: String, _ design: TrialChat.Design
) -> WrongAnswer<Diagnosed<Chats>> {
  WrongAnswer(name) { chat14_3([Cause(.whoWasTold, object: "screen", line: line)], design) }
}

private func flash(_ name: String, _ design: TrialChat.Design) -> WrongAnswer<Diagnosed<Chats>> {
  WrongAnswer(name) { right14_3(design) }
}

/// The right diagnosis with a mend of any design.
func right14_3(_ design: TrialChat.Design) -> Diagnosed<Chats> {
  chat14_3([Cause(.whoWasTold, object: "screen", line: "C")], design)
}

private func chat14_3(_ causes: [Cause], _ design: TrialChat.Design) -> Diagnosed<Chats> {
  Diagnosed(causes) { names in
    let screen = TrialChat(names, design)
    return Chat(screen: screen, chat: screen.chat, reload: { screen.reload() }, log: { screen.log })
  }
}

/// The screen with one of several mends.
final class TrialChat: UIView {
  enum Design {
    case unchanged, noTap, ended, notEnded, notChangedOrEnded, opensAlways, opensOnce
    case closesInBegan, flagUntilEnded, began, flag, ownTimer, twoCases, early, late, linkCloses
    case closesFirst, opensEachOnce
  }

  private(set) var log: [String] = []
  let chat = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
  private let design: Design
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
  private var bubbles: [TrialBubble] = []
  private var opened: TrialBubble?
  private var hasActed = false

  init(_ names: [String], _ design: Design) {
    self.design = design
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    bubbles = names.map { TrialBubble($0, design) }
    bar.traceName = "bar"
    chat.contentSize = CGSize(width: 375, height: 110 * names.count + 200)
    addSubview(chat)
    let tap = UITapGestureRecognizer(target: self, action: TrialChat.didTap)
    if design != .noTap { chat.addGestureRecognizer(tap) }
    reload()
  }

  func reload() {
    for (index, bubble) in bubbles.enumerated() {
      bubble.frame.origin = CGPoint(x: 20, y: 40 + 110 * index)
      bubble.press.addTarget(self, action: TrialChat.didPress, name: "press")
      bubble.link.addTarget(self, action: TrialChat.didTapLink, for: .touchUpInside, name: "link")
      chat.addSubview(bubble)
    }
  }

  func didPress(_ press: UIGestureRecognizer) {
    guard let bubble = bubbles.first(where: { $0.press === press }) else { return }
    switch (design, press.state) {
    case (.ended, .ended), (.began, .began), (.ownTimer, .ended): toggle(bubble)
    case (.early, .began), (.late, .began), (.linkCloses, .began): toggle(bubble)
    case (.opensEachOnce, .began):
      if opened === bubble || !log.contains("open " + bubble.title) { toggle(bubble) }
    case (.closesFirst, .began):
      let last = opened
      close()
      if last !== bubble { open(bubble) }
    case (.ended, _), (.began, _), (.ownTimer, _), (.early, _), (.late, _), (.linkCloses, _): break
    case (.closesFirst, _), (.opensEachOnce, _): break
    case (.notEnded, .ended), (.notChangedOrEnded, .ended), (.notChangedOrEnded, .changed): break
    case (.twoCases, .began) where opened === bubble: close()
    case (.twoCases, .began): open(bubble)
    case (.twoCases, _): break
    case (.closesInBegan, .began): toggle(bubble)
    case (.closesInBegan, _): if opened !== bubble { open(bubble) }
    case (.opensAlways, .ended): break
    case (.opensAlways, _): open(bubble)
    case (.opensOnce, _): if opened !== bubble { open(bubble) }
    case (.flagUntilEnded, .ended), (.flag, .ended), (.flag, .cancelled): hasActed = false
    case (.flagUntilEnded, _), (.flag, _):
      if !hasActed { toggle(bubble) }
      hasActed = true
    default: toggle(bubble)
    }
  }

  func didTap() { close() }

  func didTapLink(_ link: UIButton) {
    if design == .linkCloses { close() }
    for bubble in bubbles where bubble.link === link { log.append("link " + bubble.title) }
  }

  private func toggle(_ bubble: TrialBubble) {
    if opened === bubble { close() } else { open(bubble) }
  }

  private func open(_ bubble: TrialBubble) {
    log.append("open " + bubble.title)
    opened = bubble
    bar.center = CGPoint(x: bubble.frame.midX, y: bubble.frame.minY)
    chat.addSubview(bar)
  }

  private func close() {
    guard let bubble = opened else { return }
    log.append("close " + bubble.title)
    opened = nil
    bar.removeFromSuperview()
  }
}

final class TrialBubble: UIView {
  let title: String
  let press: UIGestureRecognizer
  let link = UIButton(frame: CGRect(x: 20, y: 50, width: 120, height: 24))

  init(_ title: String, _ design: TrialChat.Design) {
    self.title = title
    press = design == .ownTimer ? DiscretePress() : UILongPressGestureRecognizer()
    super.init(frame: CGRect(x: 0, y: 0, width: 220, height: 90))
    traceName = title
    if design == .early { (press as? UILongPressGestureRecognizer)?.minimumPressDuration = 0.2 }
    if design == .late { (press as? UILongPressGestureRecognizer)?.minimumPressDuration = 0.55 }
    addGestureRecognizer(press)
    addSubview(link)
  }
}

/// A press that is recognized once, when its time is over, and has no further states.
final class DiscretePress: UILongPressGestureRecognizer {
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue == .began ? .ended : newValue }
  }
}
