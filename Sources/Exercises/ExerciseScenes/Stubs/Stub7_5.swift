import MiniUIKit

/// What the file of exercise 7.5 has, as the reader gets it.
enum Stub7_5 {
  final class Latch: UIGestureRecognizer {
    private enum Phase { case waiting, out, open }
    private var phase = Phase.waiting
    private var start: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      start = location(in: view).x
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      let way = location(in: view).x - start
      switch phase {
      case .waiting:
        if way >= 80 { phase = .out }
      case .out:
        if way <= 20 {
          phase = .open
          state = .recognized
        }
      case .open: break
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      if state == .possible { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      if state == .possible { state = .failed }
    }
  }
}
