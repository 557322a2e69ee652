import Grading
import MiniUIKit

let wrong3_3: [WrongAnswer<UIView>] = [
  WrongAnswer(
    "keeps what it found",
    gets: """
      A HUD with a banner, touch (30, 250), beside the banner: page is right, your answer is \
      hud.
      """,
    Diagnosis3_3.keepsWhatItFound, rule: Diagnosis3_3.through
  ) { KeepsIt() },
  WrongAnswer(
    "lets everything through",
    gets: "A HUD with a banner, touch (180, 50), on undo: undo is right, your answer is page.",
    Diagnosis3_3.letsEverythingThrough, rule: Diagnosis3_3.through
  ) { LetsAllThrough() },
  WrongAnswer(
    "keeps buttons only",
    gets: """
      A HUD with a banner, touch (30, 30), on the banner: banner is right, your answer is page.
      """,
    Diagnosis3_3.letsEverythingThrough, rule: Diagnosis3_3.through
  ) { KeepsButtons() },
  WrongAnswer(
    "looks at the frames in it",
    gets: """
      A HUD with a hidden banner, touch (30, 30), where it was: page is right, your answer is \
      hud.
      """,
    Diagnosis3_3.keepsWhatItFound, rule: Diagnosis3_3.through
  ) { LooksAtFrames() },
  WrongAnswer(
    "answers the child and not what the child found",
    gets: "A HUD with a banner, touch (180, 50), on undo: undo is right, your answer is banner.",
    Diagnosis3_3.answersTheChildAndNot, rule: Diagnosis3_3.redirect
  ) { AnswersTheChild() },
]

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
