import Grading
import MiniUIKit

@testable import Exercises02
@testable import Solutions02

/// A player's screen of any design: the screen and its three buttons, after `build()`.
struct Player {
  let screen: UIView
  let buttons: [UIButton]
}

let exercise2_7 = Exercise(
  "2.7", .repair, read: "Chapters/02-who-is-under-the-finger, The rule",
  yours: {
    let screen = Exercises02.PlayerScreen(frame: playerFrame)
    screen.build()
    return Player(screen: screen, buttons: [screen.back, screen.play, screen.stop])
  },
  solution: {
    let screen = Solutions02.PlayerScreen(frame: playerFrame)
    screen.build()
    return Player(screen: screen, buttons: [screen.back, screen.play, screen.stop])
  },
  alternatives: [{ player(header: true, toolbar: 64, shine: .behind) }],
  wrong: [
    WrongAnswer(
      "leaves the shine in front",
      gets: """
        The middle of back, touch (50, 62): back is right, your answer is a view in front of it.
        A view in front of back accepts the finger; that its colour is clear does not matter.
        Rule: a clear view is hit like any other, and the front one is asked first (HT-5, HT-13).
        """
    ) { player(header: true, toolbar: 80, shine: .inFront) },
    WrongAnswer(
      "forgets that a picture is off",
      gets: """
        The middle of back, touch (50, 62): back is right, your answer is the screen.
        Somebody between the screen and back declines: the header is a picture.
        Rule: a picture lets no finger through unless it is told to (HT-14).
        """
    ) { player(header: false, toolbar: 80, shine: .off) },
    WrongAnswer(
      "leaves the toolbar without a size",
      gets: """
        The middle of play, touch (60, 432): play is right, your answer is the screen.
        Somebody between the screen and play declines: no point lies in a toolbar of no size.
        Rule: what hangs out of a view is drawn, but never asked (HT-9).
        """
    ) { player(header: true, toolbar: 0, shine: .off) },
    WrongAnswer(
      "makes the toolbar a little too low",
      gets: """
        The lower edge of play, touch (60, 453): play is right, your answer is the screen.
        The middle of play works, but its lower part hangs out of the toolbar.
        Rule: what hangs out of a view is drawn, but never asked (HT-9).
        """
    ) { player(header: true, toolbar: 50, shine: .off) },
    WrongAnswer(
      "moves the buttons to the screen",
      gets: """
        The place of play: (20, 410) is right, your answer is (20, 10).
        A frame lies in the superview's coordinates; in another superview it means another place.
        Rule: nothing may move; mend the views that decline (HT-8).
        """
    ) { player(header: true, toolbar: nil, shine: .off) },
  ]
) { make in
  let player = make()
  let (screen, names) = (player.screen, ["back", "play", "stop"])
  for (button, name) in zip(player.buttons, names) { button.traceName = name }
  let outside = "what hangs out of a view is drawn, but never asked (HT-9)."
  let declines = [
    "back": "Somebody between the screen and back declines: the header is a picture.",
    "play": "Somebody between the screen and play declines: no point lies in a toolbar of no size.",
    "stop": "Somebody between the screen and stop declines: no point lies in a toolbar of no size.",
  ]
  func found(_ point: CGPoint) -> String {
    guard let view = screen.hitTest(point, with: nil) else { return "nobody" }
    if let index = player.buttons.firstIndex(where: { $0 === view }) { return names[index] }
    return view === screen ? "the screen" : "a view in front of it"
  }
  let frames = [
    CGRect(x: 10, y: 40, width: 80, height: 44), CGRect(x: 20, y: 410, width: 80, height: 44),
    CGRect(x: 120, y: 410, width: 80, height: 44),
  ]
  for (index, (button, frame)) in zip(player.buttons, frames).enumerated() {
    let place = button.convert(button.bounds, to: screen)
    try expect(
      coordinates(place.origin), is: coordinates(frame.origin), "The place of \(names[index])",
      why: [
        coordinates(place.origin):
          "A frame lies in the superview's coordinates; in another superview it means another place."
      ], rule: "nothing may move; mend the views that decline (HT-8).")
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
          "a view in front of it":
            "A view in front of \(name) accepts the finger; that its colour is clear does not matter.",
          "the screen": part == "middle"
            ? declines[name] ?? ""
            : "The middle of \(name) works, but its lower part hangs out of the toolbar.",
        ],
        rule: found(touch) == "a view in front of it"
          ? "a clear view is hit like any other, and the front one is asked first (HT-5, HT-13)."
          : name == "back"
            ? "a picture lets no finger through unless it is told to (HT-14)." : outside)
    }
  }
  try expect(
    found(CGPoint(x: 160, y: 300)), is: "the screen", "The empty middle, touch (160, 300)",
    why: [
      "a view in front of it": "Whatever lies there only for looks must let the finger through."
    ],
    rule: "a clear view is hit like any other (HT-13).")
  try randomScenes { scene, random in
    let (index, dx, dy) = (
      random.int(in: 0...2), random.coordinate(0...79), random.coordinate(0...43)
    )
    let touch = CGPoint(x: frames[index].minX + dx, y: frames[index].minY + dy)
    try expect(
      found(touch), is: names[index], "\(scene): touch \(coordinates(touch))", rule: outside)
  }
}

private let playerFrame = CGRect(x: 0, y: 0, width: 320, height: 480)
