import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// A view that tells where the finger has been.
struct Trail {
  let view: UIView
  let places: () -> [CGPoint]

  init(_ view: UIView, _ places: @escaping () -> [CGPoint]) {
    (self.view, self.places) = (view, places)
  }
}

/// What answers to exercise 1.4 are told.
enum Diagnosis1_4 {
  static let keepsTheTouches =
    "All places are the last one: you ask what you keep when the finger has moved on."
  static let repeatsTheLast = "All places are the last one; each event has a place of its own."
  static let keepsTheFirst = "All places are the first one; each event has a place of its own."
  static let wholePoints =
    """
    A place between two points is a place as well; the screen has two or three pixels a point.
    Rule: copy what a touch says while your method runs, as it says it (EV-9).
    """
  static let keepsAFew = "A trail has one place for each event, however many there are."
  static let overwrites =
    "One touch has one entry: each event overwrites the place of the one before."
  static let leavesOutBegan = "The event in which the finger comes down has a place, too."
  static let keepsPlacesOfTheWindow =
    "These are the coordinates of what the view lies in; the view begins at (40, 100)."
  static let keepsPreviousPlaces = """
    You read where the finger was in the event before.
    Rule: previousLocation(in:) is the place in the event before (EV-9).
    """
  static let neverBeginsAnew =
    """
    A new touch begins a new trail; the old one is still there.
    Rule: \(anew)
    """
  static let keepsPlacesOfTheHitView =
    "The finger is on badge, which lies at (10, 20) of your view: these are badge's coordinates."
  static let beginsAnewOnlyAfterALift =
    """
    The touch before was cancelled and not lifted, and its trail is still there.
    Rule: the statement: a new touch begins a new trail, however the one before has ended.
    """
  static let beginsAnewOnlyWithAFirstTap =
    """
    A second tap is a touch of its own, however soon it comes after the first.
    Rule: \(anew)
    """
  static let keepsEverySampleOfTheGlass =
    "The moves to (40, 30) and (50, 30) came in one event; an event has one place."
  static let clearsTheTrailWithTheLift =
    """
    The trail is gone with the lift, and no new touch has begun.
    Rule: \(untilThen)
    """
  static let dropsPlacesOutsideTheView =
    "The finger has left the view, but the touch is still the view's, and so are its events."
  static let subtractsTheFramesOrigin =
    "The frame lies in the superview's coordinates, and the superview is not the window."
  static let repeatsThePlaceOfTheLastMove =
    "The finger is lifted where the event says, and that need not be where it moved to."
  static let clearsTheTrailAtCancelled =
    """
    The trail is gone when the touch is cancelled, and no new one has begun.
    Rule: \(untilThen)
    """
  static let clearsAtTheFirstMove =
    """
    A new trail begins when the finger comes down; the old one is still there.
    Rule: \(anew)
    """
  static let showsItWhenItIsOver =
    "The trail grows with each event of the touch, and not only when the touch is over."

  static let values =
    "a touch and an event change with every event: keep values, not objects (EV-18)."
  static let eachEvent =
    "the statement: one place for each event of the touch, from began to ended or cancelled."
  static let anew = "the statement: a new touch begins a new trail."
  static let untilThen = "the statement: until a new touch begins, the old trail can be read."
  static let places = "location(in:) counts from the corner of the view you name (EV-9)."
}

let exercise1_4: Grader<Trail> = Grader(
  "1.4", .repair, read: "Chapters/01-from-finger-to-app, What you can keep",
  solution: {
    let view = Solutions01.TrailView(frame: trailFrame)
    return Trail(view) { view.trail }
  },
  alternatives: [
    {
      let view = AddsSteps(frame: trailFrame)
      return Trail(view) { view.trail }
    },
    {
      let view = KeepsSnapshots(frame: trailFrame)
      return Trail(view) { view.trail }
    },
  ], wrong: wrong1_4,
  statement: [
    .asks(
      "`trail` tells where the finger has been", "Down at (20, 30), moved to (80, 30)",
      "Down at (20, 30), moved to (80, 30), lifted at", "Down at (20, 30), then an alert",
      "Moves to (30, 30), (40, 30)",
      "Down on badge", "Down at (20.5", "Your view lies in a panel", "A slide out of the view",
      "Random scene"),
    .asks(
      "A new touch begins a new trail", "A tap at (20, 30), then down at (80, 90)",
      "Two quick taps", "A touch that is cancelled, then down", "A tap, a second later"),
    .tells("Today every place"),
    .asks("Worked touch", "The drag of the statement"),
  ]
) { make in
  /// Plays a script in the view's coordinates; the places wanted are those of its last touch.
  func scene(
    _ name: String, in panel: CGPoint = .zero, scrolledBy scroll: Double = 0,
    at origin: CGPoint = trailFrame.origin,
    why reasons: @autoclosure () throws -> [String: String],
    rule: String = Diagnosis1_4.eachEvent, _ script: [[Contact]], then wait: Double = 0
  ) throws {
    try playing(name) {
      let trail = make()
      let app = PlacesOfEvents(trail.view)
      let stage = Stage(application: app)
      let holder = UIView(frame: CGRect(origin: panel, size: stage.root.bounds.size))
      named("panel", holder)
      stage.root.addSubview(holder)
      trail.view.frame = CGRect(origin: origin, size: trailFrame.size)
      trail.view.bounds.origin.y = scroll
      holder.addSubview(trail.view)
      let badge = UIView(frame: CGRect(x: 10, y: 20, width: 8, height: 8))
      named("badge", badge)
      trail.view.addSubview(badge)
      for contacts in script {
        try stage.wait(0.05)
        for contact in contacts {
          var onScreen = contact
          onScreen.location.x += panel.x + origin.x
          onScreen.location.y += panel.y + origin.y - scroll
          try stage.phone.digitizer.report([onScreen])
        }
      }
      try stage.wait(0.05 + wait)
      let wanted = app.places
      let inWindow = wanted.map {
        CGPoint(x: $0.x + panel.x + origin.x, y: $0.y + panel.y + origin.y - scroll)
      }
      let got = text(trail.places())
      try expect(
        got, is: text(wanted), name,
        why: reasons().merging([text(inWindow): Diagnosis1_4.keepsPlacesOfTheWindow]) { own, _ in
          own
        },
        rule: got == text(inWindow)
          ? Diagnosis1_4.places : got == "(80, 30) (80, 30)" ? Diagnosis1_4.values : rule)
    }
  }
  /// The trail after more of the drag, which tells two causes of one trail apart.
  func answer(_ places: [CGPoint], scrolling: Double = 0) throws -> String {
    let (trail, stage) = (make(), Stage())
    trail.view.frame = trailFrame
    stage.root.addSubview(trail.view)
    for (index, place) in places.enumerated() {
      try stage.wait(0.05)
      let onScreen = CGPoint(x: place.x + trailFrame.minX, y: place.y + trailFrame.minY)
      try stage.phone.digitizer.report([index == 0 ? down(1, onScreen) : move(1, onScreen)])
    }
    try stage.wait(0.05)
    trail.view.bounds.origin.y = scrolling
    return text(trail.places())
  }
  let (a, b, c) = (CGPoint(x: 20, y: 30), CGPoint(x: 80, y: 30), CGPoint(x: 80, y: 90))
  try scene(
    "Down at (20, 30), moved to (80, 30)",
    why: [
      // A place that was kept stays what it is when the view is scrolled; a touch is asked anew.
      "(80, 30) (80, 30)": try answer([a, b], scrolling: 7) == "(80, 37) (80, 37)"
        ? Diagnosis1_4.keepsTheTouches : Diagnosis1_4.repeatsTheLast,
      "(60, 130) (120, 130)": Diagnosis1_4.keepsPlacesOfTheWindow,
      "(20, 30) (20, 30)": try answer([a, b, c]) == "(20, 30) (20, 30) (80, 30)"
        ? Diagnosis1_4.keepsPreviousPlaces : Diagnosis1_4.keepsTheFirst,
      "(80, 30)": try answer([a, b, c]) == "(80, 90)"
        ? Diagnosis1_4.overwrites : Diagnosis1_4.leavesOutBegan,
      "nothing": Diagnosis1_4.showsItWhenItIsOver,
    ], [[down(1, a)], [move(1, b)]])
  try scene(
    "The same, then moved to (80, 90) and lifted",
    why: [
      "(20, 30) (80, 30) (80, 90)": "The event in which the finger is lifted has a place, too.",
      "nothing": Diagnosis1_4.clearsTheTrailWithTheLift,
    ],
    [[down(1, a)], [move(1, b)], [move(1, c)], [up(1, c)]])
  try scene(
    "The drag of the statement", why: [:],
    [
      [down(1, CGPoint(x: 10, y: 10))], [move(1, CGPoint(x: 60, y: 10))],
      [move(1, CGPoint(x: 90, y: 40))], [up(1, CGPoint(x: 90, y: 40))],
    ])
  try scene(
    "Down at (20, 30), moved to (80, 30), lifted at (80, 90)",
    why: ["(20, 30) (80, 30) (80, 30)": Diagnosis1_4.repeatsThePlaceOfTheLastMove],
    [[down(1, a)], [move(1, b)], [up(1, c)]])
  try scene(
    "Down at (20, 30), then an alert of the system",
    why: [
      "(20, 30)": "The event in which the touch is cancelled has a place, too.",
      "nothing": Diagnosis1_4.clearsTheTrailAtCancelled,
    ],
    [[down(1, a)], [cancel(1, a)]])
  try scene(
    "A tap at (20, 30), then down at (80, 90)",
    why: [
      "(20, 30) (20, 30) (80, 90)": Diagnosis1_4.neverBeginsAnew,
      "(20, 30) (20, 30)": Diagnosis1_4.clearsAtTheFirstMove,
    ],
    [[down(1, a)], [up(1, a)], [down(1, c)]])
  try scene(
    "Two quick taps at (20, 30)",
    why: ["(20, 30) (20, 30) (20, 30) (20, 30)": Diagnosis1_4.beginsAnewOnlyWithAFirstTap],
    [[down(1, a)], [up(1, a)], [down(1, a)], [up(1, a)]])
  try scene(
    "A touch that is cancelled, then down at (80, 90)",
    why: ["(20, 30) (20, 30) (80, 90)": Diagnosis1_4.beginsAnewOnlyAfterALift],
    [[down(1, a)], [cancel(1, a)], [down(1, c)]])
  try scene(
    "A tap, a second later", why: ["nothing": Diagnosis1_4.clearsTheTrailWithTheLift],
    [[down(1, a)], [up(1, a)]], then: 1)
  let many = "Down at (20, 30), and 23 moves of 5 points, places"
  try playing(many) {
    let places = (0..<24).map { CGPoint(x: 20 + 5 * Double($0), y: 30) }
    try expect(
      "\(try answer(places).split(separator: ")").count)", is: "24", many,
      otherwise: Diagnosis1_4.keepsAFew, rule: Diagnosis1_4.eachEvent)
  }
  try scene(
    "Down at (20.5, 30.25)",
    why: ["(20, 30)": Diagnosis1_4.wholePoints, "(21, 30)": Diagnosis1_4.wholePoints],
    [[down(1, CGPoint(x: 20.5, y: 30.25))]])
  try scene(
    "A slide out of the view to (-20, 30), lifted there",
    why: [
      "(20, 30)": Diagnosis1_4.dropsPlacesOutsideTheView,
      "(20, 30) (0, 30) (0, 30)": Diagnosis1_4.dropsPlacesOutsideTheView,
    ],
    [
      [down(1, a)], [move(1, CGPoint(x: -20, y: 30))], [up(1, CGPoint(x: -20, y: 30))],
    ])
  try scene(
    "Moves to (30, 30), (40, 30) and (50, 30) within one frame",
    why: ["(20, 30) (30, 30) (40, 30) (50, 30)": Diagnosis1_4.keepsEverySampleOfTheGlass],
    [[down(1, a)], [30, 40, 50].map { move(1, CGPoint(x: $0, y: 30)) }])
  try scene(
    "Down on badge in your view, at (12, 25), moved to (80, 30)",
    why: ["(2, 5) (70, 10)": Diagnosis1_4.keepsPlacesOfTheHitView],
    rule: Diagnosis1_4.places,
    [[down(1, CGPoint(x: 12, y: 25))], [move(1, b)]])
  try scene(
    "Your view lies in a panel at (5, 25), down at (20, 30)", in: CGPoint(x: 5, y: 25),
    why: ["(25, 55)": Diagnosis1_4.subtractsTheFramesOrigin], rule: Diagnosis1_4.places,
    [[down(1, a)]])
  try scene(
    "Your view is scrolled by 100, down at (20, 130)", scrolledBy: 100,
    why: ["(20, 30)": "The bounds of your view begin at y = 100, and places count from there."],
    rule: Diagnosis1_4.places,
    [[down(1, CGPoint(x: 20, y: 130))]])
  try randomScenes { name, random in
    let origin = CGPoint(x: random.coordinate(0...100), y: random.coordinate(0...300))
    let panel = CGPoint(x: random.coordinate(0...60), y: random.coordinate(0...200))
    var script: [[Contact]] = []
    for touch in 0..<random.int(in: 1...2) {
      var place = CGPoint(x: random.coordinate(0...199), y: random.coordinate(0...199))
      script.append([down(1, place)])
      for _ in 0..<random.int(in: 0...5) {
        place.x += Double(random.int(in: 1...30) * (random.bool() ? 1 : -1))
        place.y += Double(random.int(in: -20...20))
        script.append([move(1, place)])
      }
      if touch == 0 || random.bool() {
        script.append([random.bool() ? cancel(1, place) : up(1, place)])
      }
    }
    try scene(
      "\(name), a view at \(coordinates(origin.x, origin.y)) in a panel at "
        + "\(coordinates(panel.x, panel.y)): \(words(script))",
      in: panel, at: origin, why: [:], script)
  }
}

/// Where the touch of a view is in each event, since it began.
private final class PlacesOfEvents: UIApplication {
  private(set) var places: [CGPoint] = []
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.view?.isDescendant(of: view) == true {
      if touch.phase == .began { places = [] }
      places.append(touch.location(in: view))
    }
    super.sendEvent(event)
  }
}

let trailFrame = CGRect(x: 40, y: 100, width: 200, height: 200)

private func text(_ places: [CGPoint]) -> String {
  places.isEmpty ? "nothing" : places.map { coordinates($0.x, $0.y) }.joined(separator: " ")
}
