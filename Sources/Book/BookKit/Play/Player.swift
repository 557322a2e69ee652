import MiniUIKit
import Stage

/// A live session at the terminal: what keys and mouse mean, and what is chosen to be shown.
struct Player {
  /// What stands beside the scene.
  enum Panel: Equatable {
    case trace
    /// What is said of the reader's answer, above the trace.
    case verdict
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
  /// How many rows of the trace lie below what is shown; in another panel, above it.
  private(set) var scrolled = 0
  /// Whether a touch and the responders it is passed on to are one row.
  private(set) var foldsChain: Bool
  /// The characters to draw with.
  let glyphs: Glyphs
  /// Whether the whole screen is shown, or only where something is.
  private(set) var showsAll = false
  /// The finger that keys and the mouse's plain button move.
  private(set) var finger = 1
  /// Where the arrow keys' finger is, once they are used.
  private(set) var cursor: CGPoint?
  /// The question and what became of it; nil if there is none.
  private(set) var inquiry: Inquiry?
  /// Whether what is on the scene is the book's touch, and nothing else.
  private var isBooks = false

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
  ///   - foldsChain: Whether a touch and the responders it is passed on to are one row.
  ///   - glyphs: The characters to draw with.
  init(
    _ session: LiveSession, kinds: [String]? = nil, asks: Bool = true, foldsChain: Bool = true,
    glyphs: Glyphs = .ascii
  ) {
    (self.session, self.foldsChain, self.glyphs) = (session, foldsChain, glyphs)
    ownKinds = kinds ?? session.experiment.kinds
    self.kinds = ownKinds
    area = session.area
    if asks { inquiry = Inquiry(session.experiment) }
  }

  /// The part of the screen that is shown.
  var shownArea: CGRect {
    showsAll ? CGRect(origin: .zero, size: session.stage.phone.screenSize) : area
  }

  /// The screen of the terminal.
  mutating func view(in size: Terminal.Size) -> Canvas {
    if inquiry?.settle(session, isBooks: isBooks) == true { (panel, scrolled) = (.verdict, 0) }
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
    case .scroll(let rows): scroll(by: rows)
    case .page(let pages): scroll(by: pages * max(1, drawn.page.rows))
    case .key(let key): press(key)
    }
  }

  /// Positive is back in time, which is up.
  private mutating func scroll(by rows: Int) {
    let way = drawn.page.beginsAtEnd ? rows : -rows
    scrolled = max(0, min(drawn.page.all - drawn.page.rows, scrolled + way))
  }

  // MARK: - Fingers

  /// A finger is about to come down.
  private mutating func prepareTouch() {
    if !session.isPlaying, inquiry?.needsFreshScene(session) == true { try? session.reset() }
    prepareDeed()
  }

  /// The reader is about to do something; while a script is played it is not heard.
  private mutating func prepareDeed() {
    tellIfPlaying()
    if session.isPlaying { return }
    inquiry?.skip()
    if panel != .trace { panel = .trace }
    isBooks = false
  }

  private static let paused = "Paused: n lets the next thing happen."

  private mutating func touch(_ step: Input.MouseStep, _ finger: Int, _ column: Int, _ row: Int) {
    guard let map = drawn.map else { return }
    let (column, row) = (column - drawn.column, row - drawn.row)
    switch step {
    case .down:
      guard let point = map.point(column: column, row: row) else { return }
      prepareTouch()
      session.down(finger, at: point)
    case .drag: session.move(finger, to: map.nearest(column: column, row: row))
    case .up: session.up(finger)
    }
    (scrolled, message) = (0, session.isPaused ? Self.paused : message)
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
    let number = finger
    if session.fingers.contains(where: { $0.finger == number }) { return session.up(number) }
    prepareTouch()
    session.down(number, at: cursor)
    if isTap { session.up(number) }
  }

  private mutating func tellIfPlaying() {
    message = session.isPlaying ? "A script is being played; r ends it." : ""
  }

  private mutating func shake() {
    guard session.experiment.answersShakes else {
      message = "Nothing in this scene answers a shake."
      return
    }
    // A finger that is down belongs to the run that the shake is part of.
    if !session.isPlaying, session.fingers.isEmpty,
      inquiry?.needsFreshSceneToShake(session) == true
    {
      try? session.reset()
    }
    prepareDeed()
    session.shake()
    // The trace shows who hears it.
    if !kinds.isEmpty, !kinds.contains("motion") { kinds.append("motion") }
    (scrolled, message) = (0, session.isPaused ? Self.paused : message)
  }

  // MARK: - Keys

  private mutating func press(_ key: Character) {
    message = ""
    let keepsPanel: [Character] = ["q", "\u{3}", "\u{1A}", "[", "]"]
    let isRead = panel == .help || panel == .recording
    if isRead, !keepsPanel.contains(key) {
      (panel, scrolled) = (.trace, 0)
      return
    }
    switch key {
    case "q", "\u{3}": isOver = true
    case "\u{1A}": wantsToStop = true
    case " ": putDownOrLift(isTap: false)
    case "\r", "t": putDownOrLift(isTap: true)
    case "f": finger = 3 - finger
    case "k": shake()
    case "p": session.isPaused.toggle()
    case "n", ".": if !session.step() { message = "Nothing waits: no timer and no finger." }
    case "s": session.pace = session.pace == .slow ? .normal : .slow
    case "r": reset()
    case "d": playBooks()
    case "y":
      inquiry?.skip()
      isBooks = false
      playScript(session.script, "This is what you did.")
    case "w": record()
    case "a": (kinds, scrolled) = (kinds.isEmpty ? ownKinds : [], 0)
    case "c": (foldsChain, scrolled) = (!foldsChain, 0)
    case "v": toggleVerdict()
    case "z": showsAll.toggle()
    case "?", "h": (panel, scrolled) = (.help, 0)
    case "[": scroll(by: max(1, drawn.page.rows))
    case "]": scroll(by: -max(1, drawn.page.rows))
    case "0"..."9": answer(key)
    default: message = "? shows what the keys do."
    }
  }

  private mutating func playScript(_ script: Script?, _ sentence: String) {
    guard let script, script.hasDeeds else {
      message = "There is nothing to be played."
      return
    }
    try? session.play(script)
    (scrolled, message) = (0, sentence)
    if panel == .verdict { panel = .trace }
  }

  private mutating func reset() {
    try? session.reset()
    (scrolled, panel, isBooks) = (0, .trace, false)
    message = "The scene is as it was at first."
    guard let step = inquiry?.step, inquiry?.isOpen == false else { return }
    // An answer that waits for its run is kept; one that has its verdict is not.
    if step == .watching { message += " Your answer is kept." } else { inquiry?.askAgain() }
  }

  /// Plays the book's touch; where a touch is not all that the book does, shows its whole run.
  private mutating func playBooks() {
    inquiry?.skip()
    guard let asked = inquiry?.asked, inquiry?.step == .watching,
      !asked.canBePlayed || !asked.isTouched
    else {
      isBooks = true
      return playScript(try? session.ownScript(), "This is what the experiment does.")
    }
    showBooksRun(of: asked)
    message = "This is the book's whole run: its code does more than touch."
  }

  private mutating func showBooksRun(of asked: AskedRun) {
    session.show(asked.run)
    inquiry?.settleByBook(session)
    (isBooks, panel, scrolled) = (true, .verdict, 0)
  }

  private mutating func toggleVerdict() {
    guard inquiry?.judged != nil else {
      message = "There is no verdict: it comes after an answer and a touch."
      return
    }
    (panel, scrolled) = (panel == .verdict ? .trace : .verdict, 0)
  }

  /// Keeps what was done so far as Swift.
  private mutating func record() {
    let swift = session.script.swift
    guard session.script.hasDeeds else {
      message = "There is nothing to write yet: touch the scene first."
      return
    }
    recordings = ["// \(session.experiment.id), touched live"] + swift
    panel = .recording
  }

  private mutating func answer(_ key: Character) {
    guard let number = key.wholeNumberValue, inquiry?.take(number) == true else {
      message = inquiry?.isOpen == true ? "Type one of the numbers." : "? shows what the keys do."
      return
    }
    // A run without a finger needs none of the reader's.
    if let asked = inquiry?.asked, inquiry?.step == .watching, !asked.isTouched {
      showBooksRun(of: asked)
    }
  }
}

/// A map on the terminal's screen.
struct DrawnMap {
  var map: SceneMap?
  var column = 0
  var row = 0
  /// What it was made of; while that is the same, so is the map.
  var made: Made?
  /// The rows of the trace, and the run and the form they were made of.
  var trace: (rows: TraceRows, run: Run, form: TraceRows.Form)?
  /// How many rows the panel has to show, and how many fit.
  var page = (all: 0, rows: 0, beginsAtEnd: true)

  struct Made: Equatable {
    var items: [Snapshot.Item]
    var places: [CGPoint]
    var fingers: [Int]
    var area: CGRect
    var columns: Int
    var rows: Int
  }
}
