import MiniUIKit

/// What a scroll view of a scene answers, and what it reports to.
struct ScrollAnswers {
  var reporter: Reporter?
  /// Called when the view came into a window or left one.
  var onWindow: () -> Void = {}
  var shouldBegin: (UIView) -> Bool = { _ in true }
  /// Nil for what UIKit answers.
  var shouldCancel: (UIView) -> Bool? = { _ in nil }
}

/// A scroll view that reports what it hears, and answers as a seed wants.
class ReportingScrollView: UIScrollView {
  var answers = ScrollAnswers()
  override func didMoveToWindow() {
    super.didMoveToWindow()
    answers.onWindow()
  }
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    answers.reporter?.moment(.touchesShouldBegin, self)
    return answers.shouldBegin(view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    answers.reporter?.moment(.touchesShouldCancel, self)
    return answers.shouldCancel(view) ?? super.touchesShouldCancel(in: view)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.reporter?.touches(.began, touches, of: self)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.reporter?.touches(.moved, touches, of: self)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.reporter?.touches(.ended, touches, of: self)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.reporter?.touches(.cancelled, touches, of: self)
    super.touchesCancelled(touches, with: event)
  }
}

/// A scroll view that says it conforms, and so is asked as the delegate of its pan and pinch (SV-10).
final class AskedScrollView: ReportingScrollView, UIGestureRecognizerDelegate {
  /// What the delegate of the other recognizers would answer.
  var own: SceneAnswers?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    own?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    own?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    own?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
      ?? false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { own?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true }
}

/// A table that reports what it hears.
final class ReportingTable: UITableView {
  var answers = ScrollAnswers()
  override func didMoveToWindow() {
    super.didMoveToWindow()
    answers.onWindow()
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    answers.reporter?.moment(.touchesShouldCancel, self)
    return answers.shouldCancel(view) ?? super.touchesShouldCancel(in: view)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.reporter?.touches(.began, touches, of: self)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.reporter?.touches(.moved, touches, of: self)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.reporter?.touches(.ended, touches, of: self)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    answers.reporter?.touches(.cancelled, touches, of: self)
    super.touchesCancelled(touches, with: event)
  }
}
