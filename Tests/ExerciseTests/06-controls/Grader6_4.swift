import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions06

/// A share screen of any design, before `build()`.
struct Share {
  let screen: UIView
  let button: UIButton
  /// Asked of the screen, so that nothing here keeps it.
  let shares: (UIView) -> Int?
  let build: (UIView) -> Void
}

/// What answers to exercise 6.4 are told.
enum Diagnosis6_4 {
  static let leavesTheTargetToNobody =
    """
    share sends its event, but the target is gone: nothing has kept it since build().
    Rule: \(weak)
    """
  static let callsTheMethodWhileBuilding =
    "The code ran while the screen was built: the method was called, not handed over."
  static let listensForTouchDown =
    "It counts when the finger comes down; a finger that slides off does not want to share."
  static let keepsAHelperThatKeepsTheScreen =
    "Something still keeps the screen: what it keeps itself, in a ring, or a variable outside."
  static let capturesTheScreen = """
    The screen keeps share, share its UIAction, and the action's code the screen: nothing is freed.
    Rule: a UIAction keeps alive whatever its code captures.
    """
  static let listensForEveryEventOfATouch =
    """
    Each tap counts twice: there are two registrations for it, or one for two events.
    Rule: \(each)
    """
  static let listensForALiftOutsideAsWell =
    "It counts a lift outside as well; a finger that slides off does not want to share."
  static let leavesTheTargetToTheChain =
    "A search without a target begins at the first responder; from there no way leads here."
  static let registersAgain =
    """
    The tap counts twice since the screen came back to the window: the return registered once more.
    Rule: \(each)
    """
  static let registersComingAndGoing =
    """
    The tap counts three times: each change of the window, away and back, registered once more.
    Rule: \(each)
    """
  static let isGoneWithTheWindow =
    "The screen is back on the phone, and its button has no target any more."
  static let forgetsAfterOneTap =
    "The first tap counts and the next does not: the counter is gone, or the action was taken back."
  static let keepsOneCounterForAllScreens =
    "The second screen took away what the first one needs: one counter for both is too few."

  static let registersNothing =
    "share sends its event, and nothing is registered for it: a touch on a button goes no further."
  static let runsAndDoesNotCount =
    """
    The action ran, and shares did not go up by one; each run is a tap that counts.
    Rule: the statement: each tap counts once, however many there were before.
    """
  static let runsForNobody =
    """
    The action's code ran, and shares is 0. An object that it captures weakly has gone with build().
    Rule: a UIAction keeps alive what its code captures, unless that is weak.
    """
  static let isNotOnTheScreen = """
    share is not on the screen, so no finger can tap it.
    Rule: chapter 2, Before the first view: a hit test begins at the window (HT-2).
    """
  static let isDisabled = """
    share is disabled, so it follows no touch.
    Rule: chapter 6, "The last star is dead": a disabled control follows no touch (CT-3).
    """
  static let countsForAll =
    "A screen that was never tapped has counted: each screen counts its own taps."
  static let isNoTapToARecognizer =
    """
    The finger moved 80 points on share and was lifted there: that is a touchUpInside, and for a tap \
    recognizer no tap.
    Rule: chapter 8, Finishing lines: a finger that leaves its place is no tap (GR-81).
    """
  static let watchesThePlace =
    "The finger came down beside share, so its touch is not share's, wherever it is lifted."
  static let countsAQuickTapOtherwise =
    "Two taps count once each, however quickly the second one comes."

  static let send =
    "a control tells only those who are registered for its event (CT-30)."
  static let method =
    "addTarget takes the method itself and calls it when the event happens (CT-30)."
  static let stop =
    "chapter 6, A finger that strays: touchUpInside is for a lift inside, once a touch (CT-7)."
  static let notKept = "a target is not kept, so your code must keep it, but not in a ring (CT-31)."
  static let search =
    "without a target the chain is asked, from the first responder (RC-23)."
  static let weak =
    "a target is not kept alive; when it is gone, the action goes in search of another (CT-31, CT-35)."
  static let each = "each registration is called, for each of its events (CT-30)."
}

private let statement6_4: [Asked] = [
  .tells("Somebody moved the code"),
  .asks(
    "Repair it: every tap", "One tap", "Two taps", "Two quick taps",
    "Down on share, not lifted yet", "Down on share, moved", "Down beside share",
    "One tap, after the screen was taken away"),
  .asks("A screen that nothing needs", "Nothing needs the screen any more"),
  .asks(
    "`build()` is called once", "One tap, after a second screen was built", "A second screen"),
  .asks("Worked touch", "Two taps"),
  .tells("Delete the `todo`"),
  .asks("You may change everything", "Built, and not touched yet"),
]

let exercise6_4: Grader<Share> = Grader(
  "6.4", .repair, read: "Chapters/06-controls, A helper that does nothing",
  solution: {
    let screen = Solutions06.ShareScreen(frame: shareFrame)
    return Share(
      screen: screen, button: screen.share,
      shares: { ($0 as? Solutions06.ShareScreen)?.shares },
      build: { ($0 as? Solutions06.ShareScreen)?.build() })
  }, alternatives: [{ share(SharesItself.self) }, { share(SharesByAction.self) }], wrong: wrong6_4,
  statement: statement6_4
) { make in
  let tap = [TouchStep.down(x: 80, y: 142), .up(), .wait(0.5)]
  try expect(
    shares(after: [], make), is: "0", "Built, and not touched yet",
    why: ["1": Diagnosis6_4.callsTheMethodWhileBuilding], rule: Diagnosis6_4.method)
  /// Why no tap has counted, from what has become of it.
  func reason(_ gone: String, absences: Int = 0) throws -> String {
    let played = try used(after: tap, absences: absences, make)
    return switch played.fate {
    case .offScreen: Diagnosis6_4.isNotOnTheScreen
    case .disabled: Diagnosis6_4.isDisabled
    case .unregistered: absences > 0 ? gone : Diagnosis6_4.registersNothing
    case .sent: gone
    case .performed:
      try actsByCode(make) ? Diagnosis6_4.runsForNobody : Diagnosis6_4.runsAndDoesNotCount
    }
  }
  try expect(
    shares(after: tap, make), is: "1", "One tap",
    why: [
      "0": reason(Diagnosis6_4.leavesTheTargetToNobody),
      "2": Diagnosis6_4.listensForEveryEventOfATouch,
    ], rule: Diagnosis6_4.send)
  try expect(
    shares(after: [], make), is: "0", "A second screen, not touched yet",
    otherwise: Diagnosis6_4.countsForAll,
    rule: "the statement: each screen has a target and a count of its own.")
  try expect(
    shares(after: tap + tap, make), is: "2", "Two taps",
    why: [
      "1": used(after: tap + tap, make).performed == 2
        ? Diagnosis6_4.runsAndDoesNotCount : Diagnosis6_4.forgetsAfterOneTap
    ], rule: Diagnosis6_4.weak)
  try expect(
    shares(after: [.down(x: 80, y: 142), .up(), .down(x: 80, y: 142), .up()], make), is: "2",
    "Two quick taps", otherwise: Diagnosis6_4.countsAQuickTapOtherwise, rule: Diagnosis6_4.stop)
  try expect(
    shares(after: [.down(x: 80, y: 142)], make), is: "0", "Down on share, not lifted yet",
    why: ["1": Diagnosis6_4.listensForTouchDown], rule: Diagnosis6_4.stop)
  try expect(
    shares(after: [.down(x: 80, y: 142), .move(x: 80, y: 600), .up()], make), is: "0",
    "Down on share, lifted 436 points below it",
    why: ["1": Diagnosis6_4.listensForALiftOutsideAsWell], rule: Diagnosis6_4.stop)
  try expect(
    shares(after: [.down(x: 40, y: 142), .move(x: 120, y: 142), .up()], make), is: "1",
    "Down on share, moved by 80 points, and lifted on it",
    why: ["0": Diagnosis6_4.isNoTapToARecognizer], rule: Diagnosis6_4.stop)
  try expect(
    shares(after: [.down(x: 200, y: 142), .move(x: 100, y: 142), .up()], make), is: "0",
    "Down beside share, lifted on it", why: ["1": Diagnosis6_4.watchesThePlace],
    rule: Diagnosis6_4.stop)
  try expect(
    shares(after: tap, hasFirst: true, make), is: "1",
    "One tap, while a view elsewhere is first responder",
    why: ["0": Diagnosis6_4.leavesTheTargetToTheChain], rule: Diagnosis6_4.search)
  try expect(
    shares(after: tap, beside: make(), make), is: "1", "One tap, after a second screen was built",
    why: ["0": Diagnosis6_4.keepsOneCounterForAllScreens], rule: Diagnosis6_4.weak)
  try expect(
    shares(after: tap, absences: 1, make), is: "1",
    "One tap, after the screen was taken away and put back",
    why: [
      "2": Diagnosis6_4.registersAgain, "3": Diagnosis6_4.registersComingAndGoing,
      "0": reason(Diagnosis6_4.isGoneWithTheWindow, absences: 1),
    ],
    rule: Diagnosis6_4.send)
  try expect(
    isFreed(make) ? "freed" : "kept", is: "freed", "Nothing needs the screen any more",
    why: [
      "kept": try actsByCode(make)
        ? Diagnosis6_4.capturesTheScreen : Diagnosis6_4.keepsAHelperThatKeepsTheScreen
    ], rule: Diagnosis6_4.notKept)
  try randomScenes(1...20) { name, random in
    let origin = CGPoint(x: random.coordinate(0...200), y: random.coordinate(0...500))
    let frame = CGRect(x: origin.x + 20, y: origin.y + 20, width: 120, height: 44)
    let steps = (0..<random.int(in: 1...4)).flatMap { _ in
      random.way(around: frame) + [.wait(random.bool() ? 0.5 : 0)]
    }
    let absences = random.int(in: 0...2)
    let (model, heard) = (UIButton(), Listener())
    var count = 0
    heard.hear = { count += 1 }
    model.addTarget(heard, action: Listener.heard, for: .touchUpInside)
    let stage = Stage()
    stage.add(model, "model", frame)
    try play(steps, on: stage)
    try expect(
      shares(after: steps, at: origin, absences: absences, make), is: "\(count)",
      "\(name), the screen at \(coordinates(origin)), put back \(absences) times: \(inWords(steps))",
      why: [:], rule: Diagnosis6_4.weak)
  }
}

let shareFrame = CGRect(x: 0, y: 100, width: 320, height: 200)

/// How often a screen has shared after a script.
private func shares(
  after steps: [TouchStep], at origin: CGPoint = shareFrame.origin, hasFirst: Bool = false,
  beside second: Share? = nil, absences: Int = 0, _ make: () -> Share
) throws -> String {
  try used(
    after: steps, at: origin, hasFirst: hasFirst, beside: second, absences: absences, make
  ).shares
}

/// What has become of the button's event.
private enum Fate { case offScreen, disabled, unregistered, sent, performed }

/// A screen after a script: how often it has shared, what has become of the button's event, and how
/// many actions were performed.
private func used(
  after steps: [TouchStep], at origin: CGPoint = shareFrame.origin, hasFirst: Bool = false,
  beside second: Share? = nil, absences: Int = 0, _ make: () -> Share
) throws -> (shares: String, fate: Fate, performed: Int) {
  let (stage, share) = (Stage(), make())
  share.screen.frame.origin = origin
  stage.root.addSubview(share.screen)
  share.build(share.screen)
  for _ in 0..<absences {
    share.screen.removeFromSuperview()
    stage.root.addSubview(share.screen)
  }
  second.map { $0.build($0.screen) }
  let field = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
  if hasFirst {
    stage.root.addSubview(field)
    stage.window.firstResponder = field
  }
  try play(steps, on: stage)
  stage.window.firstResponder = nil
  let kinds = stage.recording.lines.map(\.kind)
  let performed = kinds.filter { $0 == "action" }.count
  let fate: Fate =
    share.button.window == nil
    ? .offScreen
    : !share.button.isEnabled
      ? .disabled : performed > 0 ? .performed : kinds.contains("send") ? .sent : .unregistered
  return ("\(share.shares(share.screen) ?? 0)", fate, performed)
}

/// Whether a tap on the button runs the code of a `UIAction`, which has no target.
private func actsByCode(_ make: () -> Share) throws -> Bool {
  let share = make()
  share.build(share.screen)
  return share.button.allTargets.isEmpty
}

/// Whether a screen goes with the last reference to it.
private func isFreed(_ make: () -> Share) -> Bool {
  weak var observed: UIView?
  do {
    let share = make()
    share.build(share.screen)
    observed = share.screen
  }
  return observed == nil
}
