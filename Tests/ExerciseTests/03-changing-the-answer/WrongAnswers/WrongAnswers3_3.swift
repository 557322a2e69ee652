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
  WrongAnswer(
    "names the view behind it",
    gets: """
      A button of the page under the HUD, touch (30, 130), on buy: buy is right, your answer is \
      page.
      """,
    Diagnosis3_3.choosesWhoIsBehind, rule: Diagnosis3_3.through
  ) { NamesThePage() },
  WrongAnswer(
    "shuts its own gate in order to ask again",
    gets: """
      A touch on page came before, touch (180, 50), on undo: undo is right, your answer is page.
      """,
    Diagnosis3_3.askingChangedSomething, rule: Diagnosis3_3.pure
  ) { ShutsItself() },
  WrongAnswer(
    "asks what lies in it before its own gates",
    gets: "A hidden HUD, touch (180, 50), where undo is: page is right, your answer is undo.",
    Diagnosis3_3.isOff, rule: Diagnosis3_3.gates
  ) { ForgetsItsOwnGates() },
]

/// Right: its area is where something in it accepts the point; hitTest is left to super.
final class AcceptsWhatIsInIt: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }
}

final class NamesThePage: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? superview?.subviews.first : hit
  }
}

final class ShutsItself: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let superview else { return hit }
    isUserInteractionEnabled = false
    return superview.hitTest(convert(point, to: superview), with: event)
  }
}

final class ForgetsItsOwnGates: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }
}

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
