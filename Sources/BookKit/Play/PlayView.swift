import MiniUIKit
import Stage

/// The terminal's screen while a scene is played: the scene, beside or below it the trace, below
/// both what is known of the last touch, and the keys.
struct PlayView {
  private let player: Player
  private let size: Terminal.Size
  private(set) var drawn: DrawnMap
  private var screen: Canvas

  private var session: LiveSession { player.session }

  /// The fewest characters a trace is worth reading in, beside and below the scene.
  private static let (leastColumns, leastRows) = (34, 6)
  /// The smallest terminal in which anything can be seen.
  private static let least = (columns: 44, rows: 14)

  init(of player: Player, in size: Terminal.Size) {
    (self.player, self.size, drawn) = (player, size, player.drawn)
    screen = Canvas(size)
  }

  /// Draws everything.
  mutating func canvas() -> Canvas {
    guard size.columns >= Self.least.columns, size.rows >= Self.least.rows else {
      drawn = DrawnMap()
      for (row, line) in wrapped("Make the terminal larger.", width: size.columns).enumerated() {
        screen.write(line, 0, row)
      }
      return screen
    }
    let facts = facts
    let body = 1..<max(2, size.rows - 1 - facts.count)
    drawTitle()
    drawBody(in: body)
    for (place, line) in facts.enumerated() {
      screen.write(line.name, 0, body.upperBound + place, .dim)
      screen.write(line.text, 9, body.upperBound + place)
    }
    var last = player.message
    if last.isEmpty {
      for key in PlayHelp.keys where last.count + key.count + 2 <= size.columns {
        last += last.isEmpty ? key : "  " + key
      }
    }
    screen.write(padded(last, size.columns), 0, size.rows - 1, .reversed)
    return screen
  }

  /// Name, time and pace.
  private mutating func drawTitle() {
    var state = session.clock + " s"
    if session.isPlaying { state = "script  " + state }
    if session.pace == .slow { state = "slow x10  " + state }
    if session.isPaused { state = "PAUSED  " + state }
    if player.finger == 2 { state = "finger 2  " + state }
    let column = max(0, size.columns - state.count)
    let title = "\(session.experiment.id)  \(session.experiment.title)"
    screen.write(title, 0, 0, .bold, before: column - 2)
    screen.write(state, column, 0, session.isPaused ? .reversed : .bold)
  }

  // MARK: - What is known of the last touch

  private var facts: [(name: String, text: String)] {
    let answer = session.lastHitTest.last?.what.dropFirst(3)
    var hit = session.hitOrder.joined(separator: ", ")
    if let answer { hit += " -> " + answer }
    let gestures = session.recognizers.filter { $0.isEnabled }.map { $0.name + " " + $0.state }
    var lines = [
      (name: "asked", text: hit), (name: "chain", text: session.chain.joined(separator: " > ")),
    ]
    if !gestures.isEmpty { lines.append(("gestures", gestures.joined(separator: ", "))) }
    let room = max(10, size.columns - 9)
    // Where there is room, a fact has two lines; always as many, so that the scene stays in place.
    let most = size.rows >= 24 ? 2 : 1
    return lines.flatMap { name, text in
      let parts = wrapped(text, width: room)
      return (0..<most).map { ($0 == 0 ? name : "", $0 < parts.count ? parts[$0] : "") }
    }
  }

  // MARK: - Scene and trace

  private mutating func drawBody(in rows: Range<Int>) {
    let area = player.shownArea
    let beside = (columns: max(8, size.columns - Self.leastColumns - 2), rows: rows.count)
    let below = (columns: size.columns, rows: max(4, rows.count - Self.leastRows))
    func scale(_ room: (columns: Int, rows: Int)) -> Double {
      max(Double(area.width) / Double(room.columns), Double(area.height) / Double(2 * room.rows))
    }
    let isBeside = scale(beside) <= scale(below)
    drawMap(area, isBeside ? beside : below, at: rows.lowerBound)
    guard let map = drawn.map else { return }
    if isBeside {
      let column = (map.rows.first?.count ?? 0) + 2
      drawPanel(column, rows)
      // Names that had no room, and why views cannot be touched, if there is room for that.
      for (row, line) in zip((rows.lowerBound + map.rows.count)..<rows.upperBound, map.legend) {
        screen.write(line, 0, row, .dim, before: column - 1)
      }
    } else {
      drawPanel(0, rows.lowerBound + map.rows.count..<rows.upperBound)
    }
  }

  private mutating func drawMap(_ area: CGRect, _ room: (columns: Int, rows: Int), at row: Int) {
    let made = DrawnMap.Made(
      items: session.screen.items, places: session.fingers.map { $0.location },
      fingers: session.fingers.map { $0.finger }, area: area, columns: room.columns,
      rows: room.rows)
    if drawn.made != made {
      drawn.map = session.map(of: area, columns: room.columns, rows: room.rows)
      drawn.made = made
    }
    (drawn.column, drawn.row) = (0, row)
    guard let map = drawn.map else { return }
    for (line, cells) in map.rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        var style = Style.plain
        if let color = cell.color {
          style = Style(ink: 0, paper: Self.pastel(color))
        }
        if cell.isFinger { style = Style(isBold: true, isReversed: true) }
        let character = Character(UnicodeScalar(cell.character))
        screen.write(String(character), column, row + line, style)
      }
    }
    if let cursor = player.cursor, let place = map.cell(of: cursor),
      !map.rows[place.row][place.column].isFinger
    {
      screen.write("+", place.column, row + place.row, Style(isBold: true, isReversed: true))
    }
  }

  /// A colour on which black can be read: mixed with white.
  private static func pastel(_ color: UIColor) -> UInt32 {
    var mixed: UInt32 = 0
    for shift: UInt32 in [24, 16, 8] {
      let part = (color.rgba >> shift) & 0xFF
      mixed = mixed << 8 | (part + 255) / 2
    }
    return mixed
  }

  private mutating func drawPanel(_ column: Int, _ rows: Range<Int>) {
    let width = size.columns - column
    switch player.panel {
    case .help: draw(PlayHelp.lines(width: width), column, rows)
    case .recording: draw(recording(width), column, rows)
    case .trace:
      if session.lines.isEmpty {
        draw(beforeTouch(width), column, rows)
      } else {
        drawTrace(column, rows)
      }
    }
  }

  private mutating func draw(_ lines: [String], _ column: Int, _ rows: Range<Int>) {
    for (row, line) in zip(rows, lines) { screen.write(line, column, row) }
  }

  /// The last lines of the trace, as many as there is room for.
  private mutating func drawTrace(_ column: Int, _ rows: Range<Int>) {
    let lines = session.lines
    var place = lines.count - player.scrolled
    var row = rows.upperBound - 1
    var shown: [TraceLine] = []
    while place > 0, shown.count < rows.count {
      place -= 1
      let line = lines[place]
      if player.kinds.isEmpty || player.kinds.contains(line.kind) { shown.append(line) }
    }
    // A trace that is short begins at the top.
    row = rows.lowerBound + shown.count - 1
    for line in shown {
      screen.write(line.text, column, row, Self.style(of: line))
      row -= 1
    }
  }

  /// Colour helps to find a kind again; the word says it, too.
  private static func style(of line: TraceLine) -> Style {
    switch line.kind {
    case "action", "row": .bold
    case "system": .dim
    default: .plain
    }
  }

  private func beforeTouch(_ width: Int) -> [String] {
    var lines = wrapped(
      "Touch the scene: the mouse is the finger. Or move one with the arrow keys; space puts it"
        + " down and lifts it.", width: width)
    if let verdict = player.verdict, let question = player.question {
      lines += [""] + question.verdict(on: verdict.choice, after: verdict.run, width: width)
    } else if let question = player.question {
      lines += [""] + question.text(width: width)
      lines += ["", "Type its number to predict."]
    }
    return lines
  }

  private func recording(_ width: Int) -> [String] {
    wrapped("What you did, as Swift. It is printed when you leave; y plays it.", width: width)
      + [""] + player.recordings.flatMap { fitted($0, width: width) }
  }
}
