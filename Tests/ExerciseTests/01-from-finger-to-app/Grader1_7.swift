import ExerciseKit
import Grading
import Stage

@testable import Solutions01

/// The two scripts asked for.
typealias TwoScripts = (halvesFromBegans: [TouchStep], begansFromLifts: [TouchStep])

/// What answers to exercise 1.7 are told.
enum Diagnosis1_7 {
  static let doesNothing = "No finger has come down: there is nothing to count."
  static let takesTwoFingersForOneEventMore =
    "Each touch has two events, as in a tap: what could make more events, and no touch?"
  static let movesToWhereTheFingerIs =
    "A move to where the finger is already changes nothing, and makes no event."
  static let movesOnce =
    "Halves rounds down: a single event more than two for each touch does not show."
  static let slidesOffTheView =
    "Every touch of your script was lifted in the end; where the finger was does not matter."
  static let leavesTheFingerOnTheGlass =
    "A script is over when its touches are; as long as one goes on, it may still be lifted."

  static let oneSendEvent =
    "one sendEvent for each event; a move is an event if the touch has changed (EV-27)."
  static let twoEnds =
    "a touch ends in one of two ways, and only one of them is being lifted (EV-17)."
  static let allOver = "a script ends when all its touches are over, lifted or cancelled."
  static let downFirst = "a finger comes down, moves as often as it likes, and goes up once."
}

let exercise1_7: Grader<TwoScripts> = Grader(
  "1.7", .tellApart, read: "Chapters/01-from-finger-to-app, The rule, Send",
  solution: {
    let scripts = Solutions01.Scripts()
    return (scripts.halvesFromBegans, scripts.begansFromLifts)
  }, alternatives: alternatives1_7, wrong: wrong1_7,
  statement: [
    .tells("Three apps"),
    .asks("Write two scripts", "halvesFromBegans", "begansFromLifts"),
    .asks("Each begins", "halvesFromBegans, after", "begansFromLifts, after"),
    .tells("The screen"),
    .tells("Worked script"),
    .tells("There are also"),
  ]
) { make in
  let (first, second) = make()
  // The same script must do it on a phone on which there have been taps before.
  for taps in 0...3 {
    let name = "halvesFromBegans" + (taps == 0 ? "" : ", after \(taps) taps")
    let counts = try making(name) { try play(first, after: taps, name) }
    if counts.halves == counts.begans {
      throw Wrong(
        """
        \(name): Halves says \(counts.halves), Begans says \(counts.begans), after \
        \(counts.events) events.
        \(why(counts, first, taps))
        Rule: \(Diagnosis1_7.oneSendEvent)
        """)
    }
  }
  for taps in 0...3 {
    let name = "begansFromLifts" + (taps == 0 ? "" : ", after \(taps) taps")
    let counts = try making(name) { try play(second, after: taps, name) }
    if counts.begans == counts.lifts {
      throw Wrong(
        """
        \(name): Begans says \(counts.begans), Lifts says \(counts.lifts).
        \(counts.begans == taps ? Diagnosis1_7.doesNothing : Diagnosis1_7.slidesOffTheView)
        Rule: \(Diagnosis1_7.twoEnds)
        """)
    }
  }
}

private struct Counts {
  let events: Int
  let halves: Int
  let begans: Int
  let lifts: Int
}

private func why(_ counts: Counts, _ script: [TouchStep], _ taps: Int) -> String {
  if counts.begans == taps { return Diagnosis1_7.doesNothing }
  if counts.events - 2 * counts.begans == 1 { return Diagnosis1_7.movesOnce }
  let hasMoves = script.contains { if case .move = $0 { true } else { false } }
  return hasMoves
    ? Diagnosis1_7.movesToWhereTheFingerIs : Diagnosis1_7.takesTwoFingersForOneEventMore
}

/// Counts as the three apps do, on a screen with one view.
private func play(_ script: [TouchStep], after taps: Int, _ name: String) throws -> Counts {
  let app = EventCounter()
  let stage = Stage(application: app)
  _ = stage.root.addRecorder("view", stage.root.bounds)
  for _ in 0..<taps {
    try stage.phone.play([.down(x: 60, y: 60), .wait(0.08), .up(), .wait(1)])
  }
  do { try stage.phone.play(script) } catch {
    throw Wrong(
      """
      \(name): the script cannot be played.
      \(error.description)
      Rule: \(Diagnosis1_7.downFirst)
      """)
  }
  if let finger = stage.phone.digitizer.fingers.first?.finger {
    throw Wrong(
      """
      \(name): the touch of finger \(finger) is not over when the script ends.
      \(Diagnosis1_7.leavesTheFingerOnTheGlass)
      Rule: \(Diagnosis1_7.allOver)
      """)
  }
  return Counts(events: app.events, halves: app.events / 2, begans: app.begans, lifts: app.lifts)
}

private final class EventCounter: UIApplication {
  var (events, begans, lifts) = (0, 0, 0)

  override func sendEvent(_ event: UIEvent) {
    events += 1
    for touch in event.allTouches ?? [] {
      if touch.phase == .began { begans += 1 }
      if touch.phase == .ended { lifts += 1 }
    }
    super.sendEvent(event)
  }
}
