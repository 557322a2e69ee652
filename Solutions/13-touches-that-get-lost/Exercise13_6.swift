import ExerciseKit

// What the finger has changed is a guess until it is lifted, so the heart keeps what it was before.
// `before` is also the answer to "is a guess under way?": nil means that there is nothing to save and
// nothing to roll back. That is why `show` has to forget it, or the rollback would give the next
// photo the like of the last one.
// The two endings differ in one word, so both call `finish`.
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
    finish(keeps: touches.contains { bounds.contains($0.location(in: self)) })
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(keeps: false)
  }

  private func finish(keeps: Bool) {
    guard let before else { return }
    if keeps { saved.append(isLiked) } else { isLiked = before }
    self.before = nil
  }
}
