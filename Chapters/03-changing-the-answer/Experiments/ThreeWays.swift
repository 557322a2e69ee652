import MiniUIKit
import Stage

// listing: asking
/// A bar that asks its button's own hit test, and forgets its own gates.
final class AskingBar: UIView {
  var raised: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let raised, let hit = raised.hitTest(convert(point, to: raised), with: event) {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}
// end

/// The three ways to help a raised button, with everything shown, with the button hidden, and with
/// the bar itself hidden.
let threeWays = Experiment(
  "3E7", "Three ways to help, three states", kinds: ["hitTest"], pictures: []
) { stage throws(ScriptError) in
  var rows = [["the bar asks", "nothing hidden", "plus hidden", "bar hidden"]]
  let ways = [
    ("grab", "the area of plus"),
    ("ask", "the hitTest of plus"),
    ("reach", "its own gates, then that"),
  ]
  for (way, words) in ways {
    var row = [words]
    for (hidesPlus, hidesBar) in [(false, false), (true, false), (false, true)] {
      let inner = Stage()
      let plus = addRaisedButton(on: inner, way)
      plus.isHidden = hidesPlus
      plus.superview?.isHidden = hidesBar
      row.append(inner.owner(at: onRaisedHalf)?.name ?? "nothing")
    }
    rows.append(row)
  }
  stage.recording.add(Table("Which view a finger on the upper half of plus hits:", rows))
}
