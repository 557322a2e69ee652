import ExerciseKit

// The two views look alike, and need two tools. In the snow nothing is ever to be touched, whatever
// lies in it, and a gate speaks for the whole branch. In the HUD something is to be touched, so its
// gate must stay open, and only the last step of its search changes.
// There `super` takes the four steps. It answers with the HUD itself exactly when nothing in the HUD
// wants the touch, and with the column when only that is left. These two answers become nil, so that
// the search continues behind the HUD. All other answers are returned as they are.
// What counts is whether it is the same object, which is why the comparison is `===`. A test for a
// class or a colour would only be a guess.
// The trap is one tool for both. With the gate shut in the HUD undo is dead, and with `hit === self`
// in the snow each flake catches its touches. (And who forgets the column has changed nothing: it
// catches every touch before the HUD is the answer.)
class HUD: UIView {
  weak var column: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === column ? nil : hit
  }
}

class Snow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}
