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
    screen = Canvas(size, player.glyphs)
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
    drawn.page = (0, 0, true)
    drawBody(in: body)
    for (place, line) in facts.enumerated() {
      screen.write(line.name, 0, body.upperBound + place, .dim)
      screen.write(line.text, 9, body.upperBound + place)
    }
    var last = player.message
    if last.isEmpty {
      for key in PlayHelp.keys(shakes: session.experiment.answersShakes)
      where last.count + key.count + 2 <= size.columns {
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
    if let answer { hit += (player.glyphs == .box ? " → " : " -> ") + answer }
    let gestures = session.recognizers.filter { $0.isEnabled }.map { $0.name + " " + $0.state }
    var lines = [
      (name: "asked", text: hit),
      (name: "chain", text: session.chain.joined(separator: player.glyphs.link)),
    ]
    if !gestures.isEmpty { lines.append(("gestures", gestures.joined(separator: ", "))) }
    // While the question is open, nothing is told of the run.
    if player.inquiry?.isOpen == true { lines = lines.map { ($0.name, "") } }
    let room = max(10, size.columns - 9)
    // Where there is room, a fact has two lines; always as many, so that the scene stays in place.
    let most = size.rows >= 30 ? 2 : 1
    return lines.flatMap { name, text in
      let parts = wrapped(text, width: room)
      return (0..<most).map { row in
        let isCut = row == most - 1 && parts.count > most
        let part = row < parts.count ? parts[row] : ""
        return (row == 0 ? name : "", isCut ? part.prefix(room - 4) + " ..." : part)
      }
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
    if player.panel == .help {
      // It needs more room than there is beside a scene; so it takes all.
      return drawPaged(PlayHelp.lines(width: size.columns), 0, rows)
    }
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
        screen.write(
          String(character(of: cell, column, line, map)), column, row + line, style)
      }
    }
    if let place = player.inquiry?.place.flatMap({ map.cell(of: $0) }),
      !map.rows[place.row][place.column].isFinger
    {
      screen.write("x", place.column, row + place.row, Style(isBold: true, isReversed: true))
    }
    if let cursor = player.cursor, let place = map.cell(of: cursor),
      !map.rows[place.row][place.column].isFinger
    {
      screen.write("+", place.column, row + place.row, Style(isBold: true, isReversed: true))
    }
  }

  /// The character of a cell: for an outline, where the terminal can, a line that meets the others
  /// of its view.
  private func character(
    of cell: SceneMap.Cell, _ column: Int, _ row: Int, _ map: SceneMap
  ) -> Character {
    let plain = Character(UnicodeScalar(cell.character))
    let strokes = Array("+-|".utf8)
    guard player.glyphs == .box, cell.outline == cell.character, strokes.contains(cell.character)
    else { return plain }
    func meets(_ column: Int, _ row: Int) -> Bool {
      guard map.rows.indices.contains(row), map.rows[row].indices.contains(column) else {
        return false
      }
      let other = map.rows[row][column]
      return other.view == cell.view && other.outline != nil
    }
    switch plain {
    case "-": return "─"
    case "|": return "│"
    default:
      return Glyphs.joint(
        up: meets(column, row - 1), down: meets(column, row + 1), left: meets(column - 1, row),
        right: meets(column + 1, row))
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
    case .help: break
    case .recording: drawPaged(recording(width), column, rows)
    case .verdict:
      let text = player.inquiry?.text(width: width, glyphs: player.glyphs) ?? []
      // Below the verdict the trace, if enough of it is seen.
      let rest = rows.count - text.count - 1
      guard rest >= Self.leastRows else { return drawPaged(text, column, rows) }
      draw(text, column, rows)
      drawTrace(column, rows.upperBound - rest..<rows.upperBound)
    case .trace:
      if let text = beforeTouch(width) {
        drawPaged(text, column, rows)
      } else {
        drawTrace(column, rows)
      }
    }
  }

  private mutating func draw(_ lines: [String], _ column: Int, _ rows: Range<Int>) {
    for (row, line) in zip(rows, lines) { screen.write(line, column, row) }
  }

  /// Lines from the top; if they do not fit, a page of them.
  private mutating func drawPaged(_ lines: [String], _ column: Int, _ rows: Range<Int>) {
    guard lines.count > rows.count, rows.count > 1 else { return draw(lines, column, rows) }
    let page = rows.count - 1
    drawn.page = (lines.count, page, false)
    let start = min(player.scrolled, lines.count - page)
    draw(Array(lines[start..<start + page]), column, rows.lowerBound..<rows.upperBound - 1)
    tellPage(start, page, of: lines.count, column, rows.upperBound - 1)
  }

  private mutating func tellPage(
    _ start: Int, _ page: Int, of all: Int, _ column: Int, _ row: Int
  ) {
    screen.write(
      "rows \(start + 1)-\(start + page) of \(all)  [ back  ] on", column, row, .dim)
  }

  /// The last rows of the trace, as many as there is room for, or a page further up.
  private mutating func drawTrace(_ column: Int, _ rows: Range<Int>) {
    let form = TraceRows.Form(
      width: size.columns - column, kinds: player.kinds, foldsChain: player.foldsChain,
      glyphs: player.glyphs)
    if drawn.trace?.run !== session.run || drawn.trace?.form != form {
      drawn.trace = (TraceRows(form), session.run, form)
    }
    let lines = session.lines
    drawn.trace?.rows.read(lines)
    let all = drawn.trace?.rows.rows ?? []
    let isLong = all.count > rows.count && rows.count > 1
    let page = isLong ? rows.count - 1 : rows.count
    if isLong { drawn.page = (all.count, page, true) }
    let end = all.count - min(player.scrolled, max(0, all.count - page))
    var start = max(0, end - page)
    let proof = player.inquiry?.proof.flatMap { place in all.last { $0.line <= place }?.line }
    // Below a verdict stands the line that proves it.
    if player.panel == .verdict, player.scrolled == 0,
      let place = all.firstIndex(where: { $0.line == proof })
    {
      start = min(start, max(0, place - 2))
    }
    let shown = all[start..<min(all.count, start + page)]
    for (row, line) in zip(rows, shown) {
      screen.write(
        line.text, column, row,
        line.line == proof && !line.kind.isEmpty ? .reversed : Self.style(of: line))
    }
    if isLong { tellPage(start, shown.count, of: all.count, column, rows.upperBound - 1) }
  }

  /// Colour helps to find a kind again; the word says it, too.
  private static func style(of row: TraceRows.Row) -> Style {
    switch row.kind {
    case "action", "row": .bold
    case "system", "": .dim
    default: .plain
    }
  }

  /// What stands in the trace's place before there is one; nil if the trace is to be shown.
  private func beforeTouch(_ width: Int) -> [String]? {
    if let inquiry = player.inquiry {
      if inquiry.isOpen || (inquiry.step == .watching && !isTouched) {
        return inquiry.text(width: width, glyphs: player.glyphs)
      }
    }
    // Some scenes have a past of their own, and what it left in the trace is worth its place.
    guard !isTouched, !session.lines.contains(where: { isShown($0.kind) }) else { return nil }
    return wrapped(
      "Touch the scene: the mouse is the finger. Or move one with the arrow keys; space puts it"
        + " down and lifts it."
        + (session.experiment.answersShakes ? " k shakes the phone." : ""), width: width)
  }

  private func isShown(_ kind: String) -> Bool {
    player.kinds.isEmpty || player.kinds.contains(kind)
  }

  /// Whether something has been done on the scene.
  private var isTouched: Bool {
    session.script.hasDeeds || !session.fingers.isEmpty || session.isPlaying
  }

  private func recording(_ width: Int) -> [String] {
    wrapped("What you did, as Swift. It is printed when you leave; y plays it.", width: width)
      + [""] + player.recordings.flatMap { fitted($0, width: width) }
  }
}
