import Grading
import MiniUIKit
import Stage

@testable import Solutions03

/// What answers to exercise 3.4 are told.
enum Diagnosis3_4 {
  static let leavesOneThere =
    "A view in the card was found, and your answer is that view; the card must answer for it."
  static let keepsEveryButton = "share is a button, too, and not the one that stays."
  static let looksOneLevelDown =
    "The badge lies in photo, and photo in the card; it is hidden, too."
  static let forgetsWhatLiesInPlay = """
    The icon lies in play, and you asked only whether play itself was found.
    Rule: the statement: play, and what lies in it, is hit as it is now.
    """
  static let answersPlay = """
    super has found the icon; you answer play for it.
    Rule: the statement: what lies in play is hit as it is now: itself, and not play.
    """
  static let forgetsWhatLiesDeeper = """
    The dot lies in icon, and icon in play; you looked one level up from the dot.
    Rule: the statement: what lies in play is hit as it is now, however deep it lies.
    """
  static let hidesPlay = "play is the one view in the card that stays as it is."
  static let asksWithoutSuper = "This point is beside the card, and super has found nothing there."
  static let looksAtItsFrame = """
    The point is in play's frame, but curtain lies in front of play, and super finds it there.
    Rule: chapter 3, A little cross: an area counts where no view in front takes the point (HT-25).
    """
  static let asksPlayFirst =
    "curtain lies in front of play, and super finds it there; play cannot be the answer."
  static let switchesOthersOff = """
    Your code has switched curtain off, to leave play alone; so a finger falls through it to play.
    Rule: the statement: play is hit as it is now, where nothing lies in front of it.
    """
  static let findsPlayWhereItIsOff =
    "play is off, and super finds what lies behind it; nothing of play is to be hit."
  static let opensNothingThere = "play is off, but the card is on, and the finger is on the card."
  static let isOff =
    "The card is off, yet its hitTest runs, and you go on: super has found nothing."
  static let letsThrough =
    """
    The finger is on the card and you answer nil, which lets it through to what lies behind.
    Rule: nil instead of yourself lets through; the card itself is the answer here (HT-27).
    """
  static let needsPlay = """
    There is no play here, and now your code hides nothing.
    Rule: the statement: play may be missing; wherever the finger is, the card is hit.
    """
  static let knowsOnePlace = "play lies elsewhere here, and it's hit wherever it lies."

  static let answersNo =
    "The card answers no, so VoiceOver taps at its activation point, the middle, and play is there."
  static let doesBoth =
    "The card sends its event and answers no; the tap that follows is on play, or opens it again."
  static let doesNothing = """
    The card answers yes, so no tap follows; and it has sent nothing itself.
    Rule: the tap: after yes VoiceOver does nothing: the view itself has to send its event (HT-33).
    """
  static let sendsAnother = """
    The card answers yes and has sent an event, but none that opens it.
    Rule: the statement: when it is activated, .touchUpInside must be sent.
    """
  static let misses = """
    VoiceOver has tapped beside the card: your point counts from the card's own corner.
    Rule: the tap: the activation point is given in screen coordinates (HT-34).
    """
  static let isDisabled = """
    sendActions(for:) sends for a disabled control as well.
    Rule: the statement: a card that is disabled doesn't open, not for VoiceOver, either.
    """
  static let once = """
    The second activation has to open the film again, and once.
    Rule: the statement: when the card is activated, each time, .touchUpInside is sent once.
    """
  static let answersOnce = """
    This tap was hit-tested twice, as a touch may be, and your second answer was another one.
    Rule: chapter 3, A question is not a touch: asking an override changes nothing (HT-20, HT-21).
    """
  static let leavesItChanged = """
    Since VoiceOver's tap a finger on play hits the card: what you switched for it stays switched.
    Rule: the statement: only play, and what lies in it, is hit as it is now.
    """
  static let fingerFails = "A finger doesn't come by accessibilityActivate: the card has to be hit."

  static let hide = "yourself instead of your subviews hides them (HT-36)."
  static let stays = "the statement: only play, and what lies in it, is hit as it is now."
  static let onlyWhatIsFound =
    "hide what the search has found; where it found nothing, stay nil (HT-7)."
  static let asATap = "the tap: accessibilityActivate() does what a tap would do (HT-33)."
  static let gates =
    "chapter 3, \"I switch them off\": what your hitTest does not test, nobody tests (HT-4)."
  static let front = "chapter 2, From front to back: the first that accepts wins (HT-5)."
  static let voiceOver =
    "the tap: after no VoiceOver taps at the activation point; after yes it does nothing (HT-33, HT-35)."
}

let exercise3_4: Grader<(_ play: UIView) -> UIControl> = Grader(
  "3.4", read: "Chapters/03-changing-the-answer, Nil is an answer",
  steps: [.init("the tap", in: "A tap that no finger made")],
  solution: {
    { play in
      let card = Solutions03.FilmCard()
      card.play = play
      return card
    }
  },
  alternatives: [{ film(ListsWhatStays()) }, { film(AsksEachStep()) }, { film(MovesThePoint()) }],
  wrong: wrong3_4,
  statement: [
    .tells("A card shows"),
    .asks(
      "Wherever a finger is", "A card, touch (40, 170), on title",
      "A card, touch (285, 45), on badge",
      "A card, touch (40, 40), on share", "A curtain over play", "A card without play",
      "Random scene"),
    .asks(
      "Only `play`", "A card, touch (165, 105), on play", "A card, touch (145, 85), on icon",
      "A card with a dot"),
    .asks("What is off", "A hidden card", "A card whose play is hidden", "A card, touch (10, 70)"),
    .asks(
      "For VoiceOver", "VoiceOver activates the card", "VoiceOver activates it twice",
      "VoiceOver activates the card, and then"),
    .asks("A card that is disabled", "VoiceOver activates a disabled card"),
    .asks("Worked touch", "A card, touch (40, 170), on title"),
  ]
) { make in
  func check(
    _ list: UIView, _ what: String, _ x: Double, _ y: Double, _ place: String, is wanted: String,
    why: [String: String] = [:], rule: String = Diagnosis3_4.hide
  ) throws {
    try expect(
      hit(list, x, y), is: wanted, "\(what), touch \(coordinates(x, y)), \(place)",
      why: [
        "title": Diagnosis3_4.leavesOneThere, "photo": Diagnosis3_4.leavesOneThere,
        "curtain": Diagnosis3_4.leavesOneThere, "badge": Diagnosis3_4.looksOneLevelDown,
        "share": Diagnosis3_4.keepsEveryButton, "list": Diagnosis3_4.letsThrough,
      ].merging(why) { $1 }, rule: rule)
  }
  func new(_ name: String, _ change: (Film) -> Void = { _ in }) -> UIView {
    making(name) {
      let film = Film(make())
      change(film)
      return film.list
    }
  }
  let plain = new("A card")
  try check(plain, "A card", 40, 170, "on title", is: "card")
  try check(plain, "A card", 60, 110, "on photo", is: "card")
  try check(plain, "A card", 40, 40, "on share", is: "card")
  try check(plain, "A card", 285, 45, "on badge", is: "card")
  try check(
    plain, "A card", 165, 105, "on play", is: "play",
    why: ["card": Diagnosis3_4.hidesPlay, "icon": Diagnosis3_4.hidesPlay], rule: Diagnosis3_4.stays)
  try check(
    plain, "A card", 145, 85, "on icon, which lies in play", is: "icon",
    why: ["card": Diagnosis3_4.forgetsWhatLiesInPlay, "play": Diagnosis3_4.answersPlay],
    rule: Diagnosis3_4.stays)
  let deeper = new("A card with a dot in icon") {
    _ = card("dot", 3, 3, 4, 4, in: $0.play.subviews[0])
  }
  try check(
    deeper, "A card with a dot in icon", 145, 85, "on the dot", is: "dot",
    why: [
      "card": Diagnosis3_4.forgetsWhatLiesDeeper, "icon": Diagnosis3_4.forgetsWhatLiesDeeper,
      "play": Diagnosis3_4.forgetsWhatLiesDeeper,
    ], rule: Diagnosis3_4.stays)
  let beside = ["card": Diagnosis3_4.asksWithoutSuper, "nil": Diagnosis3_4.asksWithoutSuper]
  for (x, place) in [(10.0, "left of it"), (320, "its right edge")] {
    try check(
      plain, "A card", x, 70, place, is: "list", why: beside,
      rule: Diagnosis3_4.onlyWhatIsFound)
  }
  try check(plain, "A card", 319.5, 70, "inside its right edge", is: "card")
  let ribbon = new("A ribbon that hangs out of the card") {
    _ = card("ribbon", -15, 40, 40, 20, in: $0.card)
  }
  try check(
    ribbon, "A ribbon that hangs out of the card", 10, 70, "on its outer half", is: "list",
    why: ["card": Diagnosis3_4.asksWithoutSuper, "ribbon": Diagnosis3_4.asksWithoutSuper],
    rule: Diagnosis3_4.onlyWhatIsFound)
  func comparesFrames() -> String {
    let off = new("A card whose play is hidden") { $0.play.isHidden = true }
    return hit(off, 165, 105) == "play"
      ? Diagnosis3_4.looksAtItsFrame : Diagnosis3_4.asksPlayFirst
  }
  let veil = card("curtain", 100, 40, 100, 100)
  let curtain = new("A curtain over play") { $0.card.addSubview(veil) }
  _ = hit(curtain, 165, 105)
  try check(
    curtain, "A curtain over play", 165, 105, "where play is", is: "card",
    why: [
      "icon": Diagnosis3_4.asksPlayFirst,
      "play": veil.isUserInteractionEnabled ? comparesFrames() : Diagnosis3_4.switchesOthersOff,
    ],
    rule: Diagnosis3_4.front)
  try off(new, check)
  let gone = making("A card without play") { () -> UIView in
    let list = card("list", 0, 0, 375, 300)
    let film = place(
      make()(UIView()), "card", CGRect(x: 20, y: 20, width: 300, height: 180), in: list)
    _ = card("photo", 0, 0, 300, 180, in: film)
    return list
  }
  try check(
    gone, "A card without play", 165, 105, "in its middle", is: "card",
    why: ["photo": Diagnosis3_4.needsPlay])
  let moved = new("A card whose play is in a corner of photo") {
    $0.card.subviews[0].addSubview($0.play)
    $0.play.frame.origin = CGPoint(x: 230, y: 110)
  }
  let corner = "A card whose play is in a corner of photo"
  try check(
    moved, corner, 255, 135, "on icon", is: "icon",
    why: ["card": Diagnosis3_4.knowsOnePlace, "play": Diagnosis3_4.answersPlay],
    rule: Diagnosis3_4.stays)
  try check(
    moved, corner, 165, 105, "where it was", is: "card", why: ["play": Diagnosis3_4.knowsOnePlace])
  try voiceOver(make)
  try randomScenes { scene, random in
    let views = (0..<random.int(in: 0...5)).map {
      (
        "view\($0)", random.coordinate(-40...300), random.coordinate(-40...200),
        random.int(in: 0...4), random.bool()
      )
    }
    let (x, y) = (random.coordinate(0...340), random.coordinate(0...220))
    let state = random.int(in: 0...8)
    func build(_ film: Film) -> String {
      for (name, left, top, state, isInPlay) in views {
        let view = place(
          UIView(), name, CGRect(x: left, y: top, width: 60, height: 40),
          in: isInPlay ? film.play : film.card)
        view.isHidden = state == 4
      }
      film.card.isUserInteractionEnabled = state != 8
      film.play.isHidden = state == 7
      return hit(film.list, x, y)
    }
    func wanted() -> String {
      let film = Film { filmCard(PlainCard(), $0) }
      let found = build(film)
      guard let hit = film.list.hitTest(CGPoint(x: x, y: y), with: nil), hit !== film.list else {
        return found
      }
      return hit.isDescendant(of: film.play) ? found : "card"
    }
    let film = Film(make())
    try expect(
      build(film), is: wanted(), "\(scene): \(outline(of: film.list)), touch \(coordinates(x, y))",
      rule: Diagnosis3_4.hide)
  }
}

/// What is off: the card, its play, and nothing else.
private func off(
  _ new: (String, (Film) -> Void) -> UIView,
  _ check: (UIView, String, Double, Double, String, String, [String: String], String) throws -> Void
) throws {
  let ways: [(String, (UIView) -> Void)] = [
    ("hidden", { $0.isHidden = true }), ("faded", { $0.alpha = 0.009 }),
    ("switched off", { $0.isUserInteractionEnabled = false }),
  ]
  for (word, change) in ways {
    let name = word == "hidden" ? "A hidden card" : "A card that is \(word)"
    let film = new(name) { change($0.card) }
    for (x, y, place) in [(40.0, 170.0, "where title is"), (165, 105, "where play is")] {
      let why = Dictionary(
        uniqueKeysWithValues: ["card", "icon", "play"].map { ($0, Diagnosis3_4.isOff) })
      try check(film, name, x, y, place, "list", why, Diagnosis3_4.gates)
    }
  }
  for (word, change) in ways {
    let name = "A card whose play is \(word)"
    let film = new(name) { change($0.play) }
    try check(
      film, name, 165, 105, "where it is", "card",
      [
        "icon": Diagnosis3_4.findsPlayWhereItIsOff, "play": Diagnosis3_4.findsPlayWhereItIsOff,
        "nil": Diagnosis3_4.opensNothingThere, "list": Diagnosis3_4.opensNothingThere,
      ], Diagnosis3_4.gates)
  }
}

/// What opens and what plays when VoiceOver, or a finger, comes to a card.
private func voiceOver(_ make: () -> (UIView) -> UIControl) throws {
  func expectCounts(
    _ scene: String, is wanted: String, _ change: @escaping (Film) -> Void = { _ in },
    why: [String: String] = [:], rule: String = Diagnosis3_4.voiceOver,
    _ act: (Stage, Film) throws -> Void
  ) throws {
    try playing(scene) {
      let (stage, film) = (Stage(), Film(make()))
      stage.root.addSubview(film.list)
      final class Count { var (opens, events, plays) = (0, 0, 0) }
      let count = Count()
      film.card.addAction(UIAction { _ in count.opens += 1 }, for: .touchUpInside)
      film.card.addAction(UIAction { _ in count.events += 1 }, for: .allEvents)
      (film.play as? UIButton)?.addAction(
        UIAction { _ in count.plays += 1 }, for: .touchUpInside)
      change(film)
      try act(stage, film)
      let hasTapped = !stage.recording.touches.isEmpty
      try expect(
        "opened \(count.opens), played \(count.plays)", is: wanted, scene,
        why: [
          "opened 0, played 1": Diagnosis3_4.answersNo, "opened 1, played 1": Diagnosis3_4.doesBoth,
          "opened 2, played 0": Diagnosis3_4.doesBoth,
          "opened 0, played 0": hasTapped
            ? Diagnosis3_4.misses
            : count.events > 0 ? Diagnosis3_4.sendsAnother : Diagnosis3_4.doesNothing,
        ].merging(why) { $1 }, rule: rule)
    }
  }
  try expectCounts("VoiceOver activates the card", is: "opened 1, played 0") {
    try $0.activate($1.card)
  }
  try expectCounts(
    "VoiceOver activates a card elsewhere on the screen", is: "opened 1, played 0",
    { $0.list.frame.origin = CGPoint(x: 20, y: 400) }
  ) { try $0.activate($1.card) }
  try expectCounts(
    "VoiceOver activates it twice", is: "opened 2, played 0",
    why: ["opened 1, played 0": Diagnosis3_4.once, "opened 2, played 0": Diagnosis3_4.once],
    rule: Diagnosis3_4.asATap
  ) { stage, film in
    try stage.activate(film.card)
    try stage.wait(1)
    try stage.activate(film.card)
  }
  try expectCounts(
    "VoiceOver activates the card where a touch is hit-tested twice", is: "opened 1, played 0",
    why: ["opened 0, played 1": Diagnosis3_4.answersOnce]
  ) { stage, film in
    stage.phone.application.hitTestPasses = 2
    try stage.activate(film.card)
  }
  try expectCounts(
    "VoiceOver activates the card, and then a finger taps play", is: "opened 1, played 1",
    why: ["opened 2, played 0": Diagnosis3_4.leavesItChanged]
  ) { stage, film in
    try stage.activate(film.card)
    try stage.wait(1)
    try stage.finger.tap(at: CGPoint(x: 165, y: 105))
  }
  try expectCounts(
    "VoiceOver activates a card without play", is: "opened 1, played 0",
    { $0.play.removeFromSuperview() }
  ) { try $0.activate($1.card) }
  try expectCounts(
    "VoiceOver activates a disabled card", is: "opened 0, played 0",
    { $0.card.isEnabled = false }, why: ["opened 1, played 0": Diagnosis3_4.isDisabled],
    rule: Diagnosis3_4.asATap
  ) { try $0.activate($1.card) }
  try expectCounts(
    "A finger taps title", is: "opened 1, played 0",
    why: ["opened 0, played 0": Diagnosis3_4.fingerFails]
  ) { stage, _ in try stage.finger.tap(at: CGPoint(x: 40, y: 170)) }
  try expectCounts(
    "A finger taps play", is: "opened 0, played 1",
    why: ["opened 1, played 0": Diagnosis3_4.hidesPlay]
  ) { stage, _ in try stage.finger.tap(at: CGPoint(x: 165, y: 105)) }
}

/// A list with one card of any design.
struct Film {
  let list = Grading.card("list", 0, 0, 375, 300)
  let card: UIControl
  let play: UIView

  /// The scene of the statement, with a card that is made for its play.
  init(_ make: (UIView) -> UIControl) {
    let play = UIButton(frame: CGRect(x: 120, y: 60, width: 60, height: 60))
    self.play = play
    card = make(play)
    place(card, "card", CGRect(x: 20, y: 20, width: 300, height: 180), in: list)
    let photo = Grading.card("photo", 0, 0, 300, 180, in: card)
    _ = Grading.card("badge", 250, 10, 30, 30, in: photo)
    place(UIButton(), "share", CGRect(x: 10, y: 10, width: 40, height: 40), in: card)
    place(play, "play", play.frame, in: card)
    _ = Grading.card("icon", 0, 0, 20, 20, in: play)
    _ = Grading.card("title", 10, 140, 200, 30, in: card)
  }
}

/// A card of no design, with which the others are compared.
private final class PlainCard: AnyFilmCard {}
