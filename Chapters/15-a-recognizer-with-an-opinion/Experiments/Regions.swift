import MiniUIKit
import PieceKit
import Stage

/// Where a gesture is hit: a row with a hole, and a picture that is larger than it looks.
let regions = [
  Experiment(
    "15C", "A row with a gap, tapped in three places", pictures: []
  ) { stage throws(ScriptError) in
    var rows = [["content shape", "on title", "in the gap", "on price"]]
    for shape in ["none", "before", "after"] {
      var row = [shape]
      for x in [50.0, 187, 330] {
        let (scene, counts) = (screenStage(Settings()), Counts())
        scene.root.addSubview(
          HostingView(tappable(shape, counts), frame: CGRect(x: 0, y: 200, width: 375, height: 60)))
        try scene.finger.tap(at: CGPoint(x: x, y: 230))
        row.append(counts.names.isEmpty ? "nothing" : counts.names.joined(separator: ", "))
      }
      rows.append(row)
    }
    stage.recording.add(Table("What a tap does:", rows))
  },
  Experiment(
    "15C2", "A clipped photo below a button", kinds: ["gesture", "action"], showsChain: false,
    parameters: [.flag("shape", false, "whether the photo has a content shape")],
    touch: CGPoint(x: 187, y: 90), pictures: [.question], on: screenStage
  ) { stage throws(ScriptError) in
    let counts = Counts()
    stage.keep(counts)
    // listing: photo
    let image = Piece("image", CGRect(x: 0, y: -60, width: 375, height: 320), .blue)
    var photo = Piece(
      "photo", CGRect(x: 0, y: 60, width: 375, height: 200), holding: [image]
    ).clipped()
    if stage.flag("shape") { photo = photo.contentShape() }
    photo = photo.gesture(TapGesture().onEnded { counts.add("open") })
    let share = Piece("share", CGRect(x: 87, y: 0, width: 200, height: 44), .green)
      .gesture(TapGesture().onEnded { counts.add("share") })
    let page = Piece(
      "page", CGRect(x: 0, y: 0, width: 375, height: 260), holding: [share, photo])
    // end
    let host = HostingView(page, frame: CGRect(x: 0, y: 60, width: 375, height: 260))
    stage.root.addSubview(stage.drawings(in: named("host", host)))
    try stage.finger.tap(at: stage.touch)
  },
]

private func tappable(_ shape: String, _ counts: Counts) -> Piece {
  let row = Piece(
    "row", CGRect(x: 0, y: 0, width: 375, height: 60),
    holding: [
      Piece("title", CGRect(x: 16, y: 20, width: 80, height: 20), .gray),
      Piece("price", CGRect(x: 300, y: 20, width: 59, height: 20), .gray),
    ])
  let tap = TapGesture().onEnded { counts.add("opens") }
  switch shape {
  case "before": return row.contentShape().gesture(tap)
  case "after": return row.gesture(tap).contentShape()
  default: return row.gesture(tap)
  }
}
