import MiniUIKit
import Stage

// Chapter 7: a long press on the map sets a pin, and a tap on the photo in the callout opens it. A
// gesture takes touches away, so the pins' light goes out in cancelled, too.

/// The map on which a long press sets a pin, with a photo in the callout that a tap opens.
class Places7: Places6 {
  // listing: gestures
  // In the map's controller, Places7:
  let press = UILongPressGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    press.addTarget(self, action: Places7.didPress, name: "didPress")
    map.addGestureRecognizer(press)
  }

  override func open(_ pin: Pin) {
    super.open(pin)
    let tap = UITapGestureRecognizer(
      target: self, action: Places7.didTapPhoto, name: "didTapPhoto")
    (callout as? PhotoCallout)?.photo.addGestureRecognizer(tap)
  }

  func didPress(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    set(Place(name: "pin " + String(pins.count + 1), center: press.location(in: map)))
  }
  // end

  override func makePin(at place: Place) -> Pin { TidyPin(at: place) }

  override func makeCallout() -> Callout { PhotoCallout(Stars(), crown: makeCrown()) }

  func makePhotoPage() -> PhotoPage { PhotoPage() }

  /// Puts a new place on the map.
  func set(_ place: Place) {
    add(makePin(at: place))
    write("set " + place.name)
  }

  func didTapPhoto() {
    write("opened photo")
    present(named("page", makePhotoPage()), animated: true)
  }
}

/// A pin whose light goes out however a touch ends.
final class TidyPin: SharingPin {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isLit = false
    super.touchesCancelled(touches, with: event)
  }
}

/// A callout with a photo, which can be touched as no other picture.
class PhotoCallout: StarCallout {
  let photo = dressed(UIImageView(frame: CGRect(x: 6, y: 6, width: 40, height: 28)), "photo", .blue)

  override init(_ stars: Stars, crown: UIView) {
    super.init(stars, crown: crown)
    photo.isUserInteractionEnabled = true
    addSubview(photo)
  }
}

/// A photo as large as the screen, below a bar with a button.
class PhotoPage: UIViewController {
  let picture = dressed(
    UIImageView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), "picture", .blue)
  let bar = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 88)), "bar", .white)
  let done = dressed(UIButton(frame: CGRect(x: 295, y: 44, width: 64, height: 40)), "done", .gray)

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [picture, bar] { view.addSubview(subview) }
    bar.addSubview(done)
    done.addTarget(self, action: PhotoPage.didFinish, for: .touchUpInside, name: "didFinish")
  }

  /// Writes into the diary of the map.
  func write(_ entry: String) { (presentingViewController as? Places1)?.write(entry) }

  func didFinish() {
    write("closed photo")
    dismiss(animated: true)
  }
}

let step7 = Step(
  7, "A long press on the map, one on a pin, a tap on the photo", kinds: ["action"],
  screen: { Places7() },
  touches: { stage throws(ScriptError) in
    try stage.finger.press(at: CGPoint(x: 200, y: 390), for: 0.6)
    try stage.wait(0.5)
    try stage.finger.press(at: CGPoint(x: 100, y: 250), for: 0.6)
    try stage.wait(0.5)
    try stage.finger.tap(at: photoInCallout)
  })

/// The middle of the photo in the callout of `harbour`, on the screen.
let photoInCallout = CGPoint(x: 56, y: 178)
