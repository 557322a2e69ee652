import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions04

/// The three views of the gallery, of any design.
struct GalleryViews {
  let frame: Lit
  /// Is lit while it is turned.
  let caption: Lit
  let veil: UIView
}

/// Where a finger comes down in the gallery.
private enum Target: String, CaseIterable {
  case photo = "photo"
  case frame = "frame itself"
  case caption = "caption"
  case veil = "veil"

  var point: CGPoint {
    switch self {
    case .photo: onKey
    case .frame: besideKey
    case .caption: CGPoint(x: 200, y: 50)
    case .veil: CGPoint(x: 50, y: 200)
    }
  }

  /// Whether the frame and the controller have anything to do with the touch.
  var climbs: Bool { self == .photo || self == .frame }
}

/// What answers to exercise 4.5 are told.
enum Diagnosis4_5 {
  static let takesTheOverridesAway = "The finger is still down, and the frame does not glow."
  static let knowsItselfOnly =
    """
    The frame hears this touch, but does not own it: the touch's view is the photo.
    Rule: \(view)
    """
  static let knowsItsSubviewsOnly =
    """
    The frame itself is hit here, so the touch's view is the frame, and not a view in it.
    Rule: \(view)
    """
  static let staysDarkOutside =
    """
    The outer frame hears began as well, and stays dark, since another frame is nearer.
    Rule: the statement: this frame and all frames around it glow.
    """
  static let takesAMoveForTheEnd =
    "The finger has moved, and the frame has gone dark. But a move does not end a touch."
  static let isLate = "The touch has come to its end, and the frame glows on."
  static let followsTheFinger =
    """
    The touch has not come to its end: it belongs to the photo, wherever the finger is.
    Rule: the touch stays: a touch belongs to the view it came down on (RC-20).
    """
  static let passesItOnTooLate =
    """
    A tap gets to gallery only when it is over, since the frame passes began on at its end.
    Rule: chapter 4, A touch remembers its way: super in each override passes the phase on when it comes (RC-11).
    """
  static let handsEveryPhaseToItsSuperview =
    "The frame's superview hears it, and gallery, which comes before, is passed over."
  static let callsTheController =
    "The outer frame comes between the inner one and gallery, and is passed over."

  static func climbs(from view: String) -> String {
    "The \(view) does not keep this touch: began is passed on, and the frame hears it."
  }
  static func climbs(past frame: String, from view: String) -> String {
    "The frame stays dark, but the touch on the \(view) climbs past it: nobody keeps it."
  }
  static func isNotHit(_ view: String) -> String {
    """
    The \(view) is not hit: the finger gets to what lies behind it, which passes the touch on.
    Rule: every phase starts at the hit view, and who does not hear it cannot keep it (RC-20).
    """
  }
  static let isNotTurned = "The finger is lifted, and the caption has not turned."
  static let turnsBack =
    "Each lift turns the caption over: the first shows its back, the second its front again."
  static let turnsTooEarly = "The finger is still down, and the caption has turned already."
  static let wasTakenAway =
    """
    The touch was taken away: no finger was lifted, and the caption turns only at a lift.
    Rule: \(ends)
    """
  static let isLiftedElsewhere =
    """
    The finger came down on the caption, and so its touch is the caption's, wherever it ends.
    Rule: the touch stays: a touch belongs to the view it came down on (RC-20).
    """
  static let isOfAnother = "This touch isn't the caption's."

  static let all =
    "the record: a later phase goes only where began has gone (RC-13)."
  static let turning = "the statement: a touch on the caption turns it over at its lift."
  static let ownWork =
    "an override may do its own work and call super as well (RC-10)."
  static let keeping =
    "to deal with a touch alone, leave super out, in all four methods (RC-11)."
  static let ends =
    """
    chapter 4, A touch remembers its way: a touch comes to its end with ended or with cancelled \
    (EV-17).
    """
  static let view = "the touch stays: its view is the hit view, for all who hear the touch (RC-20)."
  static let rootView =
    "next: a controller stands between its root view and that view's superview (RC-2, RC-3)."
  static let order = "next: a view is followed by its superview, whatever comes later (RC-2)."
}

let exercise4_5: Grader<GalleryViews> = Grader(
  "4.5", .repair, read: Rule4.keeping, steps: Rule4.steps,
  solution: {
    let (frame, caption) = (Solutions04.GlowingFrame(), Solutions04.Caption())
    return GalleryViews(
      frame: Lit(view: frame) { frame.isGlowing }, caption: Lit(view: caption) { caption.isTurned },
      veil: Solutions04.Veil())
  }, alternatives: right4_5,
  wrong: wrong4_5,
  statement: [
    .tells("In this gallery"), .tells("Users want"),
    .asks(
      "- During a touch", "A finger on the photo", "A finger that moves on the photo",
      "A finger that has left the frame", "A finger on the frame itself", "A tap on the photo",
      "An alert during a touch on the photo", "A drag on the photo",
      "A drag off the photo", "Two taps on the photo", "An alert during a touch, then a tap",
      "A tap on the frame itself", "A tap on a photo in a frame in a frame", "Random scene"),
    .asks(
      "- A touch on the caption", "A finger on the caption", "A tap on the caption",
      "Two taps on the caption", "A drag off the caption", "An alert during a touch on the caption",
      "A tap on the caption, then one on the photo", "Random scene"),
    .asks(
      "- A touch on the veil", "A finger on the veil", "A tap on the veil", "A drag off the veil",
      "An alert during a touch on the veil", "Random scene"),
    .tells("Repair the views"),
    .asks(
      "Frames may lie", "A tap on a photo in a frame in a frame",
      "A tap where the frame is gallery's root view",
      "A drag where the frame is gallery's root view"),
    .asks("Worked touch", "A finger on the photo", "A tap on the photo"),
  ]
) { make in
  let tap: [TouchDeed] = [.down(1), .up(1)]
  let alert: [TouchDeed] = [.down(1), .cancel(1)]
  let first = Scene4_5(make)
  try first.play(.down(1), on: .photo)
  let itself = Scene4_5(make)
  try itself.play(.down(1), on: .frame)
  try first.glow(
    "glowing", "A finger on the photo",
    otherwise: itself.views.frame.isLit()
      ? Diagnosis4_5.knowsItselfOnly : Diagnosis4_5.takesTheOverridesAway,
    rule: Diagnosis4_5.ownWork)
  try first.play(.move(1, by: 20), on: .photo)
  try first.glow(
    "glowing", "A finger that moves on the photo", otherwise: Diagnosis4_5.takesAMoveForTheEnd)
  try first.play(.move(1, by: 320), on: .photo)
  try first.glow(
    "glowing", "A finger that has left the frame", otherwise: Diagnosis4_5.followsTheFinger)
  try scene(make, "A tap on the photo", [(.photo, tap)], heard: "began, ended")
  for (deeds, heard) in [([], "began"), ([TouchDeed.move(1, by: 20)], "began, moved")] {
    let (name, scene) = ("A finger on the photo, not lifted yet", Scene4_5(make))
    for deed in [.down(1)] + deeds { try scene.play(deed, on: .photo) }
    try scene.gallery(heard, name, nothing: Diagnosis4_5.passesItOnTooLate)
  }
  try scene(
    make, "An alert during a touch on the photo", [(.photo, alert)], heard: "began, cancelled")
  let drags: [(name: String, x: Double)] = [
    ("A drag on the photo", 20), ("A drag off the photo", 320),
  ]
  for (name, x) in drags {
    try scene(
      make, name, [(.photo, [.down(1), .move(1, by: x), .up(1)])], heard: "began, moved, ended")
  }
  try scene(
    make, "An alert during a touch, then a tap on the photo", [(.photo, alert + tap)],
    heard: "began, cancelled, began, ended")
  try scene(
    make, "Two taps on the photo", [(.photo, tap + tap)], heard: "began, ended, began, ended")
  try itself.glow(
    "glowing", "A finger on the frame itself", otherwise: Diagnosis4_5.knowsItsSubviewsOnly)
  try scene(make, "A tap on the frame itself", [(.frame, tap)], heard: "began, ended")
  for target in [Target.caption, .veil] {
    let (name, one) = (target.rawValue, Scene4_5(make))
    try one.play(.down(1), on: target)
    try one.quiet("A finger on the \(name)", target)
    try one.turned(false, "A finger on the \(name)", Diagnosis4_5.turnsTooEarly)
    try scene(make, "A tap on the \(name)", [(target, tap)], heard: "nothing")
    try scene(
      make, "A drag off the \(name)", [(target, [.down(1), .move(1, by: 320), .up(1)])],
      heard: "nothing")
    try scene(
      make, "An alert during a touch on the \(name)", [(target, alert)], heard: "nothing")
  }
  try scene(make, "Two taps on the caption", [(.caption, tap + tap)], heard: "nothing")
  try scene(
    make, "A tap on the caption, then one on the photo", [(.caption, tap), (.photo, tap)],
    heard: "began, ended")
  try frameInFrame(make)
  try asRootView(make, "A tap", tap, "began, ended")
  try asRootView(make, "A drag", [.down(1), .move(1, by: 20), .up(1)], "began, moved, ended")
  try randomScenes { name, random in
    var touches: [(Target, [TouchDeed])] = []
    for _ in 1...random.int(in: 1...3) {
      touches.append((random.pick(Target.allCases), random.script()))
    }
    let plain = Stage(viewController: named("gallery", UIViewController()))
    plain.add(UIView(), "frame", around: UIView(), "photo")
    for (target, deeds) in touches where target.climbs {
      for deed in deeds { try plain.play(deed, at: target.point) }
    }
    let words = touches.map { "on the \($0.rawValue) \($1.inWords)" }.joined(separator: "; ")
    try scene(make, "\(name), \(words)", touches, heard: plain.heard(by: "gallery"))
  }
}

/// The gallery with one frame, in which lie the photo, the caption and the veil.
private struct Scene4_5 {
  let stage = Stage(viewController: named("gallery", UIViewController()))
  let views: GalleryViews

  init(_ make: () -> GalleryViews) {
    views = making("The gallery is built", make)
    let frame = views.frame.view
    stage.add(frame, "frame", around: UIView(), "photo")
    let places = [
      ("caption", views.caption.view, CGRect(x: 150, y: 20, width: 100, height: 60)),
      ("sold", UIView(), CGRect(x: 20, y: 150, width: 100, height: 100)),
      ("veil", views.veil, CGRect(x: 20, y: 150, width: 100, height: 100)),
    ]
    for (name, view, place) in places {
      view.frame = place
      frame.addSubview(named(name, view))
    }
  }

  func play(_ deed: TouchDeed, on target: Target) throws {
    try stage.play(deed, at: target.point)
  }

  /// Whether the frame glows during or after a touch that is its own.
  func glow(
    _ wanted: String, _ scene: String, otherwise why: String = Diagnosis4_5.isLate,
    rule: String = Diagnosis4_5.ends
  ) throws {
    try expect(
      views.frame.isLit() ? "glowing" : "dark", is: wanted, "\(scene), the frame", otherwise: why,
      rule: rule)
  }

  /// What gallery gets in touches that are its own.
  func gallery(_ heard: String, _ scene: String, nothing: String? = nil) throws {
    let got = stage.heard(by: "gallery")
    try expect(
      got, is: heard, "\(scene), gallery",
      why: got == "nothing" && nothing != nil
        ? [got: nothing ?? ""]
        : whyHeard(
          got, insteadOf: heard, by: "gallery", from: "the frame",
          isByHand: { try handsOnByHand(views.frame.view) }),
      rule: Diagnosis4_5.all)
  }

  /// Nobody further up notices a touch that is not theirs.
  func quiet(_ scene: String, _ target: Target) throws {
    let name = target.rawValue
    let isHit = stage.heard(by: name) != "nothing"
    try expect(
      views.frame.isLit() ? "glowing" : "dark", is: "dark", "\(scene), the frame",
      otherwise: isHit ? Diagnosis4_5.climbs(from: name) : Diagnosis4_5.isNotHit(name),
      rule: Diagnosis4_5.keeping)
    try expect(
      stage.heard(by: "gallery"), is: "nothing", "\(scene), gallery",
      otherwise: isHit
        ? Diagnosis4_5.climbs(past: "frame", from: name) : Diagnosis4_5.isNotHit(name),
      rule: Diagnosis4_5.keeping)
  }

  func turned(_ wanted: Bool, _ scene: String, _ why: String) throws {
    try expect(
      "the caption is \(views.caption.isLit() ? "" : "not ")turned",
      is: "the caption is \(wanted ? "" : "not ")turned", scene, otherwise: why,
      rule: Diagnosis4_5.turning)
  }
}

/// One touch after the other, each to its end, and then all that can be seen.
private func scene(
  _ make: () -> GalleryViews, _ name: String, _ touches: [(Target, [TouchDeed])], heard: String
) throws {
  try playing(name) {
    let scene = Scene4_5(make)
    for (target, deeds) in touches {
      for deed in deeds { try scene.play(deed, on: target) }
    }
    if let (target, _) = touches.first, touches.count == 1, !target.climbs {
      try scene.quiet(name, target)
    }
    try scene.gallery(heard, name)
    try scene.glow("dark", name)
    let own = touches.filter { $0.0 == .caption }.flatMap(\.1)
    let taps = own.count { if case .up = $0 { true } else { false } }
    let isDragged = own.contains { if case .move = $0 { true } else { false } }
    try scene.turned(
      taps % 2 == 1, name,
      own.isEmpty
        ? Diagnosis4_5.isOfAnother
        : taps == 0
          ? Diagnosis4_5.wasTakenAway
          : isDragged
            ? Diagnosis4_5.isLiftedElsewhere
            : taps == 2 ? Diagnosis4_5.turnsBack : Diagnosis4_5.isNotTurned)
  }
}

/// A frame in a frame, in which a photo lies.
private struct FrameInFrame {
  let stage = Stage(viewController: named("gallery", UIViewController()))
  let outer: Lit
  let inner: Lit

  /// Builds both, with a view between them if one is given.
  init(_ make: () -> GalleryViews, mount: UIView? = nil) {
    (outer, inner) = (make().frame, make().frame)
    stage.add(outer.view, "outer", around: mount ?? inner.view, mount == nil ? "inner" : "mount")
    if let mount {
      inner.view.frame = mount.bounds
      mount.addSubview(named("inner", inner.view))
    }
    inner.view.addSubview(view("photo", CGRect(x: 10, y: 10, width: 80, height: 80)))
  }
}

/// A frame in a frame: both glow, and then gallery gets it.
private func frameInFrame(_ make: () -> GalleryViews) throws {
  let scene = "A tap on a photo in a frame in a frame"
  try playing(scene) {
    let both = FrameInFrame(make)
    let (stage, outer, inner) = (both.stage, both.outer, both.inner)
    func glow(_ frame: Lit, _ name: String, is wanted: String, _ why: String) throws {
      try expect(
        frame.isLit() ? "glowing" : "dark", is: wanted, "\(scene), the \(name) frame",
        otherwise: why, rule: wanted == "dark" ? Diagnosis4_5.ends : Diagnosis4_5.order)
    }
    // A frame that is called by hand leaves no line in the trace; a plain view before it does.
    let mounted = FrameInFrame(make, mount: UIView())
    try mounted.stage.play(.down(1))
    let isCalled = mounted.stage.heard(by: "mount") != "nothing"
    try stage.play(.down(1))
    try glow(inner, "inner", is: "glowing", Diagnosis4_5.takesTheOverridesAway)
    try glow(
      outer, "outer", is: "glowing",
      isCalled || stage.heard(by: "outer") != "nothing"
        ? Diagnosis4_5.staysDarkOutside : Diagnosis4_5.callsTheController)
    try stage.play(.up(1))
    try glow(inner, "inner", is: "dark", Diagnosis4_5.isLate)
    try glow(outer, "outer", is: "dark", Diagnosis4_5.isLate)
    let got = stage.heard(by: "gallery")
    try expect(
      got, is: "began, ended", "\(scene), gallery",
      why: whyHeard(
        got, insteadOf: "began, ended", by: "gallery", from: "the frame",
        isByHand: { try handsOnByHand(make().frame.view) }),
      rule: Diagnosis4_5.all)
  }
}

/// The frame as the root view of a controller that lies in another one's view.
private func asRootView(
  _ make: () -> GalleryViews, _ name: String, _ deeds: [TouchDeed], _ wanted: String
) throws {
  let scene = "\(name) where the frame is gallery's root view"
  try playing(scene) {
    let (stage, gallery, frame) = (Stage(), named("gallery", UIViewController()), make().frame)
    gallery.view = frame.view
    stage.viewController.addChild(gallery)
    stage.add(frame.view, "frame", around: UIView(), "photo")
    for deed in deeds { try stage.play(deed) }
    let got = stage.heard(by: "gallery")
    let isPassedOver = got != wanted && stage.heard(by: "root") == wanted
    try expect(
      got, is: wanted, "\(scene), gallery",
      why: isPassedOver
        ? [got: Diagnosis4_5.handsEveryPhaseToItsSuperview]
        : whyHeard(
          got, insteadOf: wanted, by: "gallery", from: "the frame",
          isByHand: { try handsOnByHand(make().frame.view) }),
      rule: isPassedOver ? Diagnosis4_5.rootView : Diagnosis4_5.all)
  }
}
