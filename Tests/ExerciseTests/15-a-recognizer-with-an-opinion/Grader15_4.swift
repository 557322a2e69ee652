import Grading
import MiniUIKit
import PieceKit
import Stage

@testable import Solutions15

/// A card of any design, and what is done when it is shown.
struct Pushing {
  let modified: (Piece) -> Piece
  let isShown: (UIView) -> Void
  let open: (Bool) -> Void
  let shift: () -> CGFloat
}

/// What answers to exercise 15.4 are told.
enum Diagnosis15_4 {
  static let plainTakesAll =
    "The drag is plain. It began with a finger that goes up or down, and excluded the list's pan."
    + "\nRule: \(stuck)"
  static let highTakesAll =
    "High priority is about gestures inside the card. The list lies outside, and was excluded."
    + "\nRule: the opinion: against a list outside, the first to recognize wins (SU-34)."
  static let stateTakesAll =
    "The drag excluded the list. A gesture's state brings `shift` back, and decides about no finger."
    + "\nRule: the direction: ask for the way before the gesture begins (GR-44)."
  static let looksTooLate =
    "The drag had begun, and the list was out, before your closure looked at the way."
    + "\nRule: the direction: ask for the way before the gesture begins (GR-44)."
  static let dragIsStillThere =
    "The card has a pan and its drag as well, and the drag took this finger, whichever way it goes."
    + "\nRule: \(stuck)"
  static let panTakesAll =
    "The card's pan began with a finger that goes up or down, and excluded the list's."
  static let takesUp =
    "Down is refused, and up isn't: upward y is negative, and a way of -20 is as long as one of 20."
    + "\nRule: the direction: compare lengths, whichever sign they have (GR-44)."
  static let both =
    "Two things move: a simultaneous gesture excludes nobody, and nobody decides. The pager's pan is"
    + " UIKit's and further out, as the list's is.\nRule: \(beside)"
  static let bothAllowed =
    "Two things move: the delegate lets the card's pan recognize beside the others."
    + "\nRule: chapter 8, Permission: one delegate's yes is enough for both to recognize (GR-63)."
  static let late =
    "The drag waited for more than ten points, and by then the pager had begun."
    + "\nRule: the direction: ten points are there before thirty, so the pager wins the race (SU-34)."
  static let noCure =
    "Nothing moves the card any more: without its drag it needs a pan of UIKit's on the view it's in."
    + "\nRule: the direction: a pan takes the drag's place, on the card's hosting view (SU-59)."
  static let private_ =
    "The delegate was given to SwiftUI's own recognizer. In an app you don't find it: it is on no view."
    + "\nRule: the opinion: SwiftUI's recognizer hangs on an object that isn't a view (SU-3)."
  static let refuses =
    "The card's pan has refused a drag to the left, which opens the card.\nRule: \(longer)"
  static let otherSide =
    "The card's pan refuses the left and takes the right: to the left x is negative."
    + "\nRule: the direction: the sign of x decides, and isOpen says which one (GR-44)."
  static let swapped =
    "The card's pan refuses the left and takes up and down: x and y are swapped."
    + "\nRule: the direction: x is across, and it has to be the longer one (GR-44)."
  static let notMoved =
    "The pan began, and moved on, and `shift` is still 0: no call of its action has set it."
    + "\nRule: chapter 7, A touch it has no use for: a recognizer calls its action in `changed`, too (GR-30)."
  static let notAtFirst =
    "The finger came in one move. The pan's call for it is `began`, and `shift` is still 0."
    + "\nRule: chapter 7, A touch it has no use for: `began` calls the action, too (GR-30)."
  static let otherWay =
    "The pan's action sets `shift`, but not to how far the finger has come."
    + "\nRule: chapter 8, Finishing lines: a translation is already the sum of the moves (GR-90)."
  static let staysOpen =
    "The card is open, and its pan has refused a drag to the right, which closes it."
    + "\nRule: the direction: what is ahead of the card depends on isOpen; ask it each time (GR-44)."
  static let frozen =
    "The screen has changed isOpen since the card was shown, and the card's pan has refused."
    + "\nRule: the direction: a pan is asked before it begins, each time; ask isOpen then (GR-44)."
  static let slow =
    "The finger went three points at a time, and the card's pan has refused."
    + "\nRule: the direction: a pan is asked once, after ten points, and a no is final (GR-44)."
  static let takesThePagers =
    "The card is closed, so that a drag to the right is the pager's."
    + "\nRule: the direction: the sign of x decides; what has no use for it says no (GR-44)."
  static let isOpenAlready =
    "The card is open, so that a drag to the left is the pager's."
    + "\nRule: the direction: the sign of x decides, and isOpen says which one (GR-44)."
  static let slanted =
    "The finger goes aside, but further up or down, so it is the list's."
    + "\nRule: the direction: compare the way across with the way up or down (GR-44)."
  static let hangs =
    "The pan was cancelled, and `shift` is as it was: no `@GestureState` brings it home here."
    + "\nRule: the direction: the action brings it home, in cancelled as in ended (GR-30)."
  static let hangsAfterLift =
    "The finger was lifted, and `shift` is as it was."
    + "\nRule: chapter 13, One place for every end: an action cleans up in its last state (GR-30)."

  static let rule =
    "the direction: a pan with no use for a finger says no before it begins (GR-44)."
  private static let longer =
    "the direction: if the longer way is the card's, the answer is yes (GR-44)."
  private static let stuck =
    "the opinion: plain, a drag races a list's pan, whichever way the finger goes (SU-34)."
  private static let beside =
    "the opinion: simultaneous lets a pan further out run, and the drag continues as well (SU-49)."
}

let exercise15_4: Grader<Pushing> = Grader(
  "15.4", .repair, read: "Chapters/15-a-recognizer-with-an-opinion, The repair", steps: steps,
  solution: {
    let card = Solutions15.PushCard()
    return Pushing(
      modified: { card.modified($0) }, isShown: { card.isShown(in: $0) },
      open: { card.isOpen = $0 },
      shift: { card.shift })
  },
  alternatives: [{ pushing(.translation) }, { pushing(.angle) }, { pushing(.ownPan) }],
  wrong: wrong15_4,
  statement: [
    .tells("A card of SwiftUI's lies"),
    .asks("Closed, it can", "Straight to the left", "Open, straight to the right"),
    .tells("Users want"),
    .asks(
      "- A finger that goes further", "Straight to the left", "To the left, and a little up",
      "To the left, and a little down", "To the left, and nearly",
      "To the left in one move", "Slowly to the left",
      "Open, to the right", "Open, slowly", "Pushed open", "Pushed shut", "Random scene"),
    .asks(
      "- Any other finger", "Straight up", "Straight down", "Straight to the right",
      "To the right, and a little", "Down, and a little to the left", "Down, and nearly",
      "Open, straight up", "Open, straight to the left", "Open, down"),
    .asks("- After a push", "Pushed to the left, and", "Pushed to the right, and"),
    .tells("You choose"),
    .asks("Worked touch", "Up, and a little to the left"),
  ]
) { make in
  func scene(
    _ name: String, _ x: CGFloat, _ y: CGFloat, isOpen: Bool = false, before: CGFloat? = nil,
    steps: Int = 6, is wanted: String, why: [String: String] = [:]
  ) throws {
    let push = try making(name) {
      try Push(x, y, isOpen: isOpen, before: before, steps: steps, .up, make)
    }
    try expect(
      push.moved, is: wanted, name, why: try push.why(why, x, y, wanted, make),
      rule: Diagnosis15_4.rule)
  }
  func over(_ name: String, _ x: CGFloat, isOpen: Bool = false, _ end: PushEnd) throws {
    let push = try making(name) { try Push(x, 0, isOpen: isOpen, end, make) }
    try expect(
      push.after == 0 ? "shift 0" : "shift \(Int(push.after))", is: "shift 0", name,
      otherwise: end == .up ? Diagnosis15_4.hangsAfterLift : Diagnosis15_4.hangs,
      rule: nil)
  }
  func refused(_ words: String) -> [String: String] {
    ["pager": words, "list": words, "list and pager": words, "nothing": words]
  }
  let (left, right) = (refused(Diagnosis15_4.refuses), refused(Diagnosis15_4.staysOpen))
  let steep = refused(Diagnosis15_4.asksForMore)
  let further = ["card": Diagnosis15_4.isOpenAlready]
  let pagers = ["card": Diagnosis15_4.takesThePagers]
  try scene("Straight to the left", -20, 0, is: "card", why: left)
  try scene("Straight down", 0, 20, is: "list")
  try scene("Straight up", 0, -20, is: "list", why: ["nothing": Diagnosis15_4.takesUp])
  try scene("Straight to the right", 20, 0, is: "pager", why: pagers)
  let slanted = ["card": Diagnosis15_4.slanted]
  try scene("Up, and a little to the left", -5, -20, is: "list", why: slanted)
  try scene("Down, and a little to the left", -5, 20, is: "list", why: slanted)
  try scene("To the left, and a little up", -20, -5, is: "card", why: left)
  try scene("To the left, and a little down", -20, 5, is: "card", why: left)
  try scene("To the right, and a little down", 20, 5, is: "pager", why: pagers)
  try scene("Slowly to the left", -3, 0, is: "card", why: refused(Diagnosis15_4.slow))
  try scene("To the left, and nearly as far up", -12, -8, is: "card", why: steep)
  try scene("To the left, and nearly as far down", -12, 8, is: "card", why: steep)
  try scene("To the left in one move", -40, 0, steps: 1, is: "card", why: left)
  try scene("Down, and nearly as far to the left", -8, 12, is: "list", why: slanted)
  try scene("Open, straight to the right", 20, 0, isOpen: true, is: "card", why: right)
  try scene("Open, straight up", 0, -20, isOpen: true, is: "list")
  try scene("Open, straight to the left", -20, 0, isOpen: true, is: "pager", why: further)
  try scene("Open, to the right and a little up", 20, -5, isOpen: true, is: "card", why: right)
  try scene("Open, to the right and a little down", 20, 5, isOpen: true, is: "card", why: right)
  try scene(
    "Open, slowly to the right", 3, 0, isOpen: true, is: "card",
    why: refused(Diagnosis15_4.slow))
  try scene("Open, down and a little to the right", 5, 20, isOpen: true, is: "list", why: slanted)
  try scene(
    "Open, down and nearly as far to the right", 8, 12, isOpen: true, is: "list", why: slanted)
  let frozen = refused(Diagnosis15_4.frozen)
  try scene(
    "Pushed open, and then to the right", 20, 0, isOpen: true, before: -20, is: "card", why: frozen)
  try scene("Pushed shut, and then to the left", -20, 0, before: 20, is: "card", why: frozen)
  try over("Pushed to the left, and lifted", -20, .up)
  try over("Pushed to the left, and an alert", -20, .alert)
  try over("Pushed to the left, and its page goes", -20, .gone)
  try over("Pushed to the right, and an alert", 20, isOpen: true, .alert)
  try randomScenes { name, random in
    let (far, near) = (CGFloat(random.int(in: 12...30)), CGFloat(random.int(in: 0...5)))
    let (sign, isOpen): (CGFloat, Bool) = (random.bool() ? 1 : -1, random.bool())
    let card = "\(name), \(isOpen ? "open" : "closed")"
    switch random.int(in: 0...3) {
    case 0:
      try scene(
        "\(card), to the left", -far, near * sign, isOpen: isOpen, is: isOpen ? "pager" : "card",
        why: isOpen ? further : left)
    case 1:
      try scene(
        "\(card), to the right", far, near * sign, isOpen: isOpen, is: isOpen ? "card" : "pager",
        why: isOpen ? right : pagers)
    case 2: try scene("\(card), up", near * sign, -far, isOpen: isOpen, is: "list")
    default: try scene("\(card), down", near * sign, far, isOpen: isOpen, is: "list")
    }
  }
}

private enum PushEnd {
  case up, alert, gone
}

/// A finger that goes one way in some steps, and what moves.
private struct Push {
  /// What moves while the finger is down.
  let moved: String
  /// Where the card lies when it is over.
  let after: CGFloat
  /// Whether the card has a pan of UIKit's, and whether its drag is still there.
  let (isPan, isDrag): (Bool, Bool)
  /// Whether SwiftUI's own recognizer was given a delegate.
  let isMeddled: Bool
  /// Whether list or pager is switched off, and whether the card has a swipe.
  let (isOff, isSwipe): (Bool, Bool)
  /// How far the card has moved, and how far the finger.
  let (shift, way): (CGFloat, CGFloat)
  /// Whether the card moves, and list or pager as well.
  let isTwo: Bool
  /// Whether the card's pan or drag began, and in how many steps the finger came.
  let (began, steps): (Bool, Int)

  /// With `before`, the card is shown as it was, is pushed that way, and the screen sets `isOpen` then.
  init(
    _ x: CGFloat, _ y: CGFloat, isOpen: Bool, before: CGFloat? = nil, steps: Int = 6,
    _ end: PushEnd, _ make: () -> Pushing
  ) throws {
    let (stage, card) = (Stage(), make())
    let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
    pager.contentSize = CGSize(width: 1125, height: 400)
    pager.contentOffset = CGPoint(x: 375, y: 0)
    stage.root.addSubview(named("pager", pager))
    let list = UIScrollView(frame: CGRect(x: 375, y: 0, width: 375, height: 400))
    list.contentSize = CGSize(width: 375, height: 1200)
    list.contentOffset = CGPoint(x: 0, y: 300)
    pager.addSubview(named("list", list))
    let host = HostingView(
      card.modified(Piece("card", CGRect(x: 0, y: 0, width: 343, height: 100))),
      frame: CGRect(x: 16, y: 450, width: 343, height: 100))
    list.addSubview(host)
    let hosted = host.gestureRecognizers ?? []
    card.open(before == nil ? isOpen : !isOpen)
    card.isShown(host)
    let all = host.gestureRecognizers ?? []
    isMeddled = hosted.contains { $0.delegate != nil }
    isDrag = all.contains { one in hosted.contains { $0 === one } }
    isPan = all.contains { one in !hosted.contains { $0 === one } }
    let start = CGPoint(x: 187, y: 300)
    func goes(_ x: CGFloat, _ y: CGFloat) throws {
      try stage.finger.down(at: start)
      for step in 1...steps {
        try stage.wait(0.05)
        let count = CGFloat(step)
        try stage.finger.move(to: CGPoint(x: start.x + x * count, y: start.y + y * count))
      }
    }
    if let before {
      try goes(before, 0)
      try stage.finger.up()
      card.open(isOpen)
      try stage.wait(1)
    }
    let earlier = stage.recording.lines.count
    try goes(x, y)
    (shift, way) = (card.shift(), CGFloat(steps) * x)
    isSwipe =
      all.contains { $0 is UISwipeGestureRecognizer }
      && !all.contains { $0 is UIPanGestureRecognizer }
    isOff = [list, pager].contains { !$0.isScrollEnabled || !$0.panGestureRecognizer.isEnabled }
    let lines = stage.recording.lines.dropFirst(earlier)
      .filter { $0.kind == "gesture" && $0.what == "began" }
    let pans = lines.map(\.who)
    let others = ["list", "pager"].filter { pans.contains("pan(\($0))") }
    (began, self.steps) = (pans.contains { $0 != "pan(list)" && $0 != "pan(pager)" }, steps)
    // The first points may be left out, and one step may be lacking.
    let isThere = abs(shift - CGFloat(steps) * x) <= 10 + (steps > 1 ? abs(x) : 0)
    let own = shift == 0 ? [] : [isThere || !others.isEmpty ? "card" : "card by \(Int(shift))"]
    isTwo = !own.isEmpty && !others.isEmpty
    let movers = own + others
    moved = movers.isEmpty ? "nothing" : movers.joined(separator: " and ")
    try stage.wait(0.05)
    switch end {
    case .up: try stage.finger.up()
    case .alert: try stage.finger.cancel()
    case .gone: pager.removeFromSuperview()
    }
    after = withExtendedLifetime(card) { card.shift() }
  }

  /// What this answer is told if the wrong things move.
  func why(
    _ why: [String: String], _ x: CGFloat, _ y: CGFloat, _ wanted: String, _ make: () -> Pushing
  ) throws -> [String: String] {
    if moved == wanted { return [:] }
    if isOff { return [moved: Diagnosis15_4.switchedOff] }
    if isMeddled { return [moved: Diagnosis15_4.private_] }
    if isTwo { return [moved: isDrag ? Diagnosis15_4.both : Diagnosis15_4.bothAllowed] }
    if isDrag, !isPan, moved == "pager" { return [moved: Diagnosis15_4.late] }
    if isDrag, began, wanted != "card" {
      return [moved: isPan ? Diagnosis15_4.dragIsStillThere : try Self.dragTakesAll(make)]
    }
    if !isDrag, !isPan { return [moved: Diagnosis15_4.noCure] }
    if wanted == "card" {
      if began, moved != "nothing" { return [moved: otherWay] }
      if isSwipe, !began { return [moved: Diagnosis15_4.swipe] }
      if began { return [moved: steps > 1 ? Diagnosis15_4.notMoved : Diagnosis15_4.notAtFirst] }
      if x == -20, y == 0 {
        if try Push(20, 0, isOpen: false, .up, make).began {
          return [moved: Diagnosis15_4.otherSide]
        }
        if try Push(0, 20, isOpen: false, .up, make).began { return [moved: Diagnosis15_4.swapped] }
      }
    }
    if y > 0, x == 0, began { return [moved: Diagnosis15_4.panTakesAll] }
    if isPan, began, moved == "nothing", why[moved] == nil {
      return [moved: Diagnosis15_4.beganForNothing]
    }
    return why
  }

  /// What an answer is told whose pan moves the card, but not as far as the finger.
  private var otherWay: String {
    if abs(shift + way) <= 10 + abs(way) / CGFloat(steps) { return Diagnosis15_4.wrongSign }
    // Each step takes a twentieth of a second.
    let isSpeed = abs(shift - way / CGFloat(steps) * 20) < 10
    return isSpeed ? Diagnosis15_4.speed : Diagnosis15_4.otherWay
  }

  /// What an answer is told whose drag takes a finger that goes up or down: the reason it has.
  private static func dragTakesAll(_ make: () -> Pushing) throws -> String {
    if try Push(-10, 20, isOpen: false, .up, make).moved == "nothing" {
      return Diagnosis15_4.looksTooLate
    }
    if try isBeforeThoseInside(make) { return Diagnosis15_4.highTakesAll }
    let isBack = try Push(-20, 0, isOpen: false, .alert, make).after == 0
    return isBack ? Diagnosis15_4.stateTakesAll : Diagnosis15_4.plainTakesAll
  }

  /// Whether the card's drag excludes a plain one inside the card.
  private static func isBeforeThoseInside(_ make: () -> Pushing) throws -> Bool {
    let (stage, card) = (Stage(), make())
    let frame = CGRect(x: 0, y: 0, width: 343, height: 100)
    var isCalled = false
    let inner = Piece("inner", frame).gesture(DragGesture().onChanged { _ in isCalled = true })
    let host = HostingView(card.modified(Piece("card", frame, holding: [inner])), frame: frame)
    stage.root.addSubview(host)
    card.isShown(host)
    try stage.finger.down(at: CGPoint(x: 187, y: 50))
    try stage.wait(0.05)
    try stage.finger.move(to: CGPoint(x: 147, y: 50))
    try stage.finger.up()
    return withExtendedLifetime(card) { !isCalled }
  }
}
