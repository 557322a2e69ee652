import MiniUIKit

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
