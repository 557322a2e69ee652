import Grading
import MiniUIKit
import PieceKit
import Stage
import WrittenExercises

@testable import Solutions15

/// A piece with a gesture that does something.
typealias Attach = (_ piece: Piece, _ action: @escaping () -> Void) -> Piece

/// A screen with a photo, a map and a film, of any design.
struct Neighbours {
  /// The delegate of UIKit's tap around photo and caption.
  let delegate: any UIGestureRecognizerDelegate
  let photo: Attach
  let map: Attach
  let film: Attach
}

/// What answers to exercise 15.5 are told.
enum Diagnosis15_5 {
  static let noName =
    "The photo's gesture has no name for a delegate to look for, so UIKit's tap did not wait."
    + "\nRule: the name: `.gesture(_:name:)` gives one to a gesture (SU-54)."
  static func isNotAsked(_ name: String) -> String {
    "The photo's gesture is named \"\(name)\", and shouldRequireFailureOf gave no yes for it."
      + "\nRule: the name: the delegate's yes to that name makes its own tap wait (SU-54)."
  }
  static func isSpelled(_ name: String, _ other: String) -> String {
    "The photo's gesture is named \"\(name)\", and your delegate looks for \"\(other)\"."
      + "\nRule: the name: the delegate finds a gesture by the name it was given (SU-54)."
  }
  static func isNotThatOne(_ name: String) -> String {
    "Your delegate says yes to other names, and no to \"\(name)\", which the photo's gesture has."
      + "\nRule: the name: a yes is for the gesture that UIKit's tap must wait for (SU-54)."
  }
  static let bothSpared =
    "Both were allowed to recognize together: UIKit's tap acted at each lift, and did not wait."
    + "\nRule: \(together)"
  static let zoomWaits =
    "That is the wait the other way round: the photo's gesture waited for UIKit's tap."
    + "\nRule: \(yours)"
  static let waitsForAnything =
    "UIKit's tap waited for a gesture that has no name: on a phone nothing public tells it apart."
    + "\nRule: the name: without one there is only a private class, and that changes (SU-6)."
  static let noZoom = "The photo's gesture did not act at the second tap."
  static let oneIsEnough = "One tap is not enough to zoom."
  static let more = "UIKit's tap waited, and acted as well: it waited for something else, too."
  static let barIsGone = "UIKit's tap did nothing; it is to act when the zoom has failed."
  static let barIsLate = "UIKit's tap did nothing; on the caption it is to act at once."
  static let refused =
    "Your delegate let UIKit's tap never begin; it is to act when the zoom has failed."
    + "\nRule: \(no)"
  static let waitsForCopy =
    "UIKit's tap waited for the caption's gesture, too: the yes is for more than the photo's name."
    + "\nRule: the name: the delegate is asked about each gesture, and compares names (SU-54)."
  static let copy = "The caption's own gesture is to act, whatever the bar does."
  static let plainMap =
    "The map's tap is UIKit's, on a view inside: a plain gesture yields to it, so there is no note."
  static let highMap =
    "A gesture of high priority goes before the map's own tap, which then drops no pin."
  static let plainFilm =
    "The film's tap is UIKit's, on a view inside: a plain gesture yields to it, and the film pauses."
  static let besideFilm =
    "A simultaneous gesture runs beside the film's own tap, which is to stay out."
  static let twoGestures =
    "Two gestures have acted at one tap, so at least one of them is simultaneous."
    + "\nRule: the opinion: a simultaneous gesture runs beside others (SU-32)."
  static let twoCalls =
    "One gesture has acted, and what it does at its end calls that twice."
    + "\nRule: the end: onEnded runs once for a gesture that has succeeded (SU-41)."
  static let dead = "The finger is where the view lies, and nothing acts: its piece is not hit."
  static let unasked = "That belongs to another piece."

  static let name =
    "the name: a delegate of UIKit's finds a gesture of SwiftUI's by its name (SU-54)."
  private static let yours =
    "chapter 8, One tap or two: in shouldRequireFailureOf the delegate's own recognizer waits (GR-66)."
  private static let together =
    "chapter 8, Permission: one delegate's yes lets both recognize, and neither waits (GR-63)."
  private static let no =
    "chapter 9, Who is asked: a no before it begins makes it fail, whatever else happens (GR-44)."
  static let rank =
    "the rank: with the SDK of iOS 26 plain yields to UIKit's recognizers inside (SU-57)."
  static let high =
    "the rank: high priority puts a gesture before UIKit's recognizers inside (SU-57)."
  static let simultaneous =
    "the rank: a simultaneous gesture runs beside UIKit's recognizers inside (SU-57)."
  static let taps = "the name: `TapGesture(count: 2)` acts at the second tap (SU-45)."
  static let finger = "the finger: a piece that allows no hit testing isn't there for it (SU-19)."
}

let exercise15_5: Grader<Neighbours> = Grader(
  "15.5", .repair, read: Rule15.neighbours, steps: steps,
  solution: {
    let screen = Solutions15.PhotoScreen()
    return Neighbours(
      delegate: screen, photo: { screen.photo($0, zoom: $1) }, map: { screen.map($0, note: $1) },
      film: { screen.film($0, open: $1) })
  },
  alternatives: [
    { otherwiseNamed() }, { withACover() }, { fromOutside() }, { withASecondTap() },
  ], wrong: wrong15_5,
  statement: [
    .tells("A screen of UIKit's"),
    .asks("A tap of UIKit's around", "One tap on the photo", "One tap on the caption"),
    .asks("Map and film", "One tap on the map", "One tap on the film"),
    .tells("The app is built"),
    .asks(
      "Repair the screen", "Two taps on the photo", "One tap on the photo", "Two slow taps",
      "One tap on the caption", "Two taps on the caption", "One tap on the map",
      "One tap on the film", "Random scene"),
    .asks(
      "UIKit's tap waits by name", "Two taps on the photo, and what", "One tap on the caption"),
    .asks("The caption isn't made", "Two taps on the caption"),
    .asks("Worked touch", "Two taps on the photo"), .tells("Delete the `todo`"),
  ]
) { make in
  func scene(_ name: String, _ place: PhotoPlace, taps: Int, pause: Double = 0.1) throws {
    try playing(name) {
      let page = PhotoPage(make())
      try page.tap(place, taps, pause)
      try expect(
        page.text(on: place), is: place.wanted(taps, pause), name,
        otherwise: page.reason(place, taps).why, rule: page.reason(place, taps).rule)
      guard place == .photo else { return }
      let asked = "\(name), and what UIKit's tap waits for"
      try expect(
        page.waitsForName ? "a gesture with a name" : "a gesture without a name",
        is: "a gesture with a name", asked, otherwise: Diagnosis15_5.waitsForAnything,
        rule: Diagnosis15_5.name)
    }
  }
  try scene("Two taps on the photo", .photo, taps: 2)
  try scene("One tap on the photo", .photo, taps: 1)
  try scene("Two slow taps on the photo", .photo, taps: 2, pause: 1)
  try scene("One tap on the caption", .caption, taps: 1)
  try scene("Two taps on the caption", .caption, taps: 2)
  try scene("One tap on the map", .map, taps: 1)
  try scene("One tap on the film", .film, taps: 1)
  try randomScenes(1...30) { name, random in
    let page = PhotoPage(make())
    var words = [String]()
    for _ in 0..<random.int(in: 1...4) {
      let place = random.pick(PhotoPlace.allCases)
      let (taps, pause) = (random.int(in: 1...2), random.coordinate(6...20) / 100)
      let (x, y) = (random.coordinate(-40...40), random.coordinate(-20...20))
      words.append("\(taps == 1 ? "one tap" : "two taps") on the \(place)")
      page.begin()
      try page.tap(place, taps, pause, x: x, y: y)
      try expect(
        page.text(on: place), is: place.wanted(taps, pause),
        "\(name): \(words.joined(separator: ", "))", otherwise: page.reason(place, taps).why,
        rule: page.reason(place, taps).rule)
    }
  }
}

/// What can be tapped.
enum PhotoPlace: String, CaseIterable, CustomStringConvertible {
  case photo, caption, map, film

  var description: String { rawValue }

  var frame: CGRect {
    switch self {
    case .photo: CGRect(x: 0, y: 0, width: 300, height: 180)
    case .caption: CGRect(x: 0, y: 190, width: 300, height: 60)
    case .map: CGRect(x: 0, y: 0, width: 140, height: 120)
    case .film: CGRect(x: 160, y: 0, width: 140, height: 120)
    }
  }

  /// What can be done there: by UIKit's tap, and by the gesture.
  var words: [String] {
    switch self {
    case .photo: ["bar", "zoom"]
    case .caption: ["bar", "copy"]
    case .map: ["pin", "note"]
    case .film: ["pause", "open"]
    }
  }

  /// What some taps are to do; what is late comes after a wait.
  func wanted(_ taps: Int, _ pause: Double) -> String {
    switch self {
    case .photo where taps == 2 && pause < 0.3: "zoom"
    case .photo: Array(repeating: "bar after a wait", count: taps).joined(separator: ", ")
    case .caption: taps == 2 ? "copy" : "bar"
    case .map:
      Array(repeating: "note", count: taps).joined(separator: ", ") + ", "
        + Array(repeating: "pin", count: taps).joined(separator: ", ")
    case .film: Array(repeating: "open", count: taps).joined(separator: ", ")
    }
  }
}

/// The screen of UIKit's, with an answer in it.
private final class PhotoPage {
  private let stage = Stage()
  private let delegate: any UIGestureRecognizerDelegate
  private let photo: HostingView
  private let places: HostingView
  private let screen = Targets()
  /// What was done since the scene began, in order.
  private(set) var words: [String] = []
  /// What was done at a lift, or later.
  private var times: [String] = []
  /// The lines that belong to earlier taps.
  private var lines = 0
  private var isLift = false

  init(_ answer: Neighbours) {
    delegate = answer.delegate
    var record: (String) -> Void = { _ in }
    func act(_ word: String) -> () -> Void { { record(word) } }
    let caption = Piece("caption", PhotoPlace.caption.frame)
      .gesture(TapGesture(count: 2).onEnded(act("copy")), name: "caption.copy")
    photo = HostingView(
      Piece(
        "top", CGRect(x: 0, y: 0, width: 300, height: 250),
        holding: [answer.photo(Piece("photo", PhotoPlace.photo.frame), act("zoom")), caption]),
      frame: CGRect(x: 0, y: 0, width: 300, height: 250))
    let (map, film) = (UIView(), UIView())
    map.traceName = "map"
    film.traceName = "film"
    map.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Targets.pin, name: "pin"))
    film.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Targets.pause, name: "pause"))
    places = HostingView(
      Piece(
        "bottom", CGRect(x: 0, y: 0, width: 300, height: 120),
        holding: [
          answer.map(Piece(view: map, PhotoPlace.map.frame), act("note")),
          answer.film(Piece(view: film, PhotoPlace.film.frame), act("open")),
        ]),
      frame: CGRect(x: 40, y: 420, width: 300, height: 120))
    let around = place(
      UIView(), "around", CGRect(x: 40, y: 120, width: 300, height: 250), in: stage.root)
    around.addSubview(photo)
    stage.root.addSubview(places)
    let tap = UITapGestureRecognizer(target: screen, action: Targets.bar, name: "bar")
    tap.name = "UIKit's tap"
    tap.delegate = delegate
    around.addGestureRecognizer(tap)
    record = { [unowned self] word in
      words.append(word)
      times.append(isLift ? word : word + " after a wait")
    }
    screen.record = record
  }

  /// Forgets what was done.
  func begin() {
    words = []
    times = []
    lines = stage.recording.lines.count
  }

  /// Taps a place, once or twice, and waits until nothing can happen any more.
  func tap(_ place: PhotoPlace, _ taps: Int, _ pause: Double, x: Double = 0, y: Double = 0) throws {
    let host = place == .photo || place == .caption ? photo : places
    let frame = place.frame
    let point = host.convert(CGPoint(x: frame.midX + x, y: frame.midY + y), to: nil)
    for number in 1...taps {
      try stage.finger.down(at: point)
      try stage.wait(0.06)
      isLift = true
      try stage.finger.up()
      isLift = false
      try stage.wait(number == taps ? 1 : pause)
    }
  }

  /// What was done that belongs to a place, in words.
  func text(on place: PhotoPlace) -> String {
    let done =
      switch place {
      case .photo: times
      case .caption where words.contains("copy"): words.filter { $0 != "bar" }
      case .caption: times
      case .map, .film: words.sorted()
      }
    return done.isEmpty ? "nothing" : done.joined(separator: ", ")
  }

  /// The names of what has waited, and for what.
  private var waits: [(who: String, what: String)] {
    stage.recording.lines.dropFirst(lines).filter { $0.kind == "wait" }
      .map { line in (line.who, line.details.map(\.value).joined()) }
  }

  private var names: [String] {
    (photo.gestureRecognizers ?? []).compactMap(\.name).filter { $0 != "caption.copy" }
  }

  /// Whether UIKit's tap has waited for nothing but names that were given.
  var waitsForName: Bool {
    !waits.contains { $0.who == "UIKit's tap" && $0.what == "tap(photo)" }
  }

  /// Why the taps on a place have not done what they should have, and the rule.
  func reason(_ place: PhotoPlace, _ taps: Int) -> (why: String, rule: String) {
    let isUnasked = words.contains { !place.words.contains($0) }
    if isUnasked { return (Diagnosis15_5.unasked, Diagnosis15_5.name) }
    switch place {
    case .photo: return toldOfThePhoto(taps)
    case .caption where taps == 2: return (Diagnosis15_5.copy, Diagnosis15_5.name)
    case .caption:
      return (
        !words.isEmpty
          ? Diagnosis15_5.waitsForCopy
          : isRefused ? Diagnosis15_5.refused : Diagnosis15_5.barIsLate,
        Diagnosis15_5.name
      )
    case .map, .film:
      let (own, added) = (count(place.words[0]), count(place.words[1]))
      if added > taps {
        return (
          ended - own > taps ? Diagnosis15_5.twoGestures : Diagnosis15_5.twoCalls,
          Diagnosis15_5.simultaneous
        )
      }
      switch (place, own > 0, added > 0) {
      case (_, false, false): return (Diagnosis15_5.dead, Diagnosis15_5.finger)
      case (.map, true, _): return (Diagnosis15_5.plainMap, Diagnosis15_5.rank)
      case (.map, false, _): return (Diagnosis15_5.highMap, Diagnosis15_5.high)
      case (_, _, false): return (Diagnosis15_5.plainFilm, Diagnosis15_5.rank)
      case (_, _, true): return (Diagnosis15_5.besideFilm, Diagnosis15_5.simultaneous)
      }
    }
  }

  /// How many recognizers have acted.
  private var ended: Int {
    stage.recording.lines.dropFirst(lines)
      .filter { $0.kind == "gesture" && $0.what == "ended" }.count
  }

  /// Whether a delegate has refused UIKit's tap.
  private var isRefused: Bool {
    stage.recording.lines.dropFirst(lines).contains { line in
      line.who == "UIKit's tap" && line.details.contains { $0.value == "must not begin" }
    }
  }

  private func toldOfThePhoto(_ taps: Int) -> (why: String, rule: String) {
    let (bars, zooms) = (count("bar"), count("zoom"))
    if waits.contains(where: { $0.what == "UIKit's tap" }) {
      return (Diagnosis15_5.zoomWaits, Diagnosis15_5.name)
    }
    if zooms > taps / 2 { return (Diagnosis15_5.oneIsEnough, Diagnosis15_5.taps) }
    if bars == 0, zooms == 0, isRefused { return (Diagnosis15_5.refused, Diagnosis15_5.name) }
    if bars == 0 {
      return taps == 2 && zooms == 0
        ? (Diagnosis15_5.noZoom, Diagnosis15_5.taps) : (Diagnosis15_5.barIsGone, Diagnosis15_5.name)
    }
    if waits.contains(where: { $0.who == "UIKit's tap" }) {
      return zooms == 0
        ? (Diagnosis15_5.noZoom, Diagnosis15_5.taps) : (Diagnosis15_5.more, Diagnosis15_5.name)
    }
    if bars == 2, zooms == 1 { return (Diagnosis15_5.bothSpared, Diagnosis15_5.name) }
    if names.contains("tap(photo)") { return (Diagnosis15_5.noName, Diagnosis15_5.name) }
    return (toldOfTheName(names.joined(separator: ", ")), Diagnosis15_5.name)
  }

  /// Why the delegate has not found a name: whether it says yes to another spelling, or to any other.
  private func toldOfTheName(_ name: String) -> String {
    if isYes("a name of another gesture's") { return Diagnosis15_5.isNotThatOne(name) }
    let spellings = [
      name.lowercased(), name.uppercased(), name.prefix(1).uppercased() + name.dropFirst(),
    ]
    if let other = spellings.first(where: { $0 != name && isYes($0) }) {
      return Diagnosis15_5.isSpelled(name, other)
    }
    return Diagnosis15_5.isNotAsked(name)
  }

  /// Whether the delegate lets UIKit's tap wait for a recognizer with a name.
  private func isYes(_ name: String) -> Bool {
    let (tap, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    other.name = name
    return delegate.gestureRecognizer(tap, shouldRequireFailureOf: other)
  }

  private func count(_ word: String) -> Int { words.filter { $0 == word }.count }
}

/// What the recognizers of UIKit's call.
private final class Targets: UIResponder {
  var record: (String) -> Void = { _ in }

  func bar() { record("bar") }
  func pin() { record("pin") }
  func pause() { record("pause") }
}
