import MiniUIKit

/// What the file of exercise 13.5 has, as the reader gets it.
enum Stub13_5 {
  final class Chord: UIGestureRecognizer {
    private var fingers = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      fingers += touches.count
      if fingers == 3 { state = .recognized }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      fingers -= touches.count
      state = .failed
    }
  }
}
