import MiniUIKit

/// What the file of exercise 4.6 has, as the reader gets it.
enum Stub4_6 {
  class Key: UIView {
    private(set) var isPressed = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      isPressed = true
      super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      isPressed = false
    }
  }
}
