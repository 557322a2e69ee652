import MiniUIKit
import Stage

// A reader's own scene: what a page that builds one asks.

extension LivePage {
  /// Reads a scene; if that can be done, it is the one that `film own` opens from now on.
  ///
  /// - Parameter text: Its lines.
  /// - Returns: What a page shows of it besides its run, as JSON; else a sentence that begins with
  ///   `No: `, and the scene before stays.
  func build(_ text: String) -> String {
    do throws(OwnSceneProblem) {
      let scene = try SceneReader.read(text)
      guard let stage = Self.standing(scene) else { return "No: that cannot be built." }
      own = scene
      return JSON.object([
        ("takesTime", scene.takesTime ? "true" : "false"),
        ("touch", Self.point(scene.touch ?? .zero)),
        ("engine", JSON.text(SceneCode.text(scene, isApp: false))),
        ("app", JSON.text(SceneCode.text(scene, isApp: true))),
        ("areas", JSON.array(stage.hitAreas.map { Self.facts(of: $0, in: scene) })),
      ])
    } catch {
      return "No: " + error.description
    }
  }

  /// A part of the screen with the view that a finger hits there, and the family of its colour.
  private static func facts(
    of area: (name: String?, frame: CGRect), in scene: OwnScene
  ) -> String {
    let (frame, color) = (area.frame, scene.views.first { $0.name == area.name }?.color?.color)
    return JSON.array([
      JSON.text(area.name), JSON.text(ColorFamily(color).rawValue),
      numbers([frame.minX, frame.minY, frame.width, frame.height]),
    ])
  }

  /// Why each view of the scene that is built is not hit at a point, as JSON.
  func why(_ words: [String]) -> String {
    let numbers = words.compactMap { SceneWords.number(ArraySlice(Array($0.utf8))) }
    guard numbers.count == 2, let own, let stage = Self.standing(own) else {
      return "No: nothing is built."
    }
    let point = CGPoint(x: numbers[0], y: numbers[1])
    return JSON.array(stage.reasons(at: point).map { JSON.texts([$0.name, $0.reason]) })
  }

  /// The scene before its first finger.
  private static func standing(_ scene: OwnScene) -> Stage? {
    do throws(ScriptError) { return try LiveSession(scene.experiment).stage } catch { return nil }
  }
}
