import MiniUIKit
import Stage

// Chapter 8: the photo's page, with seven gestures. Photo and caption lie side by side on a canvas,
// so each of them can be dragged while the other is. The long press is for the map alone.

/// A photo with a caption, which can be zoomed and turned, whose bar a tap hides, and that is swiped
/// away.
class GesturePage: PhotoPage, UIGestureRecognizerDelegate {
  let caption = dressed(
    UIView(frame: CGRect(x: 40, y: 560, width: 180, height: 60)), "caption", .white)
  let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
  let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
  let edge = UIScreenEdgePanGestureRecognizer()

  func addGestures() {
    (double.numberOfTapsRequired, edge.edges) = (2, .left)
    (pinch.delegate, rotation.delegate) = (self, self)
    movePhoto.maximumNumberOfTouches = 1
    // listing: edge
    // Among the other recognizers of the photo's page:
    movePhoto.require(toFail: edge)
    // end
    tap.require(toFail: double)
    for each in [tap, double, pinch, rotation, edge] { view.addGestureRecognizer(each) }
  }

  // listing: pair
  // In the controller of the photo's page, the delegate of both:
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let pair = [gestureRecognizer, otherGestureRecognizer]
    return pair.contains(pinch) && pair.contains(rotation)
  }
  // end

  // listing: pans
  // In the controller of the photo's page:
  let (movePhoto, moveCaption) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())

  func addPans() {
    movePhoto.addTarget(self, action: GesturePage.didMovePhoto, name: "didMovePhoto")
    moveCaption.addTarget(self, action: GesturePage.didMoveCaption, name: "didMoveCaption")
    picture.addGestureRecognizer(movePhoto)
    caption.addGestureRecognizer(moveCaption)
    picture.isUserInteractionEnabled = true  // an image view takes no touches by default
  }

  func didMovePhoto(_ pan: UIPanGestureRecognizer) { drag(picture, by: pan) }
  func didMoveCaption(_ pan: UIPanGestureRecognizer) { drag(caption, by: pan) }
  // end

  func drag(_ view: UIView, by pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view.superview)
    view.center = CGPoint(x: view.center.x + offset.x, y: view.center.y + offset.y)
    pan.setTranslation(.zero, in: view.superview)
    if pan.state == .ended { write(view === picture ? "panned" : "captioned") }
  }

  let canvas = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), "canvas")

  // listing: canvas
  /// What is zoomed and turned: the canvas, on which photo and caption lie side by side.
  var zoomed: UIView { canvas }

  func arrange() {
    view.insertSubview(canvas, at: 0)  // behind the bar
    canvas.addSubview(picture)
    canvas.addSubview(caption)
  }
  // end

  override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
    addPans()
    addGestures()
    tap.addTarget(self, action: GesturePage.didTap, name: "didTap")
    double.addTarget(self, action: GesturePage.didDoubleTap, name: "didDoubleTap")
    pinch.addTarget(self, action: GesturePage.didPinch, name: "didPinch")
    rotation.addTarget(self, action: GesturePage.didRotate, name: "didRotate")
    edge.addTarget(self, action: GesturePage.didSwipeBack, name: "didSwipeBack")
  }

  func didTap() {
    bar.isHidden.toggle()
    write(bar.isHidden ? "hid bar" : "showed bar")
  }

  func didDoubleTap() {
    let isLarge = zoomed.transform != .identity
    zoomed.transform = isLarge ? .identity : CGAffineTransform(scaleX: 2, y: 2)
    write(isLarge ? "zoomed out" : "zoomed in")
  }

  func didPinch(_ pinch: UIPinchGestureRecognizer) {
    zoomed.transform = zoomed.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
    if pinch.state == .ended { write("pinched") }
  }

  func didRotate(_ rotation: UIRotationGestureRecognizer) {
    zoomed.transform = zoomed.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
    if rotation.state == .ended { write("turned") }
  }

  func didSwipeBack(_ edge: UIScreenEdgePanGestureRecognizer) {
    if edge.state == .ended { didFinish() }
  }
}

/// The map whose long press leaves the pins alone.
class Places8: Places7, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    press.delegate = self
  }

  override func makePhotoPage() -> PhotoPage { GesturePage() }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { gestureRecognizer !== press || touch.view === map }
}

// listing: nested
/// A page whose caption grows and turns with its photo.
class NestedPage: GesturePage {
  override var zoomed: UIView { picture }

  override func arrange() {
    view.insertSubview(picture, at: 0)
    picture.addSubview(caption)
  }
}
// end

// listing: generous
/// A page on which every gesture may run beside every other one.
final class GenerousPage: NestedPage {
  override func addGestures() {
    super.addGestures()
    for each in [tap, double, pinch, rotation, edge, movePhoto, moveCaption] {
      each.delegate = self
    }
  }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
// end

/// The map with a page as it was at first.
private final class NestedCaption: Places8 {
  override func makePhotoPage() -> PhotoPage { NestedPage() }
}

/// The map with a page that allows everything.
private final class EverythingAllowed: Places8 {
  override func makePhotoPage() -> PhotoPage { GenerousPage() }
}

/// One finger drags the caption to the right, and one the photo below it, at the same time.
private func dragBoth(_ stage: Stage) throws(ScriptError) {
  let (first, second) = (CGPoint(x: 80, y: 590), CGPoint(x: 260, y: 300))
  try stage.finger.down(at: first)
  try stage.wait(0.1)
  try stage.finger.move(to: CGPoint(x: first.x + 20, y: first.y))
  try stage.wait(0.1)
  try stage.finger(2).down(at: second)
  for step in 1...2 {
    try stage.wait(0.05)
    try stage.finger(2).move(to: CGPoint(x: second.x, y: second.y + 20 * Double(step)))
    try stage.wait(0.05)
    try stage.finger.move(to: CGPoint(x: first.x + 20 + 20 * Double(step), y: first.y))
  }
  try stage.wait(0.05)
  try stage.finger(2).up()
  try stage.finger.up()
}

/// How far photo and caption are from where they were, on the screen.
private func ways(_ stage: Stage, _ screen: Places1) -> [[String]] {
  guard let page = screen.presentedViewController as? GesturePage else { return [] }
  func way(of view: UIView, from start: CGPoint) -> String {
    let place = view.convert(CGPoint.zero, to: nil)
    return decimals(Double(place.x - start.x)) + ", " + decimals(Double(place.y - start.y))
  }
  return [
    ["photo", "moved by " + way(of: page.picture, from: .zero)],
    ["caption", "moved by " + way(of: page.caption, from: CGPoint(x: 40, y: 560))],
  ]
}

let step8 = Step(
  8, "A double tap, and a swipe back from the edge", kinds: ["action"],
  changes: [.init(step: 7, because: "A long press on a pin sets no second one, and is a visit.")],
  variants: [
    .init(
      name: "before", title: "One finger drags the caption, another one the photo",
      question: howFar, makeScreen: { NestedCaption() },
      touches: { stage throws(ScriptError) in
        try stage.finger.tap(at: photoInCallout)
        try stage.wait(0.5)
        try dragBoth(stage)
      }),
    .init(
      name: "thumbs", title: "Two thumbs, on photo and caption side by side",
      makeScreen: { Places8() },
      touches: { stage throws(ScriptError) in
        try stage.finger.tap(at: photoInCallout)
        try stage.wait(0.5)
        try dragBoth(stage)
      }),
    .init(
      name: "naive", title: "Everything is allowed: one finger drags the caption",
      makeScreen: { EverythingAllowed() },
      touches: { stage throws(ScriptError) in
        try stage.finger.tap(at: photoInCallout)
        try stage.wait(0.5)
        try stage.finger.drag(
          from: CGPoint(x: 80, y: 590), [(at: 0.1, x: 100, y: 590), (at: 0.2, x: 120, y: 590)],
          over: 0.3)
      }),
    .init(
      name: "pin", title: "A long press on the pin harbour", kinds: ["ask", "action"],
      makeScreen: { Places8() },
      touches: { stage throws(ScriptError) in
        try stage.finger.press(at: CGPoint(x: 100, y: 250), for: 0.6)
      }),
  ],
  screen: { Places8() },
  touches: { stage throws(ScriptError) in
    try stage.finger.tap(at: photoInCallout)
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 187, y: 400))
    try stage.wait(0.1)
    try stage.finger.tap(at: CGPoint(x: 187, y: 400))
    try stage.wait(0.5)
    try stage.finger.drag(
      from: CGPoint(x: 1, y: 400), [(at: 0.05, x: 40, y: 400), (at: 0.1, x: 200, y: 400)],
      over: 0.15)
  },
  facts: ways)

private let howFar = Prediction(
  "One finger drags the caption. What becomes of the second one, on the photo?",
  [
    .init(
      "the photo's pan doesn't get it",
      "It gets every finger in its branch; a view's isMultipleTouchEnabled doesn't matter to it."),
    .init(
      "the photo's pan gets it, but it doesn't go far enough",
      "It moves 40 points, and a pan needs ten."),
    .init(
      "the photo's pan gets it, and is shut out by the caption's",
      "The caption's pan is under way on the same branch, and excludes it."),
    .init(
      "the photo's pan begins, and didMovePhoto isn't called",
      "A pan that begins sends its action in the same event."),
  ]
) { run in
  let pan = run.lines.filter { $0.who == "pan(picture)" }
  let isThere = pan.contains { $0.kind == "gestureTouch" }
  let states = pan.filter { $0.kind == "gesture" }.map { $0.what }
  if states.contains("began") { return "the photo's pan begins, and didMovePhoto isn't called" }
  if states.contains("failed") {
    return "the photo's pan gets it, and is shut out by the caption's"
  }
  return isThere
    ? "the photo's pan gets it, but it doesn't go far enough" : "the photo's pan doesn't get it"
}
