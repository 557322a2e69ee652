import MiniUIKit
import Stage

// Chapter 8: the photo's page, with five gestures. The long press is for the map alone.

/// A photo that can be zoomed and turned, whose bar a tap hides, and that is swiped away.
class GesturePage: PhotoPage, UIGestureRecognizerDelegate {
  // listing: page
  // In the controller of the photo's page:
  let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
  let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
  let edge = UIScreenEdgePanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    (double.numberOfTapsRequired, edge.edges) = (2, .left)
    (pinch.delegate, rotation.delegate) = (self, self)
    tap.addTarget(self, action: GesturePage.didTap, name: "didTap")
    double.addTarget(self, action: GesturePage.didDoubleTap, name: "didDoubleTap")
    pinch.addTarget(self, action: GesturePage.didPinch, name: "didPinch")
    rotation.addTarget(self, action: GesturePage.didRotate, name: "didRotate")
    edge.addTarget(self, action: GesturePage.didSwipeBack, name: "didSwipeBack")
    for each in [tap, double, pinch, rotation, edge] { view.addGestureRecognizer(each) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let pair = [gestureRecognizer, otherGestureRecognizer]
    return pair.contains(pinch) && pair.contains(rotation)
  }
  // end

  func didTap() {
    bar.isHidden.toggle()
    write(bar.isHidden ? "hid bar" : "showed bar")
  }

  func didDoubleTap() {
    let isLarge = picture.transform != .identity
    picture.transform = isLarge ? .identity : CGAffineTransform(scaleX: 2, y: 2)
    write(isLarge ? "zoomed out" : "zoomed in")
  }

  func didPinch(_ pinch: UIPinchGestureRecognizer) {
    picture.transform = picture.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
    if pinch.state == .ended { write("pinched") }
  }

  func didRotate(_ rotation: UIRotationGestureRecognizer) {
    picture.transform = picture.transform.rotated(by: rotation.rotation)
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

let step8 = Step(
  8, "A double tap on the photo, and a swipe back from the edge", kinds: ["action"],
  changes: [.init(step: 7, because: "A long press on a pin sets no second one, and is a visit.")],
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
  })
