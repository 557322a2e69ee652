import MiniUIKit
import PieceKit
import Stage

/// The scenes of chapter 15.
let scenes15 = [
  scene("15.1", "A tap on child; only parent has a gesture", gestures, at(140, 260)) {
    stage throws(ScriptError) in
    let child = Piece("child", box(60, 60, 120, 80), .blue)
    let back = Piece("back", box(0, 0, 295, 220), .yellow)
    let parent = Piece("parent", box(0, 0, 295, 220), holding: [back, child])
      .gesture(TapGesture().onEnded {})
    let host = HostingView(parent, frame: box(40, 180, 295, 220))
    stage.root.add("host", stage.drawings(in: host))
    try stage.tap()
  },
  scene("15.2", "A tap on star, which rates the place", gestures, at(320, 230)) {
    stage throws(ScriptError) in
    let row = Stub15_2.placeRow(open: {}, rate: {})
    let host = HostingView(row, frame: box(0, 200, 375, 60))
    stage.root.add("host", stage.drawings(in: host), .gray)
    host.paint("title", .white)
    host.paint("image", .blue)
    host.paint("star", .yellow)
    try stage.tap()
  },
  scene("15.3", "A drag of card by 40 points, and an alert", gestures, at(180, 360)) {
    stage throws(ScriptError) in
    let card = Stub15_3.ThrowCard()
    let host = HostingView(card.card(), frame: box(80, 300, 200, 120))
    stage.root.add("host", stage.drawings(in: host))
    host.paint("card", .orange)
    try stage.finger.down(at: stage.touch)
    for step in 1...2 {
      try stage.wait(0.05)
      try stage.finger.move(to: at(stage.touch.x, stage.touch.y - 20 * Double(step)))
    }
    try stage.wait(0.2)
    try stage.finger.cancel()
  },
  scene("15.4", "20 points up and 5 to the left on card", gestures, at(187, 300)) {
    stage throws(ScriptError) in
    let pager = UIScrollView(frame: box(0, 100, 375, 400))
    pager.contentSize = CGSize(width: 1125, height: 400)
    pager.contentOffset = at(375, 0)
    stage.root.add("pager", pager, .gray)
    let list = UIScrollView(frame: box(375, 0, 375, 400))
    list.contentSize = CGSize(width: 375, height: 1200)
    pager.add("list", list, .white)
    let card = Piece("card", box(0, 0, 343, 100), .orange)
    let host = HostingView(card, frame: box(16, 150, 343, 100))
    list.add("host", stage.drawings(in: host)).addGestureRecognizer(UIPanGestureRecognizer())
    try stage.drag([at(-5, -20), at(-10, -40)])
  },
]

extension UIView {
  /// Gives a piece the colour that a statement has no word for.
  fileprivate func paint(_ name: String, _ color: UIColor) {
    if self.name == name { backgroundColor = color }
    for view in subviews { view.paint(name, color) }
  }
}
