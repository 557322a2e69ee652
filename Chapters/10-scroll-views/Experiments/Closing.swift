import MiniUIKit
import Stage

// listing: closer
/// Lets a photo be closed by a drag down, where the photo itself has nothing more to show.
final class Closer: UIGestureRecognizerDelegate {
  let zoomer: UIScrollView

  init(zoomer: UIScrollView) { self.zoomer = zoomer }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let speed = pan.velocity(in: zoomer)
    return speed.y > abs(speed.x) && zoomer.zoomScale <= zoomer.minimumZoomScale
      && zoomer.contentOffset.y <= -zoomer.adjustedContentInset.top
  }
}
// end

/// Where the pan sits that closes the photo.
private enum ClosingPan: CaseIterable {
  case onPage
  case onPhoto
  case asking

  var words: String {
    switch self {
    case .onPage: "on the page"
    case .onPhoto: "on the photo"
    case .asking: "and asks"
    }
  }
}

/// A photo in a scroll view that zooms, and a drag down that closes it.
let closing = [
  Experiment("10O", "A photo that is zoomed, and a pan that closes it", pictures: []) {
    stage throws(ScriptError) in
    let drags: [(words: String, height: CGFloat, zoom: CGFloat, top: CGFloat, way: CGFloat)] = [
      ("down, not zoomed", 400, 1, 0, 60),
      ("down, zoomed, in the middle", 400, 2, 200, 60),
      ("down, zoomed, at the top", 400, 2, 0, 60),
      ("down, tall, at its top", 900, 1, 0, 60),
      ("up, tall, at its top", 900, 1, 0, -60),
    ]
    var rows = [["the finger goes"] + ClosingPan.allCases.map { $0.words }]
    for drag in drags {
      var row = [drag.words]
      for pan in ClosingPan.allCases {
        row.append(try outcome(of: pan, drag.height, drag.zoom, at: drag.top, by: drag.way))
      }
      rows.append(row)
    }
    stage.recording.add(Table("The pan that closes the photo sits:", rows))
  },
  Experiment(
    "10O2", "A photo in a scroll view on a page, and two pans", kinds: ["gesture", "scroll"],
    touch: onPhoto, pictures: [.branch]
  ) { stage throws(ScriptError) in
    let (_, photo) = build(on: stage, 900)
    for view in [named("page", stage.root), photo] {
      view.addGestureRecognizer(UIPanGestureRecognizer())
    }
    try stage.finger.down(at: stage.touch)
    for step in 1...3 {
      try stage.wait(0.05)
      try stage.finger.move(to: CGPoint(x: stage.touch.x, y: stage.touch.y - 20 * CGFloat(step)))
    }
    try stage.finger.up()
  },
]

/// The controller whose method the pan calls.
private final class PhotoScreen: UIViewController {
  private(set) var closes = 0
  var closer: Closer?
  var zoomer: PlanZoomer?

  func didClose() { closes += 1 }
}

private let onPhoto = CGPoint(x: 180, y: 320)

/// A photo in a scroll view on a page.
private func build(on stage: Stage, _ height: CGFloat) -> (list: UIScrollView, photo: UIView) {
  let list = UIScrollView(frame: CGRect(x: 0, y: 120, width: 375, height: 400))
  let photo = view("photo", CGRect(x: 0, y: 0, width: 375, height: height), .orange)
  (list.contentSize, list.maximumZoomScale) = (photo.frame.size, 3)
  list.addSubview(photo)
  stage.root.addSubview(dressed(list, "list", .white))
  return (list, photo)
}

/// Drags on a photo, and says who took the finger.
private func outcome(
  of place: ClosingPan, _ height: CGFloat, _ zoom: CGFloat, at top: CGFloat, by way: CGFloat
) throws(ScriptError) -> String {
  let screen = PhotoScreen()
  let stage = Stage(viewController: screen)
  let (list, photo) = build(on: stage, height)
  screen.zoomer = PlanZoomer(plan: photo)
  list.delegate = screen.zoomer
  list.zoomScale = zoom
  list.contentOffset.y = top
  let pan = UIPanGestureRecognizer(target: screen, action: PhotoScreen.didClose, name: "didClose")
  if place == .asking {
    screen.closer = Closer(zoomer: list)
    pan.delegate = screen.closer
  }
  (place == .onPage ? stage.root : photo).addGestureRecognizer(pan)
  let start = onPhoto
  try stage.finger.down(at: start)
  for step in 1...3 {
    try stage.wait(0.05)
    try stage.finger.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 3))
  }
  try stage.finger.up()
  let scrolls = stage.recording.lines.contains { $0.what == "willBeginDragging" }
  switch (screen.closes > 0, scrolls) {
  case (true, true): return "closes, scrolls"
  case (true, false): return "closes"
  case (false, true): return "scrolls"
  case (false, false): return "nothing"
  }
}
