import ExerciseKit

// Which window, who was hit, who heard and who took it: all as it should be. Who was told is not. A
// long press is continuous, so its action is called in every state: when it has begun, with every
// move, and when it is over. The method toggles each time; the second call closes what the first has
// opened. Only began is the moment to act.
// Remembering that this press has acted would do as well, if every end of it forgets that again.
// The trap: leaving out ended alone. A finger that moves a little then still makes the bar flash, and a
// phone call closes it.
func causes14_3() -> [Cause] {
  [Cause(.whoWasTold, object: "press of hello", line: "C")]
}

final class ChatScreen: UIView {
  /// What has happened so far, as in `open hello`, `close hello` and `link hello`.
  private(set) var log: [String] = []
  let chat = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
  private let bubbles: [ChatBubble]
  /// The bubble with the bar, if the bar is open.
  private var opened: ChatBubble?

  init(bubbles names: [String]) {
    bubbles = names.map { ChatBubble($0) }
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, chat.traceName, bar.traceName) = ("screen", "chat", "bar")
    (chat.backgroundColor, bar.backgroundColor) = (.white, .yellow)
    chat.contentSize = CGSize(width: 375, height: 110 * CGFloat(names.count) + 200)
    addSubview(chat)
    let tap = UITapGestureRecognizer(target: self, action: ChatScreen.didTap, name: "tap")
    tap.name = "tap"
    chat.addGestureRecognizer(tap)  // [A] a tap closes the bar
    reload()
  }

  /// Called once more whenever a message has come.
  func reload() {
    for (index, bubble) in bubbles.enumerated() {
      bubble.frame.origin = CGPoint(x: 20, y: 40 + 110 * CGFloat(index))
      bubble.press.addTarget(self, action: ChatScreen.didPress, name: "press")  // [B] and once more
      bubble.link.addTarget(self, action: ChatScreen.didTapLink, for: .touchUpInside, name: "link")
      chat.addSubview(bubble)
    }
  }

  func didPress(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began,
      let bubble = bubbles.first(where: { $0.press === press })
    else { return }
    if opened === bubble { closeBar() } else { openBar(on: bubble) }  // [C]
  }

  func didTap() { closeBar() }

  func didTapLink(_ link: UIButton) {
    for bubble in bubbles where bubble.link === link { log.append("link " + bubble.title) }
  }

  private func openBar(on bubble: ChatBubble) {
    log.append("open " + bubble.title)
    opened = bubble
    bar.center = CGPoint(x: bubble.frame.midX, y: bubble.frame.minY)
    chat.addSubview(bar)  // [D] in front of the bubble, and under the finger
  }

  private func closeBar() {
    guard let bubble = opened else { return }
    log.append("close " + bubble.title)
    opened = nil
    bar.removeFromSuperview()
  }
}

final class ChatBubble: UIView {
  let title: String
  let press = UILongPressGestureRecognizer()
  let link = UIButton(frame: CGRect(x: 20, y: 50, width: 120, height: 24))

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 220, height: 90))
    (traceName, press.name, link.traceName) = (title, "press of " + title, "link of " + title)
    (backgroundColor, link.backgroundColor) = (.gray, .blue)
    addGestureRecognizer(press)
    addSubview(link)
  }
}
