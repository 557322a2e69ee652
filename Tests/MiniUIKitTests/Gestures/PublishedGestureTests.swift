import MiniUIKit
import TestKit
import Testing

/// A4, F1 to F6 and G1 to G4 of the published experiments.
@Suite(.provedOnce(.engine)) struct PublishedGestureTests {
  /// A world with a tap recognizer on some views, with actions `tapAView` and so on.
  private final class Screen {
    let world = World()
    var recognizers: [UITapGestureRecognizer] = []
    func act() {}
    func tap(on view: UIView) -> UITapGestureRecognizer {
      let name = view.traceName ?? ""
      let tap = UITapGestureRecognizer(target: self, action: Screen.act, name: "tap\(name)View")
      view.addGestureRecognizer(tap)
      recognizers.append(tap)
      return tap
    }
  }

  private func a4() -> Screen {
    let screen = Screen()
    let world = screen.world
    let a = world.add("A", CGRect(x: 20, y: 120, width: 120, height: 120))
    let b = world.add("B", CGRect(x: 20, y: 300, width: 120, height: 120))
    let c = world.add("C", CGRect(x: 10, y: 20, width: 60, height: 60), to: a)
    let d = world.add("D", CGRect(x: 20, y: 60, width: 40, height: 40), to: b)
    let e = world.add("E", CGRect(x: 40, y: 0, width: 60, height: 40), to: b)
    e.alpha = 0.5
    for view in [a, b, c, d, e] { _ = screen.tap(on: view) }
    return screen
  }

  /// The four logs, line by line; a letter stands for a view.
  private static let logs: [(point: CGPoint, log: String)] = [
    (
      CGPoint(x: 115, y: 180),
      """
      hit B · in B · B -> nil · hit A · in A · hit C · in C · C -> nil · A -> A · began A · \
      began viewController · action tapAView · cancelled A · cancelled viewController
      """
    ),
    (
      CGPoint(x: 30, y: 320),
      """
      hit B · in B · hit E · in E · E -> nil · hit D · in D · D -> nil · B -> B · began B · \
      began viewController · action tapBView · cancelled B · cancelled viewController
      """
    ),
    (
      CGPoint(x: 60, y: 170),
      """
      hit B · in B · B -> nil · hit A · in A · hit C · in C · C -> C · A -> C · began C · began A · \
      began viewController · action tapCView · cancelled C · cancelled A · cancelled viewController
      """
    ),
    (
      CGPoint(x: 90, y: 320),
      """
      hit B · in B · hit E · in E · E -> E · B -> E · began E · began B · began viewController · \
      action tapEView · cancelled E · cancelled B · cancelled viewController
      """
    ),
  ]

  @Test(arguments: logs)
  func `GR-50 A4 the four published logs, line by line`(run: (point: CGPoint, log: String)) throws {
    let screen = a4()
    try screen.world.tap(run.point)
    let names = ["A", "B", "C", "D", "E", "viewController"]
    let lines = screen.world.events.compactMap { kind, who, what -> String? in
      switch kind {
      case "hitTest" where names.contains(who):
        what == "asked" ? "hit \(who)" : "\(who) \(what)"
      case "point" where names.contains(who): "in \(who)"
      case "touch" where names.contains(who): "\(what) \(who)"
      case "action": "action \(what)"
      default: nil
      }
    }
    expectLines(lines, run.log.components(of: " · "))
  }

  private func a1() -> (Screen, grey: UIView, red: UIView, blue: UIView) {
    let screen = Screen()
    let grey = screen.world.add("grey", CGRect(x: 0, y: 88, width: 187.5, height: 400))
    let red = screen.world.add("red", CGRect(x: 0, y: 0, width: 93.75, height: 400 / 3), to: grey)
    let blue = screen.world.add(
      "blue", CGRect(x: 93.75, y: 800 / 3, width: 93.75, height: 400 / 3), to: grey)
    return (screen, grey, red, blue)
  }

  private func lines(_ screen: Screen, of names: [String]) -> [String] {
    screen.world.events.compactMap { kind, who, what in
      switch kind {
      case "gestureTouch": "\(who) \(what)"
      case "gesture": "\(who) = \(what)"
      case "touch" where names.contains(who): "\(what) \(who)"
      case "action": "action \(what)"
      case "control": "\(who) \(what)"
      default: nil
      }
    }
  }

  @Test func `GR-60 GR-40 F1 F2 red's tap wins; if it cancels nothing, red hears ended`() throws {
    let (screen, grey, red, blue) = a1()
    for view in [grey, red, blue] { _ = screen.tap(on: view) }
    try screen.world.tap(46, 154)
    expectLines(
      lines(screen, of: ["red", "grey", "blue"]), "tap(red) began", "tap(grey) began", "began red",
      "began grey", "tap(red) ended", "tap(grey) ended", "tap(red) = ended", "tap(grey) = failed",
      "action tapredView", "cancelled red", "cancelled grey", "tap(red) = possible",
      "tap(grey) = possible")

    let (f2, _, tapped, _) = a1()
    f2.tap(on: tapped).cancelsTouchesInView = false
    try f2.world.tap(46, 154)
    expectLines(
      f2.world.lines("touch", "action").filter { $0.hasSuffix("red") || $0.contains("action") },
      "began red", "action tapredView", "ended red")
  }

  @Test func `CT-40 GR-10 G1 G2 a button on grey fires, a plain view loses its touch`() throws {
    let frame = CGRect(x: 30, y: 0, width: 100, height: 100)
    let (g1, grey, _, _) = a1()
    g1.world.add("button", UIButton(frame: frame), to: grey)
    _ = g1.tap(on: grey)
    try g1.world.tap(60, 120)
    expectLines(
      lines(g1, of: ["button", "grey"]), "tap(grey) began", "began button", "button touchDown",
      "tap(grey) ended", "tap(grey) = failed", "tap(grey) = possible", "ended button",
      "button touchUpInside", "button primaryActionTriggered")

    let (g2, below, _, _) = a1()
    let plain = Probe(frame: frame)
    // It ends the chain.
    plain.callsSuper = [.began: false, .moved: false, .ended: false, .cancelled: false]
    g2.world.add("plain", plain, to: below)
    _ = g2.tap(on: below)
    try g2.world.tap(60, 120)
    expectLines(
      lines(g2, of: ["plain", "grey"]), "tap(grey) began", "began plain", "tap(grey) ended",
      "tap(grey) = ended", "action tapgreyView", "cancelled plain", "tap(grey) = possible")
  }

  @Test(arguments: [true, false])
  func `CT-3 G3 a view on a button is not the button: grey's tap fires, the action never`(
    hasTap: Bool
  ) throws {
    let (screen, grey, _, _) = a1()
    let button = screen.world.add(
      "button", UIButton(frame: CGRect(x: 0, y: 200, width: 125, height: 200)), to: grey)
    screen.world.add("child", CGRect(x: 0, y: 0, width: 100, height: 100), to: button)
    if hasTap { _ = screen.tap(on: grey) }
    try screen.world.tap(50, 300)
    let end = ["ended child", "ended button"]
    let taken = ["action tapgreyView", "cancelled child", "cancelled button"]
    expectLines(
      screen.world.lines("touch", "action", "control", of: ["child", "button", "target", "grey"]),
      ["began child", "began button"] + (hasTap ? taken : end))
  }

  @Test func `CT-44 G4 a button's own tap wins; one that cancels nothing comes too`() throws {
    let (screen, grey, _, _) = a1()
    let button = screen.world.add(
      "button", UIButton(frame: CGRect(x: 30, y: 0, width: 100, height: 100)), to: grey)
    let own = screen.tap(on: button)
    try screen.world.tap(60, 120)
    expectLines(
      screen.world.lines("control", "action"), "button touchDown", "action tapbuttonView",
      "button touchCancel")
    own.isEnabled = false
    screen.tap(on: grey).cancelsTouchesInView = false
    screen.world.forget()
    try screen.world.wait(1)
    try screen.world.tap(60, 120)
    expectLines(
      screen.world.lines("control", "action"), "button touchDown", "action tapgreyView",
      "button touchUpInside", "button primaryActionTriggered")
    expectLines(screen.world.sentences("ask"), [])
  }
}

extension String {
  /// The parts between a separator.
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator).map { String($0) }
  }
}
