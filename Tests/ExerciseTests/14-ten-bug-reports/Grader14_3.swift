import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A chat of any design.
struct Chat {
  let screen: UIView
  let chat: UIScrollView
  let reload: () -> Void
  let log: () -> [String]
}

/// Makes a chat with bubbles of these names.
typealias Chats = (_ names: [String]) -> Chat

let exercise14_3: Grader<Diagnosed<Chats>> = Grader(
  written14_3,
  solution: {
    Diagnosed(Solutions14.causes14_3()) { names in
      let screen = Solutions14.ChatScreen(bubbles: names)
      return Chat(
        screen: screen, chat: screen.chat, reload: { screen.reload() }, log: { screen.log })
    }
  },
  alternatives: [
    { right14_3(.flag) }, { right14_3(.ownTimer) }, { right14_3(.twoCases) },
    { right14_3(.closesFirst) },
  ], wrong: wrong14_3,
  statement: [
    .tells("“I press"),
    .asks("When I let go", "The report's touch", "A press on hello that trembles"),
    .asks(
      "Name the cause", "Your diagnosis", "The report's touch", "A press on hello that trembles",
      "An alert", "Random scene"),
    .asks("These must", "Half a second", "A finger on hello for 0.4 s"),
    .asks("A second press", "Two presses", "A press on hello,"),
    .asks("A tap in the chat", "A press on hello and a tap"), .asks("A tap on a link", "A tap on"),
    .asks("A finger that scrolls", "A finger that scrolls"),
    .asks("Worked touch", "The report's touch"),
  ]
) { make in
  try judge(make().causes, diagnosis14_3)
  let flash = "open hello, close hello"
  func scene(
    _ name: String, _ acts: [ChatAct], is wanted: [String], why: [String: String] = [:],
    otherwise: String? = nil, rule: String = Diagnosis14_3.states
  ) throws {
    try playing(name) {
      let (stage, chat) = (Stage(), make().screen(["hello", "lunch", "bye"]))
      stage.root.addSubview(chat.screen)
      var why = why
      let taps = chat.chat.gestureRecognizers?.filter { $0 is UITapGestureRecognizer } ?? []
      if taps.isEmpty, why[flash] == Diagnosis14_3.notCured {
        why[flash] = Diagnosis14_3.noTapEither
      }
      try expect(
        listed(played(acts, on: chat, stage)), is: listed(wanted), name, why: why,
        otherwise: otherwise, rule: rule)
      let last = wanted.last { !$0.hasPrefix("link") } ?? ""
      try expect(
        bar(on: chat), is: last.hasPrefix("open") ? "over " + last.dropFirst(5) : "not there",
        "The bar after: " + name, otherwise: Diagnosis14_3.seen, rule: Diagnosis14_3.working)
    }
  }
  try scene(
    "The report's touch, a press of 1 s at (100, 150)", [.press(100, 150)], is: ["open hello"],
    why: [flash: Diagnosis14_3.notCured])
  try scene(
    "A press on hello, and the chat is reloaded before it", [.reload, .reload, .press(100, 150)],
    is: ["open hello"], why: [flash: Diagnosis14_3.notCured])
  try scene(
    "Half a second and a bit on hello, the finger still down", [.rest(100, 190)],
    is: ["open hello"], why: ["nothing": Diagnosis14_3.tooLate])
  try scene(
    "A press on hello that trembles", [.tremble(100, 190, times: 1)], is: ["open hello"],
    why: [flash: Diagnosis14_3.moved, "open hello, open hello": Diagnosis14_3.again])
  try scene(
    "A press on hello that trembles twice", [.tremble(100, 190, times: 2)], is: ["open hello"],
    otherwise: Diagnosis14_3.moved)
  try scene(
    "A finger on hello for 0.4 s, (200, 190)", [.touch(200, 190, 0.4)], is: [],
    why: ["open hello": Diagnosis14_3.short], rule: Diagnosis14_3.working)
  try scene(
    "A press of 0.52 s on hello, (200, 190)", [.touch(200, 190, 0.52)], is: ["open hello"],
    why: ["nothing": Diagnosis14_3.longEnough], rule: Diagnosis14_3.working)
  try scene(
    "An alert in the middle of a press on hello", [.call(100, 190)], is: ["open hello"],
    why: [flash: Diagnosis14_3.called])
  try scene(
    "Two presses on hello", [.press(100, 190), .press(100, 190)],
    is: ["open hello", "close hello"],
    why: [
      "open hello": Diagnosis14_3.stays, "open hello, open hello": Diagnosis14_3.stays,
      "open hello, close hello, open hello": Diagnosis14_3.reopens,
    ])
  try scene(
    "Three presses on hello", [.press(100, 190), .press(100, 190), .press(100, 190)],
    is: ["open hello", "close hello", "open hello"],
    why: ["open hello, close hello": Diagnosis14_3.onlyOnce], otherwise: Diagnosis14_3.stays,
    rule: Diagnosis14_3.working)
  try scene(
    "A press on hello, and one on lunch", [.press(100, 190), .press(100, 305)],
    is: ["open hello", "open lunch"], otherwise: Diagnosis14_3.elsewhere)
  try scene(
    "An alert in the middle of a press on hello, and a press on bye",
    [.call(100, 190), .press(100, 410)], is: ["open hello", "open bye"],
    why: ["open hello": Diagnosis14_3.forgot])
  for (place, x, y) in [("on hello", 200.0, 200.0), ("beside the messages", 320, 500)] {
    try scene(
      "A press on hello and a tap \(place)", [.press(100, 190), .tap(x, y)],
      is: ["open hello", "close hello"], why: ["open hello": Diagnosis14_3.tapCloses],
      rule: Diagnosis14_3.working)
  }
  try scene(
    "A tap on the link of lunch, (80, 312)", [.tap(80, 312)], is: ["link lunch"],
    rule: Diagnosis14_3.working)
  try scene(
    "A press on hello and a tap on the link of hello", [.press(200, 200), .tap(80, 202)],
    is: ["open hello", "link hello"],
    why: ["open hello, close hello, link hello": Diagnosis14_3.linkOnly],
    rule: Diagnosis14_3.working)
  try scene("A tap on hello, (200, 200)", [.tap(200, 200)], is: [], rule: Diagnosis14_3.working)
  let scrolling = "A finger that scrolls from hello, (200, 190)"
  try playing(scrolling) {
    let (stage, chat) = (Stage(), make().screen(["hello", "lunch", "bye"]))
    stage.root.addSubview(chat.screen)
    try stage.finger.drag(through: [CGPoint(x: 200, y: 190), CGPoint(x: 200, y: 130)], over: 0.2)
    let moved = chat.chat.contentOffset.y > 20 ? "scrolls" : "does not scroll"
    try expect(
      "\(moved), \(listed(chat.log()))", is: "scrolls, nothing", scrolling,
      rule: Diagnosis14_3.working)
  }
  try randomScenes(1...30) { name, random in
    let names = ["hello", "lunch", "bye"]
    var acts: [ChatAct] = []
    for _ in 0..<random.int(in: 1...5) {
      // Below the bar, and beside the link.
      let bubble = Double(random.int(in: 0...2))
      let (x, y) = (random.coordinate(165...235), 140 + 110 * bubble + random.coordinate(22...88))
      switch random.int(in: 0...5) {
      case 0: acts.append(.tap(x, y))
      case 1: acts.append(.tap(80, 202 + 110 * bubble))
      case 2: acts.append(.tremble(x, y, times: random.int(in: 1...4)))
      case 3: acts.append(.call(x, y))
      case 4: acts.append(.reload)
      default: acts.append(.press(x, y))
      }
    }
    let words = acts.map(\.words).joined(separator: ", ")
    try scene("\(name): \(words)", acts, is: expected(names, acts))
  }
}

/// What a user does with a chat.
enum ChatAct {
  /// A second.
  case press(Double, Double)
  /// A press whose finger moves by 3 points some times.
  case tremble(Double, Double, times: Int)
  /// A press that is taken away.
  case call(Double, Double)
  /// A finger that has opened the bar and stays.
  case rest(Double, Double)
  case tap(Double, Double)
  /// Too short for a press.
  case touch(Double, Double, Double)
  case reload

  var words: String {
    switch self {
    case .press(let x, let y): "a press \(coordinates(x, y))"
    case .tremble(let x, let y, let times): "a press \(coordinates(x, y)) with \(times) moves"
    case .call(let x, let y): "a press \(coordinates(x, y)) taken by an alert"
    case .rest(let x, let y): "a finger rests \(coordinates(x, y))"
    case .tap(let x, let y): "a tap \(coordinates(x, y))"
    case .touch(let x, let y, let time): "a finger \(coordinates(x, y)) for \(time) s"
    case .reload: "reload"
    }
  }
}

/// Where the bar is seen: over the bubble whose upper edge runs through its middle.
private func bar(on chat: Chat) -> String {
  let views = chat.chat.subviews
  guard let bar = views.first(where: { $0.traceName == "bar" }) else { return "not there" }
  let bubble = views.first {
    $0 !== bar && $0.frame.midX == bar.center.x && $0.frame.minY == bar.center.y
  }
  return "over " + (bubble?.traceName ?? "no message")
}

/// What the chat has done after all of it.
private func played(_ acts: [ChatAct], on chat: Chat, _ stage: Stage) throws -> [String] {
  var log: [String] = []
  for act in acts {
    let before = chat.log().count
    switch act {
    case .press(let x, let y): try stage.finger.press(at: CGPoint(x: x, y: y), for: 1)
    case .tremble(let x, let y, let times):
      try stage.finger.down(at: CGPoint(x: x, y: y))
      try stage.wait(0.7)
      for time in 0..<times {
        try stage.finger.move(to: CGPoint(x: x + (time.isMultiple(of: 2) ? 3 : 0), y: y))
        try stage.wait(0.1)
      }
      try stage.finger.up()
    case .call(let x, let y):
      try stage.finger.down(at: CGPoint(x: x, y: y))
      try stage.wait(0.7)
      try stage.finger.cancel()
    case .rest(let x, let y):
      try stage.finger.down(at: CGPoint(x: x, y: y))
      try stage.wait(0.6)
    case .tap(let x, let y): try stage.finger.tap(at: CGPoint(x: x, y: y))
    case .touch(let x, let y, let time):
      try stage.finger.press(at: CGPoint(x: x, y: y), for: time)
    case .reload: chat.reload()
    }
    try stage.wait(1)
    log += moved(Array(chat.log().dropFirst(before)))
  }
  return log
}

/// What one act has done; who closes the bar on one message to open it on another one has moved it.
private func moved(_ log: [String]) -> [String] {
  guard log.count == 2, log[0].hasPrefix("close "), log[1].hasPrefix("open "),
    log[0].dropFirst(6) != log[1].dropFirst(5)
  else { return log }
  return [log[1]]
}

/// What the chat should have done.
private func expected(_ names: [String], _ acts: [ChatAct]) -> [String] {
  var (opened, log) = (String?.none, [String]())
  func close() {
    if let name = opened { log.append("close \(name)") }
    opened = nil
  }
  for act in acts {
    switch act {
    case .press(_, let y), .tremble(_, let y, _), .call(_, let y), .rest(_, let y):
      let name = names[Int((y - 140) / 110)]
      if opened == name {
        close()
      } else {
        log.append("open \(name)")
        opened = name
      }
    case .tap(80, let y): log.append("link \(names[Int((y - 140) / 110)])")
    case .tap: close()
    case .touch, .reload: break
    }
  }
  return log
}
