import Testing

@testable import RandomScenes

/// Whatever an app does at whatever moment it is called: nothing traps, no touch loses its end, no
/// law is broken, and everything is freed.
struct ReentrancyTableTests {
  /// The act of the script in which the app is first called at each moment.
  private static let acts: [Moment: Int] = {
    let scene = FullScene(nil, Census())
    scene.play()
    return scene.acts
  }()

  @Test func `the script calls the app at every moment there is, and breaks no law`() {
    let census = Census()
    do {
      let scene = FullScene(nil, census)
      scene.play()
      #expect(scene.violations == [])
      #expect(Moment.allCases.filter { scene.acts[$0] == nil } == [])
      #expect(scene.counts["ended", default: 0] > 5)
      #expect(census.made > 80)
    }
    #expect(census.alive == [])
  }

  @Test(arguments: Moment.allCases)
  func `EV-17 no deed at any moment traps, or loses the end of a touch`(moment: Moment) throws {
    let act = try #require(Self.acts[moment])
    for deed in Deed.allCases {
      let census = Census()
      do {
        let scene = FullScene((moment, deed), census)
        scene.play(act: act)
        #expect(scene.violations == [], "\(deed) in \(moment)")
        #expect(scene.counts["deed \(deed)", default: 0] > 0, "\(deed) in \(moment)")
      }
      #expect(census.alive == [], "\(deed) in \(moment)")
    }
  }
}
