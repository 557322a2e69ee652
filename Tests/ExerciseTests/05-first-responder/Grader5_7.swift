import ExerciseKit
import Grading
import MiniUIKit

@testable import Exercises05
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

private let rule = "taking the focus: who takes it, when, and who lets go of it (FR-4, FR-6)."
private let tapA: [TouchStep] = [.down(x: 50, y: 130), .wait(0.1), .up()]
private let tapB: [TouchStep] = [.down(x: 50, y: 230), .wait(0.1), .up()]
private let right = [
  [.down(x: 50, y: 130)], tapA + tapB, tapA + tapB, [.down(x: 50, y: 130), .cancel()],
]

private func answer(_ number: Int, _ script: [TouchStep]) -> @Sendable () -> [[TouchStep]] {
  {
    var scripts = right
    scripts[number - 1] = script
    return scripts
  }
}

let exercise5_7 = Exercise(
  "5.7", .tellApart, read: theRule, steps: steps,
  yours: { Exercises05.scriptsThatTellApart() }, solution: { Solutions05.scriptsThatTellApart() },
  alternatives: [
    {
      [
        [.down(x: 119, y: 259), .wait(2)], tapB + tapA, tapB + tapA + [.wait(1)],
        tapA + [.down(x: 50, y: 230), .cancel()],
      ]
    }
  ],
  wrong: [
    WrongAnswer(
      "lifts the finger for 1",
      gets: """
        Script 1: with mistake 1: A has the focus, A is lit; with right cards the same.
        They differed after step 2; the steps after that one made them alike again.
        Rule: \(rule)
        """, answer(1, tapA)),
    WrongAnswer(
      "taps one card only for 2",
      gets: """
        Script 2: with mistake 2: A has the focus, A is lit; with right cards the same.
        The focus never went from one card to the other, so no light could stay behind.
        Rule: \(rule)
        """, answer(2, tapA + tapA)),
    WrongAnswer(
      "touches beside the cards for 3",
      gets: """
        Script 3: with mistake 3: A has the focus, A is lit; with right cards the same.
        No card was asked to resign: that happens where the other one is to take the focus.
        Rule: \(rule)
        """, answer(3, tapA + [.down(x: 300, y: 500), .up()])),
    WrongAnswer(
      "touches nobody for 1",
      gets: """
        Script 1: with mistake 1: nobody has the focus, all dark; with right cards the same.
        No finger came down on a card without the focus.
        Rule: \(rule)
        """, answer(1, [])),
    WrongAnswer(
      "comes back to the first card for 3",
      gets: """
        Script 3: with mistake 3: A has the focus, A is lit; with right cards the same.
        They differed after step 8; the steps after that one made them alike again.
        Rule: \(rule)
        """, answer(3, tapA + tapB + tapA)),
    WrongAnswer(
      "lifts the finger for 4",
      gets: """
        Script 4: with mistake 4: A has the focus, A is lit; with right cards the same.
        No touch is cancelled in this script.
        Rule: \(rule)
        """, answer(4, tapA)),
    WrongAnswer(
      "has three scripts",
      gets: """
        There are 4 mistakes; your scripts are 3.
        Which of yours belongs to which cannot be told.
        Rule: one for each, in their order.
        """, { Array(right.dropLast()) }),
    WrongAnswer(
      "cancels a touch of the card that has the focus already",
      gets: """
        Script 4: with mistake 4: A has the focus, A is lit; with right cards the same.
        The touch that is cancelled lies on no card, or on the one that has the focus anyway.
        Rule: \(rule)
        """, answer(4, tapA + [.down(x: 50, y: 130), .cancel()])),
    WrongAnswer(
      "lifts a finger that is not down",
      gets: """
        Script 1 cannot be played: Finger 1 is not on the glass: put it down before you move or lift \
        it (EV-17).
        Look at its steps in order; a finger comes down before it moves or is lifted.
        Rule: \(rule)
        """, answer(1, [.up()])),
  ]
) { make in
  let scripts = make()
  guard scripts.count == 4 else {
    throw Wrong(
      "There are 4 mistakes; your scripts are \(scripts.count).", slip: .count)
  }
  /// Focus and light before the script and after each of its steps.
  func states(_ script: [TouchStep], _ mistake: Int, _ number: Int) throws -> [String] {
    let desk = Desk()
    let (a, b) = (MistakenCard(mistake, y: 100), MistakenCard(mistake, y: 200))
    desk.root.addSubview(a)
    desk.root.addSubview(b)
    func state() -> String {
      let lit = (a.isLit ? ["A"] : []) + (b.isLit ? ["B"] : [])
      return desk.focus(of: [("A", a), ("B", b)]) + " has the focus, "
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
          Look at its steps in order; a finger comes down before it moves or is lifted.
          Rule: \(rule)
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
    case 1: "No finger came down on a card without the focus."
    case 2: "The focus never went from one card to the other, so no light could stay behind."
    case 3: "No card was asked to resign: that happens where the other one is to take the focus."
    default:
      isCancelled
        ? "The touch that is cancelled lies on no card, or on the one that has the focus anyway."
        : "No touch is cancelled in this script."
    }
  }
  for (index, script) in scripts.enumerated() {
    let number = index + 1
    let got = try states(script, number, number)
    let right = try states(script, 0, number)
    guard let end = got.last, end == right.last else { continue }
    let step = zip(got, right).enumerated().reversed().first { $1.0 != $1.1 }?.offset
    throw Wrong(
      """
      Script \(number): with mistake \(number): \(end); with right cards the same.
      \(reason(number, script, differedAfter: step))
      Rule: \(rule)
      """)
  }
}
