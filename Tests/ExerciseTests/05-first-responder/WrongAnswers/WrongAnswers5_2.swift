import Grading
import MiniUIKit

let wrong5_2: [WrongAnswer<Lamp>] = [
  WrongAnswer(
    "may become first responder, and never does",
    gets: """
      A tap on A: expected A is first responder, A is lit, but your code gives nothing is first \
      responder, all dark.
      """,
    Diagnosis5_2.mayBecomeFirst, rule: Diagnosis5_2.rule
  ) { Lamp(OnlyMay()) { $0.isLit } },
  WrongAnswer(
    "takes it, and may not have it",
    gets: """
      A tap on A: expected A is first responder, A is lit, but your code gives nothing is first \
      responder, all dark.
      """,
    Diagnosis5_2.takesIt, rule: Diagnosis5_2.rule
  ) { Lamp(MayNot()) { $0.isLit } },
  WrongAnswer(
    "lights up in touchesEnded",
    gets: """
      A tap on A, then on B: expected B is first responder, B is lit, but your code gives B is \
      first responder, A and B are lit.
      A resigned, and its light did not follow.
      Rule: \(Diagnosis5_2.rule)
      """
  ) { Lamp(LitByTouch()) { $0.isLit } },
  WrongAnswer(
    "lights up only when it is tapped",
    gets: """
      The program makes A first responder, no touch: expected A is first responder, A is lit, but \
      your code gives A is first responder, all dark.
      A is first responder and dark: the light follows the status, however it comes.
      Rule: \(Diagnosis5_2.rule)
      """
  ) { Lamp(LitByTap()) { $0.isLit } },
  WrongAnswer(
    "never lights up",
    gets: """
      A tap on A: expected A is first responder, A is lit, but your code gives A is first \
      responder, all dark.
      A is first responder and dark: the light follows the status, however it comes.
      Rule: \(Diagnosis5_2.rule)
      """
  ) { Lamp(Dark()) { $0.isLit } },
  WrongAnswer(
    "does not call super",
    gets: """
      A tap on A: expected A is first responder, A is lit, but your code gives nothing is first \
      responder, A is lit.
      A is lit without being first responder: the light does not follow super's answer.
      Rule: \(Diagnosis5_2.rule)
      """
  ) { Lamp(WithoutSuper()) { $0.isLit } },
  WrongAnswer(
    "resigns without super",
    gets: """
      A tap on A, then on B: expected B is first responder, B is lit, but your code gives A is \
      first responder, all dark.
      A did not let go: only super's resignFirstResponder() gives the status up.
      Rule: \(Diagnosis5_2.rule)
      """
  ) { Lamp(NeverLetsGo()) { $0.isLit } },
  WrongAnswer(
    "waits until nothing is first responder",
    gets: """
      A tap on A, then on B: expected B is first responder, B is lit, but your code gives A is \
      first responder, A is lit.
      """,
    Diagnosis5_2.waitsUntilNothingIsFirst, rule: Diagnosis5_2.rule
  ) { Lamp(Polite()) { $0.isLit } },
  WrongAnswer(
    "answers false when it has let go",
    gets: """
      A tap on A, then on B: expected B is first responder, B is lit, but your code gives nothing \
      is first responder, all dark.
      """,
    Diagnosis5_2.answersFalseWhenItHasLetGo, rule: Diagnosis5_2.rule
  ) { Lamp(DeniesLettingGo()) { $0.isLit } },
  WrongAnswer(
    "becomes first responder and resigns in turn",
    gets: """
      A second tap on A: expected A is first responder, A is lit, but your code gives nothing is \
      first responder, all dark.
      """,
    Diagnosis5_2.resignsInTurn, rule: Diagnosis5_2.rule
  ) { Lamp(Switch()) { $0.isLit } },
  WrongAnswer(
    "becomes first responder when the finger comes down",
    gets: """
      A finger is down on A: expected nothing is first responder, all dark, but your code gives A \
      is first responder, A is lit.
      """,
    Diagnosis5_2.becomesFirstWhenTheFingerComes, rule: Diagnosis5_2.early
  ) { Lamp(AtBegan()) { $0.isLit } },
  WrongAnswer(
    "becomes first responder also when the touch is cancelled",
    gets: """
      A touch on A that is cancelled: expected nothing is first responder, all dark, but your code \
      gives A is first responder, A is lit.
      """,
    Diagnosis5_2.becomesFirstAlsoWhenCancelled, rule: Diagnosis5_2.early
  ) { Lamp(AtCancelled()) { $0.isLit } },
  WrongAnswer(
    "resigns when a touch is cancelled",
    gets: """
      A is lit, a touch on A that is cancelled: expected A is first responder, A is lit, but your \
      code gives nothing is first responder, all dark.
      """,
    Diagnosis5_2.resignsWhenCancelled, rule: Diagnosis5_2.early
  ) { Lamp(ResignsWhenCancelled()) { $0.isLit } },
  WrongAnswer(
    "counts only the first tap of a series",
    gets: """
      Two quick taps on A, which resigns between them: expected A is first responder, A is lit, \
      but your code gives nothing is first responder, all dark.
      """,
    Diagnosis5_2.overlooksAQuickTap, rule: Diagnosis5_2.rule
  ) { Lamp(FirstTapOnly()) { $0.isLit } },
  WrongAnswer(
    "only says that it is first responder",
    gets: """
      A tap on A: expected A is first responder, A is lit, but your code gives nothing is first \
      responder, A is lit.
      A says of itself that it is first responder, and the window has another one or none.
      Rule: \(Diagnosis5_2.rule)
      """
  ) { Lamp(SaysSo()) { $0.isLit } },
  WrongAnswer(
    "lights up before it asks super",
    gets: """
      Another first responder refuses to resign, a tap on A: expected another view is first \
      responder, all dark, but your code gives another view is first responder, A is lit.
      A is lit without being first responder: the light does not follow super's answer.
      Rule: \(Diagnosis5_2.rule)
      """
  ) { Lamp(LitTooSoon()) { $0.isLit } },
  WrongAnswer(
    "keeps the end of the touch to itself",
    gets: """
      A tap on a card in a shelf, the shelf hears: expected began, ended, but your code gives began.
      """,
    Diagnosis5_2.keepsTheEndOfTheTouch, rule: Diagnosis5_2.passesOn
  ) { Lamp(KeepsTheEnd()) { $0.isLit } },
  WrongAnswer(
    "answers true whatever super says",
    gets: """
      Another first responder refuses to resign, A's becomeFirstResponder() answers: expected \
      false, but your code gives true.
      """,
    Diagnosis5_2.answersTrueWhateverSuperSays, rule: Diagnosis5_2.rule
  ) { Lamp(AlwaysTrue()) { $0.isLit } },
]

/// The light is not kept but asked for.
class LitWhileFirst: UIView {
  var isLit: Bool { isFirstResponder }
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    _ = becomeFirstResponder()
  }
}

class OnlyMay: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
  }
}

class MayNot: UIView {
  var isLit = false
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
  }
}

class LitByTouch: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if becomeFirstResponder() { isLit = true }
  }
}

class WithoutSuper: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = window != nil
    return isLit
  }
}

/// Copies the status whenever it may have changed.
class CopiesTheStatus: UIView {
  private(set) var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isFirstResponder { _ = becomeFirstResponder() }
    super.touchesEnded(touches, with: event)
  }
  override func becomeFirstResponder() -> Bool {
    defer { isLit = isFirstResponder }
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    defer { isLit = isFirstResponder }
    return super.resignFirstResponder()
  }
}

/// A card that is right in both; each of those below spoils one thing.
class RightCard: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
  }
  override func resignFirstResponder() -> Bool {
    isLit = false
    return super.resignFirstResponder()
  }
}

final class AtBegan: RightCard {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
}

final class AtCancelled: RightCard {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
}

final class ResignsWhenCancelled: RightCard {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    _ = resignFirstResponder()
  }
}

final class FirstTapOnly: RightCard {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.tapCount == 1 { super.touchesEnded(touches, with: event) }
  }
}

final class SaysSo: UIView {
  var isLit = false
  override var isFirstResponder: Bool { isLit }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = true }
}

final class Switch: RightCard {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = isFirstResponder ? resignFirstResponder() : becomeFirstResponder()
  }
}

final class Polite: RightCard {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let others = superview?.subviews.filter { $0 !== self } ?? []
    if !others.contains(where: \.isFirstResponder) { _ = becomeFirstResponder() }
  }
}

final class DeniesLettingGo: RightCard {
  override func resignFirstResponder() -> Bool {
    _ = super.resignFirstResponder()
    return false
  }
}

final class AlwaysTrue: RightCard {
  override func becomeFirstResponder() -> Bool {
    _ = super.becomeFirstResponder()
    return true
  }
}

/// What these cards are built upon.
class Plain: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { true }
}

final class LitByTap: Plain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    isLit = false
    return super.resignFirstResponder()
  }
}

final class Dark: Plain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
}

final class NeverLetsGo: Plain {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = super.becomeFirstResponder()
    return isLit
  }
  override func resignFirstResponder() -> Bool {
    isLit = false
    return true
  }
}

class LitTooSoon: UIView {
  var isLit = false
  override var canBecomeFirstResponder: Bool { window != nil }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
  }
  override func becomeFirstResponder() -> Bool {
    isLit = window != nil
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    isLit = false
    return super.resignFirstResponder()
  }
}

/// Its `touchesEnded` does not call super.
final class KeepsTheEnd: RightCard {}

/// A view that notes what it hears when its cards are touched.
final class Shelf: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}
