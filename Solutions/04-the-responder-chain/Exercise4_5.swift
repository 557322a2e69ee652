import ExerciseKit

// Two decisions for each view: does it react, and may anybody further up notice? The frame reacts
// and is to be noticed, so it calls super in each method that it overrides. The caption reacts and
// is not to be noticed; the veil doesn't even react. Both override all four, with super in none.
// The photo neither reacts nor keeps: it overrides nothing, and passes everything on.
// The frame asks no touch for its view: that is the photo, for each frame that hears the touch.
// Without super in the frame's began gallery never gets a touch, and no super in ended helps.
// The trap: what does nothing doesn't need any code. A veil that overrides nothing passes all on.
class GlowingFrame: UIView {
  private(set) var isGlowing = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = false
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = false
    super.touchesCancelled(touches, with: event)
  }
}

class Caption: UIView {
  private(set) var isTurned = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTurned.toggle()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

class Veil: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
