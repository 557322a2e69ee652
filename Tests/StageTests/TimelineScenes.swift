import MiniUIKit

@testable import Stage

/// Runs and made-up stories for the tests of timelines.
enum TimelineScenes {
  static let long = "theFingerHasLeftTheButtonByMoreThanItsTolerance"

  private final class Screen: UIViewController {
    func didTap() {}
  }

  /// A control that does not want to follow a touch that moves.
  private final class Shy: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }

  static let runs: [@Sendable () throws -> Run] = [
    { try tap() }, { try tap(showsChain: true) }, { try button() }, { try drag() },
    { try twoFingers() }, { try cancelled() }, { try idle() }, { try stops() }, { try longName() },
    { try scene { _ throws(ScriptError) in } },
    { try scene { stage throws(ScriptError) in try stage.finger.down(at: middle) } },
    {
      try scene { stage throws(ScriptError) in
        try stage.finger.tap(at: CGPoint(x: -9e5, y: 9e5))
        for _ in 0..<9 {
          try stage.wait(9000)
          try stage.finger.tap(at: middle)
        }
      }
    },
  ]

  /// The middle of the button.
  private static let middle = CGPoint(x: 160, y: 320)

  private static func scene(
    showsChain: Bool = false, name: String = "didTap",
    _ perform: @escaping @Sendable (Stage) throws(ScriptError) -> Void
  ) throws -> Run {
    try Experiment(
      "0A", "A scene of the tests", showsChain: showsChain, pictures: [.timeline],
      on: { Stage(settings: $0, viewController: named("viewController", Screen())) }
    ) { stage throws(ScriptError) in
      stage.root.addSubview(view("red", CGRect(x: 20, y: 100, width: 100, height: 100), .red))
      stage.root.addSubview(view("blue", CGRect(x: 200, y: 100, width: 100, height: 100), .blue))
      let frame = CGRect(x: 100, y: 300, width: 120, height: 44)
      let button = dressed(UIButton(frame: frame), "button", .yellow)
      if let screen = stage.viewController as? Screen {
        button.addTarget(screen, action: Screen.didTap, for: .touchUpInside, name: name)
      }
      stage.root.addSubview(button)
      try perform(stage)
    }.run()
  }

  static func tap(showsChain: Bool = false) throws -> Run {
    try scene(showsChain: showsChain) { stage throws(ScriptError) in
      try stage.finger.tap(at: CGPoint(x: 60, y: 150))
    }
  }

  static func button() throws -> Run {
    try scene { stage throws(ScriptError) in try stage.finger.tap(at: middle) }
  }

  static func longName() throws -> Run {
    try scene(name: long) { stage throws(ScriptError) in try stage.finger.tap(at: middle) }
  }

  /// Out of the button by 60 points, then by 90, and back to where the finger came down.
  static func drag() throws -> Run {
    try scene { stage throws(ScriptError) in
      let way = [160, 280, 310, 160].map { CGPoint(x: $0, y: 320) }
      try stage.finger.drag(through: way, over: 0.6)
    }
  }

  static func twoFingers() throws -> Run {
    try scene { stage throws(ScriptError) in
      let way = [CGPoint(x: 220, y: 150), CGPoint(x: 290, y: 150)]
      try stage.play([
        (1, .press(at: CGPoint(x: 60, y: 150), for: 0.3)),
        (2, .drag(through: way, over: 0.3, after: 0.1)),
      ])
    }
  }

  static func cancelled() throws -> Run {
    try scene { stage throws(ScriptError) in
      try stage.finger.down(at: middle)
      try stage.wait(0.3)
      try stage.finger.cancel()
    }
  }

  static func idle() throws -> Run {
    try scene { stage throws(ScriptError) in
      try stage.finger.tap(at: middle)
      try stage.wait(3)
      try stage.finger.tap(at: middle)
    }
  }

  static func stops() throws -> Run {
    try scene { stage throws(ScriptError) in
      let frame = CGRect(x: 100, y: 400, width: 120, height: 44)
      stage.root.addSubview(dressed(Shy(frame: frame), "shy", .green))
      let way = [CGPoint(x: 120, y: 420), CGPoint(x: 200, y: 420)]
      try stage.finger.drag(through: way, over: 0.3)
    }
  }

  // MARK: - Stories of recognizers, as lines of a trace

  static let stories: [@Sendable () -> TimelineStory] = [
    {
      let end = 0.08
      return story(
        [
          line(0, "gestureTouch", "tap(red)", "began"), line(0, "touch", "red", "began"),
          line(end, "gestureTouch", "tap(red)", "ended"), line(end, "gesture", "tap(red)", "ended"),
          line(end, "action", "viewController", "didTapRed"),
          line(end, "touch", "red", "cancelled"), line(end, "gesture", "tap(red)", "possible"),
        ], until: end)
    },
    { story(panLines, until: 0.35) },
    { story([line(1, "gesture", "mine", "failed", because: "of \"<&>\"")], until: 2) },
    {
      var wait = line(0.1, "wait", "pan(card)", "waits")
      wait.details.append(TraceLine.Detail(key: "for", value: "edge(root)"))
      return story(
        [
          line(0, "gestureTouch", "pan(card)", "began"), wait,
          line(0.1, "gesture", "edge(root)", "began"),
          line(0.1, "gesture", "pan(card)", "failed", because: "excluded by edge(root)"),
          line(0.3, "gesture", "edge(root)", "ended"),
        ], until: 0.3)
    },
  ]

  /// A scroll view is dragged for 0.35 s, and decelerates.
  private static var panLines: [TraceLine] {
    let (pan, delay) = ("pan(scroll)", "delay(scroll)")
    var lines = [
      line(0, "gestureTouch", pan, "began"), line(0, "gestureTouch", delay, "began"),
      line(0, "row", "table", "highlight 2"),
    ]
    for frame in 1...20 {
      let time = Double(frame) / 60
      lines.append(line(time, "gestureTouch", pan, "moved"))
      if frame == 4 {
        lines += [
          line(time, "gesture", pan, "began"),
          line(time, "gesture", delay, "failed", because: "pan(scroll) began"),
          line(time, "row", "table", "unhighlight 2"),
          line(time, "scroll", "scroll", "willBeginDragging"),
        ]
      } else if frame > 4 {
        lines.append(line(time, "gesture", pan, "changed"))
        lines.append(line(time, "scroll", "scroll", "didScroll 0," + String(frame)))
      }
    }
    lines += [
      line(0.35, "gestureTouch", pan, "ended"), line(0.35, "gesture", pan, "ended"),
      line(0.35, "scroll", "scroll", "didEndDragging"),
      line(0.35, "scroll", "scroll", "willBeginDecelerating"),
      line(0.35, "gesture", pan, "possible"), line(0.35, "gesture", delay, "possible"),
    ]
    for frame in 22...80 {
      lines.append(line(Double(frame) / 60, "scroll", "scroll", "didScroll 0," + String(frame)))
    }
    return lines + [
      line(1.4, "scroll", "scroll", "didEndDecelerating"),
      line(1.4, "timer", "autoscroll(table)", "scheduled 0.15"),
      line(1.4, "future", "someone", "hello <&>"),
    ]
  }

  private static func story(_ lines: [TraceLine], until end: Seconds) -> TimelineStory {
    let place = CGPoint(x: 60, y: 150)
    return TimelineStory(
      lines,
      [
        (time: 0, contact: HIDEvent.Contact(finger: 1, .down, at: place)),
        (time: Clock.microseconds(end), contact: HIDEvent.Contact(finger: 1, .up, at: place)),
      ], [], showsChain: false)
  }

  private static func line(
    _ time: Seconds, _ kind: String, _ who: String, _ what: String, because: String? = nil
  ) -> TraceLine {
    let details = because.map { [TraceLine.Detail(key: "because", value: $0)] } ?? []
    return TraceLine(
      time: Clock.microseconds(time), kind: kind, who: who, what: what, details: details, depth: 0)
  }
}
