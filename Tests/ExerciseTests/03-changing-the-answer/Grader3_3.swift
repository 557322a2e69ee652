import Grading
import MiniUIKit

@testable import Solutions03

/// What answers to exercise 3.3 are told.
enum Diagnosis3_3 {
  static let keepsWhatItFound =
    "Nobody in the HUD wants this touch, and you answer the HUD. Clear or not, then it is hit."
  static let letsEverythingThrough = "You answer nil for what lies in the HUD as well."
  static let answersTheChildAndNot =
    "The banner was asked and found undo in it; its answer is what counts."

  static let through = "nil lets through: answer nil where super answered the view itself (HT-27)."
  static let redirect = "redirect to what a view's hitTest answers, not to the view (HT-26)."
}

let exercise3_3: Grader<UIView> = Grader(
  "3.3", .finish, read: "Chapters/03-changing-the-answer, The rule, Let through",
  solution: { Solutions03.HUD() }, alternatives: [{ AsksItsSubviews() }], wrong: wrong3_3
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
  func check(
    _ app: @autoclosure () -> UIView, _ what: String, _ x: Double, _ y: Double, _ place: String,
    is wanted: String
  ) throws {
    try expect(
      hit(app(), x, y), is: wanted, "\(what), touch \(coordinates(x, y)), \(place)",
      why: [
        "hud": Diagnosis3_3.keepsWhatItFound,
        "page": Diagnosis3_3.letsEverythingThrough,
        "banner": Diagnosis3_3.answersTheChildAndNot,
      ],
      rule: hit(app(), x, y) == "banner"
        ? Diagnosis3_3.redirect : Diagnosis3_3.through)
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
      "\(scene): a HUD with six views, touch \(coordinates(x, y))", rule: Diagnosis3_3.through)
  }
}
