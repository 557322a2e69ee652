import MiniUIKit
import Stage

/// A live session at the terminal: what keys and mouse mean, and what is chosen to be shown.
struct Player {
  /// What stands beside the scene.
  enum Panel: Equatable {
    case trace
    case help
    case recording
  }

  let session: LiveSession
  /// The kinds of the trace that are shown; empty for all.
  private(set) var kinds: [String]
  private let ownKinds: [String]

  private(set) var panel = Panel.trace
  /// A sentence about the last key; shown until the next one.
  private(set) var message = ""
  /// How many lines of the trace lie below what is shown.
  private(set) var scrolled = 0
  /// Whether the whole screen is shown, or only where something is.
  private(set) var showsAll = false
  /// The finger that keys and the mouse's plain button move.
  private(set) var finger = 1
  /// Where the arrow keys' finger is, once they are used.
  private(set) var cursor: CGPoint?
  /// The question, while it waits for an answer, and then what is to be said of the answer.
  private(set) var question: Prediction?
  private(set) var verdict: (choice: Prediction.Choice, run: Run)?

  /// What is printed at the end: the recordings, as Swift.
  private(set) var recordings: [String] = []
  /// Whether the reader has enough.
  private(set) var isOver = false
  /// Whether the process is to be stopped for a while.
  var wantsToStop = false

  /// The part of the screen on which something is.
  private(set) var area: CGRect
  /// The map as it was drawn last, by which points are found again, and its place.
  private(set) var drawn = DrawnMap()

  /// A player for a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - kinds: The kinds of the trace to show; nil for what the experiment shows.
  ///   - asks: Whether the experiment's question is shown first.
  init(_ session: LiveSession, kinds: [String]? = nil, asks: Bool = true) {
    self.session = session
    ownKinds = kinds ?? session.experiment.kinds
    self.kinds = ownKinds
    area = session.area
    if asks { question = session.experiment.prediction }
  }

  /// The part of the screen that is shown.
  var shownArea: CGRect {
    showsAll ? CGRect(origin: .zero, size: session.stage.phone.screenSize) : area
  }

  /// The screen of the terminal.
  mutating func view(in size: Terminal.Size) -> Canvas {
    var view = PlayView(of: self, in: size)
    let canvas = view.canvas()
    drawn = view.drawn
    return canvas
  }

  /// Does what an input asks for.
  mutating func take(_ input: Input) {
    switch input {
    case .mouse(let step, let finger, let column, let row):
      touch(step, finger == 1 ? self.finger : 3 - self.finger, column, row)
    case .arrow(let dx, let dy, let isFar): moveCursor(dx, dy, by: isFar ? 4 : 1)
    case .scroll(let lines): scrolled = max(0, min(session.lines.count, scrolled + lines))
    case .key(let key): press(key)
    }
  }

  // MARK: - Fingers

  private mutating func touch(_ step: Input.MouseStep, _ finger: Int, _ column: Int, _ row: Int) {
    guard let map = drawn.map else { return }
    let (column, row) = (column - drawn.column, row - drawn.row)
    switch step {
    case .down:
      guard let point = map.point(column: column, row: row) else { return }
      tellIfPlaying()
      session.down(finger, at: point)
    case .drag: session.move(finger, to: map.nearest(column: column, row: row))
    case .up: session.up(finger)
    }
    (scrolled, message) = (0, session.isPaused ? "Paused: n lets the next thing happen." : message)
  }

  private mutating func moveCursor(_ dx: Int, _ dy: Int, by cells: Int) {
    guard let cell = drawn.map?.cellSize else { return }
    let frame = shownArea
    var place = cursor ?? CGPoint(x: frame.midX, y: frame.midY)
    if cursor != nil {
      place.x += CGFloat(dx * cells) * cell.width
      place.y += CGFloat(dy * cells) * cell.height
    }
    place.x = min(max(place.x, frame.minX + cell.width / 2), frame.maxX - cell.width / 2)
    place.y = min(max(place.y, frame.minY + cell.height / 2), frame.maxY - cell.height / 2)
    cursor = place
    session.move(finger, to: place)
  }

  private mutating func putDownOrLift(isTap: Bool) {
    guard let cursor else {
      moveCursor(0, 0, by: 0)
      message = "The arrow keys move the finger +, space puts it down."
      return
    }
    tellIfPlaying()
    let number = finger
    if session.fingers.contains(where: { $0.finger == number }) { return session.up(number) }
    session.down(number, at: cursor)
    if isTap { session.up(number) }
  }

  private mutating func tellIfPlaying() {
    message = session.isPlaying ? "A script is being played; r ends it." : ""
  }

  // MARK: - Keys

  private mutating func press(_ key: Character) {
    message = ""
    if panel != .trace, key != "q", key != "\u{3}" {
      panel = .trace
      return
    }
    switch key {
    case "q", "\u{3}": isOver = true
    case "\u{1A}": wantsToStop = true
    case " ": putDownOrLift(isTap: false)
    case "\r", "t": putDownOrLift(isTap: true)
    case "f": finger = 3 - finger
    case "p": session.isPaused.toggle()
    case "n", ".": if !session.step() { message = "Nothing waits: no timer and no finger." }
    case "s": session.pace = session.pace == .slow ? .normal : .slow
    case "r":
      try? session.reset()
      (scrolled, message) = (0, "The scene is as it was at first.")
    case "d": playScript(try? session.ownScript(), "This is what the experiment does.")
    case "y": playScript(session.script, "This is what you did.")
    case "w": record()
    case "a": kinds = kinds.isEmpty ? ownKinds : []
    case "z": showsAll.toggle()
    case "?", "h": panel = .help
    case "1"..."9": answer(key)
    default: message = "? shows what the keys do."
    }
  }

  private mutating func playScript(_ script: Script?, _ sentence: String) {
    guard let script, !script.places.isEmpty else {
      message = "There is no finger to be played."
      return
    }
    try? session.play(script)
    (scrolled, message) = (0, sentence)
  }

  /// Keeps what was done so far as Swift.
  private mutating func record() {
    let swift = session.script.swift
    guard !session.script.places.isEmpty else {
      message = "There is nothing to write yet: touch the scene first."
      return
    }
    recordings = ["// \(session.experiment.id), touched live"] + swift
    panel = .recording
  }

  private mutating func answer(_ key: Character) {
    guard let question, session.lines.isEmpty, let number = key.wholeNumberValue,
      question.choices.indices.contains(number - 1),
      let run = try? session.experiment.run(session.settings)
    else { return }
    verdict = (question.choices[number - 1], run)
  }
}

/// A map on the terminal's screen.
struct DrawnMap {
  var map: SceneMap?
  var column = 0
  var row = 0
  /// What it was made of; while that is the same, so is the map.
  var made: Made?

  struct Made: Equatable {
    var items: [Snapshot.Item]
    var places: [CGPoint]
    var fingers: [Int]
    var area: CGRect
    var columns: Int
    var rows: Int
  }
}
