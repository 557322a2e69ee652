import MiniUIKit
import Stage

// listing: handWritten
/// A view whose hit test is written by hand, in the four steps of the rule.
final class HandWritten: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    reportingHitTest(point) {
      guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }  // the gates
      guard self.point(inside: point, with: event) else { return nil }  // the area
      for subview in subviews.reversed() {  // the subviews, from the front
        let converted = convert(point, to: subview)
        if let hit = subview.hitTest(converted, with: event) { return hit }
      }
      return self  // myself
    }
  }
}
// end

private func make(_ name: String, _ frame: CGRect, _ color: UIColor) -> UIView {
  dressed(HandWritten(frame: frame), name, color)
}

/// The same scenes with hit tests written by hand (published experiment A3).
let handWritten =
  [
    Experiment(
      "2D", "Four views with a hit test written by hand", kinds: shown, showsChain: false,
      touch: onRed
    ) { stage throws(ScriptError) in
      buildSiblings(on: stage, make)
      try stage.finger.tap(at: stage.touch)
    }
  ]
  + [("2D2", onA), ("2D3", onB), ("2D4", onC), ("2D5", onE)].map { id, point in
    Experiment(
      id, "Five views with a hit test written by hand", kinds: shown, showsChain: false,
      touch: point
    ) { stage throws(ScriptError) in
      buildFiveViews(on: stage, make)
      try stage.finger.tap(at: stage.touch)
    }
  }
