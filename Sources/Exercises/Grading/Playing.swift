import MiniUIKit
import Stage

/// What is played here: one answer in one scene after the other.
var play: Play { Play.current }

/// The scenes of one answer, and what was recorded in the latest.
final class Play: @unchecked Sendable {
  /// A process grades one answer at a time; tests, which run side by side, have each their own.
  @TaskLocal static var current = Play()

  /// The innermost scene that is being played; empty between the scenes.
  fileprivate(set) var scene = ""
  /// The scene that was announced last.
  fileprivate(set) var announced = ""
  /// How often each scene was announced.
  private(set) var scenes: [String: Int] = [:]
  /// The innermost scene in which something was thrown first, and which one of that name it was.
  private(set) var failed: Place?
  /// The random choices of the scene that failed; nil if it was not a random one.
  private(set) var choices: Choices?
  /// What happened on the stages that were made in the scene, in their order.
  private(set) var recordings: [Recording] = []
  /// The outermost views that were placed in the scene.
  private(set) var placed: [UIView] = []
  /// How many lines each recording had when the check failed, or when the scene that is played once
  /// more had come to the same check; nil until then.
  private(set) var cuts: [Int]?
  /// Whether what is recorded belongs to the engine, with which an answer is compared.
  fileprivate var isComparing = false
  /// The scene that is played once more with our answer; nothing is recorded after it.
  private(set) var replayed: (place: Place, choices: Choices?)?
  private var isOver = false
  /// Whether an answer is being graded; tests that grade none make stages as well.
  private var hasBegun = false

  /// One scene among those of the same name.
  struct Place: Equatable {
    let scene: String
    let number: Int
  }

  /// The random choices that make a scene once more.
  struct Choices {
    let seed: UInt64
    let values: [Int]
  }

  /// Whether a scene was announced since the grader began.
  var isAnnounced: Bool { !announced.isEmpty }

  /// Begins with another answer: no scene has been played yet.
  ///
  /// - Parameter replayed: The scene to play once more, with its random choices; nil for all.
  func begin(replaying replayed: (place: Place, choices: Choices?)? = nil) {
    (scene, announced, scenes, failed, choices) = ("", "", [:], nil, nil)
    (recordings, placed, isOver, hasBegun) = ([], [], false, true)
    (cuts, isComparing) = (nil, false)
    self.replayed = replayed
    announce(scene: "")
    _ = Self.notesStages
  }

  /// Sees to it, once in a process, that stages are noted wherever an answer is being graded.
  private static let notesStages: Void = { Stage.onInit = { play.record($0.recording) } }()

  /// A scene begins; what was recorded before one that lies in no other belongs to another one.
  fileprivate func begin(_ scene: String) -> Place {
    if self.scene.isEmpty, !isOver { (recordings, placed) = ([], []) }
    self.scene = scene
    let number = (scenes[scene] ?? 0) + 1
    scenes[scene] = number
    return Place(scene: scene, number: number)
  }

  fileprivate func end(_ place: Place, in outer: String) {
    scene = outer
    guard let replayed, replayed.place.scene == place.scene else { return }
    guard replayed.choices != nil || replayed.place == place, !isOver else { return }
    (isOver, cuts) = (true, recordings.map(\.lines.count))
  }

  /// The innermost scene fails first, while all that it was played on is still there.
  fileprivate func fail(in place: Place) {
    guard failed == nil, !isOver else { return }
    (failed, cuts) = (place, recordings.map(\.lines.count))
  }

  /// Whether a scene is played once more, and has come to the check that failed.
  var hasReplayed: Bool { replayed != nil && isOver }

  /// The scene that failed is played again, with other random choices.
  func failsAgain(with choices: Choices) {
    (failed, cuts, self.choices) = (nil, nil, choices)
  }

  /// Works out what is right; what happens on stages that are made for that is not the answer's.
  func comparing<Right>(_ work: () throws -> Right) rethrows -> Right {
    let outer = isComparing
    isComparing = true
    defer { isComparing = outer }
    return try work()
  }

  /// Notes a view of the scene that lies in no other.
  func note(_ view: UIView) {
    if hasBegun, !isOver, !isComparing { placed.append(view) }
  }

  private func record(_ recording: Recording) {
    if hasBegun, !isOver, !isComparing { recordings.append(recording) }
  }
}

/// Plays a part of a grader under a scene's name, so that a crash in it can name the scene.
///
/// Scenes may lie in each other; after the inner one the outer one goes on. What a grader does
/// between two scenes belongs to the one before: `A tap on A, and then …`.
///
/// - Parameters:
///   - scene: The scene and the touch, as messages name them.
///   - script: What is played.
/// - Throws: What was played throws.
public func playing(_ scene: String, _ script: () throws -> Void) rethrows {
  try making(scene, script)
}

/// Makes something under a scene's name, such as the answer that the next scenes share.
///
/// - Parameters:
///   - scene: The scene, as in `The screen is built`.
///   - make: Makes it.
/// - Returns: What was made.
/// - Throws: What making it threw.
public func making<Thing>(_ scene: String, _ make: () throws -> Thing) rethrows -> Thing {
  let outer = play.scene
  let place = play.begin(scene)
  say(scene)
  defer {
    play.end(place, in: outer)
    say(outer.isEmpty ? "\(scene), and then …" : outer)
  }
  do { return try make() } catch {
    play.fail(in: place)
    throw error
  }
}

private func say(_ scene: String) {
  play.announced = scene
  announce(scene: scene)
}
