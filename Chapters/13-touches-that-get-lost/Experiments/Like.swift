import MiniUIKit
import Stage

// listing: like
/// A heart that fills at once, and is emptied again if the touch does not end on it.
final class Heart: UIButton {
  private(set) var isFull = false
  private(set) var sent = 0

  /// Registers what happens at each end of a touch.
  func build() {
    addAction(UIAction { [unowned(unsafe) self] _ in isFull.toggle() }, for: .touchDown)
    addAction(UIAction { [unowned(unsafe) self] _ in sent += 1 }, for: .touchUpInside)
    addAction(
      UIAction { [unowned(unsafe) self] _ in isFull.toggle() },
      for: [.touchUpOutside, .touchCancel])
  }
}
// end

/// An optimistic like, and the three ways in which its touch ends.
let like = [
  Experiment(
    "13J", "A heart fills at the touch; an alert takes the touch away", kinds: ["control"],
    parameters: [
      .word("end", "alert", of: ["inside", "outside", "alert"], "how the touch ends")
    ],
    touch: CGPoint(x: 187, y: 400), pictures: [], on: carefulStage
  ) { stage throws(ScriptError) in
    let heart = dressed(Heart(frame: CGRect(x: 157, y: 370, width: 60, height: 60)), "heart", .red)
    heart.build()
    stage.root.addSubview(heart)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.2)
    var rows = [["", "full", "sent"], ["held", word(heart.isFull), String(heart.sent)]]
    switch stage.word("end") {
    case "inside": try stage.finger.up()
    case "outside":
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.touch.y - 200))
      try stage.finger.up()
    default: try stage.finger.cancel()
    }
    rows.append(["afterwards", word(heart.isFull), String(heart.sent)])
    stage.recording.add(Table("The heart:", rows))
  }
]
