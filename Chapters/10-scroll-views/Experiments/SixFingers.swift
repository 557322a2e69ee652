import MiniUIKit
import Stage

/// A tap, a slow drag and a fast drag, on a plain view and on a button.
let sixFingers = [
  Experiment(
    "10C", "Three kinds of finger, on a plain view and on a button",
    kinds: ["action"], showsChain: false, tellsLeftOut: false,
    parameters: dragging(rest: 0.3, way: 0...90),
    pictures: [],
    on: screenStage
  ) { stage throws(ScriptError) in
    let list = stage.build(UIScrollView())
    var rows = [["finger", "on", "hears or sends", "scrolls"]]
    for (finger, rest) in [
      ("quick tap", nil), ("slow drag", stage.number("rest")), ("fast drag", 0),
    ] {
      for (name, place) in [("picture", onPicture), ("buy", onBuy)] {
        let first = stage.recording.lines.count
        if let rest {
          try stage.dragUp(stage.number("way"), from: place, rest: rest)
        } else {
          try stage.finger.tap(at: place)
        }
        let words = heard(by: name, in: stage.recording.lines[first...])
        rows.append([
          finger, name, words.isEmpty ? "nothing" : words.joined(separator: ", "),
          decimals(Double(list.contentOffset.y), 0),
        ])
        list.setContentOffset(.zero, animated: false)
        try stage.wait(1)
      }
    }
    stage.recording.add(Table("What becomes of them:", rows))
  }
]

/// What a view hears, or what it sends if it is a control; the same several times in a row is once.
private func heard(by name: String, in lines: ArraySlice<TraceLine>) -> [String] {
  let kind = name == "buy" ? "control" : "touch"
  var words: [String] = []
  for line in lines where line.kind == kind && line.who == name {
    if line.what != words.last, line.what != "primaryActionTriggered" { words.append(line.what) }
  }
  return words
}
