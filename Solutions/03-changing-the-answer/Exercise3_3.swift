import ExerciseKit

// super runs the four steps. It answers the HUD itself exactly when nobody in the HUD wants the
// touch; that answer becomes nil, and the search continues with what lies behind.
// All other answers go through untouched, so the banner and its button stay as they were.
// Identity is what counts, hence `===`. Asking for a class or a colour would be a guess.
// The trap: isUserInteractionEnabled = false on the HUD. The gates silence the whole branch, so
// the undo button would be dead as well.
class HUD: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
