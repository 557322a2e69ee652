import ExerciseKit

/// Exercise 14.3 ★ · diagnose · 12 minutes
///
/// “I press a message, and the bar with the reactions comes up. When I let go, or only tremble, it
/// is gone.”
///
/// Name the cause or causes in `causes14_3`, then mend the screen with the smallest change: the bar
/// stays open, however the press continues and ends. These must keep working: the bar opens while
/// the finger is down. A second press closes it; on another message, it opens there. A tap in the
/// chat closes it. A tap on a link only follows it. A finger that scrolls opens nothing.
///
///     ┌ hello ───────┐
///     │  [link]      │    a press: down for 0.5 s or longer
///     └──────────────┘    run: swift run chapter14 14C
///
/// Worked touch: a press of 1 s on hello, (100, 150), opens and closes; it should only open.
func causes14_3() -> [Cause] {
  todo("14.3", [Cause(.whichWindow, object: "", line: "")])
}

// The screen, as a colleague wrote it.

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
    guard let bubble = bubbles.first(where: { $0.press === press }) else { return }
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

// The end of the screen.
