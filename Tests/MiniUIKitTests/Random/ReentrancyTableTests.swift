import TestKit
import Testing

@testable import RandomScenes

/// Whatever an app does at whatever moment it is called: nothing traps, no touch loses its end, no
/// law is broken, and everything is freed.
@Suite(.provedOnce(.engine)) struct ReentrancyTableTests {
  /// The act of the script in which the app is first called at each moment.
  private static let acts: [Moment: Int] = {
    var acts: [Moment: Int] = [:]
    for act in 0..<FullScene.actCount {
      let scene = FullScene(nil, Census())
      scene.play(act: act)
      for moment in scene.moments { acts[moment] = min(act, acts[moment] ?? act) }
    }
    return acts
  }()

  @Test func `the script calls the app at every moment there is, and breaks no law by itself`() {
    expectEqual(Moment.allCases.filter { Self.acts[$0] == nil }, [])
    for act in 0..<FullScene.actCount {
      let census = Census()
      do {
        let scene = FullScene(nil, census)
        scene.play(act: act)
        expectEqual(scene.violations, [], "act \(act)")
        expect(!scene.moments.isEmpty, "act \(act)")
        #expect(census.made > scene.views.count + scene.recognizers.count)
      }
      expectEqual(census.alive, [], "act \(act)")
    }
  }

  @Test(arguments: Moment.allCases)
  func `EV-17 no side effect of a callback traps, or loses the end of a touch`(moment: Moment)
    throws
  {
    let act = try #require(Self.acts[moment])
    for effect in SideEffect.allCases {
      let census = Census()
      do {
        let scene = FullScene((moment, effect), census)
        scene.play(act: act)
        expectEqual(scene.violations, [], "\(effect) in \(moment)")
        #expect(scene.counts["sideEffect \(effect)", default: 0] > 0, "\(effect) in \(moment)")
      }
      expectEqual(census.alive, [], "\(effect) in \(moment)")
    }
  }
}
