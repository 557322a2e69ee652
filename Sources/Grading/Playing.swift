/// The scene that was announced last; one process grades one answer after the other.
nonisolated(unsafe) private var announced = ""
/// The innermost scene that is being played; empty between the scenes.
nonisolated(unsafe) private var current = ""

/// Whether a scene was announced since the grader began.
var isAnnounced: Bool { !announced.isEmpty }

/// Begins with another answer: no scene has been played yet.
func forgetScenes() {
  current = ""
  say("")
}

/// Plays a part of a grader under a scene's name, so that a crash in it can name the scene.
///
/// Scenes may lie in each other; after the inner one the outer one goes on. What a grader does
/// between two scenes belongs to the one before: `A tap on A, and then …`.
///
/// - Parameters:
///   - scene: The scene and the touch, as messages name them.
///   - play: What is played.
/// - Throws: What was played throws.
public func playing(_ scene: String, _ play: () throws -> Void) rethrows {
  try making(scene, play)
}

/// Makes something under a scene's name, such as the answer that the next scenes share.
///
/// - Parameters:
///   - scene: The scene, as in `The screen is built`.
///   - make: Makes it.
/// - Returns: What was made.
/// - Throws: What making it threw.
public func making<Thing>(_ scene: String, _ make: () throws -> Thing) rethrows -> Thing {
  let outer = current
  current = scene
  say(scene)
  defer {
    current = outer
    say(outer.isEmpty ? "\(scene), and then …" : outer)
  }
  return try make()
}

private func say(_ scene: String) {
  announced = scene
  announce(scene: scene)
}
