import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions10

/// How somebody prepares a list.
typealias Preparation = (UIScrollView) -> Void

/// What answers to exercise 10.1 are told.
enum Diagnosis10_1 {
  static let early = "The photo heard the finger before anybody knew what it would do."
  static let keeps = "The photo had heard the touch, and the drag did not take it back."
  static let mendsIt =
    "bounces is false: at its edge the list doesn't give way, and the photo keeps the finger."
    + "\nRule: slow down: without bounces a list stops at its edge; ours begins no drag there (SV-28)."
  static let decidesForLater =
    "canCancelContentTouches is false afterwards, and so the drag did not take the touch back."
    + "\nRule: cancel: while it is false, nothing that was heard is ever taken back (SV-6)."
  static let locks = "The list followed the finger along one axis only: isDirectionalLockEnabled."
  static let pages =
    "The list went on to a page: isPagingEnabled."
    + "\nRule: slow down: with paging on, a list comes to rest on whole pages (SV-28)."
  static let bouncesSideways =
    "The content is as wide as the list, which moved to the side: alwaysBounceHorizontal."
  static let stopsElsewhere =
    "The list came to rest elsewhere after a flick: decelerationRate."
    + "\nRule: slow down: the rate says how far a list moves after the lift (SV-20)."
  static let bouncesAlways =
    "The content is shorter than the list, which moved all the same: alwaysBounceVertical."
  static let switchesScrollingOff =
    "isScrollEnabled is false: no finger scrolls this list, and the photo hears all of it."
    + "\nRule: cancel: it's the drag that takes the touch; a list without one takes none (SV-6)."

  static let hold = "hold: for 0.15 s the content hears nothing of a touch (SV-3)."
  static let cancel = "cancel: a drag may take a touch from content that has heard it (SV-6)."
  static let rest =
    "the statement: one word changes; how far and where the list goes stays as it was."
  static let slowDown = "slow down: what is pulled beyond an edge gives way (SV-28)."
}

let exercise10_1: Grader<Preparation> = Grader(
  "10.1", .repair, read: theRule, steps: steps, solution: { { Solutions10.preparePhotoList($0) } },
  alternatives: [{ { $0.canCancelContentTouches = true } }, { { _ in } }],
  wrong: wrong10_1,
  statement: [
    .tells("Photos lie"), .asks("A quick finger", "At once 40 points up"),
    .asks("But a finger", "Rests 0.3 s on photo", "Rests 0.15 s on photo"),
    .asks("Change one word", "Rests 0.3 s on photo"),
    .asks(
      "Nothing else may change", "At once 40 points up", "A press of 0.3 s", "40 points down",
      "Up and to the left", "40 points up, and at rest", "Content of 200",
      "40 points to the left", "A flick", "Random scene"),
    .asks("Worked touch", "A press of 0.5 s"), .tells("Delete"),
  ]
) { make in
  func list() -> UIScrollView {
    let list = UIScrollView()
    make()(list)
    return list
  }
  let prepared = making("The list is prepared", list)
  let kept =
    prepared.isScrollEnabled ? Diagnosis10_1.early : Diagnosis10_1.switchesScrollingOff
  let keeps =
    prepared.canCancelContentTouches ? Diagnosis10_1.keeps : Diagnosis10_1.decidesForLater
  try expect(
    order: ListScene(list()).drag(from: ListScene.onPhoto, rest: 0, up: 40), is: ["list scrolls"],
    "At once 40 points up, from photo",
    why: [
      "photo began, list scrolls, photo cancelled": Diagnosis10_1.early,
      "photo began, photo moved, photo ended": kept, "": "The list does not scroll any more.",
      "list scrolls, photo began, photo moved, photo ended":
        "The pan cancels no touches any more, and so the photo hears what was held back for it.",
    ], rule: Diagnosis10_1.hold)
  try expect(
    order: ListScene(list()).drag(from: ListScene.onPhoto, rest: 0.3, up: 40),
    is: ["photo began", "list scrolls", "photo cancelled"], "Rests 0.3 s on photo, 40 points up",
    why: ["photo began, photo moved, photo ended": keeps], rule: Diagnosis10_1.cancel)
  try expect(
    order: ListScene(list()).drag(from: ListScene.onPhoto, rest: 0.15, up: 12),
    is: ["photo began", "photo moved", "list scrolls", "photo cancelled"],
    "Rests 0.15 s on photo, 12 points up in three steps",
    why: ["photo began, photo moved, photo ended": Diagnosis10_1.keeps], rule: Diagnosis10_1.cancel)
  for time in [0.3, 0.5] {
    try expect(
      order: ListScene(list()).press(ListScene.onPhoto, for: time),
      is: ["photo began", "photo ended"],
      "A press of \(time) s on photo", rule: Diagnosis10_1.hold)
  }
  try playing("A press of 0.3 s on a photo that was there before the list is prepared") {
    let scene = ListScene(UIScrollView())
    make()(scene.list)
    try expect(
      order: scene.press(ListScene.onPhoto, for: 0.3), is: ["photo began", "photo ended"],
      "A press of 0.3 s on a photo that was there before the list is prepared",
      why: ["": "The photo does not hear a finger any more."], rule: Diagnosis10_1.hold)
  }
  try expect(
    order: ListScene(list()).drag(from: ListScene.onPhoto, rest: 0, up: -60),
    is: ["list scrolls"], "40 points down, at the top",
    why: ["photo began, photo moved, photo ended": Diagnosis10_1.mendsIt],
    rule: Diagnosis10_1.slowDown)
  let rest = Diagnosis10_1.rest
  try expect(
    place(list(), by: (0, -40)), is: "(0, 30)",
    "40 points up, and at rest when it is lifted: offset",
    why: ["(0, 0)": Diagnosis10_1.pages, "(0, 300)": Diagnosis10_1.pages], rule: rest)
  try expect(
    place(list(), content: (600, 900), by: (-30, -60)),
    is: place(UIScrollView(), content: (600, 900), by: (-30, -60)),
    "Up and to the left, in a list that scrolls both ways: offset",
    why: ["(0, 50)": Diagnosis10_1.locks], rule: rest)
  try expect(
    place(list(), content: (300, 200), by: (0, -40), lifts: false), is: "(0, 0)",
    "Content of 200 points, 40 points up: offset before the lift",
    otherwise: Diagnosis10_1.bouncesAlways, rule: rest)
  try expect(
    place(list(), by: (-40, 0), lifts: false), is: "(0, 0)",
    "40 points to the left, in a list that scrolls up and down: offset before the lift",
    otherwise: Diagnosis10_1.bouncesSideways, rule: rest)
  try expect(
    flicked(list()), is: flicked(UIScrollView()), "A flick of 60 points up: offset in the end",
    otherwise: Diagnosis10_1.stopsElsewhere, rule: rest)
  try randomScenes { name, random in
    let rest = Double(random.int(in: 0...40)) / 100
    let way = random.coordinate(-60...80)
    try expect(
      order: ListScene(list()).drag(from: ListScene.onPhoto, rest: rest, up: way),
      is: ListScene(UIScrollView()).drag(from: ListScene.onPhoto, rest: rest, up: way),
      "\(name), rests \(rest) s, \(way) points up", rule: Diagnosis10_1.cancel)
  }
}

/// Where a list of some content lies after a drag in equal steps, and a rest.
private func place(
  _ list: UIScrollView, content: (Double, Double) = (300, 900), by way: (x: Double, y: Double),
  lifts: Bool = true
) throws -> String {
  let scene = ListScene(list)
  list.contentSize = CGSize(width: content.0, height: content.1)
  try scene.stage.finger.down(at: CGPoint(x: 150, y: 350))
  for step in [1.0, 0.5] {
    try scene.stage.wait(0.05)
    // The first move is as long as the slop along the longer axis: only the second one scrolls.
    let part = step == 1 ? 10 / max(way.x.magnitude, way.y.magnitude) : 1
    try scene.stage.finger.move(to: CGPoint(x: 150 + way.x * part, y: 350 + way.y * part))
  }
  try scene.stage.wait(0.3)
  if lifts {
    try scene.stage.finger.up()
    try scene.stage.wait(3)
  }
  return coordinates(list.contentOffset)
}

/// Where a list comes to rest after a flick.
private func flicked(_ list: UIScrollView) throws -> String {
  let scene = ListScene(list)
  try scene.stage.finger.drag(
    through: [CGPoint(x: 150, y: 350), CGPoint(x: 150, y: 290)], over: 0.1)
  try scene.stage.wait(6)
  return coordinates(list.contentOffset)
}
