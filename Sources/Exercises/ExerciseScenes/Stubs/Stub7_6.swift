import MiniUIKit

/// What the file of exercise 7.6 has, as the reader gets it.
enum Stub7_6 {
  final class EdgeTap: UIGestureRecognizer {
    private var isAtEdge = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      isAtEdge = location(in: view).x < 40
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      if isAtEdge { state = .recognized }
    }
  }
}
