import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions09

/// A photo of any design that can be saved, zoomed, and asked for its menu.
struct Saving {
  let photo: UIView
  let save: UIButton
  let counts: () -> (saves: Int, zooms: Int, menus: Int)
  let build: () -> Void
}

/// What answers to exercise 9.3 are told.
enum Diagnosis9_3 {
  static let late =
    "The finger is lifted, and save has not heard so: your no comes only when zoom would recognize."
  static let lateVeto =
    "The finger is lifted, and save has not heard so: until zoom has asked, a veto stops nothing."
  static let bothTaken =
    "The double tap had save's touches too: it held the end of the first back, and took both."
  static let secondTaken =
    "save acts at the lift now, but the double tap still had its touches, and took the second one."
    + "\nRule: chapter 9, At work: with delaysTouchesEnded = false it still takes the second touch."
  static let bothAct =
    "save has its touches now, and the double tap has them as well.\nRule: \(both)"
  static let bothActAtOnce =
    "save has its touches, and at once; but the double tap has them as well.\nRule: \(both)"
  static let pressTakes = "After half a second the long press took the touch from save."
  static let pressToo =
    "save keeps its touch, and the long press recognizes it as well.\nRule: \(both)"
  static let noZoom = "The photo zooms no more; only the touches of save should be kept from zoom."
  static let noMenu = "The menu opens no more; only the touches of save should be kept from hold."
  static let menuWithTheDown =
    "Before, the menu opened while the finger was down, after half a second of rest."
  static let menuOnce = "One press opens the menu once, when it begins."
  static let ownTouchesOnly =
    "The title is on the photo and gets the touch; it is not save, so nothing should change there."
  static let allControls = "The heart is a control, but it is not save, and it has no veto."
  static let allButtons =
    "share is a button, but it is not save: with its touches everything should stay as it was."
  static let delaysNowhere =
    "zoom holds back the end of no touch any more; share is not save, and hears it earlier now."
  static let place =
    "The badge covers save and gets the touch: save is not touched, though it is under the finger."
    + "\nRule: chapter 9, At work: ask the tree and not the frame, as something may lie in front."
  static let atDown =
    "save acted while the finger was still down."
    + "\nRule: the statement: the button acts as soon as the finger is lifted."
  static let countsTwice =
    "Each tap was counted twice."
    + "\nRule: chapter 6, A touch has two ends: a button's lift sends its primary action, too (CT-13)."
  static let countsMore =
    "Down, lift and primary action are an event each, and more than one of them saves."
    + "\nRule: chapter 6, A touch has two ends: register for one of its events (CT-13)."
  static let forGood =
    "After a touch of save the photo zooms no more: your no is meant for one touch, not for all."
    + "\nRule: chapter 9, Five places to decide: the delegate is asked about each touch (GR-13)."
  static let shared =
    "One of the two taps was on save, which has it for itself, so there was one tap."

  static let receives =
    "chapter 9, Five places to decide: what a recognizer does not receive it neither takes nor "
    + "holds back (GR-13)."
  static let lateEnd =
    "when the question comes: until a double tap has failed, it holds the end back (GR-57)."
  static let both =
    "chapter 9, Five places to decide: where nothing is cancelled, no view is asked, and both "
    + "act (CT-45)."
  static let others =
    "the statement: with all other touches on the photo, everything stays as it is."
  static let inside = "the statement: save acts when the finger is lifted, as any button does."
}

let exercise9_3: Grader<Saving> = Grader(
  "9.3", .repair, read: theRule, steps: steps,
  solution: {
    let photo = Solutions09.SavePhoto(frame: .zero)
    return Saving(
      photo: photo, save: photo.save, counts: { (photo.saves, photo.zooms, photo.menus) },
      build: { photo.build() })
  }, alternatives: [{ saving(.delegates) }, { saving(.ignoring) }],
  wrong: wrong9_3,
  statement: [
    .tells("A photo zooms"), .tells("On it lies"), .tells("It is slow"),
    .asks(
      "Repair it: a touch", "A tap on save", "Two quick taps on save", "save is held",
      "Down on save", "A tap on the photo, and", "Random scene"),
    .asks(
      "With all other touches", "Two quick taps on the photo", "The photo is held", "The title",
      "A heart", "Another button", "A tap on share", "A badge", "One tap on the photo"),
    .asks("Worked touch:", "A tap on save, looked at with the up"), .tells("Delete the `todo`"),
  ]
) { make in
  func scene(
    _ name: String, _ script: [TouchStep], is wanted: String, _ change: (Saving) -> Void = { _ in },
    why: @autoclosure () throws -> [String: String] = [:], rule: String
  ) throws {
    try expect(counted(script, change, make), is: wanted, name, why: why(), rule: rule)
  }
  let save = tap(280, 150)
  let pause = [TouchStep.wait(0.1)]
  try scene(
    "Two quick taps on save", save + pause + save + [.wait(1)], is: "saves 2",
    why: [
      "saves 1, zooms 1": Diagnosis9_3.secondTaken, "zooms 1": Diagnosis9_3.bothTaken,
      "saves 2, zooms 1": delaysNothing(make) ? Diagnosis9_3.bothActAtOnce : Diagnosis9_3.bothAct,
      "saves 4": Diagnosis9_3.countsTwice,
      "saves 5": Diagnosis9_3.countsMore, "saves 6": Diagnosis9_3.countsMore,
      "saves 1": "Each of the two taps is one for save, and it heard only one.",
    ], rule: Diagnosis9_3.receives)
  try scene(
    "save is held for a second", hold(280, 150), is: "saves 1",
    why: [
      "menus 1": Diagnosis9_3.pressTakes, "saves 1, menus 1": Diagnosis9_3.pressToo,
      "nothing": "The menu does not open, and save does nothing either.",
    ], rule: Diagnosis9_3.receives)
  try scene(
    "A tap on save, looked at with the up", save, is: "saves 1",
    why: [
      "nothing": vetoes(make) ? Diagnosis9_3.lateVeto : Diagnosis9_3.late,
      "saves 2": Diagnosis9_3.countsTwice,
      "saves 3": Diagnosis9_3.countsMore,
    ], rule: Diagnosis9_3.lateEnd)
  try scene(
    "A tap on save, looked at a second later", save + [.wait(1)], is: "saves 1",
    rule: Diagnosis9_3.receives)
  let other = tap(100, 300)
  try scene(
    "Two quick taps on the photo, beside save", other + pause + other, is: "zooms 1",
    why: ["nothing": Diagnosis9_3.noZoom], rule: Diagnosis9_3.others)
  try scene(
    "The photo is held for a second, beside save", hold(100, 300), is: "menus 1",
    why: ["nothing": Diagnosis9_3.noMenu], rule: Diagnosis9_3.others)
  try scene(
    "The photo is held and the finger is still down",
    [.down(x: 100, y: 300), .wait(0.6)], is: "menus 1",
    why: ["nothing": Diagnosis9_3.menuWithTheDown], rule: Diagnosis9_3.others)
  try scene(
    "The photo is held, the finger goes 60 points, and is lifted",
    [
      .down(x: 100, y: 300), .wait(0.6), .move(x: 130, y: 300), .wait(0.1), .move(x: 160, y: 300),
      .up(),
    ], is: "menus 1",
    why: ["menus 2": Diagnosis9_3.menuOnce, "menus 3": Diagnosis9_3.menuOnce],
    rule: Diagnosis9_3.others)
  try scene(
    "The title on the photo is tapped twice, quickly", tap(60, 380) + pause + tap(60, 380),
    is: "zooms 1", why: ["nothing": Diagnosis9_3.ownTouchesOnly], rule: Diagnosis9_3.others)
  try scene(
    "The title on the photo is held for a second", hold(60, 380), is: "menus 1",
    why: ["nothing": Diagnosis9_3.ownTouchesOnly], rule: Diagnosis9_3.others)
  try scene(
    "A heart, a control of your own on the photo, is held for a second", hold(180, 380),
    is: "menus 1", why: ["nothing": Diagnosis9_3.allControls], rule: Diagnosis9_3.others)
  try scene(
    "Another button on the photo, share, is held for a second", hold(290, 380), is: "menus 1",
    why: ["nothing": Diagnosis9_3.allButtons], rule: Diagnosis9_3.others)
  try expect(
    heardByShare(make), is: "touchDown", "A tap on share, looked at with the up",
    why: ["touchDown, touchUpInside": Diagnosis9_3.delaysNowhere], rule: Diagnosis9_3.others)
  try scene(
    "A badge that covers a part of save is tapped twice, quickly",
    tap(268, 128) + pause + tap(268, 128), is: "zooms 1", why: ["nothing": Diagnosis9_3.place],
    rule: Diagnosis9_3.others)
  try scene(
    "A badge that covers a part of save is held for a second", hold(268, 128), is: "menus 1",
    why: ["nothing": Diagnosis9_3.place], rule: Diagnosis9_3.others)
  try scene(
    "Down on save and not yet lifted", [.down(x: 280, y: 150), .wait(0.2)], is: "nothing",
    why: ["saves 1": Diagnosis9_3.atDown], rule: Diagnosis9_3.inside)
  try scene(
    "Down on save, dragged off by 200 points, and lifted",
    drag(280, 150, by: (x: -150, y: 140)) + [.wait(1)], is: "nothing",
    why: ["saves 1": "save sends touchUpInside only if the finger is lifted inside."],
    rule: Diagnosis9_3.inside)
  try scene(
    "One tap on the photo, beside save", other + [.wait(1)], is: "nothing",
    why: ["zooms 1": "One tap is no double tap."], rule: Diagnosis9_3.others)
  try scene(
    "A tap on save, and a second later two quick taps on the photo",
    save + [.wait(1)] + other + pause + other, is: "saves 1, zooms 1",
    why: ["saves 1": Diagnosis9_3.forGood], rule: Diagnosis9_3.others)
  try scene(
    "A tap on the photo, and quickly one on save, 20 points beside it",
    tap(250, 150) + pause + tap(270, 150) + [.wait(1)], is: "saves 1",
    why: [
      "zooms 1": Diagnosis9_3.shared, "saves 1, zooms 1": Diagnosis9_3.shared,
    ], rule: Diagnosis9_3.receives)
  try scene(
    "A tap on save, and quickly one on the photo, 20 points beside it",
    tap(270, 150) + pause + tap(250, 150) + [.wait(1)], is: "saves 1",
    why: [
      "zooms 1": Diagnosis9_3.shared, "saves 1, zooms 1": Diagnosis9_3.shared,
    ], rule: Diagnosis9_3.receives)
  try randomScenes(1...20) { name, random in
    let (x, y) = (random.coordinate(0...240), random.coordinate(30...200))
    var (script, words): ([TouchStep], [String]) = ([], [])
    var (saves, zooms, menus) = (0, 0, 0)
    for _ in 0..<random.int(in: 1...4) {
      let isOnSave = random.bool()
      let place = isOnSave ? (x: x + 40, y: y + 125) : (x: 25, y: 380)
      let once = tap(place.x, place.y)
      let word = random.pick(["tapped", "tapped twice", "held"])
      switch word {
      case "tapped": (script, saves) = (script + once, saves + (isOnSave ? 1 : 0))
      case "tapped twice":
        script += once + pause + once
        if isOnSave { saves += 2 } else { zooms += 1 }
      default:
        script += hold(place.x, place.y)
        if isOnSave { saves += 1 } else { menus += 1 }
      }
      script.append(.wait(1))
      words.append("\(isOnSave ? "save" : "the photo") \(word)")
    }
    try scene(
      "\(name): save at \(coordinates(x, y)); \(words.joined(separator: ", "))", script,
      is: text(saves, zooms, menus), { $0.save.frame.origin = CGPoint(x: x, y: y) },
      rule: Diagnosis9_3.receives)
  }
}

private func text(_ saves: Int, _ zooms: Int, _ menus: Int) -> String {
  let counts = [("saves", saves), ("zooms", zooms), ("menus", menus)].filter { $0.1 > 0 }
  return counts.isEmpty ? "nothing" : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
}

/// What a script comes to; the photo lies at (20, 100) of the screen.
private func counted(
  _ script: [TouchStep], _ change: (Saving) -> Void, _ make: () -> Saving
) throws -> String {
  let (stage, saving) = (Stage(), make())
  shown(saving, on: stage)
  change(saving)
  try stage.phone.play(script)
  let counts = saving.counts()
  return text(counts.saves, counts.zooms, counts.menus)
}

/// A photo that is built, and its recognizers.
private func built(_ make: () -> Saving) -> (Saving, [UIGestureRecognizer]) {
  let (stage, saving) = (Stage(), make())
  shown(saving, on: stage)
  return (saving, saving.photo.gestureRecognizers ?? [])
}

/// Whether no recognizer of the photo holds an end back.
private func delaysNothing(_ make: () -> Saving) -> Bool {
  built(make).1.allSatisfy { !$0.delaysTouchesEnded }
}

/// Whether save itself refuses a double tap, which a button does not.
private func vetoes(_ make: () -> Saving) -> Bool {
  let (saving, recognizers) = built(make)
  return recognizers.contains { !saving.save.gestureRecognizerShouldBegin($0) }
}

/// What share has sent when the finger that taps it is lifted.
private func heardByShare(_ make: () -> Saving) throws -> String {
  let (stage, saving) = (Stage(), make())
  shown(saving, on: stage)
  try stage.phone.play(tap(290, 380))
  let events = stage.recording.lines.filter { $0.kind == "control" && $0.who == "share" }
  let words = events.map(\.what).filter { $0 != "primaryActionTriggered" }
  return withExtendedLifetime(saving.photo) { words.joined(separator: ", ") }
}

/// Puts the photo on the screen, and on it a title, a heart, another button and a badge.
private func shown(_ saving: Saving, on stage: Stage) {
  place(saving.photo, "photo", CGRect(x: 20, y: 100, width: 320, height: 320), in: stage.root)
  saving.build()
  saving.save.traceName = "save"
  _ = card("title", 20, 260, 80, 40, in: saving.photo)
  place(UIControl(), "heart", CGRect(x: 140, y: 260, width: 80, height: 40), in: saving.photo)
  place(UIButton(), "share", CGRect(x: 240, y: 260, width: 60, height: 40), in: saving.photo)
  _ = card("badge", 235, 15, 20, 20, in: saving.photo)
}
