import Grading
import MiniUIKit

let wrong2_3: [WrongAnswer<SwitchedOn>] = [
  WrongAnswer(
    "asks only the view itself",
    gets: "A button in a hidden panel: expected false, but your code gives true.",
    Diagnosis2_3.asksOnlyTheViewItself, rule: Diagnosis2_3.branch
  ) { { itselfOnly($0) } },
  WrongAnswer(
    "multiplies the opacities",
    gets: """
      A view with alpha 0.02 in a view with alpha 0.02: expected true, but your code gives false.
      """,
    Diagnosis2_3.multipliesTheOpacities, rule: Diagnosis2_3.eachAlpha
  ) { { multiplies($0) } },
  WrongAnswer(
    "forgets the alpha of what the view lies in",
    gets: "A button in a panel with alpha 0.009: expected false, but your code gives true.",
    "0.009 is below the limit of 0.01, and what holds for panel holds for all that lies in it.",
    rule: Diagnosis2_3.branch
  ) { { ownAlphaOnly($0) } },
  WrongAnswer(
    "takes 0.1 for the limit",
    gets: "A view with alpha 0.011: expected true, but your code gives false.",
    "0.011 can hardly be seen, but it can be touched.", rule: Diagnosis2_3.limit
  ) { { tenPercent($0) } },
  WrongAnswer(
    "forgets isUserInteractionEnabled",
    gets: "A label: expected false, but your code gives true.",
    Diagnosis2_3.forgetsIsUserInteractionEnabled, rule: Diagnosis2_3.byDefault
  ) { { notTheInteraction($0) } },
  WrongAnswer(
    "leaves out the view itself",
    gets: "A hidden button on its own: expected false, but your code gives true.",
    Diagnosis2_3.leavesOutTheViewItself,
    rule: "the gates: a view that is off answers nil (HT-11)."
  ) { { $0.superview.map(asksTheSuperview) ?? true } },
  WrongAnswer(
    "asks for a window",
    gets: "A button in a panel: expected true, but your code gives false.",
    Diagnosis2_3.asksForAWindow, rule: Diagnosis2_3.branch
  ) { { $0.window != nil && asksTheSuperview($0) } },
  WrongAnswer(
    "takes pictures for off for ever",
    gets: "A button in a picture that is switched on: expected true, but your code gives false.",
    Diagnosis2_3.takesPicturesForOffForever, rule: Diagnosis2_3.byDefault
  ) {
    { view in
      asksTheSuperview(view)
        && !sequence(first: view, next: \.superview).contains { $0 is UIImageView }
    }
  },
  WrongAnswer(
    "goes up by the responder chain",
    gets: """
      A button in a controller's view in a hidden room: expected false, but your code gives true.
      """,
    Diagnosis2_3.stopsAtAController, rule: Diagnosis2_3.branch
  ) { { view in sequence(first: view) { $0.next as? UIView }.allSatisfy(itselfOnly) } },
  WrongAnswer(
    "asks the search from the top",
    gets: "A button that a lid covers: expected true, but your code gives false.",
    "lid lies in front and would take a touch, but the button's gates are open all the same.",
    rule: "the gates: they do not ask what lies in front (HT-11)."
  ) {
    { view in
      let top = Array(sequence(first: view, next: \.superview)).last ?? view
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return top.hitTest(view.convert(middle, to: top), with: nil) === view
    }
  },
  WrongAnswer(
    "asks the hit tests",
    gets: "A view without a size: expected true, but your code gives false.",
    Diagnosis2_3.countsTheArea,
    rule: "the gates: a size belongs to the area, and not to the gates (HT-11)."
  ) {
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
