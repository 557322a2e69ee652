import ExerciseKit

// Each phase does two things: it keeps our own count right, and it calls super so that the touch
// continues. moved is not overridden, so it passes by itself.
// super comes last here; it could come first, because no responder after us looks at isLit.
// We count fingers, because one that is lifted says nothing about the others. A call brings several
// touches at once: count them, and not the calls. And count our own only: what comes down on a
// subview climbs through here as well.
// The trap: a touch that is taken away ends with cancelled. Without that override the view would
// stay lit for ever.
class LitView: UIView {
  private(set) var isLit = false
  private var fingers = 0 { didSet { isLit = fingers > 0 } }

  private func own(_ touches: Set<UITouch>) -> Int { touches.count { $0.view === self } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += own(touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= own(touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= own(touches)
    super.touchesCancelled(touches, with: event)
  }
}
