import Grading
import MiniUIKit

@testable import Solutions03

/// What lies over the app, of any design.
struct Overlays {
  let hud: UIView
  let snow: UIView
}

/// What answers to exercise 3.3 are told.
enum Diagnosis3_3 {
  static let keepsWhatItFound =
    "Nothing in the HUD is under the finger, and you answer the HUD. Clear or not, then it is hit."
  static let keepsTheColumn =
    "Only the column is under the finger, which is as clear as the HUD; and super answers with it."
  static let losesTheBanner = """
    undo is found and the banner that it lies in isn't, though both lie in the HUD.
    Rule: nil is for the HUD and its column alone, whatever the others are (HT-27).
    """
  static let looksAtAFrame = """
    The banner is hidden: super has left it out, and your code still counts its frame.
    Rule: super does the whole search, gates included: go by its answer (HT-27).
    """
  static let needsAColumn = """
    There is no column here, and the HUD is as clear as before: it answers nil for itself.
    Rule: nil lets through, with a column in the HUD or without one (HT-27).
    """
  static let takesTheFirst = """
    No column is left here. The chip is the HUD's first subview now, and isn't its column.
    Rule: the statement: what lies in the HUD stays touchable; only column steps aside.
    """
  static let letsEverythingThrough = """
    You answer nil for what lies in the HUD as well.
    Rule: \(stays)
    """
  static let answersTheChildAndNot = """
    The banner was asked and found undo in it; its answer is what counts.
    Rule: \(redirect)
    """
  static let asksAtTheWrongPoint = """
    The banner was asked at a point that is not the finger's in the banner's own coordinates.
    Rule: \(convert)
    """
  static let namesTheBanner = """
    Nothing in the HUD wants this touch, and you answer the banner. Then the answer is nil.
    Rule: \(through)
    """
  static let choosesWhoIsBehind =
    """
    You name a view behind the HUD. After nil the search itself finds who is hit there.
    Rule: after nil the search continues behind the view, and nobody has to be named (HT-7).
    """
  static let askingChangedSomething =
    "In a new HUD this touch is right. Here a touch on page came before: asking it changed something."
  static let knowsOneViewOnly = """
    The chip lies in the HUD as well, and it stays touchable.
    Rule: \(stays)
    """
  static let neverAsksTheChip = """
    The chip lies in the HUD itself, and was never asked: your code looks at the column alone.
    Rule: \(all)
    """
  static let asksInAColumnThatIsOff =
    "The column is off, and with it all that lies in it: super has not found undo."
  static let snowIsHit = """
    The snow itself takes the touch: it is clear, and lies in front of everything.
    Rule: shut the gate of a view in which nothing is to be touched (HT-11).
    """
  static let flakeIsHit =
    "A flake in the snow takes the touch. Nothing in the snow is to be touched, whatever it is."
  static let gateIsShut =
    """
    The gate of the HUD is shut, or that of its column, and all that lies in it is out as well.
    Rule: shut a gate where nothing is to be touched; override hitTest where something is (HT-11).
    """
  static let isGone = "The snow lies in no view any more, so nobody sees it."
  static let isHidden = "isHidden is true: no finger gets to the snow, and no eye does."
  static let isFaded = "At this alpha no finger gets to the snow, and no eye does."
  static let isOff =
    "The HUD is off, yet its hitTest runs, and you go on: no other view tests its gates."

  static let drawn =
    "the statement: snow and flakes are seen as before. Another gate shuts without hiding them."
  static let gate =
    "a gate speaks for the whole branch: for a view, and for all that lies in it (HT-11)."
  static let through = "nil lets through: answer nil where super answered the view itself (HT-27)."
  static let redirect = "redirect to what a view's hitTest answers, not to the view (HT-26)."
  static let convert = "a view is asked in its own coordinates: convert the point before (HT-8)."
  static let all =
    "chapter 2, From front to back: a view asks all its subviews, until one accepts (HT-5)."
  static let pure = "a hit test is a question: asking changes nothing (HT-21)."
  static let gates =
    "chapter 3, \"I switch them off\": what your hitTest does not test, nobody tests (HT-4)."
  static let stays = "nil is for the view itself alone; what super finds in it stays (HT-27)."
}

/// Notes at which points it is asked.
private final class AskedView: UIView {
  private(set) var points: [CGPoint] = []
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    points.append(point)
    return super.point(inside: point, with: event)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    points.append(point)
    return super.hitTest(point, with: event)
  }
}

let exercise3_3: Grader<(_ column: UIView) -> Overlays> = Grader(
  "3.3", read: "Chapters/03-changing-the-answer, Nil is an answer",
  solution: {
    { column in
      let hud = Solutions03.HUD()
      hud.column = column
      return Overlays(hud: hud, snow: Solutions03.Snow())
    }
  },
  alternatives: [
    { hud(AsksItsSubviews()) }, { hud(AcceptsWhatIsInIt(), snow: NowhereSnow()) },
    { hud(GoesDown(), snow: LetsAllThrough()) }, { hud(RemembersItsGround(), snow: NeverOn()) },
  ],
  wrong: wrong3_3,
  statement: [
    .tells("A clear HUD"), .tells("Since then no finger"),
    .asks(
      "Users want to tap", "A HUD with a banner, touch (30, 250)", "A button of the page",
      "A HUD with a short column", "A HUD whose column is gone", "A touch on page", "Random scene"),
    .asks(
      "What lies in the HUD", "A HUD with a banner, touch (30, 30)",
      "A HUD with a banner and a chip", "A HUD with two banners"),
    .asks(
      "The snow and its flakes", "A page and a HUD under snow", "A flake over",
      "A button for a flake", "The snow", "Random scene"),
    .asks(
      "A HUD or column that is off", "A hidden HUD", "A HUD without interaction", "A faded HUD",
      "A HUD with a column that is off"),
    .tells("How you do it"),
    .asks("Worked touch", "A HUD with a banner, touch (180, 50), on undo", "A flake over undo"),
  ]
) { make in
  func app(_ change: (UIView, UIView) -> Void = { _, _ in }) -> UIView {
    let app = card("app", 0, 0, 300, 300)
    let page = card("page", 0, 0, 300, 300, in: app)
    place(UIButton(), "buy", CGRect(x: 20, y: 120, width: 80, height: 40), in: page)
    let column = UIView()
    let overlays = make()(column)
    let hud = place(overlays.hud, "hud", CGRect(x: 0, y: 0, width: 300, height: 300), in: app)
    place(overlays.snow, "snow", CGRect(x: 0, y: 0, width: 300, height: 300), in: app)
    place(column, "column", CGRect(x: 0, y: 0, width: 300, height: 300), in: hud)
    let banner = card("banner", 20, 20, 200, 60, in: column)
    place(UIButton(), "undo", CGRect(x: 140, y: 10, width: 50, height: 40), in: banner)
    change(hud, banner)
    return app
  }
  func isShut(_ app: UIView) -> Bool {
    let hud = app.subviews.first { $0.traceName == "hud" }
    return ([hud] + (hud?.subviews ?? [])).contains { $0?.isUserInteractionEnabled == false }
  }
  func isBannerAskedElsewhere() -> Bool {
    let asked = AskedView()
    _ = hit(
      app { _, banner in
        guard let column = banner.superview else { return }
        place(asked, "asked", banner.frame, in: column)
      }, 180, 50)
    return asked.points.contains { $0 != CGPoint(x: 160, y: 30) }
  }
  func whyNoChip(_ build: (UIView) -> UIView) -> String {
    let asked = AskedView()
    _ = hit(build(asked), 30, 210)
    return asked.points.isEmpty ? Diagnosis3_3.neverAsksTheChip : Diagnosis3_3.knowsOneViewOnly
  }
  func check(
    _ app: @autoclosure () -> UIView, _ what: String, _ x: Double, _ y: Double, _ place: String,
    is wanted: String, why: @autoclosure () -> String? = nil, rule: String = Diagnosis3_3.through
  ) throws {
    var (got, all) = ("", UIView())
    try expect(
      {
        all = app()
        got = hit(all, x, y)
        return got
      }(), is: wanted, "\(what), touch \(coordinates(x, y)), \(place)",
      why: [
        "hud": Diagnosis3_3.keepsWhatItFound, "column": Diagnosis3_3.keepsTheColumn,
        "page": wanted == "buy"
          ? Diagnosis3_3.choosesWhoIsBehind
          : isShut(all)
            ? Diagnosis3_3.gateIsShut
            : wanted == "banner" && hit(all, 180, 50) == "undo"
              ? Diagnosis3_3.losesTheBanner : Diagnosis3_3.letsEverythingThrough,
        "app": Diagnosis3_3.choosesWhoIsBehind,
        "banner": wanted == "page" || wanted == "buy"
          ? Diagnosis3_3.namesTheBanner
          : isBannerAskedElsewhere()
            ? Diagnosis3_3.asksAtTheWrongPoint : Diagnosis3_3.answersTheChildAndNot,
        "snow": Diagnosis3_3.snowIsHit,
        "flake": Diagnosis3_3.flakeIsHit,
      ].merging(why().map { [got: $0] } ?? [:]) { $1 },
      rule: got == "snow" || got == "flake" ? Diagnosis3_3.gate : rule)
  }
  try playing("The snow falls") {
    let snow = app().subviews.first { $0.traceName == "snow" }
    let isSeen = snow.map { !$0.isHidden && $0.alpha > 0.5 } ?? false
    try expect(
      isSeen ? "in sight" : "gone", is: "in sight", "The snow",
      otherwise: snow.map { $0.isHidden ? Diagnosis3_3.isHidden : Diagnosis3_3.isFaded }
        ?? Diagnosis3_3.isGone, rule: Diagnosis3_3.drawn)
  }
  let plain = "A HUD with a banner"
  try check(app(), plain, 180, 50, "on undo", is: "undo")
  try check(app(), plain, 30, 30, "on the banner", is: "banner")
  try check(app(), plain, 30, 250, "beside the banner", is: "page")
  for (x, wanted, place) in [
    (20.0, "banner", "the banner's left edge"), (219.5, "banner", "inside its right edge"),
    (220, "page", "its right edge"), (19.5, "page", "left of it"),
  ] {
    try check(app(), plain, x, 75, place, is: wanted)
  }
  try check(app(), "A button of the page under the HUD", 30, 130, "on buy", is: "buy")
  func underFlake(_ make: @autoclosure () -> UIView, _ x: Double, _ y: Double) -> UIView {
    let (all, flake) = (app(), make())
    place(
      flake, "flake", CGRect(x: x - 10, y: y - 10, width: 20, height: 20),
      in: all.subviews.last ?? all)
    return all
  }
  try check(app(), "A page and a HUD under snow", 30, 280, "on the page", is: "page")
  for (what, x, y, wanted) in [
    ("undo", 180.0, 50.0, "undo"), ("the banner", 40, 30, "banner"), ("buy", 40, 140, "buy"),
    ("the page", 200, 250, "page"),
  ] {
    try check(
      underFlake(UIView(), x, y), "A flake over \(what)", x, y, "on the flake", is: wanted)
    try check(
      underFlake(UIButton(), x, y), "A button for a flake over \(what)", x, y, "on the flake",
      is: wanted)
  }
  let chipArea = CGRect(x: 20, y: 200, width: 60, height: 20)
  func withChip(_ chip: UIView) -> UIView {
    app { hud, _ in place(chip, "chip", chipArea, in: hud) }
  }
  try check(
    withChip(UIView()), "A HUD with a banner and a chip", 30, 210, "on the chip", is: "chip",
    why: whyNoChip(withChip))
  try check(
    app { _, banner in
      guard let column = banner.superview else { return }
      _ = card("second", 20, 100, 200, 60, in: column)
    }, "A HUD with two banners", 30, 130, "on the second", is: "second",
    why: "The second banner lies in the column like the first, and it stays touchable.")
  for (y, place) in [(150.0, "below the column"), (90, "on the column")] {
    try check(
      app { $1.superview?.frame.size.height = 120 }, "A HUD with a short column", 30, y, place,
      is: y == 150 ? "buy" : "page")
  }
  try check(
    app { $1.isHidden = true }, "A HUD with a hidden banner", 30, 30, "where it was", is: "page",
    why: Diagnosis3_3.looksAtAFrame)
  try check(
    app { $1.isUserInteractionEnabled = false }, "A HUD with a banner that is off", 180, 50,
    "on undo", is: "page")
  try check(
    app { $1.superview?.isHidden = true }, "A HUD with a column that is off", 180, 50, "on undo",
    is: "page", why: Diagnosis3_3.asksInAColumnThatIsOff, rule: Diagnosis3_3.gates)
  let off: [(String, (UIView) -> Void)] = [
    ("A hidden HUD", { $0.isHidden = true }), ("A faded HUD", { $0.alpha = 0.009 }),
    ("A HUD without interaction", { $0.isUserInteractionEnabled = false }),
  ]
  for (name, change) in off {
    try check(
      app { hud, _ in change(hud) }, name, 180, 50, "where undo is", is: "page",
      why: Diagnosis3_3.isOff, rule: Diagnosis3_3.gates)
  }
  let same = making("A HUD with a banner, made once") { app() }
  _ = hit(same, 30, 250)
  for (x, y, place, wanted) in [
    (180.0, 50.0, "on undo", "undo"), (30, 250, "beside the banner", "page"),
    (30, 30, "on the banner", "banner"),
  ] {
    try check(
      same, "A touch on page came before", x, y, place, is: wanted,
      why: Diagnosis3_3.askingChangedSomething, rule: Diagnosis3_3.pure)
  }
  func withoutColumn(_ chip: UIView = UIView()) -> UIView {
    let app = card("app", 0, 0, 300, 300)
    _ = card("page", 0, 0, 300, 300, in: app)
    let hud = place(
      make()(UIView()).hud, "hud", CGRect(x: 0, y: 0, width: 300, height: 300), in: app)
    place(chip, "chip", chipArea, in: hud)
    return app
  }
  let gone = "A HUD whose column is gone"
  try check(
    withoutColumn(), gone, 30, 250, "beside the chip", is: "page", why: Diagnosis3_3.needsAColumn)
  try check(
    withoutColumn(), gone, 30, 210, "on the chip", is: "chip", why: Diagnosis3_3.takesTheFirst)
  try randomScenes { scene, random in
    let views = (0..<random.int(in: 0...6)).map {
      (
        "view\($0)", random.coordinate(-40...180), random.coordinate(-40...180),
        random.int(in: 0...5)
      )
    }
    let origin = CGPoint(x: random.coordinate(-9...9), y: random.coordinate(-9...9))
    let state = random.int(in: 0...11)
    let (x, y) = (random.coordinate(0...199), random.coordinate(0...199))
    let isInColumn = views.map { _ in random.bool() }
    let flakes = (0..<random.int(in: 0...2)).map {
      ("flake\($0)", random.coordinate(-20...180), random.coordinate(-20...180))
    }
    func answer(_ make: (UIView) -> Overlays, isSnowing: Bool = true) -> String {
      let (app, column) = (card("app", 0, 0, 200, 200), UIView())
      let overlays = make(column)
      let hud = place(
        overlays.hud, "hud", CGRect(x: 0, y: 0, width: 200, height: 200), in: app)
      if isSnowing {
        place(overlays.snow, "snow", CGRect(x: 0, y: 0, width: 200, height: 200), in: app)
        for (name, x, y) in flakes { _ = card(name, x, y, 40, 40, in: overlays.snow) }
      }
      hud.bounds.origin = origin
      (hud.isHidden, hud.isUserInteractionEnabled) = (state == 10, state != 11)
      place(column, "column", hud.bounds, in: hud)
      for ((name, x, y, state), isInColumn) in zip(views, isInColumn) {
        let view = card(name, x, y, 60, 60, in: isInColumn ? column : hud)
        (view.isHidden, view.isUserInteractionEnabled) = (state == 4, state != 5)
      }
      return hit(app, x, y)
    }
    let mine = answer(make())
    let plain = answer({ _ in Overlays(hud: UIView(), snow: UIView()) }, isSnowing: false)
    try expect(
      mine, is: plain == "hud" || plain == "column" ? "app" : plain,
      "\(scene): touch \(coordinates(x, y))",
      rule: Diagnosis3_3.through)
  }
}
