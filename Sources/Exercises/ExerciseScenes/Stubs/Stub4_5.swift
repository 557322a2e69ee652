import MiniUIKit

/// What the file of exercise 4.5 has, as the reader gets it.
enum Stub4_5 {
  class GlowingFrame: UIView {
    private(set) var isGlowing = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      isGlowing = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      isGlowing = false
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      isGlowing = false
    }
  }

  class Caption: UIView {
    private(set) var isTurned = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      isTurned.toggle()
    }
  }

  class Veil: UIView {
  }
}
