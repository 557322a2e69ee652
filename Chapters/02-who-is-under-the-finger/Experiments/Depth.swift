import MiniUIKit
import Stage

/// Two cards that overlap; which one is in front is the order of `subviews`.
let depth = [
  cards("2H", "Two cards that overlap, in the order they were added", bring: "none"),
  cards("2H2", "Two cards that overlap; the back one is brought to the front", bring: "back"),
]

private func cards(_ id: String, _ title: String, bring: String) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [.word("bring", bring, of: ["none", "back", "front"], "brought to the front")],
    touch: CGPoint(x: 150, y: 220)
  ) { stage throws(ScriptError) in
    // listing: depth
    let back = view("back", CGRect(x: 40, y: 140, width: 150, height: 120), .red)
    let front = view("front", CGRect(x: 110, y: 190, width: 150, height: 120), .blue)
    stage.root.addSubview(back)
    stage.root.addSubview(front)
    if stage.word("bring") == "back" { stage.root.bringSubviewToFront(back) }
    if stage.word("bring") == "front" { stage.root.bringSubviewToFront(front) }
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
