// The recognizers of a view.

extension UIView {
  /// What setting `gestureRecognizers` does.
  final func replaceRecognizers(_ new: [UIGestureRecognizer]) {
    for old in recognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for one in new where !recognizers.contains(one) { addGestureRecognizer(one) }
  }

  /// What `addGestureRecognizer(_:)` does.
  final func attach(_ recognizer: UIGestureRecognizer) {
    while let old = recognizer.view { old.removeGestureRecognizer(recognizer) }
    recognizers.append(recognizer)
    recognizer.view = self
  }

  /// What `removeGestureRecognizer(_:)` does.
  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.giveUp(because: "removed")
    // Its last action may have put it elsewhere.
    guard recognizer.view === self else { return }
    if recognizer.environment != nil { recognizer.attempt.word = recognizer.wordInTrace }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Stops the recognizers of a view that leaves its window [model].
  final func stopRecognizers() {
    for recognizer in recognizers { recognizer.giveUp(because: "left the window") }
  }

  /// Lets the recognizers go when the view goes away.
  final func releaseRecognizers() {
    for recognizer in recognizers {
      recognizer.giveUp(because: "the view is gone")
      if recognizer.view === self { recognizer.view = nil }
    }
  }
}
