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
    "All places are the last one: what you keep is asked when it has moved."
  static let keepsPlacesOfTheWindow =
    "These are the window's coordinates; the view lies at (40, 100)."
  static let keepsPreviousPlaces = "You read where the finger was in the event before."
  static let neverBeginsAnew = "A new touch begins a new trail; the old one is still there."

  static let values =
    "a touch and an event change with every event: keep values, not objects (EV-18)."
  static let places = "location(in:) counts from the corner of the view you name (EV-9)."
}

let exercise1_4: Grader<Trail> = Grader(
  "1.4", .repair, read: "Chapters/01-from-finger-to-app, The rule, The touch itself",
  solution: {
    let view = Solutions01.TrailView(frame: trailFrame)
    return Trail(view) { view.trail }
  },
  alternatives: [
    {
      let view = AddsSteps(frame: trailFrame)
      return Trail(view) { view.trail }
    }
  ], wrong: wrong1_4
) { make in
  /// Plays a script in the view's coordinates; the places wanted are those of its last touch.
  func scene(_ name: String, why: [String: String], _ script: [[Contact]]) throws {
    try playing(name) {
      let trail = make()
      let stage = Stage()
      stage.root.addSubview(trail.view)
      var wanted: [CGPoint] = []
      for contacts in script {
        for contact in contacts {
          if contact.change == .down { wanted = [] }
          wanted.append(contact.location)
        }
        try stage.event(
          contacts.map { contact in
            var onScreen = contact
            onScreen.location.x += trailFrame.minX
            onScreen.location.y += trailFrame.minY
            return onScreen
          })
      }
      let inWindow = wanted.map { CGPoint(x: $0.x + trailFrame.minX, y: $0.y + trailFrame.minY) }
      let got = text(trail.places())
      try expect(
        got, is: text(wanted), name, why: why,
        rule: got == text(inWindow) ? Diagnosis1_4.places : Diagnosis1_4.values)
    }
  }
  let (a, b, c) = (CGPoint(x: 20, y: 30), CGPoint(x: 80, y: 30), CGPoint(x: 80, y: 90))
  try scene(
    "Down at (20, 30), moved to (80, 30)",
    why: [
      "(80, 30) (80, 30)": Diagnosis1_4.keepsTheTouches,
      "(60, 130) (120, 130)": Diagnosis1_4.keepsPlacesOfTheWindow,
      "(20, 30) (20, 30)": Diagnosis1_4.keepsPreviousPlaces,
      "(80, 30)": "One touch has one entry: each event overwrites the place of the one before.",
    ], [[down(1, a)], [move(1, b)]])
  try scene(
    "The same, then moved to (80, 90) and lifted",
    why: [
      "(20, 30) (80, 30) (80, 90)": "The event in which the finger is lifted has a place, too."
    ],
    [[down(1, a)], [move(1, b)], [move(1, c)], [up(1, c)]])
  try scene(
    "Down at (20, 30), then a call",
    why: [
      "(20, 30)": "The event in which the touch is cancelled has a place, too."
    ],
    [[down(1, a)], [cancel(1, a)]])
  try scene(
    "A tap at (20, 30), then down at (80, 90)",
    why: ["(20, 30) (20, 30) (80, 90)": Diagnosis1_4.neverBeginsAnew],
    [[down(1, a)], [up(1, a)], [down(1, c)]])
  try randomScenes { name, random in
    var place = CGPoint(x: random.coordinate(0...199), y: random.coordinate(0...199))
    var script = [[down(1, place)]]
    for _ in 0..<random.int(in: 0...6) {
      place.x += random.bool() ? 7 : -9
      script.append([move(1, place)])
    }
    try scene(name, why: [:], script)
  }
}

let trailFrame = CGRect(x: 40, y: 100, width: 200, height: 200)

private func text(_ places: [CGPoint]) -> String {
  places.map { coordinates($0.x, $0.y) }.joined(separator: " ")
}
