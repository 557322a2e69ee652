import MiniUIKit

extension Run {
  /// The whole trace as JSON Lines: one object a line, the keys always in the same order.
  public var json: [String] {
    lines.map { line in
      JSON.object(
        [
          ("experiment", JSON.text(experiment.id)),
          ("t", decimals(Clock.seconds(line.time), 6)),
          ("kind", JSON.text(line.kind)), ("who", JSON.text(line.who)),
          ("what", JSON.text(line.what)),
        ] + line.details.map { ($0.key, JSON.text($0.value)) })
    }
  }
}
