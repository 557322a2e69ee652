import ExerciseKit
import Grading
import MiniUIKit

let wrong16_5: [WrongAnswer<Sheet16>] = [
  WrongAnswer("takes the delivered touches only") { sheet(Coarse()) },
  WrongAnswer("takes the touch and its samples") { sheet(Twice()) },
  WrongAnswer("forgets where it came down") { sheet(NoBegin()) },
  WrongAnswer("forgets the lift") { sheet(NoEnd()) },
  WrongAnswer("asks for the place in the window") { sheet(InTheWindow()) },
  WrongAnswer("never gets a measured force") { sheet(NoUpdate()) },
  WrongAnswer("gives each force to the last point") { sheet(LastPoint()) },
  WrongAnswer("keeps what a palm has written") { sheet(KeepsPalms()) },
  WrongAnswer("clears the paper for a palm") { sheet(ClearsAll()) },
]

private final class Coarse: AnyPaper {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { add(touch, to: touch, in: self) }
  }
}

private final class Twice: AnyPaper {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write(touches, event)
    for touch in touches { add(touch, to: touch, in: self) }
  }
}

private final class NoBegin: AnyPaper {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches) }
}

private final class NoEnd: AnyPaper {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class InTheWindow: AnyPaper {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begin(touches)
    for touch in touches { add(touch, to: touch, in: nil) }
  }
}

private final class NoUpdate: AnyPaper {
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}

private final class LastPoint: AnyPaper {
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let line = lines.indices.last,
      let point = lines[line].indices.last
    else { return }
    lines[line][point].force = touch.force
  }
}

private final class KeepsPalms: AnyPaper {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class ClearsAll: AnyPaper {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lost.formUnion(lines.indices)
  }
}
