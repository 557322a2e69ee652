import Grading
import MiniUIKit

@testable import Solutions02

/// A player's screen of any design: the screen, its three buttons and its welcome, after `build()`.
struct Player {
  let screen: UIView
  let buttons: [UIButton]
  let welcome: UIView
}

/// What answers to exercise 2.7 are told.
enum Diagnosis2_7 {
  static let movesTheButtonsToTheScreen =
    """
    A frame lies in the superview's coordinates; elsewhere it means another place.
    Rule: the statement: nothing moves; each place is given in what the view lies in.
    """
  static let movesWhatHoldsTheButton =
    """
    What holds it has moved: its corner is not where it was.
    Rule: the area: new bounds grow about the centre, a new frame from its corner (HT-8).
    """
  static let movesTheButton = "The button itself has another place in what holds it than before."
  static let reachesTooFarUp =
    "It is a view that holds the tools, and it reaches further up than y = 400."
  static let isTheHeader = "It is the header, and it reaches further down than y = 120."
  static let changesTheSize = """
    The button is drawn in another size than before.
    Rule: the area: what holds a button may be too small for it; its own size was right (HT-9).
    """
  static let fades = "A view that could be seen as it is has an alpha below 1 now."
  static let colours = "A view that was clear has a colour now, and hides what lies behind it."
  static let showsNoHeader = "The picture of 320 by 120 is hidden, or its alpha is below 0.01."
  static let neverAddsTheShine = "No clear view of the screen's size lies in the screen any more."
  static let leavesTheShineOn =
    "shine lies in front of all buttons. It is clear, but nothing lets a finger through it."
  static let hidesTheShine = "A hidden view takes no touches, but its user sees no shine either."
  static let sendsTheShineBack =
    """
    The header and the buttons are drawn in front of shine now.
    Rule: the gates: with interaction off, a view in front lets every touch through (HT-11).
    """
  static let namesTheButtonsInAHitTest =
    "The screen's own hitTest finds the button whatever lies in front of it."

  static let welcomeAnswersItself =
    """
    welcome is hidden, and its hitTest is called all the same: it answers itself.
    Rule: \(override)
    """
  static let neverAddsWelcome =
    "welcome must lie in front of all that is in the screen, hidden, until it is shown again."
  static let hidesItsSubviewsNot =
    "ok lies in welcome, so super finds ok; but whatever lies there, the tap is welcome's own."
  static let testsOneGateByHand =
    "isHidden is one of three gates; super would have tested this one as well."
  static let forgetsItsArea =
    "The point is below welcome, which ends at y = 480; super would have tested the area, too."
  static let override =
    "the gates: super tests them and the area; ask it, and change its answer (HT-3, HT-11)."
  static let front = "the subviews: the one in front is asked first, clear or not (HT-5, HT-13)."
  static let picture = "the gates: a picture is off unless it is told otherwise (HT-14)."
  static let outside = "the area: what hangs out of a view is drawn, but never asked (HT-9)."
  static let nothingMoves = "the subviews: what lies in a view moves with its coordinates (HT-8)."
  static let passing = "the gates: interaction off keeps a view visible (HT-11)."
  static let declining =
    "the subviews: the one in front is asked first (HT-5); repair what declines."
}

let exercise2_7: Grader<Player> = Grader(
  "2.7", .repair, read: theRule, steps: steps,
  solution: {
    let screen = Solutions02.PlayerScreen(frame: playerFrame)
    screen.build()
    return Player(
      screen: screen, buttons: [screen.back, screen.play, screen.stop], welcome: screen.welcome)
  },
  alternatives: [
    { player(header: true, toolbar: 64, shine: .passing) }, { playerInTheScreen() },
    { playerWithAWideArea() },
  ], wrong: wrong2_7,
  statement: [
    .tells("No button here can be tapped"),
    .asks(
      "Fix `build()`", "The middle of back", "The lower edge of play", "The right edge of stop",
      "The upper left corner of back", "Random scene"),
    .asks(
      "The user must see", "The place of back", "The place of stop", "The size of stop",
      "The looks",
      "The looks of what is drawn",
      "The looks of the header"),
    .asks("Worked touch", "The worked touch", "The middle of the screen", "Random scene"),
    .asks(
      "While welcome is shown", "welcome shown", "welcome with alpha 0", "welcome switched off"),
    .asks("The screen gets no `hitTest`", "A lid laid over play"),
    .tells("Delete the `todo`"),
  ]
) { make in
  let player = making("The screen is built", make)
  let (screen, names) = (player.screen, ["back", "play", "stop"])
  for (button, name) in zip(player.buttons, names) { button.traceName = name }
  func found(_ point: CGPoint) -> String { name(of: screen.hitTest(point, with: nil), in: player) }
  let origins = [CGPoint(x: 10, y: 40), CGPoint(x: 20, y: 10), CGPoint(x: 120, y: 10)]
  let frames = [
    CGRect(x: 10, y: 40, width: 80, height: 44), CGRect(x: 20, y: 410, width: 80, height: 44),
    CGRect(x: 120, y: 410, width: 80, height: 44),
  ]
  for (index, (button, frame)) in zip(player.buttons, frames).enumerated() {
    let place = button.convert(button.bounds, to: screen)
    try expect(
      coordinates(place.origin), is: coordinates(frame.origin), "The place of \(names[index])",
      otherwise: button.superview === screen
        ? Diagnosis2_7.movesTheButtonsToTheScreen
        : button.frame.origin == origins[index]
          ? Diagnosis2_7.movesWhatHoldsTheButton : Diagnosis2_7.movesTheButton,
      rule: Diagnosis2_7.nothingMoves)
    try expect(
      size(of: button), is: "80 × 44", "The size of \(names[index])",
      otherwise: Diagnosis2_7.changesTheSize, rule: Diagnosis2_7.nothingMoves)
  }
  for (name, frame) in zip(names, frames) {
    let touches: [(String, CGPoint)] = [
      ("middle", CGPoint(x: frame.midX, y: frame.midY)), ("upper left corner", frame.origin),
      ("lower edge", CGPoint(x: frame.midX, y: frame.maxY - 1)),
      ("right edge", CGPoint(x: frame.maxX - 1, y: frame.midY)),
    ]
    for (part, touch) in touches {
      let decline = whoDeclines(
        player.buttons[names.firstIndex(of: name) ?? 0], name, part, at: touch, in: screen)
      try expect(
        found(touch), is: name, "The \(part) of \(name), touch \(coordinates(touch))",
        why: [
          "welcome": Diagnosis2_7.welcomeAnswersItself, "shine": Diagnosis2_7.leavesTheShineOn,
        ],
        otherwise: decline ?? "It lies in front of \(name) and accepts the finger.",
        rule: found(touch) == "shine" || decline == nil
          ? Diagnosis2_7.front
          : name == "back"
            ? Diagnosis2_7.picture : Diagnosis2_7.outside)
    }
  }
  /// A touch between header and tools must find the screen itself.
  func checkFree(_ touch: CGPoint, _ scene: String) throws {
    try expect(
      found(touch), is: "the screen", "\(scene), touch \(coordinates(touch))",
      why: [
        "header": Diagnosis2_7.isTheHeader, "toolbar": Diagnosis2_7.reachesTooFarUp,
        "no view": "The screen itself must still be hit where nothing else is.",
      ], otherwise: "Whatever lies there only for looks must let the finger through.",
      rule: Diagnosis2_7.front)
  }
  try expect(
    shine(of: player), is: "shine in front", "The looks",
    why: [
      "shine hidden": Diagnosis2_7.hidesTheShine, "shine behind": Diagnosis2_7.sendsTheShineBack,
      "no shine": Diagnosis2_7.neverAddsTheShine,
    ], rule: Diagnosis2_7.passing)
  try expect(
    looks(of: screen), is: "as before", "The looks of what is drawn",
    why: ["faded": Diagnosis2_7.fades, "coloured": Diagnosis2_7.colours],
    rule: "the gates: interaction off changes nothing that is seen (HT-11, HT-13).")
  try checkFree(CGPoint(x: 160, y: 300), "The worked touch")
  for touch in [CGPoint(x: 240, y: 121), CGPoint(x: 240, y: 399), CGPoint(x: 0, y: 250)] {
    try checkFree(touch, "The middle of the screen")
  }
  let picture = screen.subviews.first { $0 is UIImageView && $0.frame == headerFrame }
  try expect(
    picture == nil ? "no picture" : "a picture", is: "a picture", "The looks of the header",
    otherwise: "No UIImageView of 320 by 120 lies at the screen's (0, 0) any more.",
    rule: "the gates: a picture can be told to let fingers in (HT-14).")
  try expect(
    picture.map { $0.isHidden || $0.alpha < 0.01 } == false ? "visible" : "not visible",
    is: "visible", "The looks of the header, seen from the front",
    otherwise: Diagnosis2_7.showsNoHeader,
    rule: "the gates: a picture can be told to let fingers in (HT-14).")
  try randomScenes { scene, random in
    let (index, dx, dy) = (
      random.int(in: 0...2), random.coordinate(0...79), random.coordinate(0...43)
    )
    let touch = CGPoint(x: frames[index].minX + dx, y: frames[index].minY + dy)
    try expect(
      found(touch), is: names[index], "\(scene): touch \(coordinates(touch))",
      rule: Diagnosis2_7.outside)
    try checkFree(
      CGPoint(x: random.coordinate(0...319), y: random.coordinate(120...399)),
      "\(scene): between header and tools")
  }
  for (name, frame) in zip(names, frames).reversed() where name != "stop" {
    let lid = place(UIView(), "lid", frame, in: screen)
    let touch = CGPoint(x: frame.midX, y: frame.midY)
    let got = screen.hitTest(touch, with: nil)
    try expect(
      got === lid ? "lid" : found(touch), is: "lid",
      "A lid laid over \(name), touch \(coordinates(touch))",
      otherwise: Diagnosis2_7.namesTheButtonsInAHitTest, rule: Diagnosis2_7.declining)
    lid.removeFromSuperview()
  }
  try checkWelcome(player)
}

/// Who a view of the player's screen is.
private func name(of view: UIView?, in player: Player) -> String {
  guard let view else { return "no view" }
  if let index = player.buttons.firstIndex(where: { $0 === view }) {
    return ["back", "play", "stop"][index]
  }
  if view === player.screen { return "the screen" }
  if view === player.welcome { return "welcome" }
  if view is UIImageView { return "header" }
  if player.buttons.contains(where: { $0.isDescendant(of: view) }) { return "toolbar" }
  return view.frame == player.screen.bounds ? "shine" : view.traceName ?? "another view"
}

/// What welcome must do while it is shown, and in all ways that a view is off.
private func checkWelcome(_ player: Player) throws {
  let (screen, welcome) = (player.screen, player.welcome)
  try expect(
    screen.subviews.last === welcome && welcome.isHidden && welcome.frame == screen.bounds
      ? "hidden in front" : "not there", is: "hidden in front", "The looks of welcome",
    otherwise: Diagnosis2_7.neverAddsWelcome,
    rule: "the gates: a hidden view may stay; its own hitTest says no (HT-4).")
  let ok = place(UIButton(), "ok", CGRect(x: 100, y: 200, width: 120, height: 44), in: welcome)
  welcome.isHidden = false
  for (part, touch) in [
    ("beside a button in it", CGPoint(x: 20, y: 220)), ("on ok", CGPoint(x: 160, y: 222)),
    ("on play, which it covers", CGPoint(x: 60, y: 432)),
  ] {
    try expect(
      name(of: screen.hitTest(touch, with: nil), in: player), is: "welcome",
      "welcome shown, touch \(coordinates(touch)) \(part)",
      why: ["ok": Diagnosis2_7.hidesItsSubviewsNot],
      otherwise: "While it is shown it covers the screen, and takes each touch.",
      rule: Diagnosis2_7.override)
  }
  let touch = CGPoint(x: 60, y: 432)
  func answer(_ point: CGPoint) -> String {
    welcome.hitTest(point, with: nil).map { name(of: $0, in: player) } ?? "nil"
  }
  welcome.alpha = 0
  try expect(
    answer(touch), is: "nil", "welcome with alpha 0, asked at \(coordinates(touch))",
    otherwise: Diagnosis2_7.testsOneGateByHand, rule: Diagnosis2_7.override)
  (welcome.alpha, welcome.isUserInteractionEnabled) = (1, false)
  try expect(
    answer(touch), is: "nil", "welcome switched off, asked at \(coordinates(touch))",
    otherwise: Diagnosis2_7.testsOneGateByHand, rule: Diagnosis2_7.override)
  welcome.isUserInteractionEnabled = true
  let below = CGPoint(x: 160, y: 500)
  try expect(
    answer(below), is: "nil", "welcome shown, asked at \(coordinates(below))",
    otherwise: Diagnosis2_7.forgetsItsArea, rule: Diagnosis2_7.override)
  ok.removeFromSuperview()
  welcome.isHidden = true
}

/// Which view on the way to a button declines, and why; nil if none does.
private func whoDeclines(
  _ button: UIButton, _ name: String, _ part: String, at touch: CGPoint, in screen: UIView
) -> String? {
  guard button.isDescendant(of: screen) else { return "\(name) lies in no view of the screen." }
  let way = sequence(first: button as UIView, next: \.superview).prefix { $0 !== screen }
  for view in way.reversed() {
    let who = view === button ? name : "A view between the screen and \(name)"
    if view.isHidden || view.alpha < 0.01 {
      return "\(who) declines: it is hidden, or its alpha is below 0.01."
    }
    if !view.isUserInteractionEnabled {
      return view is UIImageView
        ? "\(who) declines: the header is a picture." : "\(who) declines: its interaction is off."
    }
    if !view.point(inside: screen.convert(touch, to: view), with: nil) {
      if view.bounds.isEmpty { return "\(who) declines: a toolbar of no size contains no point." }
      return part == "middle"
        ? "\(who) declines: it does not reach so far."
        : "The middle of \(name) works, but its \(part) hangs out of what holds it."
    }
  }
  return nil
}

private func size(of view: UIView) -> String {
  "\(decimals(view.bounds.width)) × \(decimals(view.bounds.height))"
}

/// What becomes of the views that can be seen: all were opaque, and none but a button had a colour.
private func looks(of view: UIView) -> String {
  for each in view.subviews where !each.isHidden && each.alpha >= 0.01 {
    if each.alpha < 1 { return "faded" }
    if !(each is UIButton), let colour = each.backgroundColor, colour != .clear {
      return "coloured"
    }
    let inside = looks(of: each)
    if inside != "as before" { return inside }
  }
  return "as before"
}

/// Where the view of the screen's size is, seen from everything that holds a button.
private func shine(of player: Player) -> String {
  let views = player.screen.subviews
  func isShine(_ view: UIView) -> Bool {
    view !== player.welcome && view.frame == player.screen.bounds
      && !player.buttons.contains { $0.isDescendant(of: view) }
  }
  let holders = views.indices.filter { index in
    player.buttons.contains { $0.isDescendant(of: views[index]) }
  }
  guard let index = views.lastIndex(where: isShine) else { return "no shine" }
  if views[index].isHidden || views[index].alpha < 0.01 { return "shine hidden" }
  return index > (holders.last ?? -1) ? "shine in front" : "shine behind"
}

private let headerFrame = CGRect(x: 0, y: 0, width: 320, height: 120)

let playerFrame = CGRect(x: 0, y: 0, width: 320, height: 480)
