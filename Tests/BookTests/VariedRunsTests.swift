import BookKit
import MiniUIKit
import Stage
import Testing

/// What a reader may do to a run: touch any place of the screen, and turn every parameter as far as
/// it goes.
@Suite(.enabled(if: !chapters.isEmpty, "there is no chapter yet"))
struct VariedRunsTests {
  /// The screen's corners and middle, places where chapters have views, and one where none has any.
  static let places: [CGPoint] = [
    CGPoint(x: 0, y: 0), CGPoint(x: 374.5, y: 0), CGPoint(x: 0, y: 811.5),
    CGPoint(x: 374.5, y: 811.5), CGPoint(x: 187, y: 406), CGPoint(x: 100, y: 100),
    CGPoint(x: 105, y: 240), CGPoint(x: 270, y: 240), CGPoint(x: 300, y: 600),
  ]

  @Test(arguments: chapters.flatMap { $0.experiments.map(\.id) })
  func `a run can be touched anywhere and built anyhow`(id: String) throws {
    let experiment = try #require(
      chapters.lazy.flatMap { $0.experiments }.first { $0.id == id })
    for settings in variations(of: experiment) {
      let run = try experiment.run(settings)
      let (text, json) = (run.text(), run.json)
      #expect(text.filter { $0.count > 72 } == [], "\(words(settings))")
      let again = try experiment.run(settings)
      #expect(again.text() == text, "\(words(settings))")
      #expect(again.json == json, "\(words(settings))")
      #expect(again.figures.map(\.svg) == run.figures.map(\.svg), "\(words(settings))")
    }
  }

  /// Each bound alone, all lower and all upper bounds together, and each of these touched anywhere.
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
    variations += [lowest, highest]
    guard experiment.touch != nil else { return variations }
    return variations
      + [Settings(), lowest, highest].flatMap { settings in
        Self.places.map { place in
          var settings = settings
          settings.touch = place
          return settings
        }
      }
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
