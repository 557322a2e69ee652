import Grading
import MiniUIKit

@testable import Exercises03
@testable import Solutions03

let exercise3_3 = Exercise(
  "3.3", .finish, read: "Chapters/03-changing-the-answer, The rule, Let through",
  yours: { Exercises03.HUD() as UIView }, solution: { Solutions03.HUD() as UIView },
  alternatives: [{ AsksItsSubviews() }],
  wrong: [
    WrongAnswer(
      "keeps what it found",
      gets: """
        A HUD with a banner, touch (30, 250), beside the banner: page is right, your answer is hud.
        Nobody in the HUD wants this touch, and you answer the HUD. Clear or not, then it is hit.
        Rule: nil lets through: answer nil where super answered the view itself (HT-27).
        """
    ) { KeepsIt() },
    WrongAnswer(
      "lets everything through",
      gets: """
        A HUD with a banner, touch (180, 50), on undo: undo is right, your answer is page.
        You answer nil for what lies in the HUD as well.
        Rule: nil lets through: answer nil where super answered the view itself (HT-27).
        """
    ) { LetsAllThrough() },
    WrongAnswer(
      "keeps buttons only",
      gets: """
        A HUD with a banner, touch (30, 30), on the banner: banner is right, your answer is page.
        You answer nil for what lies in the HUD as well.
        Rule: nil lets through: answer nil where super answered the view itself (HT-27).
        """
    ) { KeepsButtons() },
    WrongAnswer(
      "looks at the frames in it",
      gets: """
        A HUD with a hidden banner, touch (30, 30), where it was: page is right, your answer is hud.
        Nobody in the HUD wants this touch, and you answer the HUD. Clear or not, then it is hit.
        Rule: nil lets through: answer nil where super answered the view itself (HT-27).
        """
    ) { LooksAtFrames() },
    WrongAnswer(
      "answers the child and not what the child found",
      gets: """
        A HUD with a banner, touch (180, 50), on undo: undo is right, your answer is banner.
        The banner was asked and found undo in it; its answer is what counts.
        Rule: redirect to what a view's hitTest answers, not to the view (HT-26).
        """
    ) { AnswersTheChild() },
  ]
) { make in
  func app(_ change: (UIView, UIView) -> Void = { _, _ in }) -> UIView {
    let app = card("app", 0, 0, 300, 300)
    _ = card("page", 0, 0, 300, 300, in: app)
    let hud = place(make(), "hud", CGRect(x: 0, y: 0, width: 300, height: 300), in: app)
    let banner = card("banner", 20, 20, 200, 60, in: hud)
    place(UIButton(), "undo", CGRect(x: 140, y: 10, width: 50, height: 40), in: banner)
    change(hud, banner)
    return app
  }
  let through = "nil lets through: answer nil where super answered the view itself (HT-27)."
  func check(
    _ app: UIView, _ what: String, _ x: Double, _ y: Double, _ place: String, is wanted: String
  ) throws {
    try expect(
      hit(app, x, y), is: wanted, "\(what), touch \(coordinates(x, y)), \(place)",
      why: [
        "hud":
          "Nobody in the HUD wants this touch, and you answer the HUD. Clear or not, then it is hit.",
        "page": "You answer nil for what lies in the HUD as well.",
        "banner": "The banner was asked and found undo in it; its answer is what counts.",
      ],
      rule: hit(app, x, y) == "banner"
        ? "redirect to what a view's hitTest answers, not to the view (HT-26)." : through)
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
  try check(
    app { $1.isHidden = true }, "A HUD with a hidden banner", 30, 30, "where it was", is: "page")
  try check(
    app { $1.isUserInteractionEnabled = false }, "A HUD with a banner that is off", 180, 50,
    "on undo", is: "page")
  try check(
    app { hud, _ in hud.isHidden = true }, "A hidden HUD", 180, 50, "where undo was", is: "page")
  try randomScenes { scene, random in
    let views = (0..<6).map {
      (
        "view\($0)", random.coordinate(-40...180), random.coordinate(-40...180),
        random.int(in: 0...5)
      )
    }
    let (x, y) = (random.coordinate(0...199), random.coordinate(0...199))
    func answer(_ hud: UIView) -> String {
      let app = card("app", 0, 0, 200, 200)
      place(hud, "hud", CGRect(x: 0, y: 0, width: 200, height: 200), in: app)
      for (name, x, y, state) in views {
        let view = card(name, x, y, 60, 60, in: hud)
        (view.isHidden, view.isUserInteractionEnabled) = (state == 0, state != 1)
      }
      return hit(app, x, y)
    }
    let plain = answer(UIView())
    try expect(
      answer(make()), is: plain == "hud" ? "app" : plain,
      "\(scene): a HUD with six views, touch \(coordinates(x, y))", rule: through)
  }
}
