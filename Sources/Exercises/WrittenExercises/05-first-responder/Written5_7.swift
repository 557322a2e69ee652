package import ExerciseKit
package import GradingCore
package import MiniUIKit
import Stage

/// A card with one mistake, or none.
package final class MistakenCard: UIView {
  /// 0 for none.
  package let mistake: Int
  /// Whether it is lit.
  package private(set) var isLit = false

  package init(_ mistake: Int, y: Double) {
    self.mistake = mistake
    super.init(frame: CGRect(x: 20, y: y, width: 100, height: 60))
  }

  override package var canBecomeFirstResponder: Bool { true }
  override package var canResignFirstResponder: Bool { mistake != 3 }
  override package func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if mistake == 1 { take() }
  }
  override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take() }
  override package func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if mistake == 4 { take() }
  }
  private func take() {
    if becomeFirstResponder() { isLit = true }
  }
  override package func resignFirstResponder() -> Bool {
    let hasLetGo = super.resignFirstResponder()
    if hasLetGo, mistake != 2 { isLit = false }
    return hasLetGo
  }
}

/// The fewest steps that tell each mistake apart; waits do not count.
package let fewestSteps = [1, 4, 4, 2]

extension [TouchStep] {
  /// The number of its steps, waits left out.
  package var touchSteps: Int { filter { if case .wait = $0 { false } else { true } }.count }
}

/// What answers to exercise 5.7 are told.
package enum Diagnosis5_7 {
  package static let tapsOneCardOnlyFor2 =
    """
    The first responder never changed from one card to the other, so no light could stay behind.
    Rule: \(resigning)
    """
  package static let touchesBesideTheCardsFor3 =
    """
    No card was asked to resign: that happens where the other one is to become first responder.
    Rule: \(resigning)
    """
  package static let touchesNobodyFor1 =
    """
    No finger came down on a card that is not first responder.
    Rule: becoming first responder: it takes a call, and a mistake may call too early (FR-4).
    """
  package static let liftsTheFingerFor4 = """
    No touch is cancelled in this script.
    Rule: \(twoEnds)
    """
  package static let cancelsATouchOfTheCard =
    """
    The touch that is cancelled lies on no card, or on the one that is first responder anyway.
    Rule: \(twoEnds)
    """
  package static let liftsAFingerThatIsNotDown =
    """
    Look at its steps in order; a finger comes down before it moves or is lifted.
    Rule: chapter 1, Two keys, and an alert: a touch begins with a finger that comes down (EV-17).
    """

  package static let isTooLong =
    "It tells the mistake apart, but it also does something that is not needed for that."

  package static let short =
    "the statement: a script that shows one thing does nothing else; waits do not count."
  package static let rule =
    "becoming first responder: which view does, when, and which one resigns (FR-4, FR-6)."
  package static let resigning =
    "resigning: a card resigns when another takes over, if it may (FR-6)."
  package static let twoEnds =
    "chapter 1, Two keys, and an alert: a touch ends with ended or with cancelled (EV-17)."
}

/// Exercise 5.7.
package let written5_7 = WrittenExercise("5.7", read: Rule5.page, steps: Rule5.steps, apart5_7)

/// What judges the scripts of exercise 5.7.
package let apart5_7 = TellApart<[TouchStep]?>(
  (1...4).map { "Script \($0)" }, wanted: "There are 4 mistakes; your scripts are"
) { index, script throws(Wrong) in
  let (number, script) = (index + 1, script ?? [])
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
  let step = got.indices.last { got[$0] != right[$0] }
  throw Wrong(
    """
    Script \(number): with mistake \(number): \(end); with right cards the same.
    \(reason(number, script, differedAfter: step))
    Rule: \(Diagnosis5_7.rule)
    """)
}

/// First responder and light before the script and after each of its steps.
private func states(
  _ script: [TouchStep], _ mistake: Int, _ number: Int
) throws(Wrong) -> [String] {
  let stage = Stage(viewController: UIViewController())
  let (a, b) = (MistakenCard(mistake, y: 100), MistakenCard(mistake, y: 200))
  stage.root.addSubview(a)
  stage.root.addSubview(b)
  func state() -> String {
    let lit = (a.isLit ? ["A"] : []) + (b.isLit ? ["B"] : [])
    let first = stage.window.firstResponder
    return (first == nil ? "nothing" : first === a ? "A" : first === b ? "B" : "another view")
      + " is first responder, "
      + (lit.isEmpty
        ? "all dark" : lit.joined(separator: " and ") + (lit.count == 1 ? " is" : " are") + " lit")
  }
  var states = [state()]
  for step in script {
    do throws(ScriptError) { try stage.phone.play([step]) } catch {
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

private func reason(_ number: Int, _ script: [TouchStep], differedAfter step: Int?) -> String {
  if let step {
    return """
      They differed after step \(step); the steps after that one made them alike again.
      Rule: the statement: what a script shows has to last until its end.
      """
  }
  return switch number {
  case 1: Diagnosis5_7.touchesNobodyFor1
  case 2: Diagnosis5_7.tapsOneCardOnlyFor2
  case 3: Diagnosis5_7.touchesBesideTheCardsFor3
  default:
    script.contains { $0.isCancel }
      ? Diagnosis5_7.cancelsATouchOfTheCard : Diagnosis5_7.liftsTheFingerFor4
  }
}
