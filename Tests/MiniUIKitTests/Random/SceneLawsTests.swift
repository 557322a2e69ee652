import MiniUIKit
import TestKit
import Testing

@testable import RandomScenes

/// The checkers of touches and of controls find what is wrong in facts that are broken on purpose.
@Suite(.provedOnce(.engine)) struct SceneLawsTests {
  private typealias Sight = TouchLaws.Sight

  private func violations(_ events: [[TouchLaws.Sight]], hits: Int = 1) -> [String] {
    var laws = TouchLaws()
    for _ in 0..<hits { laws.readHit() }
    for event in events { laws.read(event) }
    laws.readRest()
    return laws.violations
  }

  @Test func `a touch has one beginning, one end and one hit test, and is in every event`() {
    let phases: [UITouch.Phase] = [.began, .moved, .ended]
    expectEqual(violations(phases.map { [Sight(touch: 1, phase: $0)] }), [])
    let began = Sight(touch: 1, phase: .began)
    let ended = Sight(touch: 1, phase: .ended)
    expect(violations([[began], [began], [ended]]).contains("touch: 1 begins again"))
    expectLines(violations([[ended]], hits: 0), "touch: 1 is ended and not alive")
    expectLines(violations([[began]]), "at rest: touches [1] have no end")
    let other = [Sight(touch: 2, phase: .began, isHit: false)]
    expect(violations([[began], other, [ended]]).contains { $0.hasSuffix("(EV-3)") })
    let idle = violations([[began], [Sight(touch: 1, phase: .stationary)], [ended]])
    expectLines(idle, "event: one in which nothing happens")
    let life = [[began], [ended]]
    expectLines(violations(life, hits: 2), "hit test: 2 hits for 1 touches")
    expectLines(violations(life, hits: 0), "hit test: 0 hits for 1 touches")
  }

  private func violations(_ facts: [ControlLaws.Fact]) -> [String] {
    var laws = ControlLaws()
    for fact in facts { laws.read(fact) }
    return laws.violations
  }

  @Test func `what a control begins it ends, and it ends nothing else`() {
    let rest = ControlLaws.Fact.rest(1, isTracking: false, isHighlighted: false)
    expectEqual(
      violations([
        .event(1, .touchDown), .event(1, .touchDragInside), .event(1, .touchCancel), rest,
      ]), [])
    expectEqual(violations([.event(1, .touchDown), .stopped(1), rest]), [])
    expectEqual(violations([.editing(1, true), .editing(1, false)]), [])
    let broken: [[ControlLaws.Fact]] = [
      [.event(1, .touchUpInside)], [.event(1, .touchDragExit)],
      [.event(1, .touchDown), .event(1, .touchDown)],
      [.event(1, .touchDown), .event(1, .touchCancel), .event(1, .touchUpInside)],
      [.event(1, .touchDown), rest], [.rest(1, isTracking: true, isHighlighted: false)],
      [.editing(1, true), .editing(1, true)], [.editing(1, false)],
    ]
    for facts in broken { expectEqual(violations(facts).count, 1, "\(facts)") }
  }
}
