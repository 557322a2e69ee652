package import ExerciseKit
package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 1.7 are told.
package enum Diagnosis1_7 {
  package static let doesNothing =
    "No finger has come down: there is nothing to count.\nRule: \(downFirst)"
  package static let takesTwoFingersForOneEventMore =
    "Each touch has two events, as in a tap: what could make more events, and no touch?"
  package static let takesTwoStepsForOneEvent =
    "Two fingers that change at one instant share an event in run 1K2; here each step has its own."
    + "\nRule: \(stepByStep)"
  package static let takesTimeForEvents =
    "Time makes no event: while the finger rests, nothing of its touch changes.\nRule: \(resting)"
  package static let movesToWhereTheFingerIs =
    "A move to where the finger is already changes nothing, and makes no event."
  package static let movesOnce =
    "Half of 3 is 1, as of 2: a single event more for a touch does not show."
    + "\nRule: the statement: Halves counts its calls and halves the number, rounded down."
  package static let slidesOffTheView =
    "Every touch of your script was lifted in the end; where the finger was does not matter."
  package static let leavesTheFingerOnTheGlass =
    "A script is over when its touches are; as long as one is not, it may still be lifted."

  package static let oneSendEvent =
    "one sendEvent for each event; a move is an event if the touch has changed (EV-27)."
  package static let stepByStep =
    "the statement: each step of a script but a wait is an event of its own."
  package static let resting =
    "chapter 1, From the screen to your code: in our engine a resting finger makes no event."
  package static let twoEnds =
    "chapter 1, Two keys, and an alert: a touch ends in one of two ways (EV-17)."
  package static let allOver =
    "chapter 1, Two keys, and an alert: a touch is over when it is lifted or cancelled (EV-17)."
  package static let downFirst =
    "chapter 1, What you can keep: a touch begins once, may move, and ends once (EV-17)."
}

/// Exercise 1.7.
package let written1_7 = WrittenExercise(
  "1.7", read: "Chapters/01-from-finger-to-app, One door for every event", apart1_7)

/// What judges the scripts of exercise 1.7: each must do it on a phone on which there have been taps
/// before, too.
package let apart1_7 = TellApart<[TouchStep]?>(
  ["halvesFromBegans", "begansFromLifts"], wanted: "There are 2 scripts; yours are"
) { index, script throws(Wrong) in
  for taps in 0...3 { try judge1_7(index, script ?? [], after: taps) }
}

/// What messages call a script of exercise 1.7.
package func name1_7(_ index: Int, after taps: Int) -> String {
  let name = index == 0 ? "halvesFromBegans" : "begansFromLifts"
  return switch taps {
  case 0: name
  case 1: "\(name), after 1 tap"
  default: "\(name), after \(taps) taps"
  }
}

/// Judges a script of exercise 1.7.
///
/// - Parameters:
///   - index: Which of the two, from 0.
///   - script: The script.
///   - taps: How many taps there have been before.
/// - Throws: `Wrong` if it does not tell its two apps apart.
package func judge1_7(
  _ index: Int, _ script: [TouchStep], after taps: Int
) throws(Wrong) {
  let name = name1_7(index, after: taps)
  let counts = try play(script, after: taps, name)
  if index == 0, counts.halves == counts.begans {
    throw Wrong(
      """
      \(name): Halves says \(counts.halves), Begans says \(counts.begans), after \
      \(counts.events) events.
      \(why(counts, script, taps))
      Rule: \(Diagnosis1_7.oneSendEvent)
      """)
  }
  if index == 1, counts.begans == counts.lifts {
    throw Wrong(
      """
      \(name): Begans says \(counts.begans), Lifts says \(counts.lifts).
      \(counts.begans == taps ? Diagnosis1_7.doesNothing : Diagnosis1_7.slidesOffTheView)
      Rule: \(Diagnosis1_7.twoEnds)
      """)
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
  if script.contains(where: { $0.isMove }) { return Diagnosis1_7.movesToWhereTheFingerIs }
  if script.hasTwoStepsAtOnce { return Diagnosis1_7.takesTwoStepsForOneEvent }
  return counts.begans - taps == 1 && script.contains { $0.isWait }
    ? Diagnosis1_7.takesTimeForEvents : Diagnosis1_7.takesTwoFingersForOneEventMore
}

extension [TouchStep] {
  /// Whether two fingers come down, or are lifted, without a wait between them.
  fileprivate var hasTwoStepsAtOnce: Bool {
    zip(self, dropFirst()).contains { first, second in
      switch (first, second) {
      case (.down, .down), (.up, .up): true
      default: false
      }
    }
  }
}

/// Counts as the three apps do, on a screen with one view.
private func play(
  _ script: [TouchStep], after taps: Int, _ name: String
) throws(Wrong) -> Counts {
  let app = EventCounter()
  let stage = Stage(application: app)
  let screen = UIView(frame: stage.root.bounds)
  screen.isMultipleTouchEnabled = true
  stage.root.addSubview(named("view", screen))
  do throws(ScriptError) {
    for _ in 0..<taps {
      try stage.phone.play([.down(x: 60, y: 60), .wait(0.08), .up(), .wait(1)])
    }
    try stage.phone.play(script)
  } catch {
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
