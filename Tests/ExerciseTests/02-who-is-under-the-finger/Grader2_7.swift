import Grading
import MiniUIKit

@testable import Solutions02

/// A player's screen of any design: the screen and its three buttons, after `build()`.
struct Player {
  let screen: UIView
  let buttons: [UIButton]
}

/// What answers to exercise 2.7 are told.
enum Diagnosis2_7 {
  static let movesTheButtonsToTheScreen =
    """
    A frame lies in the superview's coordinates; elsewhere it means another place.
    Rule: the subviews: a frame is in the coordinates of what the view lies in (HT-8).
    """
  static let movesWhatHoldsTheButton =
    "What holds it has moved: new bounds grow around the centre, a new frame from its corner."
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
  static let neverAddsTheShine =
    "No view of the screen's size that can be seen lies in front of the buttons."
  static let namesTheButtonsInAHitTest =
    "The screen's own hitTest finds the button whatever lies in front of it."

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
    return Player(screen: screen, buttons: [screen.back, screen.play, screen.stop])
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
    .asks("The screen gets no `hitTest`", "A lid laid over play"),
    .tells("Delete the `todo`"),
  ]
) { make in
  let player = making("The screen is built", make)
  let (screen, names) = (player.screen, ["back", "play", "stop"])
  for (button, name) in zip(player.buttons, names) { button.traceName = name }
  func found(_ point: CGPoint) -> String {
    guard let view = screen.hitTest(point, with: nil) else { return "no view" }
    if let index = player.buttons.firstIndex(where: { $0 === view }) { return names[index] }
    return view === screen ? "the screen" : "a view in front of it"
  }
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
      try expect(
        found(touch), is: name, "The \(part) of \(name), touch \(coordinates(touch))",
        why: [
          found(touch): whoDeclines(
            player.buttons[names.firstIndex(of: name) ?? 0], name, part, at: touch, in: screen)
            ?? "A view in front of \(name) accepts the finger, though nothing of it is drawn there."
        ],
        rule: found(touch) == "a view in front of it"
          ? Diagnosis2_7.front
          : name == "back"
            ? Diagnosis2_7.picture : Diagnosis2_7.outside)
    }
  }
  /// A touch between header and tools must find the screen itself.
  func checkFree(_ touch: CGPoint, _ scene: String) throws {
    let view = screen.hitTest(touch, with: nil)
    let holds = player.buttons.contains { view.map($0.isDescendant) ?? false }
    try expect(
      found(touch), is: "the screen", "\(scene), touch \(coordinates(touch))",
      why: [
        "a view in front of it": holds
          ? view is UIImageView ? Diagnosis2_7.isTheHeader : Diagnosis2_7.reachesTooFarUp
          : "Whatever lies there only for looks must let the finger through.",
        "no view": "The screen itself must still be hit where nothing else is.",
      ], rule: Diagnosis2_7.front)
  }
  try expect(
    hasShine(screen, player.buttons) ? "shine in front" : "no shine", is: "shine in front",
    "The looks", otherwise: Diagnosis2_7.neverAddsTheShine, rule: Diagnosis2_7.passing)
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

/// Whether a view of the screen's size can be seen in front of everything that holds a button.
private func hasShine(_ screen: UIView, _ buttons: [UIButton]) -> Bool {
  let holders = screen.subviews.indices.filter { index in
    buttons.contains { $0.isDescendant(of: screen.subviews[index]) }
  }
  return screen.subviews.suffix(from: (holders.last ?? -1) + 1).contains { view in
    view.frame == screen.bounds && !view.isHidden && view.alpha >= 0.01
  }
}

private let headerFrame = CGRect(x: 0, y: 0, width: 320, height: 120)

let playerFrame = CGRect(x: 0, y: 0, width: 320, height: 480)
