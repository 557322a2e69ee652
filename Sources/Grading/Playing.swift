/// The innermost scene that is being played; one process grades one answer after the other.
nonisolated(unsafe) private var current = ""

/// Plays a part of a grader under a scene's name, so that a crash in it can name the scene.
///
/// Scenes may lie in each other; after the inner one the outer one goes on.
///
/// - Parameters:
///   - scene: The scene and the touch, as messages name them.
///   - play: What is played.
/// - Returns: What was played returns.
/// - Throws: What was played throws.
public func playing<Result>(_ scene: String, _ play: () throws -> Result) rethrows -> Result {
  let outer = current
  current = scene
  announce(scene: scene)
  defer {
    current = outer
    announce(scene: outer)
  }
  return try play()
}
