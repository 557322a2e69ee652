import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A screen with cards, of any design.
struct Deck {
  let screen: UIView
  let list: UIScrollView
  /// A message comes.
  let show: () -> Void
  /// The message goes by itself.
  let hide: () -> Void
  let log: () -> [String]
}

/// Makes a screen with cards of these names.
typealias Decks = (_ names: [String]) -> Deck

let exercise14_10: Grader<Diagnosed<Decks>> = Grader(
  written14_10,
  solution: {
    Diagnosed(Solutions14.causes14_10()) { names in
      let screen = Solutions14.DeckScreen(cards: names)
      return Deck(
        screen: screen, list: screen.list, show: { screen.showMessage() },
        hide: { screen.hideMessage() }, log: { screen.log })
    }
  },
  alternatives: [
    { right14_10(.passesThrough, .waits) }, { right14_10(.small, .notOnCards) },
    { right14_10(.hides, .oneAtATime) },
  ], wrong: wrong14_10,
  statement: [
    .asks("“After a message", "The report's tap"), .asks("And sometimes", "The report's drag"),
    .asks("Name the cause or", "Your diagnosis", "The report's", "A message goes", "Random scene"),
    .asks("These must", "A drag of gold"),
    .asks("A drag to the right", "A drag beside"),
    .asks("The list scrolls", "The list is dragged"),
    .asks("A tap on a message", "A tap on a message", "A message is answered", "The next message"),
    .asks("Worked touch", "The report's tap", "The report's drag"),
  ]
) { make in
  try judge(make().causes, diagnosis14_10)
  func scene(_ name: String, _ acts: [DeckAct]) throws {
    try playing(name) {
      let (stage, deck) = (Stage(), make().screen(cards))
      stage.root.addSubview(deck.screen)
      for act in acts { try play(act, deck, on: stage) }
      let wanted = acts.compactMap(\.wanted)
      let (rule, why) = explained(deck.log(), wanted)
      let windows = stage.phone.application.windowScene.windows.filter { !$0.isHidden }
      let isThere = why == Diagnosis14_10.dead && windows.count > 1
      try expect(
        listed(deck.log()), is: listed(wanted), name,
        otherwise: isThere ? still(windows) : why, rule: rule)
    }
  }
  try scene("The report's drag, of red by 120 points to the right", [.drag(0, 120)])
  try scene("The report's tap on help after a message, (187, 142)", [.show, .hide, .help])
  try scene("A tap on help", [.help])
  try scene("A drag of gold by 100 points to the left", [.drag(1, -100)])
  try scene("A drag of gold by 100 points to the right", [.drag(1, 100)])
  try scene("A drag beside the cards, from (30, 300)", [.back(300)])
  try scene("A drag beside the cards, between red and gold, (30, 330)", [.back(330)])
  try scene("A drag beside the cards, above the list, (30, 185)", [.back(185)])
  try scene("A tap on a message", [.show, .answer])
  try scene("A message is answered, and a tap on help", [.show, .answer, .help])
  try scene("A message goes by itself, and a drag beside the cards", [.show, .hide, .back(300)])
  try scene("A message goes by itself, and a drag of red", [.show, .hide, .drag(0, 120)])
  try scene("The next message is answered", [.show, .hide, .show, .answer, .help])
  for (place, x, y) in [("from red", 187.0, 270.0), ("beside the cards", 20, 400)] {
    for isAfter in [false, true] {
      let name = "The list is dragged up \(place)" + (isAfter ? " after a message" : "")
      try playing(name) {
        let (stage, deck) = (Stage(), make().screen(cards))
        stage.root.addSubview(deck.screen)
        if isAfter { for act in [DeckAct.show, .hide] { try play(act, deck, on: stage) } }
        try stage.finger.drag(through: [CGPoint(x: x, y: y), CGPoint(x: x, y: y - 60)], over: 0.3)
        let moved = deck.list.contentOffset.y > 20 ? "scrolls" : "does not scroll"
        try expect(
          "\(moved), \(listed(deck.log()))", is: "scrolls, nothing", name,
          otherwise: Diagnosis14_10.still, rule: Diagnosis14_10.working)
      }
    }
  }
  let slanting = "The list is dragged up beside the cards, and a little to the right"
  try playing(slanting) {
    let (stage, deck) = (Stage(), make().screen(cards))
    stage.root.addSubview(deck.screen)
    try stage.finger.drag(through: [CGPoint(x: 20, y: 450), CGPoint(x: 100, y: 250)], over: 0.3)
    let moved = deck.list.contentOffset.y > 20 ? "scrolls" : "does not scroll"
    try expect(
      "\(moved), \(listed(deck.log()))", is: "scrolls, nothing", slanting,
      otherwise: Diagnosis14_10.still, rule: Diagnosis14_10.working)
  }
  try randomScenes(1...30) { name, random in
    var acts: [DeckAct] = []
    for _ in 0..<random.int(in: 1...5) {
      switch random.int(in: 0...4) {
      case 0: acts.append(.help)
      case 1: acts.append(.back(random.coordinate(170...600)))
      case 2: acts += [.show, random.bool() ? .hide : .answer]
      default:
        let way = random.coordinate(80...110)
        acts.append(.drag(random.int(in: 0...3), random.bool() ? way : -way))
      }
    }
    try scene("\(name): \(listed(acts.map(\.words)))", acts)
  }
}

/// Why a window that should be gone still gets the touch.
private func still(_ windows: [UIWindow]) -> String {
  let isClear = windows.contains {
    $0.windowLevel > .normal && $0.rootViewController?.view.backgroundColor == .clear
  }
  return isClear ? Diagnosis14_10.stillHit : Diagnosis14_10.windowStays
}

/// What happens, or what a user does.
enum DeckAct {
  case show, hide, answer, help
  /// A card, by its place, is dragged sideways.
  case drag(Int, Double)
  /// A drag to the right, beside the cards.
  case back(Double)

  var words: String {
    switch self {
    case .show: "a message comes"
    case .hide: "it goes"
    case .answer: "a tap on it"
    case .help: "a tap on help"
    case .drag(let place, let way): "a drag of \(cards[place]) by \(Int(way))"
    case .back(let y): "a drag to the right from (30, \(Int(y)))"
    }
  }

  /// What it should do.
  var wanted: String? {
    switch self {
    case .show, .hide: nil
    case .answer: "answer"
    case .help: "help"
    case .drag(let place, let way): cards[place] + (way > 0 ? " right" : " left")
    case .back: "back"
    }
  }
}

private func play(_ act: DeckAct, _ deck: Deck, on stage: Stage) throws {
  func drag(_ x: Double, _ y: Double, _ way: Double) throws {
    try stage.finger.drag(through: [CGPoint(x: x, y: y), CGPoint(x: x + way, y: y)], over: 0.2)
  }
  switch act {
  case .show: deck.show()
  case .hide: deck.hide()
  case .answer: try stage.finger.tap(at: CGPoint(x: 187, y: 70))
  case .help: try stage.finger.tap(at: CGPoint(x: 187, y: 142))
  case .drag(let place, let way): try drag(187, 270 + 120 * Double(place), way)
  case .back(let y): try drag(30, y, 120)
  }
  try stage.wait(1)
}

/// What explains the first thing that went wrong, and its rule.
private func explained(_ got: [String], _ wanted: [String]) -> (rule: String, why: String?) {
  typealias D = Diagnosis14_10
  let place = zip(got, wanted).prefix { $0 == $1 }.count
  let (was, should) = (
    place < got.count ? got[place] : "", place < wanted.count ? wanted[place] : ""
  )
  if was == "back", should.hasPrefix("red"), !got.contains(should) {
    return (D.working, D.onlyBack)
  }
  if was == "back" { return (D.both, D.goesBack) }
  if should == "answer" { return (D.working, D.noAnswer) }
  if should == "help" { return (D.window, D.dead) }
  if should == "back" { return (D.working, D.noBack) }
  return (D.working, should.isEmpty ? nil : D.notSorted)
}
