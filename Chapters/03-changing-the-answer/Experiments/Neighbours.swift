import MiniUIKit
import Stage

/// Two buttons side by side; the area of one reaches into the other.
let neighbours = [
  crowded("3D", "An enlarged area reaches into a button in front", front: "next"),
  crowded("3D2", "An enlarged area reaches into a button behind", front: "add"),
]

private func crowded(_ id: String, _ title: String, front: String) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [
      .word("front", front, of: ["next", "add"], "the button that lies in front"),
      .number("minimum", 120, in: 0...200, "the smallest width and height of add's area"),
    ], touch: CGPoint(x: 175, y: 230), pictures: [.map, .scene, .hits]
  ) { stage throws(ScriptError) in
    // listing: neighbours
    let panel = view("panel", CGRect(x: 40, y: 140, width: 280, height: 180), .gray)
    let add = RoomyButton(frame: CGRect(x: 70, y: 70, width: 40, height: 40))
    add.minimum = stage.number("minimum")
    let next = UIButton(frame: CGRect(x: 120, y: 60, width: 120, height: 60))
    panel.addSubview(dressed(add, "add", .blue))
    panel.addSubview(dressed(next, "next", .green))
    if stage.word("front") == "add" { panel.bringSubviewToFront(add) }
    stage.root.addSubview(panel)
    // end
    try stage.finger.tap(at: stage.touch)
  }
}
