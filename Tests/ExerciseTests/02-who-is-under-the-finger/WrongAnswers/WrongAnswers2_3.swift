import Grading
import MiniUIKit

let wrong2_3: [WrongAnswer<SwitchedOn>] = [
  WrongAnswer("asks only the view itself") { { itselfOnly($0) } },
  WrongAnswer("multiplies the opacities") { { multiplies($0) } },
  WrongAnswer("forgets the alpha of what the view lies in") { { ownAlphaOnly($0) } },
  WrongAnswer("takes 0.1 for the limit") { { tenPercent($0) } },
  WrongAnswer("forgets isUserInteractionEnabled") { { notTheInteraction($0) } },
  WrongAnswer("leaves out the view itself") { { $0.superview.map(asksTheSuperview) ?? true } },
  WrongAnswer("asks for a window") { { $0.window != nil && asksTheSuperview($0) } },
  WrongAnswer("takes pictures for off for ever") {
    { view in
      asksTheSuperview(view)
        && !sequence(first: view, next: \.superview).contains { $0 is UIImageView }
    }
  },
  WrongAnswer("goes up by the responder chain") {
    { view in sequence(first: view) { $0.next as? UIView }.allSatisfy(itselfOnly) }
  },
  WrongAnswer("asks the search from the top") {
    { view in
      let top = Array(sequence(first: view, next: \.superview)).last ?? view
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return top.hitTest(view.convert(middle, to: top), with: nil) === view
    }
  },
  WrongAnswer("asks the hit tests") {
    { view in
      sequence(first: view, next: \.superview).allSatisfy {
        $0.hitTest(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), with: nil) != nil
      }
    }
  },
]

/// Right: a sequence of superviews, no gate of which is shut.
func noGateIsShut(_ view: UIView) -> Bool {
  !sequence(first: view, next: \.superview).contains {
    $0.isHidden || !$0.isUserInteractionEnabled || Double($0.alpha) < 0.01
  }
}

func asksTheSuperview(_ view: UIView) -> Bool {
  if view.isHidden || !view.isUserInteractionEnabled || view.alpha < 0.01 { return false }
  guard let superview = view.superview else { return true }
  return asksTheSuperview(superview)
}

func itselfOnly(_ view: UIView) -> Bool {
  view.isUserInteractionEnabled && !view.isHidden && view.alpha >= 0.01
}

func multiplies(_ view: UIView) -> Bool {
  var (alpha, next) = (1.0, Optional(view))
  while let each = next {
    guard each.isUserInteractionEnabled, !each.isHidden else { return false }
    alpha *= Double(each.alpha)
    next = each.superview
  }
  return alpha >= 0.01
}

func tenPercent(_ view: UIView) -> Bool {
  var next: UIView? = view
  while let each = next {
    guard each.isUserInteractionEnabled, !each.isHidden, each.alpha > 0.1 else { return false }
    next = each.superview
  }
  return true
}

func notTheInteraction(_ view: UIView) -> Bool {
  var next: UIView? = view
  while let each = next {
    let isLabel = each is UILabel
    guard isLabel || each.isUserInteractionEnabled else { return false }
    guard !each.isHidden, each.alpha >= 0.01 else { return false }
    next = each.superview
  }
  return true
}

func ownAlphaOnly(_ view: UIView) -> Bool {
  var next: UIView? = view
  while let each = next {
    guard each.isUserInteractionEnabled, !each.isHidden else { return false }
    next = each.superview
  }
  return view.alpha >= 0.01
}
