import MiniUIKit
import Stage

/// A continuous recognizer: its gesture begins, changes, and ends.
let longPress = [
  pressing("7D", "A long press that is held, moved and lifted", pictures: [.map, .states]),
  pressing("7D2", "A long press that is lifted after 0.3 seconds", hold: 0.3),
  pressing("7D3", "A long press that moves 11 points first", first: 11),
  pressing("7D4", "A long press that an alert ends", end: "alert"),
]

private func pressing(
  _ id: String, _ title: String, hold: Double = 0.6, first: Double = 0, end: String = "lift",
  pictures: [Picture] = [.map]
) -> Experiment {
  let isAlert = end == "alert"
  let least = isAlert ? 0.6 : 0.2
  var parameters: [Parameter] = [
    .number("first", first, in: 0...100, "points the finger moves after 0.1 seconds"),
    .number("hold", hold, in: least...3, "when it moves on, in seconds"),
  ]
  if isAlert { parameters.append(.word("end", end, of: ["lift", "alert"], "what ends the touch")) }
  return Experiment(
    id, title, kinds: ["timer"] + shown, showsChain: false, parameters: parameters, touch: onNote,
    pictures: pictures, on: deskStage
  ) { stage throws(ScriptError) in
    guard let desk = stage.desk else { return }
    stage.root.addSubview(view("photo", noteFrame, .orange))
    let press = UILongPressGestureRecognizer(
      target: desk, action: Desk.didPress, name: "didPress")
    stage.root.subviews.last?.addGestureRecognizer(press)
    var place = stage.touch
    try stage.finger.down(at: place)
    try stage.wait(0.1)
    place.x += stage.number("first")
    if stage.number("first") > 0 { try stage.finger.move(to: place) }
    try stage.wait(stage.number("hold") - 0.1)
    if stage.number("hold") > 0.5 {
      for _ in 1...2 {
        place.x += 20
        try stage.finger.move(to: place)
        try stage.wait(0.1)
      }
    }
    let ends = !isAlert || stage.word("end") == "lift"
    if ends { try stage.finger.up() } else { try stage.finger.cancel() }
  }
}
