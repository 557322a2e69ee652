import Grading
import MiniUIKit
import Stage

@testable import Solutions01

/// What answers to exercise 1.3 are told.
enum Diagnosis1_3 {
  static let oneTouch = "One touch, but the app is sent an event whenever the touch changes."
  static let oneSendEventForEachPhase =
    "Began, moved, ended are three phases, but this script has three moves."
  static let leavesOutOneEndOfTheDrag =
    "One end of the drag is left out: coming down and going up are events, like a move."
  static let hitTestsEveryEvent =
    "You look anew for every event; the touch has had its view since it came down."
  static let saysMovedForAFingerThatRests = "It rests; only a touch that changes is moved."
  static let oneEventForEachFinger =
    "You count touches; what is sent is events, and one event holds both touches."
  static let everyTouchEndsByBeingLifted = "The finger was not lifted: the touch was taken away."

  static let oneSendEvent = "one sendEvent for each event: down, every move, up (EV-27)."
  static let hitTested = "only a touch that begins is hit-tested (HT-19)."
  static let stationary = "a touch of the event that has not changed has a phase of its own (EV-3)."
  static let oneEvent =
    "what changes at one instant is one event, however many fingers it has (EV-19)."
  static let cancelled = "the system ends a touch it takes away with a phase of its own (EV-17)."
}

let exercise1_3: Grader<[String]> = Grader(
  "1.3", .trace, read: "Chapters/01-from-finger-to-app, The rule, Build",
  solution: { Solutions01.answers() },
  alternatives: [{ ["5", "1", ".stationary", "2", "Cancelled"] }], wrong: wrong1_3,
  statement: [
    .tells("Answer each"),
    .asks("1. Finger 1", "Question 1,"),
    .asks("How many calls of the", "Question 1,"),
    .asks("2. In that", "Question 2,"),
    .asks("3. Finger 1", "Question 3,"),
    .asks("Which phase", "Question 3,"),
    .asks("4. Both", "Question 4,"),
    .asks("How many calls of `sendEvent`", "Question 4,"),
    .asks("5. Finger 1", "Question 5,"),
    .asks("What does", "Question 5,"),
    .tells("Worked touch"),
  ]
) { make in
  let drag: [[Contact]] =
    [[down(1, onLeft)]] + (1...3).map { [move(1, CGPoint(x: 105 + 5 * Double($0), y: 120))] }
    + [[up(1, onLeft)]]
  let both = [[down(1, onLeft), down(2, onRight)], [up(1, onLeft), up(2, onRight)]]
  // A phase may be written as Swift writes it, or as a sentence begins.
  let answers = make().map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0).lowercased() }
  try judge(
    answers,
    [
      Question(
        "sendEvent in a drag with three moves", is: String(try replay(drag).phases.count),
        why: [
          "1": Diagnosis1_3.oneTouch,
          "2": "That is the number of a tap; each move is an event, too.",
          "3": Diagnosis1_3.oneSendEventForEachPhase,
          "4": Diagnosis1_3.leavesOutOneEndOfTheDrag,
          "6": "What happens on the glass besides down, the moves and up?",
          "10": "You count each event twice: views and gestures are served in one call.",
        ], rule: Diagnosis1_3.oneSendEvent),
      Question(
        "hitTest of card in that drag", is: String(try replay(drag).hitTests),
        why: [
          "5": Diagnosis1_3.hitTestsEveryEvent,
          "4": "You look anew for every move; the touch has had its view since it came down.",
          "3": "You look anew for every move; the touch has had its view since it came down.",
          "2": "You look again when the finger is lifted; the view is fixed by then.",
          "0": "card has to be found before anything is sent to it.",
        ], rule: Diagnosis1_3.hitTested),
      Question(
        "finger 1 when finger 2 comes down",
        is: try replay([[down(1, onLeft)], [down(2, onRight)]]).phases.last?.first ?? "",
        why: [
          "began": "It began earlier; a touch begins once.",
          "moved": Diagnosis1_3.saysMovedForAFingerThatRests,
          "ended": "It is still on the glass; a second finger ends nothing.",
          "cancelled": "It is not taken away; a second finger ends nothing.",
        ], rule: Diagnosis1_3.stationary),
      Question(
        "sendEvent when two fingers tap together", is: String(try replay(both).phases.count),
        why: [
          "4": Diagnosis1_3.oneEventForEachFinger,
          "1": "Coming down and being lifted are two moments.",
          "3": "Down at the same instant, up at the same instant: count the moments.",
        ], rule: Diagnosis1_3.oneEvent),
      Question(
        "an alert comes up", is: try replay([[down(1, onLeft)], [cancel(1, onLeft)]]).heard,
        why: [
          "ended": Diagnosis1_3.everyTouchEndsByBeingLifted,
          "began": "Then card would look pressed for ever; it is told that the touch is over.",
          "stationary": "A view hears nothing while a touch rests.",
          "moved": "The finger rests; what changes is that the touch is taken away.",
        ], rule: Diagnosis1_3.cancelled),
    ])
}

private final class PhaseCounter: UIApplication {
  var phases: [[String]] = []

  override func sendEvent(_ event: UIEvent) {
    phases.append((event.allTouches ?? []).sorted { $0.finger < $1.finger }.map { $0.phase.word })
    super.sendEvent(event)
  }
}

/// What the engine does with a script: the phases of every event, how often card was hit-tested,
/// and what card heard last.
private func replay(_ script: [[Contact]]) throws -> (
  phases: [[String]], hitTests: Int, heard: String
) {
  let app = PhaseCounter()
  let stage = Stage(application: app)
  let card = stage.root.addRecorder("card", leftFrame)
  stage.root.addSubview(UIView(frame: rightFrame))
  for contacts in script { try stage.event(contacts) }
  let asked = stage.recording.lines.filter { $0.who == "card" && $0.what == "asked" }.count
  return (app.phases, asked, String(card.heard.last?.split(separator: " ").first ?? ""))
}
