import MiniUIKit
import Stage

/// The scenes of chapter 8.
let scenes8 = [
  scene("8.1", "A quick swipe to the right over photo", gestures, at(80, 260)) {
    stage throws(ScriptError) in
    let photo = Stub8_1.PhotoView(frame: box(0, 100, 320, 320))
    stage.root.add("photo", photo, .blue)
    photo.build()
    let book = Deeds(on: stage)
    photo.swipe.addTarget(book, action: Deeds.turn, name: "turn the page")
    photo.pan.addTarget(book, action: Deeds.move, name: "move the photo")
    photo.hold.addTarget(book, action: Deeds.menu, name: "menu")
    try stage.drag([at(20, 0), at(45, 0), at(75, 0), at(110, 0)], rest: 0.02, pause: 0.02)
  },
  scene("8.2", "A tap at (160, 400)", gestures, at(160, 400)) { stage throws(ScriptError) in
    let page = stage.root.add("page", box(0, 0, 320, 480), .gray)
    let card = page.add("card", box(40, 100, 240, 120), .orange)
    let book = Deeds(on: stage)
    let zoom = UITapGestureRecognizer(target: book, action: Deeds.zoom, name: "zoom")
    zoom.numberOfTapsRequired = 2
    let bars = UITapGestureRecognizer(target: book, action: Deeds.bars, name: "bars")
    bars.require(toFail: zoom)
    page.addGestureRecognizer(zoom)
    page.addGestureRecognizer(bars)
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: book, action: Deeds.open, name: "open"))
    card.addGestureRecognizer(
      UILongPressGestureRecognizer(target: book, action: Deeds.menu, name: "menu"))
    try stage.tap()
    try stage.wait(0.5)
  },
  scene("8.3", "Two fingers on photo, and no delegate yet", gestures, at(120, 240)) {
    stage throws(ScriptError) in
    let map = stage.root.add("map", box(20, 80, 335, 360), .gray)
    let photo = map.add("photo", box(40, 60, 240, 220), .blue)
    for view in [map, photo] {
      view.isMultipleTouchEnabled = true
      view.addGestureRecognizer(UIPinchGestureRecognizer())
      view.addGestureRecognizer(UIRotationGestureRecognizer())
    }
    photo.addGestureRecognizer(UIPanGestureRecognizer())
    photo.addGestureRecognizer(UITapGestureRecognizer())
    let other = stage.finger(2)
    try stage.finger.down(at: stage.touch)
    try other.down(at: at(220, 240))
    for step in 1...3 {
      try stage.wait(0.05)
      try other.move(to: at(220 + 15 * Double(step), 240 + 20 * Double(step)))
    }
    try stage.wait(0.05)
    try other.up()
    try stage.finger.up()
  },
  scene("8.4", "From (8, 280) to the right, over carousel", gestures, at(8, 280)) {
    stage throws(ScriptError) in
    let screen = Stub8_4.GalleryScreen(frame: box(0, 0, 375, 812))
    stage.root.add("screen", screen, .gray)
    dressed(screen.carousel, "carousel", .orange)
    dressed(screen.volume, "volume", .blue)
    screen.build()
    try stage.drag([at(15, 0), at(40, 0), at(90, 0)])
  },
  scene("8.5", "A finger that goes 40 points to the right", gestures, at(100, 180)) {
    stage throws(ScriptError) in
    let card = Stub8_5.DraggedCard(frame: box(40, 120, 120, 120))
    stage.root.add("board", box(0, 80, 375, 240), .gray).addSubview(dressed(card, "card", .orange))
    card.frame.origin.y = 40
    card.build()
    try stage.drag([at(15, 0), at(20, 0), at(30, 0), at(40, 0)])
  },
  scene("8.6", "A tap on the photo of pair 1, A", gestures, at(200, 300)) {
    stage throws(ScriptError) in
    let photo = stage.root.add("photo", box(0, 100, 320, 320), .blue)
    let book = Deeds(on: stage)
    let zoom = UITapGestureRecognizer(target: book, action: Deeds.zoom, name: "double tap")
    zoom.numberOfTapsRequired = 2
    photo.addGestureRecognizer(zoom)
    photo.addGestureRecognizer(
      UITapGestureRecognizer(target: book, action: Deeds.open, name: "tap"))
    try stage.tap()
    try stage.wait(0.5)
  },
  scene("8.7", "A tap on a heart that waits for a double tap", gestures, at(160, 180)) {
    stage throws(ScriptError) in
    let heart = stage.root.add("heart", box(100, 120, 120, 120), .red)
    let book = Deeds(on: stage)
    let twice = UITapGestureRecognizer(target: book, action: Deeds.open, name: "open")
    twice.numberOfTapsRequired = 2
    let once = UITapGestureRecognizer(target: book, action: Deeds.like, name: "like")
    once.require(toFail: twice)
    heart.addGestureRecognizer(twice)
    heart.addGestureRecognizer(once)
    try stage.tap()
    try stage.wait(0.5)
  },
  scene("8.9", "On page 0 to the right", gestures + ["scroll"], at(140, 280)) {
    stage throws(ScriptError) in
    let screen = stage.root.add("screen", box(0, 0, 375, 812), .gray)
    let carousel = screen.add("carousel", UIScrollView(frame: box(0, 200, 375, 160)), .orange)
    carousel.contentSize = CGSize(width: 1125, height: 160)
    for page in 0..<3 {
      carousel.add("page " + String(page), box(375 * Double(page), 0, 375, 160), .blue)
    }
    let book = Deeds(on: stage)
    let pop = ToTheRight(target: book, action: Deeds.back, name: "back")
    pop.delegate = pop
    screen.addGestureRecognizer(pop)
    try stage.drag([at(12, 0), at(30, 0), at(48, 0)])
  },
]

/// A pan for fingers to the right.
final class ToTheRight: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = velocity(in: view)
    return speed.x > abs(speed.y)
  }
}

/// What recognizers call; the trace shows it.
private final class Deeds {
  init(on stage: Stage) { stage.keep(self) }
  func turn() {}
  func move() {}
  func menu() {}
  func zoom() {}
  func bars() {}
  func open() {}
  func like() {}
  func back() {}
}
