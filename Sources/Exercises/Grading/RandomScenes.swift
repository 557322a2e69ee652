/// Runs a part of a grader once for each seed.
///
/// A wrong answer with a name must be caught before these, in a scene that explains it. A scene that
/// fails is made smaller, as long as it fails, before it is told: see `Shrinking`.
///
/// - Parameters:
///   - seeds: The seeds.
///   - body: Grades one scene; its name, which holds the seed, begins the scene's description.
/// - Throws: What the body throws.
public func randomScenes(
  _ seeds: ClosedRange<UInt64> = 1...50,
  _ body: (_ scene: String, _ random: inout SceneRandom) throws -> Void
) throws {
  func grade(_ name: String, _ random: inout SceneRandom) throws {
    try playing(name) { try body(name, &random) }
  }
  if let (_, choices) = play.replayed {
    guard let choices, seeds.contains(choices.seed) else { return }
    var random = SceneRandom(choosing: choices.values)
    return try grade("\(randomScene) \(choices.seed)\(smaller)", &random)
  }
  for seed in seeds {
    var random = SceneRandom(seed: seed)
    do { try grade("\(randomScene) \(seed)", &random) } catch {
      let name = "\(randomScene) \(seed)\(smaller)"
      var shrinking = Shrinking(random.choices)
      shrinking.run { values in
        var random = SceneRandom(choosing: values)
        do { try body(name, &random) } catch { return random.choices }
        return nil
      }
      // Played a last time under its own name: what is thrown, and recorded, is the smallest scene.
      let values = shrinking.choices.map(\.value)
      play.failsAgain(with: Play.Choices(seed: seed, values: values))
      var smallest = SceneRandom(choosing: values)
      try grade(name, &smallest)
      throw error
    }
  }
}

/// How the name of every seeded scene begins.
let randomScene = "Random scene"
private let smaller = ", made smaller"
