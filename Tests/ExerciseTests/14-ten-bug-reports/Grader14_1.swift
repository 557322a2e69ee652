import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A shelf of any design.
struct Shelf {
  let screen: UIView
  let shelf: UIScrollView
  let log: () -> [String]
}

/// Makes a shelf of cards with these names.
typealias Shelves = (_ names: [String]) -> Shelf

let exercise14_1: Grader<Diagnosed<Shelves>> = Grader(
  written14_1,
  solution: {
    Diagnosed(Solutions14.causes14_1()) { names in
      let screen = Solutions14.ShelfScreen(cards: names)
      return Shelf(screen: screen, shelf: screen.shelf, log: { screen.log })
    }
  },
  alternatives: [
    { right14_1(.cardHandsOver) }, { right14_1(.xInShelf) }, { right14_1(.shelfAsks) },
  ], wrong: wrong14_1,
  statement: [
    .tells("“I tap"), .asks("I tap it again", "The report's touch"),
    .asks("Name the cause", "Your diagnosis", "The report's touch", "A tap on the", "Random scene"),
    .asks("These must", "A tap on the middle of gold", "A tap beside the x"),
    .asks("An x stays", "A tap beside the x", "A tap on the upper right quarter"),
    .asks("A closed card", "red is closed"),
    .asks("A quick drag scrolls", "A drag that begins", "Scrolled by 60"),
    .asks("Worked touch", "The report's touch"),
  ]
) { make in
  try judge(make().causes, diagnosis14_1)
  func scene(
    _ name: String, of names: [String] = ["red", "gold", "blue"], offset: Double = 0,
    _ taps: [(Double, Double)]
  ) throws {
    try playing(name) {
      let shelf = make().screen(names)
      let isMoved = hasMoved(shelf)
      let got = try played(on: shelf, offset: offset, taps)
      let wanted = expected(names, offset: offset, taps)
      let told = why(got, wanted, isScrolled: offset > 0)
      let reason =
        isMoved
        ? Diagnosis14_1.moved
        : told == Diagnosis14_1.notCured("gold") ? unchanged(shelf) ?? told : told
      try expect(
        listed(got), is: listed(wanted.filter { !$0.isEmpty }), name, otherwise: reason,
        rule: isMoved
          ? Diagnosis14_1.scrolling
          : reason == Diagnosis14_1.opensToo ? Diagnosis14_1.branch : Diagnosis14_1.area)
    }
  }
  try scene("The report's touch, (156, 340)", [(156, 340)])
  try scene("A tap on the lower left quarter of the x of red, (136, 340)", [(136, 340)])
  try scene("A tap on the upper left quarter of the x of red, (132, 314)", [(132, 314)])
  try scene("A tap on the upper right quarter of the x of red, (160, 312)", [(160, 312)])
  for point in [(124.0, 310.0), (163, 310), (163, 349), (124, 349)] {
    try scene("A tap on the edge of the x of red, \(coordinates(point.0, point.1))", [point])
  }
  try scene("A tap on the middle of gold, (210, 400)", [(210, 400)])
  try scene("A tap beside the x, on red, (122, 340)", [(122, 340)])
  try scene("A tap beside the x, on gold, (166, 340)", [(166, 340)])
  try scene("A tap beside the x, on gold below it, (156, 352)", [(156, 352)])
  try scene("A tap beside the x, above red, (110, 320)", [(110, 320)])
  try scene("A tap beside the x, between red and gold, (147, 380)", [(147, 380)])
  try scene("A tap on the x of gold, (280, 325)", [(280, 325)])
  try scene("red is closed, and a tap where its x was, (140, 315)", [(156, 340), (140, 315)])
  try scene("red is closed, and a tap on gold beside it, (156, 340)", [(130, 325), (156, 340)])
  try scene("red is closed, and a tap on the x of gold, (275, 320)", [(130, 325), (275, 320)])
  let five = ["red", "gold", "blue", "white", "black"]
  try scene("Scrolled by 60, a tap on the x of red, (96, 340)", of: five, offset: 60, [(96, 340)])
  try scene("Scrolled by 60, a tap on gold, (110, 340)", of: five, offset: 60, [(110, 340)])
  try playing("Thrown to the end, the last x") {
    let (stage, shelf) = (Stage(), make().screen(five))
    stage.root.addSubview(shelf.screen)
    for _ in 1...3 {
      try stage.finger.drag(
        through: [CGPoint(x: 300, y: 480), CGPoint(x: 60, y: 480)], over: 0.2)
      try stage.wait(3)
    }
    // The right rim of the x, 19 of its 20 points beyond the corner.
    let rim = CGPoint(x: 20 + 130 * 4 + 124 + 19 - shelf.shelf.contentOffset.x, y: 330)
    try stage.finger.tap(at: rim)
    try stage.wait(1)
    try expect(
      listed(shelf.log()), is: "close black", "Thrown to the end, a tap on the rim of the last x",
      otherwise: Diagnosis14_1.leftBehind, rule: Diagnosis14_1.scrolling)
  }
  for (place, x, y) in [("on red", 90.0, 400.0), ("on the x of red", 150, 320), ("above", 60, 310)]
  {
    try drag("A drag that begins \(place), from \(coordinates(x, y)) to the left", x, y, make)
  }
  try randomScenes(1...40) { name, random in
    let names = Array(five.prefix(random.int(in: 1...5)))
    let offset = random.coordinate(0...max(0, 130 * names.count + 40 - 375))
    var taps: [(Double, Double)] = []
    for _ in 0..<random.int(in: 1...4) {
      // Half of the taps lie near the corner of a card.
      let corner = 144 + 130 * Double(random.int(in: 0...names.count - 1)) - offset
      let isNear = random.bool() && corner < 360
      let x = isNear ? corner + random.coordinate(-28...28) : random.coordinate(0...374)
      let y = isNear ? 330 + random.coordinate(-28...28) : random.coordinate(300...489)
      taps.append((max(0, min(374, x)), y))
    }
    let words = taps.map { coordinates($0.0, $0.1) }.joined(separator: " and ")
    try scene(
      "\(name): cards \(listed(names)), scrolled by \(Int(offset)), taps \(words)", of: names,
      offset: offset, taps)
  }
}

/// A view in the shelf, by its name.
private func found(_ name: String, in view: UIView) -> UIView? {
  if view.traceName == name { return view }
  for subview in view.subviews { if let found = found(name, in: subview) { return found } }
  return nil
}

/// What was changed, although the x of red is as dead as before.
private func unchanged(_ shelf: Shelf) -> String? {
  guard let x = found("x of red", in: shelf.shelf), let red = x.superview else { return nil }
  if x.bounds.width > 40 { return Diagnosis14_1.largerX }
  let cards = shelf.shelf.subviews
  guard let gold = found("x of gold", in: shelf.shelf)?.superview,
    let (front, back) = cards.firstIndex(where: { $0 === gold }).flatMap({ front in
      cards.firstIndex { $0 === red }.map { (front, $0) }
    })
  else { return nil }
  return front > back ? Diagnosis14_1.goldInFront : nil
}

/// Whether the x of red can be found, and lies elsewhere in the shelf than where the user saw it.
private func hasMoved(_ shelf: Shelf) -> Bool {
  guard let x = found("x of red", in: shelf.shelf) else { return false }
  let center = x.convert(CGPoint(x: x.bounds.midX, y: x.bounds.midY), to: shelf.shelf)
  return center != CGPoint(x: 144, y: 30)
}

/// What taps did to a shelf, in order.
private func played(on shelf: Shelf, offset: Double, _ taps: [(Double, Double)]) throws -> [String]
{
  let stage = Stage()
  stage.root.addSubview(shelf.screen)
  shelf.shelf.contentOffset.x = offset
  for (x, y) in taps {
    try stage.finger.tap(at: CGPoint(x: x, y: y))
    try stage.wait(1)
  }
  return shelf.log()
}

/// What each tap should do; empty for nothing.
private func expected(
  _ names: [String], offset: Double, _ taps: [(Double, Double)]
) -> [String] {
  var open = names
  return taps.map { x, y in
    let (x, y) = (x + offset, y - 300)
    func left(of name: String) -> Double { 20 + 130 * Double(names.firstIndex(of: name) ?? 0) }
    if y < 0 || y >= 190 { return "" }
    for name in open {
      let corner = left(of: name) + 124
      if x >= corner - 20, x < corner + 20, y >= 10, y < 50 {
        open.removeAll { $0 == name }
        return "close \(name)"
      }
    }
    for name in open where y >= 30 && y < 170 && x >= left(of: name) && x < left(of: name) + 124 {
      return "open \(name)"
    }
    return ""
  }
}

/// What explains the first tap that went wrong.
private func why(_ got: [String], _ wanted: [String], isScrolled: Bool) -> String {
  let done = wanted.filter { !$0.isEmpty }
  let place = zip(got, done).prefix { $0 == $1 }.count
  let (was, should) = (
    place < got.count ? got[place] : "", place < done.count ? done[place] : ""
  )
  let card = was.split(separator: " ").last.map { String($0) } ?? ""
  // What is wrong without scrolling, too, was told in an earlier scene.
  if isScrolled { return Diagnosis14_1.leftBehind }
  if should.hasPrefix("close") {
    if was.hasPrefix("open"), got[place...].contains(should) { return Diagnosis14_1.opensToo }
    return was.hasPrefix("open") ? Diagnosis14_1.notCured(card) : Diagnosis14_1.onlyHalf
  }
  if was.hasPrefix("close"), done.contains(was) { return Diagnosis14_1.stillThere }
  if should.hasPrefix("open") {
    return was.hasPrefix("close")
      ? Diagnosis14_1.tooLarge
      : was.isEmpty ? Diagnosis14_1.nothingOpens : Diagnosis14_1.grown(card)
  }
  return was.hasPrefix("close") ? Diagnosis14_1.whereNothingIs : Diagnosis14_1.grown(card)
}

/// A finger that goes to the left at once scrolls the shelf, and does nothing else.
private func drag(
  _ name: String, _ x: Double, _ y: Double, _ make: () -> Diagnosed<Shelves>
) throws {
  try playing(name) {
    let (stage, shelf) = (Stage(), make().screen(["red", "gold", "blue", "white", "black"]))
    stage.root.addSubview(shelf.screen)
    try stage.finger.drag(
      through: [CGPoint(x: x, y: y), CGPoint(x: x - 50, y: y)], over: 0.2)
    let moved = shelf.shelf.contentOffset.x > 30 ? "scrolls" : "does not scroll"
    try expect(
      "\(moved), and \(listed(shelf.log()))", is: "scrolls, and nothing", name,
      rule: Diagnosis14_1.scrolling)
  }
}
