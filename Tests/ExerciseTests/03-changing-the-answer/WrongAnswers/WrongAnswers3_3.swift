import Grading
import MiniUIKit

let wrong3_3: [WrongAnswer<(UIView) -> Overlays>] = [
  WrongAnswer("lets the HUD through and not the column") { hud(LetsItselfThrough()) },
  WrongAnswer("lets the column through and not the HUD") { hud(LetsTheColumnThrough()) },
  WrongAnswer("lets all plain views through") { hud(LetsPlainViewsThrough()) },
  WrongAnswer("asks the column alone") { hud(AsksTheColumn()) },
  WrongAnswer("asks the column alone, after its own gates") { hud(AsksTheColumnAfterItsGates()) },
  WrongAnswer("has the area of the banners") { hud(HasTheAreaOfTheBanners()) },
  WrongAnswer("asks the banners at its own point") { hud(ForgetsToConvert()) },
  WrongAnswer("answers the last banner for the column") { hud(AnswersTheLastBanner()) },
  WrongAnswer("keeps what it found") { hud(KeepsIt()) },
  WrongAnswer("lets everything through") { hud(LetsAllThrough()) },
  WrongAnswer("keeps buttons only") { hud(KeepsButtons()) },
  WrongAnswer("looks at the frames in it") { hud(LooksAtFrames()) },
  WrongAnswer("answers the child and not what the child found") { hud(AnswersTheChild()) },
  WrongAnswer("names the view behind it") { hud(NamesThePage()) },
  WrongAnswer("shuts its own gate in order to ask again") { hud(ShutsItself()) },
  WrongAnswer("asks what lies in it before its own gates") { hud(ForgetsItsOwnGates()) },
  WrongAnswer("asks the banners of a column that is off") { hud(AsksTheBanners()) },
  WrongAnswer("waits for a column") { hud(WaitsForAColumn()) },
  WrongAnswer("takes the first subview for the column") { hud(TakesTheFirstForTheColumn()) },
  WrongAnswer("shuts the gates of both") { hud(ShutGate()) },
  WrongAnswer("lets both through by the same line") {
    hud(GoesDown(), snow: LetsItselfThrough())
  },
  WrongAnswer("does nothing about the snow") { hud(GoesDown(), snow: UIView()) },
  WrongAnswer("lets plain flakes through") { hud(GoesDown(), snow: LetsPlainViewsThrough()) },
  WrongAnswer("hides the snow") { hud(GoesDown(), snow: HiddenSnow()) },
  WrongAnswer("fades the snow") { hud(GoesDown(), snow: FadedSnow()) },
  WrongAnswer("takes the snow away") { hud(GoesDown(), snow: MeltingSnow()) },
  WrongAnswer("shuts the gate of the column") { hud(ShutsTheColumn()) },
]

/// A HUD of any design, for the grader's column, and any snow.
func hud(_ hud: AnyHUD, snow: UIView = ShutGate()) -> (UIView) -> Overlays {
  { column in
    hud.column = column
    return Overlays(hud: hud, snow: snow)
  }
}

class AnyHUD: UIView {
  weak var column: UIView?

  /// Whether a view is clear ground: the HUD or its column.
  func isGround(_ view: UIView?) -> Bool { view === self || view === column }
}

/// Right: its area is where something in it or in the column accepts the point; hitTest is left to
/// super.
final class AcceptsWhatIsInIt: AnyHUD {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && subviews.contains {
        let hit = $0.hitTest(convert(point, to: $0), with: event)
        return hit != nil && !isGround(hit)
      }
  }
}

/// Right: goes through what lies in it and in the column, from front to back.
final class AsksItsSubviews: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for view in subviews.reversed() {
      let hit = view.hitTest(convert(point, to: view), with: event)
      if let hit, !isGround(hit) { return hit }
    }
    return nil
  }
}

/// Right: asks whether what is hit lies below the column, or beside it.
final class GoesDown: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return [self, column].contains { $0 === hit } ? nil : hit
  }
}

/// Right: keeps a list of what is clear ground.
final class RemembersItsGround: AnyHUD {
  override weak var column: UIView? {
    didSet { ground = Set([self, column].compactMap { $0 }.map { ObjectIdentifier($0) }) }
  }
  private lazy var ground: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit.map { ground.contains(ObjectIdentifier($0)) } == true ? nil : hit
  }
}

/// Right for the snow: nobody can open its gate.
final class NeverOn: UIView {
  override var isUserInteractionEnabled: Bool {
    get { false }
    set {}
  }
}

/// Right for the snow: nothing in it is ever asked.
final class ShutGate: AnyHUD {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// Right for the snow: no point is in it.
final class NowhereSnow: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

final class ShutsTheColumn: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    column?.isUserInteractionEnabled = false
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

final class HiddenSnow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
}

final class FadedSnow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    alpha = 0
  }
}

final class MeltingSnow: UIView {
  override func didMoveToSuperview() { removeFromSuperview() }
}

final class LetsItselfThrough: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

final class WaitsForAColumn: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let column else { return hit }
    return hit === self || hit === column ? nil : hit
  }
}

final class TakesTheFirstForTheColumn: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === subviews.first ? nil : hit
  }
}

final class AsksTheBanners: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard isGround(hit) else { return hit }
    return (column?.subviews ?? []).reversed().lazy.compactMap {
      $0.hitTest(self.convert(point, to: $0), with: event)
    }.first
  }
}

final class LetsTheColumnThrough: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === column ? nil : hit
  }
}

final class LetsPlainViewsThrough: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), !isGround(hit) else { return nil }
    return type(of: hit) == UIView.self ? nil : hit
  }
}

final class AsksTheColumn: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let column, super.hitTest(point, with: event) != nil else { return nil }
    let hit = column.hitTest(convert(point, to: column), with: event)
    return hit === column ? nil : hit
  }
}

final class AsksTheColumnAfterItsGates: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, let column else { return nil }
    let hit = column.hitTest(convert(point, to: column), with: event)
    return hit === column ? nil : hit
  }
}

final class HasTheAreaOfTheBanners: AnyHUD {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    column?.subviews.contains { $0.frame.contains(point) } ?? false
  }
}

final class ForgetsToConvert: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    return (column?.subviews ?? []).reversed().lazy.compactMap {
      $0.hitTest(point, with: event)
    }.first
  }
}

final class AnswersTheLastBanner: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit !== self else { return nil }
    return hit === column ? column?.subviews.last : hit
  }
}

final class NamesThePage: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isGround(hit) ? superview?.subviews.first : hit
  }
}

final class ShutsItself: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard isGround(hit), let superview else { return hit }
    isUserInteractionEnabled = false
    return superview.hitTest(convert(point, to: superview), with: event)
  }
}

final class ForgetsItsOwnGates: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      let hit = view.hitTest(convert(point, to: view), with: event)
      if let hit, !isGround(hit) { return hit }
    }
    return nil
  }
}

final class KeepsIt: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === column ? self : hit
  }
}

final class LetsAllThrough: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

final class KeepsButtons: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) as? UIButton
  }
}

final class LooksAtFrames: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let views = subviews + (column?.subviews ?? [])
    let isOnOne = views.contains { $0 !== column && $0.frame.contains(point) }
    return isOnOne ? super.hitTest(point, with: event) : nil
  }
}

final class AnswersTheChild: AnyHUD {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard !isGround(hit) else { return nil }
    return hit is UIButton ? hit?.superview : hit
  }
}
