import MiniUIKit
import Stage
import TestKit
import Testing

/// The one formatter of all numbers.
@Suite(.provedOnce(.stage), .ownThreads) struct NumberTests {
  static let numbers: [(Double, Int, String)] = [
    (0.0, 3, "0"), (-0.0, 3, "0"), (-0.0004, 3, "0"), (0.0005, 3, "0.001"), (-0.0005, 3, "-0.001"),
    (1.5, 0, "2"), (-1.5, 0, "-2"), (2.5, 0, "3"), (0.125, 2, "0.13"), (-0.125, 2, "-0.13"),
    (46, 3, "46"), (46.10, 3, "46.1"), (0.05, 3, "0.05"), (1e-9, 3, "0"),
    (123_456_789, 3, "123456789"),
    (0.016667, 6, "0.016667"), (1.0 / 3, 3, "0.333"), (2.0 / 3, 3, "0.667"), (0.9999, 3, "1"),
  ]

  @Test(arguments: numbers)
  func `numbers are rounded half away from zero, without trailing zeros and without -0`(
    value: Double, places: Int, text: String
  ) {
    let written = decimals(value, places)
    expectEqual(written, text)
  }

  @Test
  func `a number that is not finite is an error`() async {
    await #expect(processExitsWith: .failure) { _ = decimals(.nan) }
  }

  @Test
  func `points are written as their two coordinates`() {
    expectEqual(coordinates(CGPoint(x: 46, y: -0.5)), "(46, -0.5)")
  }
}

/// What a reader can vary.
@Suite(.provedOnce(.stage)) struct SettingsTests {
  private let parameters: [Parameter] = [
    .number("alpha", 1, in: 0...1, "blue's alpha"), .flag("hidden", false, "blue's isHidden"),
    .word("bring", "none", of: ["none", "back"], "brought to the front"),
  ]

  @Test
  func `a parameter says what is possible, and allows exactly that`() {
    expectLines(
      parameters.map { $0.possibilities }, ["a number from 0 to 1", "yes or no", "none, back"])
    expect(parameters[0].allows(.number(0)))
    expect(parameters[0].allows(.number(1)))
    expect(!parameters[0].allows(.number(1.001)))
    expect(!parameters[0].allows(.number(.nan)))
    expect(!parameters[0].allows(.flag(true)))
    expect(parameters[1].allows(.flag(true)))
    expect(!parameters[1].allows(.word("yes")))
    expect(parameters[2].allows(.word("back")))
    expect(!parameters[2].allows(.word("front")))
  }

  @Test
  func `a whole number takes no fractions`() {
    let moves = Parameter.whole("moves", 3, in: 0...10, "how many moves")
    expectEqual(moves.possibilities, "a whole number from 0 to 10")
    for (number, isAllowed) in [
      (0.0, true), (10, true), (2.5, false), (-1, false), (11, false), (.nan, false),
      (1e300, false),
    ] {
      expectEqual(moves.allows(.number(number)), isAllowed)
    }
  }

  @Test
  func `values are written as on the command line`() {
    let values: [Parameter.Value] = [.number(0.50), .flag(true), .flag(false), .word("back")]
    expectLines(values.map { $0.text }, ["0.5", "yes", "no", "back"])
  }

  @Test
  func `a run has the standard values where the reader chose none`() throws {
    var settings = Settings()
    settings.set("alpha", to: .number(0.5))
    settings.set("alpha", to: .number(0.25))
    let experiment = Experiment(
      "0A", "Parameters", parameters: parameters, touch: CGPoint(x: 1, y: 2)
    ) { stage throws(ScriptError) in try stage.finger.tap(at: stage.touch) }
    let run = try experiment.run(settings)
    expectEqual(run.stage.number("alpha"), 0.25)
    expectEqual(run.stage.flag("hidden"), false)
    expectEqual(run.stage.word("bring"), "none")
    expectEqual(run.stage.recording.touches, [CGPoint(x: 1, y: 2)])
    settings.touch = CGPoint(x: 3, y: 4)
    try expectEqual(experiment.run(settings).stage.recording.touches, [CGPoint(x: 3, y: 4)])
  }

  @Test
  func `settings are equal whatever the order in which they were set`() {
    var (first, second) = (Settings(), Settings())
    first.set("a", to: .number(1))
    first.set("b", to: .flag(true))
    second.set("b", to: .flag(true))
    #expect(first != second)
    second.set("a", to: .number(1))
    expectEqual(first, second)
    second.touch = .zero
    #expect(first != second)
  }
}
