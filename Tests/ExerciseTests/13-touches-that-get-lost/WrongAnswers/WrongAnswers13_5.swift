import ExerciseKit
import Grading

let wrong13_5: [WrongAnswer<UIGestureRecognizer>] = [
  WrongAnswer("never sets the number back") { AnyChord() },
  WrongAnswer("sets the number back when it is recognized") { ZeroWhenRecognized() },
  WrongAnswer("sets the number back at every end of a finger") { ZeroAtEnds() },
  WrongAnswer("sets the number back in reset, and forgets a lost finger") { ForgetsTheLoss13_5() },
  WrongAnswer("takes off a finger that is lifted, and goes on") { GoesOnAfterALift() },
  WrongAnswer("fails only when the last finger is lifted") { FailsAtTheLast() },
  WrongAnswer("counts calls") { CountsCalls13_5() },
  WrongAnswer("needs a fourth finger") { NeedsFour() },
  WrongAnswer("takes two for three") { TwoAreEnough() },
  WrongAnswer("resets without super") { NoSuper13_5() },
  WrongAnswer("counts the fingers of its view in the event") { CountsTheView() },
  WrongAnswer("fails when a finger moves") { FailsAtMoves() },
  WrongAnswer("counts all fingers of the event") { CountsAll13_5() },
]

/// The chord of the stub, in parts that others replace.
class AnyChord: UIGestureRecognizer {
  var fingers = 0
  var needed: Int { 3 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers += touches.count
    if fingers == needed { state = .recognized }
  }
  func lift(_ touches: Set<UITouch>) { state = .failed }
  func lose(_ touches: Set<UITouch>) { state = .failed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lift(touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    lose(touches)
  }
}

/// Right: the recognizer knows how many fingers it has, so nothing need be remembered.
final class AsksForTheNumber: AnyChord {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers = 0
    if numberOfTouches == 3 { state = .recognized }
  }
  override var needed: Int { -1 }
}

/// Right: a set of the fingers, emptied in reset.
final class KeepsASet: AnyChord {
  private var touches: Set<UITouch> = []
  override var needed: Int { -1 }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    self.touches.formUnion(touches)
    if self.touches.count >= 3 { state = .recognized }
  }
  override func reset() {
    super.reset()
    touches = []
  }
}

/// Right: an attempt begins with its first finger, and there the number is set back.
final class BeginsAnewItself: AnyChord {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { fingers = 0 }
    super.touchesBegan(touches, with: event)
  }
}

/// Right: the event knows which of its touches are the recognizer's.
final class AsksTheEvent13_5: AnyChord {
  override var needed: Int { -1 }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let own = event.touches(for: self) ?? []
    if own.filter({ $0.phase != .ended && $0.phase != .cancelled }).count == 3 {
      state = .recognized
    }
  }
}

private final class CountsAll13_5: AnyChord {
  override var needed: Int { -1 }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if event.allTouches?.count == 3 { state = .recognized }
  }
}

private class ZeroWhenRecognized: AnyChord {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers == 3 { fingers = 0 }
  }
}

private final class ZeroAtEnds: ZeroWhenRecognized {
  override func lift(_ touches: Set<UITouch>) { (state, fingers) = (.failed, 0) }
  override func lose(_ touches: Set<UITouch>) { lift(touches) }
}

class ResettingChord: AnyChord {
  override func reset() {
    super.reset()
    fingers = 0
  }
}

private final class ForgetsTheLoss13_5: ResettingChord {
  override func lose(_ touches: Set<UITouch>) {}
}

private final class GoesOnAfterALift: ResettingChord {
  override func lift(_ touches: Set<UITouch>) {
    fingers -= touches.count
    if fingers == 0 { state = .failed }
  }
  override func lose(_ touches: Set<UITouch>) { lift(touches) }
}

private final class FailsAtTheLast: ResettingChord {
  private var ends = 0
  override func lift(_ touches: Set<UITouch>) {
    ends += touches.count
    if ends == fingers { state = .failed }
  }
  override func reset() {
    super.reset()
    ends = 0
  }
}

private final class CountsCalls13_5: ResettingChord {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers -= touches.count - 1
    super.touchesBegan(touches, with: event)
  }
}

private final class NeedsFour: ResettingChord { override var needed: Int { 4 } }

private final class TwoAreEnough: ResettingChord { override var needed: Int { 2 } }

private final class NoSuper13_5: AnyChord {
  override func reset() { fingers = 0 }
}

private final class CountsTheView: AnyChord {
  override var needed: Int { -1 }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let own = event.allTouches?.filter { touch in
      guard let view, let hit = touch.view else { return false }
      return hit.isDescendant(of: view) && touch.phase != .ended && touch.phase != .cancelled
    }
    if own?.count == 3 { state = .recognized }
  }
}

private final class FailsAtMoves: ResettingChord {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .failed
  }
}
