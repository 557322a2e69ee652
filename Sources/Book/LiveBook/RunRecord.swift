import MiniUIKit
public import Stage

/// Everything a figure that lives shows of one run: its lines with all their facts, and the scene,
/// fingers and recognizers at every moment.
///
/// Words are numbered, times are differences, and of the scene there is only what changes: a third
/// of a page's data would be names otherwise. `Sources/Book/BookSite/Page/script/data.js` unpacks it.
public struct RunRecord {
  private let run: Run
  private let settings: Settings
  private let asked: AskedRun?
  /// How many lines of the trace are left out at its beginning.
  private let first: Int
  private var words: [String] = []
  private var numbers: [String: Int] = [:]
  private var different: [String] = []
  private var places: [String: Int] = [:]

  /// Makes the record of a run.
  ///
  /// - Parameters:
  ///   - run: A run that was filmed.
  ///   - settings: What the reader varied of it.
  ///   - asked: The run that the experiment's question is about; nil if there is no question.
  ///   - most: How many lines it has at most; of a longer run it has the last ones.
  public init(of run: Run, _ settings: Settings = Settings(), asked: AskedRun?, most: Int = .max) {
    (self.run, self.settings, self.asked) = (run, settings, asked)
    first = max(0, run.lines.count - most)
  }

  /// The frames from the first line that is not left out; the scene before it is the first of them.
  private var frames: [Film.Frame] {
    let all = run.stage.recording.film?.frames ?? []
    let start = all.lastIndex { $0.line < first } ?? 0
    return all[start...].map { frame in
      var frame = frame
      frame.line = max(frame.line - first, -1)
      return frame
    }
  }

  /// What fingers did from the first line that is not left out.
  private var reports: [Film.Report] {
    let all = run.stage.recording.film?.reports ?? []
    let start = all.lastIndex { $0.line < first }.map { $0 + 1 } ?? 0
    return all[start...].map { report in
      var report = report
      report.line -= first
      return report
    }
  }

  /// The record as one object of JSON.
  public var json: String {
    var record = self
    return record.object()
  }

  private mutating func object() -> String {
    let (experiment, stage) = (run.experiment, run.stage)
    let touch = settings.touch ?? experiment.touch
    let recording = stage.recording
    var pairs: [(key: String, value: String)] = [
      ("id", JSON.text(experiment.id)), ("title", JSON.text(experiment.title)),
      ("kinds", JSON.texts(experiment.kinds)),
      ("showsChain", experiment.showsChain ? "true" : "false"),
      ("parameters", JSON.array(experiment.parameters.map { LivePage.facts(of: $0) })),
      (
        "settings",
        JSON.object(
          experiment.parameters.map { parameter in
            let chosen = settings.values.first { $0.name == parameter.name }?.value
            return (key: parameter.name, value: JSON.text((chosen ?? parameter.standard).text))
          })
      ),
      ("touch", touch.map { LivePage.point($0) } ?? "null"),
      ("standardTouch", experiment.touch.map { LivePage.point($0) } ?? "null"),
      ("screen", LivePage.point(CGPoint(x: screen.width, y: screen.height))), ("area", area),
      ("lines", lines()), ("frames", Self.frames(frames)),
      ("fingers", fingers),
      ("recognizers", JSON.array(recognizers)),
      ("chain", JSON.texts(recording.latestChain)),
      (
        "tables",
        JSON.array(
          recording.tables.map { table in
            JSON.object(
              [
                ("title", JSON.text(table.title)),
                ("rows", JSON.array(table.rows.map { JSON.texts($0) })),
              ] + (table.hasHeading ? [] : [("isPlain", "true")]))
          })
      ),
      ("end", decimals(Clock.seconds(stage.phone.clock.now), 6)),
    ]
    if first > 0 {
      pairs.append(("before", String(first)))
    } else if let asked {
      pairs.append(("prediction", prediction(asked)))
    }
    pairs += [("different", JSON.array(different)), ("words", JSON.texts(words))]
    return JSON.object(pairs)
  }

  private var screen: CGSize { run.stage.phone.screenSize }

  /// The part of the screen on which something is at any moment.
  ///
  /// What fills the screen does not count if everything else needs less than half of it.
  private var area: String {
    let whole = CGRect(origin: .zero, size: screen)
    let small = union { $0.filter { $0.frame != whole } }
    let area = small.height < whole.height / 2 ? small : union { $0 }
    return "[" + LivePage.numbers([area.minX, area.minY, area.width, area.height]) + "]"
  }

  /// What the views and the fingers of all moments need.
  private func union(_ chosen: ([Snapshot.Item]) -> [Snapshot.Item]) -> CGRect {
    let places = reports.map { $0.contact.location }
    let areas = frames.map { Snapshot(screen, chosen($0.items)).area(with: places) }
    guard let first = areas.first else { return CGRect(origin: .zero, size: screen) }
    return areas.dropFirst().reduce(first) { Self.around($0, $1) }
  }

  private static func around(_ a: CGRect, _ b: CGRect) -> CGRect {
    let (left, top) = (min(a.minX, b.minX), min(a.minY, b.minY))
    let (right, bottom) = (max(a.maxX, b.maxX), max(a.maxY, b.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: - Lines

  private mutating func word(_ text: String) -> String {
    if let number = numbers[text] { return String(number) }
    numbers[text] = words.count
    words.append(text)
    return String(words.count - 1)
  }

  /// How much later each line is, and which of the different lines it is.
  private mutating func lines() -> String {
    var time: Microseconds = 0
    var result: [String] = []
    for line in run.lines.dropFirst(first) {
      var cells = [word(line.kind), word(line.who), word(line.what)]
      if line.depth > 0 || !line.details.isEmpty { cells.append(String(line.depth)) }
      for detail in line.details { cells += [word(detail.key), word(detail.value)] }
      let text = JSON.array(cells)
      if places[text] == nil {
        places[text] = different.count
        different.append(text)
      }
      result += [String(line.time - time), String(places[text] ?? 0)]
      time = line.time
    }
    return JSON.array(result)
  }

  // MARK: - Scene

  /// Each moment at which something looks different: the place of the line, the views as a list or
  /// what has changed of them, how far some have moved, and where content begins now.
  private static func frames(_ frames: [Film.Frame]) -> String {
    var before: [Snapshot.Item] = []
    var result: [String] = []
    for frame in frames {
      let items = frame.items
      var cells = [String(frame.line)]
      if before.count == items.count, !before.isEmpty,
        zip(before, items).allSatisfy({ $0.name == $1.name && $0.depth == $1.depth })
      {
        cells += changes(from: before, to: items)
      } else {
        // A view that was there before and has not changed is its place in the list before.
        cells.append(
          JSON.array(
            items.map { item in
              before.firstIndex { item == $0 }.map { String($0) } ?? packed(item)
            }))
      }
      result.append(JSON.array(cells))
      before = items
    }
    return JSON.array(result)
  }

  private static func changes(from old: [Snapshot.Item], to new: [Snapshot.Item]) -> [String] {
    var changed: [String] = []
    var moves: [(way: String, ranges: [(first: Int, last: Int)])] = []
    var offsets: [String] = []
    for (index, item) in new.enumerated() where item != old[index] {
      var same = old[index]
      same.offset = item.offset
      if same == item, let offset = item.offset {
        offsets.append("[" + String(index) + "," + LivePage.numbers([offset.x, offset.y]) + "]")
      } else if let way = way(from: old[index], to: item) {
        let place = moves.firstIndex { $0.way == way } ?? moves.endIndex
        if place == moves.endIndex { moves.append((way, [])) }
        if let last = moves[place].ranges.last, last.last == index - 1 {
          moves[place].ranges[moves[place].ranges.count - 1].last = index
        } else {
          moves[place].ranges.append((index, index))
        }
      } else {
        changed.append("[" + String(index) + "," + packed(item) + "]")
      }
    }
    let moved = moves.map { move in
      "[" + move.way
        + move.ranges.map { "," + String($0.first) + "," + String($0.last) }.joined() + "]"
    }
    return ["0", JSON.array(changed), JSON.array(moved), JSON.array(offsets)]
  }

  /// How far a view has moved that is the same otherwise, in x and y; nil for any other change.
  ///
  /// It is the difference of what is written, so that a page that adds up comes to what is written.
  private static func way(from old: Snapshot.Item, to new: Snapshot.Item) -> String? {
    var moved = old
    moved.corners = new.corners
    guard moved == new else { return nil }
    var way: (x: Int, y: Int)?
    for (from, to) in zip(old.corners, new.corners) {
      let step = (
        x: hundredths(to.x) - hundredths(from.x), y: hundredths(to.y) - hundredths(from.y)
      )
      if let way, way != step { return nil }
      way = step
    }
    return way.map {
      decimals(Double($0.x) / 100, 2) + "," + decimals(Double($0.y) / 100, 2)
    }
  }

  private static func hundredths(_ value: CGFloat) -> Int {
    let scaled = Double(value) * 100
    return Int(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// Name, depth, corners, family of its colour, and what else is to be said.
  private static func packed(_ item: Snapshot.Item) -> String {
    let corners = item.corners
    let points: [CGFloat] = corners.flatMap { [$0.x, $0.y] }
    let isPlain =
      item.isUpright && corners[0].x == corners[3].x && corners[0].y == corners[1].y
      && corners[0].x <= corners[1].x && corners[0].y <= corners[3].y
    let place = isPlain ? [corners[0].x, corners[0].y, corners[2].x, corners[2].y] : points
    var cells = [
      JSON.text(item.name), String(item.depth),
      "[" + LivePage.numbers(place) + "]", JSON.text(ColorFamily(item.color).rawValue),
    ]
    var facts: [(key: String, value: String)] = []
    if !item.isNamed { facts.append(("plain", "1")) }
    if let clip = item.clip {
      facts.append(
        ("clip", "[" + LivePage.numbers([clip.minX, clip.minY, clip.width, clip.height]) + "]"))
    }
    if let off = item.off { facts.append(("off", JSON.text(off))) }
    if item.isInvisible { facts.append(("unseen", "1")) }
    if !item.states.isEmpty { facts.append(("states", JSON.texts(item.states))) }
    if let offset = item.offset { facts.append(("offset", LivePage.point(offset))) }
    if !facts.isEmpty { cells.append(JSON.object(facts)) }
    return JSON.array(cells)
  }

  // MARK: - Fingers, recognizers, question

  private var fingers: String {
    JSON.array(
      reports.map { report in
        let change =
          switch report.contact.change {
          case .down: "0"
          case .moved: "1"
          case .up: "2"
          case .cancelled: "3"
          }
        return "["
          + [
            String(report.line), String(report.time), String(report.contact.finger), change,
            LivePage.numbers([report.contact.location.x, report.contact.location.y]),
          ].joined(separator: ",") + "]"
      })
  }

  private var recognizers: [String] {
    run.recognizers.map { fact in
      JSON.object([
        ("name", JSON.text(fact.name)), ("view", JSON.text(fact.view)),
        ("state", JSON.text(fact.state)), ("on", fact.isEnabled ? "true" : "false"),
      ])
    }
  }

  private func prediction(_ asked: AskedRun) -> String {
    let (question, reply) = (asked.prediction, asked.reply(of: run))
    var pairs: [(key: String, value: String)] = [
      ("question", JSON.text(question.question)),
      (
        "choices",
        JSON.array(
          question.choices.map {
            JSON.object([("answer", JSON.text($0.answer)), ("reason", JSON.text($0.reason))])
          })
      ),
      ("outcome", JSON.text(reply.outcome)), ("right", JSON.text(asked.right)),
    ]
    if let difference = reply.difference { pairs.append(("difference", JSON.text(difference))) }
    if let proof = reply.proof { pairs.append(("proof", String(proof))) }
    return JSON.object(pairs)
  }
}
