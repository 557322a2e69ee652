import BookKit
import MiniUIKit
import Stage
import TestKit
import Testing

/// What a reader may do to a run: touch any place of the screen, and turn every parameter as far as
/// it goes.
@Suite(.provedOnce(.book), .enabled(if: !chapters.isEmpty, "there is no chapter yet"))
struct VariedRunsTests {
  /// Two corners of the screen, two places where chapters have views, and one where few have any.
  static let places = [
    CGPoint(x: 0, y: 0), CGPoint(x: 374.5, y: 811.5), CGPoint(x: 105, y: 240),
    CGPoint(x: 270, y: 240), CGPoint(x: 300, y: 600),
  ]

  @Test(arguments: EveryRun.some(of: chapters.flatMap { $0.experiments.map(\.id) }))
  func `a run can be touched anywhere and built anyhow`(id: String) throws {
    let experiment = try #require(
      chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
    for settings in variations(of: experiment) {
      let run = try experiment.run(settings)
      let isTouchedElsewhere = settings.touch != nil
      // Maps and figures take longest; where only the touch differs, they are known to be drawable.
      let lines = isTouchedElsewhere ? run.trace() : run.text()
      expectEqual(lines.filter { $0.count > 72 }, [], "\(words(settings))")
      guard !isTouchedElsewhere else { continue }
      try expectEqual(experiment.run(settings).json, run.json, "\(words(settings))")
      if !experiment.pictures.contains(.hits) {
        expect(run.figures.allSatisfy { !$0.svg.isEmpty }, "\(words(settings))")
      }
    }
  }

  /// Each place, each bound alone, all lower and all upper bounds together, and these two touched at
  /// a corner and beside everything.
  private func variations(of experiment: Experiment) -> [Settings] {
    var variations = [Settings()]
    var (lowest, highest) = (Settings(), Settings())
    for parameter in experiment.parameters {
      let values = bounds(of: parameter)
      for value in values {
        var one = Settings()
        one.set(parameter.name, to: value)
        variations.append(one)
      }
      if let first = values.first, let last = values.last {
        lowest.set(parameter.name, to: first)
        highest.set(parameter.name, to: last)
      }
    }
    if experiment.parameters.count > 1 { variations += [lowest, highest] }
    guard experiment.touch != nil else { return variations }
    func touched(_ settings: Settings, at places: [CGPoint]) -> [Settings] {
      places.map { place in
        var settings = settings
        settings.touch = place
        return settings
      }
    }
    variations += touched(Settings(), at: Self.places)
    guard !experiment.parameters.isEmpty else { return variations }
    let two = [Self.places[1], Self.places[4]]
    return variations + touched(lowest, at: two) + touched(highest, at: two)
  }

  private func bounds(of parameter: Parameter) -> [Parameter.Value] {
    switch parameter.range {
    case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
    case .wholeNumbers(let range):
      [.number(Double(range.lowerBound)), .number(Double(range.upperBound))]
    case .flag: [.flag(false), .flag(true)]
    case .words(let words): words.map { .word($0) }
    }
  }

  /// The settings as they would be typed.
  private func words(_ settings: Settings) -> String {
    let touch = settings.touch.map { ["--touch \(decimals($0.x)),\(decimals($0.y))"] } ?? []
    return (settings.values.map { "--\($0.name) \($0.value.text)" } + touch).joined(separator: " ")
  }
}
