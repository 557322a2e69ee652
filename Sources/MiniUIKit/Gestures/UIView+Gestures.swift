// The recognizers of a view.

extension UIView {
  /// The recognizers of this view, in the order added; nil if it has none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers where newValue?.contains(old) != true { removeGestureRecognizer(old) }
      for new in newValue ?? [] where !recognizers.contains(new) { addGestureRecognizer(new) }
    }
  }

  /// Lets a recognizer watch the touches of this view and of everything in it (GR-11).
  ///
  /// The view keeps the recognizer alive. A recognizer has one view: it leaves its former one
  /// (GR-15). It hears of touches that begin from now on.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    while let old = gestureRecognizer.view { old.removeGestureRecognizer(gestureRecognizer) }
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recognizer away from this view.
  ///
  /// If it is at work, it fails, or is cancelled if it has begun [model].
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp(because: "removed")
    // Its last action may have put it elsewhere.
    guard gestureRecognizer.view === self else { return }
    if gestureRecognizer.environment != nil {
      gestureRecognizer.attempt.word = gestureRecognizer.wordInTrace
    }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
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
