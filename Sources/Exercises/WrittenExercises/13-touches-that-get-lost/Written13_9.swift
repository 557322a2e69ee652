package import ExerciseKit
package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 13.9 are told.
package enum Diagnosis13_9 {
  package static let noLoss =
    "No touch on the button was cancelled in this script, and only then could they differ."
  package static let hidden =
    "A touch was cancelled, and what came after it has made A and B the same again."
  package static let oneFinger =
    "No finger was on the button beside the one that was lost: with one, none and one less are the same."
  package static let tooLate =
    "The touch was lost, but the timer had fired by then, or was stopped."
  package static let banner =
    "A call in a banner takes no touch, so this script's .cancel() does not happen here."
  package static let noEnd =
    "After the loss no touch of the button came to ended before a new one began on it."
  package static let givesUp = "There is a script: it needs one finger."
  package static let givesUpWithTwo = "There is a script: it needs a second finger."

  package static let cleanUp =
    "clean up: a lifted finger ends in ended, a lost one in cancelled (EV-17)."
  package static let one =
    "interrupt: one of two touches can be lost, and the other stays (EV-17)."
  package static let timer =
    "clean up: a timer that a touch has started is stopped when the touch is over."
  package static let interrupt = "interrupt: a banner does not make the app inactive (EV-30)."
}

/// Exercise 13.9.
package let written13_9 = WrittenExercise("13.9", read: Rule13.page, steps: Rule13.steps, apart13_9)

/// What judges the scripts of exercise 13.9.
package let apart13_9 = TellApart<[TouchStep]?>(
  (1...6).map { "Pair \($0)" }, wanted: "There are 6 pairs to tell apart; your scripts are"
) { index, script throws(Wrong) in
  let name = "Pair \(index + 1)"
  guard let script else {
    if index == 4 { return }
    throw Wrong(
      """
      \(name): nil says that no script tells them apart, and there is one.
      \(index == 2 || index == 5 ? Diagnosis13_9.givesUpWithTwo : Diagnosis13_9.givesUp)
      Rule: \(rules[index])
      """)
  }
  if script.isEmpty {
    throw Wrong("\(name): the script is empty, and no finger comes down.", malformed: .empty)
  }
  let (a, b): (Button13, Button13)
  do throws(ScriptError) {
    (a, b) = (try played(script, index, .a), try played(script, index, .b))
  } catch {
    throw Wrong("\(name) cannot be played. \(error.description)", malformed: .unplayable)
  }
  if a.words != b.words, index != 4 { return }
  throw Wrong(
    """
    \(name): A and B are both \(index == 4 ? "lit and dark at the same moments" : a.words).
    \(why(index, script, a))
    Rule: \(rules[index])
    """)
}

private let rules = [
  Diagnosis13_9.cleanUp, Diagnosis13_9.cleanUp, Diagnosis13_9.one, Diagnosis13_9.timer,
  Diagnosis13_9.interrupt, Diagnosis13_9.one,
]

/// What did not happen, so that nothing differs.
private func why(_ pair: Int, _ script: [TouchStep], _ button: Button13) -> String {
  if pair == 4 {
    let cancels = script.contains { $0.isCancel }
    return cancels ? Diagnosis13_9.banner : "No touch is lost here, so cancelled is never called."
  }
  if button.losses == 0 { return Diagnosis13_9.noLoss }
  return switch pair {
  case 0, 1: Diagnosis13_9.hidden
  case 2: button.lostBesideAnother ? Diagnosis13_9.hidden : Diagnosis13_9.oneFinger
  case 3: Diagnosis13_9.tooLate
  default: Diagnosis13_9.noEnd
  }
}

private enum Half { case a, b }

private func played(
  _ script: [TouchStep], _ pair: Int, _ half: Half
) throws(ScriptError) -> Button13 {
  let (stage, button) = (Stage(), Button13(pair, half))
  button.frame = CGRect(x: 0, y: 100, width: 320, height: 320)
  stage.root.addSubview(named("button", button))
  button.runLoop = stage.phone.runLoop
  // Banners take nothing.
  let steps = pair != 4 ? script : script.filter { !$0.isCancel }
  try stage.phone.play(steps + [.wait(2)])
  return button
}

/// One button of a pair.
private final class Button13: UIView {
  private let pair: Int
  private let half: Half
  private var fingers = 0
  private var isLit = false
  private var count = 0
  private var countsNoEnd = false
  private var timer: ClockTimer?
  var runLoop: MainRunLoop?
  /// How many touches of the button were cancelled, and whether another one was there.
  private(set) var losses = 0
  private(set) var lostBesideAnother = false
  private var down = 0

  init(_ pair: Int, _ half: Half) {
    (self.pair, self.half) = (pair, half)
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
  }

  var words: String { (isLit ? "lit" : "dark") + ", count \(count)" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    down += touches.count
    fingers += touches.count
    isLit = true
    countsNoEnd = false
    guard pair == 3, timer?.isWaiting != true else { return }
    timer = runLoop?.schedule(after: 1) { [unowned(unsafe) self] in count += 1 }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    down -= touches.count
    end(touches)
  }

  private func end(_ touches: Set<UITouch>) {
    if !countsNoEnd { count += touches.count }
    fingers = max(0, fingers - touches.count)
    isLit = fingers > 0
    timer?.stop()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    down -= touches.count
    losses += touches.count
    if down > 0 { lostBesideAnother = true }
    switch (pair, half) {
    case (0, .a), (4, .a): break
    case (1, .b): end(touches)
    case (2, .b):
      fingers -= touches.count
      isLit = fingers > 0
    case (3, _):
      goDark()
      if half == .b { timer?.stop() }
    case (5, .b):
      goDark()
      countsNoEnd = true
    default: goDark()
    }
  }

  private func goDark() { (fingers, isLit) = (0, false) }
}
