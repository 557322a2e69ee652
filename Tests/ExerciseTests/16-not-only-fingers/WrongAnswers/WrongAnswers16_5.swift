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
  WrongAnswer("loses the last stroke for a palm") { sheet(LosesTheLast()) },
  WrongAnswer("lets pencils alone write") { sheet(PencilsOnly()) },
  WrongAnswer("takes the force of the delivered touch") { sheet(ForceOfTheTouch()) },
  WrongAnswer("takes one touch of each call") { sheet(OneOfEachCall()) },
  WrongAnswer("takes a force while the pencil is down") { sheet(OnlyWhileDown()) },
  WrongAnswer("writes into the last stroke") { sheet(IntoTheLast()) },
  WrongAnswer("lets one finger write at a time") { sheet(OneFingerOnly()) },
  WrongAnswer("takes the samples of pencils alone") { sheet(CoarseFingers()) },
  WrongAnswer("sorts its strokes by their lifts") {
    let paper = ByLift()
    return Sheet16(view: paper) {
      paper.done.map { line in paper.lines[line].map { ($0.place, $0.force) } }
    }
  },
]

/// A paper of the graders' own.
class AnyPaper: UIView {
  final var lines: [[(place: CGPoint, force: CGFloat, index: Int?)]] = []
  final var lineOf: [ObjectIdentifier: Int] = [:]
  final var lost: Set<Int> = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  final func samples(_ touch: UITouch, _ event: UIEvent?) -> [UITouch] {
    event?.coalescedTouches(for: touch) ?? [touch]
  }

  final func begin(_ touches: Set<UITouch>) {
    for touch in touches {
      lineOf[ObjectIdentifier(touch)] = lines.count
      lines.append([])
    }
  }

  final func add(_ sample: UITouch, to touch: UITouch, in view: UIView?) {
    guard let line = lineOf[ObjectIdentifier(touch)] else { return }
    lines[line].append(
      (sample.preciseLocation(in: view), sample.force, sample.estimationUpdateIndex))
  }

  final func lose(_ touches: Set<UITouch>) {
    for touch in touches {
      if let line = lineOf.removeValue(forKey: ObjectIdentifier(touch)) { lost.insert(line) }
    }
  }

  final func update(_ touches: Set<UITouch>) {
    for touch in touches {
      for line in lines.indices {
        for point in lines[line].indices
        where lines[line][point].index == touch.estimationUpdateIndex {
          lines[line][point].force = touch.force
        }
      }
    }
  }

  final func write(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      for sample in samples(touch, event) { add(sample, to: touch, in: self) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begin(touches)
    write(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write(touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write(touches, event)
    for touch in touches { lineOf[ObjectIdentifier(touch)] = nil }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lose(touches) }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { update(touches) }
}

func sheet(_ paper: AnyPaper) -> Sheet16 {
  Sheet16(view: paper) {
    paper.lines.indices.filter { !paper.lost.contains($0) }.map { line in
      paper.lines[line].map { ($0.place, $0.force) }
    }
  }
}

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

private final class LosesTheLast: AnyPaper {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lost.insert(lines.count - 1)
  }
}

private final class PencilsOnly: AnyPaper {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begin(touches.filter { $0.type == .pencil })
    write(touches, event)
  }
}

private final class ForceOfTheTouch: AnyPaper {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let line = lineOf[ObjectIdentifier(touch)] else { continue }
      for sample in samples(touch, event) {
        lines[line].append(
          (sample.preciseLocation(in: self), touch.force, sample.estimationUpdateIndex))
      }
    }
  }
}

private final class OneOfEachCall: AnyPaper {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let first = touches.max { $0.location(in: self).x < $1.location(in: self).x }
    write(first.map { [$0] } ?? [], event)
  }
}

private final class OnlyWhileDown: AnyPaper {
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      for line in lineOf.values {
        for point in lines[line].indices
        where lines[line][point].index == touch.estimationUpdateIndex {
          lines[line][point].force = touch.force
        }
      }
    }
  }
}

private final class IntoTheLast: AnyPaper {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      for sample in samples(touch, event) {
        lines[lines.count - 1].append(
          (sample.preciseLocation(in: self), sample.force, sample.estimationUpdateIndex))
      }
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
  }
}

private final class OneFingerOnly: AnyPaper {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begin(touches.filter { $0.type == .pencil || lineOf.isEmpty })
    write(touches, event)
  }
}

private final class CoarseFingers: AnyPaper {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write(touches.filter { $0.type == .pencil }, event)
    for touch in touches where touch.type != .pencil { add(touch, to: touch, in: self) }
  }
}

private final class ByLift: AnyPaper {
  var done: [Int] = []
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    done += touches.compactMap { lineOf[ObjectIdentifier($0)] }
    super.touchesEnded(touches, with: event)
  }
}
