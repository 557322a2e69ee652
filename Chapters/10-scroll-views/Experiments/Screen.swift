import MiniUIKit
import Stage

/// The controller whose method the button of this chapter calls.
final class Screen: UIViewController {
  private(set) var buys = 0

  func didBuy() { buys += 1 }
}

/// A stage whose controller is a `Screen`.
@Sendable
func screenStage(_ settings: Settings) -> Stage {
  Stage(settings: settings, viewController: Screen())
}

/// Where a finger comes down on the picture, and on the button.
let (onPicture, onBuy) = (CGPoint(x: 180, y: 200), CGPoint(x: 120, y: 302))
/// What most texts of this chapter show of the trace.
let shown = ["touch", "control", "action", "ask", "scroll"]

extension Stage {
  /// Puts a picture, a button and a text into a view that scrolls, and the view on the root.
  @discardableResult
  func build<List: UIView>(_ list: List) -> List {
    list.frame = CGRect(x: 40, y: 120, width: 280, height: 360)
    list.clipsToBounds = true
    (list as? UIScrollView)?.contentSize = CGSize(width: 280, height: 1080)
    let picture = view("picture", CGRect(x: 20, y: 20, width: 240, height: 120), .orange)
    let buy = UIButton(frame: CGRect(x: 20, y: 160, width: 160, height: 44))
    let text = view("text", CGRect(x: 20, y: 224, width: 240, height: 836), .gray)
    for view in [picture, dressed(buy, "buy", .green), text] { list.addSubview(view) }
    root.addSubview(dressed(list, "list", .white))
    if let screen = viewController as? Screen {
      buy.addTarget(screen, action: Screen.didBuy, for: .touchUpInside, name: "didBuy")
    }
    return list
  }

  /// Comes down, rests, goes up in three steps of a twentieth of a second, rests, is lifted.
  func dragUp(_ way: CGFloat, from start: CGPoint, rest: Seconds) throws(ScriptError) {
    try finger.down(at: start)
    try wait(rest)
    for step in 1...3 {
      try wait(0.05)
      try finger.move(to: CGPoint(x: start.x, y: start.y - way * CGFloat(step) / 3))
    }
    try wait(0.2)
    try finger.up()
  }
}

/// How long the finger rests before it goes, and how far it goes.
func dragging(rest: Double, way: ClosedRange<Double> = -120...300) -> [Parameter] {
  [
    .number("rest", rest, in: 0...2, "how long the finger rests first, in seconds"),
    .number("way", 60, in: way, "how far up it goes then, in points"),
  ]
}
