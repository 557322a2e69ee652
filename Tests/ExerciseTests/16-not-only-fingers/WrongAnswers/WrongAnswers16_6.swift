import ExerciseKit
import Grading
import MiniUIKit

let wrong16_6: [WrongAnswer<Game>] = [
  WrongAnswer("passes every press on") { game(PassesAll()) },
  WrongAnswer("moves while somebody types") { game(MovesWhileTyping()) },
  WrongAnswer("passes no end on") { game(PassesNoEnd()) },
  WrongAnswer("passes every end on") { game(PassesEachEnd()) },
  WrongAnswer("forgets that an app can be left") { game(ForgetsTheLoss()) },
  WrongAnswer("ends what was taken away") { game(EndsTheLost()) },
  WrongAnswer("begins where it should end") { game(BeginsTwice()) },
  WrongAnswer("flies the other way") { game(OtherWay()) },
  WrongAnswer("keeps the keys of the others") { game(KeepsAll()) },
]

/// What most of the wrong ones get right.
private class Nearly: AnyGame {
  func moves(_ presses: Set<UIPress>) -> Int? {
    field.isFirstResponder ? nil : presses.compactMap { wanted($0) }.first
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let new = moves(presses) else { return super.pressesBegan(presses, with: event) }
    speed = new
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard moves(presses) != nil else { return super.pressesEnded(presses, with: event) }
    speed = 0
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard moves(presses) != nil else { return super.pressesCancelled(presses, with: event) }
    speed = 0
  }
  final func began(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  final func ended(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
}

private final class PassesAll: Nearly {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let new = moves(presses) { speed = new }
    began(presses, event)
  }
}

private final class MovesWhileTyping: Nearly {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let new = presses.compactMap({ wanted($0) }).first { speed = new }
    if moves(presses) == nil { began(presses, event) }
  }
}

private final class PassesNoEnd: Nearly {
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { speed = 0 }
}

private final class PassesEachEnd: Nearly {
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    speed = 0
    ended(presses, event)
  }
}

private final class ForgetsTheLoss: Nearly {
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}

private final class KeepsAll: Nearly {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let new = moves(presses) { speed = new }
  }
}

private final class EndsTheLost: Nearly {
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressesEnded(presses, with: event)
  }
}

private final class BeginsTwice: Nearly {
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if moves(presses) == nil { began(presses, event) }
    speed = 0
  }
}

private final class OtherWay: Nearly {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let new = moves(presses) else { return super.pressesBegan(presses, with: event) }
    speed = -new
  }
}
