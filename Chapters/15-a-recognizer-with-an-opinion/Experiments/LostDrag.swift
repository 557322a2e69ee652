import MiniUIKit
import PieceKit
import Stage

/// The obvious card: it goes up with the finger, and down when the drag has ended.
final class HastyCard {
  var lift = CGSize.zero

  var drag: DragGesture {
    DragGesture()
      .onChanged { [unowned(unsafe) self] value in lift = value.translation }
      .onEnded { [unowned(unsafe) self] _ in lift = .zero }
  }
}

/// The card that goes back whatever has ended the drag.
final class CarefulCard {
  @GestureState var lift = CGSize.zero

  var drag: DragGesture {
    DragGesture().updating($lift) { value, lift, _ in lift = value.translation }
  }
}

/// A drag that an alert takes away.
let lostDrag = [
  dragged("15D", "A drag by 40 points, and an alert", isCareful: false),
  dragged("15D2", "The same; the lift is a GestureState", isCareful: true),
]

private func dragged(_ id: String, _ title: String, isCareful: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "action"], showsChain: false, tellsLeftOut: false,
    parameters: [.word("ends", "alert", of: ["alert", "lifted"], "what ends the touch")],
    touch: CGPoint(x: 140, y: 260), prediction: isCareful ? nil : whereIsTheCard,
    pictures: [.scene], on: screenStage
  ) { stage throws(ScriptError) in
    let (hasty, careful) = (HastyCard(), CarefulCard())
    stage.keep(hasty)
    stage.keep(careful)
    let card = Piece("card", CGRect(x: 0, y: 0, width: 200, height: 120), .orange)
      .gesture(isCareful ? careful.drag : hasty.drag)
    let host = HostingView(card, frame: CGRect(x: 80, y: 200, width: 200, height: 120))
    stage.root.addSubview(stage.drawings(in: named("host", host)))
    try stage.finger.down(at: stage.touch)
    for step in 1...2 {
      try stage.wait(0.1)
      try stage.finger.move(
        to: CGPoint(x: stage.touch.x, y: stage.touch.y - 20 * CGFloat(step)))
    }
    try stage.wait(0.1)
    if stage.word("ends") == "alert" { try stage.finger.cancel() } else { try stage.finger.up() }
    try stage.wait(1)
    let lift = isCareful ? careful.lift : hasty.lift
    stage.recording.add(
      Table("A second later:", [["lift", decimals(Double(lift.height))]], hasHeading: false))
  }
}

private let whereIsTheCard = Prediction(
  "A drag has lifted a card by 40 points, and an alert comes. Where is the card a second later?",
  [
    .init("in its place", "Its way back is in onEnded, which runs after a success only."),
    .init("40 points up", "The drag was cancelled, and no closure is called for that."),
    .init("less than 40 points up", "A cancel takes nothing back, not even the last move."),
  ]
) { run in
  switch run.stage.recording.tables.last?.rows.first?.last {
  case "0": "in its place"
  case "-40": "40 points up"
  default: "less than 40 points up"
  }
}
