import MiniUIKit

/// Right: goes through the subviews itself and never answers itself.
final class AsksItsSubviews: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }
}

final class KeepsIt: UIView {}

final class LetsAllThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

final class KeepsButtons: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) as? UIButton
  }
}

final class LooksAtFrames: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    subviews.contains { $0.frame.contains(point) } ? super.hitTest(point, with: event) : nil
  }
}

final class AnswersTheChild: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    return subviews.last { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }
}
