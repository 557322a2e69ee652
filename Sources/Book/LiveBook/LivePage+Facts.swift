import MiniUIKit
import Stage

// What a page is told, as JSON.

extension LivePage {
  /// The chapters with their experiments.
  var book: String {
    JSON.array(
      liveBook.map { chapter in
        JSON.object([
          ("number", decimals(Double(chapter.number))), ("title", JSON.text(chapter.title)),
          ("folder", JSON.text(chapter.folder)),
          (
            "experiments",
            JSON.array(
              chapter.experiments.map {
                JSON.object([("id", JSON.text($0.id)), ("title", JSON.text($0.title))])
              })
          ),
        ])
      })
  }

  /// An experiment with its parameters and its question.
  func facts(of experiment: Experiment, _ asked: AskedRun?) -> String {
    var pairs: [(key: String, value: String)] = [
      ("id", JSON.text(experiment.id)), ("title", JSON.text(experiment.title)),
      ("kinds", JSON.texts(experiment.kinds)),
      ("parameters", JSON.array(experiment.parameters.map { Self.facts(of: $0) })),
      ("touch", experiment.touch.map { Self.point($0) } ?? "null"),
    ]
    if let asked {
      let (question, right) = (asked.prediction, asked.right)
      let choices = question.choices.map {
        JSON.object([("answer", JSON.text($0.answer)), ("reason", JSON.text($0.reason))])
      }
      pairs.append(
        (
          "prediction",
          JSON.object([
            ("question", JSON.text(question.question)), ("choices", JSON.array(choices)),
            ("right", JSON.text(right)),
          ])
        ))
    }
    return JSON.object(pairs)
  }

  static func facts(of parameter: Parameter) -> String {
    var pairs: [(key: String, value: String)] = [
      ("name", JSON.text(parameter.name)), ("help", JSON.text(parameter.help)),
      ("standard", JSON.text(parameter.standard.text)),
    ]
    switch parameter.range {
    case .numbers(let range):
      pairs.append(("from", decimals(range.lowerBound, 6)))
      pairs.append(("to", decimals(range.upperBound, 6)))
    case .wholeNumbers(let range):
      pairs.append(("from", String(range.lowerBound)))
      pairs.append(("to", String(range.upperBound)))
      pairs.append(("step", "1"))
    case .flag: pairs.append(("words", JSON.texts(["no", "yes"])))
    case .words(let words): pairs.append(("words", JSON.texts(words)))
    }
    return JSON.object(pairs)
  }

  /// The screen, and the part of it on which something is: what a page shows of a new scene.
  func place(of session: LiveSession) -> String {
    let (screen, area) = (session.stage.phone.screenSize, session.area)
    return JSON.object([
      ("screen", "[" + Self.numbers([screen.width, screen.height]) + "]"),
      ("area", "[" + Self.numbers([area.minX, area.minY, area.width, area.height]) + "]"),
    ])
  }

  /// What a page draws: the scene as it is, and the lines of the trace it has not shown yet.
  ///
  /// - Parameters:
  ///   - session: The open experiment.
  ///   - count: How many lines the page has shown.
  /// - Returns: One object.
  func state(of session: LiveSession, after count: Int) -> String {
    let lines = session.lines
    let fingers = session.fingers.map { finger, point in
      "[" + String(finger) + "," + Self.numbers([point.x, point.y]) + "]"
    }
    return JSON.object([
      ("clock", JSON.text(session.clock)), ("count", String(lines.count)),
      ("paused", session.isPaused ? "true" : "false"),
      ("playing", session.isPlaying ? "true" : "false"),
      ("items", JSON.array(session.screen.items.map { Self.facts(of: $0) })),
      ("fingers", JSON.array(fingers)),
      ("asked", JSON.texts(session.hitOrder)),
      ("chain", JSON.texts(session.chain)),
      (
        "recognizers",
        JSON.array(
          session.recognizers.map {
            JSON.texts([$0.name, $0.state, $0.isEnabled ? "on" : "off"])
          })
      ),
      (
        "lines",
        JSON.array(
          lines.dropFirst(count).map { JSON.texts([$0.kind, $0.who, $0.what, $0.text]) })
      ),
    ])
  }

  private static func facts(of item: Snapshot.Item) -> String {
    var pairs: [(key: String, value: String)] = [
      ("name", JSON.text(item.name)), ("depth", String(item.depth)),
      ("corners", "[" + numbers(item.corners.flatMap { [$0.x, $0.y] }) + "]"),
    ]
    if !item.isNamed { pairs.append(("plain", "true")) }
    if let clip = item.clip {
      pairs.append(("clip", "[" + numbers([clip.minX, clip.minY, clip.width, clip.height]) + "]"))
    }
    if let color = item.color, color.rgba & 0xFF != 0 {
      pairs.append(("color", String(color.rgba >> 8)))
    }
    if let off = item.off { pairs.append(("off", JSON.text(off))) }
    if item.isInvisible { pairs.append(("unseen", "true")) }
    if !item.states.isEmpty { pairs.append(("states", JSON.texts(item.states))) }
    return JSON.object(pairs)
  }

  static func numbers(_ values: [CGFloat]) -> String {
    values.map { decimals(Double($0), 2) }.joined(separator: ",")
  }

  static func point(_ point: CGPoint) -> String { "[" + numbers([point.x, point.y]) + "]" }
}
