import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions04

/// A view that is lit while a finger is on it, of any design.
struct Lit {
  let view: UIView
  let isLit: () -> Bool
}

/// What answers to exercise 4.4 are told.
enum Diagnosis4_4 {
  static let forgetsCancelled =
    "This touch has no ended: it is taken away, and the light has to go out at cancelled."
  static let second = "Only finger 1's touch has come to its end. Finger 2 is still down."
  static let handsTheTouchToTheSuperview =
    "The superview hears every phase, and player, which comes before it, is passed over."
  static let why = "The other finger came down on the superview, and its touch belongs there."
  static let countsCallsAndNotTouches =
    "This call brought two touches: count the touches, not the calls."
  static let passesThemOnOneByOne =
    "Both touches came in one call, and your code calls super once for each of them."
  static let passesOneTouchOfEachCallOn =
    "Two touches came, and your code hands one of them to super: hand over the whole set."

  static let cameLast =
    "The finger that came last is lifted, but finger 1 came down before it, and is still down."
  static let isOutside =
    "The finger is lifted beside the view, and that ends the touch as well."
  static let takesWhatASubviewPassesOn =
    "The view hears this touch, since the subview passes it on. It came down on the subview."
  static let looksAtPlaces = """
    The badge is hidden, so the finger has come down on the view itself.
    Rule: \(own)
    """
  static let asksEachBeganAnew =
    "Finger 1 has not moved. This call brought the subview's touch, and says nothing of finger 1."
  static let isStillCounted =
    "The first touch was taken away: it must be counted out like one that is lifted."
  static let passesOnWhatChangesTheLight =
    """
    The second finger changes nothing for the light, and your code does not pass it on.
    Rule: the statement: the responders further along hear every phase of every finger.
    """

  static let pass = """
    the record: an override that calls super lets a phase go on, and a later one goes only \
    where began went (RC-11, RC-13).
    """
  static let ends =
    """
    chapter 4, A touch remembers its way: a touch comes to its end with ended or with cancelled \
    (EV-17).
    """
  static let each =
    "the statement: the view is lit while at least one finger is down that came down on it."
  static let rootView =
    "next: a controller stands between its root view and that view's superview (RC-2, RC-3)."
  static let stays =
    "the touch stays: a touch belongs to the view it came down on (RC-20)."
  static let own =
    "chapter 4, Reacting isn't keeping: touch.view says whose a touch is (RC-20)."
  static let oneCall =
    "chapter 4, The repair: one call brings the touches of one view in one phase, no others (RC-21)."
  static let rule = "one call brings all of the view's touches in that phase (RC-21)."
}

let exercise4_4: Grader<Lit> = Grader(
  "4.4", read: Rule4.keeping, steps: Rule4.steps,
  solution: {
    let view = Solutions04.LitView()
    return Lit(view: view) { view.isLit }
  },
  alternatives: [
    { lit(HoldsOwnTouches()) }, { lit(AsksTheEvent()) },
    { lit(OwnByHand()) },
  ], wrong: wrong4_4,
  statement: [
    .tells("Write a view that reacts"),
    .asks(
      "It is lit", "Finger 1 comes down", "Finger 1 leaves the view",
      "Finger 1 is lifted beside the view", "Finger 1 of two is lifted",
      "Finger 2 of two is lifted", "Both fingers are lifted", "Finger 1 of two is taken away",
      "An alert takes finger 1 away, and it comes down again", "Two taps",
      "A finger is beside the view", "A finger comes down on a subview",
      "A finger comes down where a hidden subview is",
      "Finger 1 is down, and finger 2 taps a subview", "Random scene"),
    .asks(
      "The responders further along", "Finger 1 moves", "An alert takes finger 1 away",
      "A second finger comes down", "A tap on a view that is player's root view",
      "A drag on a view that is player's root view", "Random scene"),
    .asks(
      "`isMultipleTouchEnabled` is on", "Two fingers come down in one event",
      "Two fingers move in one event",
      "Two fingers are lifted in one event", "Two fingers are taken away in one event"),
    .asks("Worked touch", "Finger 1 comes down", "Finger 1 is lifted"),
  ]
) { make in
  func scene(
    _ deeds: [TouchDeed], _ name: String, lit: Bool, heard: String, why: String, _ rule: String
  ) throws {
    try playing(name) {
      let (stage, answer) = (Stage(), make())
      stage.add(UIView(), "superview", around: answer.view, "view")
      for deed in deeds { try stage.play(deed) }
      try light(answer, is: lit, name, why: why, rule)
      try passed(stage, heard, name, by: make)
    }
  }
  try scene(
    [.down(1)], "Finger 1 comes down", lit: true, heard: "began",
    why: "A finger is on the view.", Diagnosis4_4.each)
  try scene(
    [.down(1), .up(1)], "Finger 1 is lifted", lit: false, heard: "began, ended",
    why: "The touch has ended.", Diagnosis4_4.ends)
  try scene(
    [.down(1), .cancel(1)], "An alert takes finger 1 away", lit: false, heard: "began, cancelled",
    why: Diagnosis4_4.forgetsCancelled, Diagnosis4_4.ends)
  try scene(
    [.down(1), .move(1, by: 5)], "Finger 1 moves", lit: true, heard: "began, moved",
    why: "The finger is still down.", Diagnosis4_4.ends)
  try scene(
    [.down(1), .move(1, by: 300)], "Finger 1 leaves the view", lit: true, heard: "began, moved",
    why: "The touch still belongs to the view, wherever the finger is.", Diagnosis4_4.stays)
  try scene(
    [.down(1), .move(1, by: 300), .up(1)], "Finger 1 is lifted beside the view", lit: false,
    heard: "began, moved, ended", why: Diagnosis4_4.isOutside, Diagnosis4_4.stays)
  try scene(
    [.down(1), .up(1), .down(1)], "Two taps, the second finger still down", lit: true,
    heard: "began, ended, began", why: "A finger is on the view.", Diagnosis4_4.each)
  try scene(
    [.down(1), .cancel(1), .down(1), .up(1)],
    "An alert takes finger 1 away, and it comes down again and is lifted", lit: false,
    heard: "began, cancelled, began, ended", why: Diagnosis4_4.isStillCounted, Diagnosis4_4.ends)
  let two = "began, began finger 2"
  try scene(
    [.down(1), .down(2)], "A second finger comes down", lit: true, heard: two,
    why: "Two fingers are on the view.", Diagnosis4_4.each)
  try scene(
    [.down(1), .down(2), .up(1)], "Finger 1 of two is lifted", lit: true,
    heard: two + ", ended finger 1", why: Diagnosis4_4.second, Diagnosis4_4.each)
  try scene(
    [.down(1), .down(2), .up(2)], "Finger 2 of two is lifted", lit: true,
    heard: two + ", ended finger 2", why: Diagnosis4_4.cameLast, Diagnosis4_4.each)
  try scene(
    [.down(1), .down(2), .cancel(2), .up(1)], "Finger 2 is taken away, then finger 1 is lifted",
    lit: false, heard: two + ", cancelled finger 2, ended finger 1",
    why: "Both touches have come to their end.", Diagnosis4_4.each)
  try scene(
    [.down(1), .down(2), .cancel(1)], "Finger 1 of two is taken away", lit: true,
    heard: two + ", cancelled finger 1", why: Diagnosis4_4.second, Diagnosis4_4.each)
  try scene(
    [.down(1), .down(2), .up(1), .up(2)], "Both fingers are lifted", lit: false,
    heard: two + ", ended finger 1, ended finger 2", why: "Both touches have ended.",
    Diagnosis4_4.each)
  try asRootView(make)
  try besideAnother(make, Diagnosis4_4.stays)
  try together(make)
  try onASubview(make)
  try randomScenes { name, random in
    let deeds = random.script(fingers: 2)
    let name = "\(name), \(deeds.inWords)"
    let (plain, stage, answer) = (Stage(), Stage(), make())
    plain.add(UIView(), "superview", around: UIView(), "view")
    stage.add(UIView(), "superview", around: answer.view, "view")
    var down = 0
    for deed in deeds {
      try plain.play(deed)
      try stage.play(deed)
      switch deed {
      case .down: down += 1
      case .up, .cancel: down -= 1
      case .move: break
      }
      try light(answer, is: down > 0, name, why: "Fingers on it then: \(down).", Diagnosis4_4.each)
    }
    try passed(stage, plain.heard(by: "superview"), name, by: make)
  }
}

private func light(
  _ answer: Lit, is wanted: Bool, _ scene: String, why: String, _ rule: String
) throws {
  try expect(
    answer.isLit() ? "lit" : "dark", is: wanted ? "lit" : "dark", "\(scene), the view",
    otherwise: why, rule: rule)
}

private func passed(
  _ stage: Stage, _ heard: String, _ scene: String, by make: () -> Lit
) throws {
  let got = stage.heard(by: "superview")
  let isFirstOnly = got == "began" && heard.hasPrefix("began, began finger 2")
  try expect(
    got, is: heard, "\(scene), the superview",
    why: isFirstOnly
      ? [got: Diagnosis4_4.passesOnWhatChangesTheLight]
      : whyHeard(
        got, insteadOf: heard, by: "The superview", from: "the view",
        isByHand: { try handsOnByHand(make().view) }),
    rule: Diagnosis4_4.pass)
}

/// The view is the root view of a child controller, which comes before the superview.
private func asRootView(_ make: () -> Lit) throws {
  let scripts: [(scene: String, deeds: [TouchDeed], heard: String)] = [
    ("A tap on a view that is player's root view", [.down(1), .up(1)], "began, ended"),
    (
      "A drag on a view that is player's root view", [.down(1), .move(1, by: 5), .up(1)],
      "began, moved, ended"
    ),
  ]
  for (scene, deeds, heard) in scripts {
    try playing(scene) {
      let (stage, answer) = (Stage(), make())
      let player = named("player", UIViewController())
      player.view = answer.view
      stage.add(UIView(), "superview", around: answer.view, "view")
      for deed in deeds { try stage.play(deed) }
      let got = stage.heard(by: "player")
      let isPassedOver = got != heard && stage.heard(by: "superview") == heard
      try expect(
        got, is: heard, "\(scene), player",
        why: isPassedOver
          ? [got: Diagnosis4_4.handsTheTouchToTheSuperview]
          : whyHeard(
            got, insteadOf: heard, by: "player", from: "the view",
            isByHand: { try handsOnByHand(make().view) }),
        rule: isPassedOver ? Diagnosis4_4.rootView : Diagnosis4_4.pass)
      try passed(stage, heard, scene, by: make)
    }
  }
}

/// A second finger is on the superview.
private func besideAnother(_ make: () -> Lit, _ rule: String) throws {
  let (stage, answer) = (Stage(), make())
  stage.add(UIView(), "superview", around: answer.view, "view")
  try stage.finger(2).down(at: besideKey)
  try light(answer, is: false, "A finger is beside the view", why: Diagnosis4_4.why, rule)
  try stage.play(.down(1))
  try light(
    answer, is: true, "Finger 1 comes down and another is beside the view",
    why: "Finger 1 is on the view.", rule)
  try stage.play(.up(1))
  try light(
    answer, is: false, "Finger 1 is lifted and another is beside the view", why: Diagnosis4_4.why,
    rule)
}

/// A subview lies on the view, and passes on what it hears.
private func onASubview(_ make: () -> Lit) throws {
  let badge = CGPoint(x: 95, y: 95)
  func scene(_ name: String, _ check: (Stage, Lit, String) throws -> Void) throws {
    try playing(name) {
      let (stage, answer) = (Stage(), make())
      stage.add(UIView(), "superview", around: answer.view, "view")
      answer.view.addSubview(view("badge", CGRect(x: 60, y: 60, width: 30, height: 30)))
      try check(stage, answer, name)
    }
  }
  try scene("A finger comes down on a subview") { stage, answer, name in
    try stage.play(.down(1), at: badge)
    try light(
      answer, is: false, name, why: Diagnosis4_4.takesWhatASubviewPassesOn, Diagnosis4_4.own)
    try passed(stage, "began", name, by: make)
  }
  try scene("A finger comes down where a hidden subview is") { stage, answer, name in
    answer.view.subviews.last?.isHidden = true
    try stage.play(.down(1), at: badge)
    try light(answer, is: true, name, why: Diagnosis4_4.looksAtPlaces, Diagnosis4_4.own)
  }
  try scene("Finger 1 is down, and finger 2 taps a subview") { stage, answer, name in
    try stage.play(.down(1))
    try stage.play(.down(2), at: badge)
    try light(
      answer, is: true, "\(name), not lifted yet", why: Diagnosis4_4.asksEachBeganAnew,
      Diagnosis4_4.oneCall)
    try stage.play(.up(2), at: badge)
    try light(answer, is: true, name, why: Diagnosis4_4.asksEachBeganAnew, Diagnosis4_4.oneCall)
    try passed(stage, "began, began finger 2, ended finger 2", name, by: make)
    try stage.play(.up(1))
    try light(
      answer, is: false, "\(name), and both are lifted", why: "Both touches have ended.",
      Diagnosis4_4.each)
  }
}

/// Counts what each call brings.
private final class Witness: UIView {
  private(set) var heard: [String] = []

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    heard.append("\(touches.count) touch\(touches.count == 1 ? "" : "es") \(phase)")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// What is heard if two touches of one call come in a call each.
private func twice(_ heard: String) -> String {
  heard.components(separatedBy: ", ").map { call in
    guard call.hasPrefix("2 touches") else { return call }
    let one = call.replacing("2 touches", with: "1 touch")
    return "\(one), \(one)"
  }.joined(separator: ", ")
}

/// Two fingers in one event: one call brings both.
private func together(_ make: () -> Lit) throws {
  typealias Contact = HIDEvent.Contact
  func report(_ stage: Stage, _ change: Contact.Change, _ fingers: [Int]) throws {
    try stage.wait(0.05)
    let contacts = fingers.map { finger -> Contact in
      let x = change == .moved ? 5.0 : 0
      return Contact(
        finger: finger, change, at: CGPoint(x: (finger == 1 ? 50 : 90) + x, y: 50))
    }
    try stage.phone.digitizer.report(contacts)
  }
  func scene(
    _ name: String, _ changes: [(Contact.Change, [Int])], lit: Bool, heard: [String]
  ) throws {
    try playing(name) {
      let (stage, answer, superview) = (Stage(), make(), Witness())
      stage.add(superview, "superview", around: answer.view, "view")
      for (change, fingers) in changes { try report(stage, change, fingers) }
      try light(
        answer, is: lit, name,
        why: Diagnosis4_4.countsCallsAndNotTouches, Diagnosis4_4.rule)
      let (got, wanted) = (
        superview.heard.joined(separator: ", "), heard.joined(separator: ", ")
      )
      try expect(
        got, is: wanted, "\(name), the superview",
        why: [
          wanted.replacing("2 touches", with: "1 touch"): Diagnosis4_4.passesOneTouchOfEachCallOn,
          twice(wanted): Diagnosis4_4.passesThemOnOneByOne,
        ], rule: Diagnosis4_4.rule)
    }
  }
  let down = "Two fingers come down in one event"
  try scene(down, [(.down, [1, 2])], lit: true, heard: ["2 touches began"])
  // A set has no order: whoever takes one touch out of it may take either.
  for round in 0..<12 {
    try scene(
      "\(down), one is lifted", [(.down, [1, 2]), (.up, [1 + round % 2])], lit: true,
      heard: ["2 touches began", "1 touch ended"])
  }
  try scene(
    "Two fingers are lifted in one event", [(.down, [1]), (.down, [2]), (.up, [1, 2])],
    lit: false, heard: ["1 touch began", "1 touch began", "2 touches ended"])
  try scene(
    "Two fingers are taken away in one event", [(.down, [1, 2]), (.cancelled, [1, 2])],
    lit: false, heard: ["2 touches began", "2 touches cancelled"])
  try scene(
    "Two fingers move in one event", [(.down, [1, 2]), (.moved, [1, 2])], lit: true,
    heard: ["2 touches began", "2 touches moved"])
}

func lit<View: UIView>(_ view: View, _ isLit: @escaping (View) -> Bool) -> Lit {
  Lit(view: view) { isLit(view) }
}
