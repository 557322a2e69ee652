import Grading
import MiniUIKit

@testable import Exercises03
@testable import Solutions03

/// A screen of any design, after `build()`.
struct Photos {
  let screen: UIView
  let photo: UIView
  let delete: UIButton
  let stars: UIView
}

let exercise3_8 = Exercise(
  "3.8", .repair, read: "Chapters/03-changing-the-answer, The rule, Redirect",
  yours: {
    let screen = Exercises03.PhotoScreen(frame: photoFrame)
    screen.build()
    return Photos(
      screen: screen, photo: screen.photo, delete: screen.delete, stars: screen.stars)
  },
  solution: {
    let screen = Solutions03.PhotoScreen(frame: photoFrame)
    screen.build()
    return Photos(
      screen: screen, photo: screen.photo, delete: screen.delete, stars: screen.stars)
  },
  alternatives: [
    { photos(AcceptsItsBadge(), behind: { $0.insertSubview($1, at: 0) }) },
    { photos(PlainPhoto(), in: AsksIfAllAreOn(), behind: { $0.addSubview($1) }) },
  ],
  wrong: [
    WrongAnswer(
      "leaves stars in front",
      gets: """
        delete's area, touch (277.5, 104), inside the right edge: delete is right, your answer is stars.
        stars was added last, so it is asked before photo, and it takes the touch.
        Rule: the subviews: from the front, and the first that accepts wins (HT-5).
        """
    ) { photos(ReachesItsBadge(), behind: { $0.addSubview($1) }) },
    WrongAnswer(
      "brings photo to the front and no more",
      gets: """
        delete's area, touch (250, 90), above photo: delete is right, your answer is the screen.
        photo ends at x = 260 and y = 100, declines there, and never asks delete.
        Rule: the area: a point outside a view never reaches its subviews (HT-9).
        """
    ) { photos(PlainPhoto(), behind: { $0.insertSubview($1, at: 0) }) },
    WrongAnswer(
      "enlarges photo's area",
      gets: """
        Beside photo, touch (50, 200): the screen is right, your answer is photo.
        photo takes touches beside it that are not delete's.
        Rule: redirect: reach the subview, and leave your own area as it is (HT-26).
        """
    ) { photos(LargePhoto(), behind: { $0.insertSubview($1, at: 0) }) },
    WrongAnswer(
      "moves delete to the screen",
      gets: """
        photo hidden, touch (256, 104), where delete was: the screen is right, your answer is delete.
        delete no longer goes when photo goes: it has another superview now.
        Rule: the gates: a view that is off answers nil for its branch (HT-11).
        """
    ) { photos(PlainPhoto(), inScreen: true, behind: { $0.insertSubview($1, at: 0) }) },
    WrongAnswer(
      "the screen asks delete first, whatever photo is",
      gets: """
        photo hidden, touch (256, 104), where delete was: the screen is right, your answer is delete.
        photo is off, yet your code asks delete: nobody else tests photo's gates.
        Rule: the gates: a view that is off answers nil for its branch (HT-4, HT-11).
        """
    ) { photos(PlainPhoto(), in: AsksDeleteFirst(), behind: { $0.addSubview($1) }) },
    WrongAnswer(
      "the screen forgets its own gates",
      gets: """
        The screen hidden, touch (256, 90), above photo: nobody is right, your answer is delete.
        The screen is off, yet its hitTest runs: nobody else tests its gates.
        Rule: the gates: a view that is off answers nil for its branch (HT-4, HT-11).
        """
    ) { photos(PlainPhoto(), in: ForgetsItsGates(), behind: { $0.addSubview($1) }) },
    WrongAnswer(
      "the screen tests only whether it is hidden",
      gets: """
        The screen faded, touch (256, 90), above photo: nobody is right, your answer is delete.
        The screen is off, yet its hitTest runs: nobody else tests its gates.
        Rule: the gates: a view that is off answers nil for its branch (HT-4, HT-11).
        """
    ) { photos(PlainPhoto(), in: TestsHiddenAlone(), behind: { $0.addSubview($1) }) },
    WrongAnswer(
      "returns delete wherever its area says yes",
      gets: """
        delete hidden, touch (256, 90), above photo: the screen is right, your answer is delete.
        delete is off, and it is found all the same: its area knows nothing of its gates.
        Rule: redirect through the button's own hitTest, so that its gates count (HT-26).
        """
    ) { photos(GrabsItsBadge(), behind: { $0.insertSubview($1, at: 0) }) },
    WrongAnswer(
      "makes photo a point wider",
      gets: """
        On photo's right edge, touch (260, 200): the screen is right, your answer is photo.
        photo takes touches beside it that are not delete's.
        Rule: redirect: reach the subview, and leave your own area as it is (HT-26).
        """
    ) {
      photos(
        ReachesItsBadge(), frame: CGRect(x: 60, y: 100, width: 201, height: 200),
        behind: { $0.insertSubview($1, at: 0) })
    },
    WrongAnswer(
      "calls only half of the faintest off",
      gets: """
        photo faded to 0.009, touch (256, 104), where delete was: the screen is right, your answer \
        is delete.
        photo is off, yet your code asks delete: nobody else tests photo's gates.
        Rule: the gates: a view that is off answers nil for its branch (HT-4, HT-11).
        """
    ) { photos(ReachesItsBadge(offBelow: 0.005), behind: { $0.insertSubview($1, at: 0) }) },
    WrongAnswer(
      "calls what is faint off",
      gets: """
        photo faded to 0.011, touch (256, 90), above photo: delete is right, your answer is the \
        screen.
        With alpha 0.011 photo is on, however little of it is seen.
        Rule: the gates: off is an alpha below 0.01 (HT-11).
        """
    ) { photos(ReachesItsBadge(offBelow: 0.02), behind: { $0.insertSubview($1, at: 0) }) },
    WrongAnswer(
      "makes the photo's frame larger",
      gets: """
        The place of photo: (60, 100) is right, your answer is (30, 70).
        Everything must stay where it is drawn.
        Rule: point(inside:) and hitTest change who is hit, frames change what is seen (HT-25).
        """
    ) {
      photos(
        PlainPhoto(), frame: CGRect(x: 30, y: 70, width: 260, height: 260),
        behind: { $0.insertSubview($1, at: 0) })
    },
  ]
) { make in
  func found(_ screen: Photos, _ point: CGPoint) -> String {
    let hit = screen.screen.hitTest(point, with: nil)
    if hit === screen.delete { return "delete" }
    if hit === screen.photo { return "photo" }
    if hit === screen.stars { return "stars" }
    return hit === screen.screen ? "the screen" : hit == nil ? "nobody" : "another view"
  }
  let whole = make()
  for (view, name, origin) in [
    (whole.photo, "photo", CGPoint(x: 60, y: 100)), (whole.stars, "stars", CGPoint(x: 262, y: 60)),
    (whole.delete, "delete", CGPoint(x: 244, y: 92)),
  ] {
    let place = view.convert(view.bounds, to: whole.screen).origin
    try expect(
      coordinates(place), is: coordinates(origin), "The place of \(name)",
      why: [coordinates(place): "Everything must stay where it is drawn."],
      rule: "point(inside:) and hitTest change who is hit, frames change what is seen (HT-25).")
  }
  let outside = "the area: a point outside a view never reaches its subviews (HT-9)."
  let front = "the subviews: from the front, and the first that accepts wins (HT-5)."
  let area = CGRect(x: 234, y: 82, width: 44, height: 44)
  let above = ("above photo", CGPoint(x: 250, y: 90), true)
  for (place, point, isInside) in [above] + touches(around: area) {
    let wanted =
      isInside ? "delete" : point.x >= 262 ? "stars" : point.y < 100 ? "the screen" : "photo"
    let got = found(whole, point)
    try expect(
      got, is: wanted, "delete's area, touch \(coordinates(point)), \(place)",
      why: [
        "stars": "stars was added last, so it is asked before photo, and it takes the touch.",
        "the screen": "photo ends at x = 260 and y = 100, declines there, and never asks delete.",
        "delete": "This point is outside the 44 × 44.",
      ], rule: got == "stars" ? front : outside)
  }
  let own = "redirect: reach the subview, and leave your own area as it is (HT-26)."
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
        "photo": "photo takes touches beside it that are not delete's.",
        "delete": "delete takes touches outside its 44 × 44.",
        "the screen": "photo reaches from 60 to 260 to the right and from 100 to 300 down.",
      ], rule: own)
  }
  let gates = "the gates: a view that is off answers nil for its branch (HT-4, HT-11)."
  let moved = whole.delete.superview !== whole.photo
  let photoIsOff =
    "photo is off, yet your code asks delete: nobody else tests photo's gates."
  for (name, change) in ways {
    let screen = make()
    change(screen.photo)
    for (place, y) in [("where delete was", 104.0), ("above photo", 90)] {
      try expect(
        found(screen, CGPoint(x: 256, y: y)), is: "the screen",
        "photo \(name), touch \(coordinates(256, y)), \(place)",
        why: [
          "delete": moved
            ? "delete no longer goes when photo goes: it has another superview now." : photoIsOff,
          "photo": "photo is off, and it is hit all the same.",
        ],
        rule: moved
          ? "the gates: a view that is off answers nil for its branch (HT-11)." : gates)
    }
  }
  let faint = make()
  faint.photo.alpha = 0.011
  try expect(
    found(faint, CGPoint(x: 256, y: 90)), is: "delete",
    "photo faded to 0.011, touch (256, 90), above photo",
    why: ["the screen": "With alpha 0.011 photo is on, however little of it is seen."],
    rule: "the gates: off is an alpha below 0.01 (HT-11).")
  for (name, change) in ways + [("disabled", disable)] {
    let screen = make()
    change(screen.delete)
    try expect(
      found(screen, CGPoint(x: 256, y: 90)), is: "the screen",
      "delete \(name), touch (256, 90), above photo",
      why: [
        "delete":
          "delete is off, and it is found all the same: its area knows nothing of its gates.",
        "photo": "photo takes touches beside it that are not delete's.",
      ],
      rule: "redirect through the button's own hitTest, so that its gates count (HT-26).")
  }
  let screenIsOff =
    "The screen is off, yet its hitTest runs: nobody else tests its gates."
  for (name, change) in ways {
    let screen = make()
    change(screen.screen)
    for (place, y) in [("above photo", 90.0), ("on photo", 200)] {
      try expect(
        found(screen, CGPoint(x: 256, y: y)), is: "nobody",
        "The screen \(name), touch \(coordinates(256, y)), \(place)",
        why: ["delete": screenIsOff, "photo": screenIsOff, "the screen": screenIsOff], rule: gates)
    }
  }
  try randomScenes { scene, random in
    let (x, y) = (random.coordinate(30...319), random.coordinate(40...320))
    let point = CGPoint(x: x, y: y)
    let wanted =
      area.contains(point)
      ? "delete"
      : whole.photo.frame.contains(point)
        ? "photo" : whole.stars.frame.contains(point) ? "stars" : "the screen"
    try expect(
      found(whole, point), is: wanted, "\(scene): touch \(coordinates(point))",
      rule: "the area of delete is 44 × 44, and nothing else changes (HT-25).")
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

private let photoFrame = CGRect(x: 0, y: 0, width: 320, height: 480)

/// A screen with a photo of some class, built as an answer might build it.
private func photos(
  _ photo: PlainPhoto, in screen: PlainScreen = PlainScreen(),
  frame: CGRect = CGRect(x: 60, y: 100, width: 200, height: 200),
  inScreen: Bool = false, behind: (_ screen: UIView, _ stars: UIView) -> Void
) -> Photos {
  screen.frame = photoFrame
  screen.photo = photo
  photo.frame = frame
  let delete = PhotoButton(
    frame: CGRect(x: 244 - frame.minX, y: 92 - frame.minY, width: 24, height: 24))
  let stars = UIView(frame: CGRect(x: 262, y: 60, width: 50, height: 60))
  photo.badge = delete
  photo.addSubview(delete)
  screen.addSubview(photo)
  behind(screen, stars)
  if inScreen {
    delete.frame.origin = CGPoint(x: 244, y: 92)
    screen.addSubview(delete)
  }
  return Photos(screen: screen, photo: photo, delete: delete, stars: stars)
}
