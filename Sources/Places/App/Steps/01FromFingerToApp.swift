import MiniUIKit
import Stage

// Chapter 1: a map, one pin, and a window that writes down what the user's finger does.

// listing: window
/// A window that logs every event of a finger, and then lets UIKit do its work.
class LoggingWindow: UIWindow {
  /// One line for each touch of each event.
  private(set) var log: [String] = []

  override func sendEvent(_ event: UIEvent) {
    let fromTheLeft = (event.allTouches ?? []).sorted {
      $0.location(in: self).x < $1.location(in: self).x
    }
    for touch in fromTheLeft {
      let place = touch.location(in: self)
      log.append(
        touch.phase.word + " at " + decimals(Double(place.x)) + ", " + decimals(Double(place.y))
          + " for " + (touch.view?.name ?? "no view"))
    }
    super.sendEvent(event)
  }
}
// end

/// A place on the map.
class Pin: UIView {
  /// The place.
  let place: Place
  /// How often the user has been there.
  var visits = 0
  /// Whether it shows that a finger is on it.
  var isLit = false { didSet { backgroundColor = isLit ? .yellow : .red } }

  /// Makes a pin of 24 by 24 points.
  init(at place: Place) {
    self.place = place
    super.init(frame: CGRect(x: place.center.x - 12, y: place.center.y - 12, width: 24, height: 24))
    dressed(self, place.name, .red)
  }
}

/// The app's only screen: a map with pins.
class Places1: UIViewController {
  let map = dressed(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812)), "map", .green)
  /// What the user has done, in a word or two each.
  private(set) var diary: [String] = []
  /// What is on the map.
  var pins: [Pin] = []

  /// The places of a new map.
  var places: [Place] { [Place.all[0]] }
  /// The view in which the pins lie; as large as the map.
  var pinParent: UIView { map }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(map)
    for place in places { add(makePin(at: place)) }
  }

  /// Is called once, when the screen is on the phone.
  func didStart(on application: UIApplication) {}

  func makePin(at place: Place) -> Pin { Pin(at: place) }

  func add(_ pin: Pin) {
    pins.append(pin)
    pinParent.addSubview(pin)
  }

  func write(_ entry: String) { diary.append(entry) }
}

let step1 = Step(
  1, "A finger comes down on a pin and is lifted far away", kinds: ["touch"],
  question: Prediction(
    "The finger slides off the pin. Which view will the log name for its moves?",
    [
      .init(
        "harbour", "A touch keeps the view that it had at the beginning, however far it moves."),
      .init("map", "The finger is above the map by then, but no view is looked for again."),
      .init("no view", "No move is lost: it goes to the view that the touch began on."),
    ], outcome: { run in run.lines("touch").first { $0.what == "moved" }?.who ?? "no view" }),
  screen: { Places1() },
  touches: { stage throws(ScriptError) in
    try stage.finger.drag(
      from: CGPoint(x: 100, y: 250), [(at: 0.05, x: 150, y: 320), (at: 0.1, x: 200, y: 380)],
      over: 0.15)
  },
  facts: { _, screen in
    ((screen.view.window as? LoggingWindow)?.log ?? []).map { ["log", $0] }
  })
