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
    let card = Stub15_4.PushCard()
    let piece = Piece("card", box(0, 0, 343, 100), .orange)
    let host = HostingView(card.modified(piece), frame: box(16, 150, 343, 100))
    card.isShown(in: list.add("host", stage.drawings(in: host)))
    stage.keep(card)
    try stage.drag([at(-5, -20), at(-10, -40)])
  },
  scene("15.5", "Two taps on photo; the tap around it hides the bar", gestures, at(190, 210)) {
    stage throws(ScriptError) in
    let screen = Stub15_5.PhotoScreen()
    let (map, film) = (UIView(), UIView())
    for (view, name, color) in [(map, "map", UIColor.green), (film, "film", .orange)] {
      view.traceName = name
      view.backgroundColor = color
      view.addGestureRecognizer(UITapGestureRecognizer())
    }
    let photo = screen.photo(Piece("photo", box(0, 0, 300, 180)), zoom: {})
    let caption = Piece("caption", box(0, 190, 300, 60))
      .gesture(TapGesture(count: 2).onEnded {}, name: "copy")
    let top = Piece("top", box(0, 0, 300, 250), holding: [photo, caption])
    let around = stage.root.add("around", box(40, 120, 300, 250))
    let host = around.add("host", HostingView(top, frame: box(0, 0, 300, 250)))
    host.paint("photo", .blue)
    host.paint("caption", .yellow)
    let tap = UITapGestureRecognizer()
    tap.delegate = screen
    stage.keep(screen)
    around.addGestureRecognizer(tap)
    let bottom = Piece(
      "bottom", box(0, 0, 300, 120),
      holding: [
        screen.map(Piece(view: map, box(0, 0, 140, 120)), note: {}),
        screen.film(Piece(view: film, box(160, 0, 140, 120)), open: {}),
      ])
    stage.root.add("places", HostingView(bottom, frame: box(40, 420, 300, 120)))
    try stage.tap()
    try stage.wait(0.1)
    try stage.tap()
  },
]

extension UIView {
  /// Gives a piece the colour that a statement has no word for.
  fileprivate func paint(_ name: String, _ color: UIColor) {
    if self.name == name { backgroundColor = color }
    for view in subviews { view.paint(name, color) }
  }
}
