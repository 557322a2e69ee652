import MiniUIKit
import Stage

// Chapter 7: a long press on the map sets a pin, a tap on the photo in the callout opens it, and who
// scratches the callout takes the place off the map.

// listing: turns
/// A finger that goes back and forth, and turns three times.
class TurnCounter: UIGestureRecognizer {
  fileprivate var (turns, side) = (0, CGFloat.zero)

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, state == .possible else { return }
    let step = touch.location(in: view).x - touch.previousLocation(in: view).x
    if step * side < 0 { turns += 1 }
    if step != 0 { side = step }
    if turns >= 3 { state = .recognized }
  }
}
// end

// listing: exits
/// The same, with an answer for a finger that leaves too early.
class DecidingScratch: TurnCounter {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }
}
// end

// listing: reset
/// The same, and every attempt begins anew.
final class Scratch: DecidingScratch {
  override func reset() {
    super.reset()
    (turns, side) = (0, 0)
  }
}
// end

/// The map on which a long press sets a pin, with a photo in the callout that a tap opens.
class Places7: Places6 {
  let press = UILongPressGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    press.addTarget(self, action: Places7.didPress, name: "didPress")
    map.addGestureRecognizer(press)
  }

  // listing: gestures
  // In the map's controller, Places7:
  override func open(_ pin: Pin) {
    super.open(pin)
    let tap = UITapGestureRecognizer(
      target: self, action: Places7.didTapPhoto, name: "didTapPhoto")
    (callout as? PhotoCallout)?.photo.addGestureRecognizer(tap)
    let scratch = makeScratch()
    scratch.name = "scratch"
    scratch.addTarget(self, action: Places7.didScratch, name: "didScratch")
    callout?.addGestureRecognizer(scratch)
  }

  func didScratch() { didRemove() }
  // end

  // listing: press
  // In the map's controller, too:
  func didPress(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    set(Place(name: "pin " + String(pins.count + 1), center: press.location(in: map)))
  }
  // end

  func makeScratch() -> UIGestureRecognizer { Scratch() }

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

/// The map with a recognizer that only counts.
private class CountingMap: Places7 {
  override func makeScratch() -> UIGestureRecognizer { TurnCounter() }
}

/// The same, with the setting that everybody tries first.
private final class PoliteMap: CountingMap {
  override func makeScratch() -> UIGestureRecognizer {
    // listing: polite
    let scratch = TurnCounter()
    scratch.cancelsTouchesInView = false
    // end
    return scratch
  }
}

/// The map with a recognizer that decides, and forgets nothing.
private final class WipedMap: Places7 {
  override func makeScratch() -> UIGestureRecognizer { DecidingScratch() }
}

let step7 = Step(
  7, "Two wipes, a press on a pin, a scratch, a tap on remove", kinds: ["action"],
  variants: [
    .init(
      name: "before", title: "A tap on the callout's button",
      kinds: ["touch", "control", "action"],
      question: whatAtTheLift, makeScreen: { CountingMap() }, touches: tapRemove),
    .init(
      name: "naive", title: "The same tap; the recognizer cancels nothing",
      kinds: ["touch", "control", "action"],
      makeScreen: { PoliteMap() }, touches: tapRemove),
    .init(
      name: "photo", title: "A tap on remove, and later one on the photo",
      kinds: ["control", "delay", "gesture", "action"],
      question: whatThePhotoDoes, makeScreen: { CountingMap() },
      touches: { stage throws(ScriptError) in
        try tapRemove(stage)
        try stage.finger.tap(at: photoInCallout)
      }),
    .init(
      name: "wiped", title: "Two wipes over the callout", kinds: ["gesture", "action"],
      makeScreen: { WipedMap() }, touches: wipe),
  ],
  screen: { Places7() },
  touches: { stage throws(ScriptError) in
    try wipe(stage)
    try stage.finger.press(at: CGPoint(x: 100, y: 250), for: 0.6)
    try stage.wait(0.5)
    try rub(stage, [85, 125, 85, 125, 85])
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 240, y: 200))
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 285, y: 128))
  },
  facts: { _, screen in
    guard let remove = (screen as? Places2)?.callout?.remove,
      let window = screen.view.window as? LoggingWindow
    else { return [] }
    return [
      ["log's last line", window.log.last ?? "none"],
      ["remove", remove.isHighlighted ? "pressed" : "not pressed"],
    ]
  })

/// The middle of the photo in the callout of `harbour`, on the screen.
let photoInCallout = CGPoint(x: 56, y: 178)

/// Taps the button in the callout of `harbour`.
@Sendable
private func tapRemove(_ stage: Stage) throws(ScriptError) {
  try stage.finger.tap(at: removeButton)
  try stage.wait(1)
}

/// Goes over the white of the callout of `harbour`, there and back, and once more.
@Sendable
private func wipe(_ stage: Stage) throws(ScriptError) {
  for _ in 1...2 {
    try rub(stage, [85, 125, 85])
    try stage.wait(0.5)
  }
}

/// Goes sideways over the white of the callout of `harbour`.
private func rub(_ stage: Stage, _ way: [Double]) throws(ScriptError) {
  try stage.finger.down(at: CGPoint(x: way[0], y: 180))
  for x in way.dropFirst() {
    try stage.wait(0.1)
    try stage.finger.move(to: CGPoint(x: x, y: 180))
  }
  try stage.wait(0.1)
  try stage.finger.up()
}

private let whatThePhotoDoes = Prediction(
  "Later the photo beside remove is tapped, and the harbour goes. Who removes it?",
  [
    .init(
      "the scratch, which takes the second tap for its last turn",
      "There is no action didScratch: the scratch has failed."),
    .init(
      "the button, which gets the end of the first tap now",
      "The tap makes the scratch fail, and what the scratch has held back is released."),
    .init(
      "the button, which gets the second tap, too",
      "The photo was hit. What the button gets is its own touch, held since 0.080."),
  ]
) { run in
  let lines = run.lines
  if lines.contains(where: { $0.what == "didScratch" }) {
    return "the scratch, which takes the second tap for its last turn"
  }
  let downs = lines.filter { $0.who == "remove" && $0.what == "touchDown" }.count
  return downs == 1
    ? "the button, which gets the end of the first tap now"
    : "the button, which gets the second tap, too"
}

private let whatAtTheLift = Prediction(
  "A finger taps remove. What does the button hear at the lift?",
  [
    .init(
      "ended; its event is sent, and didRemove isn't called",
      "The last control line is touchDown: no event was sent that could get lost."),
    .init(
      "ended; it finds the finger outside",
      "There would be a line touchUpOutside. There is no line at the lift at all."),
    .init(
      "cancelled",
      "A recognizer that takes a touch has recognized something, and nothing was recognized here."),
    .init(
      "nothing",
      "The end is held back, as long as a recognizer that has the touch may still recognize."),
  ]
) { run in
  let words = run.lines.filter { $0.who == "remove" }.map { $0.what }
  if words.contains("cancelled") { return "cancelled" }
  if words.contains("touchUpOutside") { return "ended; it finds the finger outside" }
  return words.contains("ended")
    ? "ended; its event is sent, and didRemove isn't called" : "nothing"
}
