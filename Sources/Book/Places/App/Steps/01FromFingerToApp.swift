import MiniUIKit
import Stage

// Chapter 1: a map, one pin, and a window that writes down what the user's finger does.

/// A window of Places, which can tell what the fingers have done.
class PlacesWindow: UIWindow {
  /// One line for each touch of each event.
  var log: [String] { [] }

  /// What a touch says now: its phase, its place and its view.
  final func line(for touch: UITouch) -> String {
    let place = touch.location(in: self)
    return touch.phase.word + " at " + decimals(Double(place.x)) + ", " + decimals(Double(place.y))
      + " for " + (touch.view?.name ?? "no view")
  }
}

// listing: window
/// A window that notes what each finger does at once, in words, and then lets UIKit do its work.
class LoggingWindow: PlacesWindow {
  private var lines: [String] = []

  override var log: [String] { lines }

  override func sendEvent(_ event: UIEvent) {
    let fromTheLeft = (event.allTouches ?? []).sorted {
      $0.location(in: self).x < $1.location(in: self).x
    }
    lines += fromTheLeft.map { line(for: $0) }
    super.sendEvent(event)
  }
}
// end

/// A window that can tell what the fingers have done.
private final class KeepingWindow: PlacesWindow {
  // listing: keeping
  // In the window.
  private var kept: [UITouch] = []

  override func sendEvent(_ event: UIEvent) {
    kept += event.allTouches ?? []
    super.sendEvent(event)
  }
  // end

  override var log: [String] { kept.map { line(for: $0) } }
}

extension KeepingWindow {
  /// Lets the touches go, which would keep their view and their window alive.
  func forget() { kept = [] }
}

/// A window that keeps the events instead of the touches.
private final class EventKeepingWindow: PlacesWindow {
  // listing: events
  private var kept: [UIEvent] = []

  override func sendEvent(_ event: UIEvent) {
    kept.append(event)
    super.sendEvent(event)
  }

  override var log: [String] {
    kept.map { event in
      event.allTouches?.first.map { line(for: $0) } ?? "no touch"
    }
  }
  // end
}

/// A place on the map.
class Pin: UIView {
  /// The place.
  let place: Place
  /// How often the user has been there.
  var visits = 0
  /// How many stars the user has given it.
  var rating = 0
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
  variants: [
    .init(
      name: "before", title: "The same slide; the log is read at the end", question: fourLines,
      makeWindow: { KeepingWindow(windowScene: $0) }),
    .init(
      name: "naive", title: "The same slide, with a log that keeps the events",
      makeWindow: { EventKeepingWindow(windowScene: $0) }),
  ],
  screen: { Places1() },
  touches: { stage throws(ScriptError) in
    try stage.finger.drag(
      from: CGPoint(x: 100, y: 250), [(at: 0.05, x: 150, y: 320), (at: 0.1, x: 200, y: 380)],
      over: 0.15)
  },
  facts: { _, screen in
    guard let window = screen.view.window as? PlacesWindow else { return [] }
    defer { (window as? KeepingWindow)?.forget() }
    return window.log.map { ["log", $0] }
  })

private let fourLines = Prediction(
  "A finger comes down on the pin, moves twice and is lifted. What does the log say?",
  [
    .init(
      "one line: ended, where it was lifted",
      "The array has an entry for each of the four events; an array drops nothing."),
    .init(
      "four times ended, where it was lifted",
      "The array holds one object four times, and the object says what it says now."),
    .init(
      "four phases, as they happened: our user is wrong",
      "It would, if each entry were an object of its own."),
    .init(
      "four phases, but always the last place",
      "The phase belongs to the same object as the place, and changes with it."),
  ]
) { run in
  let rows = run.stage.recording.tables.flatMap { $0.rows }
  let log = rows.filter { $0.first == "log" }.map { $0[1] }
  let phases = log.map { $0.prefix { $0 != " " } }
  if log.count == 1 { return "one line: ended, where it was lifted" }
  if Set(phases).count == 1 { return "four times ended, where it was lifted" }
  return Set(log.map { $0.drop { $0 != " " } }).count == 1
    ? "four phases, but always the last place" : "four phases, as they happened: our user is wrong"
}
