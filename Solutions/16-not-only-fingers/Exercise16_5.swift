import ExerciseKit

// One method takes whatever the glass has measured since the event before, for all three phases that
// bring samples. `coalescedTouches` ends with the touch itself, so nothing is taken twice.
// A point keeps the index by which a better force will name it. The index never changes and belongs
// to one sample, so the stroke needn't be known, nor whether it is finished.
// A touch object lives as long as its finger and is then used no more; it is kept only to find the
// stroke that is still being written.
// The trap is the palm: cancelled isn't ended. What the system takes away was never meant.
final class Paper: UIView {
  /// A point of a stroke.
  struct Ink {
    var place: CGPoint
    var force: CGFloat
  }

  private struct Stroke {
    var touch: UITouch?
    var points: [(ink: Ink, index: Int?)] = []
  }
  private var all: [Stroke] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  /// The strokes so far, each a list of points.
  var strokes: [[Ink]] { all.map { $0.points.map { $0.ink } } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { all.append(Stroke(touch: touch)) }
    write(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write(touches, event)
    for place in all.indices where all[place].touch.map(touches.contains) == true {
      all[place].touch = nil
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    all.removeAll { $0.touch.map(touches.contains) == true }
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      for stroke in all.indices {
        for point in all[stroke].points.indices
        where all[stroke].points[point].index == touch.estimationUpdateIndex {
          all[stroke].points[point].ink.force = touch.force
        }
      }
    }
  }

  private func write(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      guard let stroke = all.firstIndex(where: { $0.touch === touch }) else { continue }
      for sample in event?.coalescedTouches(for: touch) ?? [touch] {
        let ink = Ink(place: sample.preciseLocation(in: self), force: sample.force)
        all[stroke].points.append((ink, sample.estimationUpdateIndex))
      }
    }
  }
}
