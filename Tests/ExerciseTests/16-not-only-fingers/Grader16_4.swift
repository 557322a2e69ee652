import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions16

/// A page of any design, with its pan's action.
struct RulerPage {
  let view: any UIView & UIGestureRecognizerDelegate
  let ruler: UIView
  let label: () -> CGPoint?
  let didPan: (UIPanGestureRecognizer) -> Void
}

/// What answers to exercise 16.4 are told.
enum Diagnosis16_4 {
  static let guarded =
    "Under a trackpad the pan has no touches, and an action that asks for one does nothing."
  static let refused =
    "The pan was asked about the scroll, and refused: its velocity is 0 then, and 0 > 0 is a no."
    + "\nRule: velocity: a scroll's is 0 when its pan is asked to begin, we conclude (GR-120)."
  static let fingerRefused =
    "The pan has refused a finger that goes sideways; with a finger it worked before."
    + "\nRule: velocity: at a finger's tenth point it says which way is the longer one (GR-44)."
  static let takesAll =
    "The drag goes straight up, which is the page's, and the pan has begun."
    + "\nRule: chapter 9, Who is asked: a no before it begins leaves the drag to others (GR-44)."
  static let takesAndIgnores =
    "It goes straight up or down, which is the page's. The ruler's pan has begun, and its action "
    + "ignores it: the page doesn't get it, either."
    + "\nRule: chapter 9, Who is asked: a no before it begins leaves the drag to others (GR-44)."
  static let takesDown =
    "It goes straight down, which is the page's as well, and the pan has begun: up is negative there."
    + "\nRule: \(statement)"
  static let refusedLeft =
    "It goes to the left, and the pan has refused. The way is negative there; its length counts."
    + "\nRule: \(statement)"
  static let noLabel = "The ruler has moved, and the label has not been told."
  static let noFingerLabel = "\(noLabel)\nRule: \(location)"
  static let labelOnly =
    "The label is told, and the ruler stays: a guard still wants a touch before the other lines."
  static let noStart =
    "`start` is set at `began`, and a guard has kept `began` away from that line: it is still 0."
    + "\nRule: scroll: a pan that a scroll moves has no touches, from `began` on (GR-120)."
  static let noStartAtAll =
    "The ruler is moved by 30 from 0, and not from 60: no call for `began` has set `start`."
    + "\nRule: chapter 7, A touch it has no use for: an action is called in each state, `began` first "
    + "(GR-30)."
  static let leaps = "The ruler leaps to where the drag is; it should move along by its way."
  static let addsTwice =
    "Each action adds the translation to where the ruler has got to, and it's added up already."
  static let isTheWay =
    "The label shows how far the drag has come, and not where it is.\nRule: \(way)"
  static let isTheMiddle =
    "The label shows the middle of the ruler, and not where the drag is.\nRule: \(location)"
  static let isTheCorner =
    "The label shows the corner of the ruler, and not where the drag is.\nRule: \(location)"
  static let labelStays = "The label shows where an earlier drag was."
  static let inTheRuler =
    "The label shows a point in the ruler's coordinates, and not in the page's.\nRule: \(place)"
  static let inTheWindow =
    "The label shows a point in the window's coordinates, and not in the page's.\nRule: \(place)"
  static let jumps = "The ruler doesn't begin where it was; the translation is a way, not a place."
  static let fingerLost =
    "With a finger it worked before."
    + "\nRule: scroll: a finger's pan has touches, and a scroll's has none (GR-120)."

  static let scroll =
    "scroll: a pan that a scroll moves has a place, and its numberOfTouches is 0 (GR-120)."
  static let place =
    "chapter 1, What you can keep: a location is in the coordinates of the view that you name "
    + "(EV-9)."
  private static let statement =
    "the statement: the page has what goes further up or down; the rest is the ruler's."
  private static let location =
    "scroll: a pan has a place of its own, with touches or without (GR-18, GR-120)."
  static let way =
    "chapter 8, Finishing lines: a translation adds up the moves since the drag began (GR-90)."
}

let exercise16_4: Grader<RulerPage> = Grader(
  "16.4", .repair, read: theRule, steps: steps,
  solution: {
    let page = Solutions16.Page(frame: .zero)
    return RulerPage(
      view: page, ruler: page.ruler, label: { page.label }, didPan: { page.didPan($0) })
  },
  alternatives: [
    { rulerPage(FallsBack()) }, { rulerPage(AddsUp()) }, { rulerPage(AsksForTheWay()) },
    { rulerPage(ClearsItsLabel()) },
  ], wrong: wrong16_4,
  statement: [
    .asks(
      "A ruler is dragged", "A finger goes straight up", "A trackpad goes straight up",
      "A trackpad goes sideways, and a little up", "A finger goes straight down",
      "A trackpad goes straight down", "A finger drags to the left", "A trackpad drags to the left"),
    .asks("The label shows", "A finger drags", "A finger on a page"),
    .tells("With a finger that works"),
    .asks(
      "With two fingers on a trackpad", "A trackpad drags by 40", "A trackpad drags twice",
      "A trackpad, then a finger"),
    .asks("Repair it;", "A trackpad drags by 40", "A trackpad on a page that lies"),
    .asks("Worked example", "A finger drags"), .tells("Delete the `todo`"),
  ]
) { make in
  func scene(
    _ name: String, at origin: CGPoint = .zero, is wanted: String, why: [String: String],
    rule: String = Diagnosis16_4.scroll, _ play: (Stage) throws -> Void
  ) throws {
    let (got, isRefused) = try making(name) {
      try played(make(), at: origin, staying: name.contains("straight") ? wanted : nil, play)
    }
    let isFinger = name.hasPrefix("A finger")
    let refusal =
      name.hasSuffix("left")
      ? Diagnosis16_4.refusedLeft
      : isFinger ? Diagnosis16_4.fingerRefused : Diagnosis16_4.refused
    try expect(got, is: wanted, name, why: isRefused ? [got: refusal] : why, rule: rule)
  }
  func finger(_ x: Double, _ end: Double, y: Double = 60) -> (Stage) throws -> Void {
    { stage in
      try stage.draw(
        .finger,
        [CGPoint(x: x, y: y), CGPoint(x: (x + end) / 2, y: y), CGPoint(x: end, y: y)])
    }
  }
  func pad(
    _ x: Double, _ ways: [Double], y: Double = 60, up: Double = 0
  ) -> (Stage) throws -> Void {
    { stage in
      try stage.beginScroll(at: CGPoint(x: x, y: y))
      for way in ways {
        try stage.wait(0.05)
        try stage.scroll(by: CGPoint(x: way, y: -up))
      }
      try stage.endScroll()
    }
  }
  try scene(
    "A finger drags from (100, 60) by 40 points", is: "ruler at 90, label (140, 60)",
    why: [
      "ruler at 60, no label": Diagnosis16_4.fingerLost,
      "ruler at 90, no label": Diagnosis16_4.noFingerLabel,
      "ruler at 30, label (140, 60)": Diagnosis16_4.noStartAtAll,
      "ruler at 140, label (140, 60)": Diagnosis16_4.leaps,
      "ruler at 130, label (140, 60)": Diagnosis16_4.addsTwice,
      "ruler at 90, label (50, 20)": Diagnosis16_4.inTheRuler,
      "ruler at 90, label (30, 0)": Diagnosis16_4.isTheWay,
      "ruler at 90, label (150, 60)": Diagnosis16_4.isTheMiddle,
      "ruler at 90, label (90, 40)": Diagnosis16_4.isTheCorner,
    ], rule: Diagnosis16_4.way, finger(100, 140))
  try scene(
    "A trackpad drags by 40 points, the pointer at (100, 60)",
    is: "ruler at 100, label (100, 60)",
    why: [
      "ruler at 60, no label": Diagnosis16_4.guarded,
      "ruler at 100, no label": Diagnosis16_4.noLabel,
      "ruler at 60, label (100, 60)": Diagnosis16_4.labelOnly,
      "ruler at 40, label (100, 60)": Diagnosis16_4.noStart,
    ], pad(100, [20, 20]))
  try scene(
    "A trackpad goes straight up by 40 points", is: "ruler at 60, no label",
    why: [
      "ruler at 60, label (100, 60)": Diagnosis16_4.takesAll,
      "ruler at 60, no label, the page stays": Diagnosis16_4.takesAndIgnores,
    ], pad(100, [0, 0], up: 20))
  try scene(
    "A finger goes straight up by 40 points", is: "ruler at 60, no label",
    why: [
      "ruler at 60, label (100, 20)": Diagnosis16_4.takesAll,
      "ruler at 60, no label, the page stays": Diagnosis16_4.takesAndIgnores,
    ]
  ) { stage in
    try stage.draw(
      .finger, [CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 40), CGPoint(x: 100, y: 20)])
  }
  try scene(
    "A trackpad goes straight down by 40 points", is: "ruler at 60, no label",
    why: ["ruler at 60, label (100, 60)": Diagnosis16_4.takesDown], pad(100, [0, 0], up: -20))
  try scene(
    "A finger goes straight down by 40 points", is: "ruler at 60, no label",
    why: ["ruler at 60, label (100, 100)": Diagnosis16_4.takesDown]
  ) { stage in
    try stage.draw(
      .finger, [CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 80), CGPoint(x: 100, y: 100)])
  }
  try scene(
    "A trackpad drags to the left", is: "ruler at 20, label (100, 60)", why: [:],
    pad(100, [-20, -20]))
  try scene(
    "A finger drags to the left", is: "ruler at 30, label (100, 60)", why: [:],
    rule: Diagnosis16_4.way, finger(140, 100))
  try scene(
    "A trackpad goes sideways, and a little up", is: "ruler at 100, label (100, 60)", why: [:],
    pad(100, [20, 20], up: 5))
  try scene(
    "A trackpad on a page that lies at (20, 30)", at: CGPoint(x: 20, y: 30),
    is: "ruler at 100, label (80, 30)",
    why: ["ruler at 100, label (100, 60)": Diagnosis16_4.inTheWindow], pad(100, [20, 20]))
  try scene(
    "A finger on a page that lies at (20, 30)", at: CGPoint(x: 20, y: 30),
    is: "ruler at 90, label (120, 30)",
    why: ["ruler at 90, label (140, 60)": Diagnosis16_4.inTheWindow], rule: Diagnosis16_4.way,
    finger(100, 140))
  try scene(
    "A trackpad drags twice, by 40 points and by 30", is: "ruler at 130, label (200, 60)",
    why: ["ruler at 90, label (200, 60)": Diagnosis16_4.jumps], rule: Diagnosis16_4.way
  ) { stage in
    try pad(100, [20, 20])(stage)
    try pad(200, [30])(stage)
  }
  try scene(
    "A trackpad, then a finger, then the trackpad", is: "ruler at 110, label (90, 60)",
    why: ["ruler at 110, label (140, 60)": Diagnosis16_4.labelStays]
  ) { stage in
    try pad(100, [10])(stage)
    try finger(100, 140)(stage)
    try pad(90, [10])(stage)
  }
}

/// What has become of a page; if it should stay so, a pan behind it must have got the drag.
private func played(
  _ page: RulerPage, at origin: CGPoint, staying: String?, _ play: (Stage) throws -> Void
) throws -> (text: String, isRefused: Bool) {
  let stage = Stage()
  place(
    page.view, "page", CGRect(origin: origin, size: CGSize(width: 340, height: 600)),
    in: stage.root)
  page.view.addSubview(page.ruler)
  var shown: CGPoint?
  let ear = Ear { pan in
    page.didPan(pan)
    // Whether a label stays after the drag isn't said, so one that is cleared then is kept here.
    if let label = page.label() {
      shown = label
    } else if pan.state != .ended {
      shown = nil
    }
  }
  var isPages = staying == nil
  let behind = Ear { _ in isPages = true }
  if staying != nil {
    let pan = UIPanGestureRecognizer(target: behind, action: Ear.hear)
    pan.allowedScrollTypesMask = .all
    stage.root.addGestureRecognizer(pan)
  }
  let pan = UIPanGestureRecognizer(target: ear, action: Ear.hear)
  pan.allowedScrollTypesMask = .all
  pan.delegate = page.view
  page.view.addGestureRecognizer(pan)
  try play(stage)
  let label = (page.label() ?? shown).map { "label " + coordinates($0) } ?? "no label"
  let isRefused = stage.recording.lines.contains { line in
    line.kind == "gesture" && line.details.contains { $0.value == "must not begin" }
  }
  let text = "ruler at " + decimals(Double(page.ruler.frame.minX)) + ", " + label
  return withExtendedLifetime((ear, behind)) {
    (text + (text == staying && !isPages ? ", the page stays" : ""), isRefused)
  }
}

/// Hands an action on.
private final class Ear {
  private let tell: (UIPanGestureRecognizer) -> Void
  init(_ tell: @escaping (UIPanGestureRecognizer) -> Void) { self.tell = tell }
  func hear(_ pan: UIPanGestureRecognizer) { tell(pan) }
}

/// A page of the graders' own.
class AnyPage: UIView, UIGestureRecognizerDelegate {
  final let ruler = UIView(frame: CGRect(x: 60, y: 40, width: 120, height: 40))
  final var label: CGPoint?
  final var start: CGFloat = 0
  /// Whether a pan may begin; the right answer, unless it is overridden.
  func begins(_ pan: UIPanGestureRecognizer) -> Bool {
    let isScroll = pan.numberOfTouches == 0
    let way = isScroll ? pan.translation(in: self) : pan.velocity(in: self)
    return abs(way.x) > abs(way.y)
  }
  override final func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (gestureRecognizer as? UIPanGestureRecognizer).map { begins($0) } ?? true
  }
  func didPan(_ pan: UIPanGestureRecognizer) {}
  final func follow(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = ruler.frame.minX }
    ruler.frame.origin.x = start + pan.translation(in: self).x
  }
}

func rulerPage(_ page: AnyPage) -> RulerPage {
  RulerPage(view: page, ruler: page.ruler, label: { page.label }, didPan: { page.didPan($0) })
}

/// Takes the finger where there is one.
private final class FallsBack: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label =
      pan.numberOfTouches > 0
      ? pan.location(ofTouch: 0, in: self) : pan.location(in: self)
  }
}

/// Asks for the way of a finger, too.
private final class AsksForTheWay: AnyPage {
  override func begins(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y)
  }
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label = pan.location(in: self)
  }
}

/// Shows its label in a drag alone.
private final class ClearsItsLabel: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    follow(pan)
    label = pan.state == .ended ? nil : pan.location(in: self)
  }
}

/// Adds each way to the ruler's place.
private final class AddsUp: AnyPage {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    ruler.frame.origin.x += pan.translation(in: self).x
    pan.setTranslation(.zero, in: self)
    label = pan.location(in: self)
  }
}
