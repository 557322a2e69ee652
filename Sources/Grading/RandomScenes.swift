// A grader needs one import: who imports Grading has the generator of its random scenes as well.
@_exported public import SeededRandom

/// Runs a part of a grader once for each seed.
///
/// A wrong answer with a name must be caught before these, in a scene that explains it.
///
/// - Parameters:
///   - seeds: The seeds.
///   - body: Grades one scene; its name, which holds the seed, begins the scene's description.
/// - Throws: What the body throws.
public func randomScenes(
  _ seeds: ClosedRange<UInt64> = 1...50,
  _ body: (_ scene: String, _ random: inout SplitMix) throws -> Void
) rethrows {
  for seed in seeds {
    var random = SplitMix(seed: seed)
    let scene = "\(randomScene) \(seed)"
    try playing(scene) { try body(scene, &random) }
  }
}

/// How the name of every seeded scene begins.
let randomScene = "Random scene"
