import ExerciseKit

// What the finger has changed is a guess until it is lifted, so the heart keeps what it was before.
// `before` is also the answer to "is a guess under way?": nil means that there is nothing to save and
// nothing to roll back. That is why `show` has to forget it, or the rollback would give the next
// photo the like of the last one.
// A finger that is lifted outside the bounds ends like one that is lost, so it goes the same way.
// The next touch sets `before` anew, so the endings need not forget it.
// The trap: toggling a second time to roll back. It works until somebody else has set the value in
// between, and a row that is used again does exactly that.
final class LikeHeart: UIView {
  private(set) var isLiked = false
  private(set) var saved: [Bool] = []
  private var before: Bool?

  func show(_ isLiked: Bool) {
    self.isLiked = isLiked
    before = nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    before = isLiked
    isLiked.toggle()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    guard isInside else { return touchesCancelled(touches, with: event) }
    if before != nil { saved.append(isLiked) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let before { isLiked = before }
  }
}
