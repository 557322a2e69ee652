import Grading
import MiniUIKit

@testable import Solutions03

/// A screen of any design, after `build()`.
struct Photos {
  let screen: UIView
  let photo: UIView
  let delete: UIButton
  let stars: UIView
}

/// What answers to exercise 3.8 are told.
enum Diagnosis3_8 {
  static let leavesStarsInFront =
    "stars was added last, so it is asked before photo, and it takes the touch."
  static let starsAreBehind =
    "stars lies behind photo; nothing that is asked before it has found delete at this point."
  static let turnsStarsOff = "stars lies at this point and is not hit: it has to stay as it was."
  static let photoAccepts =
    "photo says that this point is inside, and delete is not found in it all the same."
  static let bringsPhotoToTheFrontAndNo =
    "photo ends at x = 260 and y = 100, declines there, and never asks delete."
  static let enlargesPhotosArea = "photo takes touches beside it that are not delete's."
  static let movesDeleteToTheScreen =
    "delete no longer goes when photo goes: it has another superview now."
  static let photoIsOff =
    "photo is off, yet your code asks delete: no other code tests photo's gates."
  static let screenIsOff = "The screen is off, yet its hitTest runs: no other code tests its gates."
  static let returnsDeleteWhereverItsAreaSays =
    "delete is off, and it is found all the same: its area knows nothing of its gates."
  static let takesTheTouchAllTheSame =
    "delete is off, so this touch belongs to the view that would get it without delete."
  static let photoIsGone = "photo is removed, and delete with it: it lies in photo."
  static let knowsOnePlaceOnly =
    "photo was moved, and delete with it: whose coordinates are the numbers in your code?"
  static let callsWhatIsFaintOff = "With alpha 0.011 photo is on, however little of it is seen."
  static let makesThePhotosFrameLarger = "Everything must stay where it is drawn."

  static let front = "the subviews: from the front, and the first that accepts wins (HT-5)."
  static let outside = "the area: a point outside a view never reaches its subviews (HT-9)."
  static let own = "redirect: reach the subview, and leave your own area as it is (HT-26)."
  static let branch = "the gates: a view that is off answers nil for its branch (HT-11)."
  static let gates = "the gates: a view that is off answers nil for its branch (HT-4, HT-11)."
  static let ownHitTest =
    "redirect through the button's own hitTest, so that its gates count (HT-26)."
  static let nothingElse = "the area of delete is 44 × 44, and nothing else changes (HT-25)."
  static let limit = "the gates: off is an alpha below 0.01 (HT-11)."
  static let frames =
    "point(inside:) and hitTest change who is hit, frames change what is seen (HT-25)."
}

let exercise3_8: Grader<Photos> = Grader(
  "3.8", .repair, read: "Chapters/03-changing-the-answer, An area is not a yes",
  solution: {
    let screen = Solutions03.PhotoScreen(frame: photoFrame)
    screen.build()
    return Photos(
      screen: screen, photo: screen.photo, delete: screen.delete, stars: screen.stars)
  },
  alternatives: [
    { photos(AcceptsItsBadge(), behind: { $0.insertSubview($1, at: 0) }) },
    { photos(PlainPhoto(), in: AsksIfAllAreOn(), behind: { $0.addSubview($1) }) },
  ], wrong: wrong3_8,
  statement: [
    .tells("The delete button"),
    .asks(
      "Repair the screen", "delete's area, touch (250, 90), above photo",
      "delete's area, touch (277.5, 104), inside the right edge", "photo moved", "Random scene"),
    .asks(
      "While delete is off", "delete hidden, touch (250, 90)", "delete disabled, touch (270, 110)",
      "delete switched off, touch (240, 120)"),
    .asks(
      "The button goes", "photo hidden", "photo faded", "The screen hidden",
      "photo removed"),
    .asks("Everything else stays", "The place of photo", "Beside photo", "On stars"),
    .tells("Types and order"),
    .asks("Worked touch", "delete's area, touch (240, 110)"), .tells("Delete the"),
  ]
) { make in
  func found(_ screen: Photos, _ point: CGPoint) -> String {
    let hit = screen.screen.hitTest(point, with: nil)
    if hit === screen.delete { return "delete" }
    if hit === screen.photo { return "photo" }
    if hit === screen.stars { return "stars" }
    return hit === screen.screen ? "the screen" : hit == nil ? "no view" : "another view"
  }
  let whole = making("The screen is built", make)
  for (view, name, origin) in [
    (whole.photo, "photo", CGPoint(x: 60, y: 100)), (whole.stars, "stars", CGPoint(x: 262, y: 60)),
    (whole.delete, "delete", CGPoint(x: 244, y: 92)),
  ] {
    let place = view.convert(view.bounds, to: whole.screen).origin
    try expect(
      coordinates(place), is: coordinates(origin), "The place of \(name)",
      why: [coordinates(place): Diagnosis3_8.makesThePhotosFrameLarger], rule: Diagnosis3_8.frames)
  }
  let area = CGRect(x: 234, y: 82, width: 44, height: 44)
  let order = whole.screen.subviews
  func place(of view: UIView) -> Int { order.firstIndex { view.isDescendant(of: $0) } ?? -1 }
  let areStarsInFront = place(of: whole.stars) > place(of: whole.photo)
  let first = [
    ("above photo", CGPoint(x: 250, y: 90), true), ("on photo", CGPoint(x: 240, y: 110), true),
  ]
  for (place, point, isInside) in first + touches(around: area) {
    let wanted =
      isInside ? "delete" : point.x >= 262 ? "stars" : point.y < 100 ? "the screen" : "photo"
    let got = found(whole, point)
    try expect(
      got, is: wanted, "delete's area, touch \(coordinates(point)), \(place)",
      why: [
        "stars": areStarsInFront
          ? Diagnosis3_8.leavesStarsInFront : Diagnosis3_8.starsAreBehind,
        "the screen": wanted == "stars"
          ? Diagnosis3_8.turnsStarsOff
          : whole.photo.point(
            inside: whole.screen.convert(point, to: whole.photo), with: nil)
            ? Diagnosis3_8.photoAccepts : Diagnosis3_8.bringsPhotoToTheFrontAndNo,
        "delete": "This point is outside the 44 × 44.",
      ],
      rule: got == "stars" && areStarsInFront
        ? Diagnosis3_8.front
        : wanted == "stars" ? Diagnosis3_8.nothingElse : Diagnosis3_8.outside)
  }
  for (place, x, y, wanted) in [
    ("Beside photo", 50.0, 200.0, "the screen"), ("Below photo", 150, 310, "the screen"),
    ("On photo's right edge", 260, 200, "the screen"),
    ("Inside photo's right edge", 259.5, 200, "photo"),
    ("On photo's lower edge", 150, 300, "the screen"),
    ("Inside photo's lower edge", 150, 299.5, "photo"), ("On photo", 100, 200, "photo"),
    ("On stars", 300, 100, "stars"), ("On stars, above delete's area", 270, 70, "stars"),
  ] {
    try expect(
      found(whole, CGPoint(x: x, y: y)), is: wanted, "\(place), touch \(coordinates(x, y))",
      why: [
        "photo": Diagnosis3_8.enlargesPhotosArea,
        "delete": "delete takes touches outside its 44 × 44.",
        "the screen": "photo reaches from 60 to 260 to the right and from 100 to 300 down.",
      ], rule: Diagnosis3_8.own)
  }
  let moved = whole.delete.superview !== whole.photo
  for (name, change) in ways {
    let screen = make()
    change(screen.photo)
    for (place, y) in [("where delete was", 104.0), ("above photo", 90)] {
      try expect(
        found(screen, CGPoint(x: 256, y: y)), is: "the screen",
        "photo \(name), touch \(coordinates(256, y)), \(place)",
        why: [
          "delete": moved
            ? Diagnosis3_8.movesDeleteToTheScreen : Diagnosis3_8.photoIsOff,
          "photo": "photo is off, and it is hit all the same.",
        ],
        rule: moved
          ? Diagnosis3_8.branch : Diagnosis3_8.gates)
    }
  }
  let faint = make()
  faint.photo.alpha = 0.011
  try expect(
    found(faint, CGPoint(x: 256, y: 90)), is: "delete",
    "photo faded to 0.011, touch (256, 90), above photo",
    why: ["the screen": Diagnosis3_8.callsWhatIsFaintOff], rule: Diagnosis3_8.limit)
  for (name, change) in ways + [("disabled", disable)] {
    for (place, x, y, wanted) in [
      ("above photo", 250.0, 90.0, "the screen"), ("on stars", 270, 110, "stars"),
      ("on photo", 240, 120, "photo"),
    ] {
      let scene = "delete \(name), touch \(coordinates(x, y)), \(place)"
      try playing(scene) {
        let screen = make()
        change(screen.delete)
        let got = found(screen, CGPoint(x: x, y: y))
        try expect(
          got, is: wanted, scene,
          why: [
            got: got == "delete"
              ? Diagnosis3_8.returnsDeleteWhereverItsAreaSays
              : got == "photo"
                ? Diagnosis3_8.enlargesPhotosArea : Diagnosis3_8.takesTheTouchAllTheSame
          ], rule: Diagnosis3_8.ownHitTest)
      }
    }
  }
  for (name, change) in ways {
    let screen = make()
    change(screen.screen)
    for (place, y) in [("above photo", 90.0), ("on photo", 200)] {
      try expect(
        found(screen, CGPoint(x: 256, y: y)), is: "no view",
        "The screen \(name), touch \(coordinates(256, y)), \(place)",
        why: [
          "delete": Diagnosis3_8.screenIsOff, "photo": Diagnosis3_8.screenIsOff,
          "the screen": Diagnosis3_8.screenIsOff,
        ], rule: Diagnosis3_8.gates)
    }
  }
  try leaves(make, found)
  try randomScenes { scene, random in
    let (offs, screen) = ([0, 1, 2].map { _ in max(0, random.int(in: 0...14) - 9) }, make())
    let move = CGPoint(x: random.coordinate(-60...0), y: random.coordinate(-100...150))
    let views = [screen.delete, screen.photo, screen.screen]
    for (view, off) in zip(views, offs) { states[off].change(view) }
    screen.photo.frame.origin = CGPoint(x: 60 + move.x, y: 100 + move.y)
    let area = area.offsetBy(dx: move.x, dy: move.y)
    let isNear = random.bool()
    let point =
      isNear
      ? CGPoint(
        x: area.midX + random.coordinate(-24...24), y: area.midY + random.coordinate(-24...24))
      : CGPoint(x: random.coordinate(0...319), y: random.coordinate(0...479))
    let isOn = offs.map { !states[$0].isOff }
    let isButtonOn = isOn[0] && offs[0] != states.count - 1
    let inside = [screen.photo, screen.stars, screen.screen].map { $0.frame.contains(point) }
    let wanted =
      !isOn[2] || !inside[2]
      ? "no view"
      : isOn[1] && isButtonOn && area.contains(point)
        ? "delete"
        : isOn[1] && inside[0] ? "photo" : inside[1] ? "stars" : "the screen"
    let words = zip(["delete", "photo", "screen"], offs).filter { $1 > 0 }
      .map { ", \($0) \(states[$1].name)" }.joined()
    try expect(
      found(screen, point), is: wanted,
      "\(scene): photo at \(coordinates(screen.photo.frame.origin))\(words), "
        + "touch \(coordinates(point))",
      rule: Diagnosis3_8.nothingElse)
  }
}

/// What a random scene does to a view.
private struct State {
  let name: String
  let isOff: Bool
  let change: @Sendable (UIView) -> Void
}

/// Five ways of being off, of which the last, disabled, is for controls only.
private let states: [State] =
  [State(name: "as it is", isOff: false) { _ in }]
  + ways.map { State(name: $0.0, isOff: true, change: $0.1) }
  + [State(name: "disabled", isOff: false, change: disable)]

/// photo is removed, or lies elsewhere.
private func leaves(_ make: () -> Photos, _ found: (Photos, CGPoint) -> String) throws {
  for (place, x, y, wanted) in [
    ("where delete was", 256.0, 104.0, "the screen"), ("on stars", 270, 110, "stars"),
  ] {
    let scene = "photo removed, touch \(coordinates(x, y)), \(place)"
    try playing(scene) {
      let screen = make()
      screen.photo.removeFromSuperview()
      let isMoved = screen.delete.superview !== screen.photo
      try expect(
        found(screen, CGPoint(x: x, y: y)), is: wanted, scene,
        otherwise: isMoved ? Diagnosis3_8.movesDeleteToTheScreen : Diagnosis3_8.photoIsGone,
        rule: Diagnosis3_8.branch)
    }
  }
  for (place, x, y, wanted) in [
    ("above photo and delete", 218.0, 186.0, "delete"), ("right of photo", 230, 200, "delete"),
    ("where delete was", 250, 90, "the screen"), ("where delete was on stars", 270, 110, "stars"),
  ] {
    let scene = "photo moved to (20, 200), touch \(coordinates(x, y)), \(place)"
    try playing(scene) {
      let screen = make()
      screen.photo.frame.origin = CGPoint(x: 20, y: 200)
      try expect(
        found(screen, CGPoint(x: x, y: y)), is: wanted, scene,
        otherwise: screen.delete.superview === screen.photo
          ? Diagnosis3_8.knowsOnePlaceOnly : Diagnosis3_8.movesDeleteToTheScreen,
        rule: Diagnosis3_8.ownHitTest)
    }
  }
}

@Sendable
private func disable(_ view: UIView) { (view as? UIControl)?.isEnabled = false }

/// Ways of turning a view off.
private let ways: [(String, @Sendable (UIView) -> Void)] = [
  ("hidden", { $0.isHidden = true }), ("faded", { $0.alpha = 0 }),
  ("faded to 0.009", { $0.alpha = 0.009 }),
  ("switched off", { $0.isUserInteractionEnabled = false }),
]

let photoFrame = CGRect(x: 0, y: 0, width: 320, height: 480)
