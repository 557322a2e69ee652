import Grading
import MiniUIKit
import Stage

@testable import Solutions02

typealias WindowSearch = @Sendable (CGPoint, [UIWindow]) -> UIView?

/// What answers to exercise 2.4 are told.
enum Diagnosis2_4 {
  static let asksTheWindowsFromTheBack =
    "main lies behind tools, which was brought to the front last."
  static let forgetsTheLevels =
    "main was brought to the front last, but only among the windows of its own level."
  static let countsEveryLevelButTheAlerts =
    "bar has the level .statusBar, which is higher than .normal."
  static let countsEveryLevelButTheNormalOne =
    "bar has the level .statusBar, which is lower than .alert."
  static let asksTheKeyWindowFirstAmongEquals =
    "main is the key window, but keys are for the keyboard; tools lies in front."
  static let knowsTheNamedLevels =
    "tools has level 1, which is not one of the named ones, but higher than .normal, which is 0."
  static let roundsLevels =
    "tools has level 0.6 and main 0.4: a level is a number, and need not be a whole one."
  static let beginsAtLevelZero =
    """
    The level of tools is -1, which is a level as well; nothing else lies there.
    Rule: the window: every visible one is asked in its turn, until one finds a view (HT-1).
    """
  static let asksOneWindowOfALevel =
    "tools found no view; main is on the same level, lies behind it and is asked next."
  static let takesTheWindowForNone =
    """
    Nothing lies in tools, so its hitTest answers tools itself, and that is a view.
    Rule: the window: it is a view, too, and may be the answer itself (HT-2).
    """
  static let neverAsksTheWindow =
    """
    The hitTest of tools itself is never called; a window need not have a controller.
    Rule: \(asked)
    """
  static let takesTheFirstWindowForTheScreen =
    "The point is on the screen, not in the first window of the list, which begins at (100, 400)."
  static let stopsAtTheFrontmostWindow =
    "The frontmost window found no view; that lets the finger through to the next one."
  static let looksAtTheFrameFirst =
    """
    The point is beside the frame of tools and in its area, but its hitTest was not called.
    Rule: \(asked)
    """
  static let takesTheLastWindowIfAllDecline =
    "tools declined, and there is no other window: the finger is on no view."

  static let lastFirst =
    "the window: within a level, our engine asks the one fronted last first (HT-1)."
  static let levels = "the window: a higher level is asked before all lower ones (HT-1)."
  static let keyWindow = "the window: being the key window does not matter (HT-24)."
  static let declines = "the window: the first that finds a view gets the touch (HT-1)."
  static let allDecline = "the window: if all of them decline, no view gets the touch (HT-32)."
  static let own = "the window: each is asked in its own coordinates (HT-2, HT-8)."
  static let asked = "the window: it is asked like a view, and its own hitTest decides (HT-2)."
}

let exercise2_4: Grader<WindowSearch> = Grader(
  "2.4", read: theRule, steps: steps, solution: { { Solutions02.viewUnderFinger(at: $0, in: $1) } },
  alternatives: [
    { { levelByLevel(at: $0, in: $1) } }, { { frontmostFirst(at: $0, in: $1) } },
  ], wrong: wrong2_4,
  statement: [
    .asks(
      "Find the view under a finger", "Two windows of one level", "No window at all", "Random scene"
    ),
    .asks("`windows` lists them", "Two windows of one level", "The key window behind another"),
    .asks(
      "A higher level", "An alert's window listed first", "A window of level 1",
      "A window of level 0.6",
      "A window of level -1",
      "Two windows of one level",
      "Random scene"),
    .asks(
      "A window whose `hitTest` finds no view", "An alert's window that declines",
      "A window that declines in front of another", "A hidden window", "One small window",
      "A small window with a larger area"),
    .asks("`point` is on the screen", "A small window at", "A small alert's window"),
    .tells("The event is nil."),
    .asks("Worked case: with one window", "One window that fills the screen"),
  ]
) { make in
  let screen = CGRect(x: 0, y: 0, width: 375, height: 812)
  func window<Window: UIWindow>(
    _ name: String, _ level: UIWindow.Level = .normal, _ frame: CGRect? = nil,
    is window: Window = UIWindow()
  ) -> Window {
    place(window, name, frame ?? screen)
    (window.windowLevel, window.isHidden) = (level, false)
    return window
  }
  func check(
    _ windows: [UIWindow], _ x: Double, _ y: Double, is wanted: String, _ scene: String,
    _ why: @autoclosure () -> [String: String], otherwise: String? = nil, _ rule: String
  ) throws {
    try expect(
      make()(CGPoint(x: x, y: y), windows)?.name ?? "nil", is: wanted,
      "\(scene), touch \(coordinates(x, y))", why: why(), otherwise: otherwise, rule: rule)
  }
  /// Why a window in which nothing lies is not found.
  func whyNil(_ window: AskedWindow) -> [String: String] {
    [
      "nil": window.isAsked
        ? Diagnosis2_4.takesTheWindowForNone : Diagnosis2_4.neverAsksTheWindow
    ]
  }
  let alone = window("tools", is: AskedWindow())
  try check(
    [alone], 50, 50, is: "tools", "One window that fills the screen", whyNil(alone),
    Diagnosis2_4.declines)
  try check(
    [window("main"), window("tools")], 50, 50, is: "tools", "Two windows of one level",
    ["main": Diagnosis2_4.asksTheWindowsFromTheBack], Diagnosis2_4.lastFirst)
  try check(
    [window("alerts", .alert), window("main")], 50, 50, is: "alerts",
    "An alert's window listed first",
    ["main": Diagnosis2_4.forgetsTheLevels], Diagnosis2_4.levels)
  try check(
    [window("bar", .statusBar), window("main")], 50, 50, is: "bar", "A status bar listed first",
    ["main": Diagnosis2_4.countsEveryLevelButTheAlerts], Diagnosis2_4.levels)
  try check(
    [window("alerts", .alert), window("bar", .statusBar)], 50, 50, is: "alerts",
    "A status bar and an alert's window",
    ["bar": Diagnosis2_4.countsEveryLevelButTheNormalOne], Diagnosis2_4.levels)
  try check(
    [window("tools", UIWindow.Level(1)), window("main")], 50, 50, is: "tools",
    "A window of level 1 listed before main",
    [
      "nil": Diagnosis2_4.knowsTheNamedLevels, "main": Diagnosis2_4.knowsTheNamedLevels,
    ], Diagnosis2_4.levels)
  try check(
    [window("tools", UIWindow.Level(0.6)), window("main", UIWindow.Level(0.4))], 50, 50,
    is: "tools", "A window of level 0.6 listed before one of 0.4",
    ["main": Diagnosis2_4.roundsLevels], Diagnosis2_4.levels)
  try check(
    [window("tools", UIWindow.Level(-1))], 50, 50, is: "tools", "A window of level -1 alone",
    ["nil": Diagnosis2_4.beginsAtLevelZero], Diagnosis2_4.levels)
  let stage = Stage()
  named("main", stage.root)
  let tools = named("tools", UIWindow(windowScene: stage.phone.application.windowScene))
  tools.isHidden = false
  try check(
    [stage.window, tools], 50, 50, is: "tools", "The key window behind another",
    ["main": Diagnosis2_4.asksTheKeyWindowFirstAmongEquals], Diagnosis2_4.keyWindow)
  let through = window("alerts", .alert, is: PassingWindow())
  place(UIView(), "alert", CGRect(x: 100, y: 100, width: 100, height: 100), in: through)
  try check(
    [window("main"), through], 200, 300, is: "main", "An alert's window that declines",
    ["nil": Diagnosis2_4.stopsAtTheFrontmostWindow], Diagnosis2_4.declines)
  try check(
    [window("main"), through], 199, 199, is: "alert", "An alert's window that declines",
    ["main": "The point is on the alert."], Diagnosis2_4.declines)
  try check(
    [window("main"), window("tools", is: PassingWindow())], 50, 50, is: "main",
    "A window that declines in front of another of its level",
    ["nil": Diagnosis2_4.asksOneWindowOfALevel], Diagnosis2_4.declines)
  let small = CGRect(x: 100, y: 400, width: 80, height: 80)
  for (x, y, name) in [(110.0, 410.0, "tools"), (99, 410, "main"), (180, 410, "main")] {
    let tools = window("tools", .normal, small, is: AskedWindow())
    /// What tools was asked about, if it was.
    func whyMain() -> String {
      guard let asked = tools.asked else { return "The hitTest of tools was not called." }
      let isOnScreen = asked == CGPoint(x: x, y: y)
      return "tools was asked about \(coordinates(asked.x, asked.y))"
        + (isOnScreen ? ", a point of the screen" : "")
        + "; in the window it is \(coordinates(x - 100, y - 400))."
    }
    try check(
      [window("main"), tools], x, y, is: name, "A small window at (100, 400)",
      ["main": whyMain()], Diagnosis2_4.own)
  }
  try check(
    [window("main"), window("tools", .normal, small, is: RoomyWindow())], 95, 410, is: "tools",
    "A small window with a larger area", ["main": Diagnosis2_4.looksAtTheFrameFirst],
    Diagnosis2_4.declines)
  for (x, y, name) in [(110.0, 410.0, "tools"), (5, 5, "main")] {
    try check(
      [window("tools", .alert, small), window("main")], x, y, is: name,
      "A small alert's window at (100, 400) listed first",
      [
        "main": Diagnosis2_4.takesTheFirstWindowForTheScreen,
        "tools": Diagnosis2_4.takesTheFirstWindowForTheScreen,
      ], Diagnosis2_4.own)
  }
  let hidden = window("tools")
  hidden.isHidden = true
  try check(
    [window("main"), hidden], 5, 5, is: "main", "A hidden window in front",
    ["tools": "A hidden window is switched off like any hidden view."],
    "the window: hidden windows are skipped (HT-24).")
  try check(
    [window("tools", .normal, small)], 5, 5, is: "nil", "One small window at (100, 400)",
    ["tools": Diagnosis2_4.takesTheLastWindowIfAllDecline], Diagnosis2_4.allDecline)
  try check(
    [], 5, 5, is: "nil", "No window at all", [:],
    "the window: if there is none, no view is asked (HT-32).")
  try randomScenes(1...100) { scene, random in
    let stage = Stage()
    let windowScene = stage.phone.application.windowScene
    named("main", stage.root)
    let key = random.int(in: 0...4)
    var order: [String] = []
    for number in 1...4 {
      let window = named("window \(number)", UIWindow(windowScene: windowScene))
      window.frame = CGRect(
        x: random.coordinate(0...200), y: random.coordinate(0...200),
        width: random.coordinate(50...200), height: random.coordinate(50...200))
      window.windowLevel = random.pick([
        .normal, UIWindow.Level(1), .statusBar, .alert, UIWindow.Level(-2.5), UIWindow.Level(0.5),
      ])
      window.isHidden = random.int(in: 0...4) == 4
      if random.bool() { _ = card("view \(number)", 10, 10, 40, 40, in: window) }
      if number == key { window.makeKeyAndVisible() }
      order.append("\(outline(of: window)) level \(window.windowLevel.rawValue)")
    }
    let (x, y) = (random.coordinate(0...350), random.coordinate(0...350))
    try check(
      windowScene.windows, x, y,
      is: stage.owner(at: CGPoint(x: x, y: y))?.name ?? "nil", "\(scene): five windows", [:],
      otherwise: "In front of main: \(order.joined(separator: "; ")).",
      "the window: by level; within one, our engine asks the one fronted last first (HT-1).")
  }
}

/// A window whose area is larger than its frame.
private final class RoomyWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A window that knows what its hit test has been called with.
private final class AskedWindow: UIWindow {
  private(set) var asked: CGPoint?
  var isAsked: Bool { asked != nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked = point
    return super.hitTest(point, with: event)
  }
}

/// A window that reacts on what lies in it only.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
