import ExerciseKit
import Grading
import MiniUIKit

@testable import Solutions05

/// A card with one mistake, or none.
final class MistakenCard: UIView {
  /// 0 for none.
  let mistake: Int
  var isLit = false

  init(_ mistake: Int, y: Double) {
    self.mistake = mistake
    super.init(frame: CGRect(x: 20, y: y, width: 100, height: 60))
  }

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mistake != 3 }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if mistake == 1 { take() }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if mistake == 4 { take() }
  }
  private func take() {
    if becomeFirstResponder() { isLit = true }
  }
  override func resignFirstResponder() -> Bool {
    let hasLetGo = super.resignFirstResponder()
    if hasLetGo, mistake != 2 { isLit = false }
    return hasLetGo
  }
}

/// The fewest steps that tell each mistake apart; waits do not count.
let fewestSteps = [1, 4, 4, 2]

extension [TouchStep] {
  /// The number of its steps, waits left out.
  var touchSteps: Int { count { if case .wait = $0 { false } else { true } } }
}

let tapA: [TouchStep] = [.down(x: 50, y: 130), .wait(0.1), .up()]
let tapB: [TouchStep] = [.down(x: 50, y: 230), .wait(0.1), .up()]

/// What answers to exercise 5.7 are told.
enum Diagnosis5_7 {
  static let tapsOneCardOnlyFor2 =
    "The first responder never changed from one card to the other, so no light could stay behind."
  static let touchesBesideTheCardsFor3 =
    "No card was asked to resign: that happens where the other one is to become first responder."
  static let touchesNobodyFor1 = "No finger came down on a card that is not first responder."
  static let liftsTheFingerFor4 = "No touch is cancelled in this script."
  static let cancelsATouchOfTheCard =
    "The touch that is cancelled lies on no card, or on the one that is first responder anyway."
  static let liftsAFingerThatIsNotDown =
    "Look at its steps in order; a finger comes down before it moves or is lifted."

  static let isTooLong =
    "It tells the mistake apart, but it also does something that is not needed for that."

  static let short = "a script that shows one thing does nothing else; waits do not count."
  static let rule =
    "becoming first responder: which view does, when, and which one resigns (FR-4, FR-6)."
}

let exercise5_7: Grader<[[TouchStep]]> = Grader(
  "5.7", .tellApart, read: theRule, steps: steps, solution: { Solutions05.scriptsThatTellApart() },
  alternatives: [
    {
      [
        [.down(x: 119, y: 259), .wait(2)], tapB + tapA, tapB + tapA + [.wait(1)],
        [.wait(1), .down(3, x: 20, y: 200), .wait(0.5), .cancel(3)],
      ]
    }
  ], wrong: wrong5_7,
  statement: [
    .tells("A right card"),
    .tells("Four mistakes"),
    .tells("Both cards"),
    .asks("For each, write", "Script 1", "Script 2", "Script 3", "Script 4"),
    .asks("Make each", "Script 1"),
    .tells("It may end"),
    .tells("One script"),
    .tells("Worked script"),
  ]
) { make in
  let scripts = make()
  guard scripts.count == 4 else {
    throw Wrong(
      "There are 4 mistakes; your scripts are \(scripts.count).", slip: .count)
  }
  /// First responder and light before the script and after each of its steps.
  func states(_ script: [TouchStep], _ mistake: Int, _ number: Int) throws -> [String] {
    let desk = Desk()
    let (a, b) = (MistakenCard(mistake, y: 100), MistakenCard(mistake, y: 200))
    desk.root.addSubview(a)
    desk.root.addSubview(b)
    func state() -> String {
      let lit = (a.isLit ? ["A"] : []) + (b.isLit ? ["B"] : [])
      return desk.first(of: [("A", a), ("B", b)]) + " is first responder, "
        + (lit.isEmpty
          ? "all dark"
          : lit.joined(separator: " and ") + (lit.count == 1 ? " is" : " are")
            + " lit")
    }
    var states = [state()]
    for step in script {
      do throws(ScriptError) { try desk.phone.play([step]) } catch {
        throw Wrong(
          """
          Script \(number) cannot be played: \(error.description)
          \(Diagnosis5_7.liftsAFingerThatIsNotDown)
          Rule: \(Diagnosis5_7.rule)
          """)
      }
      states.append(state())
    }
    return states
  }
  func reason(_ number: Int, _ script: [TouchStep], differedAfter step: Int?) -> String {
    if let step {
      return "They differed after step \(step); the steps after that one made them alike again."
    }
    let isCancelled = script.contains { if case .cancel = $0 { true } else { false } }
    return switch number {
    case 1: Diagnosis5_7.touchesNobodyFor1
    case 2: Diagnosis5_7.tapsOneCardOnlyFor2
    case 3: Diagnosis5_7.touchesBesideTheCardsFor3
    default:
      isCancelled
        ? Diagnosis5_7.cancelsATouchOfTheCard
        : Diagnosis5_7.liftsTheFingerFor4
    }
  }
  for (index, script) in scripts.enumerated() {
    try playing("Script \(index + 1)") {
      let number = index + 1
      let got = try states(script, number, number)
      let right = try states(script, 0, number)
      guard let end = got.last, end == right.last else {
        guard script.touchSteps > fewestSteps[index] else { return }
        throw Wrong(
          """
          Script \(number) is longer than it need be: it has \(script.touchSteps) steps.
          \(Diagnosis5_7.isTooLong)
          Rule: \(Diagnosis5_7.short)
          """)
      }
      let step = zip(got, right).enumerated().reversed().first { $1.0 != $1.1 }?.offset
      throw Wrong(
        """
        Script \(number): with mistake \(number): \(end); with right cards the same.
        \(reason(number, script, differedAfter: step))
        Rule: \(Diagnosis5_7.rule)
        """)
    }
  }
}
