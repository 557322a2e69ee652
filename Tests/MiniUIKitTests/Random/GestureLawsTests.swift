import MiniUIKit
import TestKit
import Testing

@testable import RandomScenes

/// The checker of the random scenes finds what is wrong in traces that are broken on purpose.
@Suite(.provedOnce(.engine)) struct GestureLawsTests {
  /// A tap, its view, and a pan that fails.
  private static let tap: [GestureFact] = [
    .recognizer(1, .began, touch: 1), .recognizer(2, .began, touch: 1), .view(1, .began, touch: 1),
    .turnOver(possible: [1, 2]),
    .recognizer(1, .ended, touch: 1), .recognizer(2, .ended, touch: 1), .state(2, .failed),
    .state(1, .ended, touches: [1]), .action(1, .ended), .view(1, .cancelled, touch: 1),
    .state(1, .possible), .state(2, .possible), .turnOver(), .rest(),
  ]

  /// A drag.
  private static let drag: [GestureFact] = [
    .recognizer(1, .began, touch: 1), .recognizer(2, .began, touch: 1), .view(1, .began, touch: 1),
    .turnOver(possible: [1, 2]),
    .recognizer(1, .moved, touch: 1), .recognizer(2, .moved, touch: 1),
    .state(1, .began, touches: [1]), .state(2, .failed), .action(1, .began),
    .view(1, .cancelled, touch: 1), .state(2, .possible), .turnOver(),
    .recognizer(1, .moved, touch: 1), .state(1, .changed, touches: [1]), .action(1, .changed),
    .turnOver(),
    .recognizer(1, .ended, touch: 1), .state(1, .ended, touches: [1]), .action(1, .ended),
    .state(1, .possible), .turnOver(), .rest(),
  ]

  /// A broken trace, and the law that it breaks.
  private static let broken: [(law: String, facts: [GestureFact])] = [
    ("began first", [.view(1, .moved, touch: 1)]),
    ("began first", [.recognizer(1, .ended, touch: 1)]),
    ("began once", [.view(1, .began, touch: 1), .view(1, .began, touch: 1)]),
    (
      "nothing after the end",
      [.view(1, .began, touch: 1), .view(1, .cancelled, touch: 1), .view(1, .ended, touch: 1)]
    ),
    (
      "nothing after the end",
      [
        .recognizer(1, .began, touch: 1), .recognizer(1, .ended, touch: 1),
        .recognizer(1, .cancelled, touch: 1),
      ]
    ),
    (
      "taken",
      [
        .recognizer(1, .began, touch: 1), .view(1, .began, touch: 1),
        .state(1, .began, touches: [1]), .view(1, .moved, touch: 1),
      ]
    ),
    (
      "reset",
      [
        .recognizer(1, .began, touch: 1), .state(1, .failed), .state(1, .possible),
        .recognizer(1, .moved, touch: 1),
      ]
    ),
    (
      "over",
      [.recognizer(1, .began, touch: 1), .state(1, .failed), .recognizer(1, .moved, touch: 1)]
    ),
    ("transition", [.state(1, .changed)]),
    ("transition", [.state(1, .cancelled)]),
    ("transition", [.state(1, .possible)]),
    ("transition", [.state(1, .failed), .state(1, .began)]),
    ("transition", [.state(1, .began), .state(1, .failed)]),
    ("transition", [.state(1, .began), .state(1, .began)]),
    ("waits", [.state(1, .ended, obstacle: 2)]),
    (
      "excluded",
      [
        .recognizer(1, .began, touch: 1), .recognizer(2, .began, touch: 1),
        .state(1, .ended, touches: [1]), .state(2, .ended, touches: [1]),
      ]
    ),
    (
      "excluded",
      [
        .state(1, .began), .action(1, .began), .turnOver(), .recognizer(2, .began, touch: 2),
        .state(2, .began, touches: [2]),
      ]
    ),
    ("left over", [.state(1, .began), .action(1, .began), .turnOver(possible: [2])]),
    ("action", [.action(1, .ended)]),
    ("action", [.state(1, .ended), .action(1, .began)]),
    ("untold", [.state(1, .ended), .turnOver()]),
    ("forgotten", [.turnOver(forgotten: [1])]),
    ("at rest", [.rest(working: [1])]),
    ("at rest", [.rest(held: [1])]),
    ("at rest", [.state(1, .failed), .rest()]),
    ("at rest", [.view(1, .began, touch: 1), .rest()]),
  ]

  @Test(arguments: broken.indices)
  func `a broken trace breaks its law`(number: Int) {
    let (law, facts) = Self.broken[number]
    let violations = GestureLaws.violations(facts)
    expect(violations.contains { $0.hasPrefix(law + ":") }, "\(violations)")
  }

  /// Who recognizes fingers that came down after another's end.
  private static let later: [GestureFact] = [
    .recognizer(1, .began, touch: 1), .recognizer(1, .ended, touch: 1),
    .state(1, .ended, touches: [1]), .action(1, .ended), .state(1, .possible),
    .recognizer(2, .began, touch: 2), .recognizer(2, .ended, touch: 2),
    .state(2, .ended, touches: [2]), .action(2, .ended), .state(2, .possible),
    .turnOver(), .rest(),
  ]

  /// Who has waited without a finger takes no part in the next event, though it is of the same turn.
  private static let waited: [GestureFact] = [
    .recognizer(1, .began, touch: 1), .recognizer(1, .ended, touch: 1), .eventOver,
    .recognizer(2, .began, touch: 2), .state(2, .began, touches: [2]), .action(2, .began),
    .state(1, .ended, touches: [1]), .action(1, .ended), .state(1, .possible), .eventOver,
    .recognizer(2, .ended, touch: 2), .state(2, .ended, touches: [2]), .action(2, .ended),
    .state(2, .possible), .turnOver(), .rest(),
  ]

  /// A view that comes beneath another one while its recognizer is asked.
  private static let moved: [GestureFact] = [
    .recognizer(1, .began, touch: 1), .state(1, .began, touches: [1]), .action(1, .began),
    .recognizer(2, .began, touch: 2), .reparented, .state(2, .ended, touches: [2]),
    .action(2, .ended), .state(2, .possible), .recognizer(1, .ended, touch: 1),
    .state(1, .ended, touches: [1]), .action(1, .ended), .state(1, .possible), .turnOver(), .rest(),
  ]

  /// A view that comes beneath another one after its recognizer is over, while a finger is down there.
  private static let movedAfter: [GestureFact] = [
    .recognizer(1, .began, touch: 1), .recognizer(2, .began, touch: 2),
    .recognizer(1, .ended, touch: 1), .state(1, .ended, touches: [1]), .action(1, .ended),
    .reparented, .state(1, .possible), .recognizer(2, .ended, touch: 2),
    .state(2, .ended, touches: [2]), .action(2, .ended), .state(2, .possible), .turnOver(), .rest(),
  ]

  @Test func `a sound trace breaks no law, nor does who may recognize together`() {
    for facts in [Self.tap, Self.drag, Self.later, Self.waited, Self.moved, Self.movedAfter] {
      expectEqual(GestureLaws.violations(facts), [])
    }
    let together: [GestureFact] = [
      .recognizer(1, .began, touch: 1), .recognizer(2, .began, touch: 1),
      .state(1, .ended, touches: [1]), .state(2, .ended, touches: [1]),
    ]
    let scenery = GestureLaws.Scenery(excludes: { _, _ in false })
    expect(GestureLaws.violations(together, scenery).isEmpty)
  }

  @Test func `a broken trace breaks its law, and so does a discrete recognizer that begins`() {
    for (law, facts) in Self.broken {
      let violations = GestureLaws.violations(facts)
      expect(violations.contains { $0.hasPrefix(law + ":") }, "\(law): \(facts): \(violations)")
    }
    let scenery = GestureLaws.Scenery(isDiscrete: { _ in true })
    expectLines(
      GestureLaws.violations([.state(1, .began)], scenery), "transition: 1: possible -> began")
  }
}
