import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_2: [WrongAnswer<Diagnosed<Payments>>] = [
  suspect("takes the screen's tap for the cause", line: "A", .noTap),
  suspect("takes the target for the cause", line: "B", .touchDown),
  suspect("takes the override for the cause", line: "D", .unchanged),
  WrongAnswer("asks who heard, and mends the right line") {
    payment14_2([Cause(.whoHeard, object: "visa", line: "C")], .stackGivesWay)
  },
  WrongAnswer("blames the screen") {
    payment14_2([Cause(.whoWasHit, object: "screen", line: "C")], .stackGivesWay)
  },
  touch("mends nothing", .unchanged),
  touch("takes the screen's tap away", .noTap),
  touch("pays when the finger comes down", .touchDown),
  WrongAnswer("switches the stack off, and the i with it") { right14_2(.stackOff) },
  WrongAnswer("takes every touch for the tile") { right14_2(.tileTakesAll) },
  WrongAnswer("forgets that a hit test may find nothing") { right14_2(.tileWithoutLimits) },
  WrongAnswer("gives the stack a tap of its own") { right14_2(.tapOnStack) },
]

private func suspect(
  _ name: String, line: String, _ design: TrialPayment.Design
) -> WrongAnswer<Diagnosed<Payments>> {
  WrongAnswer(name) {
    payment14_2([Cause(.whoWasHit, object: "stack of visa", line: line)], design)
  }
}

private func touch(
  _ name: String, _ design: TrialPayment.Design
) -> WrongAnswer<Diagnosed<Payments>> {
  WrongAnswer(name) { right14_2(design) }
}

/// The right diagnosis with a mend of any design.
func right14_2(_ design: TrialPayment.Design) -> Diagnosed<Payments> {
  payment14_2([Cause(.whoWasHit, object: "stack of visa", line: "C")], design)
}

private func payment14_2(
  _ causes: [Cause], _ design: TrialPayment.Design
) -> Diagnosed<Payments> {
  Diagnosed(causes) { names in
    let screen = TrialPayment(names, design)
    return Payment(
      screen: screen, log: { screen.log },
      lit: { screen.tiles.filter(\.isHighlighted).map(\.title) }, isHintOpen: { screen.isHintOpen })
  }
}

/// The screen with one of several mends.
final class TrialPayment: UIView {
  enum Design {
    case unchanged, noTap, touchDown, stackOff, tileTakesAll, tileWithoutLimits, tapOnStack
    case stackGivesWay, infoOutside, tileIsAsked
  }

  private(set) var log: [String] = []
  private(set) var isHintOpen = true
  private(set) var tiles: [TrialTile] = []

  init(_ names: [String], _ design: Design) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let tap = UITapGestureRecognizer(target: self, action: TrialPayment.didTap)
    tap.cancelsTouchesInView = false
    if design != .noTap { addGestureRecognizer(tap) }
    for (index, name) in names.enumerated() {
      let tile = TrialTile(name, design)
      tile.frame.origin = CGPoint(x: 20, y: 120 + 100 * index)
      let event: UIControl.Event = design == .touchDown ? .touchDown : .touchUpInside
      tile.addTarget(self, action: TrialPayment.didPay, for: event)
      tile.info.addTarget(self, action: TrialPayment.didAsk, for: .touchUpInside)
      tile.stackTap.addTarget(self, action: TrialPayment.didTapStack)
      tiles.append(tile)
      addSubview(tile)
    }
  }

  func didTap() { isHintOpen = false }
  func didPay(_ tile: TrialTile) { log.append("pay " + tile.title) }
  func didAsk(_ info: UIButton) {
    if let tile = tiles.first(where: { $0.info === info }) { log.append("explain " + tile.title) }
  }
  func didTapStack(_ tap: UITapGestureRecognizer) {
    if let tile = tiles.first(where: { $0.stackTap === tap }) { didPay(tile) }
  }
}

final class TrialTile: UIControl {
  let title: String
  let info = UIButton(frame: CGRect(x: 275, y: 16, width: 40, height: 40))
  let stackTap = UITapGestureRecognizer()
  private let design: TrialPayment.Design

  init(_ title: String, _ design: TrialPayment.Design) {
    (self.title, self.design) = (title, design)
    super.init(frame: CGRect(x: 0, y: 0, width: 335, height: 88))
    let stack = design == .stackGivesWay ? GivingStack() : UIView()
    stack.frame = CGRect(x: 8, y: 8, width: 319, height: 72)
    stack.addSubview(UIImageView(frame: CGRect(x: 4, y: 16, width: 40, height: 40)))
    stack.addSubview(UILabel(frame: CGRect(x: 60, y: 16, width: 200, height: 40)))
    addSubview(stack)
    if design == .infoOutside {
      info.frame.origin = CGPoint(x: 283, y: 24)
      addSubview(info)
    } else {
      stack.addSubview(info)
    }
    stack.isUserInteractionEnabled = design != .stackOff && design != .infoOutside
    if design == .tapOnStack { stack.addGestureRecognizer(stackTap) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    switch design {
    case .tileTakesAll: return hit == nil ? nil : self
    case .tileWithoutLimits: return hit is UIButton ? hit : self
    case .tileIsAsked:
      if info.point(inside: convert(point, to: info), with: event) { return info }
      return self.point(inside: point, with: event) ? self : nil
    default: return hit
    }
  }
}

/// A stack that takes no touch for itself.
final class GivingStack: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
