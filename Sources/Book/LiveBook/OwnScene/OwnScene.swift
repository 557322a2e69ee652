import MiniUIKit
import Stage

/// A scene that a reader has described in words, a line for each view, recognizer and touch.
struct OwnScene: Sendable {
  struct View: Sendable {
    let kind: Kind
    let name: String
    let frame: CGRect
    /// The place of the view it lies in; nil for the root.
    let parent: Int?
    var color: (word: String, color: UIColor)?
    var settings: [Setting<UIView>] = []
  }

  struct Recognizer: Sendable {
    let gesture: Gesture
    /// The word for it in the trace, which has another one for two taps.
    let kind: String
    /// The place of its view; nil for the root.
    let view: Int?
    /// How the trace calls it.
    let name: String
    var settings: [Setting<UIGestureRecognizer>] = []
    var isWithOthers = false
    /// The place of the one it waits for.
    var waitsFor: Int?
  }

  /// What a finger does: where it comes down, and where it goes from there.
  struct Deed: Sendable {
    let finger: Int
    var points: [CGPoint]
    var duration = FingerPath.tapDuration
  }

  enum Step: Sendable {
    /// Fingers that come down at the same moment.
    case fingers([Deed])
    case wait(Double)
  }

  var views: [View] = []
  var recognizers: [Recognizer] = []
  var steps: [Step] = []

  /// Where the first finger comes down; nil without a finger.
  var touch: CGPoint? {
    for case .fingers(let deeds) in steps { return deeds[0].points[0] }
    return nil
  }

  /// Whether it has a part that takes its time, so that there is something to show of time.
  var takesTime: Bool {
    !recognizers.isEmpty || views.contains { $0.kind.isControl || $0.kind.word == "scroll" }
  }

  /// The scene as an experiment; its name is `own`.
  var experiment: Experiment {
    let scene = self
    return Experiment(
      "own", "Your scene",
      kinds: ["hitTest", "touch", "gesture", "delay", "wait", "control", "action", "scroll"],
      showsChain: false, touch: touch, pictures: takesTime ? [.scene, .timeline] : [.scene],
      on: { Stage(settings: $0, viewController: OwnScreen()) }
    ) { stage throws(ScriptError) in
      scene.build(on: stage)
      try scene.play(on: stage)
    }
  }

  private func build(on stage: Stage) {
    guard let screen = stage.viewController as? OwnScreen else { return }
    var made: [UIView] = []
    for view in views {
      let new = view.kind.make(view.frame)
      for setting in view.settings { setting.apply(new) }
      if view.kind.isControl, let control = new as? UIControl {
        control.addTarget(screen, action: OwnScreen.act, for: view.kind.event, name: view.name)
      }
      (view.parent.map { made[$0] } ?? stage.root).addSubview(new)
      made.append(dressed(new, view.name, view.color?.color))
    }
    let all = recognizers.map { $0.gesture.make() }
    for (new, recognizer) in zip(all, recognizers) {
      for setting in recognizer.settings { setting.apply(new) }
      if recognizer.isWithOthers { new.delegate = screen }
      if let other = recognizer.waitsFor { new.require(toFail: all[other]) }
      new.addTarget(screen, action: OwnScreen.act, name: recognizer.name)
      (recognizer.view.map { made[$0] } ?? stage.root).addGestureRecognizer(new)
    }
  }

  /// Moves the fingers; all of them as far as the first one's touch is from where the text has it.
  private func play(on stage: Stage) throws(ScriptError) {
    let text = touch ?? .zero
    let way = CGPoint(x: stage.touch.x - text.x, y: stage.touch.y - text.y)
    for step in steps {
      switch step {
      case .wait(let pause): try stage.wait(pause)
      case .fingers(let deeds):
        try stage.play(
          deeds.map { deed in
            let points = deed.points.map { CGPoint(x: $0.x + way.x, y: $0.y + way.y) }
            let path: FingerPath =
              points.count == 1
              ? .press(at: points[0], for: deed.duration)
              : .drag(through: points, over: deed.duration)
            return (finger: deed.finger, path: path)
          })
      }
    }
  }
}

/// What is wrong with a reader's words: one sentence, and the line it is about.
struct OwnSceneProblem: Error {
  let line: Int
  let words: String
  var description: String { "Line " + String(line) + ": " + words }
}

/// The controller that hears the actions of a reader's scene; as a delegate it allows two gestures.
private final class OwnScreen: UIViewController, UIGestureRecognizerDelegate {
  func act() {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
