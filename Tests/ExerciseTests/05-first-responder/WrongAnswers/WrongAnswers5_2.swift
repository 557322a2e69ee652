import Grading
import MiniUIKit

let wrong5_2: [WrongAnswer<Lamp>] = [
  WrongAnswer(
    "may have the focus, and never takes it",
    gets: """
      A tap on A: A has the focus, A is lit is right, your answer is nobody has the focus, all \
      dark.
      """,
    Diagnosis5_2.mayHaveTheFocus, rule: Diagnosis5_2.rule
  ) { Lamp(OnlyMay()) { $0.isLit } },
  WrongAnswer(
    "takes it, and may not have it",
    gets: """
      A tap on A: A has the focus, A is lit is right, your answer is nobody has the focus, all \
      dark.
      """,
    Diagnosis5_2.takesIt, rule: Diagnosis5_2.rule
  ) { Lamp(MayNot()) { $0.isLit } },
  WrongAnswer(
    "lights up in touchesEnded",
    gets: """
      A tap on A, then on B: B has the focus, B is lit is right, your answer is B has the focus, \
      A and B are lit.
      """,
    "A gave up the focus, and its light did not follow.", rule: Diagnosis5_2.rule
  ) { Lamp(LitByTouch()) { $0.isLit } },
  WrongAnswer(
    "lights up only when it is tapped",
    gets: """
      The program gives A the focus, no touch: A has the focus, A is lit is right, your answer \
      is A has the focus, all dark.
      """,
    "A has the focus and is dark: the light belongs where the focus comes, however it comes.",
    rule: Diagnosis5_2.rule
  ) { Lamp(LitByTap()) { $0.isLit } },
  WrongAnswer(
    "never lights up",
    gets: """
      A tap on A: A has the focus, A is lit is right, your answer is A has the focus, all dark.
      """,
    "A has the focus and is dark: the light belongs where the focus comes, however it comes.",
    rule: Diagnosis5_2.rule
  ) { Lamp(Dark()) { $0.isLit } },
  WrongAnswer(
    "does not call super",
    gets: """
      A tap on A: A has the focus, A is lit is right, your answer is nobody has the focus, A is \
      lit.
      """,
    "A is lit without the focus: the light does not follow super's answer.",
    rule: Diagnosis5_2.rule
  ) { Lamp(WithoutSuper()) { $0.isLit } },
  WrongAnswer(
    "resigns without super",
    gets: """
      A tap on A, then on B: B has the focus, B is lit is right, your answer is A has the focus, \
      all dark.
      """,
    "A did not let go: only super's resignFirstResponder() gives up the focus.",
    rule: Diagnosis5_2.rule
  ) { Lamp(NeverLetsGo()) { $0.isLit } },
  WrongAnswer(
    "waits until nobody has the focus",
    gets: """
      A tap on A, then on B: B has the focus, B is lit is right, your answer is A has the focus, \
      A is lit.
      """,
    Diagnosis5_2.waitsUntilNobodyHasTheFocus, rule: Diagnosis5_2.rule
  ) { Lamp(Polite()) { $0.isLit } },
  WrongAnswer(
    "answers false when it has let go",
    gets: """
      A tap on A, then on B: B has the focus, B is lit is right, your answer is nobody has the \
      focus, all dark.
      """,
    Diagnosis5_2.answersFalseWhenItHasLetGo, rule: Diagnosis5_2.rule
  ) { Lamp(DeniesLettingGo()) { $0.isLit } },
  WrongAnswer(
    "switches the focus on and off",
    gets: """
      A second tap on A: A has the focus, A is lit is right, your answer is nobody has the \
      focus, all dark.
      """,
    Diagnosis5_2.switchesTheFocusOnAndOff, rule: Diagnosis5_2.rule
  ) { Lamp(Switch()) { $0.isLit } },
  WrongAnswer(
    "takes the focus when the finger comes down",
    gets: """
      A finger is down on A: nobody has the focus, all dark is right, your answer is A has the \
      focus, A is lit.
      """,
    Diagnosis5_2.takesTheFocusWhenTheFingerComes, rule: Diagnosis5_2.early
  ) { Lamp(AtBegan()) { $0.isLit } },
  WrongAnswer(
    "takes the focus also when the touch is cancelled",
    gets: """
      A touch on A that is cancelled: nobody has the focus, all dark is right, your answer is A \
      has the focus, A is lit.
      """,
    Diagnosis5_2.takesTheFocusAlsoWhenTheTouch, rule: Diagnosis5_2.early
  ) { Lamp(AtCancelled()) { $0.isLit } },
  WrongAnswer(
    "lights up before it asks super",
    gets: """
      Somebody with the focus refuses to let go, a tap on A: somebody else has the focus, all \
      dark is right, your answer is somebody else has the focus, A is lit.
      """,
    "A is lit without the focus: the light does not follow super's answer.",
    rule: Diagnosis5_2.rule
  ) { Lamp(LitTooSoon()) { $0.isLit } },
  WrongAnswer(
    "keeps the end of the touch to itself",
    gets: """
      A tap on a card in a shelf, the shelf hears: began, ended is right, your answer is began.
      """,
    Diagnosis5_2.keepsTheEndOfTheTouch, rule: Diagnosis5_2.passesOn
  ) { Lamp(KeepsTheEnd()) { $0.isLit } },
  WrongAnswer(
    "answers true whatever super says",
    gets: """
      Somebody with the focus refuses to let go, A's becomeFirstResponder() answers: false is \
      right, your answer is true.
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

/// A card whose focus and light are right; each of those below spoils one thing.
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

/// A view that notes what it hears of the touches on its cards.
final class Shelf: UIView {
  private(set) var heard = ""
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += "began" }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard += ", ended" }
}
