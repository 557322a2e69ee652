import MiniUIKit

@testable import Stage

/// Runs with recognizers for the tests of timelines.
enum TimelineGestureScenes {
  /// Runs by name.
  static let runs: [(name: String, make: @Sendable () throws -> Run)] = [
    ("tap", { try tap() }), ("doubleTap", { try doubleTap() }), ("pan", { try pan() }),
    ("longPress", { try longPress() }), ("held", { try held() }),
    ("heldByTwo", { try heldByTwo() }),
  ]

  private final class Screen: UIViewController {
    func didTap() {}
    func didDoubleTap() {}
    func didPan() {}
    func didPress() {}
    func didTapButton() {}
  }

  private static func scene(
    _ perform: @escaping @Sendable (Stage, Screen, UIView) throws(ScriptError) -> Void
  ) throws -> Run {
    try Experiment(
      "0B", "A scene of the tests", showsChain: false, pictures: [.timeline, .way],
      on: { Stage(settings: $0, viewController: named("viewController", Screen())) }
    ) { stage throws(ScriptError) in
      let red = view("red", CGRect(x: 20, y: 100, width: 200, height: 200), .red)
      stage.root.addSubview(red)
      if let screen = stage.viewController as? Screen { try perform(stage, screen, red) }
    }.run()
  }

  /// A tap that is recognized.
  static func tap() throws -> Run {
    try scene { stage, screen, red throws(ScriptError) in
      red.addGestureRecognizer(
        UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap"))
      try stage.finger.tap(at: CGPoint(x: 60, y: 150))
    }
  }

  /// A single tap that waits for the failure of a double tap.
  static func doubleTap() throws -> Run {
    try scene { stage, screen, red throws(ScriptError) in
      let single = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap")
      let double = UITapGestureRecognizer(
        target: screen, action: Screen.didDoubleTap, name: "didDoubleTap")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      red.addGestureRecognizer(single)
      red.addGestureRecognizer(double)
      try stage.finger.tap(at: CGPoint(x: 60, y: 150))
      try stage.wait(1)
    }
  }

  /// A pan that begins and takes the touch from a button.
  static func pan() throws -> Run {
    try scene { stage, screen, red throws(ScriptError) in
      let button = dressed(
        UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44)), "button", .yellow)
      button.addTarget(screen, action: Screen.didTapButton, for: .touchUpInside, name: "didTap")
      red.addSubview(button)
      red.addGestureRecognizer(
        UIPanGestureRecognizer(target: screen, action: Screen.didPan, name: "didPan"))
      let way = [CGPoint(x: 60, y: 140), CGPoint(x: 160, y: 140)]
      try stage.finger.drag(through: way, over: 0.3)
    }
  }

  /// A long press beside a tap that fails.
  static func longPress() throws -> Run {
    try scene { stage, screen, red throws(ScriptError) in
      red.addGestureRecognizer(
        UILongPressGestureRecognizer(target: screen, action: Screen.didPress, name: "didPress"))
      red.addGestureRecognizer(
        UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap"))
      try stage.finger.press(at: CGPoint(x: 60, y: 150), for: 0.8)
    }
  }

  /// A touch held back from its beginning, and released when the swipe fails.
  static func held() throws -> Run {
    try scene { stage, screen, red throws(ScriptError) in
      let swipe = UISwipeGestureRecognizer(target: screen, action: Screen.didTap, name: "didSwipe")
      swipe.delaysTouchesBegan = true
      red.addGestureRecognizer(swipe)
      try stage.finger.press(at: CGPoint(x: 60, y: 150), for: 0.3)
      try stage.wait(0.2)
      try stage.finger.press(at: CGPoint(x: 60, y: 150), for: 0.6)
    }
  }

  /// A touch that a tap holds back until the finger has moved too far for one.
  static func heldMove() throws -> Run {
    try scene { stage, screen, red throws(ScriptError) in
      let tap = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap")
      tap.delaysTouchesBegan = true
      red.addGestureRecognizer(tap)
      try stage.finger.down(at: CGPoint(x: 60, y: 120))
      for y in [140, 160, 180] as [CGFloat] {
        try stage.wait(0.1)
        try stage.finger.move(to: CGPoint(x: 60, y: y))
      }
      try stage.wait(0.1)
      try stage.finger.up()
    }
  }

  /// A touch that a long list holds back for a short while, and that then lasts.
  static func held(then seconds: Seconds) throws -> Run {
    try scene { stage, _, red throws(ScriptError) in
      let list = UIScrollView(frame: red.bounds)
      list.contentSize = CGSize(width: 200, height: 900)
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
      list.addSubview(dressed(button, "button", .yellow))
      red.addSubview(dressed(list, "list", .white))
      try stage.finger.press(at: CGPoint(x: 60, y: 140), for: seconds)
    }
  }

  /// A touch that a swipe holds back until it fails, and from then on a tap further up.
  static func heldByTwo() throws -> Run {
    try scene { stage, screen, red throws(ScriptError) in
      let swipe = UISwipeGestureRecognizer(target: screen, action: Screen.didTap, name: "didSwipe")
      let tap = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap")
      (swipe.delaysTouchesBegan, tap.delaysTouchesBegan) = (true, true)
      red.addGestureRecognizer(swipe)
      stage.root.addGestureRecognizer(tap)
      try stage.finger.press(at: CGPoint(x: 60, y: 150), for: 0.6)
    }
  }
}
