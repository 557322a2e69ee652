import Grading
import MiniUIKit

let wrong3_4: [WrongAnswer<(UIView) -> UIControl>] = [
  WrongAnswer("answers itself wherever it is asked") { film(AlwaysItself()) },
  WrongAnswer("asks for its area and not for its gates") { film(ItselfInItsArea()) },
  WrongAnswer("hides play as well") { film(HidesAll()) },
  WrongAnswer("keeps every button") { film(KeepsEveryButton()) },
  WrongAnswer("hides what is directly in it") { film(HidesOneLevel()) },
  WrongAnswer("forgets what lies in play") { film(ForgetsTheIcon()) },
  WrongAnswer("knows one level of play") { film(KnowsOneLevel()) },
  WrongAnswer("answers play for what lies in play") { film(AnswersPlay()) },
  WrongAnswer("compares the point with the frame of play") { film(ComparesTheFrame()) },
  WrongAnswer("switches off all but play") { film(SwitchesOthersOff()) },
  WrongAnswer("asks play before anything else") { film(AsksPlayFirst()) },
  WrongAnswer("lets the card's ground through") { film(LetsItsGroundThrough()) },
  WrongAnswer("waits for a play") { film(WaitsForPlay()) },
  WrongAnswer("leaves activation as it was") { film(HidesOnly()) },
  WrongAnswer("opens and answers no") { film(OpensAndAnswersNo()) },
  WrongAnswer("answers yes and does nothing") { film(AnswersYes()) },
  WrongAnswer("sends another event") { film(SendsAnother()) },
  WrongAnswer("opens a disabled card") { film(OpensDisabled()) },
  WrongAnswer("opens once only") { film(OpensOnce()) },
  WrongAnswer("answers itself once after an activation") { film(AnswersItselfOnce()) },
  WrongAnswer("switches play off for VoiceOver's tap") { film(SwitchesPlayOff()) },
  WrongAnswer("gives the activation point in its own coordinates") { film(PointInItself()) },
]

/// A card of any design, for the grader's play.
func film(_ card: AnyFilmCard) -> (UIView) -> UIControl { { filmCard(card, $0) } }

/// Tells a card of the grader's own which view is its play.
func filmCard(_ card: AnyFilmCard, _ play: UIView) -> UIControl {
  card.play = play
  return card
}

class AnyFilmCard: UIControl {
  weak var play: UIView?

  /// Whether a view is play, or lies in it.
  func isOfPlay(_ view: UIView?) -> Bool {
    guard let view, let play else { return false }
    return view.isDescendant(of: play)
  }

  /// Right: what the search found, if that lies in play, and the card for anything else.
  func answer(_ hit: UIView?) -> UIView? {
    guard let hit else { return nil }
    return isOfPlay(hit) ? hit : self
  }
}

/// Right, all but the hit test, which is for the subclasses.
class OpeningCard: AnyFilmCard {
  override func accessibilityActivate() -> Bool {
    if isEnabled { sendActions(for: .touchUpInside) }
    return true
  }
}

/// Right, all but the activation, which is for the subclasses.
class HidingCard: AnyFilmCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(super.hitTest(point, with: event))
  }
}

/// Right: goes up from what was found, until there is play or the card.
final class ListsWhatStays: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    var view = hit
    while let each = view, each !== self {
      if each === play { return hit }
      view = each.superview
    }
    return hit == nil ? nil : self
  }
}

/// Right: does the steps by itself, and opens only if it is enabled.
final class AsksEachStep: AnyFilmCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return isOfPlay(found) ? found : found.map { _ in self }
  }
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}

/// Right: the tap comes down where only the card answers.
final class MovesThePoint: HidingCard {
  override var accessibilityActivationPoint: CGPoint {
    get {
      UIAccessibility.convertToScreenCoordinates(
        CGRect(x: bounds.minX + 1, y: bounds.minY + 1, width: 0, height: 0), in: self
      ).origin
    }
    set { super.accessibilityActivationPoint = newValue }
  }
}

final class SendsAnother: HidingCard {
  override func accessibilityActivate() -> Bool {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
    return true
  }
}

final class AlwaysItself: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isOfPlay(hit) ? hit : self
  }
}

final class ItselfInItsArea: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    let hit = super.hitTest(point, with: event)
    return isOfPlay(hit) ? hit : self
  }
}

final class HidesAll: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

final class KeepsEveryButton: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit is UIButton ? hit : answer(hit)
  }
}

final class HidesOneLevel: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return !isOfPlay(hit) && subviews.contains { $0 === hit } ? self : hit
  }
}

final class KnowsOneLevel: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === play || play != nil && hit.superview === play ? hit : self
  }
}

final class ForgetsTheIcon: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === play ? hit : self
  }
}

final class AnswersPlay: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isOfPlay(hit) ? play : answer(hit)
  }
}

final class ComparesTheFrame: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let play, play.frame.contains(point) else { return self }
    return isOfPlay(hit) ? hit : play
  }
}

final class SwitchesOthersOff: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in subviews where view !== play { view.isUserInteractionEnabled = false }
    return super.hitTest(point, with: event)
  }
}

final class AsksPlayFirst: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let found = super.hitTest(point, with: event) else { return nil }
    return play?.hitTest(convert(point, to: play), with: event) ?? answer(found)
  }
}

final class LetsItsGroundThrough: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let play else { return nil }
    return play.hitTest(convert(point, to: play), with: event)
  }
}

final class WaitsForPlay: OpeningCard {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return play == nil ? hit : answer(hit)
  }
}

final class HidesOnly: HidingCard {}

final class OpensAndAnswersNo: HidingCard {
  override func accessibilityActivate() -> Bool {
    if isEnabled { sendActions(for: .touchUpInside) }
    return false
  }
}

final class AnswersYes: HidingCard {
  override func accessibilityActivate() -> Bool { true }
}

final class OpensDisabled: HidingCard {
  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}

final class OpensOnce: HidingCard {
  private var isOpen = false
  override func accessibilityActivate() -> Bool {
    if isEnabled, !isOpen { sendActions(for: .touchUpInside) }
    isOpen = true
    return true
  }
}

final class AnswersItselfOnce: AnyFilmCard {
  private var isActivated = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if isActivated {
      isActivated = false
      return self
    }
    return answer(hit)
  }
  override func accessibilityActivate() -> Bool {
    isActivated = true
    return false
  }
}

final class SwitchesPlayOff: HidingCard {
  override func accessibilityActivate() -> Bool {
    play?.isUserInteractionEnabled = false
    return false
  }
}

final class PointInItself: HidingCard {
  override var accessibilityActivationPoint: CGPoint {
    get { CGPoint(x: bounds.minX + 1, y: bounds.minY + 1) }
    set { super.accessibilityActivationPoint = newValue }
  }
}
