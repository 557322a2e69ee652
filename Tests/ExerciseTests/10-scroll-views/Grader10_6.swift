import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions10

/// What answers to exercise 10.6 are told.
enum Diagnosis10_6 {
  static let pageTurns =
    "The pager's pan took the finger during the hold; the slider was asked, and did not refuse."
  static let otherWay =
    "The pager's pan took a finger to this side; one to the other side was refused.\nRule: \(sign)"
  static let turned =
    "The pager's pan took this finger, and the list's pan was refused one that goes up: turn it round."
    + "\nRule: \(sides)"
  static let slower =
    "The pager's pan took this finger; a quicker one was refused."
    + "\nRule: the statement: it counts which way is the longer, not how quick the finger is."
  static let leavesTheThumb =
    "A pan was refused whose finger was still on the thumb; here it has left it when the pan asks."
    + "\nRule: the statement: the finger is from the thumb; when you are asked it has gone ten points."
  static let actsWhenAsked =
    "The slider slid when it was asked about another one's pan; this finger is its own pan's."
    + "\nRule: the hit view is asked about each pan; it answers, and does nothing else (GR-43)."
  static let listTakesIt =
    "On a slant the list's pan is ready, too, and deeper than the pager's; it was not refused."
    + "\nRule: \(owner)"
  static let drawerTakesIt =
    "The drawer's pan took the finger: it belongs to no scroll view, and is a pan all the same."
    + "\nRule: \(owner)"
  static let deadList =
    "A slider has no use for this finger; the list's pan was refused, and nothing scrolls."
    + "\nRule: \(useful)"
  static let ownPan =
    "The slider's own pan was refused."
    + "\nRule: the statement: recognizers of the slider itself begin as with any UISlider."
  static let otherKinds =
    "This is no pan, and a UISlider would have let it begin."
    + "\nRule: the statement: all other recognizers begin as they do with any UISlider."
  static let swiped =
    "A UISlider refuses a swipe along it, and yours did not.\nRule: \(others)"
  static let around =
    "Something around the slider has been changed, and that is not yours."
    + "\nRule: the statement: change nothing of what lies around the slider."

  static let hit = "the hit view is asked about each pan that would take its finger (GR-43)."
  static let owner =
    "the hit view is asked about everybody's pan, the list's and the drawer's, too (GR-43)."
  static let sides =
    "the statement: farther sideways is the slider's, farther up or down is the list's."
  static let sign =
    "the statement: sideways is to both sides: compare the sizes of the velocity's two parts."
  static let useful = "refuse what takes a finger that you can use, and nothing else (GR-43)."
  static let others =
    "a slider refuses swipes along it; what you don't decide yourself, super decides (CT-40)."
}

let exercise10_6: Grader<UISlider> = Grader(
  "10.6", read: theDrags, steps: steps, solution: { Solutions10.PageSlider() },
  alternatives: [{ AsksTheWay() }, { AsksSuperFirst() }], wrong: wrong10_6,
  statement: [
    .tells("Write a slider"),
    .asks(
      "A quick finger", "Quickly to the left", "At a slant", "Quickly to the right", "Less quickly",
      "Random scene"),
    .asks("One that goes", "Quickly up", "Quickly down", "Steeply", "Random scene"),
    .asks("All other recognizers", "A pan of its own", "A press", "A swipe"),
    .asks("Change nothing", "Quickly to the left", "Quickly up"),
    .asks("Worked touch", "Quickly to the left"),
  ]
) { make in
  func scene(
    _ name: String, _ dx: Double, _ dy: Double, over time: Double = 0.09, rest: Double = 0,
    is wanted: String, why: [String: String] = [:], _ extra: Extra = .none
  ) throws {
    try playing(name) {
      let given = try Shelf(make(), extra).drag(dx, dy, over: time, rest: rest)
      let parts = given.split(separator: ",")
      let around = parts.count > 1 ? Diagnosis10_6.around : nil
      try expect(
        given, is: wanted, name, why: why, otherwise: around, rule: Diagnosis10_6.hit)
    }
  }
  let (slides, scrolls, nothing) = ("level slides", "list scrolls", "nothing")
  let turns = ["page turns": Diagnosis10_6.pageTurns]
  let dead = [nothing: Diagnosis10_6.deadList, slides: Diagnosis10_6.deadList]
  let isLeftRefused = try making("Quickly to the left") {
    try Shelf(make(), .none).drag(-60, 0, over: 0.09) == slides
  }
  let isRightRefused = try making("Quickly to the right") {
    try Shelf(make(), .none).drag(60, 0, over: 0.09) == slides
  }
  let isUpRefused = try making("Quickly up") {
    try Shelf(make(), .none).drag(0, -60, over: 0.09) == nothing
  }
  let isNearRefused = try making("36 points to the left") {
    try Shelf(make(), .none).drag(-36, 0, over: 0.09) == slides
  }
  let oneSide =
    !isLeftRefused && !isRightRefused && isNearRefused
    ? ["page turns": Diagnosis10_6.leavesTheThumb]
    : isLeftRefused != isRightRefused
      ? ["page turns": Diagnosis10_6.otherWay]
      : isUpRefused && !isLeftRefused ? ["page turns": Diagnosis10_6.turned] : turns
  try scene("Quickly to the left", -60, 0, is: slides, why: oneSide)
  try scene("Quickly up", 0, -60, is: scrolls, why: dead)
  try scene("Quickly down", 0, 60, is: scrolls, why: dead)
  try scene(
    "At a slant, to the left and up", -60, -45, is: slides,
    why: [scrolls: Diagnosis10_6.listTakesIt, "page turns": Diagnosis10_6.pageTurns])
  try scene("Steeply up and to the left", -45, -60, is: scrolls, why: dead)
  try scene(
    "Quickly to the right", 60, 0, is: slides,
    why: oneSide.merging(["drawer opens": Diagnosis10_6.drawerTakesIt]) { $1 })
  try scene(
    "Less quickly to the left, 60 points in 0.3 s", -60, 0, over: 0.3, is: slides,
    why: ["page turns": Diagnosis10_6.slower])
  try scene(
    "A pan of its own, quickly to the left", -60, 0, is: "own pan begins",
    why: [
      slides: Diagnosis10_6.ownPan, nothing: Diagnosis10_6.ownPan,
      "own pan begins and level slides": Diagnosis10_6.actsWhenAsked,
    ], .ownPan)
  try scene(
    "A press of 0.8 s, and a long press on screen", 0, 0, over: 0.8, is: "press begins",
    why: [nothing: Diagnosis10_6.otherKinds], .press)
  try scene(
    "A swipe on screen, to the left after a rest of 0.2 s", -60, 0, rest: 0.2, is: slides,
    why: [
      "swipe begins": Diagnosis10_6.swiped, "swipe begins and level slides": Diagnosis10_6.swiped,
    ], .swipe)
  try randomScenes(1...40) { name, random in
    let (x, y) = (random.coordinate(0...120) - 60, random.coordinate(0...120) - 60)
    guard max(x.magnitude, y.magnitude) > 35, (x.magnitude - y.magnitude).magnitude > 4 else {
      return
    }
    let isSideways = x.magnitude > y.magnitude
    try scene(
      "\(name): \(coordinates(x, y)) in 0.09 s", x, y, is: isSideways ? slides : scrolls,
      why: isSideways
        ? [scrolls: Diagnosis10_6.listTakesIt, "drawer opens": Diagnosis10_6.drawerTakesIt]
          .merging(turns) { $1 } : dead)
  }
}

/// What else is there.
private enum Extra {
  case none
  case ownPan
  case press
  case swipe
}

/// A slider in a list in a pager, and a drawer that a finger to the right opens.
private final class Shelf {
  private let stage = Stage()
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
  private let list = UIScrollView(frame: CGRect(x: 375, y: 0, width: 375, height: 400))
  private let drawer = Drawer()
  private let slider: UISlider
  private var begun: [String] = []
  private var ears: [(UIGestureRecognizer, Ear)] = []
  private let before: String

  init(_ slider: UISlider, _ extra: Extra) {
    self.slider = slider
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1125, height: 400)
    pager.contentOffset.x = 375
    list.contentSize = CGSize(width: 375, height: 1200)
    list.contentOffset.y = 100
    drawer.delegate = drawer
    screen.addGestureRecognizer(drawer)
    before = Shelf.settings(pager, list, drawer)
    slider.frame = CGRect(x: 60, y: 200, width: 240, height: 40)
    slider.value = 0.5
    stage.root.addSubview(named("screen", screen))
    screen.addSubview(named("pager", pager))
    pager.addSubview(named("list", list))
    list.addSubview(named("level", slider))
    listen(to: pager.panGestureRecognizer, "page turns")
    listen(to: list.panGestureRecognizer, "list scrolls")
    listen(to: drawer, "drawer opens")
    switch extra {
    case .none: break
    case .ownPan: add(UIPanGestureRecognizer(), to: slider, "own pan begins")
    case .press: add(UILongPressGestureRecognizer(), to: screen, "press begins")
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      add(swipe, to: screen, "swipe begins")
    }
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView, _ words: String) {
    view.addGestureRecognizer(recognizer)
    listen(to: recognizer, words)
  }

  private func listen(to recognizer: UIGestureRecognizer, _ words: String) {
    let ear = Ear { [unowned self] in begun.append(words) }
    recognizer.addTarget(ear, action: Ear.hear, name: "hear")
    ears.append((recognizer, ear))
  }

  private static func settings(
    _ pager: UIScrollView, _ list: UIScrollView, _ drawer: UIGestureRecognizer
  ) -> String {
    let views = [pager, list].map {
      "\($0.delaysContentTouches) \($0.canCancelContentTouches) \($0.isScrollEnabled)"
        + " \($0.isPagingEnabled) \($0.isUserInteractionEnabled)"
        + " \($0.panGestureRecognizer.isEnabled) \($0.panGestureRecognizer.cancelsTouchesInView)"
    }
    return views.joined(separator: " ") + " \(drawer.isEnabled) \(drawer.cancelsTouchesInView)"
  }

  /// Drags from the thumb in three moves, with a rest before and after, and says what came of it.
  func drag(
    _ dx: Double, _ dy: Double, over time: Double, rest: Double = 0
  ) throws -> String {
    var steps = [TouchStep.down(x: 180, y: 220), .wait(rest)]
    for move in 1...3 {
      let part = Double(move) / 3
      steps.append(.wait(time / 3))
      if dx != 0 || dy != 0 { steps.append(.move(x: 180 + dx * part, y: 220 + dy * part)) }
    }
    try withExtendedLifetime(ears) {
      try stage.phone.play(steps + [.wait(0.3), .up(), .wait(1)])
    }
    if slider.value != 0.5 { begun.append("level slides") }
    let words = begun.isEmpty ? "nothing" : begun.joined(separator: " and ")
    let isChanged = Shelf.settings(pager, list, drawer) != before
    return words + (isChanged ? ", and something around it is changed" : "")
  }
}

/// A pan for fingers to the right.
private final class Drawer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = velocity(in: nil)
    return speed.x > speed.y.magnitude
  }
}

/// Is told when a recognizer begins, or is recognized.
private final class Ear {
  private let tell: () -> Void
  init(_ tell: @escaping () -> Void) { self.tell = tell }
  func hear(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began || recognizer is UISwipeGestureRecognizer { tell() }
  }
}
