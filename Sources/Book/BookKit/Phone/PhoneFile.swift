import MiniUIKit
package import Stage

/// An experiment as one Swift file for an iOS app.
///
/// There were two ways to make it. The built scene can be read off its objects: then it is what the
/// reader's parameters have made of it, and it reads like a scene, not like the book's machinery; but
/// an object does not tell what its class overrides. The experiments' source can be copied: then all
/// overrides are there, but wrapped in scripts, parameters and tables, of which a phone knows nothing.
/// So each part is taken from where it is whole: views, recognizers and their relations from the
/// objects (`SceneWriter`), the experiment's own classes from the source (`ChapterSource`), with the
/// few changes that UIKit asks for (`ForUIKit`). What fingers do becomes words for the reader, and
/// what the script changes between two of its steps becomes a statement with its time.
///
/// A class that makes its own screen, in an initializer or in `viewDidLoad`, is copied and left to do
/// so; only the classes of the views that it makes are exchanged for those that log.
///
/// One thing gets lost, and is why some experiments stay: a call that the script makes itself leaves
/// no object behind. Where no finger touches the scene, there is nothing to write down. For the same
/// reason a call between two touches is in the file only as far as it has changed something that can
/// be read off the objects.
package struct PhoneFile {
  /// The kinds of the trace that a phone can show with public methods alone.
  package static let order = [
    "hitTest", "point", "touch", "gesture", "action", "control", "scroll", "row", "responder",
    "motion",
  ]

  /// The file, line by line.
  package let lines: [String]
  /// The lines that the model expects in the log, in order, with the time since the first finger.
  package let expected: [TraceLine]
  /// The objects that the log names.
  package let names: Set<String>
  /// The kinds of lines that the scene wants to have.
  package let kinds: Set<String>

  /// Writes an experiment down.
  ///
  /// - Parameters:
  ///   - experiment: The experiment.
  ///   - settings: What the reader varied.
  ///   - source: The source of its chapter.
  ///   - command: The command that asks for it.
  /// - Throws: `Problem` with the reason, if it cannot leave the book.
  package init(
    of experiment: Experiment, _ settings: Settings = Settings(), source: ChapterSource,
    command: String
  ) throws(Problem) {
    var wanted = Set(Self.order)
    if !experiment.kinds.isEmpty {
      wanted = wanted.intersection(Set(experiment.kinds).union(["touch", "gesture", "action"]))
    }
    let writer = SceneWriter(source: source, logsControls: wanted.contains("control"))
    let watch = ScriptWatch(writer)
    let run: Run
    do {
      run = try experiment.run(settings) { watch.follow($0) }
    } catch {
      throw Problem("\(experiment.id) cannot be played: \(error.description)")
    }
    watch.finish(run.stage)
    if let reason = Self.reason(for: run) ?? watch.problem?.message {
      throw Problem("\(experiment.id) cannot leave the book: \(reason)")
    }
    if !writer.logsRows { wanted.remove("row") }
    if !writer.logsScrolling && !writer.logsRows { wanted.remove("scroll") }
    let scene = watch.lines(
      touch: run.stage.recording.touches.first, command: command,
      kinds: Self.order.filter { wanted.contains($0) })
    let main = Self.main(writer.application)
    let own = OwnClasses(
      source: source, writer: writer, scene: (scene + main).joined(separator: "\n"), kinds: wanted)
    let head = PhoneHead(run: run, kinds: wanted, names: writer.namesInTrace, command: command)
    var all = head.lines
    all += ["import UIKit", ""] + main + [""] + scene
    if !own.lines.isEmpty {
      all += ["", "// MARK: - The experiment's own classes", ""] + own.lines
    }
    lines = all
    expected = head.allExpected
    (names, kinds) = (writer.namesInTrace, wanted)
  }

  /// Why a run cannot be done on a phone; nil if it can.
  private static func reason(for run: Run) -> String? {
    let (recording, phone) = (run.stage.recording, run.stage.phone)
    func has(_ kind: String) -> Bool { run.lines.contains { $0.kind == kind } }
    if !phone.isApplicationInFront { return "no app is in front in it, so none could show its log" }
    if has("press") || has("remote") {
      return "it presses buttons of the hardware, and a finger on the screen cannot"
    }
    if phone.application.windowScene.windows.contains(where: { hostsPieces($0) }) {
      return "its screen is made with our model of SwiftUI, which is no SwiftUI that compiles"
    }
    if SceneWriter.property("keyboardObservers", of: phone.application)
      .map({ !Mirror(reflecting: $0).children.isEmpty }) ?? false
    {
      return "its script follows the keyboard by a call of our own, which UIKit does not have"
    }
    if phone.application.windowScene.windows.contains(where: { isAnimated($0) }) {
      return "its script animates a view by a call of our own, which UIKit does not have"
    }
    if !recording.touches.isEmpty || has("motion") { return nil }
    return run.lines.isEmpty
      ? "it prints tables, and has no scene to touch"
      : "no finger touches its scene; the script itself calls what happens in it"
  }

  /// Whether a view shows pieces, or one in it does.
  private static func hostsPieces(_ view: UIView) -> Bool {
    String(describing: type(of: view)) == "HostingView"
      || view.subviews.contains(where: hostsPieces)
  }

  /// Whether a view is still being animated, or one in it is.
  private static func isAnimated(_ view: UIView) -> Bool {
    let animation = SceneWriter.property("animation", of: view)
    return animation.map { !Mirror(reflecting: $0).children.isEmpty } ?? false
      || view.subviews.contains(where: isAnimated)
  }

  /// What starts the app.
  ///
  /// - Parameter application: The class of its application, if it is one of the experiment's own.
  /// - Returns: The lines.
  private static func main(_ application: String?) -> [String] {
    [
      "@main enum Main {",
      "  @MainActor static func main() { start(\(application ?? "UIApplication").self) }", "}",
    ]
  }
}
