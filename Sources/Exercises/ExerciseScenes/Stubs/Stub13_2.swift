import MiniUIKit

/// What the file of exercise 13.2 has, as the reader gets it.
enum Stub13_2 {
  final class Lamp: UIView {
    private(set) var isLit = false
    private var fingers = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      isMultipleTouchEnabled = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers += 1
      isLit = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers -= 1
      if fingers == 0 { isLit = false }
    }
  }
}
