import MiniUIKit
import Stage

/// A list that has been scrolled: its bounds begin at y = 120, as a scroll view's do.
let bounds = [
  Experiment(
    "2F", "A list of six rows, and a finger on one of them", kinds: shown, showsChain: false,
    parameters: [.number("origin", 120, in: -400...400, "the list's bounds.origin.y")],
    touch: CGPoint(x: 100, y: 260)
  ) { stage throws(ScriptError) in
    // listing: bounds
    let list = view("list", CGRect(x: 20, y: 140, width: 240, height: 180), .gray)
    list.clipsToBounds = true
    for number in 0..<6 {
      let y = 60.0 * Double(number)
      list.addSubview(
        view("row \(number)", CGRect(x: 0, y: y, width: 240, height: 56), .orange))
    }
    list.bounds.origin.y = stage.number("origin")
    stage.root.addSubview(list)
    // end
    try stage.finger.tap(at: stage.touch)
  }
]
